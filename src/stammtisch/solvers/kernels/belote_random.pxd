# Types of belote_random.py.
cimport cython
from stammtisch.solvers.kernels.belote cimport LAST_TRICK_WORTH, Rules
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, pop

cdef long long LOW_BITS


@cython.final
cdef class RandomDeals:
    cdef Rules rules
    cdef long long random
    cdef int pack[32]
    cdef readonly long long hands[4]
    cdef long long left[4]
    cdef readonly int order[32]

    @cython.locals(total=cython.longlong, left=cython.longlong)
    cpdef long long play(self, long long deals)
    @cython.locals(x=cython.longlong)
    cdef int below(self, int bound) noexcept nogil
    cdef void _deal(self) noexcept nogil
    @cython.locals(total=cython.int, leader=cython.int, winner=cython.int, trick=cython.int)
    cdef int _play(self) noexcept nogil
    @cython.locals(lead=cython.int, winning=cython.int, winner=cython.int, place=cython.int, seat=cython.int, card=cython.int)
    cdef int _play_trick(self, int leader, int start) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int _take(self, int seat, long long legal) noexcept nogil
    @cython.locals(total=cython.int, place=cython.int)
    cdef int _trick_worth(self, int start) noexcept nogil

cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, pop
from stammtisch.solvers.kernels.skat cimport beaters_of, card_points, legal

cdef class RandomDeals:
    cdef long long number
    cdef int pack[32]
    cdef long long hand[3]
    cdef int mode
    cdef int leader
    cdef int first
    cdef int second
    cdef int third

    @cython.locals(taken=cython.longlong)
    cpdef long long play(self, long long deals)
    @cython.locals(taken=cython.longlong)
    cdef long long _play(self, long long deals) noexcept nogil
    @cython.locals(seat=cython.int, kind=cython.int)
    cdef void _deal(self) noexcept nogil
    @cython.locals(last=cython.int, place=cython.int, card=cython.int)
    cdef void _shuffle(self) noexcept nogil
    @cython.locals(cards=cython.longlong, place=cython.int)
    cdef long long _cards(self, int start) noexcept nogil
    @cython.locals(seat=cython.int, taker=cython.int, beaters=cython.longlong)
    cdef int _trick(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int _choose(self, int seat, long long cards) noexcept nogil
    cdef long long _below(self, long long limit) noexcept nogil

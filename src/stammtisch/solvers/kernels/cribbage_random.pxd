cimport cython
from stammtisch.solvers.kernels.cribbage cimport Pegging, show_score

cdef long long LOW_32_BITS

cdef class Lots:
    cdef long long state
    @cython.locals(lot=cython.longlong)
    cdef int below(self, int number) noexcept nogil
    @cython.locals(place=cython.int, other=cython.int, card=cython.int)
    cdef void shuffle(self, int* deck, int number) noexcept nogil

cdef class Playout(Pegging):
    cdef Lots lots
    cdef int deck[52]
    cdef int plays[32]
    cdef int played
    cdef int scores[2]
    @cython.locals(deals=cython.long)
    cpdef long games(self, long number, int target)
    @cython.locals(deals=cython.long, dealer=cython.int, _=cython.long)
    cdef long _games(self, long number, int target) noexcept nogil
    cpdef tuple trace(self)
    cpdef void set_scores(self, int first, int second)
    cpdef int deal(self, int dealer, int target)
    @cython.locals(deck=cython.p_int, starter=cython.int)
    cdef int _deal(self, int dealer, int target) noexcept nogil
    cdef int _peg(self, int seat, int score, int target) noexcept nogil
    @cython.locals(place=cython.int, seat=cython.int, score=cython.int)
    cdef int _play(self, int dealer, int target) noexcept nogil
    @cython.locals(number=cython.int, place=cython.int, lot=cython.int)
    cdef int _draw(self, int seat) noexcept nogil

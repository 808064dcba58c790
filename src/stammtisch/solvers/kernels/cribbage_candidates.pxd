cimport cython
from stammtisch.solvers.kernels.cribbage cimport BIT, VALUE, appeal, rank_score
from stammtisch.solvers.kernels.cribbage_beliefs cimport Beliefs

cdef class Candidates(Beliefs):
    cdef int their_left, number
    cdef int hands[7280]
    cdef int used[1820]
    cdef int shows[1820]
    cdef double weights[1820]
    cdef int series[24]
    cdef int first, end, count
    cdef int known[13]
    cdef double appeals[26]

    cpdef void draw_up(self, int role, int starter, list played)
    @cython.locals(place=cython.int, a=cython.int, b=cython.int, c=cython.int, d=cython.int, weight=cython.double)
    cdef void _draw_up(self, int role, int starter)
    @cython.locals(at=cython.int)
    cdef void _add_hand(self, int a, int b, int c, int d, double weight, int show) noexcept nogil
    cpdef void lay_mine(self, int rank)
    @cython.locals(kept=cython.int, hand=cython.int, place=cython.int, best=cython.int)
    cpdef void lay_theirs(self, int rank, int my_cards, double doubt)
    @cython.locals(kept=cython.int, hand=cython.int)
    cpdef void cannot(self)
    cpdef void reset(self)
    @cython.locals(place=cython.int)
    cdef void _move(self, int hand, int to) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int _place_of(self, int hand, int rank) noexcept nogil
    cdef void _push(self, int rank) noexcept nogil
    cdef void _pop(self, int count) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int _their_fit(self, int hand) noexcept nogil
    @cython.locals(answer=cython.int)
    cdef int _fresh_answer(self, int hand, int my_cards) noexcept nogil
    @cython.locals(best=cython.int, highest=cython.double, held=cython.int, place=cython.int, rank=cython.int,
                   twice=cython.int, second=cython.int, worth=cython.double)
    cdef int _most_attractive(self, int hand, int my_cards) noexcept nogil

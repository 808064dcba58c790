cimport cython
from stammtisch.solvers.kernels.cribbage cimport BIT, VALUE, play_score
from stammtisch.solvers.kernels.cribbage_candidates cimport Candidates

cdef int TARGET, MOST

cdef class BeliefPegging(Candidates):
    cdef int own[4]
    cdef int own_left, own_show, role
    cdef double after_hands[14641]
    cdef int groups[29120]
    cdef int places[29120]
    cdef int chosen[29120]
    cdef int begins[240]
    cdef int sizes[15]
    cdef int fill[15]
    cdef double reply_chance, reply_mean

    cpdef int begin(self, int role, list own, int show, int starter, list played)
    @cython.locals(own=cython.int, other=cython.int)
    cpdef void set_goal(self, int crib_low, int crib_high, int starter, int nobs, int mine, int theirs)
    @cython.locals(chance=cython.double, score=cython.int, likely=cython.double)
    cdef double _after_crib(self, int mine, int theirs) noexcept nogil
    cpdef list weigh(self, int gone, int mine, int theirs)
    @cython.locals(count=cython.int, score=cython.int)
    cdef int _score_with(self, int rank) noexcept nogil
    @cython.locals(whole=cython.double, chance=cython.double)
    cdef double _root(self, int place, int gone, int mine, int theirs)
    @cython.locals(whole=cython.double, at=cython.int)
    cdef double _whole(self, int depth, int low, int high, int fresh) noexcept nogil
    @cython.locals(rank=cython.int, count=cython.int, likely=cython.double, mean=cython.double, whole=cython.double,
                   hand=cython.int, best=cython.int, other=cython.int, card=cython.int, score=cython.int)
    cdef void _look_at_replies(self, int place, int gone) noexcept nogil
    cdef int _is_new(self, int place) noexcept nogil
    @cython.locals(best=cython.double, place=cython.int, value=cython.double)
    cdef double _choose(self, int depth, int low, int high, int gone, int mine, int theirs) noexcept nogil
    @cython.locals(count=cython.int, score=cython.int, value=cython.double)
    cdef double _lay(self, int place, int depth, int low, int high, int gone, int mine, int theirs) noexcept nogil
    cdef double _go_on(self, int depth, int low, int high, int last, int gone, int mine, int theirs) noexcept nogil
    @cython.locals(count=cython.int, first=cython.int, value=cython.double)
    cdef double _new_series(self, int depth, int low, int high, int last, int mine, int theirs) noexcept nogil
    @cython.locals(total=cython.double, own=cython.int, at=cython.int, hand=cython.int, other=cython.int)
    cdef double _show(self, int depth, int low, int high, int mine, int theirs) noexcept nogil
    @cython.locals(my_cards=cython.int, place=cython.int, answer=cython.int,
                   at=cython.int, hand=cython.int, start=cython.int)
    cdef double _answer(self, int depth, int low, int high, int last, int gone, int mine, int theirs) noexcept nogil
    @cython.locals(total=cython.double, count=cython.int, rank=cython.int, low=cython.int, high=cython.int,
                   score=cython.int)
    cdef double _each_answer(self, int depth, int last, int gone, int mine, int theirs) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void _mark(self, int depth, int low, int high) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int _own_fit(self) noexcept nogil

cimport cython
from stammtisch.solvers.kernels.cribbage cimport appeal, play_score, rank_score
from stammtisch.solvers.kernels.cribbage_beliefs cimport Beliefs

cdef int VALUE[13]
cdef int BIT[4]
cdef int TARGET, MOST

cdef class BeliefPegging(Beliefs):
    cdef int own[4]
    cdef int own_left, own_show, their_left, role, number
    cdef int hands[7280]
    cdef int used[1820]
    cdef int shows[1820]
    cdef double weights[1820]
    cdef double after_hands[14641]
    cdef int series[24]
    cdef int first, end, count
    cdef int groups[29120]
    cdef int places[29120]
    cdef int chosen[29120]
    cdef int begins[240]
    cdef int sizes[15]
    cdef int fill[15]
    cdef int known[13]
    cdef double appeals[26]
    cdef double reply_chance, reply_mean

    cpdef int begin(self, int role, list own, int show, int starter, list played)
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
    @cython.locals(place=cython.int)
    cdef int _their_fit(self, int hand) noexcept nogil
    @cython.locals(answer=cython.int)
    cdef int _fresh_answer(self, int hand, int my_cards) noexcept nogil
    @cython.locals(best=cython.int, highest=cython.double, held=cython.int, place=cython.int, rank=cython.int,
                   twice=cython.int, second=cython.int, worth=cython.double)
    cdef int _most_attractive(self, int hand, int my_cards) noexcept nogil

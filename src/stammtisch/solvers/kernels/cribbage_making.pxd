cimport cython
from stammtisch.solvers.kernels.cribbage cimport Pegging, rank_score, show_score
from stammtisch.solvers.kernels.cribbage_beliefs cimport number_of_four, number_of_two
from stammtisch.solvers.kernels.cribbage_random cimport Lots

cdef int WAYS[5]
cdef int TARGET, JACK

@cython.locals(number=cython.int, place=cython.int, rank=cython.int, ways=cython.int, step=cython.int)
cdef int number_of_six(int* ranks, int first) noexcept nogil

cdef class Making:
    cdef Lots lots
    cdef Pegging pegging
    cdef int deck[52]
    cdef double kept[3640]
    cdef double thrown[182]
    cdef double answers[91]
    cdef unsigned char choices[37128]
    cdef double means[3640]
    cdef double pegs[116480]
    cdef double wins[14641]
    cdef int steps[64]
    cdef int record[800000]
    cdef int recorded
    cdef int length
    cdef int unseen[13]
    cdef int held[6]
    cdef int cards[12]
    cdef int hand[4]
    cdef int got[2]
    cdef int fours[7280]
    cdef unsigned char crib_scores[107653]
    cdef double weights[1183]
    cdef double wholes[13]

    @cython.locals(at=cython.int, a=cython.int, b=cython.int, starter=cython.int, x=cython.int, y=cython.int)
    cdef void _fill_crib_scores(self)
    cpdef tuple tables(self)
    cpdef void respond(self, int role)
    @cython.locals(place=cython.int, whole=cython.double, number=cython.int, ways=cython.double, a=cython.int,
                   b=cython.int, c=cython.int, d=cython.int, e=cython.int, f=cython.int)
    cdef void _respond(self, int role) noexcept nogil
    @cython.locals(held=cython.p_int, rank=cython.int, place=cython.int)
    cdef void _hold(self, int a, int b, int c, int d, int e, int f) noexcept nogil
    @cython.locals(ways=cython.double, rank=cython.int)
    cdef double _ways_to_hold(self) noexcept nogil
    @cython.locals(highest=cython.double, worth=cython.double, first=cython.int, second=cython.int)
    cdef void _choose(self, int role, int number) noexcept nogil
    @cython.locals(staying=cython.int, place=cython.int)
    cdef void _stay(self, int first, int second) noexcept nogil
    @cython.locals(starter=cython.int)
    cdef void _weigh_others(self, int role) noexcept nogil
    @cython.locals(place=cython.int, whole=cython.double, weight=cython.double, x=cython.int, y=cython.int)
    cdef void _weigh_pairs(self, int role, int starter) noexcept nogil
    @cython.locals(hand=cython.p_int, low=cython.int, high=cython.int, total=cython.double, cribs=cython.double,
                   starter=cython.int, number=cython.int, place=cython.int)
    cdef double _worth(self, int role, int first, int second) noexcept nogil
    @cython.locals(scores=cython.int, weights=cython.int, total=cython.double, other=cython.int)
    cdef double _crib_mean(self, int pair, int starter) noexcept nogil
    @cython.locals(choice=cython.int, hand=cython.p_int)
    cdef void _count_choice(self, int role, int number, double ways) noexcept nogil
    @cython.locals(pone=cython.int, dealer=cython.int, place=cython.int)
    cpdef void peg(self)
    @cython.locals(at=cython.int, a=cython.int, b=cython.int, c=cython.int, d=cython.int)
    cdef void _number_hands(self) noexcept nogil
    @cython.locals(of_dealer=cython.double, of_pone=cython.double, place=cython.int, first=cython.int,
                   second=cython.int)
    cdef void _peg_against(self, int pone, int dealer) noexcept nogil
    @cython.locals(ways=cython.double, place=cython.int, rank=cython.int, before=cython.int, left=cython.int,
                   earlier=cython.int, theirs=cython.int)
    cdef double _ways_beside(self, int hand, int other) noexcept nogil
    @cython.locals(whole=cython.double, mean=cython.double, score=cython.int)
    cdef void _make_chances(self, int hand) noexcept nogil
    @cython.locals(cards=cython.p_int, place=cython.int, card=cython.int, at=cython.int, choice=cython.int,
                   second=cython.int, lower=cython.int, staying=cython.int)
    cdef void _discard(self, int role, int first) noexcept nogil
    @cython.locals(seat=cython.int, place=cython.int, score=cython.int)
    cdef void _play_out(self) noexcept nogil
    @cython.locals(newest=cython.int)
    cdef void _note(self, int seat, int score) noexcept nogil
    @cython.locals(sums=cython.int[3], place=cython.int, _=cython.int)
    cpdef tuple deal(self, int number)
    @cython.locals(cards=cython.p_int, place=cython.int, starter=cython.int)
    cdef void _deal_whole(self) noexcept nogil
    cdef void _add_show(self, int seat, int score) noexcept nogil
    @cython.locals(total=cython.int, dealer=cython.int)
    cpdef void win(self)
    @cython.locals(chance=cython.double, deals=cython.int, mine=cython.int, theirs=cython.int, place=cython.int,
                   who=cython.int)
    cdef double _chance(self, int dealer, int pone) noexcept nogil

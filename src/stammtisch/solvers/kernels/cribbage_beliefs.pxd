cimport cython
from stammtisch.solvers.kernels.cribbage cimport rank_score, show_score

cdef int CHOICES[25]
cdef int TARGET, JACK
cdef double CRIB_SUITED

cpdef int number_of_two(int a, int b) noexcept nogil
cpdef int number_of_four(int a, int b, int c, int d) noexcept nogil

cdef class Beliefs:
    cdef double kept[3640]
    cdef double thrown[182]
    cdef double pegs[116480]
    cdef double wins[14641]
    cdef int unseen[13]
    cdef int shown[13]
    cdef double hand_chances[416]
    cdef double crib_chances[40]
    cdef double theirs[96]
    cdef double ours[64]
    cdef int stay[4]
    cdef int away[2]
    cdef int held[6]
    cdef double chance, hand_mean, crib_mean
    cdef double peg_means[2]

    @cython.locals(place=cython.int)
    cpdef void load(self, list kept, list thrown, list pegs, list wins)
    cpdef void see(self, list cards)
    cpdef double win_chance(self, int mine, int theirs, int deals_next)
    @cython.locals(ways=cython.double, rank=cython.int, number=cython.int, place=cython.int, following=cython.int,
                   known=cython.int)
    cdef double _ways(self, int a, int b, int c, int d) noexcept nogil
    @cython.locals(chances=cython.p_double, first=cython.int, score=cython.int, place=cython.int, whole=cython.double, a=cython.int,
                   b=cython.int, c=cython.int, d=cython.int, weight=cython.double, jacks=cython.int,
                   nobs=cython.double)
    cdef void _guess_hands(self, int role, int starter) noexcept nogil
    @cython.locals(chances=cython.p_double, score=cython.int, place=cython.int, whole=cython.double, x=cython.int,
                   y=cython.int, ways=cython.double, weight=cython.double, nobs=cython.double)
    cdef void _guess_crib(self, int role, int low, int high, int starter) noexcept nogil
    @cython.locals(chances=cython.p_double, score=cython.int)
    cdef void _add_suits(self, int nobs, int suited) noexcept nogil
    cpdef list discards(self, list cards, int role, int mine, int theirs)
    @cython.locals(rank=cython.int)
    cdef void _guess_all_hands(self, int role)
    @cython.locals(place=cython.int, staying=cython.int)
    cdef void _set_split(self, list cards, int first, int second)
    cdef void _weigh(self, int role, int mine, int theirs)
    @cython.locals(stay=cython.p_int, low=cython.int, high=cython.int, kept=cython.int, seat=cython.int,
                   score=cython.int, starter=cython.int, suit=cython.int, nobs=cython.int, suited=cython.int,
                   hand=cython.int)
    cdef void _weigh_split(self, int role, int mine, int theirs) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int _is_held(self, int card) noexcept nogil
    cdef double _chance_after(self, int role, int kept, int hand, int starter, int mine, int theirs) noexcept nogil
    @cython.locals(chance=cython.double, score=cython.int)
    cdef double _pegged_out(self, int role, int kept, int need) noexcept nogil
    @cython.locals(shown=cython.p_double, gained=cython.p_double, score=cython.int, first=cython.int,
                   second=cython.int, out=cython.double, chance=cython.double, pegged=cython.int, part=cython.double)
    cdef double _chance_of_pone(self, int kept, int hand, int starter, int mine, int theirs) noexcept nogil
    @cython.locals(shown=cython.p_double, gained=cython.p_double, score=cython.int, first=cython.int,
                   second=cython.int, out=cython.double, chance=cython.double, pegged=cython.int, lost=cython.double,
                   likely=cython.double, total=cython.int, other=cython.int)
    cdef double _chance_of_dealer(self, int kept, int hand, int starter, int mine, int theirs) noexcept nogil

# Types of tractor.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, msb, pop

cdef int TRUMPS
cdef int LONGEST
cdef int ALL
cdef int HIGHEST_SINGLE
cdef int TWICE_CARDS
cdef int TWO_TO_CARDS
cdef int TWO_TO_PAIRS
cdef int TWO_OR_FOUR
cdef int MOST_TOPS


@cython.final
cdef class Rules:
    cdef readonly long long suits[5]
    cdef readonly long long extras, equal, fives, tens
    cdef readonly bint throws, tractor_first, whole_lead
    cdef readonly int throw_eval, kitty_mult
    cdef int suit_of[63]
    cdef int height[63]

    cpdef long long line(self, long long faces) noexcept nogil
    cpdef int highest(self, long long faces) noexcept nogil
    @cython.locals(line=cython.longlong, length=cython.int)
    cpdef int longest(self, long long pairs) noexcept nogil
    @cython.locals(line=cython.longlong, runs=cython.longlong, step=cython.int)
    cpdef long long bottoms(self, long long pairs, int length) noexcept nogil
    @cython.locals(faces=cython.longlong, number=cython.int)
    cpdef long long stretch(self, long long pairs, int bottom, int length) noexcept nogil
    cpdef long long one_of(self, long long faces, int number) noexcept nogil
    cpdef int card_points(self, long long ones, long long twos) noexcept nogil
    @cython.locals(runs=cython.longlong)
    cpdef bint beats(self, int pairs, int top, long long ones, long long twos) noexcept nogil
    @cython.locals(suit=cython.longlong, low=cython.int)
    cpdef int failing(self, long long ones, long long twos, long long other_ones, long long other_twos) noexcept nogil
    @cython.locals(left=cython.longlong, found=cython.int, length=cython.int, bottom=cython.int)
    cdef int _failing_pairs(self, long long twos, long long other_twos) noexcept nogil


@cython.final
cdef class Trick:
    cdef Rules rules
    cdef readonly int suit, count, number, singles, pairs, places
    cdef long long chosen
    cdef readonly int sizes[13]
    cdef int tops[104]
    cdef int best[4]
    cdef bint ruffs[4]
    cdef readonly long long ones[4]
    cdef readonly long long twos[4]

    cpdef void lead(self, long long ones, long long twos) noexcept nogil
    @cython.locals(left=cython.longlong, number=cython.int, length=cython.int)
    cdef void _split(self, long long ones, long long twos) noexcept nogil
    cpdef int components(self) noexcept nogil
    @cython.locals(mask=cython.longlong, held=cython.int)
    cpdef bint may_follow(self, long long hand_ones, long long hand_twos, long long ones, long long twos) noexcept nogil
    cpdef bint asks_tractors(self) noexcept nogil
    @cython.locals(length=cython.int, asked=cython.int, place=cython.int, runs=cython.longlong, taken=cython.longlong)
    cdef bint _answers(self, long long held, long long played, int index) noexcept nogil
    @cython.locals(length=cython.int)
    cdef int length_asked(self, long long held, int index) noexcept nogil
    @cython.locals(extra=cython.int, part=cython.longlong)
    cdef bint _answers_beside(self, long long held, long long played, int index, int length) noexcept nogil
    @cython.locals(place=cython.int)
    cpdef void follow(self, long long ones, long long twos) noexcept nogil
    @cython.locals(trumps=cython.longlong, led=cython.longlong, ones=cython.longlong, best=cython.int, ruffs=cython.bint)
    cdef bint _takes(self, int place) noexcept nogil
    @cython.locals(compared=cython.int, index=cython.int)
    cdef bint _higher(self, int place, int best) noexcept nogil
    @cython.locals(start=cython.int)
    cdef bint _measure(self, int place) noexcept nogil
    @cython.locals(size=cython.int, runs=cython.longlong, bottom=cython.int, taken=cython.longlong)
    cdef bint _place_pairs(self, long long pairs, int index, int start) noexcept nogil
    @cython.locals(twos=cython.longlong, ones=cython.longlong, face=cython.longlong)
    cdef void _note_singles(self, int place, int index) noexcept nogil
    cpdef int winner(self) noexcept nogil
    @cython.locals(points=cython.int, place=cython.int)
    cpdef int card_points(self) noexcept nogil
    cpdef int top(self) noexcept nogil
    cpdef int longest_component(self) noexcept nogil
    cpdef void take_back(self) noexcept nogil
    cpdef long long kitty_times(self) noexcept nogil
    cdef long long _times(self, int cards, int pairs) noexcept nogil

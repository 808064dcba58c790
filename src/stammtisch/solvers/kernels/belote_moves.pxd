# Types of belote_moves.py.
cimport cython
from stammtisch.solvers.kernels.belote cimport Rules
from stammtisch.solvers.kernels.belote_sure cimport Measure
from stammtisch.solvers.kernels.intrinsics cimport bit, msb, pop

cdef int WEIGHTS, OURS, THEIRS, OPEN, NO_CARD
cdef int LAST_CUT, CUT_BEFORE, LEAD_OURS, LEAD_OURS_WORTH, LEAD_THEIRS, LEAD_THEIRS_WORTH, LEAD_OPEN, LEAD_OPEN_WORTH
cdef int LEAD_TRUMP, LEAD_HEIGHT, LEAD_TO_PARTNER, LEAD_TO_BE_RUFFED, LEAD_LENGTH, OURS_BASE, OURS_WORTH, THEIRS_BASE
cdef int THEIRS_WORTH, WINNING, WINNING_WORTH, LOSING, LOSING_WORTH, RUFF, HEIGHT


@cython.final
cdef class Moves:
    cdef Rules rules
    cdef Measure measure
    cdef long long pairs
    cdef long long hands[4]
    cdef int cards[264]
    cdef int runs[264]
    cdef int scores[264]
    cdef int values[264]
    cdef int last_cut[33]
    cdef int cut_before[33]
    cdef public int weights[69]
    cdef int first
    cdef public bint sorts

    @cython.locals(seat=cython.int, base=cython.int)
    cdef void set_task(self, Rules rules, Measure measure, long long* hands, long long pairs)
    @cython.locals(foreign=cython.longlong, end=cython.int, fate=cython.int, card=cython.int, is_neighbour=cython.bint)
    cdef int find(self, int base, long long legal, int place, int seat, long long left, int lead, int winning, int winner) noexcept nogil
    @cython.locals(bound=cython.int, other=cython.int, margin=cython.int)
    cdef int bound_by_neighbours(self, int base, int index, bint is_theirs) noexcept nogil
    @cython.locals(ply=cython.int)
    cdef void note_cut(self, int base, int index) noexcept nogil
    cdef bint _are_neighbours(self, int higher, int card, long long foreign) noexcept nogil
    @cython.locals(index=cython.int, card=cython.int, run=cython.int, score=cython.int, other=cython.int)
    cdef void _sort(self, int base, int end) noexcept nogil

    @cython.locals(is_ours=cython.bint, next_seat=cython.int, legal=cython.longlong, can_help=cython.bint, fate=cython.int)
    cdef int _fate(self, int card, int place, int seat, long long left, int lead, int winning, int winner) noexcept nogil
    @cython.locals(second=cython.longlong, fourth=cython.longlong, by_second=cython.int, by_fourth=cython.int)
    cdef int _fate_of_lead(self, int card, int seat, long long left) noexcept nogil
    @cython.locals(beaters=cython.longlong)
    cdef int _fate_by(self, long long legal, int winning) noexcept nogil
    @cython.locals(following=cython.longlong)
    cdef bint _can_beat(self, long long hand, int lead, int winning) noexcept nogil

    @cython.locals(score=cython.int)
    cdef int _score(self, int base, int card, int fate, int place, int seat, long long left, int lead, int winning) noexcept nogil
    cdef int _weight(self, int place) noexcept nogil
    @cython.locals(worth=cython.int, suit=cython.longlong, score=cython.int, second=cython.longlong, fourth=cython.longlong)
    cdef int _score_of_lead(self, int card, int fate, int seat, long long left) noexcept nogil
    @cython.locals(worth=cython.int, score=cython.int)
    cdef int _score_of_follow(self, int card, int fate, int lead, int winning) noexcept nogil

# Types of tractor_playbook.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, msb, pop
from stammtisch.solvers.kernels.tractor cimport TRUMPS, Rules, Trick
from stammtisch.solvers.kernels.tractor_deal cimport Deal

cdef long long SURE
cdef long long WORST


@cython.final
cdef class Playbook:
    cdef Deal deal
    cdef Rules rules
    cdef Trick trick
    cdef int seat
    cdef readonly long long ones, twos
    cdef long long best_ones, best_twos, best_worth, out_ones, out_twos
    cdef int out_tops[5]
    cdef int out_counts[5]
    cdef int base[5]
    cdef long long none_of[128]
    cdef long long lead_worth, follow_worth, rank, boss, trump, trump_rank, boss_trump, pair, trump_pair, held_points
    cdef long long voiding, ruffs_single, ruffs_pair, ruffs_tractor, partner, long_suit, pair_lead, draw
    cdef long long draw_attacking, last_trump

    cdef void choose(self, int seat) noexcept nogil
    @cython.locals(ones=cython.longlong, twos=cython.longlong, suit=cython.int, mask=cython.longlong)
    cdef void look(self, int seat) noexcept nogil
    @cython.locals(suit=cython.int, void=cython.longlong, ruffs=cython.longlong)
    cdef long long holds(self, int other, int pairs, int top, bint ruffed) noexcept nogil
    cdef bint _is_void(self, int other, int suit) noexcept nogil
    cdef long long _void_chance(self, int other, int suit) noexcept nogil
    cdef long long _ruffs(self, int other, int pairs) noexcept nogil
    @cython.locals(mask=cython.longlong, above=cython.longlong)
    cdef long long _none_above(self, int suit, int pairs, int top) noexcept nogil
    @cython.locals(above=cython.longlong)
    cdef long long _above(self, long long faces, int top) noexcept nogil
    @cython.locals(number=cython.int, suit=cython.int, height=cython.int, worth=cython.longlong, points=cython.longlong)
    cdef long long keeping(self, long long face, long long twos) noexcept nogil
    @cython.locals(spent=cython.longlong, faces=cython.longlong, face=cython.longlong, hand_twos=cython.longlong)
    cdef long long _spent(self, long long ones, long long twos) noexcept nogil
    @cython.locals(hand=cython.longlong, gained=cython.longlong, left=cython.longlong, suit=cython.int, mask=cython.longlong)
    cdef long long _voiding(self, long long ones, long long twos) noexcept nogil
    @cython.locals(suit=cython.int, mask=cython.longlong, ones=cython.longlong, twos=cython.longlong, length=cython.int, runs=cython.longlong)
    cdef void choose_lead(self, int seat) noexcept nogil
    @cython.locals(worthless=cython.longlong)
    cdef void _weigh_single_leads(self, long long ones, long long twos) noexcept nogil
    cdef void _weigh_lowest(self, long long faces, long long twos) noexcept nogil
    @cython.locals(faces=cython.longlong)
    cdef void _weigh_lead_of(self, long long twos, int bottom, int length) noexcept nogil
    @cython.locals(worth=cython.longlong)
    cdef void weigh_lead(self, long long ones, long long twos) noexcept nogil
    @cython.locals(seat=cython.int, pairs=cython.int, top=cython.int, first=cython.longlong, last=cython.longlong, chance=cython.longlong, behind=cython.longlong, stake=cython.longlong, worth=cython.longlong)
    cdef long long lead_value(self, long long ones, long long twos) noexcept nogil
    @cython.locals(seat=cython.int, mask=cython.longlong, held=cython.int, worth=cython.longlong)
    cdef long long _shape_worth(self) noexcept nogil
    @cython.locals(mask=cython.longlong, ones=cython.longlong, twos=cython.longlong, held=cython.int, giving=cython.int)
    cdef void choose_follow(self, int seat) noexcept nogil
    @cython.locals(mask=cython.longlong, left=cython.int)
    cdef void _give(self, long long ones, long long twos, int held, int points) noexcept nogil
    @cython.locals(taken=cython.longlong, index=cython.int, length=cython.int, found=cython.longlong)
    cdef long long _pairs_asked(self, long long twos, int points) noexcept nogil
    @cython.locals(taken=cython.longlong)
    cdef long long _cheapest_pairs(self, long long twos, int count, int points) noexcept nogil
    @cython.locals(face=cython.longlong)
    cdef void _fill(self, long long ones, long long twos, int count, int points) noexcept nogil
    @cython.locals(best=cython.longlong, least=cython.longlong, face=cython.longlong, cost=cython.longlong)
    cdef long long _cheapest(self, long long faces, long long twos, int points) noexcept nogil
    @cython.locals(pairs=cython.int, top=cython.int, higher=cython.longlong)
    cdef void _weigh_winners(self, long long ones, long long twos) noexcept nogil
    @cython.locals(runs=cython.longlong, low=cython.longlong, high=cython.longlong)
    cdef void _weigh_runs(self, long long twos, int pairs, int top) noexcept nogil
    @cython.locals(top=cython.int, higher=cython.longlong)
    cdef void _weigh_ruffs(self, long long ones, long long twos) noexcept nogil
    @cython.locals(index=cython.int, runs=cython.longlong, left=cython.int, higher=cython.longlong, face=cython.longlong)
    cdef void _weigh_ruff_of_throw(self, long long ones, long long twos, int top) noexcept nogil
    @cython.locals(worth=cython.longlong)
    cdef void weigh_follow(self, long long ones, long long twos) noexcept nogil
    @cython.locals(seat=cython.int, place=cython.int, chance=cython.longlong, stake=cython.longlong)
    cdef long long follow_value(self, long long ones, long long twos) noexcept nogil
    @cython.locals(winner=cython.int, ours=cython.bint, pairs=cython.int, top=cython.int, ruffed=cython.bint, last=cython.longlong, third=cython.longlong, partner=cython.longlong)
    cdef long long _chance_of_trick(self, int place, int seat) noexcept nogil

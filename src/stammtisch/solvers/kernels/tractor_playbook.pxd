# Types of tractor_playbook.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport ctz, msb, pop
from stammtisch.solvers.kernels.tractor cimport TRUMPS
from stammtisch.solvers.kernels.tractor_deal cimport Deal
from stammtisch.solvers.kernels.tractor_outlook cimport SURE, Outlook

cdef long long WORST


@cython.final
cdef class Playbook(Outlook):
    cdef readonly long long ones, twos
    cdef long long best_ones, best_twos, best_worth
    cdef long long lead_worth, follow_worth, partner, long_suit, pair_lead, draw, draw_attacking, last_trump

    cdef void choose(self, int seat) noexcept nogil
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

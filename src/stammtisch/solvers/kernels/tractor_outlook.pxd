# Types of tractor_outlook.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, pop
from stammtisch.solvers.kernels.tractor cimport TRUMPS, Rules, Trick
from stammtisch.solvers.kernels.tractor_deal cimport Deal

cdef long long SURE


cdef class Outlook:
    cdef Deal deal
    cdef Rules rules
    cdef Trick trick
    cdef int seat
    cdef long long out_ones, out_twos
    cdef int out_tops[5]
    cdef int out_counts[5]
    cdef int base[5]
    cdef long long none_of[128]
    cdef long long rank, boss, trump, trump_rank, boss_trump, pair, trump_pair, held_points, voiding
    cdef long long ruffs_single, ruffs_pair, ruffs_tractor

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

cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, msb, pop
from stammtisch.solvers.kernels.skat cimport beaters_of, suit_of, trumps, worth_of

cdef class Moves:
    cdef long long hand[3]
    cdef long long suit[32]
    cdef long long beaters[32]
    cdef int worth[32]
    cdef int rank[32]
    cdef int moves[300]
    cdef int weights[55]
    cdef int mode
    cdef long long trumps

    cpdef void deal(self, int mode, long long declarer, long long left, long long right)
    @cython.locals(own=cython.longlong, foreign=cython.longlong, left=cython.longlong, count=cython.int,
                   run=cython.int, fate=cython.int, card=cython.int, place=cython.int,
                   other=cython.int)
    cdef int _leads(self, long long rest, int leader, int base) noexcept nogil
    @cython.locals(next_seat=cython.int, last_seat=cython.int, suit=cython.longlong, beaters=cython.longlong,
                   following=cython.longlong, closing=cython.longlong)
    cdef int _fate_of_lead(self, long long rest, int leader, int card) noexcept nogil
    @cython.locals(seat=cython.int, own=cython.longlong, foreign=cython.longlong, left=cython.longlong,
                   closing=cython.longlong, weights=cython.int, count=cython.int, run=cython.int, fate=cython.int,
                   won=cython.bint, card=cython.int, place=cython.int, other=cython.int, ahead=cython.int,
                   beaters=cython.longlong)
    cdef int _seconds(self, long long rest, int leader, int first, int base) noexcept nogil
    @cython.locals(last=cython.int, ours=cython.bint, certain=cython.int)
    cdef int _fate_of_second(self, int leader, int seat, int ahead, long long closing,
                             long long beaters) noexcept nogil
    cdef int _certain(self, long long closing, long long beaters) noexcept nogil
    @cython.locals(own=cython.longlong, foreign=cython.longlong, left=cython.longlong, count=cython.int,
                   run=cython.int, fate=cython.int, card=cython.int, place=cython.int, other=cython.int,
                   taker=cython.int)
    cdef int _thirds(self, long long rest, int seat, int first, int ahead, long long beaters,
                     int base) noexcept nogil

    @cython.locals(worth=cython.int, trump=cython.int, rank=cython.int, length=cython.int, base=cython.int,
                   score=cython.int)
    cdef int _score_lead(self, long long rest, int leader, int card, int fate) noexcept nogil
    @cython.locals(following=cython.longlong, closing=cython.longlong)
    cdef bint _partner_is_higher(self, long long rest, int leader, int card) noexcept nogil
    @cython.locals(worth=cython.int, score=cython.int)
    cdef int _score(self, int base, int card, bint won) noexcept nogil
    @cython.locals(place=cython.int, move=cython.int, free=cython.int)
    cdef void _sort(self, int base, int count) noexcept nogil

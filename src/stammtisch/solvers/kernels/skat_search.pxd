cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, msb, pop, prefetch
from stammtisch.solvers.kernels.skat cimport beaters_of, suit_of, trumps, worth_of
from stammtisch.solvers.kernels.skat_sure cimport sure_points

cdef class PointSearch:
    cdef long long[::1] table
    cdef long long table_mask
    cdef long long hand[3]
    cdef long long suit[32]
    cdef long long beaters[32]
    cdef int worth[32]
    cdef int rank[32]
    cdef long long low[32]
    cdef long long high[16]
    cdef int moves[300]
    cdef int bounds[300]
    cdef int weights[55]
    cdef int mode
    cdef long long trumps
    cdef long long generation
    cdef readonly long long nodes
    cdef long long node_limit
    cdef readonly bint stopped
    cdef readonly int least
    cdef readonly int most

    cpdef void load(self, int mode, long long declarer, long long left, long long right)
    cpdef void forget(self)
    @cython.locals(value=cython.int)
    cpdef int bound(self, long long rest, int leader, int first, int second, int target)
    cpdef void narrow(self, long long rest, int leader, int first, int second, int guess)
    @cython.locals(step=cython.int, halving=cython.bint, rising=cython.bint, asked=cython.bint, target=cython.int,
                   value=cython.int)
    cdef void _narrow(self, long long rest, int leader, int first, int second, int guess) noexcept nogil
    @cython.locals(left=cython.int)
    cdef int _bound(self, long long rest, int leader, int first, int second, int target) noexcept nogil
    cdef int _ply(self, long long rest, int played) noexcept nogil

    @cython.locals(own=cython.longlong, name=cython.longlong, key=cython.longlong, mixed=cython.longlong,
                   place=cython.longlong, entry=cython.longlong, least=cython.longlong, most=cython.longlong, sure=cython.int,
                   value=cython.int)
    cdef int _lead(self, long long rest, int leader, int target, int left) noexcept nogil
    @cython.locals(first=cython.int)
    cdef int _last_trick(self, long long rest, int leader, int left) noexcept nogil
    @cython.locals(taker=cython.int, seat=cython.int, beaters=cython.longlong, card=cython.longlong)
    cdef int _taker(self, int leader, int first, long long rest) noexcept nogil
    @cython.locals(base=cython.int, count=cython.int, best=cython.int, place=cython.int, bound=cython.int)
    cdef int _search_leads(self, long long rest, int leader, int target, int left) noexcept nogil
    @cython.locals(best=cython.int, move=cython.int, other=cython.int, apart=cython.int)
    cdef int _neighbour_bound(self, int base, int place, bint maximising) noexcept nogil

    cdef bint _must_stop(self) noexcept nogil
    @cython.locals(seat=cython.int, count=cython.int, best=cython.int, place=cython.int, bound=cython.int)
    cdef int _second(self, long long rest, int leader, int first, int target, int left, int base) noexcept nogil
    @cython.locals(seat=cython.int, ahead=cython.int, beaters=cython.longlong, count=cython.int, laid=cython.int,
                   after=cython.longlong, best=cython.int, place=cython.int, third=cython.int, taker=cython.int,
                   trick=cython.int, value=cython.int)
    cdef int _third(self, long long rest, int leader, int first, int second, int target, int left,
                    int base) noexcept nogil
    @cython.locals(got=cython.int)
    cdef int _after(self, long long rest, int taker, int trick, int target, int left) noexcept nogil

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

    cdef long long _name(self, long long rest) noexcept nogil
    @cython.locals(suit=cython.int, part=cython.int)
    cdef void _load_names(self) noexcept nogil
    @cython.locals(lowest=cython.longlong, other=cython.int, card=cython.int, owner=cython.int)
    cdef long long _lowest(self, int part, int shift) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int _owner(self, int card) noexcept nogil

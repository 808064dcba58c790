cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, msb, pop
from stammtisch.solvers.kernels.skat cimport beaters_of, suit_of

cdef class TrickSearch:
    cdef long long[::1] table
    cdef long long table_mask
    cdef long long hand[3]
    cdef long long suit[32]
    cdef long long beaters[32]
    cdef int names[1280]
    cdef int safe[1024]
    cdef int moves[300]
    cdef int group_size
    cdef int groups
    cdef int mode
    cdef int watched
    cdef bint wanted_by_declarer
    cdef long long generation
    cdef readonly long long nodes
    cdef long long node_limit
    cdef readonly bint stopped

    @cython.locals(card=cython.int, place=cython.int)
    cpdef void load(self, int mode, long long declarer, long long left, long long right, int watched,
                    bint wanted_by_declarer)
    cpdef void forget(self)
    @cython.locals(clean=cython.int)
    cpdef int clean(self, long long rest, int leader, int first, int second)
    cdef int _clean(self, long long rest, int leader, int first, int second) noexcept nogil
    cdef bint _wants_clean(self, int seat) noexcept nogil
    cdef bint _is_watched(self, int seat) noexcept nogil

    @cython.locals(known=cython.int, key=cython.longlong, mixed=cython.longlong, place=cython.longlong,
                   entry=cython.longlong, clean=cython.int)
    cdef int _lead(self, long long rest, int leader) noexcept nogil
    @cython.locals(base=cython.int, count=cython.int, wanted=cython.int, place=cython.int)
    cdef int _search_leads(self, long long rest, int leader) noexcept nogil
    @cython.locals(seat=cython.int, count=cython.int, wanted=cython.int, place=cython.int)
    cdef int _second(self, long long rest, int leader, int first, int base) noexcept nogil
    @cython.locals(seat=cython.int, ahead=cython.int, best=cython.int, count=cython.int, wanted=cython.int,
                   after=cython.longlong, place=cython.int, third=cython.int, taker=cython.int, clean=cython.int)
    cdef int _third(self, long long rest, int leader, int first, int second, int base) noexcept nogil

    @cython.locals(own=cython.longlong, leading=cython.longlong, partner=cython.longlong, safe=cython.bint,
                   suit=cython.int, cards=cython.longlong, mine=cython.longlong, lowest=cython.int,
                   below=cython.longlong)
    cdef int _null_at_once(self, long long rest, int leader) noexcept nogil
    cdef bint _can_duck(self, long long mine, long long theirs) noexcept nogil
    @cython.locals(mine=cython.longlong, place=cython.longlong)
    cdef bint _is_safe(self, int suit, long long part) noexcept nogil
    @cython.locals(left=cython.longlong, right=cython.longlong, theirs=cython.longlong)
    cdef bint _withstands(self, int suit, long long part, long long mine) noexcept nogil
    @cython.locals(first=cython.longlong, others=cython.longlong, second=cython.longlong, highest=cython.longlong,
                   under=cython.longlong)
    cdef bint _withstands_left(self, int suit, long long part, long long mine, long long left,
                               long long right) noexcept nogil
    @cython.locals(first=cython.longlong, under=cython.longlong, between=cython.longlong)
    cdef bint _withstands_right(self, int suit, long long part, long long mine, long long left,
                                long long right) noexcept nogil
    @cython.locals(third=cython.longlong)
    cdef bint _outlives(self, int suit, long long part, long long first, long long own,
                        long long left) noexcept nogil
    @cython.locals(group=cython.int)
    cdef bint _is_harmless(self, long long rest, long long suit) noexcept nogil

    @cython.locals(own=cython.longlong, foreign=cython.longlong, left=cython.longlong, count=cython.int,
                   last=cython.int, card=cython.int, suit=cython.longlong, score=cython.int,
                   theirs=cython.longlong)
    cdef int _leads(self, long long rest, int leader, int base) noexcept nogil
    @cython.locals(own=cython.longlong, foreign=cython.longlong, left=cython.longlong, following=cython.bint,
                   count=cython.int, last=cython.int, shy=cython.bint, card=cython.int, suit=cython.longlong,
                   score=cython.int, rank=cython.int)
    cdef int _answers(self, long long rest, int seat, int first, int best, int base) noexcept nogil
    @cython.locals(place=cython.int, move=cython.int, free=cython.int)
    cdef void _sort(self, int base, int count) noexcept nogil

    @cython.locals(name=cython.longlong, group=cython.int, shift=cython.int, part=cython.int, known=cython.int)
    cdef long long _name(self, long long rest) noexcept nogil
    @cython.locals(lowest=cython.int, other=cython.int, seat=cython.int)
    cdef int _lowest(self, int part, int shift) noexcept nogil
    cdef int _owner(self, int card) noexcept nogil

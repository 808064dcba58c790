# Types of belote_search.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, pop
from stammtisch.solvers.kernels.belote cimport Rules
from stammtisch.solvers.kernels.belote_moves cimport Moves
from stammtisch.solvers.kernels.belote_sure cimport Measure, SureTricks

cdef long long TABLE_SIZE, TABLE_BITS, HASH_FACTOR, LEADER_FACTOR, QUEENS
cdef int GENERATIONS, NONE, HALF_A_BELOTE

@cython.final
cdef class Search:
    cdef Rules rules
    cdef Measure measure
    cdef readonly Moves moves
    cdef SureTricks sure
    cdef long long table[131072]
    cdef long long canon[1024]
    cdef int owner[32]
    cdef long long hands[4]
    cdef long long left, played, pairs
    cdef int leader, place, lead, winning, winner, on_table
    cdef readonly int rest, generation
    cdef readonly long long nodes
    cdef long long limit
    cdef readonly bint is_stopped
    cdef public bint uses_table, uses_bounds

    @cython.locals(seat=cython.int)
    cpdef void begin(self, Rules rules, Measure measure, list hands, int leader, list trick) except *
    @cython.locals(place=cython.int)
    cdef void _set_trick(self, int leader, list trick) except *
    @cython.locals(cards=cython.longlong, seat=cython.int, queens=cython.longlong)
    cdef void _count_rest(self) noexcept nogil
    @cython.locals(pairs=cython.longlong)
    cdef int _open_belotes(self, long long left) noexcept nogil
    @cython.locals(index=cython.int, card=cython.int, seat=cython.int)
    cdef void _forget(self) noexcept nogil
    @cython.locals(found=cython.int, free=cython.int, height=cython.int)
    cdef int _lowest_alike(self, int place, int cards) noexcept nogil

    @cython.locals(value=cython.int)
    cpdef int ask(self, int threshold, long long limit)
    @cython.locals(value=cython.int)
    cpdef int ask_after(self, int card, int threshold, long long limit)
    @cython.locals(seat=cython.int)
    cdef int _from_root(self, int threshold) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int _after_root(self, int card, int threshold) noexcept nogil

    @cython.locals(low=cython.longlong, high=cython.longlong, key=cython.longlong, entry=cython.longlong, index=cython.int, value=cython.int)
    cdef int _trick(self, long long left, int leader, int threshold, int rest) noexcept nogil
    @cython.locals(canonical=cython.longlong)
    cdef long long _key(self, long long left, int leader) noexcept nogil
    @cython.locals(mixed=cython.longlong)
    cdef int _index(self, long long key) noexcept nogil
    @cython.locals(winning=cython.int, winner=cython.int, step=cython.int, seat=cython.int, card=cython.int)
    cdef int _last_winner(self, long long left, int leader) noexcept nogil
    @cython.locals(legal=cython.longlong, base=cython.int, end=cython.int, is_theirs=cython.bint, best=cython.int, index=cython.int, value=cython.int)
    cdef int _best(self, int place, int seat, long long left, long long played, int lead, int winning, int winner, int on_table, int threshold, int rest) noexcept nogil
    cdef int _play(self, int card, int place, int seat, long long left, long long played, int lead, int winning, int winner, int on_table, int threshold, int rest) noexcept nogil
    @cython.locals(taken=cython.int)
    cdef int _end(self, long long left, long long played, int lead, int winner, int gain, int threshold, int rest) noexcept nogil

    @cython.locals(said=cython.int, suit=cython.longlong, seat=cython.int, pairs=cython.longlong)
    cdef int _said(self, long long left, long long played, int lead) noexcept nogil

    @cython.locals(mine=cython.longlong, second=cython.longlong, partner=cython.longlong, fourth=cython.longlong, is_theirs=cython.bint, sure=cython.int, value=cython.int, trumps=cython.longlong)
    cdef int _sure_bound(self, long long left, int leader, int threshold, int rest) noexcept nogil

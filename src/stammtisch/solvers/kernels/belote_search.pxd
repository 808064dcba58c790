cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, msb, pop
from stammtisch.solvers.kernels.belote cimport LAST_TRICK_WORTH, Rules

cdef long long TABLE_SIZE, TABLE_BITS, HASH_FACTOR, LEADER_FACTOR
cdef int GENERATIONS, OURS, THEIRS, OPEN, NONE

@cython.final
cdef class Measure:
    cdef int worth[32]
    cdef int trick_worth, last_worth, levels
    cdef int level_worth[11]
    cdef long long level_mask[11]
    cdef short lowest[9216]
    cdef short highest[9216]

@cython.final
cdef class Search:
    cdef Rules rules
    cdef Measure measure
    cdef long long table[131072]
    cdef long long canon[1024]
    cdef int owner[32]
    cdef int cards[256]
    cdef int runs[256]
    cdef int scores[256]
    cdef int values[256]
    cdef int sure[4]
    cdef int more[4]
    cdef int killer[160]
    cdef int killer2[160]
    cdef int history[512]
    cdef public int w[32]
    cdef int hash_move, best_lead
    cdef char moves[131072]
    cdef long long hands[4]
    cdef long long left, played
    cdef int leader, place, lead, winning, winner, on_table
    cdef readonly int rest, generation
    cdef readonly long long nodes
    cdef long long limit
    cdef readonly bint is_stopped
    cdef public bint uses_table, uses_bounds, uses_order

    @cython.locals(seat=cython.int)
    cpdef void begin(self, Rules rules, Measure measure, list hands, int leader, list trick) except *
    @cython.locals(place=cython.int)
    cdef void _set_trick(self, int leader, list trick) except *
    @cython.locals(cards=cython.longlong)
    cdef void _count_rest(self) noexcept nogil
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

    @cython.locals(low=cython.longlong, high=cython.longlong, key=cython.longlong, entry=cython.longlong, index=cython.int, value=cython.int, move=cython.int)
    cdef int _trick(self, long long left, int leader, int threshold, int rest) noexcept nogil
    @cython.locals(canonical=cython.longlong)
    cdef long long _key(self, long long left, int leader) noexcept nogil
    @cython.locals(mixed=cython.longlong)
    cdef int _index(self, long long key) noexcept nogil
    @cython.locals(winning=cython.int, winner=cython.int, step=cython.int, seat=cython.int, card=cython.int)
    cdef int _last_winner(self, long long left, int leader) noexcept nogil
    @cython.locals(legal=cython.longlong, base=cython.int, end=cython.int, is_theirs=cython.bint, best=cython.int, index=cython.int, value=cython.int)
    cdef int _best(self, int place, int seat, long long left, long long played, int lead, int winning, int winner, int on_table, int threshold, int rest) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void _killed(self, int index, int card, int place, int seat, int n) noexcept nogil
    @cython.locals(bound=cython.int, other=cython.int, margin=cython.int)
    cdef int _bound_by_neighbours(self, int base, int index, bint is_theirs) noexcept nogil
    cdef int _play(self, int card, int place, int seat, long long left, long long played, int lead, int winning, int winner, int on_table, int threshold, int rest) noexcept nogil
    @cython.locals(taken=cython.int)
    cdef int _end(self, long long left, int winner, int gain, int threshold, int rest) noexcept nogil

    @cython.locals(foreign=cython.longlong, end=cython.int, fate=cython.int, card=cython.int, is_neighbour=cython.bint, kill=cython.int, kill2=cython.int, index=cython.int)
    cdef int _candidates(self, int base, long long legal, int place, int seat, long long left, int lead, int winning, int winner) noexcept nogil
    cdef bint _are_neighbours(self, int higher, int card, long long foreign) noexcept nogil
    @cython.locals(index=cython.int, card=cython.int, run=cython.int, score=cython.int, other=cython.int)
    cdef void _sort(self, int base, int end) noexcept nogil
    @cython.locals(is_winning=cython.bint, is_ours=cython.bint, next_seat=cython.int, hand=cython.longlong, partner=cython.longlong, can_help=cython.bint, next_legal=cython.longlong, last=cython.longlong, beaters=cython.longlong)
    cdef int _fate(self, int card, int place, int seat, long long left, int lead, int winning, int winner) noexcept nogil
    @cython.locals(beaters=cython.longlong)
    cdef int _fate_by(self, long long legal, int winning) noexcept nogil
    @cython.locals(following=cython.longlong)
    cdef bint _may_beat(self, long long hand, int lead, int winning) noexcept nogil
    @cython.locals(worth=cython.int, score=cython.int, height=cython.int, is_trump=cython.bint, opponents=cython.longlong, partner=cython.longlong)
    cdef int _score(self, int card, int fate, int place, int seat, long long left, int lead, int winning) noexcept nogil

    @cython.locals(sure=cython.int, value=cython.int, trumps=cython.longlong, seat=cython.int)
    cdef int _sure_bound(self, long long left, int leader, int threshold, int rest) noexcept nogil
    @cython.locals(hand=cython.longlong)
    cdef int _sure_trumps(self, long long left, int seat) noexcept nogil
    @cython.locals(taken=cython.int, seat=cython.int, other=cython.longlong)
    cdef int _taken(self, int place, long long hand, int number, long long left) noexcept nogil
    @cython.locals(own=cython.longlong, other=cython.longlong)
    cdef int _tops(self, int place, long long hand, long long others) noexcept nogil
    @cython.locals(mine=cython.longlong, second=cython.longlong, partner=cython.longlong, fourth=cython.longlong, number=cython.int, taken=cython.int, place=cython.int, crossing=cython.int)
    cdef int _sure_on_lead(self, long long left, int leader, int rest) noexcept nogil
    @cython.locals(own_left=cython.longlong, partner_left=cython.longlong, taken=cython.int, place=cython.int, cards=cython.longlong, more=cython.int, is_reached=cython.bint, spare=cython.int)
    cdef int _sure_by_partner(self, long long mine, long long second, long long partner, long long fourth, int number, int rest) noexcept nogil
    @cython.locals(trumps=cython.longlong, drawn=cython.int, first_plain=cython.int, place=cython.int, second_ruffs=cython.bint, fourth_ruffs=cython.bint, number=cython.int, spare=cython.int)
    cdef int _count_sure(self, long long mine, long long second, long long partner, long long fourth) noexcept nogil
    @cython.locals(number=cython.int, second_length=cython.int, fourth_length=cython.int, longest=cython.int)
    cdef int _sure_in_suit(self, int place, long long mine, long long second, long long partner, long long fourth, bint second_ruffs, bint fourth_ruffs) noexcept nogil
    @cython.locals(taken=cython.int, place=cython.int, cards=cython.longlong, following=cython.int)
    cdef int _least_following(self, long long hand, int number) noexcept nogil
    @cython.locals(taken=cython.int, place=cython.int, cards=cython.longlong, following=cython.int)
    cdef int _most_following(self, long long hand, int number) noexcept nogil
    @cython.locals(taken=cython.int, level=cython.int, some=cython.int)
    cdef int _cheapest(self, long long cards, int number) noexcept nogil
    @cython.locals(taken=cython.int, level=cython.int, some=cython.int, step=cython.int)
    cdef int _richest(self, long long cards, int number) noexcept nogil

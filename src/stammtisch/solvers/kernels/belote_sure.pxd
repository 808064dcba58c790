# Types of belote_sure.py.
cimport cython
from stammtisch.solvers.kernels.belote cimport LAST_TRICK_WORTH
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, msb, pop


@cython.final
cdef class Measure:
    cdef bint counts_belotes
    cdef int worth[32]
    cdef int trick_worth, last_worth, levels
    cdef int level_worth[11]
    cdef long long level_mask[11]
    cdef short lowest[9216]
    cdef short highest[9216]

    cdef int lowest_of(self, int place, long long cards, int number) noexcept nogil
    cdef int highest_of(self, int place, long long cards, int number) noexcept nogil
    @cython.locals(taken=cython.int, level=cython.int, some=cython.int)
    cdef int cheapest(self, long long cards, int number) noexcept nogil
    @cython.locals(taken=cython.int, level=cython.int, some=cython.int, step=cython.int)
    cdef int richest(self, long long cards, int number) noexcept nogil


@cython.final
cdef class SureTricks:
    cdef Measure measure
    cdef long long trumps
    cdef long long suits[4]
    cdef int own[4]
    cdef int partners[4]

    cpdef void set_task(self, Measure measure, long long trumps)
    @cython.locals(number=cython.int)
    cdef int of_trumps(self, long long hand, long long second, long long third, long long fourth) noexcept nogil
    @cython.locals(number=cython.int, by_partner=cython.int, taken=cython.int, place=cython.int)
    cdef int on_lead(self, long long mine, long long second, long long partner, long long fourth, int rest) noexcept nogil
    @cython.locals(drawn=cython.int, second_ruffs=cython.bint, fourth_ruffs=cython.bint, number=cython.int, place=cython.int, spare=cython.int)
    cdef int _count_own(self, long long mine, long long second, long long partner, long long fourth) noexcept nogil
    @cython.locals(number=cython.int, second_length=cython.int, fourth_length=cython.int, longest=cython.int)
    cdef int _in_suit(self, int place, long long mine, long long second, long long partner, long long fourth, bint second_ruffs, bint fourth_ruffs) noexcept nogil
    cdef int _length(self, int place, long long hand) noexcept nogil
    @cython.locals(own=cython.longlong, other=cython.longlong)
    cdef int _tops(self, int place, long long hand, long long others) noexcept nogil
    @cython.locals(own_left=cython.longlong, partner_left=cython.longlong, is_ruffed=cython.bint, more=cython.int, taken=cython.int, place=cython.int)
    cdef int _with_partner(self, long long mine, long long second, long long partner, long long fourth, int number, int rest) noexcept nogil
    @cython.locals(spare=cython.int, place=cython.int, following=cython.int)
    cdef bint _can_wait(self, long long partner_left, int number) noexcept nogil
    @cython.locals(more=cython.int, is_reached=cython.bint, place=cython.int, spare=cython.int, number=cython.int)
    cdef int _count_of_partner(self, long long own_left, long long second, long long partner, long long fourth) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int _count_trumps_of_partner(self, long long own_left, long long second, long long partner, long long fourth) noexcept nogil
    @cython.locals(place=cython.int)
    cdef long long _without_highest(self, long long hand, int* numbers) noexcept nogil
    @cython.locals(taken=cython.int, place=cython.int, following=cython.int)
    cdef int _least_following(self, long long hand, int number) noexcept nogil
    @cython.locals(taken=cython.int, place=cython.int, following=cython.int)
    cdef int _most_following(self, long long hand, int number) noexcept nogil

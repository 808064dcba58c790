# Types of tractor_random.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, pop
from stammtisch.solvers.kernels.tractor cimport Rules, Trick

cdef long long LOW_BITS
cdef int HAND


@cython.final
cdef class RandomDeals:
    cdef Rules rules
    cdef Trick trick
    cdef long long random
    cdef int pack[108]
    cdef readonly long long hand_ones[4]
    cdef readonly long long hand_twos[4]
    cdef long long left_ones[4]
    cdef long long left_twos[4]
    cdef readonly long long play_ones[100]
    cdef readonly long long play_twos[100]
    cdef readonly long long buried_ones, buried_twos
    cdef long long ones, twos
    cdef readonly int tricks

    @cython.locals(total=cython.longlong)
    cpdef long long play(self, long long deals)
    @cython.locals(x=cython.longlong)
    cdef int below(self, int bound) noexcept nogil
    @cython.locals(place=cython.int, other=cython.int, card=cython.int, seat=cython.int)
    cdef void _deal(self) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void _gather(self, int start, int end) noexcept nogil
    cdef void _add(self, long long face) noexcept nogil
    @cython.locals(score=cython.longlong, leader=cython.int)
    cdef long long _play(self) noexcept nogil
    @cython.locals(place=cython.int, seat=cython.int)
    cdef int _play_trick(self, int leader) noexcept nogil
    cdef void _lay(self, int seat, int place) noexcept nogil
    @cython.locals(ones=cython.longlong, twos=cython.longlong, choices=cython.int, length=cython.int, runs=cython.longlong, number=cython.int)
    cdef void _choose_lead(self, int seat) noexcept nogil
    @cython.locals(length=cython.int, runs=cython.longlong)
    cdef void _choose_run(self, long long twos, int number) noexcept nogil
    cdef long long _at(self, long long faces, int number) noexcept nogil
    @cython.locals(face=cython.longlong, lowest=cython.longlong, failing=cython.int, found=cython.int, step=cython.int, other=cython.int)
    cdef void _choose_throw(self, int seat, long long ones, long long twos) noexcept nogil
    cdef void _keep_component(self, int pairs, int top) noexcept nogil
    @cython.locals(ones=cython.longlong, twos=cython.longlong, mask=cython.longlong, held=cython.int, left=cython.int)
    cdef void _choose_follow(self, int seat) noexcept nogil
    @cython.locals(index=cython.int, length=cython.int, taken=cython.longlong, runs=cython.longlong)
    cdef void _take_components(self, long long pairs) noexcept nogil
    @cython.locals(taken=cython.longlong)
    cdef long long _take_pairs(self, long long pairs, int count) noexcept nogil
    @cython.locals(number=cython.int, face=cython.longlong)
    cdef void _fill(self, long long ones, long long twos, int count) noexcept nogil

# Types of tractor_deal.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit
from stammtisch.solvers.kernels.tractor cimport Rules, Trick


@cython.final
cdef class Deal:
    cdef readonly Rules rules
    cdef readonly Trick trick
    cdef long long start_ones[4]
    cdef long long start_twos[4]
    cdef int start_voids[4]
    cdef long long table_ones[4]
    cdef long long table_twos[4]
    cdef readonly long long hand_ones[4]
    cdef readonly long long hand_twos[4]
    cdef readonly int voids[4]
    cdef long long left_ones, left_twos, buried_ones, buried_twos
    cdef int dealer, start_leader, start_places
    cdef long long start_score
    cdef readonly int leader, places
    cdef readonly long long score

    @cython.locals(seat=cython.int, place=cython.int)
    cpdef void begin(self) noexcept nogil
    cpdef int turn(self) noexcept nogil
    cpdef bint attacks(self, int seat) noexcept nogil
    cpdef bint is_over(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef void lay(self, long long ones, long long twos) noexcept nogil
    cdef void _end_trick(self) noexcept nogil

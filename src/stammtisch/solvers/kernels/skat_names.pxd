cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz

@cython.final
cdef class Names:
    cdef long long hand[3]
    cdef long long low[32]
    cdef long long high[16]

    cdef long long of(self, long long rest) noexcept nogil
    @cython.locals(suit=cython.int, part=cython.int)
    cdef void load(self, long long declarer, long long left, long long right)
    @cython.locals(lowest=cython.longlong, other=cython.int, card=cython.int, owner=cython.int)
    cdef long long _lowest(self, int part, int shift) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int _owner(self, int card) noexcept nogil

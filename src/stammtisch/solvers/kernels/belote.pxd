# Types of belote.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit

cdef int LAST_TRICK_WORTH

@cython.final
cdef class Rules:
    cdef readonly int kind
    cdef readonly long long trumps, overtaking
    cdef readonly bint exempt, forced
    cdef int worth[32]
    cdef long long suit[32]
    cdef long long above[32]
    cdef long long beating[32]

    @cython.locals(following=cython.longlong, ruffs=cython.longlong, higher=cython.longlong)
    cpdef long long legal(self, long long hand, int lead, int winning, bint partner_wins) noexcept nogil
    cpdef bint beats(self, int card, int winning) noexcept nogil

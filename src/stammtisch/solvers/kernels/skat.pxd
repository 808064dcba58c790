cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, pop

cpdef long long suit_of(int mode, int card) noexcept nogil
cpdef long long trumps(int mode) noexcept nogil
@cython.locals(suit=cython.longlong, higher=cython.longlong)
cpdef long long beaters_of(int mode, int card) noexcept nogil
@cython.locals(following=cython.longlong)
cpdef long long legal(int mode, long long hand, int led) noexcept nogil
@cython.locals(place=cython.int, beaters=cython.longlong)
cpdef int winner(int mode, int first, int second, int third) noexcept nogil
cpdef int card_points(int mode, long long cards) noexcept nogil
cpdef int worth_of(long long cards) noexcept nogil

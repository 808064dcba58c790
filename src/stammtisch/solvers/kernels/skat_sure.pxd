cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, msb, pop
from stammtisch.solvers.kernels.skat cimport worth_of

@cython.locals(mine=cython.longlong, theirs=cython.longlong, tops=cython.longlong, count=cython.int,
               left_trumps=cython.int, right_trumps=cython.int, cards=cython.longlong, extra=cython.int,
               drawn=cython.bint, tricks=cython.int, sure=cython.int)
cpdef int sure_points(long long own, long long left, long long right, long long trumps, bint leads) noexcept nogil
@cython.locals(sure=cython.longlong, suit=cython.int, cards=cython.longlong, mine=cython.longlong,
               theirs=cython.longlong, tops=cython.longlong, count=cython.int, most=cython.int)
cdef long long _sure_plain(long long own, long long left, long long right, long long ruffing,
                           long long ruffing_too) noexcept nogil
@cython.locals(sure=cython.int, beaters=cython.int, cards=cython.longlong, card=cython.int)
cdef int _matched(long long mine, long long theirs) noexcept nogil
@cython.locals(total=cython.int, some=cython.int)
cdef int _cheapest(long long cards, int count) noexcept nogil

cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, pop, prefetch
from stammtisch.solvers.kernels.skat cimport worth_of
from stammtisch.solvers.kernels.skat_moves cimport Moves
from stammtisch.solvers.kernels.skat_names cimport Names
from stammtisch.solvers.kernels.skat_sure cimport sure_points

cdef class PointSearch(Moves):
    cdef long long[::1] table
    cdef long long table_mask
    cdef Names names
    cdef int bounds[300]
    cdef long long generation
    cdef readonly long long nodes
    cdef long long node_limit
    cdef readonly bint stopped
    cdef readonly int least
    cdef readonly int most

    cpdef void load(self, int mode, long long declarer, long long left, long long right)
    cpdef void forget(self)
    @cython.locals(value=cython.int)
    cpdef int bound(self, long long rest, int leader, int first, int second, int target)
    cpdef void narrow(self, long long rest, int leader, int first, int second, int guess)
    @cython.locals(step=cython.int, halving=cython.bint, rising=cython.bint, asked=cython.bint, target=cython.int,
                   value=cython.int)
    cdef void _narrow(self, long long rest, int leader, int first, int second, int guess) noexcept nogil
    @cython.locals(left=cython.int)
    cdef int _bound(self, long long rest, int leader, int first, int second, int target) noexcept nogil
    cdef int _ply(self, long long rest, int played) noexcept nogil

    @cython.locals(own=cython.longlong, name=cython.longlong, key=cython.longlong, mixed=cython.longlong,
                   place=cython.longlong, entry=cython.longlong, least=cython.longlong, most=cython.longlong, sure=cython.int,
                   value=cython.int)
    cdef int _lead(self, long long rest, int leader, int target, int left) noexcept nogil
    @cython.locals(first=cython.int)
    cdef int _last_trick(self, long long rest, int leader, int left) noexcept nogil
    @cython.locals(taker=cython.int, seat=cython.int, beaters=cython.longlong, card=cython.longlong)
    cdef int _taker(self, int leader, int first, long long rest) noexcept nogil
    @cython.locals(base=cython.int, count=cython.int, best=cython.int, place=cython.int, bound=cython.int)
    cdef int _search_leads(self, long long rest, int leader, int target, int left) noexcept nogil
    @cython.locals(best=cython.int, move=cython.int, other=cython.int, apart=cython.int)
    cdef int _neighbour_bound(self, int base, int place, bint maximising) noexcept nogil

    cdef bint _must_stop(self) noexcept nogil
    @cython.locals(seat=cython.int, count=cython.int, best=cython.int, place=cython.int, bound=cython.int)
    cdef int _second(self, long long rest, int leader, int first, int target, int left, int base) noexcept nogil
    @cython.locals(seat=cython.int, ahead=cython.int, beaters=cython.longlong, count=cython.int, laid=cython.int,
                   after=cython.longlong, best=cython.int, place=cython.int, third=cython.int, taker=cython.int,
                   trick=cython.int, value=cython.int)
    cdef int _third(self, long long rest, int leader, int first, int second, int target, int left,
                    int base) noexcept nogil
    @cython.locals(got=cython.int)
    cdef int _after(self, long long rest, int taker, int trick, int target, int left) noexcept nogil

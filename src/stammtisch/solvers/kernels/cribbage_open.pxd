cimport cython
from stammtisch.solvers.kernels.cribbage cimport Pegging

cdef class OpenPegging(Pegging):
    @cython.locals(value=cython.int)
    cpdef int solve(self)
    cpdef list weigh(self)
    cdef int _is_new(self, int seat, int place) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.int, place=cython.int, value=cython.int)
    cdef int _search(self, int low, int high) noexcept nogil
    @cython.locals(first=cython.int, end=cython.int, count=cython.int, gone=cython.int, turn=cython.int,
                   left=cython.int, gained=cython.int, value=cython.int)
    cdef int _after(self, int place, int low, int high) noexcept nogil

cimport cython

@cython.locals(last=cython.longlong)
cpdef long long fixed_loop(long long steps)

@cython.locals(number=cython.longlong)
cdef long long _loop(long long steps) noexcept nogil

# Types of tractor_rollouts.py.
cimport cython
from stammtisch.solvers.kernels.tractor_deal cimport Deal
from stammtisch.solvers.kernels.tractor_playbook cimport Playbook


@cython.final
cdef class Rollouts:
    cdef readonly Deal deal
    cdef Playbook first, second

    @cython.locals(score=cython.longlong)
    cpdef long long score_after(self, long long ones, long long twos)
    cdef long long play_on(self, long long ones, long long twos) noexcept nogil
    @cython.locals(book=Playbook)
    cpdef tuple choice(self)
    @cython.locals(seat=cython.int)
    cdef void _choose_and_lay(self) noexcept nogil

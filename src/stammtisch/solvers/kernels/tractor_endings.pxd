# Types of tractor_endings.py.
cimport cython
from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, pop
from stammtisch.solvers.kernels.tractor cimport Rules, Trick

cdef int MASKS
cdef int ENTRIES
cdef long long POSITION
cdef long long FACTOR
cdef int UNKNOWN
cdef int HIGHEST


@cython.final
cdef class Endings:
    cdef Rules rules
    cdef Trick trick
    cdef long long ones[256]
    cdef long long twos[256]
    cdef int firsts[256]
    cdef int left[4]
    cdef int played[28]
    cdef long long foreign[28]
    cdef int attackers, kitty
    cdef readonly long long nodes
    cdef long long most_nodes, generation
    cdef bint stopped
    cdef long long keys[32768]
    cdef int lows[32768]
    cdef int highs[32768]

    @cython.locals(leader=cython.int, count=cython.int, found=cython.int, place=cython.int)
    cpdef int value(self, int leader, list plays, long long most_nodes)
    @cython.locals(found=cython.int, place=cython.int, seat=cython.int)
    cdef int _from_table(self, int leader, int count) noexcept nogil
    cdef bint _attacks(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, other=cython.int, faces=cython.longlong)
    cdef void _note_foreign(self, int depth) noexcept nogil
    @cython.locals(place=cython.int, number=cython.int)
    cdef void _lay(self, int depth, int leader, int count) noexcept nogil
    @cython.locals(left=cython.longlong)
    cdef long long _key(self, int leader) noexcept nogil
    @cython.locals(key=cython.longlong, entry=cython.int, least=cython.int, most=cython.int, found=cython.int)
    cdef int _search(self, int depth, int leader, int low, int high) noexcept nogil
    @cython.locals(attacks=cython.bint, held=cython.int, best=cython.int, part=cython.int, found=cython.int)
    cdef int _lead(self, int depth, int leader, int low, int high) noexcept nogil
    @cython.locals(place=cython.int, ones=cython.longlong, twos=cython.longlong)
    cdef bint _may_lead(self, int leader, int held, int part) noexcept nogil
    @cython.locals(firsts=cython.int)
    cdef bint _takes_first_copies(self, int seat, int held, int part) noexcept nogil
    @cython.locals(step=cython.int, place=cython.int)
    cdef bint _stands(self, int leader, long long ones, long long twos) noexcept nogil
    @cython.locals(place=cython.int, face=cython.longlong, higher=cython.int, slot=cython.int, other=cython.longlong)
    cdef bint _is_like_another(self, int depth, int seat, int held, int part) noexcept nogil
    @cython.locals(number=cython.int, above=cython.int, low=cython.int, high=cython.int)
    cdef bint _are_alike(self, long long face, long long other, long long foreign) noexcept nogil
    @cython.locals(seat=cython.int, attacks=cython.bint, held=cython.int, best=cython.int, part=cython.int, count=cython.int, found=cython.int)
    cdef int _follow(self, int depth, int leader, int place, int low, int high) noexcept nogil
    @cython.locals(hand=cython.int, play=cython.int)
    cdef bint _is_worth_trying(self, int depth, int seat, int held, int part) noexcept nogil
    @cython.locals(winner=cython.int, got=cython.int)
    cdef int _end(self, int depth, int leader, int low, int high) noexcept nogil

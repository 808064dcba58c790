cimport cython

cdef int VALUE[13]
cdef int BIT[13]
cdef unsigned char BY_RANKS[371293]

@cython.locals(digits=cython.int[5], powers=cython.int[5], code=cython.int, rest=cython.int, place=cython.int,
               out=cython.int)
cdef void _fill()
@cython.locals(ways=cython.int[16], numbers=cython.int[14], score=cython.int, place=cython.int, value=cython.int,
               total=cython.int, length=cython.int, times=cython.int, rank=cython.int, number=cython.int)
cdef int _count_ranks(int* ranks)
cpdef int rank_score(int a, int b, int c, int d, int e) noexcept nogil
@cython.locals(score=cython.int, jack=cython.int)
cpdef int show_score(int a, int b, int c, int d, int starter, int four) noexcept nogil
@cython.locals(at=cython.Py_ssize_t, place=cython.Py_ssize_t)
cdef void _show_scores(const unsigned char* cards, unsigned char* scores, Py_ssize_t number, int four) noexcept nogil
@cython.locals(number=cython.Py_ssize_t, into=cython.p_uchar, shown=cython.p_const_uchar)
cpdef bytearray show_scores(bytes cards, int four)
@cython.locals(found=cython.long[30], a=cython.int, b=cython.int, c=cython.int, d=cython.int, starter=cython.int)
cpdef list show_histogram(int four)
@cython.locals(score=cython.int, rank=cython.int, place=cython.int, alike=cython.int, seen=cython.int, run=cython.int)
cdef int play_score(int* series, int first, int end, int count) noexcept nogil
@cython.locals(ranks=cython.int[16], count=cython.int, end=cython.int)
cpdef int series_score(list series)
@cython.locals(after=cython.int, score=cython.double, replies=cython.double, fitting=cython.int, reply=cython.int,
               stuck=cython.double)
cdef double appeal(int* series, int first, int end, int count, int rank, int others, int twice) noexcept nogil

cdef class Pegging:
    cdef int ranks[2][4]
    cdef int left[2]
    cdef int series[16]
    cdef int first, end, count, gone, turn
    cpdef void place(self, int seat, list ranks)
    cpdef void begin(self, list series, int gone, int turn)
    cdef void start(self, int pone) noexcept nogil
    cdef int holds(self, int seat, int place) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int fits(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, rank=cython.int, score=cython.int)
    cdef int lay(self, int place) noexcept nogil
    cdef int say_go(self) noexcept nogil
    @cython.locals(other=cython.int, score=cython.int)
    cdef int _go_on(self, int last) noexcept nogil
    @cython.locals(seat=cython.int, ranks=cython.p_int, others=cython.int, place=cython.int, best=cython.int,
                   second=cython.int, twice=cython.int, highest=cython.double, worth=cython.double)
    cdef int attractive(self) noexcept nogil

# The functions of bits.py as the C compiler knows them: one machine instruction each.
# A kernel's header takes them by `from stammtisch.solvers.kernels.intrinsics cimport bit, ctz, msb, pop`.

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int stm_ctz(long long m) { unsigned long i; _BitScanForward64(&i, (unsigned long long)m); return (int)i; }
    static __inline int stm_msb(long long m) { unsigned long i; _BitScanReverse64(&i, (unsigned long long)m); return (int)i; }
    #define pop(m) ((int)__popcnt64((unsigned long long)(m)))
    #define ctz(m) stm_ctz(m)
    #define msb(m) stm_msb(m)
    #else
    #define pop(m) __builtin_popcountll((unsigned long long)(m))
    #define ctz(m) __builtin_ctzll((unsigned long long)(m))
    #define msb(m) (63 - __builtin_clzll((unsigned long long)(m)))
    #endif
    #define bit(place) (1LL << (place))
    #if defined(_MSC_VER)
    #define prefetch(entry) ((void)0)
    #else
    #define prefetch(entry) __builtin_prefetch(&(entry), 1, 3)
    #endif
    """
    long long bit(int place) noexcept nogil
    int pop(long long mask) noexcept nogil
    int ctz(long long mask) noexcept nogil
    int msb(long long mask) noexcept nogil
    void prefetch(long long entry) noexcept nogil

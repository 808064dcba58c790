"""The calibration of a machine: one fixed loop over integers that must never change.

Figures from two machines, or two years, are compared through the time it takes.
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython


def fixed_loop(steps: int) -> int:
    """The last number after so many steps of a linear congruential generator modulo 2**31; other threads may run."""
    with cython.nogil:
        last = _loop(steps)
    return last


def _loop(steps: int) -> int:
    number = 1
    for _ in range(steps):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
    return number

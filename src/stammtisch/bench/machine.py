"""The calibration of a machine: figures from two machines are compared through it.

What belongs here: one fixed loop that must never change. What does not: anything of the project.
"""

from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance, best_time

STEPS = 2_000_000


def calibration(advance: Advance) -> Figure:
    """Nanoseconds a step of a fixed integer loop, in plain Python."""
    return best_time("machine.calibration", "ns", STEPS, lambda: fixed_loop(STEPS), advance)


def fixed_loop(steps: int) -> int:
    """The last number after so many steps of a linear congruential generator modulo 2**31."""
    number = 1
    for _ in range(steps):
        number = (number * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
    return number

"""The calibration of a machine: figures from two machines are compared through it.

What belongs here: how the loop of `solvers/kernels/calibration.py` is timed. What does not: anything of the project.
"""

from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance, best_time
from stammtisch.solvers.kernels.calibration import fixed_loop

STEPS = 20_000_000


def calibration(advance: Advance) -> Figure:
    """Nanoseconds a step of a fixed integer loop; meant for compiled code, and without it not to be compared."""
    return best_time("machine.calibration", "ns", STEPS, lambda: fixed_loop(STEPS), advance)

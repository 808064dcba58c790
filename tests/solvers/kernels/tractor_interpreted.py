"""The kernels of Tractor as plain Python, each importing the others as such, whether or not compiled ones are there."""

from __future__ import annotations

import sys
from types import ModuleType

from stammtisch.solvers import kernels

NAMES = (
    "tractor",
    "tractor_random",
    "tractor_deal",
    "tractor_playbook",
    "tractor_rollouts",
    "tractor_endings",
)
"""In the order in which they import each other."""


def load() -> dict[str, ModuleType]:
    """The interpreted modules by name; what is imported otherwise stays as it is."""
    full_names = {name: f"{kernels.__name__}.{name}" for name in NAMES}
    saved = {full: sys.modules.get(full) for full in full_names.values()}
    try:
        for name, full in full_names.items():
            sys.modules[full] = kernels.interpreted(name)
        return {name: sys.modules[full] for name, full in full_names.items()}
    finally:
        for full, module in saved.items():
            sys.modules.pop(full)
            if module is not None:
                sys.modules[full] = module

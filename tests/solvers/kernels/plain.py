"""Several kernels as plain Python, each importing the others as such, whether or not compiled ones are there."""

from __future__ import annotations

import sys
from types import ModuleType

from stammtisch.solvers import kernels


def interpreted_together(*names: str) -> dict[str, ModuleType]:
    """The interpreted modules by name; what is imported otherwise stays as it is.

    names: in the order in which they import each other.
    """
    full_names = {name: f"{kernels.__name__}.{name}" for name in names}
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

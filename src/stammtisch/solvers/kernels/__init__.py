"""Kernels: rules and searches on bit masks, one file a game, compiled by Cython from the very file that Python runs.

What belongs here: hot loops over integers, their types in the `.pxd` beside them, held equal to `games/` by tests. What
does not: cards, seats and contracts as values; each game's module in `solvers/` turns them into masks.
A `.py` without `.pxd` stays plain Python; `intrinsics.pxd` is what `bits.py` becomes in C.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Final

FOLDER: Final = Path(__file__).parent


def names() -> tuple[str, ...]:
    """Names of the modules that are meant to be compiled: those with types beside them."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.pxd") if path.with_suffix(".py").is_file()))


def is_compiled(name: str) -> bool:
    """Whether `import` finds this kernel compiled, and not its plain source."""
    found = importlib.util.find_spec(f"{__name__}.{name}")
    return found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))


def interpreted(name: str) -> ModuleType:
    """The kernel as plain Python, whether or not a compiled one is there: slow, for tests and debuggers."""
    found = importlib.util.spec_from_file_location(f"{__name__}.interpreted_{name}", FOLDER / f"{name}.py")
    assert found is not None and found.loader is not None, f"no kernel is called {name}"
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


compiled: Final = all(map(is_compiled, names()))
"""Whether every kernel is compiled; without, solvers and bots are about 170 times slower."""

NOT_COMPILED: Final = (
    "The kernels of solvers and bots are not compiled: they work, about 170 times slower. "
    "With a C compiler and Python's headers there (gcc, python3-dev), install Stammtisch once more."
)


def warn_if_not_compiled() -> None:
    """One line on standard error where `compiled` is false; for commands that think."""
    if not compiled:
        print(NOT_COMPILED, file=sys.stderr)

"""What must not stand in a kernel: it would mean something else, or cost time, once compiled."""

import ast
from pathlib import Path

import pytest

from stammtisch.solvers import kernels
from tests.house.project import SOURCE

FOLDER = SOURCE / "solvers" / "kernels"


@pytest.mark.parametrize("path", [FOLDER / f"{name}.py" for name in kernels.names()], ids=lambda path: path.stem)
def test_no_kernel_shifts_a_literal(path: Path) -> None:
    """`1 << place` is a shift of 32 bits in C, and silently wrong from 31 on: kernels write `bit(place)`."""
    shifts = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.BinOp)]
    literal = [f"line {s.lineno}" for s in shifts if isinstance(s.op, ast.LShift) and isinstance(s.left, ast.Constant)]
    assert literal == []


@pytest.mark.parametrize("path", [FOLDER / f"{name}.py" for name in kernels.names()], ids=lambda path: path.stem)
def test_no_kernel_divides_below_zero(path: Path) -> None:
    """Floor and modulo of negative numbers differ between Python and C, so `cdivision` is not switched on."""
    assert "cdivision" not in path.read_text("utf-8")

"""The kernels are compiled from the source that stands there."""

import os

import pytest

import kernels as building
from stammtisch.solvers import kernels
from stammtisch.solvers.kernels import bits


def test_the_kernels_are_compiled() -> None:
    """A hundred times slower would go unnoticed otherwise: under CI=true this fails where no compiler is."""
    if os.environ.get("CI") != "true" and not kernels.compiled:
        pytest.skip("not compiled: python build_backend/kernels.py build")
    assert kernels.names() and kernels.compiled


def test_no_compiled_kernel_is_older_than_its_source() -> None:
    """Tests must not pass on what the source said yesterday (python build_backend/kernels.py build)."""
    assert not kernels.compiled or building.is_built()


def test_every_kernel_knows_whether_it_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Commands warn where the kernels are slow, and only there."""
    monkeypatch.setattr(kernels, "compiled", True)
    kernels.warn_if_not_compiled()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(kernels, "compiled", False)
    kernels.warn_if_not_compiled()
    assert "not compiled" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("mask", "count", "lowest", "highest"), [(1, 1, 0, 0), (0b101100, 3, 2, 5), (2**62 + 2**40, 2, 40, 62)]
)
def test_bits_of_a_mask(mask: int, count: int, lowest: int, highest: int) -> None:
    """How many, the lowest, the highest, as the C compiler counts them."""
    assert (count, lowest, highest) == (bits.pop(mask), bits.ctz(mask), bits.msb(mask))
    assert bits.bit(highest) <= mask < bits.bit(highest + 1)


def test_the_loop_of_the_calibration_says_the_same_both_ways() -> None:
    """Compiled or interpreted, the numbers are those of the generator."""
    from stammtisch.solvers.kernels import calibration

    assert kernels.interpreted("calibration").fixed_loop(1000) == calibration.fixed_loop(1000) == 1_219_259_225

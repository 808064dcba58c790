"""`stammtisch bench`: which figures it measures, and how it prints them."""

import json
from collections.abc import Callable

import pytest

from stammtisch import cli
from stammtisch.bench import command
from stammtisch.bench.figure import Figure, Peer, Spread
from stammtisch.bench.figures import CALIBRATION, FIGURES
from stammtisch.bench.measure import ROUNDS
from stammtisch.solvers.kernels.calibration import fixed_loop

SKAT = Figure("games.skat.per_second", 412.34567, "1/s", 2470, Spread(398.0, 407.1, 412.34567), Peer("pyspiel", 824.7))


def test_the_json_of_a_figure_has_exactly_the_agreed_form() -> None:
    """Keys, order and nesting are stable; the ratio is ours over the peer's."""
    assert SKAT.as_json() == (
        '{"name": "games.skat.per_second", "value": 412.3, "unit": "1/s", "n": 2470, "spread": [398.0, 407.1, 412.3], '
        '"peer": {"name": "pyspiel", "value": 824.7, "ratio": 0.5}}'
    )


def test_without_a_peer_the_json_says_null() -> None:
    """The key is there all the same."""
    alone = Figure("machine.calibration", 31.5, "ns", 200, Spread.of([33.0, 31.5, 32.0]))
    assert json.loads(alone.as_json()) == {
        "name": "machine.calibration", "value": 31.5, "unit": "ns", "n": 200, "spread": [31.5, 32.0, 33.0],
        "peer": None,
    }  # fmt: skip


def test_a_line_for_people_names_value_unit_and_peer() -> None:
    """One line a figure."""
    assert SKAT.as_line() == "games.skat.per_second                   412.3 1/s  n=2470  pyspiel: 824.7 1/s, ratio 0.5"


def test_the_calibration_comes_first_and_every_name_once() -> None:
    """In the order of the table, whatever the order asked for."""
    last = list(FIGURES)[-1]
    assert command.chosen([last, last]) == tuple(dict.fromkeys((CALIBRATION, last)))
    assert command.chosen([]) == tuple(FIGURES)
    assert next(iter(FIGURES)) == CALIBRATION


def test_an_unknown_figure_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, and nothing is measured."""
    assert cli.main(["bench", "games.bridge.per_second"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == (
        f"stammtisch bench: no figure is called games.bridge.per_second; there are: {', '.join(FIGURES)}\n"
    )


def test_the_calibration_is_measured_and_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """A real run: nanoseconds a step lie where a Python interpreter can be, and no bar stains a pipe."""
    assert cli.main(["bench", CALIBRATION, "--json"]) == 0
    printed = capsys.readouterr()
    figure = json.loads(printed.out)
    smallest, middle, largest = figure["spread"]
    assert 1 < figure["value"] == smallest <= middle <= largest < 10_000
    assert printed.err == ""


def test_the_fixed_loop_is_the_generator_it_says() -> None:
    """The steps are done, not skipped: numbers of the generator modulo 2**31 with the constants of ISO C's example."""
    assert [fixed_loop(steps) for steps in range(4)] == [1, 1_103_527_590, 377_401_575, 662_824_084]


BROWSER = ("web.first", "web.inp", "web.longest", "web.memory")
LONG = (*BROWSER, "counts.", "strength.", "fair.chi_square", "fair.serial", "server.")
"""Figures that take minutes; their parts have tests of their own."""


@pytest.mark.parametrize("name", [name for name in FIGURES if name != CALIBRATION and not name.startswith(LONG)])
def test_every_figure_measures_what_its_row_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short rounds over few deals: the figure has the row's name, is above zero, and moves the bar once a round."""
    monkeypatch.setattr("stammtisch.bench.measure.ROUND_SECONDS", 0.01)
    monkeypatch.setattr("stammtisch.bench.measure.SHARE", 0.02)
    rounds: list[None] = []
    measure: Callable[..., Figure] = FIGURES[name]
    figure = measure(lambda: rounds.append(None))
    assert (figure.name, len(rounds)) == (name, ROUNDS)
    assert 0 < figure.spread.smallest <= figure.value

"""A series of matches: the same on any number of cores, taken up again where it was left, told as it stands."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from math import frexp
from pathlib import Path

import pytest

from stammtisch.bench.cribbage_peers import BestHandGreedyPlay
from stammtisch.bench.kept import Kept, Values
from stammtisch.bench.series import ARRANGED, Arrangement, Series, figure_of, played, standing
from stammtisch.bench.strength import pairs, share_of_wins
from stammtisch.errors import ParseError
from stammtisch.players import LEVELS


@pytest.fixture
def arrange(tmp_path: Path) -> Iterator[Callable[..., Path]]:
    """Play with so many processes and, if wanted, a file; the file's path comes back."""
    before = ARRANGED.set(Arrangement(1))

    def arrange(processes: int = 1, kept: bool = True) -> Path:
        path = tmp_path / "played.jsonl"
        ARRANGED.set(Arrangement(processes, path if kept else None))
        return path

    yield arrange
    ARRANGED.reset(before)


class Squares:
    """Plays the square of a number; nothing for multiples of three; stops at a number as by Ctrl-C."""

    def __init__(self, stops_at: int = 1_000) -> None:
        self.asked: list[int] = []
        self.stops_at = stops_at

    def __call__(self, number: int) -> Values | None:
        if number == self.stops_at:
            raise KeyboardInterrupt
        self.asked.append(number)
        return None if number % 3 == 0 else (float(number * number),)


def test_any_number_of_processes_plays_the_same(arrange: Callable[..., Path]) -> None:
    """Each number by itself, in order, whichever process is quicker; what is kept as well."""
    found = []
    for processes in (1, 2):
        path = arrange(processes)
        found.append((played(Series("parts", frexp, 40)), path.read_text()))
        path.unlink()
        played.cache_clear()
    assert found[0] == found[1]
    assert found[0][0] == tuple(map(frexp, range(40)))


def test_a_number_for_which_nothing_is_played_does_not_count(arrange: Callable[..., Path]) -> None:
    """Five matches are five with values, in order."""
    arrange(kept=False)
    assert played(Series("squares", Squares(), 5)) == ((1,), (4,), (16,), (25,), (49,))


def test_a_series_that_was_broken_off_is_taken_up_again(
    arrange: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """What it came to so far is told; then only the rest is played, and the whole is what it would have been."""
    arrange()
    with pytest.raises(KeyboardInterrupt):
        played(Series("squares", Squares(stops_at=5), 5))
    assert capsys.readouterr().err.splitlines()[-1] == "squares: 7 ± 4.58; n=3 of 5"
    later = Squares()
    assert played(Series("squares", later, 5)) == ((1,), (4,), (16,), (25,), (49,))
    assert later.asked == [5, 6, 7]
    third = Squares()
    assert len(played(Series("squares", third, 6))) == 6
    assert third.asked == [8]


@pytest.mark.parametrize(
    "other", [{"series": "others"}, {"seed": 1}, {"code": "of other bots"}], ids=["series", "seed", "code"]
)
def test_what_another_series_seed_or_code_played_does_not_count(
    other: dict[str, object], arrange: Callable[..., Path]
) -> None:
    """It stays in the file, and all is played."""
    path = arrange()
    played(Series("squares", Squares(), 2))
    rows = [json.loads(line) | other for line in path.read_text().splitlines()]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    again = Squares()
    assert played(Series("squares", again, 2)) == ((1,), (4,))
    assert again.asked == [0, 1, 2]
    assert len(path.read_text().splitlines()) == 6


def test_a_line_that_was_cut_off_is_played_again(arrange: Callable[..., Path]) -> None:
    """As when the power goes while it is written."""
    path = arrange()
    played(Series("squares", Squares(), 2))
    path.write_bytes(path.read_bytes()[:-9])
    again = Squares()
    assert played(Series("squares", again, 2)) == ((1,), (4,))
    assert again.asked == [2]
    assert set(Kept(path, "squares").read()) == {0, 1, 2}


@pytest.mark.parametrize("line", ["nothing", "[1]", '{"number": 1}', "\udcff"])
def test_a_file_of_something_else_is_refused(line: str, tmp_path: Path) -> None:
    """Naming the file and the line."""
    path = tmp_path / "other.txt"
    path.write_text(f"{line}\n", errors="surrogateescape")
    with pytest.raises(ParseError, match=re.escape("other.txt, line 1: not a match")):
        Kept(path, "squares").read()


def test_a_series_is_told_with_the_error_of_each_column() -> None:
    """Value, standard error and number, of how many."""
    series = Series("two", Squares(), 1_000)
    assert standing(series, [(1.0, 10.0), (3.0, 10.0)]) == "two: 2 ± 1, 10 ± 0; n=2 of 1,000"


def test_the_figure_of_values_has_their_error_and_moves_the_bar() -> None:
    """Mean, standard error of the mean, the number it is told."""
    rounds: list[None] = []
    figure = figure_of("a", "%", [1.0, 3.0], 4, lambda: rounds.append(None))
    assert (figure.value, figure.error, figure.n, len(rounds)) == (2.0, 1.0, 4, 3)


def test_a_share_of_wins_is_that_of_the_pairs(arrange: Callable[..., Path]) -> None:
    """The same packs as `pairs` from the first on."""
    arrange()
    figure = share_of_wins("share", BestHandGreedyPlay, 4)(lambda: None)
    expected = list(pairs(LEVELS["cribbage"]["expert"], BestHandGreedyPlay(), 2))
    assert (figure.value, figure.n) == (100 * sum(expected) / 2, 4)

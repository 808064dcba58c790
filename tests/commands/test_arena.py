"""The arena: two bots over the same packs from every seating, and what `simulate --pairs` tells of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from stammtisch import cli
from stammtisch.commands.arena import Contest, Estimate, duplicates, paced, played_from_all_seats
from stammtisch.commands.botmatch import play_match
from stammtisch.games import GAMES
from stammtisch.players import PLAYERS
from stammtisch.players.budget import Thinker
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Seat
from stammtisch.tables.table import fold

CONTEST = Contest("skat", "house", {}, ("rule", "random"), "arena")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_level_with_itself(game: str) -> None:
    """The same player in all seats scores on every pack what the others score: seatings cancel out."""
    rule = PLAYERS[game]
    contest = replace(CONTEST, game=game)
    assert played_from_all_seats(contest, rule, rule, 0).ahead == 0


@pytest.mark.parametrize("game", GAMES)
def test_ahead_is_the_own_score_less_the_average_of_the_others(game: str) -> None:
    """Over all seatings of a pack; won is the share of them in which it is above nought, level counts half."""
    contest = replace(CONTEST, game=game)
    ours, theirs = contest.players
    found = played_from_all_seats(contest, ours, theirs, 1)
    scores = list(scores_by_seating(contest, 1))
    aheads = [own[side] - mean(own[:side] + own[side + 1 :]) for side, own in enumerate(scores)]
    assert found.ahead == pytest.approx(mean(aheads))
    assert found.won == pytest.approx(mean(0.5 if ahead == 0 else float(ahead > 0) for ahead in aheads))


def scores_by_seating(contest: Contest, pack: int) -> Iterator[tuple[int, ...]]:
    """What each side scores in the deal of a pack, our bot first on side 0, then on the next."""
    opening, game = contest.opening(pack), GAMES[contest.game]
    before = fold(opening[:1])
    sides = [game.side_of(before.options, Seat(seat)) for seat in range(game.seats(before.options))]
    for side in range(len(set(sides))):
        players = [contest.players[each != side] for each in sides]
        tables = (table for _, table in play_match(opening, players, Random(f"{contest.seed}/{pack}:bots")))
        after = next(table for table in tables if table.sheet)
        yield tuple(late - early for early, late in zip(before.match.scores, after.match.scores, strict=True))


def test_level_counts_half() -> None:
    """A pack on which nobody bids from either seating brings nobody anything."""
    contest = replace(CONTEST, game="belote", names=("rule", "rule"))
    assert list(scores_by_seating(contest, 7)) == [(0, 0)] * 2
    found = played_from_all_seats(contest, *contest.players, 7)
    assert (found.ahead, found.won) == (0, 0.5)


def test_the_better_bot_is_ahead_and_turned_round_it_is_behind() -> None:
    """Rules of thumb beat chance, whichever of the two is called ours."""
    contest = replace(CONTEST, game="belote")
    assert mean(each.ahead for each in duplicates(contest, 3, 1)) > 0
    assert mean(each.ahead for each in duplicates(replace(contest, names=("random", "rule")), 3, 1)) < 0


def test_the_same_seed_plays_the_same_however_many_processes() -> None:
    """What a pack comes to depends on its number and the seed."""
    assert list(duplicates(CONTEST, 3, 1)) == list(duplicates(CONTEST, 3, 2))
    assert list(duplicates(CONTEST, 3, 1)) != list(duplicates(replace(CONTEST, seed="other"), 3, 1))


def test_the_error_is_that_of_the_packs() -> None:
    """Mean and standard error of the mean; of one pack the error is not known."""
    assert Estimate.of([1.0, 2.0, 3.0]) == Estimate(2.0, 1 / 3**0.5)
    assert Estimate.of([1.0]) == Estimate(1.0, float("inf"))


class Sleeper(RandomPlayer):
    """A player that remembers for how long it was told to think."""

    def __init__(self, milliseconds: float = 0) -> None:
        self.milliseconds = milliseconds

    def within(self, milliseconds: float) -> Sleeper:
        """Another one that thinks so long."""
        return Sleeper(milliseconds)


def test_thought_is_measured_out_to_those_who_think() -> None:
    """A thinker gets its milliseconds, unless none are named; who does not think is left alone."""
    thinker, rule = Sleeper(), PLAYERS["skat"]
    assert isinstance(thinker, Thinker) and not isinstance(rule, Thinker)
    given = paced(thinker, 50)
    assert isinstance(given, Sleeper) and given.milliseconds == 50
    assert paced(thinker, None) is thinker
    assert paced(rule, 50) is rule


def test_simulate_tells_how_far_ahead_and_how_often_won(capsys: pytest.CaptureFixture[str]) -> None:
    """Two lines with errors, of deals or of whole matches."""
    words = ["simulate", "--pairs", "2", "--seed", "x", "--processes", "1", "cribbage", "rule", "random"]
    for more, unit in (([], "deal"), (["--matches"], "match")):
        assert cli.main([*words, *more]) == 0
        told = capsys.readouterr().out
        assert told.startswith("cribbage: rule against random, 2 packs, each from every seating\n")
        assert f" a {unit}\n" in told and "%" in told


BAD: list[tuple[Sequence[str], str]] = [
    (("skat", "rule", "zap", "--pairs", "1"), "unknown player 'zap'"),
    (("skat", "rule", "--pairs", "1"), "--pairs takes two bots"),
    (
        ("skat", "rule", "--deals", "1", "--players", "rule"),
        "'rule': bots are named as BOT or with",
    ),
    (("skat", "--deals", "1", "rule", "zap"), "unknown player 'zap'"),
    (("skat", "rule", "rule", "--pairs", "1", "--preset", "zap"), "unknown preset 'zap'"),
]


@pytest.mark.parametrize(("words", "says"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_of_the_arena_is_told_in_a_line(
    words: Sequence[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit status 2, and a line that names what is wrong."""
    assert cli.main(["simulate", *words]) == 2
    assert says in capsys.readouterr().err


ORDERS = [
    "simulate cribbage rule random --deals 1 --seed x",
    "simulate cribbage --deals 1 rule random --seed x",
    "simulate --deals 1 cribbage rule --seed x random",
    "simulate --seed x --deals 1 cribbage --players rule,random",
]


def test_options_stand_before_between_and_after_what_they_are_about(capsys: pytest.CaptureFixture[str]) -> None:
    """The same deal by the same bots, in whatever order the words come."""
    told = []
    for line in ORDERS:
        assert cli.main(line.split()) == 0
        told.append(capsys.readouterr().out)
    assert told == [told[0]] * len(ORDERS)
    assert cli.main(["simulate", "cribbage", "random", "rule", "--deals", "1", "--seed", "x"]) == 0
    assert capsys.readouterr().out != told[0]

"""The arena: two bots over the same packs, every pack played from all seatings.

What belongs here: one pack in all seatings, and what many of them come to, with paired standard errors.
What does not: the command line (`simulate.py`), how a bot thinks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import mean, stdev

from stammtisch.commands.botmatch import find_player, play_match
from stammtisch.games import find_game
from stammtisch.players.budget import Thinker
from stammtisch.players.player import AnyPlayer
from stammtisch.seats import Seat
from stammtisch.tables.events import TableEvent
from stammtisch.tables.table import Phase, Table, fold, open_table

MILLISECONDS_A_MOVE = 50.0
PACKS_AT_ONCE = 4
"""How many packs a process takes in one go."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played. names: our bot, then theirs. milliseconds: of thought for a move; None: as at a table.

    whole_matches: every pack begins a match that is played to its end; else a deal decides.
    """

    game: str
    preset: str
    changes: Mapping[str, object]
    names: tuple[str, str]
    seed: str
    whole_matches: bool = False
    milliseconds: float | None = MILLISECONDS_A_MOVE

    @property
    def players(self) -> tuple[AnyPlayer, AnyPlayer]:
        """Our bot, then theirs. Raises ParseError for names that do not exist."""
        ours, theirs = (paced(find_player(name, find_game(self.game)), self.milliseconds) for name in self.names)
        return ours, theirs

    def check(self) -> None:
        """Raises ParseError for a bot, preset or option that does not exist."""
        for name in self.names:
            find_player(name, find_game(self.game))
        self.opening(0)

    def opening(self, pack: int) -> tuple[TableEvent, ...]:
        """The events that open a table with the pack of this number."""
        return open_table(find_game(self.game), self.preset, self.changes, (), "en", f"{self.seed}/{pack}")


@dataclass(frozen=True, slots=True)
class Duplicate:
    """One pack from every seating, averaged. ahead: our score less the average of the others'.

    won: 1 where ours is above that average, a half where it is level.
    """

    ahead: float
    won: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over packs with its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """The mean of at least one value; of a single one the error is not known and given as infinite."""
        return cls(mean(values), stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf"))


def paced(player: AnyPlayer, milliseconds: float | None) -> AnyPlayer:
    """The player with so much thought for a move, if it is one that thinks."""
    if milliseconds is None or not isinstance(player, Thinker):
        return player
    return player.within(milliseconds)


def duplicates(contest: Contest, packs: int, processes: int) -> Iterator[Duplicate]:
    """So many packs, in their order; the same for any number of processes."""
    if processes == 1:
        yield from map(partial(duplicate, contest), range(packs))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(duplicate, contest), range(packs), chunksize=PACKS_AT_ONCE)


def duplicate(contest: Contest, pack: int) -> Duplicate:
    """The pack of this number from every seating."""
    ours, theirs = contest.players
    return played_from_all_seats(contest, ours, theirs, pack)


def played_from_all_seats(contest: Contest, ours: AnyPlayer, theirs: AnyPlayer, pack: int) -> Duplicate:
    """The pack of this number with our player on each side in turn, and theirs everywhere else."""
    game = find_game(contest.game)
    opening = contest.opening(pack)
    before = fold(opening[:1])
    sides = [game.side_of(before.options, Seat(seat)) for seat in range(game.seats(before.options))]
    endings = []
    for side in sorted(set(sides)):
        players = [ours if each == side else theirs for each in sides]
        steps = (table for _, table in play_match(opening, players, Random(f"{contest.seed}/{pack}:bots")))
        after = next(table for table in steps if _is_over(table, contest.whole_matches))
        endings.append(_ending(before, after, side))
    return Duplicate(mean(each.ahead for each in endings), mean(each.won for each in endings))


def _is_over(table: Table, whole_match: bool) -> bool:
    ended = (Phase.MATCH_OVER,) if whole_match else (Phase.DEAL_OVER, Phase.MATCH_OVER)
    return table.deals > 0 and table.phase in ended


def _ending(before: Table, after: Table, side: int) -> Duplicate:
    gained = [late - early for early, late in zip(before.match.scores, after.match.scores, strict=True)]
    ahead = gained[side] - mean(gain for each, gain in enumerate(gained) if each != side)
    return Duplicate(ahead, 0.5 if ahead == 0 else float(ahead > 0))


def summary(contest: Contest, played: Sequence[Duplicate]) -> Iterator[str]:
    """What the packs come to, in lines for people."""
    ahead, won = Estimate.of([each.ahead for each in played]), Estimate.of([100 * each.won for each in played])
    ours, theirs = contest.names
    unit = "match" if contest.whole_matches else "deal"
    yield f"{contest.game}: {ours} against {theirs}, {len(played):,} packs, each from every seating"
    yield f"  ahead   {ahead.value:>+9.2f} ± {ahead.error:.2f} a {unit}"
    yield f"  won     {won.value:>8.1f} % ± {won.error:.1f}"

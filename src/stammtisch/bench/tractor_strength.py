"""How strong the bots of Tractor are: mirrored decks, each dealt twice, so that either side gets either side's cards.

What belongs here: the match and what it comes to, in card points and deals. What does not: any player. The arena
(`commands/arena.py`) counts levels, of which a deal has too few to tell players apart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import mean
from typing import Final

from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance
from stammtisch.bench.peers import SEED
from stammtisch.bench.series import Series, figure_of, played
from stammtisch.commands.arena import MILLISECONDS_A_MOVE, paced
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.match import TractorMatch
from stammtisch.games.tractor.scoring import TARGET, score_lines
from stammtisch.games.tractor.state import Finished, State
from stammtisch.players import LEVELS, PLAYERS
from stammtisch.players.player import AnyPlayer
from stammtisch.seats import Seat, side_of

PAIRS: Final = 1_000
"""Decks, each dealt twice."""


@dataclass(frozen=True, slots=True)
class Mirrored:
    """A deck played from both sides. ahead: card points beyond the target, a deal; won: share of the two deals."""

    ahead: float
    won: float


def mirrored(ours: AnyPlayer, theirs: AnyPlayer, number: int) -> Mirrored:
    """The deck of this number: our side first at the seats 0 and 2, then at 1 and 3."""
    ahead, won = zip(*(_one_sided(ours, theirs, number, side) for side in (0, 1)), strict=True)
    return Mirrored(mean(ahead), mean(won))


def _one_sided(ours: AnyPlayer, theirs: AnyPlayer, number: int, side: int) -> tuple[float, float]:
    """By how much our side is on the better side of the target, and whether it is, in one deal."""
    state = _played(number, [ours if seat % 2 == side else theirs for seat in range(4)])
    score = score_lines(state)[0]
    attacks = side_of(state.bargain.dealer) != side
    ahead = score - TARGET if attacks else TARGET - score
    return ahead, float((score >= TARGET) == attacks)


def _played(number: int, players: list[AnyPlayer]) -> Finished:
    """One deal to its end, at a level and by a dealer drawn by lot, each move by its seat's view alone."""
    packs, chance = Random(f"{SEED}/{number}"), Random(f"{SEED}/{number}:bots")
    options = GAME.presets["house"]
    level = packs.randrange(2, 15)
    match = TractorMatch(options, Seat(packs.randrange(4)), (level, level), dealer_known=True)
    state: State = GAME.deal(match, packs.sample(GAME.pack(options), len(GAME.pack(options))))
    while not isinstance(state, Finished):
        seat = GAME.to_act(state)[0]
        moves = GAME.legal_moves(state, seat)
        move = moves[0] if len(moves) == 1 else players[seat].choose(GAME.view(state, seat), moves, chance)
        state, _ = GAME.play(state, seat, move)
    return state


def _expert_against_rule_of_thumb(number: int) -> tuple[float, float]:
    """Percent won and card points ahead, at so many milliseconds a move as everywhere in the arena."""
    pair = mirrored(paced(LEVELS["tractor"]["expert"], MILLISECONDS_A_MOVE), PLAYERS["tractor"], number)
    return 100 * pair.won, pair.ahead


EXPERT_RULE_OF_THUMB: Final = Series("strength.tractor.expert_rule_of_thumb", _expert_against_rule_of_thumb, PAIRS)


def _measured(name: str, unit: str, column: int) -> Callable[[Advance], Figure]:
    def measure(advance: Advance) -> Figure:
        values = [pair[column] for pair in played(EXPERT_RULE_OF_THUMB)]
        return figure_of(name, unit, values, 2 * len(values), advance)

    return measure


FIGURES: Final[dict[str, Callable[[Advance], Figure]]] = {
    name: _measured(name, unit, column)
    for column, (name, unit) in enumerate(
        (
            ("strength.tractor.expert_rule_of_thumb", "%"),
            ("strength.tractor.expert_rule_of_thumb.points", "points"),
        )
    )
}
"""Names are stable."""

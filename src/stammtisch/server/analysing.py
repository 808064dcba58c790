"""Analyses and hints as messages. An analysis is made beside the event loop, one at a time, and kept for later readers.

Not here: which deals may be shown (`records/deals.py`), what is said of them (`analysis/`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from random import Random
from typing import Final, TypeAlias

import msgspec

from stammtisch.analysis import ANALYSTS
from stammtisch.analysis.analysed import Analysis, Step
from stammtisch.analysis.hints import HINTERS, hint
from stammtisch.errors import TableError
from stammtisch.games import find_game
from stammtisch.players.reasons import Reason
from stammtisch.records.deals import PlayedDeal
from stammtisch.tables.company import Company
from stammtisch.wire.http import Because, DealAnalysis, Hint, HintMove

Key: TypeAlias = tuple[str, int]
"""A table and the number of its deal."""

KEPT: Final = 64


def hint_for(company: Company, person: int) -> Hint:
    """What a bot would do at the person's seat, by that seat's view alone. Raises TableError."""
    if not company.settings.hints:
        raise TableError("no_hints", "At this table there are no hints.")
    seat, table = company.seat_of(person), company.table
    if seat is None or table is None or seat not in company.to_act or table.game.key not in HINTERS:
        raise TableError("no_hint", "There is no hint for you now.")
    game = table.game
    moves = game.legal_moves(table.state, seat)
    thought = hint(game.key, game.view(table.state, seat), moves, Random(company.seq))
    listed = [HintMove(game.move_text(each.move), reasons_message(each.reasons)) for each in thought]
    return Hint(company.seq, game.key, tuple(listed))


def reasons_message(reasons: Iterable[Reason]) -> tuple[Because, ...]:
    """Reasons as they are sent."""
    return tuple(Because(reason.code, reason.arguments) for reason in reasons)


class Analysing:
    """Analyses of this process. A deal that is over does not change, so that each is made once while it is kept."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._kept: OrderedDict[Key, DealAnalysis] = OrderedDict()

    async def of(self, key: Key, deal: PlayedDeal) -> DealAnalysis:
        """The analysis of a deal. Raises TableError for a game that has none."""
        if deal.game not in ANALYSTS:
            raise TableError("no_analysis", "There is no analysis for this game yet.")
        async with self._one_at_a_time:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(analysed, key[1], deal)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]


def analysed(number: int, deal: PlayedDeal) -> DealAnalysis:
    """What is to be said of a deal."""
    return analysis_message(number, deal.game, ANALYSTS[deal.game](steps_of(deal)))


def steps_of(deal: PlayedDeal) -> tuple[Step, ...]:
    """The deal's moments, with moves as values."""
    game = find_game(deal.game)
    return tuple(
        Step(table.state) if made is None else Step(table.state, made[0], game.parse_move(made[1]))
        for table, made in zip(deal.tables, deal.moves, strict=True)
    )


def analysis_message(number: int, game: str, analysis: Analysis) -> DealAnalysis:
    """The analysis as it is sent."""
    parts = {name: getattr(analysis, name) for name in ("unit", "decisions", "chances", "fortunes")}
    costliest = tuple(analysis.decisions.index(decision) for decision in analysis.costliest)
    return msgspec.convert(
        {"number": number, "game": game, "costliest": costliest, **parts}, DealAnalysis, from_attributes=True
    )

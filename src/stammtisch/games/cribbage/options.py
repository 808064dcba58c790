"""The options of Cribbage and the presets: `house`, and `acc` as the American clubs play.

Not here: what an option does; the module of its subject asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.games.options import check_options, option


@dataclass(frozen=True, slots=True)
class CribbageOptions:
    """How a table plays Cribbage. Every field names the decision in docs/rules/cribbage.md that it belongs to."""

    first_deal: str = option("cut", rule="C-A1", values=("cut", "random"))
    cut: str = option("server", rule="C-A3", values=("server", "player"))
    next_deal: str = option("loser", rule="C-A2", values=("loser", "alternate", "cut"))
    crib_four_flush: bool = option(False, rule="C-A19")
    target: int = option(121, rule="C-A23", values=(121, 61))
    count: str = option("auto", rule="C-A24", values=("auto", "self"))
    muggins: bool = option(False, rule="C-A24")
    skunk: str = option("double", rule="C-A25", values=("off", "single", "double"), usual="single")
    game_points: str = option("1_2_3", rule="C-A25", values=("1_2_3", "2_3"))
    stinkhole: bool = option(False, rule="C-A26")
    games: int = option(1, rule="C-A25", values=(1, 3, 5, 7, 9))

    def __post_init__(self) -> None:
        check_options(self)
        if self.muggins and self.count != "self":
            raise ParseError("option 'muggins' can be true only with count 'self': nothing is overlooked otherwise")


PRESETS: Final[Mapping[str, CribbageOptions]] = {
    "house": CribbageOptions(),
    "acc": CribbageOptions(next_deal="alternate", skunk="single", game_points="2_3", count="self", games=3),
}

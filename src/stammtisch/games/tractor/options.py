"""The options of Tractor and its presets. What an option does is said in the module that asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stammtisch.cards import Rank
from stammtisch.errors import ParseError
from stammtisch.games.options import check_options, option

LEVELS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
"""Levels from the lowest to the highest, as ranks are written."""

LEVEL_RANKS: Final = tuple(Rank(text) for text in LEVELS)


@dataclass(frozen=True, slots=True)
class TractorOptions:
    """How a table plays. Raises ParseError for a value or a combination that cannot be."""

    first_dealer: str = option("winning", rule="T-A3", values=("winning", "first"))
    declare: str = option("after", rule="T-A7", values=("after", "during"), usual="during")
    flip_show: str = option("all", rule="T-A8", values=("all", "until_suit"))
    nt_level_trump: bool = option(True, rule="T-A10")
    gap_closes: bool = option(True, rule="T-A13")
    throws: bool = option(False, rule="T-A16", usual=True)
    throw_penalty: str = option("none", rule="T-X3", values=("none", "10"))
    throw_eval: str = option("longest", rule="T-X5", values=("longest", "all", "highest_single"))
    kitty_throw: str = option("longest", rule="T-X6", values=("longest", "lead"))
    follow: str = option("pairs", rule="T-A17", values=("pairs", "tractor_first"), usual="tractor_first")
    kitty_mult: str = option("2n", rule="T-A24", values=("2n", "2^n", "2^(pairs+1)", "2or4"))
    level_cap: str = option("none", rule="T-A26", values=("none", "3"))
    must_defend_ace: bool = option(False, rule="T-A27", usual=True)
    must_stop: tuple[str, ...] = option((), rule="T-A28", values=LEVELS[1:], many=True)
    redeal: str = option("off", rule="T-A31", values=("off", "no_points", "no_trumps"))
    length: str = option("match", rule="T-2", values=("match", "deal"))
    start_level: str = option("2", rule="T-2", values=LEVELS)
    end_level: str = option("A", rule="T-2", values=LEVELS)
    claim: bool = option(False, rule="T-A33")

    def __post_init__(self) -> None:
        check_options(self)
        if level_index(self.start_level) > level_index(self.end_level):
            raise ParseError(
                f"options start_level {self.start_level} and end_level {self.end_level}: "
                "a match cannot start above its last level"
            )


def level_index(level: str | Rank) -> int:
    """2 to 14: the level as a number, jack 11, queen 12, king 13, ace 14."""
    return 2 + LEVELS.index(level.value if isinstance(level, Rank) else level)


def level_rank(index: int) -> Rank:
    """The rank of a level 2 to 14."""
    return LEVEL_RANKS[index - 2]


PRESETS: Final[Mapping[str, TractorOptions]] = {
    "house": TractorOptions(),
    "full": TractorOptions(throws=True, follow="tractor_first", declare="during", must_defend_ace=True),
}

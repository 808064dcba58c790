"""Games of other people's programs, kept in `tests/bench/recorded/`: their form, and how they are read.

What belongs here: `colver.jsonl` (a deal a line) and `xskat.log` (in XSkat's own form). What does not: a test.
Both hold facts: what the programs say for the seed of the bench. `colver` 0.11.1 bids and plays for all four seats by
its rule of thumb; three computers of XSkat 4.0 (Debian's `xskat` 4.0-8) play among themselves. The tests in `peers/`,
collected where a program is installed, hold each file to what the program says now.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from stammtisch.bench.belote_peers import Said
from stammtisch.cards import parse_cards
from stammtisch.games.belote.state import Hands
from stammtisch.seats import Seat

FOLDER: Final = Path(__file__).parent / "recorded"
COLVER: Final = FOLDER / "colver.jsonl"
XSKAT: Final = FOLDER / "xskat.log"

XSKAT_GAMES: Final = 10
"""Suit games and Grands in `xskat.log`."""


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A deal of `colver`. contract: `value`, `trump`, `team`, `coinche`. rewards: by side, in its own score.

    played: for each card its seat, its number, and the numbers of all cards that the seat might have played.
    """

    hands: tuple[str, ...]
    dealer: int
    said: tuple[Said, ...]
    contract: dict[str, int]
    played: tuple[tuple[int, int, tuple[int, ...]], ...]
    rewards: tuple[float, float]

    @property
    def cards(self) -> Hands:
        """The hands as dealt, by seat."""
        return tuple(parse_cards(hand) for hand in self.hands)


def as_line(deal: RecordedDeal) -> str:
    """The deal as a line of `colver.jsonl`."""
    return json.dumps(asdict(deal), ensure_ascii=False)


def recorded_deals() -> tuple[RecordedDeal, ...]:
    """All deals of `colver.jsonl`."""
    return tuple(_read(json.loads(line)) for line in COLVER.read_text(encoding="utf-8").splitlines())


def _read(row: dict[str, Any]) -> RecordedDeal:
    said = tuple(Said(Seat(each["seat"]), each["action"], each["name"]) for each in row["said"])
    played = tuple((seat, number, tuple(legal)) for seat, number, legal in row["played"])
    return RecordedDeal(
        tuple(row["hands"]), row["dealer"], said, row["contract"], played, (row["rewards"][0], row["rewards"][1])
    )

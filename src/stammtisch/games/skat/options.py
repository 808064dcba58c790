"""What a Skat table may choose, and the presets. Which rule does what stands with the rule itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.games.options import check_options, option


@dataclass(frozen=True, slots=True)
class Options:
    """The rules of one table; the defaults are the house rules."""

    deck_face: str = option("german", rule="S-A1", values=("german", "french"))
    bid_list: str = option("full", rule="S-A3", values=("full", "reachable"))
    jump_bids: bool = option(True, rule="S-A4")
    all_pass: str = option("cancel", rule="S-A7", values=("cancel", "ramsch"))
    ramsch_skat: str = option("last_trick", rule="S-X3", values=("last_trick", "none"))
    null_below_bid: str = option("refuse", rule="S-A8", values=("refuse", "allow"))
    announcements: bool = option(False, rule="S-A16", usual=True)
    concede: bool = option(False, rule="S-A21", usual=True)
    claim: bool = option(False, rule="S-A20", usual=True)
    deals: int = option(1, rule="S-A23", values=(1, 3, 9, 12, 18, 36, 48), usual=36)
    scoring: str = option("classic", rule="S-A24", values=("classic", "seeger_fabian"), usual="seeger_fabian")
    four_table: bool = option(False, rule="S-A26")
    kontra: bool = option(False, rule="S-A25")

    def __post_init__(self) -> None:
        check_options(self)
        if self.deals == 48 and not self.four_table:
            raise ParseError("option 'deals' cannot be 48 at a table of three: 48 belongs to 'four_table' (S-A23)")


PRESETS: Final[Mapping[str, Options]] = {
    "house": Options(),
    "isko": Options(announcements=True, concede=True, claim=True, deals=36, scoring="seeger_fabian"),
}

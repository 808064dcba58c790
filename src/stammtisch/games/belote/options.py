"""Everything a Belote table can agree on, and the presets. What an option does is written where the rule is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stammtisch.games.options import check_options, option


@dataclass(frozen=True, slots=True)
class BeloteOptions:
    """The options of the rules page, decisions B-A2 to B-A40; the defaults are the house rules."""

    direction: str = option("ccw", rule="B-A2", values=("ccw", "cw"))
    shuffle: str = option("cut_only", rule="B-A4", values=("cut_only", "every_deal"))
    cut: str = option("server", rule="B-A6", values=("server", "player"))
    passed_dealer: str = option("next", rule="B-A8", values=("next", "same"))
    overcall_after_kontra: bool = option(True, rule="B-A10")
    partner_exempt_when_following: bool = option(True, rule="B-A12", usual=False)
    underruff: str = option("forced", rule="B-A14", values=("forced", "free"), usual="free")
    nt_double: bool = option(True, rule="B-A17")
    hanging: bool = option(True, rule="B-A19")
    capot_cancels_kontra: bool = option(False, rule="B-A21")
    decl_contest: str = option("separate", rule="B-A23", values=("separate", "combined"))
    eight_run_bonus: int = option(0, rule="B-A25", values=(0, 20))
    decl_reveal: str = option("end", rule="B-A28", values=("end", "after_trick1"))
    belote_auto: bool = option(True, rule="B-A30")
    win_at: int = option(151, rule="B-A35", values=(51, 101, 151, 201, 251, 301))
    win_strict: bool = option(True, rule="B-A35", usual=False)
    no_win_on_capot: bool = option(False, rule="B-A37", usual=True)
    min_one: bool = option(False, rule="B-A39")
    timeout: str = option("auto", rule="B-A40", values=("auto", "forfeit"))
    claim: bool = option(False, rule="S-X7")

    def __post_init__(self) -> None:
        check_options(self)


HOUSE: Final = BeloteOptions()
BULGARIAN: Final = BeloteOptions(
    partner_exempt_when_following=False, underruff="free", win_strict=False, no_win_on_capot=True
)
PRESETS: Final[Mapping[str, BeloteOptions]] = {"house": HOUSE, "bulgarian": BULGARIAN}

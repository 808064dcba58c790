"""The lesson of Skat: bidding up to what a hand is worth, the skat, a suit game, and counting to 61."""

from __future__ import annotations

from typing import Final

from stammtisch.lessons.lesson import Choice, Lesson

SKAT: Final = Lesson(
    "skat",
    "lesson in skat 68",
    (
        Choice("18", "bid", ("S-7", "S-A3")),
        Choice("20", "next", ("S-A4", "S-14", "S-15")),
        Choice("22"),
        Choice("23", "limit", ("S-4", "S-18")),
        Choice("take skat", "skat", ("S-8",)),
        Choice("discard S7 DT", "discard", ("S-8", "S-12")),
        Choice("hearts", "contract", ("S-10", "S-13", "S-15")),
        Choice("play HA", "ruff", ("S-9", "S-12")),
        Choice("play H9", "trumps", ("S-10",)),
        Choice("play CA", "follow", ("S-9",)),
        Choice("play H8", "again", ("S-10",)),
        Choice("play C7"),
        Choice("play D9", "cheap", ("S-12",)),
        Choice("play HQ", "small", ("S-9",)),
        Choice("play D7"),
        Choice("play H7", "count", ("S-4", "S-A14")),
        Choice("play HJ"),
    ),
    (
        (
            "hold",
            "hold",
            "hold",
            "pass",
            "play SA",
            "play DJ",
            "play C9",
            "play CJ",
            "play C8",
            "play DQ",
            "play S8",
            "play D8",
            "play SK",
            "play ST",
        ),
        (
            "pass",
            "play SQ",
            "play HT",
            "play CQ",
            "play HK",
            "play CK",
            "play DA",
            "play S9",
            "play DK",
            "play CT",
            "play SJ",
        ),
    ),
)

"""The lesson of Belote: hearts as trumps, announcements and belote, the duty to trump, and the count."""

from __future__ import annotations

from typing import Final

from stammtisch.lessons.lesson import Choice, Lesson

BELOTE: Final = Lesson(
    "belote",
    "lesson in belote 1057",
    (
        Choice("hearts", "bid", ("B-5", "B-6", "B-25")),
        Choice("play S8 + fifty HA + tierce CA", "announce", ("B-13", "B-A22", "B-16")),
        Choice("play HQ", "trump", ("B-17", "B-18", "B-14")),
        Choice("play HJ", "jack", ("B-8", "B-20")),
        Choice("play CA", "ace", ("B-8",)),
        Choice("play HK", "ruff", ("B-17", "B-18")),
        Choice("play CQ", "small", ("B-21",)),
        Choice("play CK", "keep", ("B-23",)),
        Choice("play HA", "last", ("B-23",)),
    ),
    (
        ("pass", "play S7 + tierce CJ", "play ST", "play C7", "play C9", "play D7", "play CJ", "play CT", "play DT"),
        ("pass", "play SK", "play DQ", "play H8", "play C8", "play DJ", "play D8", "play H9", "play DA"),
        ("pass", "pass", "play SA", "play S9", "play H7", "play HT", "play D9", "play DK", "play SJ", "play SQ"),
    ),
)

"""The lesson of Cribbage: the crib, a pair, a fifteen and a run in the play, a go, and the show."""

from __future__ import annotations

from typing import Final

from stammtisch.lessons.lesson import Choice, Lesson

CRIBBAGE: Final = Lesson(
    "cribbage",
    "lesson in cribbage 682",
    (
        Choice("discard C9 C6", "discard", ("C-2", "C-17")),
        Choice("play D4", "pair", ("C-13", "C-5")),
        Choice("play D5", "fifteen", ("C-11", "C-6")),
        Choice("play H6", "run", ("C-12",)),
        Choice("go", "go", ("C-8", "C-A6")),
        Choice("play D6", "last", ("C-9", "C-A9")),
    ),
    (("discard HA D8", "play C4", "play D2", "play H3", "play C5"),),
)

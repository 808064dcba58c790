"""Lessons: one deal a game that teaches by playing. Here: their one visible list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.lessons.belote import BELOTE
from stammtisch.lessons.cribbage import CRIBBAGE
from stammtisch.lessons.lesson import Lesson
from stammtisch.lessons.skat import SKAT
from stammtisch.lessons.tractor import TRACTOR

LESSONS: Final[Mapping[str, Lesson]] = {lesson.game: lesson for lesson in (BELOTE, CRIBBAGE, SKAT, TRACTOR)}
"""Every lesson by the key of its game."""

"""A lesson as a value: the cards of one deal, what the others play in it, and what the learner is shown.

What belongs here: the shape of a lesson. What does not: the lessons themselves (one module a game), where a table
stands in one (`places.py`), and the sentences, which are messages (`locales/*/lesson-<game>.ftl`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stammtisch.games.options import Value
from stammtisch.seats import Seat

LEARNER: Final = Seat(0)
"""Who opens a table sits in its first seat."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of the learner that the lesson foresees. move: what it proposes, as text.

    topic: names the messages `lesson-<game>-<topic>` (what is asked, and what to look for) and
    `lesson-<game>-<topic>-why` (why this move and not another); empty for a choice that general words explain.
    rules: ids of the rules behind it, the most telling first.
    """

    move: str
    topic: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of a game, by the preset `house` but for `options`.

    secret: what the dealer and the pack follow from, as in any match. choices: the learner's, in order.
    others: what each of the other seats does, from seat 1 on, in order.
    """

    game: str
    secret: str
    choices: tuple[Choice, ...]
    others: tuple[tuple[str, ...], ...]
    options: tuple[tuple[str, Value], ...] = ()

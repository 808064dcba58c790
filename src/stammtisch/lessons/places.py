"""Where a table stands in its lesson. A table is in a lesson where its match follows from the lesson's secret.

What belongs here: the line of a lesson as states, made once by the rules of the game; looking a table up in it.
What does not: who plays on once the learner has left the line (bots, as at any table).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from stammtisch.games import find_game
from stammtisch.games.game import AnyGame
from stammtisch.lessons import LESSONS
from stammtisch.lessons.lesson import LEARNER, Choice, Lesson
from stammtisch.seats import Seat
from stammtisch.tables.table import Table, fold, open_table
from stammtisch.values import dataclass

Made = tuple[int, ...]
"""How many moves of the line each seat has made."""


@dataclass(frozen=True, slots=True)
class Place:
    """A moment of a lesson. state: of its game. made: by seat, so many moves of the line lie behind it."""

    lesson: Lesson
    state: Any
    made: Made

    def move_of(self, seat: Seat) -> str | None:
        """What the lesson has this seat do now; None for a seat that it does not wait for."""
        if seat not in find_game(self.lesson.game).to_act(self.state):
            return None
        line = _line(self.lesson, seat)
        return line[self.made[seat]] if self.made[seat] < len(line) else None

    @property
    def choice(self) -> Choice | None:
        """What the learner is to choose now, if it is their turn."""
        return None if self.move_of(LEARNER) is None else self.lesson.choices[self.made[LEARNER]]


def lesson_of(table: Table) -> Lesson | None:
    """The lesson that is given at the table; None at all others."""
    return LESSONS[table.game.key] if table.deals == 1 and began_as_lesson(table) else None


def began_as_lesson(table: Table) -> bool:
    """Whether the match has the cards of the game's lesson, whatever was played since."""
    lesson = LESSONS.get(table.game.key)
    return lesson is not None and table.opened.secret == lesson.secret


def place_of(table: Table) -> Place | None:
    """Where the table stands in its lesson; None once something else was played, and where there is no lesson."""
    lesson = lesson_of(table)
    if lesson is None:
        return None
    return next((place for place in places_of(lesson.game) if place.state == table.state), None)


def move_foreseen(table: Table, seat: Seat) -> str | None:
    """What the lesson has this seat do now; None where it says nothing."""
    place = place_of(table)
    return None if place is None else place.move_of(seat)


def opening_of(lesson: Lesson) -> Table:
    """The table as the lesson begins, the learner alone with bots."""
    return fold(open_table(find_game(lesson.game), "house", dict(lesson.options), [LEARNER], "en", lesson.secret))


@cache
def places_of(key: str) -> tuple[Place, ...]:
    """All moments of the lesson of a game, the first one first. Raises RuleError for a lesson that breaks a rule."""
    lesson = LESSONS[key]
    opening = opening_of(lesson)
    found: dict[Made, Place] = {}
    _explore(opening.game, Place(lesson, opening.state, (0,) * len(opening.opened.occupants)), found)
    return tuple(sorted(found.values(), key=lambda place: sum(place.made)))


def _explore(game: AnyGame, place: Place, found: dict[Made, Place]) -> None:
    """Seats that are asked at the same time may move in any order: each order is a way through the lesson."""
    waiting = [place]
    while waiting:
        place = waiting.pop()
        if place.made not in found:
            found[place.made] = place
            waiting.extend(_after(game, place))


def _after(game: AnyGame, place: Place) -> Iterator[Place]:
    for seat in game.to_act(place.state):
        text = place.move_of(seat)
        if text is not None:
            state, _ = game.play(place.state, seat, game.parse_move(text))
            yield Place(place.lesson, state, tuple(made + (n == seat) for n, made in enumerate(place.made)))


def _line(lesson: Lesson, seat: Seat) -> tuple[str, ...]:
    return tuple(choice.move for choice in lesson.choices) if seat == LEARNER else lesson.others[seat - 1]

"""A table in lines of text: what happened, what a seat sees, what came of a deal. Any game, by its promise only.

Not here: which words there are (`locales/`), and who reads the lines (`play.py`, `playthroughs.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from stammtisch.cards import Card
from stammtisch.games.game import Arguments, Asked, Event, MatchResult, ScoreLine
from stammtisch.games.options import differences_from_usual
from stammtisch.seats import Seat
from stammtisch.tables.events import SeatKind
from stammtisch.tables.table import Table
from stammtisch.words import Words, message_key

NOTHING: Final[tuple[object, ...]] = (None, (), "")
TOLD_ONCE: Final = frozenset({"seat", "options", "higher"})
"""Fields of views that the heading tells already, or the legal moves once it is one's turn."""
ONE_LINE: Final = 100


class Teller:
    """Tells of one table in one language."""

    def __init__(self, table: Table, words: Words) -> None:
        self._words = words
        self._game = table.game.key
        self._names = [
            words.say("terminal-you") if occupant.kind is SeatKind.PERSON else f"{occupant.name}"
            for occupant in table.opened.occupants
        ]

    def table(self, table: Table, seat: Seat) -> Iterator[str]:
        """The table's rules, and who sits at it."""
        preset = self._first(table.opened.preset, ("preset", self._game, table.opened.preset))
        title = self._first(self._game, ("title", self._game))
        bots = ", ".join(name for place, name in enumerate(self._names) if place != seat)
        yield self._words.say("terminal-table", game=title, preset=preset, seat=int(seat), bots=bots)
        differing = [self._first(d.key, ("option", self._game, d.key)) for d in differences_from_usual(table.options)]
        if differing:
            yield self._words.say("terminal-differs", options=", ".join(differing))

    def event(self, event: Event) -> str:
        """What happened, in a sentence; its code and values where no language has one."""
        seat = "" if event.seat is None else self._names[event.seat]
        cards = " ".join(card.text for card in event.cards)
        values = {**self._values(event.arguments), "seat": seat, "cards": cards}
        plain = " ".join(part for part in (seat, event.code, cards, self._plain(event.arguments)) if part)
        return self._first(plain, ("event", self._game, event.code), **values)

    def line(self, line: ScoreLine) -> str:
        """One line of a score's derivation, with the rule that decided it."""
        side = "" if line.side is None else self._words.say("terminal-side", number=int(line.side))
        plain = " ".join(part for part in (line.code, self._plain(line.arguments)) if part)
        told = self._first(plain, ("line", self._game, line.code), **self._values(line.arguments), side=side)
        return f"{told} [{line.rule}]"

    def deal_over(self, table: Table) -> Iterator[str]:
        """The result of the deal that is over, and how it came about."""
        result = table.sheet[-1]
        yield from (f"  {self.line(line)}" for line in result.lines)
        reason = self._first(result.reason, ("reason", self._game, result.reason))
        yield self._words.say(
            "terminal-deal-over",
            number=len(table.sheet),
            reason=reason,
            scores=numbers(result.scores),
            match=numbers(table.match.scores),
        )

    def match_over(self, result: MatchResult) -> Iterator[str]:
        """Who won."""
        yield from (f"  {self.line(line)}" for line in result.lines)
        winners = ", ".join(self._words.say("terminal-side", number=int(side)) for side in result.winners)
        winners = winners or self._words.say("terminal-nobody")
        yield self._words.say("terminal-match-over", scores=numbers(result.scores), winners=winners)

    def asked(self, asked: Asked) -> Iterator[str]:
        """What the seat may do, and which cards it may not play now and why."""
        yield self._first(asked.kind, ("asked", self._game, asked.kind))
        reasons: dict[tuple[str, str], list[str]] = {}
        for refusal in asked.refused:
            reasons.setdefault((refusal.code, refusal.rule), []).append(refusal.card.text)
        for (code, rule), cards in reasons.items():
            reason = self._first(code, ("refusal", self._game, code))
            yield self._words.say("terminal-cannot-play", cards=" ".join(cards), reason=reason, rule=rule)

    def view(self, view: Any) -> Iterator[str]:
        """What a seat sees, field by field; fields that hold nothing are left out."""
        yield from self._fields(view, "  ")

    def _fields(self, value: Any, indent: str) -> Iterator[str]:
        for field in fields(value):
            held = getattr(value, field.name)
            if field.name in TOLD_ONCE or is_nothing(held):
                continue
            label = self._first(field.name.replace("_", " "), ("field", field.name))
            yield from self._field(label, field.name, held, indent)

    def _field(self, label: str, name: str, held: Any, indent: str) -> Iterator[str]:
        text = self._value(name, held)
        if is_dataclass(held) and len(text) > ONE_LINE:
            yield f"{indent}{label}:"
            yield from self._fields(held, indent + "  ")
        elif isinstance(held, tuple) and len(text) > ONE_LINE and not isinstance(held[0], Card):
            yield f"{indent}{label}:"
            yield from (f"{indent}  {self._value(name, part)}" for part in held)
        else:
            yield f"{indent}{label}: {text}"

    def _value(self, name: str, held: Any) -> str:
        if isinstance(held, Card):
            return held.text
        if isinstance(held, bool):
            return self._words.say("terminal-true" if held else "terminal-false")
        if isinstance(held, Enum):
            return self._value(name, held.value)
        if isinstance(held, tuple):
            return (" " if all(isinstance(part, Card) for part in held) else ", ").join(
                self._value(name, part) for part in held
            )
        if is_dataclass(held):
            return " ".join(self._parts(held))
        return self._scalar(name, held)

    def _parts(self, held: Any) -> Iterator[str]:
        for field in fields(held):
            value = getattr(held, field.name)
            if not is_nothing(value):
                label = "" if field.name in SEAT_FIELDS else f"{field.name.replace('_', ' ')} "
                yield f"{label}{self._value(field.name, value)}"

    def _scalar(self, name: str, held: Any) -> str:
        if name in SEAT_FIELDS and isinstance(held, int) and 0 <= held < len(self._names):
            return self._names[held]
        return self._first(str(held), ("word", self._game, str(held))) if isinstance(held, str) else str(held)

    def _values(self, given: Arguments) -> dict[str, str | int]:
        return {key: self._scalar(key, value) if isinstance(value, str) else value for key, value in given}

    def _plain(self, given: Arguments) -> str:
        return " ".join(f"{key}={value}" for key, value in given)

    def _first(self, otherwise: str, key: Sequence[str], **values: str | int) -> str:
        return self._words.first([message_key(*key)], otherwise, **values)


SEAT_FIELDS: Final = frozenset({"seat", "dealer", "to_act", "leader", "declarer", "winner", "eldest"})
"""Fields of views that hold seats, told by name."""


def is_nothing(held: object) -> bool:
    """Whether a field holds nothing worth a line: no value, or a row of empty ones."""
    return held in NOTHING or (isinstance(held, tuple) and all(part == () for part in held))


def numbers(values: Sequence[int]) -> str:
    """Scores of all sides in a row."""
    return " : ".join(str(value) for value in values)

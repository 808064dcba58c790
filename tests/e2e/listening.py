"""Playing by the accessibility tree and the keyboard alone: nothing here knows of classes, places or colours.

What belongs here: what a screen reader has to go by (roles, names, states, the live region) and the keys that the page
lists. What does not: tests, and anything that looks at the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Page

PATIENCE: Final = 30.0
"""Seconds after which what is waited for will not come."""

MOST_TURNS: Final = 120

LIVE: Final = "(said by itself)"
"""Stands among the names of what the parts of a live region lie in."""

END: Final = "The deal is over|The match is over|Match won"

ANSWERS: Final = frozenset(("What is asked of you", "Choices", "Bidding table", "Contracts"))
"""Names of the groups in which answers are found; the key A leads there."""


State = tuple[str, str, bool | None]


@dataclass(frozen=True, slots=True)
class Heard:
    """A part of the page as a screen reader tells it."""

    role: str
    name: str
    states: dict[str, Any]
    within: tuple[str, ...]
    """Names of what it lies in, outermost first."""

    @property
    def may_be_used(self) -> bool:
        """Whether it is told as a control that works."""
        return not self.states.get("disabled", False)

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is there."""
        return bool(self.states.get("focused", False)) and self.role != "RootWebArea"

    @property
    def is_chosen(self) -> bool | None:
        """Whether it is a thing to choose that is chosen; None if it is none to choose."""
        pressed = self.states.get("pressed")
        return None if pressed is None else pressed == "true"


class Listener:
    """A person who hears the page and types."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session = page.context.new_cdp_session(page)

    # What is heard

    def parts(self) -> list[Heard]:
        """Everything on the page that a screen reader tells, in order."""
        nodes = {node["nodeId"]: node for node in self._session.send("Accessibility.getFullAXTree")["nodes"]}
        return list(_told(nodes, next(iter(nodes.values())), ()))

    def said(self) -> str:
        """What the page says by itself, and what it was asked to read."""
        return _said(self.parts())

    def focused(self) -> Heard | None:
        """Where the keyboard is; None if it is nowhere."""
        return next((part for part in reversed(self.parts()) if part.has_focus), None)

    # What is typed

    def press(self, *keys: str) -> None:
        """Keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def read(self, key: str) -> str:
        """What a reading key makes the page say; it may be what was said before."""
        self.press(key)
        before, spoken = "", self.said()
        while spoken != before:
            before, spoken = spoken, self.said()
        return spoken

    def walk_to(self, is_wanted: Callable[[Heard], bool], key: str, most: int = 40) -> bool:
        """Press a key until the keyboard is at what is wanted; false if it is not met."""
        for _ in range(most):
            part = self.focused()
            if part is not None and is_wanted(part):
                return True
            self.press(key)
        return False

    # A deal

    def play_deal(self) -> list[str]:
        """Answer whatever is asked until the deal is over; returns what was said at each turn."""
        heard: list[str] = []
        for _ in range(MOST_TURNS):
            parts = self.wait(lambda parts: is_over(parts) or is_asked(parts))
            if is_over(parts):
                return heard
            heard.append(_said(parts))
            before = _state(parts)
            self.answer(parts)
            self.wait(partial(_has_gone_on, before))
        raise AssertionError("the deal does not end")

    def answer(self, parts: list[Heard]) -> None:
        """What is chosen is played; else a whole play is chosen, else a card, else the first answer is given."""
        if any(part.states.get("keyshortcuts") == "P" and part.may_be_used for part in parts):
            return self.press("p")
        if any(part.name.startswith("Next play") for part in parts):
            self.press("a")
            assert self.walk_to(lambda part: part.name.startswith("Next play"), "Tab")
        elif any(_may_be_chosen(card) for card in hand(parts)):
            self.press("h", "Home")
            assert self.walk_to(_may_be_chosen, "ArrowRight")
        else:
            self.press("a")
            assert self.walk_to(lambda part: part.role == "button" and part.may_be_used, "Tab")
        return self.press("Enter")

    def wait(self, has_come: Callable[[list[Heard]], bool]) -> list[Heard]:
        """Listen until it is so; what is heard then."""
        until = monotonic() + PATIENCE
        while not has_come(parts := self.parts()):
            assert monotonic() < until, f"nothing came after: {_said(parts)}"
            self.page.wait_for_timeout(50)
        return parts


def hand(parts: list[Heard]) -> list[Heard]:
    """The cards in hand."""
    return [one for one in parts if one.role == "button" and any(name.startswith("Your hand") for name in one.within)]


def is_over(parts: list[Heard]) -> bool:
    """Whether a heading tells that the deal or the match is over."""
    return any(part.role == "heading" and re.match(END, part.name) for part in parts)


def is_asked(parts: list[Heard]) -> bool:
    """Whether a card can be chosen, or an answer given, in whichever group the game has them."""
    answers = (one for one in parts if one.role == "button" and one.may_be_used and ANSWERS.intersection(one.within))
    return any(_may_be_chosen(card) for card in hand(parts)) or any(answers)


def _may_be_chosen(part: Heard) -> bool:
    return part.is_chosen is False and part.may_be_used


def _has_gone_on(before: list[State], parts: list[Heard]) -> bool:
    """Whether something has changed, the keyboard being somewhere: it is never lost for longer than a drawing takes."""
    return _state(parts) != before and any(part.has_focus for part in parts)


def _said(parts: list[Heard]) -> str:
    return " | ".join(part.name for part in parts if part.role == "StaticText" and LIVE in part.within)


def _state(parts: list[Heard]) -> list[State]:
    """All that could change by an answer."""
    return [(part.role, part.name, part.is_chosen) for part in parts]


def _told(nodes: dict[str, Any], node: dict[str, Any], within: tuple[str, ...]) -> Iterator[Heard]:
    """The node and what lies in it, without what is told of no one."""
    role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    if not node.get("ignored"):
        yield Heard(role, name, states, within)
        within += (name,) if name else ()
    if states.get("live") == "polite":
        within += (LIVE,)
    for child in node.get("childIds", ()):
        if child in nodes:
            yield from _told(nodes, nodes[child], within)

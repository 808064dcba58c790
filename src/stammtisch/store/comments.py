"""What people write on the pages of the house: comments on games, and suggestions of games. What is promised of them.

Not here: how it is kept (`sqlite_comments.py`), and who may write or decide (the server's `comments.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol


class Standing(Enum):
    """Whether everybody sees what somebody wrote."""

    WAITING = "waiting"
    SHOWN = "shown"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class Comment:
    """Written under a game, or in reply to another comment. number: 0 until it is kept. written: Unix time, ms."""

    game: str
    guest: str
    name: str
    text: str
    written: int
    standing: Standing
    reply_to: int | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A game that somebody wants here. Once shown it is accepted, and bears the line of who suggested it."""

    guest: str
    name: str
    title: str
    text: str
    written: int
    standing: Standing
    number: int = 0


class Comments(Protocol):
    """Keeps comments and suggestions. All of it may be called from several tasks at once, and raises StoreError."""

    async def add(self, comment: Comment) -> Comment:
        """Keep a comment; it comes back with its number. Raises StoreError "no_such_comment" for a reply to none."""
        ...

    async def of_game(self, game: str, guest: str | None) -> tuple[Comment, ...]:
        """Those that this guest may read: all that are shown, and their own that wait; the oldest first."""
        ...

    async def waiting(self) -> tuple[Comment, ...]:
        """Those that wait for the host."""
        ...

    async def decide(self, number: int, standing: Standing) -> None:
        """Show or remove a comment. Raises StoreError "no_such_comment"."""
        ...

    async def by_guest(self, guest: str) -> tuple[Comment, ...]:
        """All that this guest wrote."""
        ...

    async def suggest(self, suggestion: Suggestion) -> Suggestion:
        """Keep a suggestion; it comes back with its number."""
        ...

    async def suggestions(self, guest: str | None) -> tuple[Suggestion, ...]:
        """Those that were accepted, and this guest's own that wait."""
        ...

    async def waiting_suggestions(self) -> tuple[Suggestion, ...]:
        """Those that wait for the host."""
        ...

    async def decide_suggestion(self, number: int, standing: Standing) -> None:
        """Accept or decline one. Raises StoreError "no_such_suggestion"."""
        ...

    async def suggested_by(self, guest: str) -> tuple[Suggestion, ...]:
        """All that this guest suggested."""
        ...

    async def hand_over(self, guest: str, heir: str) -> None:
        """What the guest wrote becomes another's."""
        ...

    async def forget(self, guest: str, name: str) -> None:
        """The guest's suggestions and comments go; a comment that was answered stays without words, under `name`."""
        ...

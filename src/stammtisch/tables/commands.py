"""What may be asked of a table. Each names the event it was made against, so that a stale one is known as such."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class MakeMove:
    """Play the move that `text` says. seq: number of the last event seen. request: empty for a bot's."""

    seq: int
    text: str
    request: str = ""


@dataclass(frozen=True, slots=True)
class DealNext:
    """Deal again, the match not being over."""

    seq: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Another match at the same table.

    secret: fresh randomness that the match after it will follow from; also this one, if its own was not set before.
    nonce: that of who asks, empty for none. nonces: those of all by seat, as they are when the match begins. With
    `same_cards` secret and nonces are those of the last match.
    preset: None keeps the rules.
    """

    seq: int
    secret: str
    request: str = ""
    same_cards: bool = False
    preset: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    nonce: str = ""
    nonces: tuple[str, ...] = ()


Command: TypeAlias = MakeMove | DealNext | PlayAgain

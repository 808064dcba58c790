"""What a server has beside itself when it is one of several: the bus, who looks on elsewhere, who seeks others,
work for workers.

Not here: the store, which every server has.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from stammtisch.bus.bus import Bus
from stammtisch.server.presence import Presence
from stammtisch.store.meeting import Meeting
from stammtisch.store.work import Work

POLL: Final = 3.0
"""Seconds after which tables with windows ask the log for what no hint has told."""


@dataclass(frozen=True, slots=True)
class Shared:
    """name: of this process, which no other one has."""

    name: str
    bus: Bus
    work: Work
    presence: Presence
    meeting: Meeting


def new_shared(bus: Bus, work: Work, meeting: Meeting) -> Shared:
    """With a name of its own."""
    name = secrets.token_urlsafe(6)
    return Shared(name, bus, work, Presence(name, bus), meeting)

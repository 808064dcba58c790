"""Questions to everybody who sits at a table, and why its clocks stand.

Not here: what follows once all agree (`company.py`).
"""

from __future__ import annotations

from enum import Enum


class Question(Enum):
    """What everybody in a seat may agree to."""

    START = "start"
    NEXT = "next"
    AGAIN = "again"
    ADJOURN = "adjourn"
    RESUME = "resume"
    TAKE_BACK = "take_back"


class PauseReason(Enum):
    """Why no clock runs: somebody asked, all agreed to go on another day, or the server was started anew."""

    ASKED = "asked"
    ADJOURNED = "adjourned"
    RESTART = "restart"

"""Questions to everybody who sits at a table, and why its clocks stand.

Not here: what follows once all agree (`company.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias


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


Votes: TypeAlias = Mapping[Question, frozenset[int]]
"""Who has agreed to what, by number."""


def without_questions(votes: Votes, *questions: Question) -> Votes:
    """The votes but those on these questions."""
    return {question: voters for question, voters in votes.items() if question not in questions}


def without_voter(votes: Votes, person: int) -> Votes:
    """The votes but those of this person."""
    return {question: voters - {person} for question, voters in votes.items()}

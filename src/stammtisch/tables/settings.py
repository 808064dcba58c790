"""What a table agrees on beside the rules of its game: who may come, how long a decision may take, who may look on.

Not here: the options of the games (`games/`), and how time runs (`clock.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.games.options import Value


class Visibility(Enum):
    """Who finds the table: whoever has its link or code; everybody in the lobby; or quick match fills it."""

    PRIVATE = "private"
    PUBLIC = "public"
    QUICK = "quick"


class PaceName(Enum):
    """How much time a decision has; `NONE` is for private tables."""

    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    NONE = "none"


class Timeout(Enum):
    """Out of time: moves are made by themselves and at last a bot takes the seat, or the match is lost at once."""

    AUTO = "auto"
    FORFEIT = "forfeit"


class Level(Enum):
    """How well a bot plays. Every game has the first, a player by rules of thumb; a game offers those it has."""

    BEGINNER = "beginner"
    CLUB = "club"
    EXPERT = "expert"


class Phrase(Enum):
    """What may be said at every table; the reader's side words it."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    SORRY = "sorry"
    OOPS = "oops"
    NICE_HAND = "nice_hand"
    BAD_LUCK = "bad_luck"
    ONE_MOMENT = "one_moment"
    I_AM_BACK = "i_am_back"
    YOUR_TURN = "your_turn"
    GOODBYE = "goodbye"


WITHOUT_COUNT_HELP: Final[Mapping[str, tuple[str, ...]]] = {"skat": ("isko",)}
"""By game, the presets in which nobody is helped to count: tournament rules let one look at the last trick, no more."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a table was made with. options: all of the game's, by key. code: short, for telling it to friends.

    spectators: whether people without a seat may look on. free_text: whether people may write what they like.
    hints: whether a person in a seat may ask what a bot would do there.
    count_help: whether a person in a seat is shown what is out, played and taken, where the preset has that.
    level: of the bots that sit down by themselves where a seat is free as a match begins.
    deals: after so many the match is over, whatever the score; 0 leaves that to the rules.
    daily: the day whose deal is played here (`daily.py`); empty at every other table.
    Raises ParseError for settings that contradict each other.
    """

    game: str
    preset: str
    options: Mapping[str, Value]
    language: str
    visibility: Visibility = Visibility.PRIVATE
    pace: PaceName = PaceName.NONE
    timeout: Timeout = Timeout.AUTO
    spectators: bool = False
    free_text: bool = False
    code: str = ""
    level: Level = Level.BEGINNER
    hints: bool = False
    deals: int = 0
    daily: str = ""
    count_help: bool = False

    def __post_init__(self) -> None:
        if self.pace is PaceName.NONE and self.visibility is not Visibility.PRIVATE:
            raise ParseError("pace: 'none' is for private tables; expected fast, normal or slow")
        if self.pace is PaceName.NONE and self.timeout is Timeout.FORFEIT:
            raise ParseError("timeout: 'forfeit' needs a pace, and this table has no clock")

    def may_count(self, preset: str) -> bool:
        """Whether there is counting help in a match by this preset; people may agree on another one later."""
        return self.count_help and preset not in WITHOUT_COUNT_HELP.get(self.game, ())

"""How a table for people is made. Not here: how people come to it (`seat_rules.py`) and begin (`deciding.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.errors import TableError
from stammtisch.games import find_game
from stammtisch.games.options import change_options, find_preset, options_record
from stammtisch.seats import Seat
from stammtisch.tables.company_events import TableMade
from stammtisch.tables.settings import Level, PaceName, Settings, Timeout, Visibility


def make_table(
    game: str,
    *,
    guest: str,
    now: int,
    name: str = "",
    preset: str = "house",
    changes: Mapping[str, object] | None = None,
    language: str = "en",
    visibility: Visibility = Visibility.PRIVATE,
    pace: PaceName = PaceName.NONE,
    timeout: Timeout = Timeout.AUTO,
    spectators: bool = False,
    free_text: bool = False,
    code: str = "",
    level: Level = Level.BEGINNER,
    hints: bool = False,
    seat: int = 0,
    secret: str = "",
    deals: int = 0,
    daily: str = "",
    count_help: bool = False,
) -> TableMade:
    """The event that makes a table, its first person sitting in `seat`. now: Unix milliseconds.

    secret: what the first match will follow from.

    Raises ParseError for an unknown game, preset or option, and for settings that contradict each other.
    """
    rules = find_game(game)
    options = change_options(find_preset(rules.presets, preset), changes or {})
    if not 0 <= seat < rules.seats(options):
        raise TableError("no_such_seat", f"This table has seats 0 to {rules.seats(options) - 1}.")
    record = options_record(options)
    settings = Settings(
        game,
        preset,
        record,
        language,
        visibility,
        pace,
        timeout,
        spectators,
        free_text,
        code,
        level,
        hints,
        deals,
        daily,
        count_help,
    )
    return TableMade(settings, guest, name, Seat(seat), now, secret)

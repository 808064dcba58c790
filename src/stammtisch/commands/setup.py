"""What the commands share about the table they are for: game, preset, options, seed; and bots at every seat."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping, Sequence
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.games import GAMES, find_game
from stammtisch.games.game import AnyGame
from stammtisch.games.options import OptionSpec, Value, option_specs
from stammtisch.seats import Seat
from stammtisch.tables.events import TableEvent
from stammtisch.tables.table import open_table


def add_table_arguments(parser: ArgumentParser) -> None:
    """The arguments that say which game is played by which rules."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--preset", default="house", help="the rules to begin from (default: house)")
    parser.add_argument(
        "--set",
        dest="changes",
        action="append",
        default=[],
        type=change,
        metavar="OPTION=VALUE",
        help="change an option; several values with commas between them",
    )
    parser.add_argument("--seed", type=_text, help="any text; the same seed gives the same packs")


def positive(text: str) -> int:
    """A whole number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)


def change(text: str) -> tuple[str, str]:
    """An option and its value from the command line."""
    key, equals, value = text.partition("=")
    if not equals:
        raise ArgumentTypeError(f"{text!r} is not OPTION=VALUE")
    return key.strip(), value.strip()


def _text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:  # bytes of the command line that are no text came as half surrogate pairs
        raise ArgumentTypeError(f"{text!r} is not text in UTF-8") from None
    return text


def seed_of(arguments: Namespace) -> str:
    """The seed that was given, or a fresh one."""
    return secrets.token_hex(32) if arguments.seed is None else str(arguments.seed)


def opening(arguments: Namespace, persons: Sequence[Seat], seed: str, language: str = "en") -> tuple[TableEvent, ...]:
    """The events that open the table the arguments describe. Raises ParseError for what does not exist."""
    game = find_game(arguments.game)
    return open_table(game, arguments.preset, read_changes(game, arguments.changes), persons, language, seed)


def read_changes(game: AnyGame, given: Sequence[tuple[str, str]]) -> Mapping[str, object]:
    """Options as values. Raises ParseError, naming the option and what it may be."""
    specs = {spec.key: spec for spec in option_specs(type(game.presets["house"]))}
    changes: dict[str, object] = {}
    for key, text in given:
        if key not in specs:
            raise ParseError(f"unknown option {key[:40]!r}: expected one of {', '.join(specs)}")
        changes[key] = _value(specs[key], text)
    return changes


_TRUTH: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def _value(spec: OptionSpec, text: str) -> Value:
    if spec.many:
        return tuple(str(_one(spec, part.strip())) for part in text.split(",") if part.strip())
    return _one(spec, text)


def _one(spec: OptionSpec, text: str) -> bool | int | str:
    """The allowed value that is written like this; the text itself, to be refused, if there is none."""
    for value in spec.values:
        if _TRUTH.get(text.lower()) is value or (not isinstance(value, bool) and str(value) == text):
            return value
    return text

"""The client's types, from the messages and each game's view and match: `python -m stammtisch.wire.typescript`.

Not here: any type of its own. What is written is exactly what `encoding.py` sends.
"""

from __future__ import annotations

import dataclasses
import sys
import types
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from stammtisch.cards import Card
from stammtisch.games import GAMES
from stammtisch.games.game import AnyGame
from stammtisch.wire import commands, daily, house, http, lobby, messages

HEADER = """// Made by `python -m stammtisch.wire.typescript`; do not edit.

/** A card as text: suit then rank, "HT" is the ten of hearts; jokers are "BIG" and "SML". */
export type Card = string;
"""

PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    Card: "Card",
}


UNIONS = (
    (commands, "ClientMessage"),
    (messages, "ServerMessage"),
    (lobby, "LobbyMessage"),
    (lobby, "LobbyServerMessage"),
    (http, "HttpMessage"),
    (house, "HouseMessage"),
    (daily, "DailyMessage"),
)
"""What may be sent, by the module that lists it."""


class Types:
    """Collects the interfaces that are reached from the types asked for, each once."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def name(self, kind: Any) -> str:
        """The TypeScript for a Python type; interfaces met on the way are written down."""
        if isinstance(kind, NewType):
            return self.name(kind.__supertype__)
        if kind in PLAIN:
            return PLAIN[kind]
        origin = get_origin(kind)
        if origin is not None:
            return self._composed(origin, get_args(kind))
        if isinstance(kind, type) and issubclass(kind, Enum):
            return " | ".join(quoted(member.value) for member in kind)
        if isinstance(kind, type) and (dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct)):
            return self._interface(kind)
        raise TypeError(f"{kind} has no form on the wire")

    def _composed(self, origin: Any, inner: tuple[Any, ...]) -> str:
        if origin is Annotated:
            return self.name(inner[0])
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.name(kind) for kind in inner))
        if origin is Literal:
            return " | ".join(quoted(value) for value in inner)
        if issubclass(origin, Mapping):
            return f"Record<{self.name(inner[0])}, {self.name(inner[1])}>"
        if origin is tuple and inner[-1:] != (Ellipsis,):
            return f"[{', '.join(self.name(kind) for kind in inner)}]"
        element = self.name(inner[0])
        return f"({element})[]" if " | " in element else f"{element}[]"

    def _interface(self, kind: type[Any]) -> str:
        name = interface_name(kind)
        if name not in self.interfaces:
            self.interfaces[name] = ""  # a type may hold itself
            lines = [f"  {field}: {type_name};" for field, type_name in self._fields(kind)]
            self.interfaces[name] = "\n".join([f"export interface {name} {{", *lines, "}"])
        return name

    def _fields(self, kind: type[Any]) -> Iterator[tuple[str, str]]:
        tag = kind.__struct_config__ if issubclass(kind, msgspec.Struct) else None
        if tag is not None and tag.tag is not None:
            yield str(tag.tag_field), quoted(tag.tag)
        optional = optional_fields(kind)
        for field, hint in get_type_hints(kind, include_extras=True).items():
            if not field.startswith("_"):
                yield (f"{field}?" if field in optional else field), self.name(hint)


def optional_fields(kind: type[Any]) -> set[str]:
    """Fields that a client may leave out of its own messages; what the server sends is always whole."""
    if not issubclass(kind, msgspec.Struct) or not kind.__struct_config__.forbid_unknown_fields:
        return set()
    return {field.name for field in msgspec.structs.fields(kind) if not field.required}


def interface_name(kind: type[Any]) -> str:
    """The class's name, with the game's before it where a game has its own: `SkatView`."""
    parts = kind.__module__.split(".")
    game = parts[2].capitalize() if parts[1:2] == ["games"] and parts[2] in GAMES else ""
    return kind.__name__ if kind.__name__.startswith(game) else game + kind.__name__


def quoted(value: object) -> str:
    """A literal: text in quotes, numbers and booleans as they are."""
    return msgspec.json.encode(value).decode()


def given_by(game: AnyGame, method: str) -> Any:
    """The type that a method of a game returns."""
    hint = get_type_hints(getattr(type(game), method))["return"]
    return Any if isinstance(hint, TypeVar) else hint


def typescript() -> str:
    """The whole file."""
    collected = Types()
    unions = []
    for module, union in UNIONS:
        members = " | ".join(collected.name(kind) for kind in get_args(getattr(module, union)))
        unions.append(f"export type {union} = {members};")
    tables = [
        f"  | TableOf<{quoted(key)}, {collected.name(given_by(game, 'view'))}, "
        f"{collected.name(given_by(game, 'open_match'))}>"
        for key, game in GAMES.items()
    ]
    view = "\n".join(["/** A table, told apart by `game`. */", "export type Table =", *(tables or ["  | TableView"])])
    table_of = (
        "export type TableOf<Key extends string, View, Match> =\n"
        '  Omit<TableView, "game" | "view" | "match"> & { game: Key; view: View; match: Match };'
    )
    return "\n\n".join([HEADER.rstrip(), *collected.interfaces.values(), *unions, table_of, view]) + ";\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())

"""Options of a game as data: their values, the rule each belongs to, presets, differences in a form for a rule card.

An options value of a game is a frozen dataclass whose fields are made by `option`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeAlias, TypeVar

from stammtisch.errors import ParseError

Value: TypeAlias = bool | int | str | tuple[str, ...]
OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: key, rule id, the values it may have, the default in `house`.

    usual: what the usual game does where `house` differs from it; equal to `default` elsewhere.
        The reason for a difference is worded by the message `reason-option-<game>-<key>`.
    many: the value is a tuple of any of `values`, in their order.
    """

    key: str
    rule: str
    values: tuple[bool | int | str, ...]
    default: Value
    usual: Value
    many: bool = False


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where a table's rules are not those of what they are compared with."""

    key: str
    rule: str
    value: Value
    instead_of: Value


def option(
    default: Value,
    *,
    rule: str,
    values: tuple[bool | int | str, ...] = (False, True),
    usual: Value | None = None,
    many: bool = False,
) -> Any:
    """A dataclass field that is an option; without `usual`, the usual game plays it as `house` does."""
    usual_value = default if usual is None else usual
    return field(
        default=default,
        metadata={"default": default, "rule": rule, "values": values, "usual": usual_value, "many": many},
    )


def option_specs(options_type: type[Any]) -> tuple[OptionSpec, ...]:
    """The options of a game in the order of their fields."""
    return tuple(
        OptionSpec(
            f.name,
            f.metadata["rule"],
            f.metadata["values"],
            f.metadata["default"],
            f.metadata["usual"],
            f.metadata["many"],
        )
        for f in fields(options_type)
    )


def check_options(options: Any) -> None:
    """Raises ParseError if a field has a value that its option does not allow. Call it in `__post_init__`."""
    for spec in option_specs(type(options)):
        check_value(spec, getattr(options, spec.key))


def check_value(spec: OptionSpec, value: object) -> None:
    """Raises ParseError unless `value` is allowed for the option."""
    if spec.many:
        allowed = isinstance(value, tuple) and list(value) == [v for v in spec.values if v in value]
    else:
        allowed = any(type(value) is type(v) and value == v for v in spec.values)
    if not allowed:
        listed = ", ".join(_plain(v) for v in spec.values)
        raise ParseError(
            f"option {spec.key!r} cannot be {_plain(value)}: expected {'any of ' if spec.many else ''}{listed}"
        )


def change_options(options: OptionsT, changes: Mapping[str, object]) -> OptionsT:
    """`options` with some values changed, as read from a record or a message. Raises ParseError, naming the option."""
    known = {spec.key: spec for spec in option_specs(type(options))}
    read: dict[str, object] = {}
    for key, value in changes.items():
        if key not in known:
            raise ParseError(f"unknown option {key[:40]!r}: expected one of {', '.join(known)}")
        read[key] = tuple(value) if isinstance(value, list) else value
        check_value(known[key], read[key])
    changed: OptionsT = replace(options, **read)  # type: ignore[type-var]  # every options value is a dataclass
    return changed


def options_record(options: Any) -> dict[str, Value]:
    """All options by key, as they go into a record."""
    return {spec.key: getattr(options, spec.key) for spec in option_specs(type(options))}


def find_preset(presets: Mapping[str, OptionsT], name: str) -> OptionsT:
    """The preset of this name. Raises ParseError, naming those there are."""
    if name not in presets:
        raise ParseError(f"unknown preset {name[:40]!r}: expected one of {', '.join(presets)}")
    return presets[name]


def differences(options: Any, preset: Any) -> tuple[Difference, ...]:
    """Every option in which `options` differs from `preset`, in field order."""
    return tuple(
        Difference(spec.key, spec.rule, getattr(options, spec.key), getattr(preset, spec.key))
        for spec in option_specs(type(options))
        if getattr(options, spec.key) != getattr(preset, spec.key)
    )


def differences_from_usual(options: Any) -> tuple[Difference, ...]:
    """Every option in which `options` differs from the usual game, in field order."""
    return tuple(
        Difference(spec.key, spec.rule, getattr(options, spec.key), spec.usual)
        for spec in option_specs(type(options))
        if getattr(options, spec.key) != spec.usual
    )


def _plain(value: object) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)[:40]

"""Views of one reader one after the other: the first whole, of each later one only what has changed.

Here: what has changed between two views, and how a reader keeps the newest. Not here: which view was sent last
(`server/windows.py`), and what is in a view (`table_view.py`). Why so: docs/decisions/0020-views-by-their-changes.md.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final, NamedTuple

import msgspec

from stammtisch.values import field_names
from stammtisch.wire.messages import Changes, TableView, WaitingView
from stammtisch.wire.reader_view import ReaderView

VIEWS: Final = frozenset({"table", "waiting"})
"""Types of messages that are whole views; `changes` carries such a view on."""


def view_message(before: ReaderView | None, view: ReaderView, number: int) -> TableView | WaitingView | Changes:
    """The view as the message of this number: whole if none came before it, or one of another type."""
    if before is None or before.kind is not view.kind:
        return view.whole(number)
    changed = {**_once(_changes_by_name, before.common, view.common), **_changes_by_name(before.own, view.own)}
    people = {**_once(_changes_by_name, before.people, view.people), **_changes_by_name(before.person, view.person)}
    deal = {**_once(_changes_by_name, before.public, view.public), **_changes_by_name(before.private, view.private)}
    if people:
        changed["company"] = people
    if deal:
        changed["view"] = deal
    return Changes(number, changed)


def _changes_by_name(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """By names of fields, which both have."""
    changes = {}
    for name, value in new.items():
        was = old[name]
        if was is not value and (change := _changes(was, value)) is not None:
            changes[name] = change
    return changes


def _changes(old: Any, new: Any) -> Any:
    """How the new value is told to who has the old one; see `Changes`. None where nothing has changed."""
    kind = type(new)
    fields = _KNOWN.get(kind) or _fields_of(kind)
    if fields.names and type(old) is kind:
        return _changes_of_fields(fields, old, new) or None
    if old == new:
        return None
    return _changes_of_list(old, new) if isinstance(old, tuple) and isinstance(new, tuple) else (new,)


def _changes_of_fields(fields: _Fields, old: Any, new: Any) -> dict[str, Any]:
    """Most fields hold the very same object as before: those cost next to nothing."""
    changes, was_all, all_now = {}, fields.values(old), fields.values(new)
    for name, was, value in compress(zip(fields.names, was_all, all_now, strict=True), map(is_not, was_all, all_now)):
        change = _once(_changes, was, value)
        if change is not None:
            changes[name] = change
    return changes


def _once(compare: Callable[[Any, Any], Any], old: Any, new: Any) -> Any:
    """The same; of what several readers are shown it is worked out for the first of them."""
    found = _LATELY.get((id(old), id(new)))
    if found is None:
        if len(_LATELY) >= MOST_KEPT:
            _LATELY.clear()
        found = old, new, compare(old, new)  # while it is here nothing else has their ids
        _LATELY[id(old), id(new)] = found
    return found[2]


def _changes_of_list(old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    """Of a list that has grown only the end is told; one of the same length is looked through item by item."""
    if 0 < len(old) < len(new) and new[: len(old)] == old:
        return len(old), new[len(old) :]
    if len(old) == len(new) and _fields_of(type(new[0])).names:
        changes = enumerate(map(_changes, old, new))
        return {str(place): change for place, change in changes if change is not None}
    return (new,)


class _Fields(NamedTuple):
    """The fields of what goes over the wire as an object with always the same keys; none for anything else."""

    names: tuple[str, ...]
    values: Callable[[Any], Sequence[Any]]


MOST_KEPT: Final = 256
_LATELY: Final[dict[tuple[int, int], tuple[Any, Any, Any]]] = {}


def _fields_of(kind: type[Any]) -> _Fields:
    fields = _KNOWN.get(kind)
    if fields is None:
        names = _field_names(kind)
        # of one name alone attrgetter would give the value itself
        values = attrgetter(*names) if len(names) > 1 else lambda value: [getattr(value, name) for name in names]
        fields = _KNOWN[kind] = _Fields(names, values)
    return fields


def _field_names(kind: type[Any]) -> tuple[str, ...]:
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    return field_names(kind) if dataclasses.is_dataclass(kind) else ()


_KNOWN: Final[dict[type[Any], _Fields]] = {}


class Gap(Exception):
    """A message is missing before this one: the view is not known until a whole one comes, which `look` asks for."""


class KeptView:
    """What a reader of one connection keeps: the newest view, as plain JSON values."""

    def __init__(self) -> None:
        self.view: dict[str, Any] | None = None

    def take(self, message: Mapping[str, Any]) -> dict[str, Any] | None:
        """The view after a `table`, `waiting` or `changes` message; None where a newer one was there before.

        Raises Gap.
        """
        number = self.view["number"] if self.view is not None else 0
        if message["number"] <= number:
            return None
        if message["type"] in VIEWS:
            self.view = dict(message)
        elif self.view is None or message["number"] > number + 1:
            raise Gap
        else:
            self.view = changed(self.view, message)
        return self.view


def changed(view: dict[str, Any], message: Mapping[str, Any]) -> dict[str, Any]:
    """The view with the changes of a message, as plain JSON values; the one before stays as it was."""
    return {**_with(view, message["changed"]), "number": message["number"]}


def _with(value: Any, change: Any) -> Any:
    """The value with a change made to it, and to what is in it; only what has changed is copied."""
    if isinstance(change, dict):
        copied = value.copy()
        for name, within in change.items():
            key = int(name) if isinstance(value, list) else name
            copied[key] = _with(value[key], within)
        return copied
    return change[0] if len(change) == 1 else [*value[: change[0]], *change[1]]

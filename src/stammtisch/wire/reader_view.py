"""A table as one reader may see it, in two halves: what all readers see alike, and what is this reader's own.

So what all see alike is made, and compared with what was sent before, once for all of them. Not here: what is in the
halves (`table_view.py`, `company_view.py`), and how they are compared (`changes.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

from stammtisch.values import dataclass, field_names
from stammtisch.wire.messages import Company, TableView, WaitingView


@dataclass(frozen=True, slots=True)
class ReaderView:
    """By names of fields: of the message itself in `common` and `own`, of its `company` in `people` and `person`, and
    of the game's view of the deal in `public` and `private`, which are empty before the first match.

    kind: of message. common, people, public: the same objects for all readers of a moment.
    """

    kind: type[TableView | WaitingView]
    common: Mapping[str, Any]
    own: Mapping[str, Any]
    people: Mapping[str, Any]
    person: Mapping[str, Any]
    public: Mapping[str, Any]
    private: Mapping[str, Any]
    view_kind: Callable[..., Any] = dict

    def whole(self, number: int = 0) -> TableView | WaitingView:
        """The message that tells all of it."""
        company = Company(**self.people, **self.person)
        deal = {"view": self.view_kind(**self.public, **self.private)} if self.public else {}
        return self.kind(**self.common, **self.own, **deal, company=company, number=number)


class Part(NamedTuple):
    """Some fields of a class of views, and how their values are taken from one."""

    names: tuple[str, ...]
    values: Callable[[Any], Sequence[Any]]

    def of(self, view: Any) -> dict[str, Any]:
        """The fields by name."""
        return dict(zip(self.names, self.values(view), strict=True))


def halves(view: Any, own_fields: tuple[str, ...]) -> tuple[Part, Part]:
    """What all see alike of such a view, and what is its reader's own."""
    key = type(view), own_fields
    found = _HALVES.get(key)
    if found is None:
        public = tuple(name for name in field_names(type(view)) if name not in own_fields)
        found = _HALVES[key] = _part(public), _part(own_fields)
    return found


def _part(names: tuple[str, ...]) -> Part:
    return Part(names, attrgetter(*names))


_HALVES: Final[dict[tuple[type[Any], tuple[str, ...]], tuple[Part, Part]]] = {}

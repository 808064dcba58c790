"""What the views of a table are put together of: each part is made anew only when what it follows from has changed.

A part that is the same object as before also costs nothing where views are compared (`changes.py`). Not here: what is
in a part (`table_view.py`, `company_view.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

Arguments = TypeVarTuple("Arguments")
Item = TypeVar("Item")
Part = TypeVar("Part")


class Parts:
    """The parts of the views of one table that were made last. They follow from what they are made of and nothing else.

    So they may be kept for as long as one likes: what has changed is seen by comparing it.
    """

    __slots__ = ("_lists", "_made")

    def __init__(self) -> None:
        self._made: dict[object, tuple[tuple[Any, ...], Any]] = {}
        self._lists: dict[object, tuple[object, tuple[Any, ...], tuple[Any, ...]]] = {}

    def of(self, make: Callable[[*Arguments], Part], *arguments: *Arguments, place: int = 0) -> Part:
        """What `make` makes of these values. place: where it makes several parts, which of them."""
        kept = self._made.get((make, place))
        if kept is not None and kept[0] == arguments:
            part: Part = kept[1]
            return part
        made = make(*arguments)
        self._made[make, place] = arguments, made
        return made

    def each(self, make: Callable[[int, Item], Part], first: int, items: tuple[Item, ...]) -> tuple[Part, ...]:
        """What `make` makes of each item and its number, counted from `first`; of a list that grows, of what is new."""
        start, before, made = self._lists.get(make, (first, (), ()))
        if start != first or items[: len(before)] != before:
            before = made = ()
        if len(items) > len(before):
            made = (*made, *map(make, range(first + len(before), first + len(items)), items[len(before) :]))
        self._lists[make] = first, items, made
        return made

"""The windows on one table: who looks on, here and through other servers, and what each window is shown.

Not here: what waits to be sent to a window (`windows.py`), and when there is something new to show (`room.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.server.shared import Shared
from stammtisch.server.windows import Window
from stammtisch.tables.company import Company
from stammtisch.tables.table import Phase
from stammtisch.wire.company_view import Reader, Shown
from stammtisch.wire.hints import Present
from stammtisch.wire.messages import Closing
from stammtisch.wire.parts import Parts
from stammtisch.wire.table_view import TableViews


class Showing:
    """The windows that are open on a table here. shared: what there is beside this process; None where it is alone."""

    __slots__ = ("_parts", "_shared", "_table_id", "_told", "_windows")

    def __init__(self, table_id: str, shared: Shared | None) -> None:
        self._table_id = table_id
        self._shared = shared
        self._windows: list[Window] = []
        self._parts = Parts()
        self._told = False

    def __len__(self) -> int:
        return len(self._windows)

    @property
    def watchers(self) -> int:
        """How many windows look on."""
        return sum(window.person is None for window in self._windows)

    @property
    def present(self) -> frozenset[int]:
        """The persons who have a window open, here or elsewhere."""
        here = {window.person for window in self._windows if window.person is not None}
        return frozenset(here.union(*(hint.persons for hint in self._elsewhere())))

    def enter(self, window: Window, now: int) -> None:
        """A new window acts for its person; older ones look on from now (Unix milliseconds)."""
        window.opened = now
        self._windows.append(window)
        self.tell_present()

    def leave(self, window: Window) -> None:
        """The window is gone; the newest of those that are left acts."""
        self._windows.remove(window)
        self.tell_present()

    def close(self, closing: Closing) -> None:
        """Tell every window why its connection ends."""
        for window in self._windows:
            window.close(closing)

    def tell_present(self) -> None:
        """Tell other servers who looks at the table here; that nobody does, once."""
        if self._shared is None:
            return
        if self._windows or self._told:
            persons = {window.person: window.opened for window in self._windows if window.person is not None}
            self._shared.presence.tell(self._table_id, persons, self._watching())
        self._told = bool(self._windows)

    def is_mirror(self, window: Window) -> bool:
        """Whether a newer window, here or elsewhere, acts for this one's person."""
        if window.person is None:
            return False
        newest = next((other for other in reversed(self._windows) if other.person == window.person), window)
        return window is not newest or any(
            hint.persons.get(window.person, 0) > window.opened for hint in self._elsewhere()
        )

    def show_all(self, company: Company, now: int) -> None:
        """Show every window the table as it is now (Unix milliseconds)."""
        if not self._windows:
            self._parts = Parts()  # a table that nobody looks at holds as little as possible
            return
        views = self._views(company, now)
        for window in self._windows:
            self._show(window, company, views)

    def show(self, window: Window, company: Company, now: int) -> None:
        """The same for one window."""
        self._show(window, company, self._views(company, now))

    def _views(self, company: Company, now: int) -> TableViews:
        others = (name for hint in self._elsewhere() for name in hint.watchers)
        return TableViews(self._table_id, company, Shown(now, self.present, (*self._watching(), *others)), self._parts)

    def _show(self, window: Window, company: Company, views: TableViews) -> None:
        """The newest view, or the reason why this window sees no more."""
        ending = _ending(window, company)
        if ending is not None:
            window.close(ending)
        elif window in self._windows:
            window.show(views.of(Reader(window.person, self.is_mirror(window))))

    def _watching(self) -> tuple[str, ...]:
        return tuple(window.name for window in self._windows if window.person is None)

    def _elsewhere(self) -> Sequence[Present]:
        return () if self._shared is None else self._shared.presence.elsewhere(self._table_id)


def _ending(window: Window, company: Company) -> Closing | None:
    if window.person is None:
        if may_look_on(company):
            return None
        return Closing("no_spectators", "The host of this table has ended looking on.", False)
    person = company.persons[window.person]
    if person.is_removed:
        return Closing("removed", "The host of this table has taken you away from it.", False)
    return Closing("left", "You have left this table.", False) if person.is_gone else None


def may_look_on(company: Company) -> bool:
    """Whether people who are not of the table may see it: where it allows that, or has not begun."""
    return company.settings.spectators or company.phase is Phase.WAITING

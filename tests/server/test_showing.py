"""Each window is shown its table as it is, whatever led to it."""

from __future__ import annotations

from typing import Any

import msgspec

from stammtisch.games import find_game
from stammtisch.server.showing import Showing
from stammtisch.server.windows import Window
from stammtisch.tables.gathering import gather
from tests.playing import FIRST, opened
from tests.running import run


def shown(window: Window) -> dict[str, Any]:
    """The next message of the window, which is there."""
    message, _ = run(window.next_message())
    read: dict[str, Any] = msgspec.json.decode(message)
    return read


def test_a_window_that_is_shown_alone_sees_who_looks_on_as_all_do() -> None:
    """After a refusal only the one who was refused is shown the table anew: nobody has gone by that."""
    company, showing = gather(opened(find_game(FIRST)), "guest"), Showing("t", None)
    player, watcher = Window(0, is_whole=True), Window(None, "Ada", is_whole=True)
    showing.enter(player, 1)
    showing.enter(watcher, 2)
    showing.show_all(company, 3)
    before = shown(player)
    showing.show(player, company, 3)
    after = shown(player)
    assert before["company"]["watchers"] == after["company"]["watchers"] == ["Ada"]
    assert before["company"]["persons"] == after["company"]["persons"]


def test_only_the_newest_window_of_a_person_acts() -> None:
    """The older one is a mirror until the newer has gone; one that looks on is none."""
    showing, older, newer, watcher = Showing("t", None), Window(0), Window(0), Window(None)
    for moment, window in enumerate((older, newer, watcher)):
        showing.enter(window, moment)
    assert [showing.is_mirror(window) for window in (older, newer, watcher)] == [True, False, False]
    showing.leave(newer)
    assert not showing.is_mirror(older)
    assert (len(showing), showing.watchers, showing.present) == (2, 1, frozenset({0}))

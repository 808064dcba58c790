"""A slow connection keeps every answer, and of the views only the newest; one that is far too slow is closed."""

from __future__ import annotations

import asyncio
import json

from stammtisch.games import find_game
from stammtisch.server.windows import MOST_ANSWERS, Window
from stammtisch.tables.gathering import gather
from stammtisch.wire.company_view import NOBODY, Reader
from stammtisch.wire.messages import Accepted, Closing, Pong
from stammtisch.wire.parts import Parts
from stammtisch.wire.reader_view import ReaderView
from stammtisch.wire.table_view import TableViews
from tests.playing import FIRST, opened
from tests.running import run


def view(mirror: bool) -> ReaderView:
    """Some view; two of them differ in `mirror`."""
    return TableViews("t", gather(opened(find_game(FIRST))), NOBODY, Parts()).of(Reader(0, mirror))


async def sent_by(window: Window) -> list[dict[str, object]]:
    """Everything that waits, to the closing."""
    messages, last = [], False
    while not last:
        text, last = await window.next_message()
        messages.append(json.loads(text))
    return messages


def test_answers_come_first_and_of_the_views_only_the_newest() -> None:
    """Two views and two answers wait: both answers are sent, then the second view, then the closing."""

    async def act() -> None:
        window = Window(0)
        window.show(view(mirror=True))
        window.answer(Accepted("a", 3))
        window.show(view(mirror=False))
        window.answer(Pong())
        window.close(Closing("first", "", True))
        window.close(Closing("second", "", True))
        messages = await sent_by(window)
        assert [message["type"] for message in messages] == ["accepted", "pong", "table", "closing"]
        assert messages[2]["mirror"] is False
        assert messages[3]["code"] == "first"

    run(act())


def test_what_comes_later_is_waited_for() -> None:
    """A window with nothing to send waits, and wakes at the next message."""

    async def act() -> None:
        window = Window(0)
        waiting = asyncio.create_task(window.next_message())
        await asyncio.sleep(0)
        assert not waiting.done()
        window.answer(Pong())
        assert await waiting == (b'{"type":"pong"}', False)

    run(act())


def test_a_connection_that_takes_no_answers_is_closed() -> None:
    """Memory does not grow with a client that asks and never listens."""

    async def act() -> None:
        window = Window(0)
        for _ in range(MOST_ANSWERS + 1):
            window.answer(Pong())
        (closing,) = await sent_by(window)
        assert (closing["type"], closing["code"]) == ("closing", "too_slow")

    run(act())

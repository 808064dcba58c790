"""Lines of the server's log: their form, and that nothing hangs on whether they can be written."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TextIO

import pytest
import structlog

from stammtisch.server.log_lines import log_plainly
from tests.running import run
from tests.server.keepers import kept_house, reported


def closed() -> TextIO:
    """Standard error whose reader has gone."""
    stream = io.StringIO()
    stream.close()
    return stream


def full() -> TextIO:
    """Standard error on a full disk."""
    return io.TextIOWrapper(open("/dev/full", "wb", buffering=0), write_through=True)  # the test closes it


@pytest.fixture(autouse=True)
def defaults() -> Iterator[None]:
    """What a test sets up here is gone after it."""
    yield
    structlog.reset_defaults()


def test_a_log_line_names_its_table_and_event_and_no_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON, one object a line; what people wrote is in none of them."""
    log_plainly("json")
    with kept_house(tmp_path) as house:
        table_id, _ = reported(house)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    told = [line for line in lines if line["event"] == "reported"]
    assert [(line["table"], line["level"]) for line in told] == [(table_id, "warning")] and told[0]["seq"] > 1
    assert "peeks" not in json.dumps(lines) and "rude" not in json.dumps(lines)


def test_a_librarys_line_tells_of_an_error_no_more_than_ours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task that ended with an error, as asyncio tells it with the error's words twice: one line, kind and place."""

    async def fails() -> None:
        raise RuntimeError("the hand is HA SK")

    async def forget_it() -> None:
        task = asyncio.create_task(fails())
        await asyncio.wait([task])

    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    log_plainly("json")
    run(forget_it())
    gc.collect()
    (line,) = [json.loads(text) for text in capsys.readouterr().err.splitlines()]
    assert (line["event"], line["level"], line["error"]) == (
        "Task exception was never retrieved",
        "error",
        "RuntimeError",
    )
    assert line["logger"] == "asyncio" and line["place"].endswith(" fails") and "HA" not in str(line)


@pytest.mark.parametrize("broken", [closed, full])
def test_a_log_that_cannot_be_written_costs_no_table(
    broken: Callable[[], TextIO], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What would have been logged is kept where it belongs, and the table goes on."""
    with kept_house(tmp_path) as house, monkeypatch.context() as patch, closing(broken()) as stream:
        patch.setattr(sys, "stderr", stream)
        log_plainly()
        table_id, guests = reported(house)
        with guests[0].at(table_id) as seat:
            assert seat.ask("write", text="still here")["type"] == "accepted"
        assert house.client.app.state.host.rooms.broken == ()  # type: ignore[attr-defined]  # it is ours

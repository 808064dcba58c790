"""What is read from a trace of the browser, and what is said without a browser; the figures themselves take minutes."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.bench import browser
from stammtisch.errors import ParseError

PAGE = {"pid": 1, "tid": 7}


def task(at: int, length: int, **where: int) -> dict[str, Any]:
    """A task in a trace; times in microseconds."""
    return {"name": "ThreadControllerImpl::RunTask", "ph": "X", "ts": at, "dur": length, **PAGE, **where}


def mark(at: int, name: str) -> dict[str, Any]:
    """A mark that the page made."""
    return {"name": name, "ph": "I", "ts": at, **PAGE}


TRACE = [
    task(0, 90_000),
    mark(100_000, "moving-begin"),
    task(110_000, 12_000),
    task(115_000, 80_000, tid=8),
    mark(200_000, "moving-end"),
    task(210_000, 30_000),
]


@pytest.mark.parametrize(("moving", "expected"), [(False, [90.0, 12.0, 30.0]), (True, [12.0])])
def test_tasks_are_those_of_the_pages_own_thread(moving: bool, expected: list[float]) -> None:
    """Of other threads nothing counts; while cards move only what began between the marks does."""
    assert list(browser.tasks(TRACE, moving=moving)) == expected


def test_the_percentile_is_the_value_that_so_many_do_not_pass() -> None:
    """Of a hundred values the ninety-fifth counts; of few the last."""
    assert browser.p95([float(value) for value in range(100)]) == 95
    assert browser.p95([3.0, 1.0]) == 3


def test_without_chromium_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback, but what to install."""
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(ParseError, match="apt-get install chromium"), browser.phones("http://127.0.0.1"):
        pass

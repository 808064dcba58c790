"""The figures of the table server: their driver plays whole deals at a real server, and counts what it is sent."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from stammtisch.bench import server
from stammtisch.bench.boardgame import FOLDER
from stammtisch.bench.figure import Figure
from stammtisch.bench.load import Freely, Steadily, Tally, played_tables, playing
from stammtisch.bench.served import serving


def apart(measure: Callable[[], Figure | Tally]) -> Figure | Tally:
    """In a thread of its own: a test of a browser may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(measure).result()


def test_the_driver_plays_deal_after_deal_and_counts_every_move() -> None:
    """Two tables of four: as many moves as were let through, each with a latency; then at a pace."""

    def play() -> Tally:
        with serving() as process, playing(played_tables(2, process.port)) as drive:
            tally = drive(Freely(90))
            slow = drive(Steadily(50, 0.3))
            assert 5 <= slow.moves <= 30
            assert process.cpu_seconds() > 0 and process.memory() > 1_000_000
            return tally

    tally = apart(play)
    assert isinstance(tally, Tally)
    assert (tally.moves, len(tally.latencies)) == (90, 90)
    assert 500 < tally.bytes / tally.moves < 6_000


@pytest.mark.parametrize("name", ["server.memory_per_connection", "server.restart.seconds"])
def test_a_figure_of_the_server_measures_what_its_row_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With few tables: the figure has the row's name, and moves the bar once a round."""
    for number in ("IDLE_TABLES", "IDLE_CONNECTIONS", "STORED_TABLES"):
        monkeypatch.setattr(server, number, 8)
    monkeypatch.setattr(server, "ROUNDS", 1)
    rounds: list[None] = []
    figure = apart(lambda: server.FIGURES[name](lambda: rounds.append(None)))
    assert isinstance(figure, Figure)
    assert (figure.name, len(rounds)) == (name, 1)


def test_the_peers_game_is_there_for_the_bench() -> None:
    """In a checkout; it is installed when it is measured, and never by a test."""
    assert (FOLDER / "server.js").is_file() and (FOLDER / "package-lock.json").is_file()

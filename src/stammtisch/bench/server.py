"""The table server under load: CPU and bytes of a move, moves a second, latency, memory, and how soon it is back.

Whatever is measured runs in a process of its own over a store on disk, and is reached through sockets on this machine.
What belongs here: one function a figure. What does not: the driver (`load.py`), and the peer (`boardgame.py`).
"""

from __future__ import annotations

import asyncio
import http.client
import json
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from websockets.sync.client import connect

from stammtisch.bench.boardgame import PeerTable, peer_server
from stammtisch.bench.figure import Figure, Peer, Spread
from stammtisch.bench.load import (
    SEATS,
    AnyTable,
    Freely,
    Steadily,
    Tally,
    own_address,
    played_tables,
    playing,
    post,
)
from stammtisch.bench.measure import ROUNDS, Advance
from stammtisch.bench.postgres import own_postgres
from stammtisch.bench.served import Process, serving, serving_over
from stammtisch.server.kept import table_line
from stammtisch.store.folder import TABLES
from stammtisch.store.sqlite import GROUP, SqliteStore
from stammtisch.tables.deciding import decide
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import gather
from stammtisch.tables.making import make_table
from stammtisch.tables.orders import Start
from stammtisch.wire.changes import KeptView

TABLES_AT_ONCE: Final = 16
MOVES: Final = 800
"""Of a round of the figures of a single move, after a deal that nobody counts."""

MANY_TABLES: Final = 500
RATES: Final = (250, 500, 750, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000)
RATE_SECONDS: Final = 6.0
SLOWEST: Final = 0.050
"""Moves a second are tried in this order, until one move in a hundred takes longer than this (seconds)."""

CALM_TABLES: Final = 100
CALM_RATE: Final = 300.0
CALM_SECONDS: Final = 5.0

IDLE_TABLES: Final = 1_000
IDLE_CONNECTIONS: Final = 1_000
STORED_TABLES: Final = 10_000


def cpu_per_move(advance: Advance) -> Figure:
    """Milliseconds of the server's CPU for a move of Belote among four people: rules, log on disk, four views.

    The peer holds its matches in memory only. Rounds take turns, so that what else the machine does slows both.
    """
    ours, theirs = [], []
    with serving() as process, peer_server() as rival:
        for _ in range(ROUNDS):
            ours.append(_cpu_of(process, played_tables(TABLES_AT_ONCE, process.port)))
            if rival is not None:
                theirs.append(_cpu_of(rival, [PeerTable(rival.port, seed) for seed in range(TABLES_AT_ONCE)]))
            advance()
    peer = Peer("boardgame.io", min(theirs)) if theirs else None
    return Figure("server.cpu_per_move", min(ours), "ms", ROUNDS * MOVES, Spread.of(ours), peer)


def _cpu_of(process: Process, tables: Sequence[AnyTable]) -> float:
    """Milliseconds of CPU that a process needs for each of some moves at new tables."""
    return _cpu_of_all((process,), tables)


def _cpu_of_all(processes: Sequence[Process], tables: Sequence[AnyTable]) -> float:
    """The same of several together."""
    with playing(tables) as play:
        play(Freely(MOVES // 4))
        before = sum(process.cpu_seconds() for process in processes)
        tally = play(Freely(MOVES))
        return (sum(process.cpu_seconds() for process in processes) - before) * 1000 / tally.moves


def two_processes(advance: Advance) -> Figure:
    """CPU of two servers for a move, over that of one server, over PostgreSQL with the same people at the same tables.

    With two, each table has two people at each of them: every move is heard of at the other one.
    """
    ratios = []
    with own_postgres() as store, serving_over(store) as first:
        for _ in range(ROUNDS):
            alone = _cpu_of(first, played_tables(TABLES_AT_ONCE, first.port))
            with serving_over(store) as second:
                both = _cpu_of_all((first, second), played_tables(TABLES_AT_ONCE, first.port, second.port))
            ratios.append(both / alone)
            advance()
    return Figure("server.two_processes.cpu_ratio", min(ratios), "", ROUNDS * MOVES, Spread.of(ratios))


def bytes_per_move(advance: Advance) -> Figure:
    """Kilobytes that all four seats together are sent for a move of Belote, answers included."""
    with serving() as process, playing(played_tables(TABLES_AT_ONCE, process.port)) as play:
        play(Freely(MOVES // 10))
        sizes = []
        for _ in range(ROUNDS):
            tally = play(Freely(MOVES))
            sizes.append(tally.bytes / tally.moves / 1000)
            advance()
    return Figure("server.bytes_per_move", max(sizes), "kB", ROUNDS * MOVES, Spread.of(sizes))


def moves_per_second(advance: Advance) -> Figure:
    """The highest rate of those tried at which of a hundred moves 99 are with all four seats within 50 ms.

    500 tables of four people, every move on disk before it is shown. Zero if the lowest rate is too much.
    """
    kept, counted = 0.0, 0
    with serving() as process, playing(played_tables(MANY_TABLES, process.port)) as play:
        play(Freely(2 * MANY_TABLES))
        for rate in RATES:
            start = time.perf_counter()
            tally = play(Steadily(rate, RATE_SECONDS))
            reached = tally.moves / (time.perf_counter() - start)
            if _percentile(tally, 99) > SLOWEST:
                break
            kept, counted = max(kept, reached), counted + tally.moves
    for _ in range(ROUNDS):
        advance()
    return Figure("server.moves_per_second", kept, "1/s", counted, Spread.of([kept]))


def latency(percent: int) -> Callable[[Advance], Figure]:
    """Milliseconds from sending a move until all four seats were shown it, at 300 moves a second: this percentile."""

    def measure(advance: Advance) -> Figure:
        times, moves = [], 0
        with serving() as process, playing(played_tables(CALM_TABLES, process.port)) as play:
            play(Freely(2 * CALM_TABLES))
            for _ in range(ROUNDS):
                tally = play(Steadily(CALM_RATE, CALM_SECONDS))
                times.append(_percentile(tally, percent) * 1000)
                moves += tally.moves
                advance()
        return Figure(f"server.latency.p{percent}", min(times), "ms", moves, Spread.of(times))

    return measure


def _percentile(tally: Tally, percent: int) -> float:
    rising = sorted(tally.latencies)
    return rising[min(len(rising) - 1, len(rising) * percent // 100)]


def memory_per_table(advance: Advance) -> Figure:
    """Kilobytes of a table in memory whose match waits for a person while nobody looks on."""
    with serving() as process:
        tables = [post(process.port, "/api/tables", {"game": "belote"})[0]["table_id"] for _ in range(IDLE_TABLES)]
        _look_at(process.port, tables[:1])
        before = process.memory()
        _look_at(process.port, tables[1:])
        held = (process.memory() - before) / (IDLE_TABLES - 1) / 1000
    for _ in range(ROUNDS):
        advance()
    return Figure("server.memory_per_table", held, "kB", IDLE_TABLES, Spread.of([held]))


def _look_at(port: int, tables: Sequence[str]) -> None:
    """Have the server bring these tables from its store."""
    for table_id in tables:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(own_address(), 0))
        connection.request("GET", f"/api/tables/{table_id}")
        assert connection.getresponse().status == 200
        connection.close()


def memory_per_connection(advance: Advance) -> Figure:
    """Kilobytes of a socket that has been shown its table and is silent, four of them at each table."""
    with serving() as process:
        tables = played_tables(IDLE_CONNECTIONS // SEATS, process.port)
        _look_at(process.port, [table.table_id for table in tables])
        before = process.memory()
        with playing(tables) as play:
            play(Freely(0))
            held = (process.memory() - before) / IDLE_CONNECTIONS / 1000
    for _ in range(ROUNDS):
        advance()
    return Figure("server.memory_per_connection", held, "kB", IDLE_CONNECTIONS, Spread.of([held]))


def restart_seconds(advance: Advance) -> Figure:
    """Seconds from starting a server over 10,000 open tables until a move at one of them is answered."""
    with tempfile.TemporaryDirectory(prefix="stammtisch-bench-") as temporary:
        folder = Path(temporary)
        with serving(folder) as process:
            opened, cookie = post(process.port, "/api/tables", {"game": "belote"})
        asyncio.run(_store_tables(folder, STORED_TABLES))
        times = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            with serving(folder) as process:
                _move_once(f"ws://127.0.0.1:{process.port}/api/tables/{opened['table_id']}/socket", cookie)
                times.append(time.perf_counter() - start)
            advance()
    return Figure("server.restart.seconds", min(times), "s", STORED_TABLES, Spread.of(times))


async def _store_tables(folder: Path, number: int) -> None:
    """Copies of tables whose match has begun, each under a name of its own."""
    store = SqliteStore(folder / TABLES)
    events = _begun()
    company = gather(events)
    lines = (table_line(f"table {place}", f"guest {place}", company) for place in range(number))
    for group in iter(lambda: list(islice(lines, GROUP)), []):
        await asyncio.gather(*(store.create(line, events) for line in group))
    await store.close()


def _begun() -> tuple[LogEvent, ...]:
    made = make_table("belote", guest="guest", name="Anna", now=0, secret="secret")
    return (made, *decide(gather([made]), 0, Start("next secret"), 0))


def _move_once(address: str, cookie: str) -> None:
    """Somebody comes back, waits until they are asked, and moves."""
    kept = KeptView()
    with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
        view = kept.take(json.loads(socket.recv(timeout=30)))
        while not (view and view["asked"]):
            view = kept.take(json.loads(socket.recv(timeout=30)))
        moves = view["asked"]["moves"]
        text = next((text for text in moves if text != "pass"), moves[0])  # if all pass, nobody is asked next time
        move = {"type": "move", "seq": view["seq"], "request": f"at {time.time()}", "move": text}
        socket.send(json.dumps(move))
        while json.loads(socket.recv(timeout=30)).get("type") != "accepted":
            pass


FIGURES: Final[Mapping[str, Callable[[Advance], Figure]]] = {
    "server.cpu_per_move": cpu_per_move,
    "server.bytes_per_move": bytes_per_move,
    "server.two_processes.cpu_ratio": two_processes,
    "server.moves_per_second": moves_per_second,
    "server.latency.p50": latency(50),
    "server.latency.p99": latency(99),
    "server.memory_per_connection": memory_per_connection,
    "server.memory_per_table": memory_per_table,
    "server.restart.seconds": restart_seconds,
}

"""Processes that think: replaced when they are killed in thought, ended with the table, and told nothing but a view."""

from __future__ import annotations

import asyncio
import os
import pickle
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from signal import SIGKILL, SIGSTOP

import pytest
import structlog

from stammtisch.games import GAMES, find_game
from stammtisch.seats import Seat
from stammtisch.server.beside import Beside
from stammtisch.server.thinking import Processes, think_in_thread
from stammtisch.tables.company import Company
from stammtisch.tables.gathering import gather
from tests.playing import FIRST, opened, played
from tests.running import run
from tests.server.driving import open_table, seated, serving


def thinking() -> list[int]:
    """The processes that this one has started to think and that have not ended."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, parent = path.joinpath("stat").read_text().rpartition(")")[2].split()[:2]
            if int(parent) == os.getpid() and state != "Z" and b"to_process" in path.joinpath("cmdline").read_bytes():
                found.append(int(path.name))
    return found


def asked() -> tuple[Company, Seat]:
    """A table where a seat is to move."""
    company = gather(opened(find_game(FIRST)))
    return company, company.to_act[0]


async def halted(processes: Processes) -> tuple[asyncio.Task[str], int]:
    """A thought that does not end, since its process stands still; and that process."""
    await processes(*asked(), Random(1))
    (process,) = thinking()
    os.kill(process, SIGSTOP)
    thought = asyncio.ensure_future(processes(*asked(), Random(1)))
    await asyncio.sleep(0.1)
    assert not thought.done()
    return thought, process


def test_a_process_thinks_as_the_server_would() -> None:
    """The same view, level and chance give the same move wherever it is thought."""

    async def act() -> tuple[str, str]:
        return await Processes(1)(*asked(), Random(1)), await think_in_thread(*asked(), Random(1))

    here, there = run(act())
    assert here == there
    assert thinking() == []


def test_a_process_killed_in_thought_is_replaced_and_the_move_comes_all_the_same() -> None:
    """The thought is begun anew in another process; the server's log says so."""

    async def act() -> str:
        thought, process = await halted(Processes(1))
        os.kill(process, SIGKILL)
        return await thought

    with structlog.testing.capture_logs() as logs:
        text = run(act())
    company, _ = asked()
    assert text in [company.game.move_text(move) for move in company.game.legal_moves(company.table.state, asked()[1])]  # type: ignore[union-attr]
    assert [entry["event"] for entry in logs] == ["thinking_process_replaced"]


def test_a_thought_that_is_cancelled_ends_its_process() -> None:
    """A table that closes, or moves on, does not pay for thoughts that nobody waits for."""

    async def act() -> None:
        thought, process = await halted(Processes(1))
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert process not in thinking()

    run(act())


def test_a_server_whose_bots_think_in_a_process_plays_a_deal_and_leaves_none_behind() -> None:
    """Person and bots play to the end of a deal; while a process stands still the table answers all the same."""
    with serving(beside=Beside(Processes(1))) as client, seated(client, open_table(client)) as seat:
        assert seat.play_deal()["deal_is_over"]
        (process,) = thinking()
        os.kill(process, SIGSTOP)
        seat.ask("next")
        assert seat.ask("say", phrase="hello")["type"] == "accepted"
        os.kill(process, SIGKILL)
        assert seat.play_deal()["deal_is_over"]
    end = time.monotonic() + 10
    while thinking() and time.monotonic() < end:
        time.sleep(0.05)
    assert thinking() == []


@pytest.mark.parametrize("key", GAMES)
def test_what_travels_to_a_process_names_nothing_that_the_seat_does_not_know(key: str) -> None:
    """In every position, what is sent of two deals that look alike to the seat is alike, byte by byte."""
    chance, game, compared = Random(key), find_game(key), 0
    log = opened(game)
    for number, (_, table) in enumerate(played(log, chance, 60)):
        if number < len(log) or table.state is None:
            continue
        for seat in table.to_act:
            view = game.view(table.state, seat)
            other = game.sample(view, chance)
            sent = [pickle.dumps((view, list(game.legal_moves(state, seat)[:200]))) for state in (table.state, other)]
            assert pickle.loads(sent[0])[0] == view
            assert pickle.loads(sent[0]) == pickle.loads(sent[1])
            sizes = [len(pickle.dumps(game.legal_moves(state, seat))) for state in (table.state, other)]
            assert sizes[0] == sizes[1]
            compared += 1
    assert compared > 20

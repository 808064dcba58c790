"""A server that is killed again and again within a match: nothing told is lost or doubled, all agree in the end."""

from __future__ import annotations

import os
import time
from http.client import HTTPException
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from stammtisch.games import GAMES
from tests.faults.comparing import expect_consistent, expect_ended_right, kept_log
from tests.faults.persons import Person, playing, post, seat_people
from tests.faults.servers import Server, running

KILLS = int(os.environ.get("KILLS", "5"))
"""A game; `make soak` asks for fifty."""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_is_played_to_its_end_over_kills_at_random_moments(game: str, tmp_path: Path) -> None:
    """As many kills as asked for, in as many matches as that takes; each has its right end.

    People in all seats at every other match, from the first on; between these one person among bots.
    """
    chance, match, told = Random(f"kills at {game}"), 0, 0
    with running(tmp_path, "--pace", "0") as server:
        while server.kills < KILLS:
            match += 1
            everybody = GAMES[game].seats(GAMES[game].presets["house"])
            people = seat_people(server.address, game, everybody if match % 2 else 1)
            with playing(people, seconds=60 + 30 * KILLS) as threads:
                while server.kills < KILLS and _wait_for_moves(people, chance.randint(1, 5)):
                    time.sleep(chance.random() * 0.06)
                    if any(thread.is_alive() for thread in threads):
                        server.kill_and_start()
            log = kept_log(tmp_path, people[0].table_id)
            expect_consistent(log, people)
            expect_ended_right(log, people)
            told += sum(len(person.acknowledged) for person in people)
        print(f"{game}: {server.kills} kills in {match} matches, {told} acknowledged commands all in the log once")
        assert "Traceback" not in server.log


def _wait_for_moves(people: list[Person], moves: int) -> bool:
    """Wait until so many more moves were acknowledged; whether the match still goes on then."""
    until = sum(len(person.acknowledged) for person in people) + moves
    end = time.monotonic() + 120
    while time.monotonic() < end:
        if any(person.error or person.table.get("phase") == "match_over" for person in people):
            return False
        if sum(len(person.acknowledged) for person in people) >= until:
            return True
        time.sleep(0.003)
    raise AssertionError("nobody moves")


def test_a_kill_in_the_middle_of_opening_a_table_leaves_all_of_it_or_nothing(tmp_path: Path) -> None:
    """Tables are opened while the server is killed: each that was answered is there, and none is there in half."""
    with running(tmp_path, "--pace", "0") as server:
        opened = []
        for number in range(4):
            opened += _open_until_killed(server, Random(number))
        assert len(opened) >= 4
        for table_id in opened:
            assert len(kept_log(tmp_path, table_id)) >= 2  # the table made, and its first deal


def _open_until_killed(server: Server, chance: Random) -> list[str]:
    """Tables whose opening was answered; the first is opened before the time of the kill begins to run."""
    opened = [_open(server.address, "skat")]
    timer = Timer(chance.random() * 0.1, server.kill)
    timer.start()
    try:
        while len(opened) < 6:
            opened.append(_open(server.address, list(GAMES)[len(opened) % len(GAMES)]))
    except (OSError, HTTPException):
        pass  # killed
    timer.join()
    server.start()
    return opened


def _open(address: str, game: str) -> str:
    """A table that begins at once; its id."""
    return str(post(address, "/api/tables", {"game": game})[0]["table_id"])

"""Servers and workers over one PostgreSQL that are killed, restarted or not told: nothing is lost or doubled."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from random import Random

import pytest

from stammtisch.games import GAMES
from stammtisch.tables.company_events import Paused
from tests.engines import Postgres
from tests.faults.cluster import Cluster, cluster
from tests.faults.comparing import expect_consistent, expect_ended_right
from tests.faults.persons import Person, playing, seat_people

KILLS = int(os.environ.get("CLUSTER_KILLS", "3"))
"""`make soak` asks for thirty."""


@pytest.fixture(scope="module")
def parts(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two servers and two workers that run, for all tests here."""
    with cluster(postgres.new_store(), tmp_path_factory.mktemp("cluster")) as running:
        yield running


def seated_at(parts: Cluster, game: str, people: int) -> list[Person]:
    """People at a new table, in turn at one server and the other."""
    seated = seat_people(parts.servers[0].address, game, people)
    for number, person in enumerate(seated):
        person.address = parts.servers[number % len(parts.servers)].address
    return seated


def expect_right(parts: Cluster, people: list[Person]) -> None:
    """The log has all that was told, once; all ended with the same score, which follows from it."""
    log = parts.kept_log(people[0].table_id)
    expect_consistent(log, people)
    expect_ended_right(log, people)
    assert "Traceback" not in parts.log


def wait_for_moves(people: list[Person], moves: int, seconds: float = 120) -> bool:
    """Wait until so many more events were seen; whether the match still goes on then."""
    until = max(person.table.get("seq", 0) for person in people) + moves
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if any(person.error or person.table.get("phase") == "match_over" for person in people):
            return False
        if max(person.table.get("seq", 0) for person in people) >= until:
            return True
        time.sleep(0.005)
    raise AssertionError("nobody moves")


def test_servers_and_workers_are_replaced_one_after_another_while_people_play(parts: Cluster) -> None:
    """Two people, each at a server of their own, and bots: no move is lost, and no clock stands still meanwhile."""
    people = seated_at(parts, "belote", 2)
    with playing(people, seconds=100):
        for old in (parts.servers[0], parts.workers[0], parts.servers[1], parts.workers[1]):
            if wait_for_moves(people, 3):
                old.end_and_start()
    expect_right(parts, people)
    assert not any(isinstance(event, Paused) for event in parts.kept_log(people[0].table_id))


def test_a_match_is_played_to_its_end_over_kills_of_servers_workers_and_database(
    parts: Cluster, postgres: Postgres
) -> None:
    """In turn a server, a worker and the database are killed at random moments, as often as asked for."""
    chance, kills, match = Random("kills in a cluster"), 0, 0
    victims = [parts.servers[0].kill_and_start, parts.workers[0].kill_and_start, postgres.restart]
    victims += [parts.servers[1].kill_and_start, parts.workers[1].kill_and_start]
    while kills < KILLS:
        people = seated_at(parts, list(GAMES)[match % len(GAMES)], 2)
        match += 1
        with playing(people, seconds=60 + 30 * KILLS) as threads:
            while kills < KILLS and wait_for_moves(people, chance.randint(1, 6)):
                time.sleep(chance.random() * 0.05)
                if any(thread.is_alive() for thread in threads):
                    victims[kills % len(victims)]()
                    kills += 1
        expect_right(parts, people)
    print(f"{kills} kills in {match} matches")

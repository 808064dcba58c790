"""Who has played finds their matches again: what came of them, and the deals to be seen again."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.lessons import LESSONS
from stammtisch.server import history
from stammtisch.server.kept import table_line
from stammtisch.store.memory import MemoryStore
from stammtisch.tables.commands import PlayAgain
from stammtisch.tables.gathering import gather
from stammtisch.tables.orders import Leave
from stammtisch.tables.table import Phase
from tests.gathered import FORFEIT, Gathered, friends
from tests.running import run
from tests.server.guests import Guest, House, house
from tests.tables.test_table import shortest

QUICK = ("belote", "cribbage", "skat")
"""A match of Tractor has thousands of moves."""


def over(game: str, seed: int = 1) -> Gathered:
    """A match of two people that is over."""
    gathered = friends(game, 2)
    gathered.play_until(Phase.MATCH_OVER, Random(seed))
    return gathered


def kept(store: MemoryStore, table_id: str, gathered: Gathered) -> None:
    """The table as a server would have stored it."""
    run(store.create(table_line(table_id, "guest 0", gathered.company), gathered.log))


def known_as(server: House, guest: str) -> Guest:
    """The browser of this guest."""
    found = server.guest()
    found.cookies["/", "stammtisch_guest"] = server.client.app.state.host.guests.sign(guest)  # type: ignore[attr-defined]
    return found


def test_each_match_that_is_over_is_told_with_what_came_of_it() -> None:
    """Scores, who won, how many deals; for each of those who sat there, and for nobody else."""
    store = MemoryStore()
    for game in QUICK:
        kept(store, game, over(game))
    with house(store) as server:
        anna, bert = (known_as(server, guest) for guest in ("guest 0", "guest person 1"))
        told = {match["game"]: match for match in anna.get("/api/history").json()["matches"]}
        others = {match["game"]: match for match in bert.get("/api/history").json()["matches"]}
        assert set(told) == set(QUICK) == set(others)
        for game, match in told.items():
            company = gather(run(store.load(game))[1])
            assert company.table is not None and company.table.match_result is not None
            result = company.table.match_result
            assert tuple(match["scores"]) == result.scores
            assert match["won"] == (match["side"] in result.winners)
            assert match["deals"] == company.table.deals and match["first_deal"] == 1
            assert others[game]["seat"] != match["seat"] and others[game]["scores"] == match["scores"]
            assert 0 <= match["deals_ahead"] <= match["deals"]
        assert server.guest().get("/api/history").json() == {"matches": [], "before": None}


def test_a_match_that_runs_is_not_told_and_several_of_a_table_are() -> None:
    """The second match of a table begins with the deal after the last one of the first."""
    store, gathered = MemoryStore(), over(shortest())
    deals = gathered.company.open_deals
    for person in sorted(gathered.company.seated):
        gathered.order(person, PlayAgain(gathered.company.seq, f"again {person}"))
    kept(store, "running", gathered)
    gathered.play_until(Phase.MATCH_OVER, Random(2))
    kept(store, "over", gathered)
    with house(store) as server:
        matches = known_as(server, "guest 0").get("/api/history").json()["matches"]
    told = [(match["table_id"], match["first_deal"]) for match in matches]
    assert told == [("over", deals + 1), ("over", 1), ("running", 1)]


def test_a_lesson_is_told_as_one_and_no_other_match_is() -> None:
    """Whatever the learner played in it."""
    lesson, store = LESSONS["skat"], MemoryStore()
    learnt = Gathered("skat", secret=lesson.secret, changes=dict(lesson.options))
    learnt.start()
    learnt.play_until(Phase.MATCH_OVER, Random(2))
    kept(store, "a lesson", learnt)
    kept(store, "a match", over("skat"))
    with house(store) as server:
        matches = known_as(server, "guest 0").get("/api/history").json()["matches"]
        assert {match["table_id"]: match["lesson"] for match in matches} == {"a lesson": True, "a match": False}


def test_who_has_left_a_table_keeps_the_matches_played_there() -> None:
    """They stay in the history and can be seen again, also while the others play on; what came later is not theirs."""
    store, gathered = MemoryStore(), over(shortest())
    deals = gathered.company.open_deals
    gathered.order(1, Leave("leave"))
    gathered.order(0, PlayAgain(gathered.company.seq, "again"))
    gathered.play_until(Phase.MATCH_OVER, Random(2))
    kept(store, "left", gathered)
    with house(store) as server:
        bert, others = known_as(server, "guest person 1"), server.guest()
        matches = bert.get("/api/history").json()["matches"]
        assert [(match["first_deal"], match["deals"]) for match in matches] == [(1, deals)]
        assert len(known_as(server, "guest 0").get("/api/history").json()["matches"]) == 2
        path = "/api/tables/left/deals"
        shown = bert.get(f"{path}/1?seat={matches[0]['seat']}").json()
        assert shown["number"] == 1
        assert others.get(f"{path}/1?seat=0&key={shown['key']}").status_code == 200
        for reader, number in ((bert, deals + 1), (others, 1)):
            assert reader.get(f"{path}/{number}?seat=0").json()["code"] == "not_your_table"
        assert bert.get("/api/tables/mine").json()["tables"] == []


def test_a_match_lost_for_want_of_time_is_told_as_such() -> None:
    """Where running out of time loses at once, the others have won, whatever the score."""
    store, gathered = MemoryStore(), friends("skat", 2, **FORFEIT)
    while gathered.company.phase is not Phase.MATCH_OVER:
        gathered.let_bots_move(Random(1))
        gathered.wait(1_000_000)
    kept(store, "late", gathered)
    with house(store) as server:
        told = [
            known_as(server, guest).get("/api/history").json()["matches"] for guest in ("guest 0", "guest person 1")
        ]
    ends = {(match["won"], match["by_time"]) for (match,) in told}
    assert ends == {(False, True), (True, False)}


def test_history_comes_a_few_tables_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer tells how to ask for the earlier ones, the last one that there are none."""
    monkeypatch.setattr(history, "TABLES", 2)
    store, gathered = MemoryStore(), over(shortest())
    for number in range(3):
        kept(store, f"t{number}", gathered)
    with house(store) as server:
        guest = known_as(server, "guest 0")
        first = guest.get("/api/history").json()
        second = guest.get(f"/api/history?before={first['before']}").json()
        assert guest.get("/api/history?before=x").json()["code"] == "bad_request"
    assert [match["table_id"] for match in first["matches"] + second["matches"]] == ["t2", "t1", "t0"]
    assert second["before"] is None

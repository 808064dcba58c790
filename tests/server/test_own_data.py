"""One's own data: all of it in one file; once deleted nothing of it is left, while matches replay the same."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from stammtisch.records.record import record_text, records_of
from stammtisch.server.guests import COOKIE
from stammtisch.store.checking import check_tables
from stammtisch.store.folder import TABLES
from stammtisch.store.reading import snapshot
from stammtisch.store.standings import Role
from stammtisch.tables.forgetting import DELETED
from tests.server.guests import Guest, all_at, catch_up, gathered, play_deal, started
from tests.server.keepers import PASSWORD, Kept, kept_house, refusal, signed_up, you

ONE_DEAL = {"options": {"deals": 1}}


def id_of(guest: Guest) -> str:
    """The guest's id, as their cookie has it."""
    return guest.cookies["/", COOKIE].partition(".")[0]


def a_life(house: Kept) -> tuple[list[Guest], str]:
    """Three people who have played a match of one deal, talked, and written comments; the first has an account."""
    guests, table_id = gathered(house, "skat", 3, free_text=True, preset="isko", **ONE_DEAL)
    with all_at(guests, table_id) as seats:
        started(seats)
        seats[0].ask("write", text="my own words")
        play_deal(seats)
        catch_up(seats, seats[0].table["seq"])
    signed_up(guests[0], "Quentin")
    first = guests[0].post("/api/games/skat/comments", {"text": "answered words"}).json()["number"]
    guests[0].post("/api/games/skat/comments", {"text": "lonely words"})
    guests[1].post("/api/games/skat/comments", {"text": "an answer", "name": "Bert", "reply_to": first})
    guests[0].post("/api/suggestions", {"title": "Whist"})
    return guests, table_id


def records(folder: Path, table_id: str) -> list[str]:
    """The records of a table, from its log."""
    with snapshot(folder / TABLES) as store:
        return [record_text(record) for record in records_of(store.log(table_id))]


def everything(folder: Path) -> str:
    """All rows of all tables of the store, as text."""
    with closing(sqlite3.connect(folder / TABLES)) as connection:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        return "\n".join(str(row) for name in names for row in connection.execute(f"select * from {name}"))


def test_the_export_has_all_that_is_ones_own(tmp_path: Path) -> None:
    """Account, comments, suggestions, words at tables, records; nothing that others wrote, no hash of the password."""
    with kept_house(tmp_path) as house:
        guests, table_id = a_life(house)
        answer = guests[0].get("/api/account/export")
        assert "attachment" in answer.headers["content-disposition"]
        told: dict[str, Any] = answer.json()
        assert told["account"]["name"] == "Quentin" and "argon2" not in answer.text
        assert [line["text"] for line in told["comments"]] == ["answered words", "lonely words"]
        assert [line["title"] for line in told["suggestions"]] == ["Whist"]
        assert [(table["table"], table["names"]) for table in told["tables"]] == [(table_id, ["person 0"])]
        assert [line["text"] for line in told["tables"][0]["written"]] == ["my own words"]
        assert len(told["tables"][0]["records"]) == 1
        assert "an answer" not in answer.text
        assert refusal(house.guest().get("/api/account/export")) == (401, "no_account")


def test_after_the_deletion_nothing_is_left_and_matches_replay_the_same(tmp_path: Path) -> None:
    """No row of the store has the name, the id or the words; the record is the same; the store is sound."""
    with kept_house(tmp_path) as house:
        guests, table_id = a_life(house)
        gone, before = id_of(guests[0]), records(tmp_path, table_id)
        assert refusal(guests[0].post("/api/account/delete", {"password": "wrong"})) == (403, "bad_password")
        with guests[1].at(table_id) as other:
            assert guests[0].post("/api/account/delete", {"password": PASSWORD}).status_code == 200
            assert other.receive_until("closing")["again"] is True
        assert you(guests[0])["account"] is None and id_of(guests[0]) != gone
        kept = everything(tmp_path)
        for word in (gone, "Quentin", "person 0", "my own words", "answered words", "lonely words", "Whist"):
            assert word not in kept, word
        assert before and records(tmp_path, table_id) == before
        with snapshot(tmp_path / TABLES) as store:
            assert [checked.problem for checked in check_tables(store)] == [""]
        with guests[1].at(table_id) as other:
            assert [person["name"] for person in other.table["company"]["persons"]] == ["person 1", "person 2"]
        comments = guests[1].get("/api/games/skat/comments").json()["comments"]
        assert [(line["name"], line["text"]) for line in comments] == [(DELETED, ""), ("Bert", "an answer")]
        assert refusal(guests[0].post("/api/account/sign-in", {"name": "Quentin", "password": PASSWORD}))[0] == 403
        signed_up(house.guest(), "Quentin")


def test_who_deletes_their_data_in_mid_match_leaves_their_seat_to_a_bot(tmp_path: Path) -> None:
    """The others play on; the old cookies lead back to nothing."""
    with kept_house(tmp_path) as house:
        guests, table_id = gathered(house, "skat", 3)
        with all_at(guests, table_id) as seats:
            started(seats)
            old = dict(guests[0].cookies)
            assert guests[0].post("/api/account/delete", {}).status_code == 200
        thief = house.guest()
        thief.cookies = old
        assert thief.refused_at(table_id)["code"] == "not_your_table"
        with all_at(guests[1:], table_id) as seats:
            assert seats[0].table["seats"][0]["kind"] != "person"
            play_deal(seats)


def test_the_host_deletes_somebodys_data_for_them(tmp_path: Path) -> None:
    """The same as if they had asked for it."""
    with kept_house(tmp_path) as house:
        guests, _ = a_life(house)
        gone = id_of(guests[0])
        host = house.invited(Role.HOST)
        assert host.post("/api/admin/people/delete", {"guest": gone}).status_code == 200
        assert gone not in everything(tmp_path) and you(guests[0])["account"] is None

"""The books of a house keep the same promises in a file and in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from stammtisch.games import find_game
from stammtisch.store.accounts import Account, Passkey
from stammtisch.store.books import Books
from stammtisch.store.comments import Comment, Suggestion
from stammtisch.store.comments import Standing as Shown
from stammtisch.store.daily import Try
from stammtisch.store.postgres import PostgresStore
from stammtisch.store.postgres_books import shared_books
from stammtisch.store.postgres_desk import Desk
from stammtisch.store.postgres_form import prepare
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.sqlite_books import kept_books
from stammtisch.store.standings import Ban, Holder, Role
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.tables.company_events import Joined, Reported
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import gather
from stammtisch.tables.making import make_table
from tests.playing import FIRST
from tests.running import run

Act: TypeAlias = Callable[[Store, Books], Awaitable[None]]
House: TypeAlias = Callable[[Act], None]


@pytest.fixture(params=["sqlite", "postgres"])
def within(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """Does something with a store and the books beside it, of each kind."""
    address = request.getfixturevalue("postgres").new_store() if request.param == "postgres" else ""

    async def do(act: Act) -> None:
        if not address:
            file = SqliteStore(tmp_path / "tables.sqlite3")
            await act(file, kept_books(file))
            await file.close()
            return
        await prepare(address)
        store, desk = PostgresStore(address), Desk(address)
        await act(store, shared_books(desk))
        await desk.close()
        await store.close()

    yield lambda act: run(do(act))


async def refused(asked: Awaitable[Any]) -> str:
    """The code by which this is refused."""
    with pytest.raises(StoreError) as error:
        await asked
    return error.value.code


def test_accounts_have_one_name_each_and_keys(within: House) -> None:
    """A name is taken however it is written; an epoch ends every session; who is forgotten leaves nothing."""
    anna = Account("g1", "Anna", "hash", 5)

    async def act(_: Store, books: Books) -> None:
        accounts = books.accounts
        await accounts.add(anna)
        assert await accounts.named("ANNA") == await accounts.of_guest("g1") == anna
        assert await refused(accounts.add(Account("g2", "anna", "", 6))) == "name_taken"
        assert await refused(accounts.add(Account("g1", "Bert", "", 6))) == "has_account"
        assert (await accounts.set_password("g1", "new"), await accounts.end_sessions("g1")) == (2, 3)
        assert await refused(accounts.end_sessions("g9")) == "no_account"
        keys = [Passkey("c1", "g1", b"\x00\xff", 1, 7), Passkey("c2", "g1", b"k", 0, 8)]
        for key in keys:
            await accounts.add_passkey(key)
        assert await refused(accounts.add_passkey(keys[0])) == "passkey_taken"
        await accounts.used_passkey("c1", 9)
        assert await accounts.passkeys("g1") == (replace(keys[0], sign_count=9), keys[1])
        assert (await accounts.passkey("c2"), await accounts.passkey("c3")) == (keys[1], None)
        await accounts.forget("g1")
        assert (await accounts.of_guest("g1"), await accounts.passkeys("g1")) == (None, ())

    within(act)


def test_a_guest_has_one_try_at_a_deal_of_the_day(within: House) -> None:
    """The first one counts; it is settled once; of two people who become one the earlier try stays."""
    first = Try("skat", "2026-11-30", "g1", "t", 5)
    line = TableLine("t", "g1", FIRST, "house", False, 1.0)
    made = make_table(FIRST, guest="g1", name="Anna", now=5)

    async def act(store: Store, books: Books) -> None:
        daily = books.daily
        for table_id in ("t", "u", "v"):
            await store.create(replace(line, table_id=table_id), [made])
        assert await daily.begin(first) == first
        assert await daily.begin(replace(first, table_id="u", begun=6)) == first
        later = replace(first, guest="g2", table_id="u", begun=7)
        other = replace(later, day="2026-11-29", begun=3)
        assert [await daily.begin(one) for one in (later, other)] == [later, other]
        await daily.settle(replace(first, score=-48, finished=9))
        await daily.settle(replace(first, score=60, finished=10))
        await daily.show_name(first, "Anna")
        ended = replace(first, score=-48, finished=9, name="Anna")
        assert await daily.of_day("skat", "2026-11-30") == (ended, later)
        assert await daily.of_guest("g2") == (later, other)
        await daily.hand_over("g2", "g1")
        assert await daily.of_guest("g1") == (ended, replace(other, guest="g1"))
        third = replace(first, guest="g3", table_id="v", begun=4)
        await daily.begin(third)
        await daily.hand_over("g3", "g1")
        assert await daily.of_day("skat", "2026-11-30") == (replace(third, guest="g1"),)
        await daily.settle(replace(third, guest="g1", score=None, finished=11))
        assert [(one.score, one.finished) for one in await daily.of_day("skat", "2026-11-30")] == [(None, 11)]
        await daily.forget("g1")
        assert await daily.of_guest("g1") == await daily.of_guest("g3") == ()

    within(act)


def test_comments_are_shown_when_they_may_be(within: House) -> None:
    """One's own wait in one's own sight; what is answered keeps its place when its writer is forgotten."""
    said = Comment("skat", "g1", "Anna", "Hello", 5, Shown.SHOWN)

    async def act(_: Store, books: Books) -> None:
        comments = books.comments
        first = await comments.add(said)
        waits = await comments.add(
            replace(said, guest="g2", name="Bert", standing=Shown.WAITING, reply_to=first.number)
        )
        assert await comments.of_game("skat", None) == (first,)
        assert await comments.of_game("skat", "g2") == (first, waits)
        assert (await comments.waiting(), await comments.of_game("belote", "g2")) == ((waits,), ())
        assert await refused(comments.add(replace(said, game="belote", reply_to=first.number))) == "no_such_comment"
        await comments.decide(waits.number, Shown.SHOWN)
        assert await refused(comments.decide(999, Shown.SHOWN)) == "no_such_comment"
        wish = await comments.suggest(Suggestion("g1", "Anna", "Jass", "Please", 6, Shown.WAITING))
        assert (await comments.suggestions(None), await comments.suggested_by("g1")) == ((), (wish,))
        assert await comments.waiting_suggestions() == (wish,)
        await comments.decide_suggestion(wish.number, Shown.SHOWN)
        await comments.forget("g1", "Nobody")
        left = await comments.of_game("skat", None)
        assert [(comment.name, comment.text) for comment in left] == [("Nobody", ""), ("Bert", "Hello")]
        assert await comments.by_guest("g1") == ()
        assert await comments.suggested_by("g1") == ()

    within(act)


def test_roles_go_by_invitation_and_a_host_stays(within: House) -> None:
    """An invitation is good as often as it says; the last host cannot go; bans and their end."""
    anna, bert = Holder("g1", Role.HOST, "Anna", 5), Holder("g2", Role.NONE, "Bert", 5)

    async def act(_: Store, books: Books) -> None:
        standings = books.standings
        assert not await standings.has_host()
        await standings.invite("d1", Role.HOST, 1, 100)
        assert await standings.use_invitation("d1", anna) is Role.HOST
        assert await refused(standings.use_invitation("d1", bert)) == "bad_invitation"
        await standings.invite("d2", Role.MEMBER, 1, 4)
        assert await refused(standings.use_invitation("d2", bert)) == "bad_invitation"
        assert await refused(standings.give_role(replace(anna, role=Role.NONE))) == "last_host"
        assert await refused(standings.forget("g1")) == "last_host"
        await standings.give_role(replace(bert, role=Role.STEWARD))
        assert {holder.guest: holder.role for holder in await standings.holders()} == {
            "g1": Role.HOST,
            "g2": Role.STEWARD,
        }
        ban = await standings.ban(Ban("g2", "192.0.2.1", "Bert", "rude", 50, 6))
        assert (await standings.bans(), await standings.address_bans()) == ((ban,), (ban,))
        standing = await standings.of("g2")
        assert (standing.role, standing.bans) == (Role.STEWARD, (ban,))
        await standings.lift_ban(ban.number)
        assert await standings.bans() == ()
        await standings.forget("g2")
        assert (await standings.of("g2")).role is Role.NONE

    within(act)


def test_reports_closed_tables_and_forgotten_people_follow_the_logs(within: House) -> None:
    """A report waits until it is handled; a person is taken out of a log, which keeps its length and can be played."""
    made = make_table(FIRST, guest="guest one", name="Anna", now=5, code="CODE")
    report = Reported(0, 0, "rude", 6)

    async def act(store: Store, books: Books) -> None:
        line = TableLine("t", "guest one", FIRST, "house", False, 1.0, "CODE", ("guest one", "guest two"))
        await store.create(line, [made])
        await store.append(line, 1, [report])
        assert [(found.table_id, found.seq) for found in await books.standings.reports()] == [("t", 2)]
        await books.standings.handled("t", 2, 7)
        assert await books.standings.reports() == ()
        assert await refused(books.standings.close_table("gone", "why", 8)) == "no_such_table"
        await books.standings.close_table("t", "why", 8)
        await books.standings.close_table("t", "again", 9)
        assert await books.standings.closed_tables() == {"t"}
        assert await books.archive.tables_with("guest one") == ("t",)
        assert await books.archive.tables_with("guest nine") == ()
        await books.archive.forget("t", "guest one")
        kept, log = await store.load("t")
        assert (kept.members, "guest one" in (kept.owner, *map(str, log))) == (("guest two",), False)
        assert len(log) == 2 and gather(log, kept.owner).game is find_game(FIRST)
        assert await books.archive.tables_with("guest one") == ()

    within(act)


def test_what_a_guest_has_done_becomes_an_accounts(within: House) -> None:
    """Log, owner, lists of people and words name the account then; a table at which both have been stays as it is."""
    made = make_table(FIRST, guest="guest", name="Anna", now=5, code="CODE")
    both: list[LogEvent] = [made, Joined(1, "account", "Bert", None, 6)]

    async def act(store: Store, books: Books) -> None:
        line = TableLine("own", "guest", FIRST, "house", False, 1.0, "CODE", ("guest", "other"), left=("third",))
        await store.create(line, [made])
        await store.create(replace(line, table_id="left", members=("other",), left=("guest",)), [made])
        await store.create(replace(line, table_id="both", members=("guest", "account"), left=()), both)
        await books.comments.add(Comment("skat", "guest", "Anna", "Hello", 5, Shown.SHOWN))
        await books.comments.suggest(Suggestion("guest", "Anna", "Jass", "Please", 6, Shown.WAITING))
        for table_id in ("own", "left", "both", "own"):
            await books.archive.hand_over(table_id, "guest", "account")
        await books.comments.hand_over("guest", "account")
        kept, log = await store.load("own")
        assert (kept.owner, kept.members, kept.left) == ("account", ("account", "other"), ("third",))
        assert gather(log, kept.owner).person_of("account") == 0
        assert {table.table_id for table in await store.tables_of("account")} == {"own", "both"}
        assert {table.table_id for table in await store.tables_played("account", 9.0, 9)} == {"own", "both", "left"}
        assert [table.table_id for table in await store.tables_played("guest", 9.0, 9)] == ["both"]
        assert (await store.load("both"))[1] == tuple(both)
        assert len(await books.comments.by_guest("account")) == len(await books.comments.suggested_by("account")) == 1

    within(act)

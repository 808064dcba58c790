"""Accounts: what is a guest's stays theirs, and nobody else comes by it: wrong, forged and old proofs are refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stammtisch.errors import TableError
from stammtisch.server import passwords as passwords_module
from stammtisch.server.answers import SESSION_MILLISECONDS
from stammtisch.server.guests import COOKIE, SEAT_COOKIE, Guests, Session
from stammtisch.server.passwords import Passwords
from stammtisch.store.accounts import Account
from tests.gathered import START
from tests.playing import FIRST
from tests.running import run
from tests.server.driving import KEY
from tests.server.guests import Guest
from tests.server.keepers import PASSWORD, Kept, kept_house, refusal, signed_up, you


def own_tables(guest: Guest) -> list[str]:
    """The ids of the tables that the house lists as theirs."""
    return [table["table_id"] for table in guest.get("/api/tables/mine").json()["tables"]]


def test_an_account_keeps_what_the_guest_had_and_has_it_on_another_device(tmp_path: Path) -> None:
    """Tables opened before, and the seat at them, are there after signing in elsewhere."""
    with kept_house(tmp_path) as house:
        phone, desk = house.guest(), house.guest()
        table_id = phone.open(FIRST)
        assert you(phone)["account"] is None
        signed_up(phone, "Anna")
        assert (you(phone)["account"], you(phone)["has_password"]) == ("Anna", True)
        assert own_tables(phone) == [table_id] and own_tables(desk) == []
        assert desk.post("/api/account/sign-in", {"name": " aNNa", "password": PASSWORD}).status_code == 200
        assert own_tables(desk) == [table_id]
        with desk.at(table_id) as seat:
            assert seat.table["your_seat"] == 0
        assert own_tables(desk) == [table_id], "opening sockets and tables keeps the session"


def test_what_was_done_as_a_guest_comes_along_to_the_account(tmp_path: Path) -> None:
    """A table that runs, its seat and a deal of the day; with a wrong password nothing moves."""
    with kept_house(tmp_path) as house:
        phone, desk = signed_up(house.guest(), "Anna"), house.guest()
        own, brought = phone.open(FIRST), desk.open(FIRST)
        day = desk.get("/api/daily").json()["day"]
        tried = desk.post(f"/api/daily/{FIRST}/{day}", {}).json()["table_id"]
        assert desk.post("/api/account/sign-in", {"name": "Anna", "password": "wrong"}).status_code == 403
        assert set(own_tables(desk)) == {brought, tried} and own_tables(phone) == [own]
        with desk.at(brought) as seat:
            assert desk.post("/api/account/sign-in", {"name": "Anna", "password": PASSWORD}).status_code == 200
            assert seat.receive_until("closing")["again"] is True
        for guest in (desk, phone):
            assert set(own_tables(guest)) == {own, brought, tried}
        assert phone.get(f"/api/daily/{FIRST}/{day}").json()["yours"]["table_id"] == tried
        with phone.at(brought) as seat:
            assert seat.table["your_seat"] == 0
            assert seat.ask("say", phrase="hello")["type"] == "accepted"
        assert set(own_tables(phone)) == {own, brought, tried}


def test_two_accounts_at_one_browser_stay_two(tmp_path: Path) -> None:
    """Who signs in while another account is signed in takes nothing of it along."""
    with kept_house(tmp_path) as house:
        anna, bert = signed_up(house.guest(), "Anna"), signed_up(house.guest(), "Bert")
        table_id = anna.open(FIRST)
        assert anna.post("/api/account/sign-in", {"name": "Bert", "password": PASSWORD}).status_code == 200
        assert own_tables(anna) == own_tables(bert) == []
        assert anna.post("/api/account/sign-in", {"name": "Anna", "password": PASSWORD}).status_code == 200
        assert own_tables(anna) == [table_id]


def test_signing_out_leaves_no_way_back_in_this_browser(tmp_path: Path) -> None:
    """Neither account nor seat: the next person at this browser is a new guest."""
    with kept_house(tmp_path) as house:
        guest = house.guest()
        table_id = guest.open(FIRST)
        signed_up(guest, "Anna")
        assert guest.cookies[f"/api/tables/{table_id}", SEAT_COOKIE]
        assert guest.post("/api/account/sign-out", {}).status_code == 200
        assert you(guest)["account"] is None and own_tables(guest) == []
        assert (f"/api/tables/{table_id}", SEAT_COOKIE) not in guest.cookies
        assert guest.get(f"/api/tables/{table_id}").json()["yours"] is False
        assert refusal(guest.post("/api/account/sign-out", {})) == (401, "no_account")


def test_signing_out_everywhere_and_another_password_end_the_other_devices(tmp_path: Path) -> None:
    """Only the browser that asked stays in, after a change of the password; the old one is none any more."""
    with kept_house(tmp_path) as house:
        phone, desk = signed_up(house.guest(), "Anna"), house.guest()
        desk.post("/api/account/sign-in", {"name": "Anna", "password": PASSWORD})
        wrong = {"password": "wrong", "new": "another one"}
        assert refusal(phone.post("/api/account/password", wrong)) == (403, "bad_password")
        changed = phone.post("/api/account/password", {"password": PASSWORD, "new": "another one"})
        assert changed.status_code == 200
        assert (you(phone)["account"], you(desk)["account"]) == ("Anna", None)
        for password, status in ((PASSWORD, 403), ("another one", 200)):
            answer = desk.post("/api/account/sign-in", {"name": "Anna", "password": password})
            assert answer.status_code == status
        assert desk.post("/api/account/sign-out", {"everywhere": True}).status_code == 200
        assert you(phone)["account"] is None


def test_the_guests_old_cookie_proves_nothing_once_there_is_an_account(tmp_path: Path) -> None:
    """A copy of it, made before the password was set, opens nothing."""
    with kept_house(tmp_path) as house:
        guest, thief = house.guest(), house.guest()
        guest.open(FIRST)
        thief.cookies["/", COOKIE] = guest.cookies["/", COOKIE]
        assert len(own_tables(thief)) == 1
        signed_up(guest, "Anna")
        assert own_tables(thief) == []


def test_a_session_ends_by_time(tmp_path: Path) -> None:
    """After sixty days without a visit one signs in again; a visit renews it."""
    with kept_house(tmp_path) as house:
        guest = signed_up(house.guest(), "Anna")
        house.time.milliseconds += SESSION_MILLISECONDS // 2 + 1
        assert you(guest)["account"] == "Anna"
        house.time.milliseconds += SESSION_MILLISECONDS // 2 + 1
        assert you(guest)["account"] == "Anna", "the visit in between renewed it"
        house.time.milliseconds += SESSION_MILLISECONDS + 1
        assert you(guest)["account"] is None


def forged_sessions() -> list[str]:
    """Cookies that look like a session of the guest `anna`, epoch 1, and are none."""
    other = Guests(b"x" * 32).sign_session(Session("anna", 1, START * 2))
    good = Guests(KEY).sign_session(Session("anna", 1, START * 2))
    text, _, signature = good.rpartition(".")
    longer = f"anna.1.{START * 3}.{signature}"
    epoch = f"anna.2.{START * 2}.{signature}"
    return [other, longer, epoch, text, f"{text}.", f"{text}.é", "....", "a.b.c.d", good[:-1], good + "0"]


@pytest.mark.parametrize("cookie", forged_sessions())
def test_a_forged_session_is_nobodys(cookie: str) -> None:
    """Another key, another epoch, more time, a cut or a longer signature."""
    guests = Guests(KEY)
    assert guests.read_session(cookie, START) is None
    assert guests.read_session(guests.sign_session(Session("anna", 1, START * 2)), START) is not None


def test_a_signature_for_one_use_is_none_for_another() -> None:
    """A session's text signed as a guest's cookie, and the other way, is nobody's."""
    guests = Guests(KEY)
    assert guests.read_session(guests.sign(f"anna.1.{START * 2}"), START) is None
    assert guests.read(guests.sign_session(Session("anna", 1, START * 2))) is None


SIGN_UPS: list[tuple[dict[str, Any], tuple[int, str]]] = [
    ({"name": "Bert", "password": "short"}, (400, "bad_message")),
    ({"name": "Bert", "password": "x" * 201}, (400, "bad_message")),
    ({"name": "B", "password": PASSWORD}, (400, "bad_message")),
    ({"name": "  B  ", "password": PASSWORD}, (400, "bad_name")),
    ({"name": "x" * 41, "password": PASSWORD}, (400, "bad_message")),
    ({"name": "ａnna", "password": PASSWORD}, (409, "name_taken")),
    ({"name": "Bert"}, (400, "bad_message")),
    ({"name": "Bert", "password": PASSWORD, "role": "host"}, (400, "bad_message")),
]


def test_an_account_that_cannot_be_is_refused(tmp_path: Path) -> None:
    """Each with its reason; then a proper one is made, and no second one by the same guest."""
    with kept_house(tmp_path) as house:
        signed_up(house.guest(), "Anna")
        guest = house.guest()
        for wanted, expected in SIGN_UPS:
            assert refusal(guest.post("/api/account", wanted)) == expected, wanted
        signed_up(guest, "Bert")
        assert refusal(guest.post("/api/account", {"name": "Carl", "password": PASSWORD})) == (409, "has_account")


def test_who_is_here_cannot_be_found_out_by_signing_in(tmp_path: Path) -> None:
    """A name that nobody has and a wrong password are answered by the same words, after the same work."""
    with kept_house(tmp_path) as house:
        signed_up(house.guest(), "Anna")
        worked: list[str] = []
        with pytest.MonkeyPatch.context() as patch:
            fits = passwords_module._fits

            def noted(kept: str, given: str) -> bool:
                worked.append(kept)
                return fits(kept, given)

            patch.setattr(passwords_module, "_fits", noted)
            tried = [{"name": name, "password": "not this one"} for name in ("Anna", "Bert")]
            answers = [house.guest().post("/api/account/sign-in", body) for body in tried]
        assert answers[0].text == answers[1].text and answers[0].status_code == 403
        assert len(worked) == 2 and worked[0].partition("p=1")[0] == worked[1].partition("p=1")[0]


def test_a_hash_costs_what_it_should() -> None:
    """argon2id with 19 MiB and two passes, a salt of its own each time."""
    first, second = run(Passwords().hashed("x")), run(Passwords().hashed("x"))
    assert first.startswith("$argon2id$v=19$m=19456,t=2,p=1$") and first != second


def test_a_few_passwords_are_worked_on_at_once_and_a_flood_is_refused() -> None:
    """Others wait for a free place; above a number of them the next is told so at once."""

    async def flood() -> tuple[int, int]:
        passwords = Passwords()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(passwords_module, "_fits", lambda kept, given: False)
            tries = [passwords.fits("x", "y") for _ in range(60)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
        return answers.count(False), sum(isinstance(answer, TableError) for answer in answers)

    assert run(flood()) == (passwords_module.AT_ONCE + passwords_module.WAITING, 18)


def test_trying_passwords_has_a_rate_for_the_name_and_for_the_address(tmp_path: Path) -> None:
    """Ten for one name, however it is written; twenty from one address, also with names that nobody has."""
    with kept_house(tmp_path) as house, pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords_module, "_fits", lambda kept, given: False)
        signed_up(house.guest(), "Anna")
        names = ["Anna", "anna "] * 6 + [f"nobody {number}" for number in range(8)]
        tried = [{"name": name, "password": "guess"} for name in names]
        statuses = [house.guest().post("/api/account/sign-in", body).status_code for body in tried]
        assert statuses == [403] * 10 + [429] * 2 + [403] * 7 + [429]


CHANGING = [
    "/api/account",
    "/api/account/sign-in",
    "/api/account/sign-out",
    "/api/account/password",
    "/api/account/delete",
    "/api/passkeys/options",
    "/api/passkeys",
    "/api/passkeys/sign-in/options",
    "/api/passkeys/sign-in",
    "/api/invitations/use",
]


def test_another_page_can_change_nothing(tmp_path: Path) -> None:
    """Neither by its origin nor as a form, which a browser sends without asking."""
    foreign, form = {"origin": "https://elsewhere.example"}, {"content-type": "application/x-www-form-urlencoded"}
    with kept_house(tmp_path) as house:
        guest = signed_up(house.guest(), "Anna")
        for path in CHANGING:
            assert refusal(guest.post(path, {}, headers=foreign)) == (403, "bad_origin"), path
            if "passkeys" not in path:
                assert refusal(guest.send(path, b"a=b", form)) == (415, "wrong_content"), path


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(tmp_path: Path) -> None:
    """HttpOnly and SameSite; Secure where the page came by HTTPS."""
    with kept_house(tmp_path) as house:
        for address, secure in (("http://testserver", False), ("https://testserver", True)):
            path = f"{address}/api/account"
            answer = house.client.post(path, json={"name": f"Anna {secure}", "password": PASSWORD})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie and ("secure" in cookie) is secure
            house.client.cookies.clear()


def stored(house: Kept, name: str) -> Account | None:
    """The account of this name, as it is kept."""
    account: Account | None = house.do(house.plan.books.accounts.named, name)
    return account


def test_the_password_itself_is_nowhere_kept(tmp_path: Path) -> None:
    """The file of the store does not have it."""
    with kept_house(tmp_path) as house:
        signed_up(house.guest(), "Anna", "a password like no other")
        assert stored(house, "anna") is not None
    assert all(b"like no other" not in file.read_bytes() for file in tmp_path.iterdir())


def test_two_who_want_one_name_at_once_do_not_both_have_it(tmp_path: Path) -> None:
    """The second is refused by the store itself."""
    with kept_house(tmp_path) as house:
        accounts = house.plan.books.accounts
        house.do(accounts.add, Account("g1", "Anna", "", START))
        with pytest.raises(TableError, match="account of this name"):
            house.do(accounts.add, Account("g2", "anna", "", START))

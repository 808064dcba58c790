"""What the house decides ends open windows at once: a ban by guest or address, signing out, a role that is taken."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from stammtisch.server import visitors
from stammtisch.server.site import Access
from stammtisch.store.standings import Role, Standing, Standings
from stammtisch.store.store import StoreError
from tests.playing import FIRST
from tests.server.driving import Message, Seat
from tests.server.guests import Guest
from tests.server.keepers import PASSWORD, Kept, kept_house, refusal, signed_up, you

PUBLIC = {"visibility": "public", "pace": "slow"}


def guest_id(guest: Guest) -> str:
    """By which others name them."""
    return guest.cookies["/", "stammtisch_guest"].partition(".")[0]


def windows_of(stack: ExitStack, guest: Guest, table_id: str, looked_at: str) -> list[Seat]:
    """At a table of their own, looking on at another, and in the lobby; each has shown something."""
    at = [stack.enter_context(guest.at(one)) for one in (table_id, looked_at)]
    lobby = stack.enter_context(guest.in_lobby())
    lobby.receive_until("lobby")
    return [*at, lobby]


def closings(windows: list[Seat]) -> set[tuple[str, bool]]:
    """How all of them end: code, and whether one may come again."""
    told: list[Message] = [window.receive_until("closing") for window in windows]
    return {(closing["code"], closing["again"]) for closing in told}


def ban_guest(steward: Guest, guest: Guest) -> Any:
    """Keep out a guest."""
    return steward.post("/api/admin/bans", {"guest": guest_id(guest)})


def ban_address(steward: Guest, guest: Guest) -> Any:
    """Keep out all who come from an address: everybody here."""
    return steward.post("/api/admin/bans", {"address": "testclient"})


@pytest.mark.parametrize("ban", [ban_guest, ban_address])
def test_a_ban_ends_every_window_but_the_hosts(ban: Callable[[Guest, Guest], Any], tmp_path: Path) -> None:
    """At a table, looking on and in the lobby; the host, at the same address, plays on."""
    with kept_house(tmp_path) as house, ExitStack() as stack:
        host, guest = house.invited(Role.HOST), house.guest()
        kept, own = host.open(FIRST, **PUBLIC), guest.open(FIRST)
        seat, windows = stack.enter_context(host.at(kept)), windows_of(stack, guest, own, kept)
        assert ban(host, guest).status_code == 201
        assert closings(windows) == {("banned", False)}
        assert seat.ask("say", phrase="hello")["type"] == "accepted"


def test_a_ban_ends_the_window_that_holds_the_seat_by_its_token_alone(tmp_path: Path) -> None:
    """A device without any cookie of the guest's is known by the seat it has."""
    with kept_house(tmp_path) as house:
        host, guest = house.invited(Role.HOST), house.guest()
        table_id, banned = guest.open(FIRST), guest_id(guest)
        del guest.cookies["/", "stammtisch_guest"]
        with guest.at(table_id) as seat:
            assert host.post("/api/admin/bans", {"guest": banned}).status_code == 201
            assert closings([seat]) == {("banned", False)}


def test_who_is_kept_out_reads_nothing_by_the_token_of_a_seat_alone(tmp_path: Path) -> None:
    """Nor does a one-time code that was made before bring their seat to another device."""
    with kept_house(tmp_path) as house:
        host, guest = house.invited(Role.HOST), house.guest()
        table_id, banned = guest.open(FIRST, start=True, hints=True), guest_id(guest)
        with guest.at(table_id) as seat:
            assert seat.ask("seat_code")["type"] == "accepted"
            code = seat.receive_until("seat_code")["code"]
        del guest.cookies["/", "stammtisch_guest"]
        assert guest.get(f"/api/tables/{table_id}/transcript").status_code == 200
        assert host.post("/api/admin/bans", {"guest": banned}).status_code == 201
        for path in ("transcript", "record", "hint", "deals/1", "deals/1/analysis"):
            assert refusal(guest.get(f"/api/tables/{table_id}/{path}")) == (403, "banned"), path
        assert refusal(guest.post(f"/api/tables/{table_id}/join", {})) == (403, "banned")
        assert refusal(house.guest().post(f"/api/tables/{table_id}/seat", {"code": code})) == (403, "banned")


def test_signing_out_everywhere_ends_the_windows_of_every_device_and_says_why(tmp_path: Path) -> None:
    """The other device is told once more when it comes again; its page makes it a new guest, without the seat."""
    with kept_house(tmp_path) as house, ExitStack() as stack:
        phone, desk = signed_up(house.guest(), "Anna"), house.guest()
        desk.post("/api/account/sign-in", {"name": "Anna", "password": PASSWORD})
        own, other = phone.open(FIRST), house.guest().open(FIRST, **PUBLIC)
        windows = [*windows_of(stack, phone, own, other), *windows_of(stack, desk, own, other)]
        assert desk.post("/api/account/sign-out", {"everywhere": True}).status_code == 200
        assert closings(windows) == {("signed_out", True)}
        assert (phone.refused_at(own)["code"], phone.refused_at(own)["again"]) == ("signed_out", False)
        assert you(phone)["account"] is None
        assert phone.get(f"/api/tables/{own}").json()["yours"] is False
        with phone.at(other) as looking:
            assert looking.table["company"]["you"] is None


def test_another_password_ends_windows_and_the_browser_that_asked_comes_again(tmp_path: Path) -> None:
    """Its seat is there as before; the other device reads that it was signed out."""
    with kept_house(tmp_path) as house, ExitStack() as stack:
        phone, desk = signed_up(house.guest(), "Anna"), house.guest()
        desk.post("/api/account/sign-in", {"name": "Anna", "password": PASSWORD})
        table_id = phone.open(FIRST)
        windows = [stack.enter_context(one.at(table_id)) for one in (phone, desk)]
        changed = phone.post("/api/account/password", {"password": PASSWORD, "new": "another one"})
        assert changed.status_code == 200 and closings(windows) == {("signed_out", True)}
        assert desk.refused_at(table_id)["code"] == "signed_out"
        with phone.at(table_id) as seat:
            assert seat.table["company"]["you"] == 0


def test_an_account_that_is_made_ends_no_window_of_its_guest(tmp_path: Path) -> None:
    """Also when the house decides something else about them: a role that is given."""
    with kept_house(tmp_path) as house:
        host, guest = house.invited(Role.HOST), house.guest()
        table_id = guest.open(FIRST)
        with guest.at(table_id) as seat:
            signed_up(guest, "Anna")
            given = host.post("/api/admin/roles", {"guest": guest_id(guest), "role": "member"})
            assert given.status_code == 200
            assert seat.ask("say", phrase="hello")["type"] == "accepted"


def test_who_is_no_member_any_more_is_shown_out_where_one_needs_an_invitation(tmp_path: Path) -> None:
    """The windows end when the role does."""
    with kept_house(tmp_path, access=Access.INVITE) as house:
        host, member = house.invited(Role.HOST), house.invited(Role.MEMBER)
        with member.at(member.open(FIRST)) as seat:
            assert host.post("/api/admin/roles", {"guest": guest_id(member), "role": "none"}).status_code == 200
            assert closings([seat]) == {("not_invited", False)}


def test_a_store_that_is_away_for_a_while_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ban is kept; who is banned is asked until the store answers."""
    monkeypatch.setattr(visitors, "AGAIN", 0.0)
    with kept_house(tmp_path) as house:
        host, guest = house.invited(Role.HOST), house.guest()
        with guest.at(guest.open(FIRST)) as seat:
            failed = _fail_for(house, guest_id(guest), 3, monkeypatch)
            assert ban_guest(host, guest).status_code == 201
            assert closings([seat]) == {("banned", False)}
            assert len(failed) == 3
        assert refusal(guest.get("/api/tables/mine")) == (403, "banned")


def _fail_for(house: Kept, guest: str, times: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The store does not say so many times, once they are banned, what it knows of a guest; filled as it fails."""
    standings, failed = house.plan.books.standings, list[str]()
    found = type(standings).of

    async def of(self: Standings, asked: str) -> Standing:
        standing = await found(self, asked)
        if asked == guest and standing.bans and len(failed) < times:
            failed.append(asked)
            raise StoreError("not_stored", "The store does not answer.")
        return standing

    monkeypatch.setattr(type(standings), "of", of)
    return failed

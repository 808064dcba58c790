"""The routes of accounts: making one, signing in and out, another password, one's own data and its end.

Not here: passkeys (`passkey_routes.py`), and how a password is checked (`passwords.py`).
"""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from stammtisch.errors import TableError
from stammtisch.server.answers import (
    Host,
    asker_of,
    expect_own_origin,
    expect_slowly,
    json_answer,
    new_guest_cookies,
    read_json,
    session_cookie,
)
from stammtisch.server.own_data import export_of, forget_guest, hand_over
from stammtisch.store.accounts import Account, folded
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.house import ChangePassword, Done, Farewell, SignIn, SignOut, SignUp

WRONG: Final = "Name or password is not right."


async def sign_up(host: Host, request: Request) -> Response:
    """The guest becomes an account; all that is theirs stays theirs."""
    expect_own_origin(request)
    expect_slowly(host.house.sign_ins, request, "Too many accounts made at once; please wait a moment.")
    wanted = await read_json(request, SignUp)
    name = expect_new_account(host, request, wanted.name)
    guest = asker_of(request).guest or host.guests.new()
    password = await host.house.passwords.hashed(wanted.password)
    account = Account(guest, name, password, host.house.now())
    await host.house.books.accounts.add(account)
    return signed_in(host, request, account, 201)


async def sign_in(host: Host, request: Request) -> Response:
    """By name and password; one that is wrong takes as long as one that is right."""
    expect_own_origin(request)
    expect_slowly(host.house.sign_ins, request, "Too many tries to sign in; please wait a moment.")
    wanted = await read_json(request, SignIn)
    if not host.house.attempts.take(folded(wanted.name)):
        raise TableError("too_fast", "Too many tries to sign in; please wait a minute.")
    account = await host.house.books.accounts.named(wanted.name)
    fits = await host.house.passwords.fits(account.password if account else None, wanted.password)
    if account is None or not fits:
        raise TableError("bad_password", WRONG)
    await bring_along(host, request, account)
    return signed_in(host, request, account)


async def sign_out(host: Host, request: Request) -> Response:
    """This browser becomes a new guest's, without the seats of the old one; with `everywhere` all others end too."""
    expect_own_origin(request)
    wanted = await read_json(request, SignOut)
    account = await own_account(host, request)
    if wanted.everywhere:
        await host.house.books.accounts.end_sessions(account.guest)
        host.visitors.decided(account.guest)
    return json_answer(Done(), cookies=await new_guest_cookies(host, request, account.guest))


async def change_password(host: Host, request: Request) -> Response:
    """Another password; only this browser stays signed in."""
    expect_own_origin(request)
    expect_slowly(host.house.sign_ins, request, "Too many passwords tried; please wait a moment.")
    wanted = await read_json(request, ChangePassword)
    account = await own_account(host, request)
    await expect_password(host, account, wanted.password)
    password = await host.house.passwords.hashed(wanted.new)
    epoch = await host.house.books.accounts.set_password(account.guest, password)
    host.visitors.decided(account.guest)
    return signed_in(host, request, Account(account.guest, account.name, password, account.made, epoch))


async def export(host: Host, request: Request) -> Response:
    """All that the house knows of who asks."""
    expect_slowly(host.readings, request, "Too much read at once; please wait a moment.")
    asker = asker_of(request)
    if asker.guest is None:
        raise TableError("no_account", "This house knows nothing of you yet.")
    text = await export_of(host.house.books, host.store, asker.guest)
    headers = {"Content-Disposition": 'attachment; filename="stammtisch-my-data.json"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


async def delete(host: Host, request: Request) -> Response:
    """All that is the asker's goes; matches stay, without the name."""
    expect_own_origin(request)
    expect_slowly(host.house.sign_ins, request, "Too many passwords tried; please wait a moment.")
    wanted = await read_json(request, Farewell)
    asker = asker_of(request)
    if asker.guest is None:
        raise TableError("no_account", "This house knows nothing of you yet.")
    account = await host.house.books.accounts.of_guest(asker.guest)
    if account is not None:
        await expect_password(host, account, wanted.password)
    await forget_guest(host.house, host.rooms, asker.guest)
    host.visitors.decided(asker.guest)
    return json_answer(Done(), cookies=await new_guest_cookies(host, request, asker.guest))


def expect_new_account(host: Host, request: Request, wanted: str) -> str:
    """The name of the account that may be made. Raises TableError."""
    asker, name = asker_of(request), printable_name(wanted)
    host.house.doors.expect_invited(asker)
    if asker.account is not None:
        raise TableError("has_account", "You have an account already.")
    if len(name) < 2:
        raise TableError("bad_name", "A name has two signs at least.")
    return name


async def own_account(host: Host, request: Request) -> Account:
    """The account of who asks. Raises TableError for a guest."""
    guest = asker_of(request).guest
    account = None if guest is None else await host.house.books.accounts.of_guest(guest)
    if account is None:
        raise TableError("no_account", "You are not signed in.")
    return account


async def expect_password(host: Host, account: Account, password: str) -> None:
    """Raises TableError for another password than the account's; one without any needs none."""
    if account.password:
        if not host.house.attempts.take(folded(account.name)):
            raise TableError("too_fast", "Too many passwords tried; please wait a minute.")
        if not await host.house.passwords.fits(account.password, password):
            raise TableError("bad_password", "The password is not right.")


async def bring_along(host: Host, request: Request, account: Account) -> None:
    """What was done in this browser as a guest becomes the account's."""
    asker = asker_of(request)
    if asker.guest is not None and asker.account is None and asker.guest != account.guest:
        await hand_over(host.house, host.store, host.rooms, asker.guest, account.guest)


def signed_in(host: Host, request: Request, account: Account, status: int = 200) -> Response:
    """The browser is the account's from now on."""
    host.house.doors.forget()
    return json_answer(Done(), status, (session_cookie(host, request, account.guest, account.epoch),))

"""The routes of passkeys: adding one to an account, making an account with one, signing in by one.

Each takes two requests: what the browser is asked for, and what it made. Not here: how that is checked (`passkeys.py`).
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from stammtisch.errors import TableError
from stammtisch.server.account_routes import bring_along, expect_new_account, own_account, signed_in
from stammtisch.server.answers import (
    Host,
    asker_of,
    expect_own_origin,
    expect_slowly,
    guest_cookie,
    json_answer,
    read_json,
)
from stammtisch.server.passkeys import MOST_KEYS, Place, credential_id
from stammtisch.server.site_routes import may_use_passkeys
from stammtisch.store.accounts import Account, Passkey
from stammtisch.wire.house import Done, PasskeyAnswer, PasskeyOptions, PasskeyWanted


async def passkey_options(host: Host, request: Request) -> Response:
    """What the browser is asked to make: for the account there is, or for a new one of this name."""
    place = _place(host, request)
    wanted = await read_json(request, PasskeyWanted)
    guest = asker_of(request).guest or host.guests.new()
    name, known = await _name_and_keys(host, request, wanted.name)
    options = host.house.passkeys.asked_to_make(place, host.house.site.name, guest, name, known)
    return json_answer(PasskeyOptions(options), cookies=(guest_cookie(host, request, guest),))


async def add_passkey(host: Host, request: Request) -> Response:
    """The passkey that the browser made; with a name, an account for it as well."""
    place = _place(host, request)
    wanted = await read_json(request, PasskeyAnswer)
    guest = asker_of(request).guest
    if guest is None:
        raise TableError("bad_passkey", "This passkey was asked for by another browser: try again.")
    name, _ = await _name_and_keys(host, request, wanted.name)
    passkey = host.house.passkeys.made(place, guest, wanted.credential, host.house.now())
    if asker_of(request).account is not None:
        await host.house.books.accounts.add_passkey(passkey)
        return json_answer(Done(), 201)
    account = Account(guest, name, "", host.house.now())
    await host.house.books.accounts.add(account)
    await host.house.books.accounts.add_passkey(passkey)
    return signed_in(host, request, account, 201)


async def sign_in_options(host: Host, request: Request) -> Response:
    """What the browser is asked to sign."""
    return json_answer(PasskeyOptions(host.house.passkeys.asked_to_sign_in(_place(host, request))))


async def sign_in_by_passkey(host: Host, request: Request) -> Response:
    """Sign in without a name: the key tells whose it is."""
    place = _place(host, request)
    wanted = await read_json(request, PasskeyAnswer)
    passkey = await host.house.books.accounts.passkey(credential_id(wanted.credential))
    account = None if passkey is None else await host.house.books.accounts.of_guest(passkey.guest)
    if passkey is None or account is None:
        raise TableError("bad_passkey", "This house does not know this passkey.")
    count = host.house.passkeys.used(place, wanted.credential, passkey)
    await host.house.books.accounts.used_passkey(passkey.credential, count)
    await bring_along(host, request, account)
    return signed_in(host, request, account)


def _place(host: Host, request: Request) -> Place:
    """Where the page is that asks. Raises TableError where browsers use no passkeys, or for who asks too often."""
    expect_own_origin(request)
    expect_slowly(host.house.sign_ins, request, "Too many tries to sign in; please wait a moment.")
    if not may_use_passkeys(request):
        raise TableError("no_passkeys", "Passkeys need a page that comes by HTTPS: a password works here.")
    return Place(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


async def _name_and_keys(host: Host, request: Request, name: str) -> tuple[str, tuple[Passkey, ...]]:
    """Under which name the browser keeps the passkey, and those it must not be. Raises TableError."""
    if asker_of(request).account is None:
        return expect_new_account(host, request, name), ()
    account = await own_account(host, request)
    known = await host.house.books.accounts.passkeys(account.guest)
    if len(known) >= MOST_KEYS:
        raise TableError("too_many_passkeys", f"An account has {MOST_KEYS} passkeys at most.")
    return account.name, known

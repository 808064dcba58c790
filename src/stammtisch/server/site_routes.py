"""The routes of the house's door: what it is, who one is in it, its pages and its picture, invitations.

Not here: accounts (`account_routes.py`), and what stewards do (`admin_routes.py`).
"""

from __future__ import annotations

import hashlib
import secrets
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stammtisch.errors import TableError
from stammtisch.server.answers import (
    HEADERS,
    Host,
    asker_of,
    expect_own_origin,
    expect_slowly,
    guest_cookie,
    json_answer,
    new_guest_cookies,
    read_json,
    session_cookie,
)
from stammtisch.server.doors import Asker, told_ban
from stammtisch.server.house import House
from stammtisch.server.site import told_site
from stammtisch.store.standings import Holder, Role, Standings
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.house import Ban, Invitation, MakeInvitation, SitePage, SiteView, UseInvitation, Yourself

INVITED_MILLISECONDS: Final = 14 * 24 * 3600 * 1000
"""For so long an invitation can be used."""

_PICTURE: Final = {
    "Cache-Control": "max-age=300",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}


async def site(host: Host, request: Request) -> Response:
    """What this house is, and who asks; who is signed in stays so for another while."""
    house, asker = host.house, asker_of(request)
    view = SiteView(
        **told_site(house.site),
        access=house.doors.access.value,
        passkeys=may_use_passkeys(request),
        may_enter=house.doors.may_enter(asker),
        you=await _yourself(house, asker),
    )
    return json_answer(view, cookies=await _renewed(host, request))


async def site_page(host: Host, request: Request) -> Response:
    """Imprint or privacy."""
    text = host.house.site.page(request.path_params["page"], request.query_params.get("language", ""))
    if text is None:
        raise TableError("no_such_page", "The host of this house has written no such page.")
    return json_answer(SitePage(text))


async def logo(host: Host, request: Request) -> Response:
    """The picture of the house."""
    found = host.house.site.logo
    if found is None:
        raise TableError("no_such_page", "This house has no logo.")
    return Response(found.picture, media_type=found.media_type, headers={**HEADERS, **_PICTURE})


async def make_invitation(host: Host, request: Request) -> Response:
    """A link for others. Members are invited by stewards too, stewards and hosts by the host alone."""
    expect_own_origin(request)
    wanted = await read_json(request, MakeInvitation)
    role = Role(wanted.role)
    if role is not Role.MEMBER and asker_of(request).role is not Role.HOST:
        raise TableError("not_allowed", "Only the host of this house may do that.")
    until = host.house.now() + INVITED_MILLISECONDS
    secret = await new_invitation(host.house.books.standings, role, until, 1 if role is Role.HOST else wanted.uses)
    return json_answer(Invitation(secret, until), 201)


async def use_invitation(host: Host, request: Request) -> Response:
    """Become what the invitation says."""
    expect_own_origin(request)
    expect_slowly(host.house.sign_ins, request, "Too many invitations tried at once; please wait a moment.")
    wanted = await read_json(request, UseInvitation)
    asker = asker_of(request)
    if asker.bans:
        raise TableError("banned", told_ban(asker.bans[0]))
    guest = asker.guest or host.guests.new()
    holder = Holder(guest, Role.NONE, asker.account or printable_name(wanted.name), host.house.now())
    await host.house.books.standings.use_invitation(digest_of(wanted.secret), holder)
    host.house.doors.forget()
    standing = await host.house.books.standings.of(guest)
    you = await _yourself(host.house, Asker(guest, standing))
    return json_answer(you, cookies=(guest_cookie(host, request, guest),))


async def new_invitation(standings: Standings, role: Role, until: int, uses: int = 1) -> str:
    """The secret of a new invitation, which is nowhere kept."""
    secret = secrets.token_urlsafe(24)
    await standings.invite(digest_of(secret), role, uses, until)
    return secret


def digest_of(secret: str) -> str:
    """What is kept of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def may_use_passkeys(connection: HTTPConnection) -> bool:
    """Browsers offer them on pages that came by HTTPS, or from this machine by its name, and never by a number."""
    name = connection.url.hostname or ""
    return name == "localhost" or (connection.url.scheme in ("https", "wss") and not _is_number(name))


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def _renewed(host: Host, request: Request) -> tuple[str, ...]:
    """A session lives on; a browser that was signed out begins anew."""
    asker = asker_of(request)
    if asker.signed_out is not None:
        return await new_guest_cookies(host, request, asker.signed_out)
    if asker.guest is None or asker.account is None:
        return ()
    return (session_cookie(host, request, asker.guest, asker.standing.epoch),)


async def _yourself(house: House, asker: Asker) -> Yourself:
    ban = asker.bans[0] if asker.bans and asker.role is not Role.HOST else None
    banned = None if ban is None else Ban(ban.reason, ban.until)
    if asker.guest is None or asker.account is None:
        return Yourself(None, asker.role.value, False, 0, banned)
    account = await house.books.accounts.of_guest(asker.guest)
    passkeys = await house.books.accounts.passkeys(asker.guest)
    has_password = account is not None and bool(account.password)
    return Yourself(asker.account, asker.role.value, has_password, len(passkeys), banned)

"""Doors: who asks, and what each route needs of them.

A guest with an account is known by a session, which ends; any other guest by their cookie alone.
Not here: how cookies are signed (`guests.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from typing import Final

from starlette.requests import HTTPConnection

from stammtisch.errors import TableError
from stammtisch.server.guests import COOKIE, Guests, Session
from stammtisch.server.site import Access
from stammtisch.store.accounts import FIRST_EPOCH
from stammtisch.store.standings import Ban, Role, Standing, Standings

KNOWN_MILLISECONDS: Final = 5_000
"""For so long what is known of a guest is not asked anew; another process may have changed it meanwhile."""

FORGET_ABOVE: Final = 4096


class Needs(IntEnum):
    """What a route needs. Each needs what those before it do."""

    NOTHING = 0
    ASKER = 1
    """Who asks must be known, but nobody is turned away."""
    ENTRY = 2
    STEWARD = 3
    HOST = 4


_RANKS: Final = {Needs.STEWARD: (Role.STEWARD, Role.HOST), Needs.HOST: (Role.HOST,)}


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks. cookie: by which a guest is known; it stays as it is. bans: those that hold now.

    signed_out: the guest as whose account this browser was signed in, until that was ended.
    """

    guest: str | None = None
    standing: Standing = Standing()  # noqa: RUF009  # it is frozen
    cookie: str = ""
    bans: tuple[Ban, ...] = ()
    signed_out: str | None = None

    @property
    def role(self) -> Role:
        """What they are in the house."""
        return self.standing.role

    @property
    def account(self) -> str | None:
        """The name of their account."""
        return self.standing.account


class Doors:
    """Knows who asks. What was found is remembered for a moment."""

    def __init__(self, standings: Standings, guests: Guests, access: Access, now: Callable[[], int]) -> None:
        self.access = access
        self._standings = standings
        self._guests = guests
        self._now = now
        self._changes = 0
        self._known: dict[str, tuple[int, Standing]] = {}
        self._addresses: tuple[int, tuple[Ban, ...]] = (0, ())
        self._closed: tuple[int, frozenset[str]] = (0, frozenset())

    async def asker(self, connection: HTTPConnection) -> Asker:
        """Who asks. A cookie that we did not sign, or a session that has ended, is nobody's. Raises StoreError."""
        cookie = connection.cookies.get(COOKIE, "")
        bans = await self._bans(connection.client.host if connection.client else "")
        session = self._guests.read_session(cookie, self._now())
        guest = session.guest if session else self._guests.read(cookie)
        if guest is None:
            return Asker(bans=bans)
        standing = await self._standing(guest)
        if not _is_theirs(session, standing):
            return Asker(bans=bans, signed_out=guest if session else None)
        return Asker(guest, standing, cookie, (*bans, *self._holding(standing.bans)))

    def expect(self, asker: Asker, needs: Needs) -> None:
        """Raises TableError if they may not."""
        if needs >= Needs.ENTRY:
            self._expect_entry(asker)
        if needs in _RANKS and asker.role not in _RANKS[needs]:
            raise TableError("not_allowed", "Only those who look after this house may do that.")

    def may_enter(self, asker: Asker) -> bool:
        """Whether they may play here."""
        try:
            self._expect_entry(asker)
        except TableError:
            return False
        return True

    def forget(self) -> None:
        """Something has changed: everybody is looked up anew."""
        self._changes += 1
        self._known.clear()
        self._addresses = (0, ())
        self._closed = (0, frozenset())

    async def expect_still(self, guest: str | None, epoch: int, address: str) -> None:
        """Raises TableError for who came in before and may be here no more. epoch: of their account then."""
        standing = Standing() if guest is None else await self._standing(guest)
        if standing.epoch != epoch and (epoch, standing.epoch) != (0, FIRST_EPOCH):
            raise signed_out()
        self._expect_entry(Asker(guest, standing, "", (*await self._bans(address), *self._holding(standing.bans))))

    def expect_invited(self, asker: Asker) -> None:
        """Raises TableError for who is kept out, or came without an invitation where that is needed."""
        if asker.bans and asker.role is not Role.HOST:  # who could shut out the host would own the house
            raise TableError("banned", told_ban(asker.bans[0]))
        if self.access is not Access.OPEN and asker.role is Role.NONE:
            raise TableError("not_invited", "One comes here by an invitation: ask the host for one.")

    async def closed_tables(self) -> frozenset[str]:
        """The tables that the host has closed."""
        asked, closed = self._closed
        if not 0 <= self._now() - asked < KNOWN_MILLISECONDS:
            changes, closed = self._changes, await self._standings.closed_tables()
            if changes == self._changes:
                self._closed = (self._now(), closed)
        return closed

    async def expect_open(self, table_id: str) -> None:
        """Raises TableError for a table that the host has closed."""
        if table_id in await self.closed_tables():
            raise TableError("table_closed", "The host of this house has closed this table.")

    async def expect_welcome(self, guest: str) -> None:
        """Raises TableError for a guest who is kept out, by whatever they prove to be them."""
        standing = await self._standing(guest)
        bans = self._holding(standing.bans)
        if bans and standing.role is not Role.HOST:
            raise TableError("banned", told_ban(bans[0]))

    def _expect_entry(self, asker: Asker) -> None:
        self.expect_invited(asker)
        if self.access is Access.MEMBERS and asker.account is None and asker.role is not Role.HOST:
            raise TableError("members_only", "Members play here: sign in, or make an account with your invitation.")

    def _holding(self, bans: tuple[Ban, ...]) -> tuple[Ban, ...]:
        return tuple(ban for ban in bans if not ban.until or ban.until > self._now())

    async def _standing(self, guest: str) -> Standing:
        asked, standing = self._known.get(guest, (None, None))
        if asked is None or standing is None or not 0 <= self._now() - asked < KNOWN_MILLISECONDS:
            changes, standing = self._changes, await self._standings.of(guest)
            if len(self._known) >= FORGET_ABOVE:
                self._known.clear()
            if changes == self._changes:  # else it may be older than what has changed
                self._known[guest] = (self._now(), standing)
        return standing

    async def _bans(self, address: str) -> tuple[Ban, ...]:
        return self._holding(tuple(ban for ban in await self._address_bans() if ban.address == address))

    async def _address_bans(self) -> tuple[Ban, ...]:
        asked, bans = self._addresses
        if not 0 <= self._now() - asked < KNOWN_MILLISECONDS:
            changes, bans = self._changes, await self._standings.address_bans()
            if changes == self._changes:
                self._addresses = (self._now(), bans)
        return bans


def signed_out() -> TableError:
    """The refusal for a browser whose account was signed out."""
    return TableError("signed_out", "You were signed out here: everywhere at once, or by another password.")


def told_ban(ban: Ban) -> str:
    """Why, and until when."""
    until = datetime.fromtimestamp(ban.until / 1000, UTC).strftime(" until %Y-%m-%d %H:%M UTC") if ban.until else ""
    return f"The host of this house keeps you out{until}{': ' if ban.reason else ''}{ban.reason}."


def _is_theirs(session: Session | None, standing: Standing) -> bool:
    """A guest's cookie proves nothing any more once there is an account; a session ends with its epoch."""
    if standing.account is None:
        return session is None
    return session is not None and session.epoch == standing.epoch

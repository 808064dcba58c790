"""Guests: somebody without an account, known again by a signed cookie; and what proves who one is at a table.

A seat token is good for one person at one table, apart from the guest's cookie; another device gets one by a code.

The key that signs is kept beside the database, readable by its owner only; with it a restart knows every guest again.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from stammtisch.errors import TableError

COOKIE: Final = "stammtisch_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # browsers keep none longer
KEY_BYTES: Final = 32
SEAT_COOKIE: Final = "stammtisch_seat"
CODE_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Digits and letters that are not taken for one another when read aloud or copied by hand."""


class Session(NamedTuple):
    """That a browser is an account's, until a moment (Unix time, ms), or until the account's epoch is another."""

    guest: str
    epoch: int
    until: int


class Guests:
    """Signs and reads cookies of guests, and of sessions."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """A guest's id that nobody had before."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._signature(guest)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest whose cookie it is; None for no cookie, or one that we did not sign."""
        guest, _, signature = (cookie or "").partition(".")
        signed = hmac.compare_digest(signature.encode(), self._signature(guest).encode())
        return guest if guest and signed else None

    def sign_session(self, session: Session) -> str:
        """The cookie of a session, in place of the guest's."""
        text = f"{session.guest}.{session.epoch}.{session.until}"
        return f"{text}.{self.derived('session', text).hex()}"

    def read_session(self, cookie: str | None, now: int) -> Session | None:
        """The session whose cookie it is; None for another cookie, one that we did not sign, or one that has ended."""
        text, _, signature = (cookie or "").rpartition(".")
        signed = hmac.compare_digest(signature.encode(), self.derived("session", text).hex().encode())
        if not signed or text.count(".") != 2:
            return None
        guest, epoch, until = text.split(".")
        return Session(guest, int(epoch), int(until)) if int(until) > now else None

    def seat_token(self, table_id: str, person: int) -> str:
        """What proves, for as long as there is the table, that one is this person at it."""
        return f"{person}.{self._seat_signature(table_id, person)}"

    def read_seat_token(self, table_id: str, token: str | None) -> int | None:
        """The person by number; None without a token. Raises TableError for one that was not made for this table."""
        if token is None:
            return None
        person, _, signature = token.partition(".")
        if person.isdecimal() and person.isascii() and len(person) < 6:
            expected = self._seat_signature(table_id, int(person))
            if hmac.compare_digest(signature.encode(), expected.encode()):
                return int(person)
        raise TableError("bad_token", "This seat token is not one of this table: open the table by its link again.")

    def deal_key(self, table_id: str, number: int) -> str:
        """What lets anybody read one deal of a table, once it may be shown."""
        return self.derived("deal", f"{table_id}:{number}").hex()[:32]

    def is_deal_key(self, table_id: str, number: int, key: str) -> bool:
        """Whether this is the key of the deal."""
        return hmac.compare_digest(key.encode(), self.deal_key(table_id, number).encode())

    def code_for(self, text: str) -> str:
        """A code of eight letters and digits that belongs to the text, the same each time, and cannot be guessed."""
        number = int.from_bytes(self.derived("code", text)[:8], "big")
        return "".join(CODE_SIGNS[number >> (5 * place) & 31] for place in range(8))

    def _seat_signature(self, table_id: str, person: int) -> str:
        return self.derived("seat", f"{table_id}:{person}").hex()

    def derived(self, use: str, text: str) -> bytes:
        """What only this server makes of a text: under a key for each use, so that none proves anything elsewhere."""
        own = hmac.digest(self._key, f"stammtisch {use}".encode(), "sha256")
        return hmac.digest(own, text.encode(), "sha256")

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()


def new_code() -> str:
    """A code of six signs, to find a table by."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(6))


def kept_key(path: Path) -> bytes:
    """The key in this file; made, readable by its owner only, if there is none. Raises TableError for a damaged one."""
    if not path.exists():
        _make_key(path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise TableError("broken_key", f"{path} is not the key of a server: expected {KEY_BYTES} bytes.")
    return key


def _make_key(path: Path) -> None:
    """Written beside and then linked: at no moment is there half a key, and of two servers at once one makes it."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name)  # its owner's alone
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        os.unlink(draft)

"""Guests: somebody without an account, known again by a signed cookie.

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
from typing import Final

from stammtisch.errors import TableError

COOKIE: Final = "stammtisch_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # browsers keep none longer
KEY_BYTES: Final = 32


class Guests:
    """Signs and reads cookies of guests."""

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

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()


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

"""Guests: somebody without an account, known again by a signed cookie.

The key that signs is kept beside the database, readable by its owner only; with it a restart knows every guest again.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
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
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise TableError("broken_key", f"{path} is not the key of a server: expected {KEY_BYTES} bytes.") from None
        return key
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(KEY_BYTES)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key

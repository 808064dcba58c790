"""Accounts: guests who can prove on any device who they are. What is promised of them.

Not here: how it is kept (`sqlite_accounts.py`), how a proof is checked (the server's `passwords.py`, `passkeys.py`).
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final, Protocol

FIRST_EPOCH: Final = 1
"""Of an account that is new."""


@dataclass(frozen=True, slots=True)
class Account:
    """A guest with a name to sign in by. password: its hash, or empty. epoch: raised to end every session.

    made: Unix time in milliseconds.
    """

    guest: str
    name: str
    password: str
    made: int
    epoch: int = FIRST_EPOCH


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key that an account may sign in with. sign_count: of its authenticator, when it was last used."""

    credential: str
    guest: str
    public_key: bytes
    sign_count: int
    made: int


class Accounts(Protocol):
    """Keeps accounts and their keys. All of it may be called from several tasks at once, and raises StoreError."""

    async def add(self, account: Account) -> None:
        """Keep a new account. Raises StoreError "name_taken", or "has_account" if the guest has one."""
        ...

    async def named(self, name: str) -> Account | None:
        """The account of this name, however it is written."""
        ...

    async def of_guest(self, guest: str) -> Account | None:
        """The account of this guest."""
        ...

    async def set_password(self, guest: str, password: str) -> int:
        """Another hash; every session ends. The new epoch."""
        ...

    async def end_sessions(self, guest: str) -> int:
        """Every session ends. The new epoch."""
        ...

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a key. Raises StoreError "passkey_taken" for one that is known."""
        ...

    async def passkeys(self, guest: str) -> tuple[Passkey, ...]:
        """The keys of an account, the oldest first."""
        ...

    async def passkey(self, credential: str) -> Passkey | None:
        """The key of this id."""
        ...

    async def used_passkey(self, credential: str, sign_count: int) -> None:
        """A key was used."""
        ...

    async def forget(self, guest: str) -> None:
        """The account and its keys go."""
        ...


def folded(name: str) -> str:
    """What two names have in common that are read as the same: neither case nor width tells them apart."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())

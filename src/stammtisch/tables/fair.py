"""The fair deal: packs that follow from a secret to which the server is bound and from nonces of all persons.

A match has one secret for its opening and one for each deal; each is the SHA-256 of the one after it. So the server
is bound to all of them by the first hash, and a deal's secret can be laid open without telling of later ones.
Here: the secrets, and chance drawn from them. Not here: what a table publishes when (`published.py`).
The algorithm is told in `docs/fair-deal.md`, for others to write it anew.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from stammtisch.cards import Card
from stammtisch.errors import ParseError, TableError
from stammtisch.games.chance import shuffled
from stammtisch.seats import Seat

MOST_DEALS: Final = 1023
"""Deals of one match that the server can be bound to at its beginning; more than anybody plays."""

INFO: Final = b"stammtisch fair deal 1"
"""Binds the stream to this use and to this version of the algorithm."""

NONCE: Final = "[0-9a-f]{32}"
"""A nonce: 128 bits, as hexadecimal digits."""

DIGEST: Final = "[0-9a-f]{64}"
"""A commitment or a secret, as hexadecimal digits."""

_WORDS: Final = 2**32  # numbers are drawn from words of four bytes
_STEP: Final = 32  # every so many secrets one is remembered


@lru_cache(maxsize=4096)
def commitment_of(root: str) -> str:
    """What is published before anybody gives a nonce: SHA-256 of the opening's secret, in hexadecimal."""
    return sha256(secret_of(root, 0)).hexdigest()


def secret_of(root: str, deal: int) -> bytes:
    """The secret of a deal, counted from 1; of the opening for 0. Raises TableError beyond `MOST_DEALS`.

    root: the match's own text, from which all of them follow; it is never published.
    """
    if deal > MOST_DEALS:
        raise TableError("too_many_deals", f"A match has {MOST_DEALS} deals at most; please begin another.")
    steps = MOST_DEALS - deal
    return _hashed(_milestones(root)[steps // _STEP], steps % _STEP)


def opens(commitment: str, deal: int, secret: bytes) -> bool:
    """Whether this is the secret of the deal to which the server was bound by the commitment."""
    return _hashed(secret, deal + 1).hex() == commitment


def earlier(secret: bytes, deals: int) -> bytes:
    """The secret of so many deals before."""
    return _hashed(secret, deals)


def check_nonce(nonce: str) -> str:
    """The nonce. Raises ParseError for what is none."""
    if not re.fullmatch(NONCE, nonce):
        raise ParseError("a nonce has 32 hexadecimal digits, in small letters")
    return nonce


@lru_cache(maxsize=512)
def _milestones(root: str) -> tuple[bytes, ...]:
    """Every 32nd secret from the last one on: a deal then costs few hashes."""
    secret = sha256(root.encode()).digest()
    found = [secret]
    for _ in range(MOST_DEALS // _STEP):
        secret = _hashed(secret, _STEP)
        found.append(secret)
    return tuple(found)


def _hashed(secret: bytes, times: int) -> bytes:
    for _ in range(times):
        secret = sha256(secret).digest()
    return secret


@dataclass(frozen=True, slots=True)
class Fair:
    """What the packs of a match follow from. nonces: by seat, empty where none was given; later seats may be left out.

    next_secret: of the match after it, to which the server is bound from now on.
    """

    secret: str
    nonces: Sequence[str] = ()
    next_secret: str = ""

    def by_seat(self, seats: int) -> tuple[str, ...]:
        """One nonce for each seat, empty where none was given. Raises ParseError for what is no nonce."""
        given = (nonce and check_nonce(nonce) for nonce in self.nonces[:seats])
        return (*given, *[""] * (seats - len(self.nonces)))


def opening_lot(root: str, nonces: Sequence[str], pack: Sequence[Card], seats: int) -> tuple[Seat, tuple[Card, ...]]:
    """The dealer by lot, and the pack to open the match with, by the opening's secret."""
    return drawn_opening(FairChance(secret_of(root, 0), nonces), pack, seats)


def drawn_opening(chance: FairChance, pack: Sequence[Card], seats: int) -> tuple[Seat, tuple[Card, ...]]:
    """First the dealer's seat, then the order of the pack."""
    return Seat(chance.below(seats)), shuffled(pack, chance)


class FairChance:
    """Chance drawn from one secret and the nonces; a `games.chance.Chance`.

    nonces: by seat, empty where a seat has given none.
    """

    __slots__ = ("_words",)

    def __init__(self, secret: bytes, nonces: Sequence[str]) -> None:
        given = "".join(f"{seat}:{nonce}\n" for seat, nonce in enumerate(nonces) if nonce)
        self._words = _words(hmac.digest(given.encode(), secret, "sha256"))

    def below(self, number: int) -> int:
        """A whole number from 0, below `number`: each as likely as the others, since an uneven rest is drawn again."""
        limit = _WORDS - _WORDS % number
        while (word := next(self._words)) >= limit:
            pass
        return word % number

    def randint(self, a: int, b: int, /) -> int:
        """See `Chance`."""
        return a + self.below(b - a + 1)

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """See `Chance`; Fisher and Yates, from the last place down."""
        for place in range(len(x) - 1, 0, -1):
            other = self.below(place + 1)
            x[place], x[other] = x[other], x[place]


def _words(key: bytes) -> Iterator[int]:
    """HKDF-Expand of RFC 5869 with SHA-256, as words of four bytes, the highest byte first."""
    block = b""
    for number in range(1, 256):
        block = hmac.digest(key, block + INFO + bytes([number]), "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")

"""What a table tells of its fair deal, to everybody, now. Not here: how packs follow from it (`fair.py`)."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.tables.events import MatchOpened
from stammtisch.tables.fair import commitment_of, secret_of
from stammtisch.tables.table import Phase, Table


@dataclass(frozen=True, slots=True)
class Fairness:
    """The fair deal as it is public now.

    commitment: what bound the server before the nonces were given. nonces: by seat, empty where none was given.
    deals: so many first deals of the match are laid open; secret: that of the last of them, from which those before
    it follow, or empty.
    """

    commitment: str
    nonces: tuple[str, ...]
    deals: int
    secret: str


def next_commitment(next_secret: str) -> str:
    """What binds the server for the next match; empty where it is not bound yet."""
    return commitment_of(next_secret) if next_secret else ""


def published(table: Table, *, is_over: bool = False) -> Fairness | None:
    """The fair deal of the table's match; None for a match begun before there was one.

    is_over: the match is, also where its rules do not say so: it was forfeited.

    A deal is laid open once it is over. Where its cards would tell of later ones, or were not played, it and all that
    follow wait for the end of the match.
    """
    deals = table.deals if is_over or table.phase is Phase.MATCH_OVER else table.open_deals
    return laid_open(table.opened, deals)


def laid_open(opened: MatchOpened, deals: int) -> Fairness | None:
    """The same of a match whose first deals, so many, are laid open."""
    if opened.nonces is None:
        return None
    secret = secret_of(opened.secret, deals).hex() if deals else ""
    return Fairness(commitment_of(opened.secret), opened.nonces, deals, secret)

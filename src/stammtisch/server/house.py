"""What belongs to the house and not to its tables, shared by its routes: books, site, doors, passwords, limits.

Not here: any route (`account_routes.py`, `comment_routes.py`, `admin_routes.py`, `site_routes.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from stammtisch.server.doors import Doors
from stammtisch.server.guests import Guests
from stammtisch.server.limits import ATTEMPTS, COMMENTS, COMMENTS_FROM, SIGN_INS, Buckets
from stammtisch.server.measured import Measured
from stammtisch.server.passkeys import Challenges, Passkeys
from stammtisch.server.passwords import Passwords
from stammtisch.server.site import Access, Site
from stammtisch.store.books import Books


@dataclass(frozen=True, slots=True)
class House:
    """What the routes of the house share. sign_ins: by address; attempts: by name of account; comments: by writer."""

    books: Books
    site: Site
    doors: Doors
    now: Callable[[], int]
    since: int
    passkeys: Passkeys
    measured: Measured = field(default_factory=Measured)
    passwords: Passwords = field(default_factory=Passwords)
    sign_ins: Buckets = field(default_factory=lambda: Buckets(SIGN_INS))
    attempts: Buckets = field(default_factory=lambda: Buckets(ATTEMPTS))
    comments: Buckets = field(default_factory=lambda: Buckets(COMMENTS))
    comments_from: Buckets = field(default_factory=lambda: Buckets(COMMENTS_FROM))


@dataclass(frozen=True, slots=True)
class Plan:
    """What a house is opened with. access: in place of the one that the site says."""

    books: Books
    site: Site = field(default_factory=Site)
    access: Access | None = None


def open_house(plan: Plan, guests: Guests, now: Callable[[], int]) -> House:
    """The house by its plan. now: Unix time in milliseconds."""
    doors = Doors(plan.books.standings, guests, plan.access or plan.site.access, now)
    return House(plan.books, plan.site, doors, now, now(), Passkeys(Challenges(guests.derived, now)))

"""A house with a host, for tests of what belongs to the house: kept in a file, so that reports and logs are there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from stammtisch.server.house import Plan
from stammtisch.server.site import Site
from stammtisch.server.site_routes import new_invitation
from stammtisch.store.folder import TABLES
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.sqlite_books import kept_books
from stammtisch.store.standings import Role
from tests.gathered import START
from tests.playing import FIRST
from tests.server.guests import FakeTime, Guest, House, gathered, house

PASSWORD = "correct horse"
LATER = START + 10**9


class Kept(House):
    """A house whose books a test may ask."""

    plan: Plan

    def do(self, work: Any, *values: Any, **more: Any) -> Any:
        """Call something that is asynchronous, within the server."""
        assert self.client.portal is not None
        return self.client.portal.call(lambda: work(*values, **more))

    def invited(self, role: Role, name: str = "") -> Guest:
        """Somebody new who has this role."""
        secret = self.do(new_invitation, self.plan.books.standings, role, LATER)
        guest = self.guest()
        answer = guest.post("/api/invitations/use", {"secret": secret, "name": name})
        assert answer.status_code == 200, answer.text
        return guest


@contextmanager
def kept_house(folder: Path, **site: Any) -> Iterator[Kept]:
    """A house in this folder."""
    store, time = SqliteStore(folder / TABLES), FakeTime()
    plan = Plan(kept_books(store), replace(Site(), **site))
    with house(store, time, plan) as opened:
        kept = Kept(opened.client, time)
        kept.plan = plan
        yield kept


def signed_up(guest: Guest, name: str, password: str = PASSWORD) -> Guest:
    """The guest, now with an account."""
    answer = guest.post("/api/account", {"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    return guest


def refusal(answer: Any) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


def you(guest: Guest) -> dict[str, Any]:
    """What the house says of who asks."""
    answer: dict[str, Any] = guest.get("/api/site").json()["you"]
    return answer


def reported(house: House, text: str = "he peeks") -> tuple[str, Any]:
    """A table at which person 0 has reported person 1, and its guests."""
    guests, table_id = gathered(house, FIRST, 2, free_text=True)
    with guests[1].at(table_id) as other, guests[0].at(table_id) as seat:
        assert other.ask("write", text="rude words")["type"] == "accepted"
        assert seat.ask("report", text=text, about=1)["type"] == "accepted"
    return table_id, guests

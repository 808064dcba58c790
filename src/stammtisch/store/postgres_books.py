"""The books of a house in PostgreSQL, beside its tables, the same for all of its servers. Not here: the statements."""

from __future__ import annotations

from stammtisch.store.books import Books
from stammtisch.store.postgres_accounts import PostgresAccounts
from stammtisch.store.postgres_archive import PostgresArchive
from stammtisch.store.postgres_comments import PostgresComments
from stammtisch.store.postgres_daily import PostgresDaily
from stammtisch.store.postgres_desk import Desk
from stammtisch.store.postgres_standings import PostgresStandings


def shared_books(desk: Desk) -> Books:
    """The books that lie at this desk."""
    return Books(
        PostgresComments(desk),
        PostgresAccounts(desk),
        PostgresStandings(desk),
        PostgresArchive(desk),
        PostgresDaily(desk),
    )

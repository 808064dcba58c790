"""The form of a store in PostgreSQL: made, and brought up to date by numbered scripts, each whole or not at all.

Not here: what is kept in it (`postgres.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from importlib.resources import files
from typing import Final, TypeAlias

import asyncpg

from stammtisch.store.store import StoreError

Connection: TypeAlias = asyncpg.Connection

SCRIPTS: Final = tuple(
    sorted((files("stammtisch.store") / "postgres_migrations").iterdir(), key=lambda script: script.name)
)
"""The n-th script brings a store of form n - 1 to form n."""

NEWEST: Final = len(SCRIPTS)
"""The form that this version writes."""

OLDEST_SERVER: Final = 130_000
"""The server's own version from which on it is known to work: PostgreSQL 13."""

_LOCK: Final = 7_377_160_001  # any number of ours: while one process changes the form the others wait
_SECONDS: Final = 10.0

_DURABLE: Final = (
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"
)
"""What is acknowledged has reached the disk, also where the database is set to answer before."""


async def prepare(address: str, secret_bytes: int = 32) -> bytes:
    """Bring the store at this address to the newest form; the key that all of its servers sign with.

    Raises StoreError: nobody there, not allowed in, a server too old, or a store of a newer version.
    """
    connection = await connect(address)
    try:
        _expect_new_enough(connection)
        async with connection.transaction():
            await connection.execute("select pg_advisory_xact_lock($1)", _LOCK)
            await _migrate(connection)
            return await _kept_secret(connection, "guests", secret_bytes)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise cannot_be_used(error) from None
    finally:
        await connection.close(timeout=_SECONDS)


async def connect(address: str) -> Connection:
    """A connection. Raises StoreError that says what is wrong, without the address, since it may hold a password."""
    try:
        async with asyncio.timeout(_SECONDS):
            settings = {"application_name": "stammtisch"}
            connection = await asyncpg.connect(address, server_settings=settings, command_timeout=_SECONDS)
            await connection.execute(_DURABLE)
            return connection
    except TimeoutError:
        raise StoreError("no_postgres", f"PostgreSQL did not answer within {_SECONDS:.0f} seconds.") from None
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise cannot_be_used(error) from None


def cannot_be_used(error: Exception) -> StoreError:
    """The refusal for a PostgreSQL that cannot be used, with the reason that it, or the system, gives."""
    return StoreError("no_postgres", f"PostgreSQL cannot be used as the store: {reason(error)}.")


def reason(error: Exception) -> str:
    """What went wrong in a line; of errors of our own the kind only, since their words may quote the log."""
    if isinstance(error, ConnectionRefusedError):
        return "nobody listens there"
    if isinstance(error, OSError) and error.strerror:
        return str(error.strerror)
    if isinstance(error, (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)):
        return str(error).partition("\n")[0].rstrip(".") or type(error).__name__
    return type(error).__name__


def _expect_new_enough(connection: Connection) -> None:
    version = connection.get_server_version()
    if version.major * 10_000 < OLDEST_SERVER:
        raise StoreError("no_postgres", f"PostgreSQL {version.major} is too old: version 13 or newer is needed.")


async def _migrate(connection: Connection) -> None:
    await connection.execute("create table if not exists form (number integer not null)")
    done = await connection.fetchval("select max(number) from form") or 0
    if done > NEWEST:
        words = f"the store was written by a newer version (form {done}, known up to {NEWEST}): use that one"
        raise StoreError("newer_store", f"PostgreSQL cannot be used as the store: {words}.")
    for number, script in enumerate(SCRIPTS[done:], done + 1):
        await connection.execute(script.read_text("utf-8"))
        await connection.execute("insert into form (number) values ($1)", number)


async def _kept_secret(connection: Connection, name: str, count: int) -> bytes:
    """A secret of the store, made by whoever asks first."""
    new = "insert into secrets (name, value) values ($1, $2) on conflict do nothing"
    await connection.execute(new, name, secrets.token_bytes(count))
    value: bytes = await connection.fetchval("select value from secrets where name = $1", name)
    return value

"""Appends to logs in PostgreSQL: whatever waits goes into one statement, which also tells the other servers.

Of several servers that append after the same event one succeeds, by the primary key. The first event of an append
decides: whoever has kept it keeps the rest, since nobody can append after it who has not seen it.
Not here: everything that is read (`postgres.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from stammtisch.store.numbered import numbered_rows
from stammtisch.store.postgres_form import Connection, reason
from stammtisch.store.postgres_link import Link
from stammtisch.store.store import StoreError, TableLine, no_such_table, seq_taken
from stammtisch.wire.hints import CHANNEL, Stored, hint_parts

GROUP: Final = 256
"""At most so many appends share a statement."""

WRITERS: Final = 2
"""While one statement is on its way to the disk the next one is being written."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events that come after the first `seq` of a table, and whoever waits for them to be kept."""

    line: TableLine
    seq: int
    texts: tuple[str, ...]
    done: asyncio.Future[None]


class Writer:
    """Takes what waits, keeps it together, answers; until told to end."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._waiting: list[Append] = []
        self._news = asyncio.Event()
        self._tasks: tuple[asyncio.Task[None], ...] = ()
        self._ended = False

    async def append(self, line: TableLine, seq: int, texts: tuple[str, ...]) -> None:
        """Keep them; on return they are on the disk. Raises StoreError."""
        if not self._tasks:
            self._tasks = tuple(asyncio.create_task(self._write()) for _ in range(WRITERS))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(line, seq, texts, done))
        self._news.set()
        await done

    async def close(self) -> None:
        """Finish what was asked for."""
        self._ended = True
        self._news.set()
        await asyncio.gather(*self._tasks)

    async def _write(self) -> None:
        link = Link(self._address)
        while True:
            group = self._next_group()
            if group:
                await self._keep(link, group)
            elif self._ended:
                break
            else:
                self._news.clear()
                await self._news.wait()
        await link.close()

    def _next_group(self) -> list[Append]:
        """What waits, at most one append of each table: a second one is answered by what the first has become."""
        chosen: dict[str, Append] = {}
        later: list[Append] = []
        for append in self._waiting:
            if append.line.table_id in chosen or len(chosen) == GROUP:
                later.append(append)
            else:
                chosen[append.line.table_id] = append
        self._waiting = later
        return list(chosen.values())

    async def _keep(self, link: Link, group: list[Append]) -> None:
        try:
            refusals = await link.ask(lambda connection, again: _kept(connection, group, again))
        except StoreError as error:
            refusals = dict.fromkeys((append.line.table_id for append in group), error)
        except Exception as error:  # whatever it is, the writer goes on, and whoever waits is answered
            failure = StoreError("not_stored", f"The server could not store this: {reason(error)}.")
            refusals = dict.fromkeys((append.line.table_id for append in group), failure)
        for append in group:
            _settle(append.done, refusals.get(append.line.table_id))


def _settle(done: asyncio.Future[None], refusal: StoreError | None) -> None:
    if done.done():  # nobody waits any more
        return
    if refusal is None:
        done.set_result(None)
    else:
        done.set_exception(refusal)


async def _kept(connection: Connection, group: Sequence[Append], again: bool) -> dict[str, StoreError]:
    """Keep all appends that can be kept; the refusal of each other one, by table."""
    kept = set(await connection.fetchval(_KEEP, *_arguments(group)))
    refused = [append for append in group if append.line.table_id not in kept]
    if refused and again:
        refused = [append for append in refused if not await _is_kept(connection, append)]
    if not refused:
        return {}
    there = await connection.fetchval(_THERE, [append.line.table_id for append in refused])
    return {
        table: seq_taken() if table in there else no_such_table(table)
        for table in (append.line.table_id for append in refused)
    }


async def _is_kept(connection: Connection, append: Append) -> bool:
    """Whether these very events were kept by an attempt whose answer was lost."""
    query = "select event from events where table_id = $1 and seq > $2 and seq <= $3 order by seq"
    rows = await connection.fetch(query, append.line.table_id, append.seq, append.seq + len(append.texts))
    return tuple(row[0] for row in rows) == append.texts


def _arguments(group: Sequence[Append]) -> list[list[Any]]:
    """By columns: the appends, their events, and the hints for other servers."""
    group = sorted(
        group, key=lambda append: append.line.table_id
    )  # in one order, so that no two statements wait in a ring
    lines = [append.line for append in group]
    rows = [row for append in group for row in numbered_rows(append.line.table_id, append.seq, append.texts)]
    tables, numbers, texts, checksums = (list(column) for column in zip(*rows, strict=True))
    told = [
        Stored(append.line.table_id, append.seq + len(append.texts), append.line.due, append.texts) for append in group
    ]
    places, hints = (list(column) for column in zip(*hint_parts(told), strict=True))
    return [
        [line.table_id for line in lines],
        [append.seq for append in group],
        [len(append.texts) for append in group],
        [line.preset for line in lines],
        [line.over for line in lines],
        [line.changed for line in lines],
        [line.due for line in lines],
        [line.code for line in lines],
        ["\n".join(line.members) for line in lines],  # an array of arrays must be a rectangle
        ["\n".join(line.left) for line in lines],
        tables,
        numbers,
        texts,
        checksums,
        places,
        hints,
    ]


_KEEP: Final = f"""
with asked as materialized (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bool[], $6::float8[], $7::int8[], $8::text[],
        $9::text[], $10::text[])
        as asked (table_id, seq, count, preset, over, changed, due, code, members, has_left)
), given as materialized (
    select * from unnest($11::text[], $12::int[], $13::text[], $14::int8[]) as given (table_id, seq, event, checksum)
), first as (
    insert into events (table_id, seq, event, checksum)
    select given.table_id, given.seq, given.event, given.checksum
    from given join asked on given.table_id = asked.table_id and given.seq = asked.seq + 1
    where exists (select from events as last where last.table_id = asked.table_id and last.seq = asked.seq)
    order by given.table_id
    on conflict do nothing
    returning table_id, seq
), rest as (
    insert into events (table_id, seq, event, checksum)
    select given.table_id, given.seq, given.event, given.checksum
    from given join first on given.table_id = first.table_id and given.seq > first.seq
), reported as (
    insert into reports (table_id, seq)
    select given.table_id, given.seq from given join first using (table_id)
    where given.event like '{{"kind":"reported",%'
), lines as (
    update tables set preset = asked.preset, over = asked.over, changed = asked.changed, due = asked.due,
        length = asked.seq + asked.count
    from asked join first using (table_id) where tables.table_id = asked.table_id
), persons as (
    update people set code = asked.code, members = string_to_array(asked.members, E'\\n'),
        has_left = string_to_array(asked.has_left, E'\\n')
    from asked join first using (table_id) where people.table_id = asked.table_id
        and (people.code, people.members, people.has_left) is distinct from
            (asked.code, string_to_array(asked.members, E'\\n'), string_to_array(asked.has_left, E'\\n'))
), told as (
    select count(pg_notify('{CHANNEL}', '[' || hints || ']')) from (
        select string_agg(hint, ',') as hints
        from unnest($1::text[], $15::int[], $16::text[]) as part (table_id, place, hint) join first using (table_id)
        group by place
    ) as together
)
select array(select table_id from first) from told
"""

_THERE: Final = "select coalesce(array_agg(table_id), '{}') from tables where table_id = any($1)"

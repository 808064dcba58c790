"""A server's folder: one server at a time, backups of a store in use, restoring, checking and exporting."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from stammtisch import cli
from stammtisch.errors import ParseError
from stammtisch.games import GAMES
from stammtisch.records.record import parse_record
from stammtisch.server.guests import kept_key
from stammtisch.store.checksums import checksum
from stammtisch.store.folder import KEY, TABLES, held
from stammtisch.store.reading import snapshot
from stammtisch.store.sqlite import MIGRATIONS, SqliteStore
from stammtisch.store.store import StoreError, TableLine
from stammtisch.tables.events import Moved
from tests.house.project import ROOT
from tests.playing import FIRST, PERSON
from tests.store.keeping import change, fill, rows, with_store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with a table of each game."""
    fill(tmp_path / "var")
    return tmp_path / "var"


def command(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    """Exit status and all that was printed, standard error last."""
    status = cli.main([str(word) for word in words])
    said = capsys.readouterr()
    return status, said.out + said.err


def test_a_folder_is_held_by_one_and_let_go_when_he_is_killed(tmp_path: Path) -> None:
    """A second one is refused with what to do, in this process and in another; after a kill the folder is free."""
    code = "import sys; from pathlib import Path; from stammtisch.store.folder import held\n"
    code += "with held(Path(sys.argv[1])): print('held', flush=True); sys.stdin.read()"
    words = [sys.executable, "-c", code, str(tmp_path)]
    environment = {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == b"held\n"
        with pytest.raises(StoreError, match="in use by another server") as refused, held(tmp_path):
            pass
        holder.kill()
        holder.wait(10)
    assert refused.value.code == "folder_in_use"
    with held(tmp_path), pytest.raises(StoreError), held(tmp_path):
        pass


def test_whatever_lies_in_the_folder_is_its_owners_alone(tmp_path: Path) -> None:
    """Store, key and lock; also a lock that an older version left open to all. Who is refused takes no lock away."""
    fill(tmp_path / "var")
    (tmp_path / "var" / KEY).unlink()
    kept_key(tmp_path / "var" / KEY)
    (tmp_path / "var" / "in-use.lock").touch(0o644)
    (tmp_path / "var" / "in-use.lock").chmod(0o644)
    with held(tmp_path / "var"):
        for _ in range(2):
            with pytest.raises(StoreError, match="in use"), held(tmp_path / "var"):
                pass
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "var").iterdir()}
    assert {TABLES, KEY, "in-use.lock"} <= modes.keys() and set(modes.values()) == {0o600}


def test_a_lock_that_cannot_be_made_is_told_in_words(tmp_path: Path) -> None:
    """A folder in its place, or something that is no database: a sentence with the file, no traceback."""
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "in-use.lock").mkdir()
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "in-use.lock").write_bytes(b"no database" * 1000)
    for name in ("a", "b"):
        with pytest.raises(StoreError, match=r"in-use\.lock cannot be"), held(tmp_path / name):
            pass


def test_two_servers_do_not_share_a_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The second one ends before it opens the store, and says what to do."""
    with held(folder):
        status, said = command(capsys, "serve", "--port", 0, "--data", folder)
    assert status == 2 and f"{folder} is in use by another server" in said and "--data" in said


def test_a_backup_of_a_store_in_use_holds_one_moment_and_can_be_restored(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """While events are written: the backup is sound, has a whole number of appends, and restored it is the store."""
    backup, other = folder.parent / "backup", folder.parent / "other"

    async def act(store: SqliteStore) -> None:
        line = TableLine("t", "owner", FIRST, "house", False, 1.0)
        await store.create(line, [Moved(PERSON, "0")])

        async def write() -> None:
            for number in range(200):
                await store.append(line, 1 + 2 * number, [Moved(PERSON, "a"), Moved(PERSON, "b")])

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.05)
        assert await asyncio.to_thread(cli.main, ["backup", str(backup), "--data", str(folder)]) == 0
        await writing

    with_store(folder / TABLES, act)
    kept = [row for row in rows(backup / TABLES) if row[0] == "t"]
    assert len(kept) % 2 == 1 and 1 < len(kept)
    assert rows(backup / TABLES)[: len(kept)] == rows(folder / TABLES)[: len(kept)]
    assert (backup / KEY).read_bytes() == b"k" * 32
    change(backup, "delete from events where table_id = 't'")  # it is no table that the rules could play
    change(backup, "delete from tables where table_id = 't'")
    assert command(capsys, "restore", backup, "--data", other)[0] == 0
    assert rows(other / TABLES) == rows(backup / TABLES) and (other / KEY).read_bytes() == b"k" * 32
    assert all(stat.S_IMODE(path.stat().st_mode) & 0o077 == 0 for path in (backup, other / TABLES, other / KEY))


REFUSALS: list[tuple[str, Callable[[Path], list[object]], str]] = [
    ("a backup of nothing", lambda f: ["backup", f.parent / "b", "--data", f.parent / "no"], "has no store"),
    ("a backup over something", lambda f: ["backup", f, "--data", f], "is there already"),
    ("restoring nothing", lambda f: ["restore", f.parent / "no", "--data", f.parent / "new"], "is not there"),
    ("restoring over a store", lambda f: ["restore", f, "--data", f], "--replace"),
    ("checking nothing", lambda f: ["verify-store", "--data", f.parent / "no"], "there is no store"),
    ("exporting nothing", lambda f: ["export", "--data", f.parent / "no"], "there is no store"),
    ("exporting no such table", lambda f: ["export", "--table", "gone", "--data", f], "There is no table gone"),
]


@pytest.mark.parametrize(("words", "says"), [row[1:] for row in REFUSALS], ids=[row[0] for row in REFUSALS])
def test_what_cannot_be_done_is_said_and_changes_nothing(
    words: Callable[[Path], list[object]], says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit status 2, one line, and the store is as it was; no draft is left."""
    before = rows(folder / TABLES)
    status, said = command(capsys, *words(folder))
    assert status == 2 and says in said and said.count("\n") == 1
    assert rows(folder / TABLES) == before
    assert not list(folder.parent.glob(".*")) and not list(folder.glob(".*"))


def test_a_damaged_backup_is_not_put_in_place(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is there stays; the damage is named."""
    backup = folder.parent / "backup"
    assert command(capsys, "backup", backup, "--data", folder)[0] == 0
    change(backup, f"delete from events where table_id = 'table-{FIRST}' and seq = 3")
    before = rows(folder / TABLES)
    status, said = command(capsys, "restore", backup, "--data", folder, "--replace")
    assert status == 2 and "event 3 of the log is missing" in said
    assert rows(folder / TABLES) == before


def test_what_is_replaced_is_moved_aside_and_a_folder_in_use_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The old store can be had back; under a running server nothing is replaced."""
    backup = folder.parent / "backup"
    command(capsys, "backup", backup, "--data", folder)
    change(folder, "update tables set owner = 'new'")
    with held(folder):
        status, said = command(capsys, "restore", backup, "--data", folder, "--replace")
    assert status == 2 and "in use" in said
    status, said = command(capsys, "restore", backup, "--data", folder, "--replace")
    (aside,) = folder.glob("replaced-*")
    assert status == 0 and str(aside) in said
    for place, owner in ((folder, "owner"), (aside, "new")):
        with snapshot(place / TABLES) as store:
            assert {line.owner for line in store.lines()} == {owner}


def test_what_is_restored_belongs_to_the_owner_of_the_folder(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The administrator restores what a service of another user serves: store, key, lock, and what was moved aside."""
    assert command(capsys, "backup", tmp_path / "copy", "--data", folder)[0] == 0
    owner = 65534 if os.geteuid() == 0 else os.geteuid()
    os.chown(folder, owner, -1)
    assert command(capsys, "restore", tmp_path / "copy", "--data", folder, "--replace")[0] == 0
    owners = {path.name: path.stat().st_uid for path in folder.iterdir()}
    assert {TABLES, KEY, "in-use.lock"} < owners.keys() and set(owners.values()) == {owner}


def test_a_sound_store_is_said_to_be_sound(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With how much was looked at."""
    status, said = command(capsys, "verify-store", "--data", folder)
    assert (status, said) == (0, f"{len(GAMES)} tables with {len(rows(folder / TABLES))} events, 0 damaged\n")


SECOND = f"table_id = 'table-{FIRST}' and seq = 2"
DAMAGES = [
    (f"delete from events where {SECOND}", "event 2 of the log is missing"),
    (f"update events set event = '{{' where {SECOND}", "event 2 of the log: not an event"),
    (f"update events set event = replace(event, '\"\"', '\"x\"') where {SECOND}", "not as it was written"),
    ("update tables set over = not over", "its line has another over than its log"),
    ("update tables set game = 'whist'", "its line has another game than its log"),
    ("delete from tables where table_id like 'table-s%'", "events of no table: table-skat"),
]


@pytest.mark.parametrize(("statement", "says"), DAMAGES, ids=[says for _, says in DAMAGES])
def test_damage_is_found_and_named(statement: str, says: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each kind has its words; none of them names a card."""
    change(folder, statement)
    status, said = command(capsys, "verify-store", "--data", folder)
    assert status == 1 and says in said
    assert "dealt" not in said


def test_a_log_that_cannot_have_happened_is_found(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A move twice, written with a proper checksum: the rules refuse it."""
    with closing(sqlite3.connect(folder / TABLES)) as connection, connection:
        name = f"table-{FIRST}"
        (seq, text) = connection.execute(
            "select seq, event from events where table_id = ? and event like '%moved%' order by seq limit 1", (name,)
        ).fetchone()
        connection.execute(
            "update events set event = ?, checksum = ? where table_id = ? and seq = ?",
            (text, checksum(name, seq + 1, text), name, seq + 1),
        )
    status, said = command(capsys, "verify-store", "--data", folder)
    assert status == 1 and "the log cannot have happened" in said


@pytest.mark.parametrize("bit", range(8))
def test_every_flipped_bit_of_an_event_is_noticed(bit: int, folder: Path) -> None:
    """Turn one bit over in the text of events: reading the log fails, whatever the bit was part of."""
    with closing(sqlite3.connect(folder / TABLES)) as connection:
        name = f"table-{FIRST}"
        query = "select seq, cast(event as blob) from events where table_id = ? order by seq"
        written = connection.execute(query, (name,)).fetchall()
    for seq, text in written:
        assert checksum(name, seq, flipped(text, seq * 5, bit)) != checksum(name, seq, text)
    seq, text = written[bit + 2]
    literal = f"cast(x'{flipped(text, 7 * bit, bit).hex()}' as text)"
    change(folder, f"update events set event = {literal} where table_id = '{name}' and seq = {seq}")
    with snapshot(folder / TABLES) as store, pytest.raises(ParseError, match=f"event {seq} of the log"):
        store.log(name)


def flipped(text: bytes, place: int, bit: int) -> bytes:
    """The text with one bit turned over."""
    place %= len(text)
    return text[:place] + bytes([text[place] ^ 1 << bit]) + text[place + 1 :]


def test_a_file_with_damaged_pages_is_told_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The head of every page but the first is overwritten: checking ends in a sentence, not in a traceback."""
    size = (folder / TABLES).stat().st_size
    with (folder / TABLES).open("rb+") as file:
        for page in range(4096, size, 4096):
            file.seek(page)
            file.write(b"\xff" * 64)
    status, said = command(capsys, "verify-store", "--data", folder)
    assert status in (1, 2) and "Traceback" not in said


def test_an_older_form_is_brought_up_to_date_and_its_events_get_checksums(tmp_path: Path) -> None:
    """A file of form 1 is opened, keeps its events, and is then of the newest form; read only it is left alone."""
    path = tmp_path / TABLES
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(MIGRATIONS[0].read_text("utf-8"))
        connection.execute("insert into tables values ('t', 'owner', ?, 'house', 0, 1.0)", (FIRST,))
        text = '{"kind":"moved","seat":0,"move":"é","request":""}'
        connection.execute("insert into events (table_id, seq, event) values ('t', 1, ?)", (text,))
        connection.execute("pragma user_version=1")
        connection.commit()
    with pytest.raises(StoreError, match="start the server once"), snapshot(path):
        pass

    async def act(store: SqliteStore) -> None:
        assert (await store.load("t"))[1] == (Moved(PERSON, "é"),)

    with_store(path, act)
    with snapshot(path) as store:
        assert store.log("t") == (Moved(PERSON, "é"),)


def test_a_newer_form_is_refused_by_every_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence says which form it is, and to use the newer version."""
    change(folder, "pragma user_version = 99")
    for words in (["verify-store"], ["export"], ["serve", "--port", 0], ["restore", folder, "--replace"]):
        status, said = command(capsys, *words, "--data", folder)
        assert status == 2 and "newer version (form 99" in said and "use that one" in said


def test_an_empty_file_is_a_new_store_unless_a_log_waits_beside_it(tmp_path: Path) -> None:
    """Nothing can be lost from nothing; but where events wait to be merged an empty file means damage."""
    path = tmp_path / TABLES
    path.touch()
    with_store(path, lambda store: store.tables_of("owner"))  # type: ignore[arg-type, return-value]  # the answer is not used
    (tmp_path / f"other-{TABLES}").touch()
    (tmp_path / f"other-{TABLES}-wal").write_bytes(b"something")
    with pytest.raises(StoreError, match="Restore a backup"):
        SqliteStore(tmp_path / f"other-{TABLES}")
    assert (tmp_path / f"other-{TABLES}-wal").read_bytes() == b"something"


def test_records_are_exported_one_table_or_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Matches that are over, each one readable and fair; a damaged log is left out and named, and the rest comes."""
    folder = tmp_path / "var"
    fill(folder, moves=4000)
    status, said = command(capsys, "export", "--data", folder)
    games = [parse_record(line).game for line in said.splitlines()]
    assert status == 0 and games and len(set(games)) == len(games)
    status, said = command(capsys, "export", "--data", folder, "--table", f"table-{games[0]}")
    assert [parse_record(line).game for line in said.splitlines()] == games[:1]
    change(folder, f"update events set event = '[]' where table_id = 'table-{games[0]}' and seq = 2")
    file = tmp_path / "records.jsonl"
    status, said = command(capsys, "export", "--data", folder, "--to", file)
    assert status == 1 and f"table table-{games[0]} is left out" in said
    assert [json.loads(line)["game"] for line in file.read_text().splitlines()] == games[1:]

"""Engines that tests run for themselves: PostgreSQL in a folder of its own, at a free port, gone at the end."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

UNHURRIED = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB"}
"""The machine does not lose its power in a test: what a killed process has written is there."""

_NAMES = count()


def postgres_folder() -> Path | None:
    """The folder of `initdb` and `postgres` on this machine, the newest of several; None if there is none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    on_path = shutil.which("initdb")
    folders = [*debian[::-1], *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


class Postgres:
    """A PostgreSQL that can be stopped and started again, as hard as wanted."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]

    def make(self) -> None:
        """Its folder, with nothing in it."""
        words = ["initdb", "--no-sync", "--auth=trust", "--username=stammtisch", "--encoding=UTF8", "--locale=C"]
        self._run([*words, f"--pgdata={self._folder}"])

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": "", **UNHURRIED}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._folder, *options],
                stdout=log,
                stderr=log,
                **self._unprivileged,
            )
        end = time.monotonic() + 30
        while subprocess.run([self._programs / "pg_isready", "-qh", "127.0.0.1", f"-p{self.port}"]).returncode:
            assert time.monotonic() < end and self._process.poll() is None, (self._folder / "server.log").read_text()
            time.sleep(0.02)

    def stop(self, *, at_once: bool = True) -> None:
        """Stop it; at once as a crash does, so that it recovers from its log when it starts again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
        self._process.wait(20)

    def restart(self) -> None:
        """As a crash and what follows it."""
        self.stop()
        self.start()

    def new_store(self) -> str:
        """The address of an empty store: a schema of its own, which takes no time, in the one database."""
        name = f"store_{next(_NAMES)}"
        address = f"postgresql://stammtisch@127.0.0.1:{self.port}/postgres?search_path={name}"
        self.ask(address, f"create schema {name}")
        return address

    def ask(self, address: str, statement: str) -> str:
        """What `psql` prints for a statement in a store."""
        path = f"set search_path to {address.rpartition('=')[2]}"
        words = ["psql", "-qAtX", "-v", "ON_ERROR_STOP=1", address.partition("?")[0], "-c", path, "-c", statement]
        return self._run(words)

    def _run(self, words: list[str]) -> str:
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [self._programs / words[0], *words[1:]], capture_output=True, text=True, timeout=60, **self._unprivileged
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @property
    def _unprivileged(self) -> dict[str, Any]:
        """PostgreSQL does not run as root; whom the package has made for it takes its place then."""
        return {"user": "postgres", "group": "postgres", "cwd": "/"} if os.geteuid() == 0 else {}


@contextmanager
def running_postgres(programs: Path) -> Iterator[Postgres]:
    """A PostgreSQL with no database of ours yet, gone at the end."""
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    postgres = Postgres(programs, folder)
    try:
        postgres.make()
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)

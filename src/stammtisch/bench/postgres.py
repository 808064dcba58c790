"""A PostgreSQL of the bench's own, empty, on this machine: for what is measured of several servers over one store.

What belongs here: finding its programs, starting and ending it. What does not: what is measured with it (`server.py`).
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from stammtisch.errors import ParseError

STARTING_SECONDS: Final = 60.0
DEBIAN: Final = Path("/usr/lib/postgresql")


@contextmanager
def own_postgres() -> Iterator[str]:
    """The address of its one database; gone afterwards. Raises ParseError where PostgreSQL is not installed."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="stammtisch-bench-"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        with _running(programs, folder, port):
            yield f"postgresql://stammtisch@127.0.0.1:{port}/postgres"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """The folder of `initdb` and `postgres`, the newest of several."""
    on_path = shutil.which("initdb")
    debian = sorted(DEBIAN.glob("*/bin"), key=lambda path: int(path.parent.name))
    found = [*debian[::-1], *([Path(on_path).resolve().parent] if on_path else [])]
    if not found:
        raise ParseError("server: this figure needs PostgreSQL on this machine (apt-get install postgresql)")
    return found[0]


@contextmanager
def _running(programs: Path, folder: Path, port: int) -> Iterator[None]:
    making: list[Path | str] = [
        programs / "initdb",
        "--no-sync",
        "--auth=trust",
        "--username=stammtisch",
        "--encoding=UTF8",
    ]
    subprocess.run([*making, f"--pgdata={folder}"], check=True, **_unprivileged())
    settings = ("-c", "listen_addresses=127.0.0.1", "-c", f"port={port}", "-c", "unix_socket_directories=")
    process = subprocess.Popen([programs / "postgres", "-D", folder, *settings], **_unprivileged())
    try:
        _wait(process, [programs / "pg_isready", "-qh", "127.0.0.1", f"-p{port}"])
        yield
    finally:
        process.terminate()
        process.wait(20)


def _wait(process: subprocess.Popen[bytes], asking: Sequence[Path | str]) -> None:
    end = time.monotonic() + STARTING_SECONDS
    while subprocess.run(asking, check=False).returncode:
        if time.monotonic() > end or process.poll() is not None:
            raise ParseError("server: PostgreSQL did not start")
        time.sleep(0.1)


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL does not run as root; whom its package has made for it takes root's place."""
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return {**quiet, "user": "postgres", "group": "postgres", "cwd": "/"} if os.geteuid() == 0 else quiet

"""A real server process that is killed and started again over the same folder, at the same address."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from tests.house.project import ROOT

OPEN = re.compile(r"http://127\.0\.0\.1:\d+/")


class Server:
    """`stammtisch serve` over one folder. Whoever plays learns of a restart by the broken connection alone.

    data: whether its tables are in the folder too; else only what it writes to standard error.
    """

    def __init__(
        self, folder: Path, *arguments: str, before: Callable[[], None] | None = None, data: bool = True
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.folder = folder
        self.kills = 0
        self.log_path = folder / "server.log"
        self._arguments = (*(("--data", str(folder)) if data else ()), *arguments)
        self._before = before
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def address(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Of the process that runs now."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it says that it is open."""
        words = [sys.executable, "-m", "stammtisch", "serve", "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self.log_path.open("ab") as log:
            self._process = subprocess.Popen(
                [*words, *self._arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                cwd=ROOT,
                preexec_fn=self._before,
            )
        assert self._process.stdout is not None
        assert OPEN.search(self._process.stdout.readline().decode()), self.log

    def kill(self) -> None:
        """SIGKILL, at once."""
        with self._lock:
            assert self._process is not None and self._process.stdout is not None
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(10)
            self._process.stdout.close()
            self.kills += 1

    def kill_and_start(self) -> None:
        """As a machine that loses its power and comes back."""
        self.kill()
        self.start()

    def end_and_start(self) -> None:
        """As an upgrade does it: told to end, it ends by itself, soon and without an error."""
        with self._lock:
            assert self._process is not None and self._process.stdout is not None
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(20)
            self._process.stdout.close()
        self.start()

    @property
    def log(self) -> str:
        """All that the server has written to standard error."""
        return self.log_path.read_text()


@contextmanager
def running(folder: Path, *arguments: str, before: Callable[[], None] | None = None) -> Iterator[Server]:
    """A server, killed at the end. before: called in its process before it starts."""
    server = Server(folder, *arguments, before=before)
    server.start()
    try:
        yield server
    finally:
        server.kill()

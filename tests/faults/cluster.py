"""Several real servers and workers over one PostgreSQL, each of which can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from stammtisch.store.postgres import PostgresStore
from stammtisch.tables.events import LogEvent
from tests.faults.servers import Server
from tests.house.project import ROOT
from tests.running import run


class WorkerProcess:
    """`stammtisch worker` over a store."""

    def __init__(self, address: str, folder: Path, number: int) -> None:
        self.log_path = folder / f"worker-{number}.log"
        self._words = ["worker", "--store", address, "--pace", "0", "--processes", "1"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it says that it works."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self.log_path.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "stammtisch", *self._words],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                cwd=ROOT,
            )
        assert self._process.stdout is not None
        assert b"works" in self._process.stdout.readline(), self.log_path.read_text()

    def stop(self, with_signal: signal.Signals = signal.SIGKILL) -> None:
        """End it, at once unless another signal says otherwise."""
        assert self._process is not None and self._process.stdout is not None
        self._process.send_signal(with_signal)
        self._process.wait(20)
        self._process.stdout.close()

    def kill_and_start(self) -> None:
        """As a machine that loses its power and comes back."""
        self.stop()
        self.start()

    def end_and_start(self) -> None:
        """As an upgrade does it."""
        self.stop(signal.SIGTERM)
        self.start()


class Cluster:
    """Servers that do no work themselves, and workers."""

    def __init__(self, address: str, folder: Path, servers: int, workers: int) -> None:
        arguments = ("--store", address, "--work", "elsewhere", "--pace", "0")
        self.address = address
        self.servers = [Server(folder / f"server-{n}", *arguments, data=False) for n in range(servers)]
        self.workers = [WorkerProcess(address, folder, number) for number in range(workers)]

    @property
    def log(self) -> str:
        """All that servers and workers have written to standard error."""
        paths = [*(server.log_path for server in self.servers), *(worker.log_path for worker in self.workers)]
        return "".join(path.read_text() for path in paths)

    def kept_log(self, table_id: str) -> tuple[LogEvent, ...]:
        """A table's log as it is in the store now."""

        async def load() -> tuple[LogEvent, ...]:
            store = PostgresStore(self.address)
            try:
                return (await store.load(table_id))[1]
            finally:
                await store.close()

        return run(load())


@contextmanager
def cluster(address: str, folder: Path, servers: int = 2, workers: int = 2) -> Iterator[Cluster]:
    """All of them, killed at the end."""
    parts = Cluster(address, folder, servers, workers)
    with ExitStack() as stack:
        for server in parts.servers:
            server.start()
            stack.callback(server.kill)
        for worker in parts.workers:
            worker.start()
            stack.callback(worker.stop)
        yield parts

"""A server process of its own for the bench: its address, the CPU time it has used, the memory it holds.

What belongs here: processes, and what the system says of them (Linux only). What does not: what they are asked to do.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stammtisch.errors import ParseError

SERVE: Final = (sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--pace", "0")
IDLE_SECONDS: Final = 0.5
IDLE_SHARE: Final = 0.03
IDLE_WITHIN: Final = 120.0
"""A process that uses less than this share of a core for so long is idle; it is waited for so long at most."""

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True, slots=True)
class Process:
    """A server that runs. port: at 127.0.0.1."""

    pid: int
    port: int

    def cpu_seconds(self) -> float:
        """CPU time that all its threads have used, in user and system mode."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes that are its alone once it has nothing to do any more: what would be free if it ended."""
        self._be_idle()
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))

    def _be_idle(self) -> None:
        """Wait until it does next to nothing for a while; on a busy machine it may be behind."""
        end, used = time.monotonic() + IDLE_WITHIN, self.cpu_seconds()
        while time.monotonic() < end:
            time.sleep(IDLE_SECONDS)
            used, before = self.cpu_seconds(), used
            if used - before <= IDLE_SHARE * IDLE_SECONDS:
                return


@contextmanager
def serving(folder: Path | None = None) -> Iterator[Process]:
    """`stammtisch serve` over a folder, or a new one; ended afterwards. Raises ParseError where there is no /proc."""
    with (
        tempfile.TemporaryDirectory(prefix="stammtisch-bench-") as temporary,
        started((*SERVE, "--data", str(folder or temporary))) as process,
    ):
        yield process


def serving_over(store: str) -> AbstractContextManager[Process]:
    """The same over a PostgreSQL, which it may share with others."""
    return started((*SERVE, "--store", store))


@contextmanager
def started(words: Sequence[str], cwd: Path | None = None) -> Iterator[Process]:
    """A server process that prints a line with its address `http://127.0.0.1:PORT/` once it is open."""
    if not Path("/proc/self/smaps_rollup").exists():
        raise ParseError("server: this figure reads /proc, which only Linux has")
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=cwd, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if "http://127.0.0.1:" not in line:
            raise ParseError(f"server: {' '.join(words[:4])} did not start")
        yield Process(process.pid, int(line.rpartition(":")[2].strip().rstrip("/")))
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()

"""A server process of its own for the bench: its address, the CPU time it has used, the memory it holds.

What belongs here: processes, and what the system says of them (Linux only). What does not: what they are asked to do.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stammtisch.errors import ParseError

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
        """Bytes that are its alone: what would be free if it ended."""
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


@contextmanager
def serving(folder: Path | None = None) -> Iterator[Process]:
    """`stammtisch serve` over a folder, or a new one; ended afterwards. Raises ParseError where there is no /proc."""
    with tempfile.TemporaryDirectory(prefix="stammtisch-bench-") as temporary:
        data = str(folder or temporary)
        words = (sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--data", data, "--pace", "0")
        with started(words) as process:
            yield process


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

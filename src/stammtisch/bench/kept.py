"""What was played of long matches, in a file: a run of hours can be ended at any time and taken up again.

What belongs here: the form of the file (one JSON object a line), reading it, adding to it. What does not: playing.
A line counts only for the same seed and the same code: other bots would have played something else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

import stammtisch
from stammtisch.bench.peers import SEED
from stammtisch.errors import ParseError

Values: TypeAlias = tuple[float, ...]
Played: TypeAlias = dict[int, Values | None]
"""What was played, by its number; None where nothing was to be played."""

_PLAYS: Final = ("games", "solvers", "players")
_SOURCES: Final = frozenset((".py", ".pxd", ".json", ".bin"))


@cache
def code_name() -> str:
    """Twelve hexadecimal digits for all that decides what bots play: rules, solvers, players and their tables."""
    package, digest = Path(stammtisch.__file__).parent, sha256()
    for part in _PLAYS:
        for path in sorted(path for path in (package / part).rglob("*") if path.suffix in _SOURCES):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


class Kept:
    """The lines of one file that are about one series of matches, and where more are added."""

    def __init__(self, path: Path, series: str) -> None:
        self._path = path
        self._key = {"series": series, "seed": SEED, "code": code_name()}

    def read(self) -> Played:
        """What was played before, if anything. Raises ParseError for a line that is none of ours, naming it."""
        if not self._path.exists():
            return {}
        rows = (self._row(number, line) for number, line in enumerate(self._whole_lines(), 1))
        return {row["number"]: _values(row["values"]) for row in rows if self._key.items() <= row.items()}

    def _whole_lines(self) -> list[str]:
        """All lines but a last one that was cut off while it was written, of which the file is rid."""
        text = self._path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            with self._path.open("r+b") as file:
                file.truncate(len(whole))
        return whole.decode(errors="replace").splitlines()

    def _row(self, number: int, line: str) -> dict[str, Any]:
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if not isinstance(row, dict) or not {"number", "values", *self._key} <= row.keys():
            raise ParseError(f"{self._path}, line {number}: not a match that `stammtisch bench` played")
        return row

    def adding(self, played: Iterable[tuple[int, Values | None]]) -> Iterator[tuple[int, Values | None]]:
        """The same, each written down before it is handed on. Raises OSError where the file cannot be written."""
        with self._path.open("a", encoding="utf-8", buffering=1) as file:
            for number, values in played:
                file.write(json.dumps({**self._key, "number": number, "values": values}) + "\n")
                yield number, values


def _values(found: list[float] | None) -> Values | None:
    return None if found is None else tuple(found)

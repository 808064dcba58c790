"""Files of cases: which there are below a path, of which kind, and their lines as objects.

A line that cannot be read is an answer too (`Unreadable`), so that the rest of the file is still checked.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from stammtisch.errors import ParseError
from stammtisch.verify.check import Case

SUFFIXES = (".jsonl", ".json")
LONGEST_LINE = 10_000_000


@dataclass(frozen=True, slots=True)
class Line:
    """One case and where it stands. number: counted from 1; 1 for a file that is one object."""

    path: Path
    number: int
    case: Case

    @property
    def name(self) -> str:
        """The id of the case, or where it stands if it has none."""
        return str(self.case.get("id", f"{self.path.name}:{self.number}"))


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A place that cannot be read, and why."""

    path: Path
    number: int
    why: str

    def __str__(self) -> str:
        where = f"{self.path}:{self.number}" if self.number else str(self.path)
        return f"{where}: {self.why}"


def case_files(paths: Iterable[Path]) -> list[Path]:
    """The files named, and of each folder its case files, in the order of names.

    Raises ParseError if a path does not exist, or a folder holds no case file: what was not read is not passed.
    """
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += _files_in(path)
        elif path.exists():
            files.append(path)
        else:
            raise ParseError(f"{path}: no such file or folder")
    return files


def _files_in(folder: Path) -> list[Path]:
    found = sorted(file for file in folder.iterdir() if file.is_file() and file.suffix in SUFFIXES)
    if not found:
        raise ParseError(f"{folder}: no {' or '.join(f'*{suffix}' for suffix in SUFFIXES)} in this folder")
    return found


def kind_of(path: Path, kinds: Sequence[str]) -> str:
    """The longest of `kinds` that the file's name begins with. Raises ParseError, naming those there are."""
    fitting = [kind for kind in kinds if path.name.startswith(kind)]
    if not fitting:
        raise ParseError(f"no kind of case begins like this file's name: expected one of {', '.join(sorted(kinds))}")
    return max(fitting, key=len)


def read_lines(path: Path) -> Iterator[Line | Unreadable]:
    """Every line of a `.jsonl` file, or the one object of a `.json` file; blank lines are passed over."""
    try:
        if path.suffix == ".json":
            yield _read(path, 1, path.read_bytes())
            return
        with path.open("rb") as file:
            for number, text in enumerate(_bounded_lines(file), 1):
                if text.strip():
                    yield _read(path, number, text)
    except OSError as error:
        yield Unreadable(path, 0, error.strerror or str(error))


def _bounded_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file; of one that is too long only so much that this can be seen."""
    while line := file.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = file.readline(LONGEST_LINE + 1)
        yield line


def _read(path: Path, number: int, text: bytes) -> Line | Unreadable:
    if len(text) > LONGEST_LINE:
        return Unreadable(path, number, f"longer than {LONGEST_LINE:,} bytes")
    try:
        case = json.loads(text)
    except UnicodeDecodeError:
        return Unreadable(path, number, "not UTF-8 text")
    except json.JSONDecodeError as error:
        return Unreadable(path, number, f"not JSON: {error.msg} at column {error.colno}")
    except ValueError:  # Python's own limit
        return Unreadable(path, number, "not JSON that can be read: a number with thousands of digits")
    except RecursionError:
        return Unreadable(path, number, "not JSON that can be read: nested too deeply")
    if not isinstance(case, dict):
        return Unreadable(path, number, "expected one JSON object")
    return Line(path, number, case)

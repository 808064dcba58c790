"""`stammtisch fair RECORD`: checks that packs follow from what the server was bound to, and from everybody's nonce."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stammtisch.errors import ParseError, RuleError
from stammtisch.records.fair import Fault, Receipt, faults, faults_against, read_receipt
from stammtisch.records.record import MatchRecord, read_record


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `fair`."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="a file of records, one match a line")
    parser.add_argument(
        "--receipt", type=Path, metavar="FILE", help="what a person's page noted while playing, one match a line"
    )


def run(arguments: Namespace) -> int:
    """Exit code: 0 all fair, 1 a fault. Raises ParseError for what cannot be read or played, OSError for a file."""
    records = [_placed(where, lambda given=given: read_record(given)) for where, given in _lines(arguments.record)]
    found = [_of_record(number, record) for number, record in enumerate(records, 1)]
    if arguments.receipt is not None:
        found += [_of_receipt(where, records, given) for where, given in _lines(arguments.receipt)]
    print(f"{found.count(True)} fair, {found.count(False)} not")
    return 0 if all(found) else 1


def _lines(path: Path) -> Iterator[tuple[str, Any]]:
    """Each line's place and its JSON value. Raises ParseError, naming the place."""
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        if line.strip():
            where = f"{path}:{number}"
            yield where, _placed(where, lambda line=line: _json(line))


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise ParseError("cut short, or not JSON") from None


def _of_record(number: int, record: MatchRecord) -> bool:
    return _told(f"match {number}", _placed(f"match {number}", lambda: faults(record)))


def _of_receipt(where: str, records: list[MatchRecord], given: Any) -> bool:
    receipt: Receipt = _placed(where, lambda: read_receipt(given))
    return _told(where, _placed(where, lambda: faults_against(records, receipt)))


def _told(what: str, found: tuple[Fault, ...]) -> bool:
    for fault in found:
        print(f"NOT FAIR {what}: {fault.sentence} ({fault.code})")
    return not found


def _placed(where: str, read: Any) -> Any:
    try:
        return read()
    except ParseError as error:
        raise ParseError(f"{where}: {error}") from None
    except RuleError as error:
        raise ParseError(f"{where}: cannot be played: {error.sentence}") from None

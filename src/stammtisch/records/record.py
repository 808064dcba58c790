"""A record of one match: written from the log of a table, read back, and its form as JSON.

Not here: whether it is right (`replay.py`). The form is told in `docs/records.md`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias, TypeVar

from stammtisch.cards import Card, cards_text, parse_cards
from stammtisch.errors import ParseError
from stammtisch.games.game import Result
from stammtisch.games.options import Value
from stammtisch.seats import Seat, Side
from stammtisch.tables.company_events import Forfeited, TableMade, TookBack
from stammtisch.tables.events import DealStarted, LogEvent, MatchOpened, Moved, TableEvent
from stammtisch.tables.fair import DIGEST, NONCE, commitment_of, secret_of
from stammtisch.tables.table import Table, fold

FORMAT: Final = 1
"""Raised when a reader of the old form would not understand the new one."""

T = TypeVar("T")
Given: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal. scores by side and reason are None while it is not over, which only a match's last deal may be."""

    deck: tuple[Card, ...]
    moves: tuple[tuple[Seat, str], ...]
    scores: tuple[int, ...] | None
    reason: str | None


@dataclass(frozen=True, slots=True)
class FairRecord:
    """What the packs follow from. nonces: by seat, empty where none was given. secret: of the last deal.

    commitment and secret are digits of SHA-256, see `docs/fair-deal.md`.
    """

    commitment: str
    nonces: tuple[str, ...]
    secret: str


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """One match. seats: "person" or "bot" for each. winners and scores are None while the match is not over.

    fair: None for a match that was not dealt by the fair deal.
    forfeit: the seat that lost it by running out of time; it then ends where the record does.
    """

    game: str
    rules_version: int
    preset: str
    options: Mapping[str, Value]
    seats: tuple[str, ...]
    dealer: Seat
    deck: tuple[Card, ...]
    deals: tuple[DealRecord, ...]
    winners: tuple[Side, ...] | None
    scores: tuple[int, ...] | None
    fair: FairRecord | None = None
    forfeit: Seat | None = None


def records_of(events: Sequence[LogEvent]) -> tuple[MatchRecord, ...]:
    """The matches of a table's log that are over, and whose packs are not those of a match still being played."""
    matches = [(log, fold(log), forfeit) for log, forfeit in match_logs(events)]
    deals = next((event.settings.deals for event in events if isinstance(event, TableMade)), 0)
    playing = {table.opened.secret for _, table, forfeit in matches if forfeit is None and not _is_over(table, deals)}
    return tuple(
        match_record(log, table, forfeit) for log, table, forfeit in matches if table.opened.secret not in playing
    )


def _is_over(table: Table, deals: int) -> bool:
    """By its rules, or because the table wanted so many deals; see `Settings.deals`."""
    return table.match_result is not None or (0 < deals <= table.deals == len(table.sheet))


def match_record(log: Sequence[TableEvent], table: Table, forfeit: Seat | None = None) -> MatchRecord:
    """The record of one match; `table` is what its log, from the opening on, has made."""
    opened, result = table.opened, table.match_result
    return MatchRecord(
        opened.game,
        opened.rules_version,
        opened.preset,
        opened.options,
        tuple(occupant.kind.value for occupant in opened.occupants),
        opened.dealer,
        opened.deck,
        tuple(_deal_records(log, table.sheet)),
        result.winners if result else None,
        result.scores if result else None,
        _fair_record(opened, table.deals),
        forfeit,
    )


def _fair_record(opened: MatchOpened, deals: int) -> FairRecord | None:
    if opened.nonces is None:
        return None
    return FairRecord(commitment_of(opened.secret), opened.nonces, secret_of(opened.secret, deals).hex())


def match_logs(events: Sequence[LogEvent]) -> list[tuple[list[TableEvent], Seat | None]]:
    """For each match its events, without moves that were taken back, and the seat that lost it by time, if one did."""
    matches: list[tuple[list[TableEvent], Seat | None]] = []
    for event in events:
        if isinstance(event, MatchOpened):
            matches.append(([event], None))
        elif isinstance(event, DealStarted | Moved):
            matches[-1][0].append(event)
        elif isinstance(event, TookBack):
            matches[-1][0].pop()
        elif isinstance(event, Forfeited):
            matches[-1] = (matches[-1][0], event.seat)
    return matches


def _deal_records(log: Sequence[TableEvent], sheet: Sequence[Result]) -> Iterable[DealRecord]:
    starts = [place for place, event in enumerate(log) if isinstance(event, DealStarted)]
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(log)], strict=True)):
        dealt, result = log[start], sheet[number] if number < len(sheet) else None
        assert isinstance(dealt, DealStarted)
        moves = tuple((event.seat, event.move) for event in log[start:end] if isinstance(event, Moved))
        yield DealRecord(dealt.deck, moves, result.scores if result else None, result.reason if result else None)


def record_text(record: MatchRecord) -> str:
    """The record as one line of JSON, without the line's end."""
    match = None if record.winners is None else {"winners": record.winners, "scores": record.scores}
    written = {
        "format": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "preset": record.preset,
        "options": record.options,
        "seats": record.seats,
        "dealer": record.dealer,
        "deck": cards_text(record.deck),
        "deals": [_deal_text(deal) for deal in record.deals],
        "result": match,
        "fair": None if record.fair is None else asdict(record.fair),
        **({} if record.forfeit is None else {"forfeit": record.forfeit}),
    }
    return json.dumps(written, separators=(",", ":"), ensure_ascii=False)


def _deal_text(deal: DealRecord) -> dict[str, Any]:
    result = None if deal.scores is None else {"scores": deal.scores, "reason": deal.reason}
    return {"deck": cards_text(deal.deck), "moves": deal.moves, "result": result}


def parse_record(text: str) -> MatchRecord:
    """The record that `record_text` wrote. Raises ParseError, naming the place."""
    try:
        given = json.loads(text)
    except json.JSONDecodeError as error:
        raise ParseError(f"a record that is cut short or not JSON: {error.msg} at column {error.colno}") from None
    return read_record(given)


def read_record(given: object) -> MatchRecord:
    """The record from its JSON object. Raises ParseError, naming the place."""
    record = _is(given, dict, "the record")
    if record.get("format") != FORMAT:
        raise ParseError(f"format: this is not a record of form {FORMAT}")
    match = _optional(record, "result", dict)
    return MatchRecord(
        _get(record, "game", str),
        _get(record, "rules_version", int),
        _get(record, "preset", str),
        {key: _value(value, f"options.{key}") for key, value in _get(record, "options", dict).items()},
        tuple(_is(seat, str, "seats") for seat in _get(record, "seats", list)),
        Seat(_get(record, "dealer", int)),
        _cards(record, "deck"),
        tuple(_read_deal(deal, f"deals[{n}]") for n, deal in enumerate(_get(record, "deals", list))),
        None if match is None else tuple(Side(side) for side in _numbers(match, "winners", "result.")),
        None if match is None else _numbers(match, "scores", "result."),
        _read_fair(record) if record.get("fair") is not None else None,
        Seat(_get(record, "forfeit", int)) if "forfeit" in record else None,
    )


def _read_fair(record: Given) -> FairRecord:
    fair = _get(record, "fair", dict)
    nonces = [_is(nonce, str, "fair.nonces") for nonce in _get(fair, "nonces", list, "fair.")]
    return FairRecord(
        _digits(_get(fair, "commitment", str, "fair."), DIGEST, "fair.commitment"),
        tuple(_digits(nonce, f"({NONCE})?", f"fair.nonces[{seat}]") for seat, nonce in enumerate(nonces)),
        _digits(_get(fair, "secret", str, "fair."), DIGEST, "fair.secret"),
    )


def _digits(text: str, pattern: str, where: str) -> str:
    if not re.fullmatch(pattern, text):
        raise ParseError(f"{where}: expected hexadecimal digits, in small letters")
    return text


def _read_deal(given: object, where: str) -> DealRecord:
    deal = _is(given, dict, where)
    result = _optional(deal, "result", dict, f"{where}.")
    moves = _get(deal, "moves", list, f"{where}.")
    return DealRecord(
        _cards(deal, "deck", f"{where}."),
        tuple(_read_move(move, f"{where}.moves[{n}]") for n, move in enumerate(moves)),
        None if result is None else _numbers(result, "scores", f"{where}.result."),
        None if result is None else _get(result, "reason", str, f"{where}.result."),
    )


def _read_move(given: object, where: str) -> tuple[Seat, str]:
    pair = _is(given, list, where)
    if len(pair) != 2:
        raise ParseError(f"{where}: expected [seat, move]")
    return Seat(_is(pair[0], int, where)), _is(pair[1], str, where)


_PLAIN_NAMES: Final[Mapping[type[Any], str]] = {
    dict: "an object",
    list: "a list",
    str: "text",
    int: "a whole number",
}


def _is(given: object, kind: type[T], where: str) -> T:
    if not isinstance(given, kind) or isinstance(given, bool):
        raise ParseError(f"{where}: expected {_PLAIN_NAMES[kind]}")
    return given


def _get(given: Given, key: str, kind: type[T], before: str = "") -> T:
    if key not in given:
        raise ParseError(f"{before}{key} is missing")
    return _is(given[key], kind, before + key)


def _optional(given: Given, key: str, kind: type[T], before: str = "") -> T | None:
    if key in given and given[key] is None:
        return None
    return _get(given, key, kind, before)


def _numbers(given: Given, key: str, before: str = "") -> tuple[int, ...]:
    return tuple(_is(number, int, before + key) for number in _get(given, key, list, before))


def _cards(given: Given, key: str, before: str = "") -> tuple[Card, ...]:
    return _placed(before + key, lambda: parse_cards(_get(given, key, str, before)))


def _value(given: object, where: str) -> Value:
    if isinstance(given, list):
        return tuple(_is(part, str, where) for part in given)
    if isinstance(given, bool | int | str):
        return given
    raise ParseError(f"{where}: not the value of an option")


def _placed(where: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except ParseError as error:
        raise ParseError(f"{where}: {error}") from None

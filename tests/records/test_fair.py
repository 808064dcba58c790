"""A record proves that its match was dealt fairly, and a server that cheats is caught."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch import cli
from stammtisch.errors import ParseError
from stammtisch.games import GAMES, find_game
from stammtisch.records.fair import Receipt, faults, faults_against, read_receipt
from stammtisch.records.record import FairRecord, MatchRecord, match_record, parse_record, record_text
from stammtisch.seats import Seat
from stammtisch.tables.events import DealStarted, MatchOpened, TableEvent
from stammtisch.tables.fair import commitment_of, secret_of
from stammtisch.tables.table import Table, apply, fold, next_deal, open_table
from tests.house.project import ROOT
from tests.playing import GAME_PRESETS, PERSON, played
from tests.records.by_the_page import complaints

MINE, THEIRS = "00112233445566778899aabbccddeeff", "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
OTHER = "f" * 32
MOVES = 260

Log = list[TableEvent]


def log_of(game: str, preset: str = "house", changes: dict[str, object] | None = None) -> tuple[Log, Table]:
    """The log of a match as far as chance plays it, its deals over or not, and the table."""
    opened = open_table(find_game(game), preset, changes or {}, [PERSON, Seat(1)], "en", "root", (MINE, THEIRS), "x")
    steps = list(played(opened, Random(4), MOVES))
    return [event for event, _ in steps], steps[-1][1]


def record_of(log: Log) -> MatchRecord:
    """What the server would hand out of this log."""
    return match_record(log, fold(log))


def codes(record: MatchRecord, receipt: Receipt | None = None) -> set[str]:
    """The codes of all that is wrong."""
    against = faults_against([record], receipt) if receipt else ()
    return {fault.code for fault in (*faults(record), *against)}


def receipt_of(log: Log) -> Receipt:
    """What the first seat's page has noted at an honest table: the first cards it saw in each deal."""
    hands, table = {}, fold(log[:1])
    for event in log[1:]:
        table = apply(table, event)
        hand = table.game.view(table.state, PERSON).hand
        if hand and table.deals not in hands:
            hands[table.deals] = hand
    return Receipt(PERSON, commitment_of("root"), MINE, hands)


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_an_honest_match_is_fair_by_both_checks(game: str, preset: str) -> None:
    """Our check, with what a person noted, and the one written from the page alone: neither has anything against it."""
    log, table = log_of(game, preset)
    record = parse_record(record_text(record_of(log)))
    assert faults(record) == () == faults_against([record], receipt_of(log))
    found, checked = complaints(record_text(record))
    assert found == [] and checked == (1 if game == "belote" else table.deals)


FIXTURE = ROOT / "tests" / "records" / "fair_records.jsonl"


@pytest.mark.parametrize("text", FIXTURE.read_text().splitlines(), ids=list(GAMES))
def test_the_records_that_the_client_is_tested_with_are_ours_and_fair(text: str) -> None:
    """One of each game, as the server writes them today."""
    record = parse_record(text)
    assert faults(record) == () and complaints(text)[0] == []
    assert record_text(record_of(log_of(record.game)[0])) == text


def cheated(log: Log, change: Callable[[MatchOpened], MatchOpened]) -> Log:
    """The log of a server that deals by another opening than the one it shows afterwards."""
    first = log[0]
    assert isinstance(first, MatchOpened)
    return [change(first), *log[1:]]


def with_fair(record: MatchRecord, **fields: Any) -> MatchRecord:
    """The record with other words about its fairness."""
    assert record.fair is not None
    return replace(record, fair=replace(record.fair, **fields))


@pytest.mark.parametrize("game", list(GAMES))
def test_another_secret_is_caught(game: str) -> None:
    """Shown with the old commitment it does not open it; shown with its own it is not the commitment that was noted."""
    log, table = log_of(game)
    record, receipt = record_of(log), receipt_of(log)
    other = secret_of("other", table.deals).hex()
    assert {"secret_changed", "opening", "pack"} <= codes(with_fair(record, secret=other), receipt)
    swapped = open_table(find_game(game), "house", {}, [PERSON, Seat(1)], "en", "other", (MINE, THEIRS), "x")
    assert codes(record_of(list(swapped))) == set()
    assert codes(record_of(list(swapped)), receipt) == {"commitment_changed"}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_nonce_that_was_ignored_is_caught(game: str) -> None:
    """Dealt without it and said so: its giver sees that it is missing. Dealt without it and not said: packs differ."""
    log, _ = log_of(game)
    receipt = receipt_of(log)
    without = list(open_table(find_game(game), "house", {}, [PERSON], "en", "root", (OTHER, THEIRS), "x"))
    assert codes(record_of(without)) == set()
    assert codes(record_of(without), receipt) == {"nonce_ignored"}
    hushed = record_of(without)
    assert hushed.fair is not None
    hushed = with_fair(hushed, nonces=(MINE, *hushed.fair.nonces[1:]))
    assert {"opening", "pack"} <= codes(hushed, receipt)
    assert {"opening", "deal 1"} <= set(complaints(record_text(hushed))[0])


@pytest.mark.parametrize("game", list(GAMES))
def test_swapped_cards_are_caught(game: str) -> None:
    """Two cards of a pack change places: shown in the record the pack does not follow; hidden, a hand was another."""
    log, _ = log_of(game)
    place = next(place for place, event in enumerate(log) if isinstance(event, DealStarted))
    honest = log[place]
    assert isinstance(honest, DealStarted)
    swapped = DealStarted((*honest.deck[1:], honest.deck[0]))
    dealt = [*log[:place], swapped]
    assert "pack" in codes(record_of(dealt))
    assert complaints(record_text(record_of(dealt)))[0] == ["deal 1"]
    assert codes(record_of([*log[:place], honest]), receipt_of(dealt)) == {"hand"}


def test_a_pack_that_should_have_been_gathered_is_checked_too() -> None:
    """Belote's second pack is the first one gathered and cut: shuffled or cut elsewhere it is not fair."""
    log, table = log_of("belote")
    second = [place for place, event in enumerate(log) if isinstance(event, DealStarted)][1]
    before = fold(log[:second])
    honest = next_deal(before)
    assert log[second] == honest and table.deals > 1
    cut_elsewhere = DealStarted((*honest.deck[1:], honest.deck[0]))
    assert codes(record_of([*log[:second], cut_elsewhere])) == {"pack"}
    assert codes(record_of([*log[:second], honest])) == set()


def test_a_commitment_that_came_late_is_caught() -> None:
    """Whoever was asked for a nonce before there was a commitment has noted none."""
    log, _ = log_of("skat")
    assert codes(record_of(log), replace(receipt_of(log), commitment="")) == {"commitment_late"}


def test_a_record_without_a_fair_deal_claims_none() -> None:
    """A match of an older version is said to be one."""
    log, _ = log_of("skat")
    old = record_of(cheated(log, lambda opened: replace(opened, nonces=None)))
    assert old.fair is None
    assert codes(parse_record(record_text(old))) == {"no_fair_deal"}


def test_a_deal_or_seat_that_is_not_in_the_record_is_told() -> None:
    """A receipt for more than was played is a fault, not a crash."""
    log, _ = log_of("skat")
    record, receipt = record_of(log), receipt_of(log)
    assert codes(record, replace(receipt, hands={99: receipt.hands[1]})) == {"hand"}
    assert codes(record, replace(receipt, seat=Seat(7))) == {"nonce_ignored"}


BAD_FAIR = [
    ({"commitment": "12"}, "fair.commitment: expected hexadecimal"),
    ({"secret": "Z" * 64}, "fair.secret: expected hexadecimal"),
    ({"nonces": ["", "", "x"]}, r"fair.nonces\[2\]: expected hexadecimal"),
    ({"nonces": 3}, "fair.nonces: expected a list"),
]


@pytest.mark.parametrize(("change", "says"), BAD_FAIR, ids=[says[:20] for _, says in BAD_FAIR])
def test_what_cannot_be_read_is_named(change: dict[str, Any], says: str) -> None:
    """The field at fault comes first."""
    given = json.loads(record_text(record_of(log_of("skat")[0])))
    given["fair"] |= change
    with pytest.raises(ParseError, match=says):
        parse_record(json.dumps(given))


BAD_RECEIPTS = [
    ([], "a receipt: expected an object"),
    ({"commitment": "", "nonce": MINE}, "seat: expected"),
    ({"seat": 0, "commitment": "zz", "nonce": MINE}, "commitment: expected"),
    ({"seat": 0, "commitment": "", "nonce": ""}, "nonce: expected"),
    ({"seat": 0, "commitment": "", "nonce": MINE, "hands": {"one": "HA"}}, "hands: expected"),
    ({"seat": 0, "commitment": "", "nonce": MINE, "hands": {"1": "XX"}}, "'XX' is not a card"),
]


@pytest.mark.parametrize(("given", "says"), BAD_RECEIPTS, ids=[says[:20] for _, says in BAD_RECEIPTS])
def test_a_receipt_that_cannot_be_read_is_named(given: object, says: str) -> None:
    """The field at fault comes first."""
    with pytest.raises(ParseError, match=says):
        read_receipt(given)


def test_the_command_says_fair_or_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 0 with a count when all is fair; 1 and the fault when not; 2 with the place for what is no record."""
    log, _ = log_of("skat")
    record, receipt = record_of(log), receipt_of(log)
    file, noted = tmp_path / "record.jsonl", tmp_path / "receipt.jsonl"
    file.write_text(record_text(record) + "\n")
    hands = {str(deal): " ".join(card.text for card in hand) for deal, hand in receipt.hands.items()}
    written = {"seat": 0, "commitment": receipt.commitment, "nonce": MINE, "hands": hands}
    noted.write_text(json.dumps(written))
    assert cli.main(["fair", str(file), "--receipt", str(noted)]) == 0
    assert capsys.readouterr().out == "2 fair, 0 not\n"
    noted.write_text(json.dumps({**written, "nonce": OTHER}))
    assert cli.main(["fair", str(file), "--receipt", str(noted)]) == 1
    assert "(nonce_ignored)" in capsys.readouterr().out
    file.write_text(record_text(record) + "\n{}\n")
    assert cli.main(["fair", str(file)]) == 2
    assert "record.jsonl:2: format" in capsys.readouterr().err
    assert cli.main(["fair", str(tmp_path / "none")]) == 2


def test_no_secret_of_a_later_deal_is_in_a_record() -> None:
    """What a record says of the secret ends with its last deal: the next one cannot be had from it."""
    log, table = log_of("skat")
    text = record_text(record_of(log))
    assert secret_of("root", table.deals).hex() in text
    assert secret_of("root", table.deals + 1).hex() not in text and "root" not in text
    assert isinstance(record_of(log).fair, FairRecord)

"""The count of a deal (B-21 to B-27, B-A17 to B-A21, B-A33, B-A34, B-A39)."""

from __future__ import annotations

import csv
import json
from typing import Any

import pytest

from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.options import HOUSE
from stammtisch.games.belote.scoring import LAST_TRICK, Tally, count, rounded, rounded_total
from stammtisch.games.options import change_options
from stammtisch.seats import Side
from tests.games.belote.deals import EXAMPLES, name, options_of, rows

VECTORS = json.loads((EXAMPLES / "belote_vectors.json").read_text())
CONTRACTS = {"suit": Contract.HEARTS, "AT": Contract.ALL_TRUMPS, "NT": Contract.NO_TRUMPS}
CSV_CONTRACTS = {
    "suit": Contract.HEARTS,
    "all_trumps": Contract.ALL_TRUMPS,
    "no_trumps_doubled": Contract.NO_TRUMPS,
}


def tally_of(row: dict[str, Any], declaring: int) -> Tally:
    def pair(key: str, default: list[int]) -> tuple[int, int]:
        own, other = row.get(key, default)
        return (own, other) if declaring == 0 else (other, own)

    return Tally(
        Contract(row["contract"]),
        Side(declaring),
        row.get("factor", 1),
        pair("taken", [0, 0]),
        pair("bonuses", [0, 0]),
        pair("tricks", [4, 4]),
        row.get("hanging", 0),
    )


@pytest.mark.parametrize("row", rows("score"), ids=name)
@pytest.mark.parametrize("declaring", [0, 1])
def test_the_deal_is_written_down_as_in_the_example(row: dict[str, Any], declaring: int) -> None:
    outcome = count(tally_of(row, declaring), options_of(row))
    written = outcome.written if declaring == 0 else outcome.written[::-1]
    assert (row["written"], row.get("hangs", 0), row["reason"]) == (list(written), outcome.hanging, outcome.reason)
    assert all(line.rule for line in outcome.lines)
    assert {"B-22"} <= {line.rule for line in outcome.lines}


@pytest.mark.parametrize("row", rows("rounding"), ids=name)
def test_points_are_rounded_as_in_the_example(row: dict[str, Any]) -> None:
    for key, has_more in (("with_more", True), ("with_fewer", False)):
        for points, tens in row[key].items():
            assert tens == rounded(int(points), Contract(row["contract"]), has_more=has_more)


@pytest.mark.parametrize("vector", VECTORS["score"], ids=lambda vector: vector["id"])
def test_the_deal_is_written_down_as_in_the_vector(vector: dict[str, Any]) -> None:
    taken = list(vector["card_points"])
    taken["AB".index(vector["last_trick"])] += LAST_TRICK
    tricks = (4, 4) if vector["tricks_A"] is None else (vector["tricks_A"], 8 - vector["tricks_A"])
    tally = Tally(
        CONTRACTS[vector["contract"]],
        Side("AB".index(vector["declarer"])),
        vector["multiplier"],
        (taken[0], taken[1]),
        (vector["declarations"][0], vector["declarations"][1]),
        tricks,
        vector["hanging_in"],
    )
    outcome = count(tally, change_options(HOUSE, {"nt_double": vector["nt_double"]}))
    assert (tuple(vector["raw"]), tuple(vector["written"]), vector["hanging_out"]) == (
        outcome.raw,
        outcome.written,
        outcome.hanging,
    )


def test_every_split_of_a_deal_is_written_down_as_in_the_table() -> None:
    """B-27, B-A18: every raw split of 162, 258 and 260."""
    with (EXAMPLES / "belote_rounding.csv").open() as file:
        table = list(csv.DictReader(file))
    assert len(table) == 275
    for row in table:
        contract = CSV_CONTRACTS[row["contract"]]
        lower, higher = int(row["raw_lower"]), int(row["raw_higher"])
        if lower == higher:  # what each would write; the whole is then a matter of B-A19
            continue
        written = rounded(lower, contract, has_more=False), rounded(higher, contract, has_more=True)
        assert (int(row["written_lower"]), int(row["written_higher"])) == written, row
        assert int(row["sum"]) == sum(written)


@pytest.mark.parametrize(("contract", "base"), [("hearts", 162), ("all trumps", 258), ("no trumps", 260)])
def test_the_two_sides_together_always_write_the_whole(contract: str, base: int) -> None:
    """1.3: for every split, all totals of announcements to 600, with and without a capot."""
    kind = Contract(contract)
    bonuses = range(0, 601, 10) if contract != "no trumps" else (0,)
    for total in {base + bonus + capot for bonus in bonuses for capot in (0, 90)}:
        for lower in range((total - 1) // 2 + 1):
            if contract == "no trumps" and lower % 2:
                continue
            higher = total - lower
            if higher > lower:
                both = rounded(lower, kind, has_more=False) + rounded(higher, kind, has_more=True)
                assert both == rounded_total(total, kind), (lower, higher)


def test_every_line_of_a_doubled_no_trumps_deal_names_its_rule() -> None:
    """The derivation says what was doubled, why, and who takes what hangs."""
    tally = Tally(Contract.NO_TRUMPS, Side(0), 2, (77, 53), (0, 0), (4, 4), 5)
    outcome = count(tally, HOUSE)
    assert [(line.code, line.rule) for line in outcome.lines] == [
        ("no_trumps_doubled", "B-A17"),
        ("no_trumps_doubled", "B-A17"),
        ("raw", "B-22"),
        ("raw", "B-22"),
        ("all_to_one", "B-26"),
        ("multiplied", "B-10"),
        ("hanging_taken", "B-A19"),
    ]
    assert outcome.written == (57, 0)

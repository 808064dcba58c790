"""Counting all hands of a game one by one (of Tractor all sets of pairs), and the time that takes; the test run counts
them by classes of equal hands.

What belongs here: what is counted against which table. What does not: the counting; it stands with each game's rules.
"""

import csv
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import stammtisch
from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.measure import ROUNDS, Advance
from stammtisch.cards import Rank, Suit
from stammtisch.games.belote.histogram import histogram as belote_histogram
from stammtisch.games.cribbage.census import histogram_hand_by_hand
from stammtisch.games.skat.census import matadors_hand_by_hand
from stammtisch.games.skat.contract import Kind
from stammtisch.games.tractor.census import tractors_by_pairs
from stammtisch.games.tractor.order import TRUMP, Contract, order_of
from stammtisch.verify.check import Mismatch

FOLDER = Path(stammtisch.__file__).parents[2] / "tests" / "games" / "examples"
"""The published tables in a checkout; they are not part of the installed package."""

Counted = Counter[tuple[str, ...]]
"""How many hands there are of each kind; the kind as the table's row has it."""


def seconds(key: str) -> Callable[[Advance], Figure]:
    """A measurement of one round, since it takes minutes. Raises Mismatch where a count differs from the table."""

    def measure(advance: Advance) -> Figure:
        start = time.thread_time()
        counted = COUNTS[key]()
        taken = time.thread_time() - start
        for _ in range(ROUNDS):
            advance()
        check(f"counts.{key}", counted, KNOWN[key]())
        return Figure(f"counts.{key}.seconds", taken, "s", sum(counted.values()), Spread.of([taken]))

    return measure


def check(name: str, counted: Counted, known: Counted) -> None:
    """Raises Mismatch, naming the first kind of hand that was counted otherwise than the table says."""
    for kind in sorted(counted.keys() | known.keys()):
        if counted[kind] != known[kind]:
            raise Mismatch(f"{name}: {' '.join(kind)}: expected {known[kind]}, counted {counted[kind]}")


def _count_belote() -> Counted:
    return Counter({(str(value),): hands for value, hands in belote_histogram().items()})


def _count_cribbage() -> Counted:
    both = (("hand", histogram_hand_by_hand()), ("crib", histogram_hand_by_hand(crib=True)))
    return Counter({(name, str(score)): hands for name, scores in both for score, hands in scores.items()})


def _count_skat() -> Counted:
    """Matadors of all 64,512,240 hands of ten cards, with hearts as trumps (S-14)."""
    found = matadors_hand_by_hand(Kind.HEARTS)
    return Counter({("with" if n > 0 else "without", str(abs(n))): hands for n, hands in found.items()})


TRACTORS = {
    "distinct_tractors_trump_suit_contract": (Contract(Rank.SEVEN, Suit.HEARTS), TRUMP),
    "distinct_tractors_one_side_suit": (Contract(Rank.SEVEN, Suit.HEARTS), Suit.DIAMONDS),
    "distinct_tractors_trump_no_trump_contract": (Contract(Rank.SEVEN, None), TRUMP),
}
"""Table of the published counts -> a contract and the effective suit in which its tractors lie."""


def _count_tractor() -> Counted:
    counted: Counted = Counter()
    for table, (contract, suit) in TRACTORS.items():
        for pairs, tractors in tractors_by_pairs(order_of(contract), suit).items():
            counted[table, f"{pairs} pairs"] = tractors
    return counted


def _rows(file_name: str) -> Iterator[dict[str, str]]:
    with (FOLDER / file_name).open(encoding="utf-8") as file:
        yield from csv.DictReader(file)


def _known_belote() -> Counted:
    rows = _rows("belote_declaration_histogram.csv")
    return Counter({(row["declared_value_of_one_8_card_hand"],): int(row["hand_count"]) for row in rows})


def _known_cribbage() -> Counted:
    rows = _rows("cribbage_show_histogram.csv")
    return Counter({(name, row["score"]): int(row[f"{name}_count"]) for row in rows for name in ("hand", "crib")})


def _known_skat() -> Counted:
    rows = (row for row in _rows("skat_matadors.csv") if (row["cards_considered"], row["game"]) == ("10", "suit"))
    return Counter({(row["with_or_without"], row["n"]): int(row["card_sets"]) for row in rows})


def _known_tractor() -> Counted:
    rows = (row for row in _rows("tractor_tables.csv") if row["table"] in TRACTORS)
    return Counter({(row["table"], row["key"]): int(row["value"]) for row in rows})


COUNTS: dict[str, Callable[[], Counted]] = {
    "belote": _count_belote,
    "cribbage": _count_cribbage,
    "skat": _count_skat,
    "tractor": _count_tractor,
}
KNOWN: dict[str, Callable[[], Counted]] = {
    "belote": _known_belote,
    "cribbage": _known_cribbage,
    "skat": _known_skat,
    "tractor": _known_tractor,
}

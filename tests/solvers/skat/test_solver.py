"""The solver against plain minimax, against itself with other settings, and at its limits."""

from __future__ import annotations

import threading
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.cards import SUITS, Card, Suit, cards_text, find_card, parse_cards
from stammtisch.errors import ParseError
from stammtisch.games.skat.contract import TRUMP_SUITS, Contract, Kind, Level
from stammtisch.games.skat.order import card_points
from stammtisch.games.skat.state import Cards
from stammtisch.solvers.answers import Bounds, Limit
from stammtisch.solvers.kernels import skat_search, skat_tricks
from stammtisch.solvers.skat import Position, Solver, solve
from stammtisch.solvers.skat.masks import layout_of
from stammtisch.solvers.skat.position import opening
from tests.solvers.kernels.plain import interpreted_together
from tests.solvers.skat.deals import TRUMP_KINDS, dealt, minimax_clean, minimax_points, positions

KINDS = list(Kind)
PLAIN = interpreted_together("skat", "skat_sure", "skat_names", "skat_moves", "skat_search", "skat_tricks")


@given(positions(TRUMP_KINDS, 4))
@settings(max_examples=60)
def test_card_points_of_small_endings_are_those_of_minimax(position: Position) -> None:
    """The value, the question for any target, and the value of every card, in all suit games and Grand."""
    solver, value = Solver(), minimax_points(position)
    assert solver.card_points(position) == Bounds(value, value)
    for target in {0, value - 7, value, value + 1, 61, 90}:
        assert solver.reaches(position, target) is (value >= target)
    moves = {move.card: move.value.least for move in solver.moves(position)}
    assert moves == {card: minimax_points(position.after(card)) for card in position.legal}


@pytest.mark.parametrize("kind", TRUMP_KINDS)
def test_endings_of_five_cards_are_those_of_minimax(kind: Kind) -> None:
    """As above, a few larger ones of each kind."""
    rng = Random(f"five {kind.value}")
    for _ in range(3):
        position = dealt(rng, kind, 5, on_table=rng.randrange(1, 3))
        assert Solver().card_points(position).least == minimax_points(position)


@given(positions(KINDS, 4), st.sampled_from([(0, True), (0, False), (1, True)]))
@settings(max_examples=80)
def test_staying_without_a_trick_is_that_of_minimax(position: Position, question: tuple[int, bool]) -> None:
    """Null, Schwarz and being Schwarz, in every kind of game."""
    watched, wanted_by_declarer = question
    layout = layout_of(position.kind)
    search = skat_tricks.TrickSearch()
    hands, rest = masks(position)
    search.load(layout.mode, *hands, watched, wanted_by_declarer)
    assert search.clean(*rest) == minimax_clean(replace(position, tricks=(0, 0)), watched, wanted_by_declarer)


def test_null_with_five_cards_is_that_of_minimax() -> None:
    """The value of every card of larger endings, where the declarer has low cards and it is close."""
    rng, made = Random(5), 0
    for _ in range(12):
        position = close_null(rng, 5)
        answers = [minimax_clean(position.after(card), 0, True) for card in position.legal]
        assert [move.value.least for move in Solver().moves(position)] == list(map(int, answers))
        made += minimax_clean(position, 0, True)
    assert 0 < made < 12


def close_null(rng: Random, size: int) -> Position:
    """A Null in which the declarer holds low cards by choice."""
    deal = dealt(rng, Kind.NULL, size)
    bits = layout_of(Kind.NULL).place
    cards = sorted((card for hand in deal.hands for card in hand), key=lambda card: bits(card) % 8 + 2 * rng.random())
    others = cards[size:]
    rng.shuffle(others)
    return replace(deal, hands=(tuple(cards[:size]), tuple(others[:size]), tuple(others[size:])))


def masks(position: Position) -> tuple[tuple[int, int, int], tuple[int, int, int, int]]:
    """What the kernels call a position: its hands, and the rest, the leader and the table."""
    layout = layout_of(position.kind)
    hands = [layout.mask(hand) for hand in position.hands]
    for step, card in enumerate(position.table):
        hands[(position.leader + step) % 3] |= layout.bits[card]
    table = [*map(layout.place, position.table), -1, -1]
    return (hands[0], hands[1], hands[2]), (sum(hands), position.leader, table[0], table[1])


@pytest.mark.parametrize("kind", TRUMP_KINDS)
def test_independent_settings_agree_on_larger_deals(kind: Kind) -> None:
    """Without a table, with a tiny one, with another order of moves: the same values of seven cards a hand."""
    rng = Random(f"seven {kind.value}")
    for _ in range(4):
        position = dealt(rng, kind, 7)
        values = set()
        for table_bits, weights in ((17, None), (0, None), (5, None), (12, [rng.randrange(20) for _ in range(55)])):
            search = skat_search.PointSearch(table_bits)
            if weights:
                search.order_by(weights)
            hands, rest = masks(position)
            search.load(layout_of(kind).mode, *hands)
            search.narrow(*rest, rng.randrange(1, 60))
            values.add((search.least, search.most))
        assert len(values) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_plain_suits_may_change_places(kind: Kind) -> None:
    """A whole deal is worth the same with its plain suits renamed, and in another trump suit as well."""
    rng = Random(f"ten {kind.value}")
    for _ in range(3):
        position = dealt(rng, kind)
        suits = list(SUITS)
        rng.shuffle(suits)
        to = dict(zip(SUITS, suits, strict=True))
        if kind is not Kind.NULL:  # Unters keep their suits: among themselves these rank
            assert Solver().value(position) == Solver().value(renamed(position, to, keep_unters=True))
        else:
            assert Solver().value(position) == Solver().value(renamed(position, to, keep_unters=False))


def renamed(position: Position, to: dict[Suit, Suit], keep_unters: bool) -> Position:
    """The same deal with other names of suits, the trump suit's too."""

    def card_of(card: Card) -> Card:
        return card if keep_unters and card.rank.value == "J" else find_card(to[card.suit], card.rank)

    trump = TRUMP_SUITS.get(position.kind)
    kind = next((k for k, suit in TRUMP_SUITS.items() if trump and suit is to[trump]), position.kind)
    first, second, third = (tuple(map(card_of, hand)) for hand in position.hands)
    return replace(position, kind=kind, hands=(first, second, third), skat=tuple(map(card_of, position.skat)))


def test_compiled_and_interpreted_kernels_search_the_same_nodes() -> None:
    """The strongest check that C means what Python says: equal values and equal numbers of nodes."""
    rng = Random(8)
    for kind in KINDS:
        for size in (3, 5, 6):
            position = dealt(rng, kind, size)
            hands, rest = masks(position)
            mode, results = layout_of(kind).mode, []
            for points, tricks in (
                (skat_search, skat_tricks),
                (PLAIN["skat_search"], PLAIN["skat_tricks"]),
            ):
                if kind is not Kind.NULL:
                    search = points.PointSearch(12)
                    search.load(mode, *hands)
                    search.narrow(*rest, 20)
                    results.append((search.least, search.most, search.nodes))
                for watched, wanted in ((0, True), (0, False), (1, True)):
                    others = tricks.TrickSearch(10)
                    others.load(mode, *hands, watched, wanted)
                    results.append((others.clean(*rest), others.nodes, 0))
            half = len(results) // 2
            assert results[:half] == results[half:]


def test_a_limit_of_nodes_leaves_bounds_that_hold() -> None:
    """However early a search is stopped, the value lies between the bounds."""
    rng = Random(4)
    for kind in (Kind.HEARTS, Kind.GRAND):
        position = dealt(rng, kind)
        value = Solver().card_points(position).least
        for nodes in (1, 10, 100, 1_000, 10_000):
            bounds = Solver().card_points(position, Limit(nodes=nodes))
            assert bounds.least <= value <= bounds.most
            assert Solver().reaches(position, value, Limit(nodes=nodes)) in (None, True)
        assert Solver().card_points(position, Limit(nodes=1)) != Bounds(value, value)


def test_a_limit_in_seconds_and_another_thread_stop_a_search() -> None:
    """A stopped search leaves bounds, and its solver answers the next question rightly."""
    position = dealt(Random(2), Kind.GRAND, 10)
    value = Solver().card_points(position)
    solver = Solver()
    assert solver.card_points(position, Limit(seconds=0.0)).least <= value.least
    thread = threading.Thread(target=lambda: solver.card_points(position))
    thread.start()
    solver.stop()
    thread.join()
    assert solver.card_points(position) == value


def test_positions_within_a_deal_share_what_was_found() -> None:
    """Card after card along best play the value stays the same, and one solver answers all of it."""
    solver, position = Solver(), dealt(Random(6), Kind.CLUBS)
    value = solver.card_points(position)
    while position.legal:
        best = next(move for move in solver.moves(position) if move.value == value)
        position = position.after(best.card)
        assert solver.card_points(position) == value == Solver().card_points(position)


def test_the_best_discards_are_best() -> None:
    """Laying away any other two cards gives no more."""
    deal = dealt(Random(12), Kind.SPADES, 6)
    first, second, third = deal.hands
    twelve = replace(deal, hands=(first + deal.skat, second, third), skat=())
    pair, value = Solver().best_discards(twelve)
    values: dict[Cards, int] = {}
    for two in combinations(twelve.hands[0], 2):
        own = tuple(card for card in twelve.hands[0] if card not in two)
        values[two] = Solver().card_points(replace(twelve, hands=(own, second, third), skat=two)).least
    assert values[pair] == value == max(values.values())


def test_what_a_contract_asks_for() -> None:
    """61 card points, 90 for Schneider announced, every trick for Schwarz (S-17, S-A16), none for Null."""
    sure = opening(
        Kind.CLUBS,
        [
            parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 C8"),
            parse_cards("SA ST SK SQ S9 S8 S7 HA HT HK"),
            parse_cards("DA DT DK DQ D9 D8 D7 HQ H9 H8"),
        ],
        parse_cards("C7 H7"),
        1,
    )
    for level in Level:
        assert solve(sure, Contract(Kind.CLUBS, True, level)).makes is True
    assert solve(sure).value == Bounds(120, 120)
    null = replace(sure, kind=Kind.NULL, leader=0)
    assert solve(null).makes is False and solve(null).value == Bounds(0, 0)


@pytest.mark.parametrize(
    ("hands", "skat", "error"),
    [
        (("CJ SJ", "HJ", "DJ C7"), "C8 C9", "hands of 2, 1, 2 cards"),
        (("CJ", "CJ", "DJ"), "C8 C9", "CJ: more than once"),
        (("C6", "CJ", "DJ"), "C8 C9", "C6: not in the pack"),
    ],
)
def test_what_is_no_position_is_refused(hands: tuple[str, str, str], skat: str, error: str) -> None:
    """The error names the cards."""
    first, second, third = map(parse_cards, hands)
    with pytest.raises(ParseError, match=error):
        Position(Kind.GRAND, (first, second, third), parse_cards(skat), 0).check()


def test_a_card_that_may_not_be_played_is_refused() -> None:
    """A position goes on by the rules only."""
    position = Position(Kind.GRAND, (parse_cards("CA"), parse_cards("C7"), parse_cards("C8")), (), 0)
    with pytest.raises(ParseError, match="C7 may not be played now"):
        position.after(find_card(SUITS[0], parse_cards("C7")[0].rank))
    assert cards_text(position.legal) == "CA" and card_points(position.after(position.legal[0]).table) == 11

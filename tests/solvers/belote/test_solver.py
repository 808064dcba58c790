"""Open-card values of Belote: equal to plain minimax on endgames, and to themselves however they are searched."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from stammtisch.cards import PACK_32, SUITS, Card, Suit, find_card, parse_cards
from stammtisch.errors import ParseError
from stammtisch.games.belote.contracts import CONTRACTS, TRUMP_OF, Contract
from stammtisch.games.belote.options import HOUSE, PRESETS, BeloteOptions
from stammtisch.seats import Seat, Side
from stammtisch.solvers.answers import Answer, Bounds, Limit
from stammtisch.solvers.belote import BeloteSolver, Position
from stammtisch.tricks import Trick
from tests.solvers.belote.deals import OPTIONS, after, best_value, endgame, legal, renamed, whole_deal

SOLVER = BeloteSolver()
EVERY_CONTRACT = pytest.mark.parametrize("contract", CONTRACTS, ids=[contract.value for contract in CONTRACTS])
EVERY_PRESET = pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)


@EVERY_CONTRACT
@EVERY_PRESET
@pytest.mark.parametrize(("cards", "deals"), [(1, 4), (2, 25), (3, 25), (4, 10), (5, 3)])
def test_values_of_endgames_are_those_of_minimax(
    contract: Contract, options: BeloteOptions, cards: int, deals: int
) -> None:
    """From the start of a trick and from its middle."""
    rng = Random(f"{contract} {options} {cards}")
    for _ in range(deals):
        position = endgame(rng, contract, options, cards)
        value = best_value(position)
        assert SOLVER.card_points(position, Side(0)) == Bounds(value, value), position
        assert SOLVER.takes(position, Side(0), value) is Answer.YES
        assert SOLVER.takes(position, Side(0), value + 1) is Answer.NO


@EVERY_CONTRACT
@EVERY_PRESET
def test_every_legal_card_is_scored_as_by_minimax(contract: Contract, options: BeloteOptions) -> None:
    """All of them, neighbours too, for the side that plays; the best one is worth what the position is."""
    rng = Random(f"{contract} {options}")
    for _ in range(12):
        position = endgame(rng, contract, options, rng.choice((2, 3, 4)))
        turn = position.turn % 2
        rest = sum(bound.value for bound in both_sides(position))
        expected = {}
        for card in legal(position):
            following, taken = after(position, card) if sum(map(len, position.hands)) > 1 else (position, 0)
            value = taken + best_value(following)
            expected[card] = value if turn == 0 else rest - value
        scored = SOLVER.moves(position)
        assert {card: bounds.value for card, bounds in scored.items()} == expected
        assert max(expected.values()) == SOLVER.card_points(position, Side(turn)).value


def both_sides(position: Position) -> tuple[Bounds, Bounds]:
    """What each side takes."""
    return SOLVER.card_points(position, Side(0)), SOLVER.card_points(position, Side(1))


@EVERY_CONTRACT
def test_both_sides_together_take_all_there_is(contract: Contract) -> None:
    """What one gets the other does not: 162, in no trumps 130, in all trumps 258."""
    rng = Random(contract.value)
    whole = {Contract.NO_TRUMPS: 130, Contract.ALL_TRUMPS: 258}.get(contract, 162)
    for _ in range(3):
        first, second = both_sides(whole_deal(rng, contract, HOUSE))
        assert whole == first.value + second.value


@EVERY_CONTRACT
@pytest.mark.parametrize(("setting", "cards"), [("table", 7), ("bounds", 7), ("order", 6)])
def test_a_value_is_the_same_however_it_is_searched(contract: Contract, setting: str, cards: int) -> None:
    """Without the table, without sure tricks, in another order of moves."""
    rng, other = Random(f"{contract} {setting}"), BeloteSolver()
    other.search.uses_table = setting != "table"
    other.search.uses_bounds = setting != "bounds"
    if setting == "order":
        other.search.moves.weights = [rng.randrange(-40, 40) for _ in range(69)]
    for _ in range(20):
        position = endgame(rng, contract, rng.choice(list(OPTIONS.values())), cards)
        assert SOLVER.card_points(position, Side(0)) == other.card_points(position, Side(0)), position


@EVERY_CONTRACT
def test_a_value_does_not_hang_on_names(contract: Contract) -> None:
    """Suits may change their names, the trumps with the contract; seats may move on, two together or one by one."""
    rng = Random(contract.value)
    for _ in range(4):
        position = whole_deal(rng, contract, rng.choice(list(OPTIONS.values())))
        value = SOLVER.card_points(position, Side(0)).value
        suits = dict(zip(SUITS, rng.sample(SUITS, 4), strict=True))
        names: dict[Card, Card] = {card: find_card(suits[card.suit], card.rank) for card in PACK_32}
        other = replace(position, contract=in_suits(contract, suits), hands=renamed(position.hands, names))
        assert value == SOLVER.card_points(other, Side(0)).value
        leader = Seat((position.trick.leader + 1) % 4)
        moved = replace(position, hands=position.hands[-1:] + position.hands[:-1], trick=Trick(leader))
        assert value == SOLVER.card_points(moved, Side(1)).value


def in_suits(contract: Contract, suits: dict[Suit, Suit]) -> Contract:
    """The contract with its trumps renamed."""
    names = {suit: other for other, suit in TRUMP_OF.items()}
    return contract if contract.trump is None else names[suits[contract.trump]]


def test_the_six_contracts_of_a_deal_are_answered_together() -> None:
    """Each as if it had been asked for alone."""
    rng = Random(6)
    deal = whole_deal(rng, Contract.CLUBS, HOUSE)
    together = SOLVER.contracts(deal.hands, deal.trick.leader, Side(1))
    assert list(together) == list(CONTRACTS)
    for contract, bounds in together.items():
        assert bounds == SOLVER.card_points(replace(deal, contract=contract), Side(1))


def test_a_limit_of_nodes_leaves_bounds_that_hold_the_value() -> None:
    """Never a wrong value: with more nodes the bounds only close in."""
    rng = Random(12)
    for _ in range(6):
        position = whole_deal(rng, rng.choice(CONTRACTS), rng.choice(list(PRESETS.values())))
        value, moves = SOLVER.card_points(position, Side(0)).value, SOLVER.moves(position)
        assert BeloteSolver().card_points(position, Side(0), Limit(nodes=0)).least == 0
        for nodes in (50, 500, 3_000, 20_000):
            bounds = BeloteSolver().card_points(position, Side(0), Limit(nodes=nodes))
            assert bounds.least <= value <= bounds.most
            for card, scored in BeloteSolver().moves(position, Limit(nodes=nodes)).items():
                assert scored.least <= moves[card].value <= scored.most


def test_a_limit_of_time_leaves_bounds_too() -> None:
    """No time at all: nothing is known. Enough of it: the value."""
    position = whole_deal(Random(3), Contract.NO_TRUMPS, HOUSE)
    assert BeloteSolver().card_points(position, Side(0), Limit(seconds=0)) == Bounds(0, 130)
    assert BeloteSolver().takes(position, Side(0), 60, Limit(seconds=0)) is Answer.UNKNOWN
    assert BeloteSolver().card_points(position, Side(0), Limit(seconds=120)).exact


def test_solvers_in_two_threads_do_not_disturb_each_other() -> None:
    """Each thread has a solver of its own, and they run at once."""
    rng = Random(2)
    positions = [whole_deal(rng, rng.choice(CONTRACTS), HOUSE) for _ in range(12)]
    alone = [SOLVER.card_points(position, Side(0)) for position in positions]

    def values(_: int) -> list[Bounds]:
        solver = BeloteSolver()
        return [solver.card_points(position, Side(0)) for position in positions]

    with ThreadPoolExecutor(2) as pool:
        assert [alone, alone] == list(pool.map(values, range(2)))


def test_many_deals_in_a_row_do_not_mix_in_the_table() -> None:
    """The table is told apart by generations, and emptied when their numbers run out."""
    solver, rng = BeloteSolver(), Random(4)
    positions = [endgame(rng, rng.choice(CONTRACTS), HOUSE, 3) for _ in range(30)]
    values = [best_value(position) for position in positions]
    for _ in range(75):
        assert values == [solver.card_points(position, Side(0)).value for position in positions]


TRICKS = [
    ("he holds all the trumps", "HJ H9", "CA DA", "C7 C8", "SA S7", Side(0), True),
    ("the last trump takes one", "HJ CT", "H9 CA", "C7 C8", "SA S7", Side(0), False),
]


@pytest.mark.parametrize(("says", "first", "second", "third", "fourth", "side", "all_tricks"), TRICKS)
def test_whether_a_side_wins_every_trick(
    says: str, first: str, second: str, third: str, fourth: str, side: Side, all_tricks: bool
) -> None:
    """Asked for tricks, not for card points; who does not win all of them leaves one to the others."""
    hands = tuple(parse_cards(hand) for hand in (first, second, third, fourth))
    position = Position(Contract.HEARTS, hands, Trick(Seat(0)))
    answer, other = (Answer.YES, Answer.NO) if all_tricks else (Answer.NO, Answer.YES)
    assert SOLVER.takes_all(position, side) is answer
    assert SOLVER.takes_any(position, Side(1 - side)) is other


WRONG = [
    ("no cards", ("", "", "", ""), 0, ""),
    ("hands of unequal length", ("S7", "S8", "S9", "ST SJ"), 0, ""),
    ("a card twice", ("S7", "S8", "S9", "S7"), 0, ""),
    ("a card of another pack", ("S7", "S8", "S9", "S2"), 0, ""),
    ("a full trick", ("S7", "S8", "S9", "SJ"), 0, "H7 H8 H9 HT"),
    ("who has played holds as many as the others", ("S7", "S8", "S9", "SJ"), 0, "H7"),
]


@pytest.mark.parametrize(("says", "hands", "leader", "trick"), WRONG, ids=[row[0] for row in WRONG])
def test_a_position_that_cannot_be_is_refused(says: str, hands: tuple[str, ...], leader: int, trick: str) -> None:
    """Before anything is searched."""
    with pytest.raises(ParseError, match="no position of Belote"):
        Position(Contract.HEARTS, tuple(map(parse_cards, hands)), Trick(Seat(leader), parse_cards(trick)))

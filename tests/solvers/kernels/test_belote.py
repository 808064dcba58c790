"""The kernels of Belote say what the rules say, and the same compiled and interpreted."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any

import pytest

from stammtisch.cards import PACK_32, Card
from stammtisch.games.belote.contracts import CONTRACTS, Contract, card_points, strengths
from stammtisch.games.belote.duties import legal_cards, winning_card
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.belote.scoring import LAST_TRICK
from stammtisch.solvers.belote.position import KINDS, masks, numbers, trick_numbers
from stammtisch.solvers.kernels import belote, belote_random, belote_search, belote_sure
from tests.solvers.belote.deals import OPTIONS, after, endgame, whole_deal
from tests.solvers.kernels.plain import interpreted_together

COMPILED: Mapping[str, ModuleType] = {
    "belote": belote,
    "belote_random": belote_random,
    "belote_search": belote_search,
    "belote_sure": belote_sure,
}
INTERPRETED = interpreted_together("belote", "belote_random", "belote_sure", "belote_moves", "belote_search")
BOTH = {"imported": COMPILED, "interpreted": INTERPRETED}


def rules(kernels: Mapping[str, ModuleType], contract: Contract, options: BeloteOptions) -> Any:
    """The rules of a contract as the kernels have them."""
    kind = KINDS.get(contract, belote.SUIT_CONTRACT)
    return kernels["belote"].Rules(kind, options.partner_exempt_when_following, options.underruff == "forced")


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("contract", CONTRACTS)
@pytest.mark.parametrize("kernels", BOTH.values(), ids=BOTH)
def test_every_decision_of_random_deals_is_that_of_the_rules(
    kernels: Mapping[str, ModuleType], contract: Contract, options: BeloteOptions
) -> None:
    """Legal cards (B-16 to B-19) and the card that wins (B-20), wherever something may be played."""
    rng, ours, number = Random(f"{contract} {options}"), rules(kernels, contract, options), numbers(contract)
    cards = {place: card for card, place in number.items()}
    decisions = 0
    for _ in range(12):
        position = whole_deal(rng, contract, options)
        while sum(map(len, position.hands)) > 1:
            allowed = legal_cards(position.hands[position.turn], contract, position.trick.cards, position.options)
            if position.trick.cards:
                place = winning_card(contract, position.trick.cards)
                lead, winning = number[position.trick.cards[0]], number[position.trick.cards[place]]
                partner_wins = place == len(position.trick.cards) - 2
                hand = sum(1 << number[card] for card in position.hands[position.turn])
                found = ours.legal(hand, lead, winning, partner_wins)
                assert {cards[bit] for bit in range(32) if found >> bit & 1} == set(allowed)
                table = strengths(contract, position.trick.cards[0].suit)
                for card in allowed:
                    beats = table[card] > table[position.trick.cards[place]]
                    assert bool(ours.beats(number[card], winning)) == beats
                decisions += 1
            position, _ = after(position, rng.choice(allowed))
    assert decisions == 12 * 23  # three to a trick, less the very last card


@pytest.mark.parametrize("contract", CONTRACTS)
def test_cards_are_worth_what_the_rules_say(contract: Contract) -> None:
    """Card points of all 32 cards (B-21), and all of them have a number of their own."""
    worth = belote.worths(KINDS.get(contract, belote.SUIT_CONTRACT))
    number = numbers(contract)
    assert sorted(number.values()) == list(range(32))
    assert {card: worth[number[card]] for card in PACK_32} == dict(card_points(contract))


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("contract", CONTRACTS)
def test_random_deals_are_played_by_the_rules(contract: Contract, options: BeloteOptions) -> None:
    """Every card of a deal is legal, and the side of seats 0 and 2 gets what its tricks are worth (B-23)."""
    deals = belote_random.RandomDeals(rules(COMPILED, contract, options), 3)
    cards = {place: card for card, place in numbers(contract).items()}
    for _ in range(25):
        taken = deals.play(1)
        hands = [{cards[bit] for bit in range(32) if hand >> bit & 1} for hand in deals.hands]
        assert taken == replayed(hands, [cards[place] for place in deals.order], contract, options)


def replayed(hands: list[set[Card]], order: list[Card], contract: Contract, options: BeloteOptions) -> int:
    """Card points of seats 0 and 2 after a deal in which seat 0 led first; fails where a card was not legal."""
    assert [len(hand) for hand in hands] == [8, 8, 8, 8]
    points, leader, taken = card_points(contract), 0, 0
    for start in range(0, 32, 4):
        trick = order[start : start + 4]
        for place, card in enumerate(trick):
            hand = hands[(leader + place) % 4]
            assert card in legal_cards(tuple(hand), contract, trick[:place], options)
            hand.remove(card)
        leader = (leader + winning_card(contract, trick)) % 4
        taken += 0 if leader % 2 else sum(points[card] for card in trick)
    return taken if leader % 2 else taken + LAST_TRICK


def test_random_deals_are_the_same_both_ways() -> None:
    """One seed, one series of deals; another seed, another."""
    both = [
        kernels["belote_random"].RandomDeals(rules(kernels, Contract.HEARTS, OPTIONS["exempt=True underruff=free"]), 8)
        for kernels in BOTH.values()
    ]
    assert both[0].play(40) == both[1].play(40)
    assert list(both[0].order) == list(both[1].order)
    other = belote_random.RandomDeals(rules(COMPILED, Contract.HEARTS, OPTIONS["exempt=True underruff=free"]), 9)
    other.play(40)
    assert list(other.order) != list(both[0].order)


MEASURES = [(Contract.SPADES, False, False), (Contract.SPADES, True, False), (Contract.NO_TRUMPS, False, False)]
MEASURES += [(Contract.ALL_TRUMPS, False, False), (Contract.ALL_TRUMPS, False, True)]


@pytest.mark.parametrize(("contract", "counts_tricks", "counts_belotes"), MEASURES)
def test_a_search_takes_the_same_way_compiled_and_interpreted(
    contract: Contract, counts_tricks: bool, counts_belotes: bool
) -> None:
    """Equal answers to every threshold, and equal numbers of nodes: no integer overflows unseen in C."""
    rng = Random(5)
    searches = {name: kernels["belote_search"].Search() for name, kernels in BOTH.items()}
    for _ in range(6):
        options = rng.choice(list(OPTIONS.values()))
        position = endgame(rng, contract, options, 5)
        answers = []
        for name, kernels in BOTH.items():
            search = searches[name]
            measure = kernels["belote_sure"].Measure(
                KINDS.get(contract, belote.SUIT_CONTRACT), counts_tricks, counts_belotes
            )
            search.begin(
                rules(kernels, contract, options), measure, masks(position), position.trick.leader,
                trick_numbers(position),
            )  # fmt: skip
            steps = range(1, search.rest + 1, 1 if counts_tricks else 7)
            answers.append(([search.ask(step, 1 << 60) for step in steps], search.nodes))
        assert answers[0] == answers[1]

"""The kernels of Tractor say what the rules say, and the same compiled and interpreted."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any

import pytest

from stammtisch.cards import Card, Rank, Suit, cards_text, without
from stammtisch.errors import RuleError
from stammtisch.games.options import change_options
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.follow import Duty, check_follow, duty_of, follow_choices
from stammtisch.games.tractor.leads import beatable, lead_choices
from stammtisch.games.tractor.moves import Play
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.order import Contract, card_points, contract_of
from stammtisch.games.tractor.scoring import score_lines
from stammtisch.games.tractor.shapes import split
from stammtisch.games.tractor.winner import winning_play
from stammtisch.seats import Seat
from stammtisch.solvers.kernels import (
    tractor,
    tractor_deal,
    tractor_endings,
    tractor_playbook,
    tractor_random,
    tractor_rollouts,
)
from stammtisch.solvers.tractor.layout import Layout, layout_of, rule_arguments
from stammtisch.testing.positions import random_options
from tests.games.tractor.deals import endgame
from tests.solvers.kernels.plain import interpreted_together
from tests.solvers.tractor.deals import random_contract, random_hands

COMPILED: Mapping[str, ModuleType] = {
    "tractor": tractor,
    "tractor_random": tractor_random,
    "tractor_deal": tractor_deal,
    "tractor_playbook": tractor_playbook,
    "tractor_rollouts": tractor_rollouts,
    "tractor_endings": tractor_endings,
}
INTERPRETED = interpreted_together(
    "tractor",
    "tractor_random",
    "tractor_deal",
    "tractor_outlook",
    "tractor_playbook",
    "tractor_rollouts",
    "tractor_endings",
)
BOTH = {"imported": COMPILED, "interpreted": INTERPRETED}
DEALS = {
    name: count * int(os.environ.get("STAMMTISCH_SOAK", "1"))
    for name, count in {"house": 8, "full": 8, "any": 25}.items()
}


def options_of(name: str, rng: Random) -> TractorOptions:
    """A preset, or any options."""
    options: TractorOptions = random_options(GAME, rng, 10) if name == "any" else GAME.presets[name]
    return options


@pytest.mark.parametrize("name", DEALS)
@pytest.mark.parametrize("kernels", BOTH.values(), ids=BOTH)
def test_every_decision_of_random_deals_is_that_of_the_rules(kernels: Mapping[str, ModuleType], name: str) -> None:
    """Components, what may follow, who wins, card points: T-10 to T-13, T-X1 to T-X5, in every trick."""
    rng, tricks = Random(name), 0
    for _ in range(DEALS[name]):
        options = options_of(name, rng)
        layout = layout_of(contract_of(options, *random_contract(rng)))
        rules = kernels["tractor"].Rules(*rule_arguments(layout, options))
        hands = list(random_hands(layout.order, rng))
        while hands[0]:
            compare_trick(kernels["tractor"].Trick(rules), rules, layout, options, hands, rng)
            tricks += 1
    assert tricks > 8 * DEALS[name]


def compare_trick(
    trick: Any, rules: Any, layout: Layout, options: TractorOptions, hands: list[tuple[Card, ...]], rng: Random
) -> None:
    """One trick of random plays, the kernel asked at each; the cards leave the hands, which rotate."""
    lead = random_lead(hands, layout, options, rng)
    trick.lead(*layout.masks(lead))
    components, duty = split(lead, layout.order), duty_of(lead, layout.order, options.follow)
    assert trick.components() == len(components)
    assert tuple(trick.sizes[: trick.number]) == duty.sizes
    plays = [lead]
    for hand in hands[1:]:
        for cards in others(hand, duty, rng):
            assert bool(trick.may_follow(*layout.masks(hand), *layout.masks(cards))) == allowed(
                hand, cards, duty, layout
            )
        plays.append(rng.choice(follow_choices(hand, duty, layout.order)))
        assert trick.may_follow(*layout.masks(hand), *layout.masks(plays[-1]))
        trick.follow(*layout.masks(plays[-1]))
        assert trick.winner() == winning_play(plays, layout.order, options.throw_eval)[0]
    assert trick.card_points() == sum(map(card_points, plays))
    hands[:] = [without(hand, cards) for hand, cards in zip(hands, plays, strict=True)]
    hands.append(hands.pop(0))


def random_lead(
    hands: Sequence[tuple[Card, ...]], layout: Layout, options: TractorOptions, rng: Random
) -> tuple[Card, ...]:
    """A lead, of a throw that does not stand its component (T-X3), on which the kernel must agree."""
    leads = lead_choices(hands[0], layout.order, options.throws)
    lead = leads[rng.randrange(min(len(leads), 40))] if rng.random() < 0.5 else rng.choice(leads)
    components = split(lead, layout.order)
    lowest = beatable(components, hands[1:], layout.order) if len(components) > 1 else None
    if len(components) > 1:
        found = [rules_failing(layout, options, lead, hand) for hand in hands[1:]]
        least = min((each for each in found if each >= 0), default=-1)
        assert least == (-1 if lowest is None else 64 * lowest.pairs + height(layout, lowest.cards))
    return lead if lowest is None else lowest.cards


def rules_failing(layout: Layout, options: TractorOptions, lead: tuple[Card, ...], hand: tuple[Card, ...]) -> int:
    """What the kernel says of a throw against one hand."""
    found: int = tractor.Rules(*rule_arguments(layout, options)).failing(*layout.masks(lead), *layout.masks(hand))
    return found


def height(layout: Layout, cards: tuple[Card, ...]) -> int:
    """The kernel's number of the highest class among cards of one suit."""
    top = max(cards, key=layout.order.class_of.__getitem__)
    number = layout.numbers[top]
    return layout.equal.bit_length() - 1 if layout.extras >> number & 1 else number


def others(hand: tuple[Card, ...], duty: Duty, rng: Random) -> list[tuple[Card, ...]]:
    """Sets of as many cards as were led, most of them of the suit led as far as it goes, legal or not."""
    sets = []
    for _ in range(6):
        shuffled = rng.sample(hand, len(hand))
        if rng.random() < 0.7:
            shuffled.sort(key=lambda card: rng.random() < 0.1)
        sets.append(tuple(shuffled[: duty.count]))
    return sets


def allowed(hand: tuple[Card, ...], cards: tuple[Card, ...], duty: Duty, layout: Layout) -> bool:
    """What the rules say."""
    try:
        check_follow(Seat(0), hand, cards, duty, layout.order)
    except RuleError:
        return False
    return True


def random_deals(kernels: Mapping[str, ModuleType], options: TractorOptions, contract: Contract) -> Any:
    """The kernel's deals at random, from one seed."""
    rules = kernels["tractor"].Rules(*rule_arguments(layout_of(contract), options))
    return kernels["tractor_random"].RandomDeals(rules, 3)


@pytest.mark.parametrize("name", DEALS)
def test_random_deals_are_played_by_the_rules(name: str) -> None:
    """Every play is legal, and the attackers get what the rules give them, the kitty included (T-13, T-A24)."""
    rng = Random(name)
    for _ in range(6):
        options = change_options(options_of(name, rng), {"throw_penalty": "none"})
        level, trump = random_contract(rng)
        layout = layout_of(contract_of(options, level, trump))
        deals = random_deals(COMPILED, options, contract_of(options, level, trump))
        for _ in range(2):
            score = deals.play(1)
            assert score == score_by_rules(deals, layout, options, level, trump)


def score_by_rules(deals: Any, layout: Layout, options: TractorOptions, level: Rank, trump: Suit | None) -> int:
    """The attackers' score when the plays are made again at a table; fails where one was not legal."""
    hands = [cards_text(layout.cards_of(masks)) for masks in zip(deals.hand_ones, deals.hand_twos, strict=True)]
    kitty = cards_text(layout.cards_of((deals.buried_ones, deals.buried_twos)))
    suit = "" if trump is None else trump.value
    state: Any = endgame(options, hands, level=level.value, trump=suit, kitty=kitty)
    plays = list(zip(deals.play_ones, deals.play_twos, strict=True))[: 4 * deals.tricks]
    for masks in plays:
        state, _ = GAME.play(state, state.trick.to_play, Play(layout.cards_of(masks)))
    assert GAME.result(state) is not None
    return score_lines(state)[0]


@pytest.mark.parametrize("name", ["house", "full"])
def test_random_deals_are_the_same_compiled_and_interpreted(name: str) -> None:
    """Card for card, and in what they come to."""
    contract = Contract(Rank.SEVEN, Suit.HEARTS)
    compiled, plain = (random_deals(kernels, GAME.presets[name], contract) for kernels in (COMPILED, INTERPRETED))
    assert compiled.play(5) == plain.play(5)
    assert list(compiled.play_ones) == plain.play_ones


@pytest.mark.parametrize("name", ["house", "full"])
def test_endings_take_the_same_nodes_compiled_and_interpreted(name: str) -> None:
    """And have the same value, at four cards a hand."""
    rng = Random(name)
    for _ in range(3):
        layout = layout_of(contract_of(GAME.presets[name], *random_contract(rng)))
        hands = [sorted(map(layout.numbers.__getitem__, hand)) for hand in random_hands(layout.order, rng, 4)]
        found = []
        for kernels in BOTH.values():
            endings = kernels["tractor_endings"].Endings(rules_in(kernels, layout, name))
            endings.set_cards(hands, 1, 15)
            found.append((endings.value(2, [], 10_000_000), endings.nodes))
        assert found[0] == found[1]


def rules_in(kernels: Mapping[str, ModuleType], layout: Layout, name: str) -> Any:
    """The rules of a preset as these kernels have them."""
    return kernels["tractor"].Rules(*rule_arguments(layout, GAME.presets[name]))


@pytest.mark.parametrize("name", ["house", "full"])
def test_the_playbook_plays_by_the_rules_and_the_same_compiled_and_interpreted(name: str) -> None:
    """A whole deal, choice by choice: each is legal at the table, and what the deal comes to is the same."""
    rng = Random(name)
    contract = contract_of(GAME.presets[name], *random_contract(rng))
    layout, scores = layout_of(contract), set()
    pack = list(random_hands(layout.order, rng))
    away = tuple((Counter(TWO_PACKS) - Counter(card for hand in pack for card in hand)).elements())
    trump = "" if contract.trump is None else contract.trump.value
    for kernels in BOTH.values():
        state: Any = endgame(
            GAME.presets[name],
            list(map(cards_text, pack)),
            level=contract.level.value,
            trump=trump,
            kitty=cards_text(away),
        )
        deal = kernels["tractor_deal"].Deal(rules_in(kernels, layout, name))
        rollouts = both_by_one_book(kernels, deal)
        while GAME.result(state) is None:
            masks = [layout.masks(hand) for hand in state.hands]
            plays = [layout.masks(cards) for cards in state.trick.plays]
            deal.set_table(0, state.trick.leader, GAME.view(state, None).attackers_score, [0] * 4, plays)
            deal.set_cards([ones for ones, _ in masks], [twos for _, twos in masks], *layout.masks(away))
            choice = layout.cards_of(rollouts.choice())
            state, _ = GAME.play(state, state.trick.to_play, Play(choice))
        scores.add((rollouts.score_after(0, 0), score_lines(state)[0]))
    assert len(scores) == 1


def both_by_one_book(kernels: Mapping[str, ModuleType], deal: Any) -> Any:
    """Playing on, both sides by the same playbook."""
    book = kernels["tractor_playbook"].Playbook(deal, tractor_playbook.WEIGHTS)
    return kernels["tractor_rollouts"].Rollouts(deal, book, book)

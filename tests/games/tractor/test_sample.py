"""What a view hides is sampled truly: every sample could have been played as was seen, and each equally often."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from stammtisch.cards import Card, in_pack_order, parse_cards
from stammtisch.errors import RuleError
from stammtisch.games.options import change_options
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.moves import CLAIM
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.order import order_of
from stammtisch.games.tractor.state import Declaring, Drawing, Playing, hand_of
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import Seat
from stammtisch.testing.positions import random_deal, random_match
from tests.games.tractor.deals import all_pass, buried, deck_with, opened
from tests.games.tractor.replaying import play_texts, replayed
from tests.games.tractor.tables import FULL, HOUSE

SEATS = (None, *map(Seat, range(4)))


def positions(options: TractorOptions, seed: int, share: float) -> list[Playing]:
    rng = Random(seed)
    steps = list(random_deal(GAME, random_match(GAME, options, rng), rng))
    playing = [step.state for step in steps if isinstance(step.state, Playing) and step.state.tricks]
    return [state for state in playing if rng.random() < share and state.claim is None]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("preset", ["house", "full"])
def test_every_sample_could_have_been_played_move_by_move_as_was_seen(preset: str, seed: int) -> None:
    rng = Random(seed)
    for state in positions(GAME.presets[preset], seed, share=0.12):
        for seat in SEATS:
            view = GAME.view(state, seat)
            sampled = GAME.sample(view, rng)
            assert isinstance(sampled, Playing)
            again = replayed(sampled)
            assert again.hands == sampled.hands
            assert replace(view, match=again.match) == GAME.view(again, seat)


def test_samples_differ_from_the_truth_and_from_each_other() -> None:
    state = buried(all_pass(opened(HOUSE, deck_with({}))))
    view = GAME.view(state, Seat(1))
    samples = [GAME.sample(view, Random(seed)) for seed in range(5)]
    assert len({hand_of(sample, Seat(2)) for sample in samples}) == 5


Hands = tuple[tuple[Card, ...], ...]


def last_cards(options: TractorOptions, seed: int, cards_left: int, exposed: bool = False) -> Playing:
    """A randomly played deal with `cards_left` cards in each hand."""
    rng = Random(seed)
    state = opened(options, deck_with({}, seed=seed))
    if exposed:
        state = all_pass(state)
    while not (isinstance(state, Playing) and not state.trick.plays and len(state.hands[0]) <= cards_left):
        seat = GAME.to_act(state)[0]
        moves = GAME.legal_moves(state, seat)
        state = GAME.play(state, seat, moves[rng.randrange(min(len(moves), 300))])[0]
    return state


def all_layouts(state: Playing, places: tuple[int, ...]) -> Counter[Hands]:
    """Every way to lay the hidden cards that could have been played as was seen; two copies count as two cards.

    places: seats whose hands are hidden; the buried cards are hidden too if the dealer is among them.
    """
    buried = state.buried if state.bargain.dealer in places else ()
    pool = [card for seat in places for card in state.hands[seat]] + list(buried)
    found: Counter[Hands] = Counter()
    judged: dict[Hands, bool] = {}
    for order in permutations(range(len(pool)), len(pool) - len(buried)):
        cards, hands = [pool[n] for n in order], list(map(in_pack_order, state.hands))
        away = [pool[n] for n in set(range(len(pool))) - set(order)]
        for seat in places:
            hands[seat], cards = in_pack_order(cards[: len(state.hands[seat])]), cards[len(state.hands[seat]) :]
        layout = tuple(hands)
        if layout not in judged:
            judged[layout] = could_have_been(state, layout, tuple(away) if buried else state.buried)
        found[layout] += judged[layout]
    return +found


def could_have_been(state: Playing, hands: Hands, buried: tuple[Card, ...]) -> bool:
    """Whether the whole deal could have been played from these last hands and with these cards buried."""
    played: list[list[Card]] = [[], [], [], []]
    for trick in state.tricks:
        for place, cards in enumerate(trick.plays):
            played[(trick.leader + place) % 4] += cards
    order = order_of(state.bargain.contract)
    dealt = [(*hand, *cards) for hand, cards in zip(hands, played, strict=True)]
    left = Counter((*dealt[state.bargain.dealer], *buried))
    if Counter(state.dealt.kitty) - left:
        return False
    dealt[state.bargain.dealer] = tuple((left - Counter(state.dealt.kitty)).elements())
    whole = replace(
        state,
        dealt=replace(state.dealt, hands=tuple(dealt)),
        hands=tuple(order.sorted_hand(hand) for hand in hands),
        buried=buried,
    )
    try:
        again = replayed(whole)
    except RuleError:
        return False
    return (again.hands, again.tricks, again.failed_throws) == (whole.hands, state.tricks, state.failed_throws)


def chi_square(chances: Counter[Hands], view: TractorView, tries: int) -> tuple[float, int]:
    """How far samples are from the expected shares, and the degrees of freedom."""
    rng = Random(5)
    seen: Counter[Hands] = Counter()
    for _ in range(tries):
        sampled = GAME.sample(view, rng)
        assert isinstance(sampled, Playing)
        seen[tuple(map(in_pack_order, sampled.hands))] += 1
    assert set(seen) <= set(chances)
    expected = {layout: tries * count / chances.total() for layout, count in chances.items()}
    return sum((seen[layout] - mean) ** 2 / mean for layout, mean in expected.items()), len(chances) - 1


@pytest.mark.parametrize(("preset", "seed"), [("house", 3), ("house", 8), ("full", 2), ("full", 6)])
def test_the_dealers_view_of_an_endgame_is_sampled_uniformly(preset: str, seed: int) -> None:
    """Expected shares are counted layout by layout: each is played again from the first lead on."""
    state = last_cards(GAME.presets[preset], seed, cards_left=2)
    places = tuple(seat for seat in range(4) if seat != state.bargain.dealer)
    layouts = all_layouts(state, places)
    assert tuple(map(in_pack_order, state.hands)) in layouts
    chi, freedom = chi_square(layouts, GAME.view(state, state.bargain.dealer), tries=1_200)
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 8


def test_another_seats_view_with_an_exposed_kitty_is_sampled_uniformly() -> None:
    """The dealer took cards that all have seen: they lie in its hand or are buried."""
    state = last_cards(HOUSE, seed=4, cards_left=1, exposed=True)
    viewer = Seat((state.bargain.dealer + 1) % 4)
    layouts = all_layouts(state, tuple(seat for seat in range(4) if seat != viewer))
    assert tuple(map(in_pack_order, state.hands)) in layouts
    chi, freedom = chi_square(layouts, GAME.view(state, viewer), tries=2_000)
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 8


def test_a_declared_card_is_held_and_its_double_is_no_likelier_than_it_should_be() -> None:
    """Of all deals in which seat 1 holds a two of hearts, it holds both in 600 of 3500."""
    state = opened(HOUSE, deck_with({1: "H2", 2: "H2"}, dealer=1), dealer=1)
    view = GAME.view(play_texts(state, "1 declare H2"), Seat(0))
    rng = Random(2)
    (two,) = parse_cards("H2")
    counts = Counter(hand_of(GAME.sample(view, rng), Seat(1)).count(two) for _ in range(3_000))
    assert counts[0] == 0
    assert abs(counts[2] / 3_000 - 600 / 3_500) < 0.03


def test_a_card_declared_early_had_been_drawn_by_then() -> None:
    """`declare: during`: of the first ten cards of seat 1 one is the two of hearts."""
    state = opened(FULL, deck_with({1: "H2", 2: "H2"}))
    for _ in range(40):
        state = play_texts(state, f"{GAME.to_act(state)[0]} draw")
    state = play_texts(state, "1 declare H2")
    for _ in range(40):
        state = play_texts(state, f"{GAME.to_act(state)[0]} draw")
    view = GAME.view(state, Seat(0))
    rng, both = Random(2), 0
    for _ in range(2_000):
        sampled = GAME.sample(view, rng)
        assert isinstance(sampled, Drawing)
        held = Counter(card.text for card in sampled.deck[1:40:4])
        assert held["H2"] >= 1
        both += held["H2"] == 2
    unseen = 88  # one's own 20 cards are known, both copies of the two are not
    chance = (10 * 9) / (unseen * 87 - (unseen - 10) * (unseen - 11))
    assert abs(both / 2_000 - chance) < 0.02


def test_the_dealers_declared_cards_are_never_sampled_into_the_kitty() -> None:
    """T-A23: the kitty is hidden from the others, but what was declared came from the hand."""
    state = opened(HOUSE, deck_with({0: "SML SML"}))
    playing = buried(play_texts(state, "0 declare SML SML", "1 pass", "2 pass", "3 pass"))
    view, rng = GAME.view(playing, Seat(1)), Random(3)
    for _ in range(200):
        sampled = GAME.sample(view, rng)
        assert isinstance(sampled, Playing)
        assert sampled.dealt.hands[0].count(parse_cards("SML")[0]) == 2


def test_a_hand_laid_open_by_a_claim_is_in_every_sample() -> None:
    options = change_options(HOUSE, {"claim": True})
    state = buried(all_pass(opened(options, deck_with({}))))
    claimed = GAME.play(state, state.trick.leader, CLAIM)[0]
    view = GAME.view(claimed, Seat(2))
    sampled = GAME.sample(view, Random(1))
    assert hand_of(sampled, state.trick.leader) == state.hands[state.trick.leader]
    assert GAME.view(sampled, Seat(2)) == view


def test_a_view_that_contradicts_itself_is_an_error() -> None:
    view = GAME.view(opened(HOUSE, deck_with({})), Seat(0))
    with pytest.raises(ValueError, match="respects what was shown"):
        GAME.sample(replace(view, card_counts=(25, 60, 25, 25)), Random(1))


def test_the_whole_pack_is_in_every_sample() -> None:
    state = opened(HOUSE, deck_with({}))
    assert isinstance(state, Declaring)
    sampled = GAME.sample(GAME.view(state, None), Random(1))
    assert isinstance(sampled, Declaring)
    every = (*(card for hand in sampled.dealt.hands for card in hand), *sampled.dealt.kitty)
    assert in_pack_order(every) == in_pack_order(TWO_PACKS)

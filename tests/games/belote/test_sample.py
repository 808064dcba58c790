"""Sampling what a seat cannot see is uniform over what its view allows (announcements, belotes and duties included)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from stammtisch.cards import PACK_32, Card, parse_cards
from stammtisch.games.belote import GAME
from stammtisch.games.belote.announcements import Announcements, choices
from stammtisch.games.belote.belotes import OTHER
from stammtisch.games.belote.contracts import CONTRACTS
from stammtisch.games.belote.duties import legal_cards
from stammtisch.games.belote.knowledge import knowledge
from stammtisch.games.belote.moves import Play
from stammtisch.games.belote.options import BULGARIAN, HOUSE, BeloteOptions
from stammtisch.games.belote.state import Bidding, Playing, State, whole_hands
from stammtisch.games.belote.view import BeloteView
from stammtisch.games.options import change_options
from stammtisch.seats import Seat
from tests.games.belote.deals import after, hands_with, playing

Deal = tuple[frozenset[Card], ...]


def random_position(rng: Random, options: BeloteOptions, cards: int, announcing: float = 0.0) -> Playing:
    """A position of a random deal with so many cards left in each hand; now and then announcements are made."""
    while True:
        deck = rng.sample(PACK_32, 32)
        contract = rng.choice(CONTRACTS).value
        state: State = playing(
            [tuple(deck[n : n + 8]) for n in range(0, 32, 8)], f"{contract}, pass, pass, pass", options
        )
        said = False
        while isinstance(state, Playing) and len(state.won) < 8 - cards:
            plays = [move for move in GAME.legal_moves(state, state.turn) if isinstance(move, Play)]
            speaking = [move for move in plays if move.announcements]
            move = rng.choice(speaking if speaking and rng.random() < announcing else plays)
            said = said or bool(move.announcements)
            state, _ = GAME.play(state, state.turn, move)
        assert isinstance(state, Playing)
        if said or not announcing:
            return state


def possible(view: BeloteView) -> Iterator[tuple[Deal, tuple[Announcements, ...]]]:
    """Every deal of the unseen cards, with announcements that replays to the same view: by trying all."""
    assert view.seat is not None and view.doubled is not None
    played: list[list[Card]] = [[], [], [], []]
    for won in view.won:
        for place, card in enumerate(won.trick.cards):
            played[won.trick.seat_at(place, 4)].append(card)
    gone = {card for pile in played for card in pile}
    unseen = [card for card in PACK_32 if card not in gone and card not in view.hand]
    others = [seat for seat in range(4) if seat != view.seat]
    size = len(unseen) // 3
    for first in combinations(unseen, size):
        left = [card for card in unseen if card not in first]
        for second in combinations(left, size):
            third = tuple(card for card in left if card not in second)
            hands: list[tuple[Card, ...]] = [view.hand] * 4
            for seat, cards in zip(others, (first, second, third), strict=True):
                hands[seat] = cards
            whole = [frozenset((*pile, *hand)) for pile, hand in zip(played, hands, strict=True)]
            if replays(view, whole):
                for said in product(*(said_by(view, seat, whole[seat]) for seat in range(4))):
                    yield tuple(frozenset(hand) for hand in hands), said


def said_by(view: BeloteView, seat: int, whole: frozenset[Card]) -> list[Announcements]:
    """The announcements that a hand can have made, given what was heard (or shown)."""
    heard = [one for one in view.announced if one.seat == seat]
    kinds = Counter(one.kind for one in heard)
    texts = {one.text for one in heard if one.text}
    return [
        chosen
        for chosen in choices(whole)
        if Counter(one.kind for one in chosen) == kinds and texts <= {one.text for one in chosen}
    ]


def replays(view: BeloteView, whole: list[frozenset[Card]]) -> bool:
    """Whether every card was legal from these hands, and belotes were said just where they were."""
    assert view.doubled is not None
    contract, left, said = view.doubled.contract, [set(hand) for hand in whole], set()
    for won in view.won:
        for place, card in enumerate(won.trick.cards):
            seat, before = won.trick.seat_at(place, 4), won.trick.cards[:place]
            if card not in legal_cards(tuple(left[seat]), contract, before, view.match.options):
                return False
            is_trump = contract.value == "all trumps" or card.suit is contract.trump
            is_played = contract.value != "all trumps" or not before or before[0].suit is card.suit
            if card in OTHER and OTHER[card] in left[seat] and is_trump and is_played:
                said.add((seat, card.suit))
            left[seat].discard(card)
    heard = {(one.seat, one.suit) for one in view.belotes}
    return said == heard if view.match.options.belote_auto else heard <= said


QUIET = change_options(HOUSE, {"belote_auto": False})


@pytest.mark.parametrize(
    ("seed", "options", "announcing"),
    [(1, HOUSE, 0.0), (2, BULGARIAN, 0.0), (3, HOUSE, 1.0), (4, QUIET, 1.0), (5, BULGARIAN, 1.0), (6, HOUSE, 1.0)],
)
def test_every_possible_deal_comes_up_equally_often_and_no_other(
    seed: int, options: BeloteOptions, announcing: float
) -> None:
    """Enumerated with two cards left in each hand; each count within five standard deviations."""
    state = random_position(Random(seed), options, 2, announcing)
    view = GAME.view(state, Seat(0))
    allowed = set(possible(view))
    assert (tuple(frozenset(hand) for hand in state.hands), state.announced) in allowed
    draws, rng = 60 * len(allowed) + 500, Random(seed)
    seen: Counter[tuple[Deal, tuple[Announcements, ...]]] = Counter()
    for _ in range(draws):
        sampled = GAME.sample(view, rng)
        assert isinstance(sampled, Playing)
        seen[tuple(frozenset(hand) for hand in sampled.hands), sampled.announced] += 1
    assert set(seen) == allowed
    mean = draws / len(allowed)
    assert all(abs(count - mean) < 5 * mean**0.5 + 1 for count in seen.values())


def test_an_announcement_is_found_in_every_sampled_hand() -> None:
    """B-A28: a heard fifty binds, though its cards are hidden."""
    hands = hands_with("SA SK SQ H7 H8 D7 C7 C8", "HA HK HQ HJ S7 S8 D8 D9")
    state, _ = after(playing(hands, "clubs, pass, pass, pass"), "play H7 + tierce SA", "play HJ + fifty HA")
    view, rng = GAME.view(state, Seat(2)), Random(1)
    tops = set()
    for _ in range(200):
        sampled = GAME.sample(view, rng)
        assert isinstance(sampled, Playing)
        whole = whole_hands(sampled)
        for seat in (0, 1):
            (said,) = sampled.announced[seat]
            assert set(said.cards) <= set(whole[seat])
            tops.add(said.text)
        assert GAME.view(sampled, Seat(2)) == view
    assert len(tops) > 10


def test_a_belote_says_where_the_other_card_is() -> None:
    """B-A30: said, it lies there; not said, it does not."""
    hands = hands_with("HK HQ DK D7 S7 S8 C7 C8", "HJ H7 SA SK D8 D9 C9 CT")
    state, _ = after(playing(hands, "hearts, pass, pass, pass"), "play HK")
    for seed in range(30):
        sampled = GAME.sample(GAME.view(state, Seat(1)), Random(seed))
        assert isinstance(sampled, Playing) and set(parse_cards("HQ")) <= set(sampled.hands[0])
    silent, _ = after(playing(hands_with("HK H8 DK D7 S7 S8 C7 C8"), "hearts, pass, pass, pass"), "play HK")
    known = knowledge(GAME.view(silent, Seat(1)))
    assert not known.may_hold(0, parse_cards("HQ")[0])


def test_before_the_play_all_unseen_cards_are_dealt_at_random() -> None:
    """B-5: a bid binds nobody to any card."""
    state = GAME.deal(GAME.open_match(HOUSE, Seat(0), ()), PACK_32)
    assert isinstance(state, Bidding)
    view = GAME.view(state, Seat(1))
    places: Counter[int] = Counter()
    for seed in range(2000):
        sampled = GAME.sample(view, Random(seed))
        assert isinstance(sampled, Bidding) and set(sampled.hands[1]) == set(view.hand)
        card = next(card for card in PACK_32 if card not in view.hand)
        places[next((seat for seat in range(4) if card in sampled.hands[seat]), 4)] += 1
    assert all(abs(places[seat] - 2000 * 5 / 27) < 100 for seat in (0, 2, 3))
    assert abs(places[4] - 2000 * 12 / 27) < 120


def test_a_spectator_may_be_sampled_for_too() -> None:
    state, _ = after(playing(hands_with(), "hearts, pass, pass, pass"), "play " + hands_with()[0][0].text)
    sampled = GAME.sample(GAME.view(state, None), Random(1))
    assert GAME.view(sampled, None) == GAME.view(state, None)

"""Counting help agrees with the whole truth, in every game, and follows from the seat's view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stammtisch.cards import Card, Suit, parse_cards
from stammtisch.games import GAMES
from stammtisch.games.belote.contracts import card_points as belote_points
from stammtisch.games.count_help import CountHelp, SuitCount, count_suits
from stammtisch.games.game import AnyGame
from stammtisch.games.skat.order import card_points as skat_points
from stammtisch.games.tractor.order import card_points as tractor_points
from stammtisch.seats import Seat
from stammtisch.testing.positions import options_of, random_deal, random_match, random_options

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SEEDS = range(8)


def helped(game: AnyGame, seed: int) -> Iterator[tuple[Any, Any, CountHelp]]:
    """The positions of a deal, each with the view of a seat that is helped there."""
    rng = Random(seed)
    match = random_match(game, random_options(game, rng), rng)
    for step in random_deal(game, match, rng):
        for seat in range(game.seats(match.options)):
            view = game.view(step.state, Seat(seat))
            counts = game.count_help(view)
            if counts is not None:
                yield step.state, view, counts


def held_unseen(game: AnyGame, state: Any, view: Any) -> Counter[Card]:
    """The cards in the other hands, without hands that lie open; in Tractor the shown cards still count as out."""
    open_hands = {"skat": "open_hands", "belote": "shown"}.get(game.key, "")
    lying_open = getattr(view, open_hands, ((),) * len(view.card_counts))
    others = (seat for seat in range(len(view.card_counts)) if seat != view.seat and not lying_open[seat])
    return Counter(card for seat in others for card in game.hand(state, Seat(seat)))


@EVERY_GAME
def test_what_is_out_is_what_the_others_hold_and_what_lies_away_unseen(game: AnyGame) -> None:
    """No card that another seat still holds is missing; none is out that one holds oneself or that was played."""
    positions = 0
    for seed in SEEDS:
        for state, view, counts in helped(game, seed):
            positions += 1
            pack = Counter(game.pack(options_of(state)))
            out = Counter(card for suit in counts.suits for card in suit.out)
            played = sum(suit.played for suit in counts.suits)
            assert held_unseen(game, state, view) <= out
            assert Counter(view.hand) + out <= pack
            assert out.total() + len(view.hand) + played <= pack.total()
    assert positions > 100


@EVERY_GAME
def test_the_same_view_is_helped_alike_whatever_the_others_hold(game: AnyGame) -> None:
    """Redealt as the view allows, the deal is counted as before."""
    rng = Random(4)
    positions = list(helped(game, 3))[::9]
    for _, view, counts in positions:
        assert game.count_help(game.view(game.sample(view, rng), view.seat)) == counts
    assert positions


@EVERY_GAME
def test_spectators_and_seats_are_not_helped_before_the_first_card(game: AnyGame) -> None:
    rng = Random(1)
    state = game.deal(match := random_match(game, game.presets["house"], rng), game.next_deck(match, None, rng))
    assert game.count_help(game.view(state, Seat(0))) is None


def worth(game: str, view: Any, cards: Iterator[Card]) -> int:
    """Card points of cards, by each game's own table."""
    if game == "belote":
        return sum(belote_points(view.doubled.contract)[card] for card in cards)
    return (skat_points if game == "skat" else tractor_points)(cards)


@pytest.mark.parametrize("key", ["belote", "skat", "tractor"])
def test_card_points_taken_and_those_to_come_are_all_there_are(key: str) -> None:
    """What was taken, what lies on the table, what all hold and what lies away unseen add up to the pack."""
    game, positions = GAMES[key], 0
    for seed in SEEDS:
        for state, view, counts in helped(game, seed):
            if not counts.taken:
                continue
            positions += 1
            pack = Counter(game.pack(options_of(state)))
            out = Counter(card for suit in counts.suits for card in suit.out)
            trick = view.trick.cards if key != "tractor" and view.trick else ()
            if key == "tractor" and view.trick:
                trick = tuple(card for cards in view.trick.plays for card in cards)
            away = view.buried if key == "tractor" else ()
            lying_open = [card for hand in getattr(view, "open_hands", ()) for card in hand]
            if key == "belote":
                lying_open = [card for hand in view.shown for card in hand]
            elsewhere = Counter({*lying_open} - {*view.hand}) if key != "tractor" else Counter()
            left = out + Counter(view.hand) + Counter(trick) + Counter(away) + elsewhere
            taken = sum(side.card_points for side in counts.taken)
            assert taken + worth(key, view, left.elements()) == worth(key, view, pack.elements())
    assert positions > 50


def test_trumps_come_first_and_suits_without_a_card_are_left_out() -> None:
    """Jacks as trumps: of hearts one card was played and none is out; of diamonds there is nothing."""

    def suit_of(card: Card) -> Suit | None:
        return None if card.text[1] == "J" else card.suit

    counts = count_suits(parse_cards("CJ CA"), parse_cards("HK"), suit_of, (Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS))
    assert counts == (
        SuitCount(None, parse_cards("CJ"), 0),
        SuitCount(Suit.CLUBS, parse_cards("CA"), 0),
        SuitCount(Suit.HEARTS, (), 1),
    )

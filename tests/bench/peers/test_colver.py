"""`colver` itself: what was recorded of it is what it says now, and whole deals are played against it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from stammtisch.bench.belote_peers import against_heuristic, auction, dealt
from stammtisch.bench.peers import SEED
from stammtisch.cards import PACK_32, cards_text
from stammtisch.seats import Seat
from tests.bench.recorded_games import RecordedDeal, as_line, recorded_deals


def test_the_recorded_deals_are_those_it_bids_and_plays() -> None:
    """The same hands, calls, choices, cards and scores, line by line."""
    recorded = recorded_deals()
    assert [as_line(deal) for deal in recorded] == [as_line(_record(number)) for number in range(len(recorded))]


def _record(number: int) -> RecordedDeal:
    """The deal of this number, as four of its players by rule of thumb bid and play it."""
    pack = Random(f"{SEED}/{number}").sample(PACK_32, 32)
    hands, dealer = tuple(tuple(pack[start : start + 8]) for start in range(0, 32, 8)), Seat(number % 4)
    env = dealt(hands, dealer)
    said, contract = tuple(auction(env)), env.get_contract()
    played, (first, second) = tuple(_cards(env)), env.rewards()
    texts = tuple(cards_text(hand) for hand in hands)
    return RecordedDeal(texts, dealer, said, dict(sorted(contract.items())), played, (first, second))


def _cards(env: Any) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    while not env.is_terminal():
        card, legal = env.action_heuristic_play(), tuple(sorted(env.legal_actions()))
        yield env.current_player(), card, legal
        env.step(card)


def test_a_deal_is_played_to_its_end_by_both() -> None:
    """Its rules and ours agree on every card; what one side scores more is a whole number of points, halved."""
    for number in range(2):
        ahead = against_heuristic(1, number)
        assert ahead is not None and (2 * ahead).is_integer()

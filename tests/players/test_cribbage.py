"""The rule-of-thumb player: named blunders, its speed, its strength."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import comb
from random import Random
from typing import Any

import pytest

from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.combinations import rank_score
from stammtisch.games.options import change_options
from stammtisch.players import PLAYERS
from stammtisch.players.cribbage.by_rule import crib_average
from stammtisch.players.player import AnyPlayer
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Seat
from tests.games.cribbage.test_deals import open_deal, play_text

BOT = PLAYERS["cribbage"]


def chosen(state: Any) -> str:
    seat = GAME.to_act(state)[0]
    return GAME.move_text(BOT.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(1)))


def deal(pone: str, dealer: str, *moves: str, **row: Any) -> Any:
    state = open_deal({"hands": [dealer, pone], "starter": "D6", **row})
    for text in moves:
        state = play_text(state, text)
    return state


IN_THE_CRIB = [
    ("does not break a pair royal for nothing", "H8 C8 S8 HK C2 D4", {"H8", "C8", "S8"}),
    ("does not break a run of four", "H6 C7 S8 H9 CK DQ", {"H6", "C7", "S8", "H9"}),
    ("keeps its fives", "H5 C5 ST HJ C2 D9", {"H5", "C5"}),
]


@pytest.mark.parametrize(("says", "hand", "kept"), IN_THE_CRIB, ids=[row[0] for row in IN_THE_CRIB])
def test_a_discard_is_no_blunder(says: str, hand: str, kept: set[str]) -> None:
    state = deal(hand, "HQ D3 S4 C9 H7 HA", discard=False)
    assert not set(chosen(state).split()[1:]) & kept


def test_a_pair_goes_into_ones_own_crib_but_not_into_the_others() -> None:
    """The same six cards, once as the dealer, once as the pone."""
    hand, other = "S2 H2 HT CJ DQ DK", "H3 C4 S6 S7 S9 S8"
    as_pone = deal(hand, other, discard=False)
    assert set(chosen(as_pone).split()[1:]) != {"H2", "S2"}
    as_dealer = deal(other, hand, "1 discard H3 C4", discard=False)
    assert set(chosen(as_dealer).split()[1:]) == {"H2", "S2"}


IN_THE_PLAY = [
    ("takes fifteen", ("S8 SK SQ S2 C3 C4", "H7 HK H9 HJ D2 D4", "1 S8"), "play H7"),
    ("takes thirty-one", ("SK SQ S8 S2 C3 C4", "HK HA H3 HJ D2 D4", "1 SK", "0 HK", "1 SQ"), "play HA"),
    ("pairs rather than passing a pair by", ("SK SQ S8 S2 C3 C4", "HK H9 H3 HA D2 D4", "1 SK"), "play HK"),
    ("completes a run", ("S3 S5 S9 SK C8 CA", "H4 HK HJ HQ D2 D7", "1 S3", "0 H4"), "play S5"),
]


@pytest.mark.parametrize(("says", "cards", "best"), IN_THE_PLAY, ids=[row[0] for row in IN_THE_PLAY])
def test_a_score_on_the_table_is_taken(says: str, cards: tuple[str, ...], best: str) -> None:
    assert chosen(deal(*cards)) == best


@pytest.mark.parametrize("rest", ["SK SQ S9", "S4 S3 S2", "SJ S7 S6"])
def test_it_never_leads_a_five_that_any_ten_would_make_fifteen(rest: str) -> None:
    assert chosen(deal(f"S5 {rest} C8 CA", "H7 HK H9 HJ D2 D4")) != "play S5"


def test_it_does_not_offer_fifteen_or_thirty_one_where_it_need_not() -> None:
    """With 11 on the table a ten makes 21, and any of 16 tens would make 31."""
    assert chosen(deal("SA SQ S8 S2 C3 C4", "HT H3 H9 HK D2 D4", "1 SA", "0 HT")) != "play SQ"


def test_it_counts_its_cards_in_full_and_claims_all_that_was_overlooked() -> None:
    options = {"count": "self", "muggins": True}
    state = deal("SK DK SA CA CJ C3", "HK C9 H8 H7 D2 D4", "1 SK", "1 count 0", "0 HK", options=options)
    assert chosen(state) == "count 2"
    assert chosen(play_text(state, "0 count 1")) == "muggins 1"
    assert chosen(play_text(state, "0 count 2")) == "play DK"


def test_the_table_of_cribs_is_what_counting_all_other_cards_gives() -> None:
    """19,600 choices of the other three cards for each of 91 pairs of ranks."""
    for low, high in [(1, 1), (1, 13), (2, 3), (5, 5), (5, 10), (7, 8), (13, 13)]:
        left = [4 - (rank == low) - (rank == high) for rank in range(14)]
        weighted = ways_in_all = 0
        for others in combinations_with_replacement(range(1, 14), 3):
            ways = 1
            for rank, number in Counter(others).items():
                ways *= comb(left[rank], number)
            if ways:
                ways_in_all += ways
                weighted += ways * rank_score(tuple(sorted((low, high, *others))))
        assert ways_in_all == 19_600
        assert abs(crib_average(low, high) - weighted / ways_in_all) <= 0.005


def winner(players: tuple[AnyPlayer, AnyPlayer], seed: int, **changes: object) -> int:
    rng = Random(seed)
    match = GAME.open_match(
        change_options(GAME.presets["house"], changes),
        Seat(0),
        GAME.next_deck(None, None, rng),  # type: ignore[arg-type]  # there is no match yet
    )
    while GAME.match_result(match) is None:
        state: Any = GAME.deal(match, GAME.next_deck(match, None, rng))
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            moves = GAME.legal_moves(state, seat)
            state, _ = GAME.play(state, seat, players[seat].choose(GAME.view(state, seat), moves, rng))
        match = GAME.after_deal(match, state)
    result = GAME.match_result(match)
    assert result is not None
    return result.winners[0]


def test_it_beats_a_random_player_clearly_from_both_seats() -> None:
    wins = sum(winner((BOT, RandomPlayer()), seed) == 0 for seed in range(12))
    wins += sum(winner((RandomPlayer(), BOT), seed) == 1 for seed in range(12))
    assert wins >= 21


def test_it_plays_a_match_counted_by_hand_with_muggins_to_its_end() -> None:
    assert winner((BOT, RandomPlayer()), 5, count="self", muggins=True) == 0

"""The cuts by hand, with `cut: player`: for the deal (C-A1) and for the starter (C-A3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.cards import PACK_52, parse_cards
from stammtisch.errors import ParseError, RuleError
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.moves import Cut, parse_move
from stammtisch.games.cribbage.state import CutForDeal, CutForStarter, Discarding, Finished, Play, State
from stammtisch.games.options import change_options
from stammtisch.seats import Seat
from stammtisch.testing.positions import random_deal

BY_HAND = change_options(GAME.presets["house"], {"cut": "player"})
BY_LOT = change_options(BY_HAND, {"first_deal": "random"})


def pack(first: str) -> tuple[Any, ...]:
    """A pack with these cards on top."""
    top = parse_cards(first)
    return (*top, *(card for card in PACK_52 if card not in top))


def cut_for_deal(first: str, *places: int) -> tuple[CutForDeal, list[str]]:
    """The cut for the deal from such a pack, each place named in turn; and what happened."""
    state: State = GAME.deal(GAME.open_match(BY_HAND, Seat(1), PACK_52), pack(first))
    codes: list[str] = []
    for number, place in enumerate(places):
        state, events = GAME.play(state, Seat(number % 2), Cut(place))
        codes += [event.code for event in events]
    assert isinstance(state, CutForDeal)
    return state, codes


def discarded() -> CutForStarter:
    """A deal in which both have laid away."""
    state: State = GAME.deal(GAME.open_match(BY_LOT, Seat(0), PACK_52), pack(""))
    for seat in GAME.to_act(state):
        state, _ = GAME.play(state, seat, GAME.legal_moves(state, seat)[0])
    assert isinstance(state, CutForStarter)
    return state


def refused(state: State, seat: int, text: str) -> tuple[str, str]:
    """Code and rule of the refusal."""
    with pytest.raises(RuleError) as error:
        GAME.play(state, Seat(seat), parse_move(text))
    return error.value.code, error.value.rule


@pytest.mark.parametrize(
    ("first", "places", "dealer"),
    [
        ("CA DK", (1, 2), 0),
        ("CA DK", (2, 1), 1),
        ("C5 D5 H9 S8", (1, 2, 3, 4), 1),
        ("CK DA", (52, 2), 1),
    ],
    ids=["lower card of seat 0", "lower card of seat 1", "equal ranks cut again", "anywhere in the pack"],
)
def test_the_lower_card_deals(first: str, places: tuple[int, ...], dealer: int) -> None:
    """Ace low; equal ranks are cut again from the cards that are left. Nobody scores, and the match goes on (C-A1)."""
    state, codes = cut_for_deal(first, *places)
    result = GAME.result(state)
    assert result is not None and (result.scores, result.reason) == ((0, 0), "cut")
    after = GAME.after_deal(state.match, state)
    assert GAME.view(state, None).dealer == after.dealer
    assert (after.dealer, after.first_dealer, after.cuts[-1]) == (dealer, dealer, state.cuts[-1])
    assert isinstance(GAME.deal(after, PACK_52), Discarding) and GAME.match_result(after) is None
    assert codes.count("cut_again") == len(places) // 2 - 1 and codes[-1] == "cut_deals"


def test_one_after_the_other_cuts_what_is_not_turned_yet() -> None:
    """Seat 0 first; the card turned is seen by all, and cannot be taken again."""
    state, _ = cut_for_deal("CA DK", 1)
    assert GAME.to_act(state) == (1,) and GAME.view(state, None).cut_cards == parse_cards("CA")
    assert Cut(1) not in GAME.legal_moves(state, Seat(1)) and len(GAME.legal_moves(state, Seat(1))) == 51
    assert GAME.legal_moves(state, Seat(0)) == ()
    assert refused(state, 1, "cut 1") == ("cut_taken", "C-A1")
    assert refused(state, 0, "cut 2") == ("not_your_turn", "C-5")
    over, _ = cut_for_deal("CA DK", 1, 2)
    assert refused(over, 0, "cut 3") == ("deal_over", "C-A23") and GAME.to_act(over) == ()


def test_a_new_game_is_cut_for_where_that_is_agreed() -> None:
    """With `next_deal: cut` by hand as well."""
    options = change_options(BY_LOT, {"next_deal": "cut", "games": 3, "target": 61})
    match, rng = GAME.open_match(options, Seat(0), PACK_52), Random(3)
    while not match.games:
        *_, last = random_deal(GAME, match, rng)
        match = GAME.after_deal(match, last.state)
    assert match.to_cut and isinstance(GAME.deal(match, PACK_52), CutForDeal)


@pytest.mark.parametrize("cards", [4, 20, 36])
def test_the_card_below_those_lifted_is_the_starter(cards: int) -> None:
    """The pone cuts; the pile of 40 is the rest of the pack in its order (C-A3)."""
    state = discarded()
    pile = (state.dealt.starter, *state.dealt.stock)
    assert GAME.to_act(state) == (state.dealt.pone,) and len(pile) == 40
    after, events = GAME.play(state, state.dealt.pone, Cut(cards))
    assert isinstance(after, Play) and after.dealt.starter == pile[cards]
    assert sorted((after.dealt.starter, *after.dealt.stock), key=PACK_52.index) == sorted(pile, key=PACK_52.index)
    assert [event.code for event in events][:2] == ["cut", "starter"]


@pytest.mark.parametrize("cards", [1, 3, 37, 52])
def test_at_least_four_cards_lie_on_either_side(cards: int) -> None:
    """As at a table (C-A3); the dealer has nothing to cut."""
    state = discarded()
    assert refused(state, state.dealt.pone, f"cut {cards}") == ("cut_out_of_range", "C-A3")
    assert refused(state, state.dealt.dealer, "cut 20") == ("not_your_turn", "C-5")
    assert [move.cards for move in GAME.legal_moves(state, state.dealt.pone) if isinstance(move, Cut)] == [
        *range(4, 37)
    ]


def test_a_cut_is_out_of_place_in_the_play() -> None:
    """The refusal says so; where the table cuts, nobody is asked."""
    after, _ = GAME.play(discarded(), Seat(1), Cut(20))
    assert refused(after, GAME.to_act(after)[0], "cut 20") == ("no_cut_now", "C-A3")
    *_, last = random_deal(GAME, GAME.open_match(GAME.presets["house"], Seat(0), PACK_52), Random(1))
    assert isinstance(last.state, Finished)


@pytest.mark.parametrize("text", ["cut", "cut 0", "cut 53", "cut -1", "cut ten", "cut 1 2"])
def test_what_is_no_cut_is_refused(text: str) -> None:
    """The error names the forms, or the numbers that there are."""
    with pytest.raises(ParseError):
        parse_move(text)


def test_the_starter_is_hidden_until_it_is_turned() -> None:
    """Neither player sees which card any cut would turn: all that is hidden may lie anywhere."""
    state = discarded()
    for seat in (Seat(0), Seat(1), None):
        view = GAME.view(state, seat)
        assert (view.phase.value, view.starter, view.crib_count) == ("cut", None, 4)
        others = {GAME.play(GAME.sample(view, Random(seed)), Seat(1), Cut(20))[0] for seed in range(8)}
        assert len({other.dealt.starter for other in others if isinstance(other, Play)}) > 1

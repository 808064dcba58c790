"""From the pack to the first lead: dealing, declaring, new cards, burying."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stammtisch.cards import Suit, cards_text, parse_cards
from stammtisch.errors import ParseError, RuleError
from stammtisch.games.options import change_options
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.moves import DRAW, KEEP, PASS, REDEAL, Bury, Declare
from stammtisch.games.tractor.state import Burying, Declaring, Drawing, Playing, Redealing, Redealt, hand_of
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import Seat
from tests.games.tractor.deals import all_pass, buried, deck_with, opened
from tests.games.tractor.replaying import play_texts
from tests.games.tractor.tables import FULL, HOUSE, cards, each, options_of


def called(row: dict[str, Any]) -> list[str]:
    return [call if call.endswith("pass") else call.replace(" ", " declare ", 1) for call in row["calls"]]


def hands_for(row: dict[str, Any]) -> dict[int, str]:
    """Each seat holds what it declares in the row."""
    held: dict[int, str] = {}
    for call in row["calls"]:
        seat, _, said = call.partition(" ")
        if said != "pass":
            held[int(seat)] = f"{held.get(int(seat), '')} {said}".strip()
    return held


@each("calls")
def test_trump_making_goes_as_in_the_row(row: dict[str, Any]) -> None:
    calls, refused = called(row), row.get("refused")
    state = opened(options_of(row), deck_with(hands_for(row), row.get("kitty", "")))
    if refused:
        state = play_texts(state, *calls[:-1])
        with pytest.raises(RuleError) as refusal:
            play_texts(state, calls[-1])
        assert refused == refusal.value.rule
        return
    state = play_texts(state, *calls)
    assert isinstance(state, Burying)
    assert (Suit(row["trump"]) if row["trump"] else None) is state.bargain.contract.trump
    assert row["dealer"] == state.bargain.dealer
    if "flipped" in row:
        assert parse_cards(row["flipped"]) == state.bargain.flipped
        assert state.bargain.flipped == GAME.view(state, None).flipped


def test_cards_go_round_one_at_a_time_from_the_dealer_on_and_eight_are_left() -> None:
    """T-3: 25 cards each."""
    state = opened(HOUSE, TWO_PACKS, dealer=3)
    assert isinstance(state, Declaring)
    for seat in range(4):
        assert state.dealt.hands[seat] == TWO_PACKS[(seat - 3) % 4 : 100 : 4]
        assert len(state.dealt.hands[seat]) == 25
    assert state.dealt.kitty == TWO_PACKS[100:]


def test_four_sit_at_the_table_and_partners_opposite() -> None:
    """T-1."""
    assert GAME.seats(HOUSE) == 4
    assert [GAME.side_of(HOUSE, Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_speaks_first_then_the_next_seats(dealer: int) -> None:
    """T-A1, T-5."""
    state = opened(HOUSE, deck_with({}), dealer=dealer)
    for step in range(4):
        assert GAME.to_act(state) == ((dealer + step) % 4,)
        state = GAME.play(state, GAME.to_act(state)[0], PASS)[0]
    assert isinstance(state, Burying)


def test_the_level_is_that_of_the_dealers_side() -> None:
    """T-4: two at first, later the level of the side that deals."""
    first = GAME.view(opened(HOUSE, deck_with({})), None)
    assert first.level.value == "2"
    later = opened(HOUSE, deck_with({}), dealer=1, levels=(5, 9), dealer_known=True)
    assert GAME.view(later, None).level.value == "9"


def test_a_later_dealer_stays_whoever_declares() -> None:
    """T-5, T-A29: only in a first deal the declarer becomes the dealer."""
    state = opened(HOUSE, deck_with({1: "H2"}), dealer_known=True)
    state = play_texts(state, "0 pass", "1 declare H2", "2 pass", "3 pass", "0 pass")
    assert isinstance(state, Burying)
    assert state.bargain.dealer == 0


def test_in_turn_nobody_declares_out_of_turn() -> None:
    """T-6: no strengthening out of turn."""
    state = play_texts(opened(HOUSE, deck_with({0: "H2 H2", 1: "S2 S2"})), "0 declare H2")
    for seat, text in ((0, "declare H2 H2"), (2, "pass")):
        assert len(GAME.legal_moves(state, Seat(seat))) == 0
        with pytest.raises(RuleError, match="not your turn"):
            GAME.play(state, Seat(seat), GAME.parse_move(text))


def test_a_declaration_of_cards_not_held_is_refused() -> None:
    state = opened(HOUSE, deck_with({1: "H2 H2"}))
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, Seat(0), Declare(cards("H2")))
    assert ("not_in_hand", "T-6") == (refusal.value.code, refusal.value.rule)


# Declaring while cards are dealt


def drawn(state: Any, count: int) -> Any:
    for _ in range(count):
        state = GAME.play(state, GAME.to_act(state)[0], DRAW)[0]
    return state


def test_while_cards_are_dealt_any_seat_may_declare_what_it_holds_by_then() -> None:
    """T-A7: seat 1 gets its two of hearts with the second card of the pack."""
    state = opened(FULL, deck_with({1: "H2", 2: "H2"}))
    assert isinstance(state, Drawing)
    assert GAME.legal_moves(state, Seat(1)) == ()
    state = drawn(state, 2)
    assert [GAME.move_text(move) for move in GAME.legal_moves(state, Seat(1))] == ["declare H2"]
    state = play_texts(state, "1 declare H2")
    assert GAME.to_act(state) == (2,)  # the dealing goes on where it was
    with pytest.raises(RuleError):
        play_texts(drawn(state, 1), "2 declare H2")  # the declaration stored first counts


def test_whom_the_table_waits_for_while_dealing_tells_nothing_of_hands() -> None:
    """T-A7: the next card is drawn by the seat whose card it is, whatever anybody holds."""
    for seed in range(5):
        state = opened(FULL, deck_with({}, seed=seed), dealer=2)
        for count in range(100):
            assert GAME.to_act(state) == ((2 + count) % 4,)
            state = drawn(state, 1)
        assert isinstance(state, Declaring)
        assert GAME.to_act(state) == (2,)


def test_ones_own_single_may_grow_into_the_pair_while_it_stands_and_into_nothing_else() -> None:
    """T-A4 and `declare: during`."""
    state = play_texts(drawn(opened(FULL, deck_with({0: "H2 H2 S2 S2 BIG BIG"})), 40), "0 declare H2")
    assert [GAME.move_text(move) for move in GAME.legal_moves(state, Seat(0))][1:] == ["declare H2 H2"]
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, Seat(0), Declare(cards("S2 S2")))
    assert ("own_stands", "T-A4") == (refusal.value.code, refusal.value.rule)
    stronger = play_texts(state, "0 declare H2 H2")
    assert stronger.calls[-1].text == "H2 H2"


def test_after_the_last_card_every_seat_may_still_declare_until_three_pass_in_turn() -> None:
    state = play_texts(drawn(opened(FULL, deck_with({1: "H2", 3: "S2 S2"})), 50), "1 declare H2")
    state = drawn(state, 50)
    state = play_texts(state, "2 pass", "3 pass")
    assert isinstance(state, Declaring)
    assert [GAME.move_text(move) for move in GAME.legal_moves(state, Seat(3))] == ["declare S2 S2"]  # out of turn
    state = play_texts(state, "3 declare S2 S2", "0 pass", "1 pass", "2 pass")
    assert isinstance(state, Burying)
    assert (3, Suit.SPADES) == (state.bargain.dealer, state.bargain.contract.trump)


# New cards


@pytest.mark.parametrize(("redeal", "hand"), [("no_points", "C3"), ("no_trumps", "CK")])
def test_a_poor_hand_may_ask_for_new_cards_and_the_dealer_stays(redeal: str, hand: str) -> None:
    """T-A31."""
    options = change_options(HOUSE, {"redeal": redeal})
    poor = "C3 C4 C6 C7 C8 C9 CJ CQ S3 S4 S6 S7 S8 S9 SJ SQ D3 D4 D6 D7 D8 D9 DJ DQ"
    state = play_texts(opened(options, deck_with({1: f"{poor} {hand}", 0: "C5 C2"})), "0 keep")
    assert isinstance(state, Redealing)
    assert (KEEP, REDEAL) == GAME.legal_moves(state, Seat(1))
    again = play_texts(state, "1 redeal")
    assert isinstance(again, Redealt)
    result = GAME.result(again)
    assert result is not None
    assert ((0, 0), "redealt") == (result.scores, result.reason)
    match = GAME.after_deal(state.match, again)
    assert (state.match.dealer, state.match.levels, False) == (match.dealer, match.levels, match.dealer_known)
    assert isinstance(play_texts(state, "1 keep", "2 keep", "3 keep"), Declaring)


def test_a_good_hand_may_not_ask_for_new_cards() -> None:
    """T-A31: everybody is asked, so that the question gives nothing away."""
    state = opened(change_options(HOUSE, {"redeal": "no_points"}), deck_with({0: "C5"}))
    assert (KEEP,) == GAME.legal_moves(state, Seat(0))
    with pytest.raises(RuleError) as refusal:
        play_texts(state, "0 redeal")
    assert ("cannot_redeal", "T-A31") == (refusal.value.code, refusal.value.rule)


def test_without_the_option_nobody_is_asked_about_new_cards() -> None:
    assert isinstance(opened(HOUSE, deck_with({})), Declaring)


# The kitty


def test_the_dealer_takes_the_kitty_buries_any_eight_and_leads() -> None:
    """T-8, T-A22: card points and trumps may be buried."""
    state = all_pass(opened(HOUSE, deck_with({0: "HK HT H5"}, kitty="C3 BIG C5")))
    assert len(hand_of(state, Seat(0))) == 33
    playing = buried(state, "C3 C5 BIG HK HT H5 " + cards_text(state.dealt.kitty[3:5]))
    assert isinstance(playing, Playing)
    assert (0,) == GAME.to_act(playing)
    assert [25] * 4 == [len(hand) for hand in playing.hands]


def test_burying_what_is_not_held_or_not_by_the_dealer_is_refused() -> None:
    state = all_pass(opened(HOUSE, deck_with({1: "BIG BIG"})))
    own = hand_of(state, Seat(0))
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, Seat(0), Bury((*own[:7], cards("BIG")[0])))
    assert refusal.value.code == "not_in_hand"
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, Seat(1), Bury(hand_of(state, Seat(1))[:8]))
    assert refusal.value.code == "not_your_turn"


def test_the_legal_burials_are_every_eight_cards_of_33_and_are_not_listed() -> None:
    state = all_pass(opened(HOUSE, deck_with({})))
    moves = GAME.legal_moves(state, Seat(0))
    assert len(moves) > 1_000_000
    rng = Random(3)
    for _ in range(50):
        move = moves[rng.randrange(len(moves))]
        assert isinstance(move, Bury)
        assert len(move.cards) == 8
        GAME.play(state, Seat(0), move)


def test_only_the_dealer_knows_the_kitty_and_what_was_buried() -> None:
    """T-A23."""
    state = play_texts(opened(HOUSE, deck_with({1: "H2"})), "0 pass", "1 declare H2", "2 pass", "3 pass", "0 pass")
    views = [GAME.view(state, seat) for seat in (None, *map(Seat, range(4)))]
    assert [(), (), state.dealt.kitty, (), ()] == [view.kitty for view in views]
    playing = buried(state)
    views = [GAME.view(playing, seat) for seat in (None, *map(Seat, range(4)))]
    assert [0, 0, 8, 0, 0] == [len(view.buried) for view in views]


def test_everybody_knows_a_kitty_that_was_exposed_but_not_what_was_buried() -> None:
    """T-A8, T-A23."""
    playing = buried(all_pass(opened(HOUSE, deck_with({}))))
    view = GAME.view(playing, Seat(2))
    assert playing.dealt.kitty == view.kitty == view.flipped
    assert view.buried == ()


def test_a_hand_of_33_is_sorted_trumps_together_then_suits() -> None:
    state = all_pass(opened(HOUSE, deck_with({}, kitty="H3")))
    view: TractorView = GAME.view(state, Seat(0))
    suits = ["T" if c.suit in (Suit.JOKER, Suit.HEARTS) or c.rank is view.level else c.suit.value for c in view.hand]
    runs = [suit for place, suit in enumerate(suits) if place == 0 or suits[place - 1] != suit]
    assert len(runs) == len(set(runs))
    assert runs[0] == "T"


def test_no_move_of_other_customs_exists() -> None:
    """T-A32: no knock-back on jacks, no stealing of the kitty, no bombs."""
    for text in ("steal", "knock", "bomb", "declare HJ"):
        state = opened(HOUSE, deck_with({0: "HJ"}))
        with pytest.raises((ParseError, RuleError)):
            GAME.play(state, Seat(0), GAME.parse_move(text))


def test_options_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(ParseError, match="start_level K and end_level 5"):
        replace(HOUSE, start_level="K", end_level="5")
    with pytest.raises(ParseError, match="must_stop"):
        change_options(HOUSE, {"must_stop": ["2"]})

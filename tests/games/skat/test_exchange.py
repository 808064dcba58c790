"""From the auction to the first card: skat or Hand, two cards away, the contract."""

from __future__ import annotations

import pytest

from stammtisch.cards import in_pack_order, parse_cards
from stammtisch.errors import RuleError
from stammtisch.games.skat import GAME
from stammtisch.games.skat.order import card_points
from stammtisch.games.skat.state import Discarding, Finished, Naming, Play, SkatChoice, State
from stammtisch.games.skat.view import Covers
from tests.games.skat.table import (
    FOREHAND,
    ISKO,
    SKAT,
    F,
    M,
    after,
    dealt,
    events_of,
    forehand_plays,
    options,
    played_out,
    score_of,
    texts,
)


def chosen(*moves: str, state: State | None = None) -> State:
    """Forehand has won the auction at 18; then these moves."""
    return after(state if state is not None else dealt(), "1 pass", "2 pass", "0 18", *moves)


def refused(state: State, move: str) -> tuple[str, str]:
    """Code and rule of the refusal of this move; the state stays as it was."""
    with pytest.raises(RuleError) as error:
        after(state, move)
    return error.value.code, error.value.rule


def test_the_declarer_takes_the_skat_discards_two_and_names_a_game() -> None:
    """S-8: twelve cards, any two away, then a contract without Hand."""
    state = chosen()
    assert isinstance(state, SkatChoice) and "take skat" in texts(state, F)
    state = after(state, "0 take skat")
    assert isinstance(state, Discarding)
    assert len(texts(state, F)) == len(set(texts(state, F))) == 66
    assert GAME.view(state, F).card_counts == (12, 10, 10)
    state = after(state, "0 discard S7 SQ")
    assert isinstance(state, Naming)
    assert texts(state, F) == ["clubs", "spades", "hearts", "diamonds", "grand", "null", "null ouvert"]
    state = after(state, "0 clubs")
    assert isinstance(state, Play)
    assert GAME.view(state, F).discards == parse_cards("SQ S7")


def test_cards_laid_away_may_be_named_in_any_order() -> None:
    """S-8: both orders are one move."""
    state = chosen("0 take skat")
    assert after(state, "0 discard S7 SQ") == after(state, "0 discard SQ S7")


def test_the_skat_counts_for_the_declarer_discarded_or_untouched() -> None:
    """S-8 and S-4: card points of the play hold the two cards away."""
    for contract, away in (("clubs", "HA HT"), ("clubs hand", SKAT)):
        state = played_out(forehand_plays(contract, discard="HA HT"))
        assert isinstance(state, Finished)
        won = sum(taken.card_points for taken in state.play.tricks if taken.winner == F)
        assert state.card_points[0] == won + card_points(parse_cards(away))
        assert sum(state.card_points) == 120


def test_a_hand_game_leaves_the_skat_unseen_until_the_last_card() -> None:
    """S-A22 and S-14: the declarer sees the skat when the deal is over, and it counts among the matadors."""
    state = forehand_plays("clubs hand")
    assert GAME.view(state, F).skat == ()
    over = played_out(state)
    assert GAME.view(over, F).skat == GAME.view(over, M).skat == parse_cards(SKAT)


@pytest.mark.parametrize("contract", ["clubs", "grand", "null", "null ouvert"])
def test_before_the_skat_is_taken_only_hand_games_can_be_named(contract: str) -> None:
    """S-8: whoever wants the skat takes it first."""
    assert refused(chosen(), f"0 {contract}") == ("take_skat_first", "S-8")


def test_after_the_skat_was_taken_there_is_no_hand_game() -> None:
    """S-8: Hand means without looking."""
    state = chosen("0 take skat", f"0 discard {SKAT}")
    assert refused(state, "0 clubs hand") == ("skat_was_taken", "S-8")


def test_what_must_be_done_first_is_said() -> None:
    """Nothing can be named before two cards lie away, and only cards in hand can."""
    state = chosen("0 take skat")
    assert refused(state, "0 clubs") == ("discard_first", "S-8")
    assert refused(state, "0 discard HK SQ") == ("card_not_held", "S-8")
    assert refused(state, "1 discard HK H7") == ("not_your_turn", "S-8")
    assert refused(chosen("0 take skat", f"0 discard {SKAT}"), "0 play CJ") == ("name_contract", "S-8")


def test_a_null_below_the_bid_is_refused_in_the_house() -> None:
    """S-A8: at 24 the plain Null of 23 cannot be named; Null Ouvert can."""
    state = after(dealt(), "1 24", "0 hold", "1 pass", "2 pass", "0 take skat", f"0 discard {SKAT}")
    assert refused(state, "0 null") == ("null_below_bid", "S-A8")
    assert "null ouvert" in texts(state, F) and "null" not in texts(state, F)


def test_a_null_below_the_bid_loses_where_it_is_allowed() -> None:
    """S-A8 with `null_below_bid: allow`: -92 at a bid of 24, even without a trick."""
    rules = options(null_below_bid="allow")
    low = dealt(
        "C7 C8 C9 CT S7 S8 S9 H7 H8 H9",
        "CJ CQ CK CA SJ SQ SK SA ST HJ",
        "HQ HK HA HT D7 D8 D9 DT DJ DQ",
        "DK DA",
        rules,
    )
    state = after(low, "1 24", "0 hold", "1 pass", "2 pass", "0 take skat", "0 discard DK DA", "0 null")
    over = played_out(state)
    assert score_of(over) == -92
    result = GAME.result(over)
    assert result is not None and result.reason == "overbid"


def test_suit_games_and_grand_can_be_named_however_high_the_bid() -> None:
    """S-A9: an action is always there, and the view warns that it does not cover the bid."""
    state = after(dealt(), "1 264", "0 hold", "1 pass", "2 pass", "0 take skat", f"0 discard {SKAT}")
    assert texts(state, F) == ["clubs", "spades", "hearts", "diamonds", "grand"]
    assert {choice.covers for choice in GAME.view(state, F).choices} == {Covers.NO}


def test_the_view_says_whether_a_contract_covers_the_bid() -> None:
    """With two, bells is worth 27: enough at 27, only with Schneider at 30, not at 40."""
    expected = {27: Covers.YES, 30: Covers.SCHNEIDER, 40: Covers.NO}
    for bid, covers in expected.items():
        state = after(dealt(), f"1 {bid}", "0 hold", "1 pass", "2 pass", "0 take skat", f"0 discard {SKAT}")
        choices = {choice.contract.text: choice for choice in GAME.view(state, F).choices}
        assert (choices["diamonds"].covers, choices["diamonds"].matadors) == (covers, 2)
        assert GAME.view(state, M).choices == ()


def test_announcements_belong_to_hand_games_of_tables_that_play_them() -> None:
    """S-A16: not offered in the house; under isko Schneider, Schwarz and Ouvert with every Hand game."""
    assert not [text for text in texts(chosen(), F) if "schneider" in text or text == "clubs ouvert"]
    assert refused(chosen(), "0 clubs hand schneider") == ("announcements_off", "S-A16")
    offered = texts(chosen(state=dealt(rules=ISKO)), F)
    assert {"clubs hand schneider", "grand hand schwarz", "clubs ouvert"} <= set(offered)
    assert "null ouvert" not in offered


def test_an_open_hand_is_shown_before_the_first_card() -> None:
    """S-A17, and S-A18: Null Ouvert may be played with the skat taken, and then with twelve cards seen."""
    state = chosen("0 take skat", f"0 discard {SKAT}")
    shown = [event for event in events_of(state, "0 null ouvert") if event.code == "hand_shown"]
    assert [(event.rule, event.cards) for event in shown] == [("S-A17", in_pack_order(parse_cards(FOREHAND)))]
    state = after(state, "0 null ouvert")
    assert set(GAME.view(state, M).open_hands[F]) == set(parse_cards(FOREHAND))
    assert GAME.view(forehand_plays("null"), M).open_hands == ((), (), ())


def test_an_open_suit_game_shows_the_hand_too() -> None:
    """S-A16: Ouvert outside Null, with the rule named."""
    state = chosen(state=dealt(rules=ISKO))
    assert [event.rule for event in events_of(state, "0 clubs ouvert") if event.code == "hand_shown"] == ["S-A16"]

"""What each seat may know, what it is asked, and that it is all there (hidden information, B-A28)."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from stammtisch.cards import PACK_32, parse_cards
from stammtisch.errors import ParseError, RuleError
from stammtisch.games.belote import GAME
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.moves import move_text, parse_move
from stammtisch.games.belote.options import HOUSE
from stammtisch.games.belote.state import Bidding, PassedOut
from stammtisch.games.belote.view import BeloteView, Phase
from stammtisch.games.belote.viewing import sorted_hand
from stammtisch.games.game import ViewLike
from stammtisch.games.options import change_options
from stammtisch.seats import Seat
from tests.games.belote.deals import after, auction, hands_with, played_out, playing

HEARTS = "hearts, pass, pass, pass"


def test_the_fields_that_every_view_has_come_first() -> None:
    names = [field.name for field in fields(BeloteView)]
    assert names[:5] == ["seat", "dealer", "to_act", "hand", "card_counts"]
    state = GAME.deal(GAME.open_match(HOUSE, Seat(0), ()), PACK_32)
    like: ViewLike = GAME.view(state, Seat(1))
    assert like.card_counts == (5, 5, 5, 5)


def test_a_view_shows_all_that_a_table_must_show() -> None:
    """Dealer, contract and who bid it, Kontra, leader, trick, last trick, auction, tricks a side, match."""
    state = playing(hands_with(), "pass, hearts, kontra, pass, pass, pass")
    done, _ = after(state, *first_plays(state, 5))
    view = GAME.view(done, Seat(2))
    assert view.doubled is not None
    assert (view.dealer, view.doubled.contract, view.doubled.declarer) == (3, Contract.HEARTS, 1)
    assert (view.doubled.multiplier, view.doubled.kontra_by, view.doubled.rekontra_by) == (2, (2,), ())
    assert [call.text for call in view.calls] == ["pass", "hearts", "kontra", "pass", "pass", "pass"]
    assert view.last_trick is not None and view.last_trick.rule == "B-20"
    assert view.trick is not None and len(view.trick.cards) == 1
    assert view.leader == view.last_trick.winner
    assert sum(view.tricks_won) == 1
    assert (view.match.scores, view.match.hanging) == ((0, 0), 0)
    assert view.card_points == (0, 0)  # totals are told after the deal


def first_plays(state: Any, number: int) -> list[str]:
    """The first quiet legal plays, as text."""
    texts = []
    for _ in range(number):
        seat = GAME.to_act(state)[0]
        move = next(m for m in GAME.legal_moves(state, seat) if "+" not in GAME.move_text(m))
        texts.append(GAME.move_text(move))
        state, _ = GAME.play(state, seat, move)
    return texts


def test_hands_and_stock_of_a_passed_deal_stay_hidden() -> None:
    """B-9: the pack is only cut for the next deal."""
    state = auction(GAME.deal(GAME.open_match(HOUSE, Seat(0), ()), PACK_32), "pass, pass, pass, pass")
    view = GAME.view(state, Seat(1))
    assert view.phase is Phase.FINISHED and view.dealt == () and not any(view.shown)
    redealt = GAME.sample(view, Random(1))
    assert isinstance(redealt, PassedOut) and isinstance(state, PassedOut)
    assert redealt.hands != state.hands and GAME.view(redealt, Seat(1)) == view


def test_all_hands_are_shown_after_a_played_deal() -> None:
    hands = hands_with()
    view = GAME.view(played_out(playing(hands, HEARTS)), Seat(2))
    assert [set(hand) for hand in view.dealt] == [set(hand) for hand in hands]
    assert view.phase is Phase.FINISHED
    assert view.result is not None


SORTED = [
    (None, "HA SA S7 D7 CK", "SA S7 HA CK D7"),
    ("hearts", "HA SA H9 D7 CK HJ", "HJ H9 HA SA D7 CK"),
    ("no trumps", "S9 SJ ST D7 CK", "ST SJ S9 D7 CK"),
    ("all trumps", "S9 SJ ST H7 DK", "H7 SJ S9 ST DK"),
]


@pytest.mark.parametrize(("contract", "hand", "expected"), SORTED)
def test_a_hand_is_sorted_with_trumps_first_and_colours_alternating(
    contract: str | None, hand: str, expected: str
) -> None:
    ordered = sorted_hand(parse_cards(hand), None if contract is None else Contract(contract))
    assert ordered == parse_cards(expected)


def test_what_is_asked_lists_the_proposal_first_and_refused_cards_with_their_reason() -> None:
    """B-16: the client marks what may be played, and says why the rest may not."""
    hands = hands_with("SA D7 D8 D9 C7 C8 C9 CT", "S7 S8 HA HK HQ HJ H7 DT")
    state, _ = after(playing(hands, "clubs, pass, pass, pass"), "play SA")
    asked = GAME.asked(state, Seat(1))
    assert asked is not None and asked.kind == "play" and asked.count == 1 and asked.waited_for
    assert asked.moves[0].endswith("+ fifty HA")
    refused = {one.card.text: (one.code, one.rule) for one in asked.refused}
    assert refused == dict.fromkeys(("HA", "HK", "HQ", "HJ", "H7", "DT"), ("must_follow", "B-16"))
    assert GAME.asked(state, Seat(2)) is None


def test_each_phase_asks_its_own_question() -> None:
    """B-A6, B-5: cut, call, play."""
    cutting = GAME.deal(GAME.open_match(change_options(HOUSE, {"cut": "player"}), Seat(0), ()), PACK_32)
    asked = GAME.asked(cutting, Seat(3))
    assert asked is not None and (asked.kind, asked.moves[0], asked.complete) == ("cut", "cut 16", True)
    bidding, _ = after(cutting, "cut 16")
    assert isinstance(bidding, Bidding)
    asked = GAME.asked(bidding, Seat(1))
    assert asked is not None and asked.kind == "call"
    assert asked.moves == ("pass", "clubs", "diamonds", "hearts", "spades", "no trumps", "all trumps")


def test_nothing_can_be_done_after_the_end() -> None:
    """B-12: eight tricks."""
    over = played_out(playing(hands_with(), HEARTS))
    assert all(len(GAME.legal_moves(over, Seat(seat))) == 0 for seat in range(4))
    with pytest.raises(RuleError) as refusal:
        GAME.play(over, Seat(0), parse_move("pass"))
    assert (refusal.value.code, refusal.value.rule) == ("deal_over", "B-12")


def test_a_card_that_is_not_held_is_refused() -> None:
    state = playing(hands_with("SA"), HEARTS)
    with pytest.raises(RuleError) as refusal:
        after(state, f"play {state.hands[1][0].text}")
    assert refusal.value.code == "not_in_hand"
    assert len(state.hands[0]) == 8


TEXTS = ["cut 14", "pass", "hearts", "no trumps", "kontra", "rekontra", "play HA", "play HA + four J + tierce SK",
         "play HK + belote", "claim all", "claim 40", "agree", "refuse"]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_reads_back_from_its_text(text: str) -> None:
    assert text == move_text(parse_move(text))


def test_announcements_are_read_in_any_order() -> None:
    assert parse_move("play HA + tierce SK + four J") == parse_move("play HA + four J + tierce SK")
    for wrong in ("play HA + four J + four J", "play HA + tierce S8", "play HA tierce SK", "cut x", "claim -1"):
        with pytest.raises(ParseError):
            parse_move(wrong)

"""King and queen of trumps (B-14, B-A29 to B-A32)."""

from __future__ import annotations

import pytest

from stammtisch.cards import Suit
from stammtisch.errors import RuleError
from stammtisch.games.belote import GAME
from stammtisch.games.belote.options import HOUSE
from stammtisch.games.belote.view import SaidBelote
from stammtisch.games.options import change_options
from stammtisch.seats import Seat
from tests.games.belote.deals import after, hands_with, played_out, playing

HANDS = hands_with("HK HQ DK DQ S7 S8 C7 C8", "H7 H8 SA SK D7 D8 C9 CT")
HEARTS = "hearts, pass, pass, pass"
ALL = "all trumps, pass, pass, pass"


def said(contract: str, *moves: str) -> tuple[SaidBelote, ...]:
    state, _ = after(playing(HANDS, contract), *moves)
    return GAME.view(state, None).belotes


def test_the_first_of_king_and_queen_of_trumps_says_belote() -> None:
    """B-14, B-A30: by itself, when led."""
    state, events = after(playing(HANDS, HEARTS), "play HK")
    assert [(event.code, event.arguments, event.rule) for event in events[1:]] == [("belote", (("suit", "H"),), "B-14")]
    assert GAME.view(state, None).belotes == (SaidBelote(Seat(0), Suit.HEARTS),)


def test_a_plain_suit_has_no_belote_in_a_suit_contract() -> None:
    """B-14: of trumps only."""
    assert said(HEARTS, "play DK") == ()


def test_any_suit_has_one_in_all_trumps() -> None:
    """B-A29: up to four in a deal."""
    assert said(ALL, "play DK") == (SaidBelote(Seat(0), Suit.DIAMONDS),)
    assert said(ALL, "play HQ") == (SaidBelote(Seat(0), Suit.HEARTS),)


def test_no_trumps_has_none() -> None:
    """B-A32."""
    assert said("no trumps, pass, pass, pass", "play HK") == ()


def test_thrown_away_in_all_trumps_the_belote_is_lost() -> None:
    """B-A30: a discard says nothing, and the second card later says nothing either."""
    hands = hands_with("SJ S9 SA H7 H8 D7 C7 C8", "DK DQ H9 HT CT C9 CJ CQ", "D8 D9 HJ")
    state, _ = after(playing(hands, ALL), "play SJ", "play DK")
    assert GAME.view(state, None).belotes == ()
    over = GAME.view(played_out(state), None)
    assert SaidBelote(Seat(1), Suit.DIAMONDS) not in over.belotes


def test_a_ruff_says_belote_in_a_suit_contract() -> None:
    """B-A30: trumping counts as playing it."""
    hands = hands_with("SA SK D7 D8 C7 C8 C9 CT", "HK HQ HA DA DK DQ CA CK")
    state, _ = after(playing(hands, HEARTS), "play SA", "play HQ")
    assert GAME.view(state, None).belotes == (SaidBelote(Seat(1), Suit.HEARTS),)


def test_a_belote_scores_twenty_and_is_never_cancelled() -> None:
    """B-A31: it takes no part in the contest; king and queen may sit in a sequence as well."""
    hands = hands_with("HA HK HQ D7 S7 S8 C7 C8", "SA SK SQ SJ H7 D8 C9 CT")
    state, _ = after(playing(hands, HEARTS), "play HK + tierce HA", "play H7 + fifty SA")
    result = GAME.result(played_out(state))
    assert result is not None
    lines = {line.code: (dict(line.arguments), line.side) for line in result.lines}
    assert lines["belote"] == ({"suit": "H", "card_points": 20}, 0)
    assert lines["announcement_beaten"][1] == 0


def test_where_it_is_not_automatic_it_is_said_with_the_card_or_not_at_all() -> None:
    """B-A30: option belote_auto."""
    options = change_options(HOUSE, {"belote_auto": False})
    state = playing(HANDS, HEARTS, options)
    assert GAME.view(after(state, "play HK")[0], None).belotes == ()
    assert len(GAME.view(after(state, "play HK + belote")[0], None).belotes) == 1
    texts = [GAME.move_text(move) for move in GAME.legal_moves(state, Seat(0))]
    assert {"play HK + belote", "play HK"} <= set(texts)
    with pytest.raises(RuleError) as refusal:
        after(state, "play DK + belote")
    assert (refusal.value.code, refusal.value.rule) == ("no_belote", "B-A30")

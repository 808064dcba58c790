"""Dealing, series, score lists, four at the table."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.cards import in_pack_order
from stammtisch.errors import ParseError
from stammtisch.games.game import ScoreLine
from stammtisch.games.options import change_options
from stammtisch.games.skat import GAME
from stammtisch.games.skat.sheet import Match
from stammtisch.games.skat.state import Play, State
from stammtisch.seats import Seat
from stammtisch.testing.positions import random_match_deals
from tests.games.skat.table import HOUSE, ISKO, F, M, R, after, dealt, forehand_plays, options, played_out, score_of

PACK = GAME.pack(HOUSE)


def test_three_seats_each_for_himself() -> None:
    """S-2 and S-3: three seats, each its own side; one deal in the house."""
    assert GAME.seats(HOUSE) == 3
    assert [GAME.side_of(HOUSE, Seat(seat)) for seat in range(3)] == [0, 1, 2]
    assert (HOUSE.deals, ISKO.deals) == (1, 36)


def test_cards_are_dealt_three_skat_four_three_from_the_dealers_left() -> None:
    """S-A2 and S-6: ten each and two in the skat; forehand is next to the dealer."""
    state = GAME.deal(GAME.open_match(HOUSE, F, ()), PACK)
    view = GAME.view(state, None)
    assert (view.forehand, view.dealer, view.card_counts) == (M, F, (10, 10, 10))
    hands = state.deal.dealt
    assert hands[M] == in_pack_order(PACK[0:3] + PACK[11:15] + PACK[23:26])
    assert hands[R] == in_pack_order(PACK[3:6] + PACK[15:19] + PACK[26:29])
    assert hands[F] == in_pack_order(PACK[6:9] + PACK[19:23] + PACK[29:32])
    assert state.deal.skat == in_pack_order(PACK[9:11])


def test_the_next_deck_is_shuffled_by_the_given_source() -> None:
    """The same source gives the same pack; the rules have no chance of their own."""
    match = GAME.open_match(HOUSE, F, ())
    assert GAME.next_deck(match, None, Random(1)) == GAME.next_deck(match, None, Random(1))
    assert set(GAME.next_deck(match, None, Random(2))) == set(PACK)


def test_a_dealer_who_is_not_at_the_table_is_refused() -> None:
    """Bad input is named."""
    with pytest.raises(ParseError, match="seat 3"):
        GAME.open_match(HOUSE, Seat(3), ())


def test_48_deals_belong_to_a_table_of_four() -> None:
    """S-A23: 36 deals at a table of three, 48 at a table of four."""
    with pytest.raises(ParseError, match="S-A23"):
        options(deals=48)
    assert change_options(HOUSE, {"four_table": True, "deals": 48}).deals == 48


def won_and_lost(rules: object) -> tuple[State, State]:
    """A game of acorns that forehand wins and a Null that he loses."""
    assert isinstance(rules, type(HOUSE))
    won = played_out(forehand_plays("clubs", dealt(rules=rules)))
    lost = after(forehand_plays("null hand", dealt(rules=rules)), "0 play HA", "1 play HJ", "2 play H7")
    return won, lost


def series(rules: object, states: tuple[State, ...]) -> Match:
    """The match after these deals, all dealt by seat 2 for the sake of the list."""
    assert isinstance(rules, type(HOUSE))
    match = GAME.open_match(rules, R, ())
    for state in states:
        match = GAME.after_deal(match, state)
    return match


def test_the_classic_list_moves_the_declarers_column_only() -> None:
    """S-A24 classic: the sums of the game values."""
    match = series(options(deals=3), won_and_lost(HOUSE))
    assert match.scores == (36 - 70, 0, 0)
    assert [row.won for row in match.sheet] == [True, False]
    assert [row.contract for row in match.sheet] == ["clubs", "null hand"]


def test_seeger_fabian_adds_fifty_and_forty() -> None:
    """S-A24: +50 for the game won, -50 for the game lost, 40 to each opponent of a lost game."""
    rules = options(deals=3, scoring="seeger_fabian")
    won, lost = won_and_lost(rules)
    match = series(rules, (won, lost))
    assert match.scores == (36 + 50 - 70 - 50, 40, 40)
    assert score_of(won) == 36  # the value of the deal itself is the same
    done = series(rules, (won, lost, won))
    result = GAME.match_result(done)
    assert result is not None
    assert result.scores == done.scores
    forehand = [line for line in result.lines if line.side == GAME.side_of(rules, F)]
    assert [(line.code, line.rule) for line in forehand] == [
        ("games", "S-17"),
        ("own_games", "S-A24"),
        ("others_lost", "S-A24"),
        ("total", "S-A24"),
    ]
    assert sum(score_in(line) for line in forehand[:3]) == score_in(forehand[3]) == done.scores[F]


def score_in(line: ScoreLine) -> int:
    return int(dict(line.arguments)["score"])


def test_a_match_ends_after_its_deals_and_the_best_score_wins() -> None:
    """S-A23: one deal in the house; where all are equal nobody has won."""
    won, lost = won_and_lost(HOUSE)
    for state, winners in ((won, (0,)), (lost, (1, 2))):
        match = GAME.after_deal(GAME.open_match(HOUSE, R, ()), state)
        result = GAME.match_result(match)
        assert result is not None and result.winners == winners
    passed = after(GAME.deal(GAME.open_match(HOUSE, R, ()), PACK), "1 pass", "2 pass", "0 pass")
    result = GAME.match_result(GAME.after_deal(GAME.open_match(HOUSE, R, ()), passed))
    assert result is not None and result.winners == ()


def test_at_a_table_of_four_the_dealer_sits_out() -> None:
    """S-A26: three play, the dealer holds no cards, sees nothing and may do nothing; the deal goes round all four."""
    rules = options(four_table=True, deals=48)
    match = GAME.open_match(rules, Seat(3), ())
    state = GAME.deal(match, PACK)
    view = GAME.view(state, Seat(3))
    assert (view.sitting_out, view.hand, view.card_counts) == ((3,), (), (10, 10, 10, 0))
    assert GAME.legal_moves(state, Seat(3)) == () and GAME.asked(state, Seat(3)) is None
    state = after(state, "1 18", "0 pass", "2 pass", "1 take skat")
    state = after(state, f"1 {GAME.legal_moves(state, M)[0].text}", "1 grand")
    assert isinstance(state, Play)
    assert GAME.view(state, Seat(3)).trick_seats == (0, 1, 2)
    over = played_out(state)
    after_first = GAME.after_deal(match, over)
    assert after_first.dealer == F and len(after_first.scores) == 4
    assert GAME.view(GAME.deal(after_first, PACK), None).forehand == M


def test_at_a_table_of_four_the_players_skip_the_dealer_in_every_trick() -> None:
    """S-A26: seat 1 deals and sits out; forehand is seat 2, then 3, then 0."""
    state = GAME.deal(GAME.open_match(options(four_table=True), M, ()), PACK)
    state = after(state, "3 18", "2 pass", "0 pass", "3 take skat")
    state = after(state, f"3 {GAME.legal_moves(state, Seat(3))[0].text}", "3 grand")
    assert GAME.view(state, None).trick_seats == (2, 3, 0)
    over = played_out(state)
    assert {taken.winner for taken in GAME.view(over, None).tricks} <= {0, 2, 3}


def test_seeger_fabian_gives_thirty_at_a_table_of_four_the_dealer_included() -> None:
    """S-A24 and S-A26: each of the three opponents gets 30 for a lost game, the sitting dealer too."""
    rules = options(ISKO, four_table=True, deals=48)
    match = GAME.open_match(rules, Seat(3), ())
    state = after(GAME.deal(match, PACK), "1 18", "0 pass", "2 pass", "1 grand hand")
    lost = after(state, "1 concede")
    scores = GAME.after_deal(match, lost).scores
    assert scores == (30, scores[1], 30, 30)
    assert scores[1] == score_of(lost, M) - 50


@pytest.mark.parametrize("seed", range(3))
def test_the_scores_of_a_random_series_are_the_sums_of_its_list(seed: int) -> None:
    """The match is the sum of its rows, and the deal goes round."""
    rules = options(ISKO, deals=9, kontra=True, all_pass="ramsch")
    deals = list(random_match_deals(GAME, rules, Random(seed), 20))
    match = deals[-1][1]
    assert len(deals) == match.deals_played == len(match.sheet) == 9
    for seat in range(3):
        assert match.scores[seat] == sum(row.scores[seat] + row.bonus[seat] for row in match.sheet)
    assert GAME.match_result(match) is not None

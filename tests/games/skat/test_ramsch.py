"""Ramsch: all pass, and everybody plays alone to take few card points."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.errors import RuleError
from stammtisch.games.skat import GAME
from stammtisch.games.skat.order import UNTERS
from stammtisch.games.skat.state import Finished, Play, State
from tests.games.skat.table import F, after, dealt, dealt_around, line_rules, options, played_out, score_of, texts

RAMSCH = options(all_pass="ramsch")
NO_SKAT = options(all_pass="ramsch", ramsch_skat="none")
ALL_PASS = ("1 pass", "2 pass", "0 pass")


def ramsch(state: State) -> Play:
    """The play after all have passed."""
    state = after(state, *ALL_PASS)
    assert isinstance(state, Play)
    return state


def test_when_all_pass_everybody_plays_alone_with_the_unters_as_trumps() -> None:
    """S-X2: forehand leads, Unters are followed with Unters, no declarer."""
    play = ramsch(dealt(rules=RAMSCH))
    assert play.order.trumps == UNTERS
    view = GAME.view(play, None)
    assert (view.ramsch, view.declarer, view.contract, GAME.to_act(play)) == (True, None, None, (F,))
    assert texts(after(play, "0 play CJ"), GAME.to_act(after(play, "0 play CJ"))[0]) == ["play HJ", "play DJ"]


@pytest.mark.parametrize("rules", [RAMSCH, NO_SKAT])
def test_the_skat_goes_with_the_last_trick_or_to_nobody(rules: object) -> None:
    """S-X3: all card points add up to 120 with the skat, and without it to less."""
    assert isinstance(rules, type(RAMSCH))
    over = played_out(ramsch(dealt(rules=rules)))
    assert isinstance(over, Finished)
    expected = 120 if rules.ramsch_skat == "last_trick" else 120 - 3
    assert sum(over.card_points) == expected
    assert ("ramsch_skat" in line_rules(over)) is (rules.ramsch_skat == "last_trick")


def test_the_player_with_most_card_points_loses_them() -> None:
    """S-X4: the others score nothing; every line names its rule."""
    over = played_out(ramsch(dealt(rules=RAMSCH)))
    assert isinstance(over, Finished)
    factor = 2 if "jungfrau" in line_rules(over) else 1
    most = max(over.card_points)
    assert [-most * factor if points == most else 0 for points in over.card_points] == list(over.result.scores)
    assert line_rules(over)["ramsch_loss"] == "S-X4"


def test_a_durchmarsch_wins_120() -> None:
    """S-X6: all ten tricks to one player, who wins instead of losing."""
    over = played_out(ramsch(dealt_around("CJ SJ HJ DJ CA CT CK CQ C9 C8", RAMSCH)))
    assert (score_of(over), line_rules(over)["durchmarsch"]) == (120, "S-X6")
    result = GAME.result(over)
    assert result is not None and result.scores == (120, 0, 0)


def test_a_player_without_a_trick_doubles_the_loss() -> None:
    """S-X5: one Jungfrau, and the loser's card points count twice."""
    deals = map(random_ramsch, range(1000))
    over = next(deal for deal in deals if len({taken.winner for taken in deal.play.tricks}) == 2)
    assert line_rules(over)["jungfrau"] == "S-X5"
    assert min(over.result.scores) == -2 * max(over.card_points)


def test_equal_losers_lose_alike() -> None:
    """S-X4: ties lose each of them."""
    for seed in range(4000):
        over = random_ramsch(seed)
        most = max(over.card_points)
        if over.card_points.count(most) > 1 and over.result.reason == "ramsch":
            losers = [score for score in over.result.scores if score]
            assert len(losers) == over.card_points.count(most) and len(set(losers)) == 1
            return
    raise AssertionError("no tie in so many deals")


def random_ramsch(seed: int) -> Finished:
    """A Ramsch played at random."""
    rng = Random(seed)
    match = GAME.open_match(RAMSCH, F, ())
    state = GAME.deal(match, GAME.next_deck(match, None, rng))
    for seat in (2, 0, 1):
        state = after(state, f"{seat} pass")
    while not isinstance(state, Finished):
        seat = GAME.to_act(state)[0]
        state, _ = GAME.play(state, seat, rng.choice(GAME.legal_moves(state, seat)))
    return state


def test_in_ramsch_there_is_nothing_to_double_or_to_give_up() -> None:
    """S-X1, S-X7, S-X8: no Kontra, no giving up, and only every trick can be claimed."""
    rules = options(RAMSCH, kontra=True, claim=True, concede=True)
    play = ramsch(dealt_around("CJ SJ HJ DJ CA CT CK CQ C9 C8", rules))
    assert "kontra" not in texts(play, F) and "concede" not in texts(play, F)
    for move, code in (
        ("1 kontra", "not_a_defender"),
        ("1 concede", "nothing_to_concede"),
        ("0 claim none", "ramsch_claims_all"),
    ):
        with pytest.raises(RuleError) as error:
            after(play, move)
        assert error.value.code == code
    assert score_of(after(play, "0 claim all")) == 120

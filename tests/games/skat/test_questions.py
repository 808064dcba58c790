"""Said out of turn: Kontra and Re, claims, giving up."""

from __future__ import annotations

import pytest

from stammtisch.errors import RuleError
from stammtisch.games.skat import GAME
from stammtisch.games.skat.order import card_points
from stammtisch.games.skat.play import rest_points
from stammtisch.games.skat.state import Finished, Play, State
from tests.games.skat.table import (
    HOUSE,
    ISKO,
    F,
    M,
    R,
    after,
    dealt,
    dealt_around,
    events_of,
    forehand_plays,
    later,
    line_rules,
    options,
    played_out,
    score_of,
    texts,
)

KONTRA = options(kontra=True)
SURE = "CJ SJ HJ DJ CA CT CK CQ C9 C8"


def refused(state: State, move: str) -> tuple[str, str]:
    """Code and rule of the refusal."""
    with pytest.raises(RuleError) as error:
        after(state, move)
    return error.value.code, error.value.rule


def on_table(rules: object = KONTRA, contract: str = "clubs") -> State:
    """Forehand's contract before the first card."""
    assert isinstance(rules, type(HOUSE))
    return forehand_plays(contract, dealt(rules=rules))


def test_a_defender_may_double_and_the_declarer_answers_at_once() -> None:
    """S-X1: play waits for the answer; Re doubles again."""
    state = on_table()
    assert "kontra" in texts(state, M) and "kontra" in texts(state, R) and "kontra" not in texts(state, F)
    state = after(state, "2 kontra")
    assert GAME.to_act(state) == (F,)
    assert texts(state, F) == ["re", "pass"]
    assert texts(state, M) == texts(state, R) == []
    assert refused(state, "0 play CJ") == ("answer_first", "S-X1")
    view = GAME.view(after(state, "0 re"), None)
    assert (view.kontra, view.re, view.question) == (R, True, None)


@pytest.mark.parametrize(("said", "factor"), [((), 1), (("1 kontra", "0 pass"), 2), (("1 kontra", "0 re"), 4)])
def test_kontra_multiplies_the_result(said: tuple[str, ...], factor: int) -> None:
    """S-X1: the factor applies to the value won or lost."""
    assert score_of(played_out(on_table(), said)) == 36 * factor
    lost = forehand_plays("null hand", dealt(rules=KONTRA))
    assert score_of(played_out(lost, (*said, "0 play HA"))) == -70 * factor


def test_kontra_is_said_before_ones_own_first_card() -> None:
    """S-X1: middlehand has played and is too late, rearhand is not."""
    state = after(on_table(), "0 play CJ", "1 play C8")
    assert refused(state, "1 kontra") == ("kontra_too_late", "S-X1")
    assert "kontra" in texts(state, R)
    state = after(state, "2 kontra", "0 pass")
    assert refused(state, "1 kontra") == ("kontra_said", "S-X1")


def test_kontra_is_for_defenders_at_tables_that_play_it() -> None:
    """S-A25: off in the house; the declarer cannot double himself."""
    assert refused(on_table(HOUSE), "1 kontra") == ("kontra_off", "S-A25")
    assert refused(on_table(), "0 kontra") == ("not_a_defender", "S-X1")
    assert refused(on_table(), "0 re") == ("nothing_asked", "S-9")


def test_a_claim_that_is_proven_ends_the_deal() -> None:
    """S-X7 and S-A20: ten sure tricks are claimed at once, and the levels count."""
    state = forehand_plays("grand hand", dealt_around(SURE, ISKO))
    events = events_of(state, "0 claim all")
    assert [event.code for event in events] == ["claim_all", "claim_stands", "skat_shown", "finished"]
    over = after(state, "0 claim all")
    assert isinstance(over, Finished) and over.card_points == (120, 0)
    assert score_of(over) == 24 * 8


def test_a_claim_that_is_not_proven_needs_every_opponent() -> None:
    """S-X7: the claimant's cards are shown; one refusal and play goes on with them open."""
    state = on_table(ISKO)
    asked = after(state, "0 claim all")
    assert isinstance(asked, Play)
    assert GAME.to_act(asked) == (M, R)
    view = GAME.view(asked, M)
    assert len(view.open_hands[F]) == 10 and len(view.discards) == 2 and view.shown == (F,)
    refused_once = after(asked, "2 agree", "1 refuse")
    assert GAME.to_act(refused_once) == (F,)
    assert refused(refused_once, "0 claim all") == ("already_refused", "S-X7")
    assert GAME.view(refused_once, R).open_hands[F]
    agreed = after(asked, "1 agree", "2 agree")
    assert isinstance(agreed, Finished)
    assert agreed.card_points == (120, 0)


def test_a_refused_claim_may_be_tried_again_in_the_next_trick() -> None:
    """S-X7: one claim a trick and seat, so that a deal cannot hang."""
    state = after(on_table(ISKO), "0 claim all", "1 refuse")
    state = after(state, "0 play CJ", "1 play C8", f"2 {texts_after(state)}")
    assert "claim all" in texts(state, F)


def texts_after(state: State) -> str:
    """What rearhand may play to the Unter of acorns and middlehand's 8."""
    return texts(after(state, "0 play CJ", "1 play C8"), R)[0]


def test_claiming_none_gives_the_rest_away() -> None:
    """S-X7: a Null is won at once by a hand that cannot take a trick."""
    low = forehand_plays("null hand", dealt_around("C7 C8 C9 CT S7 S8 S9 H7 H8 H9", ISKO))
    over = after(low, "0 claim none")
    assert isinstance(over, Finished)
    assert (score_of(over), line_rules(over)["no_trick"]) == (35, "S-5")


def end_of(contract: str, hand: str, tricks: int) -> State:
    """Forehand's game after some tricks of first legal cards."""
    return later(forehand_plays(contract, dealt_around(hand, ISKO)), tricks)


def test_a_part_that_is_proven_is_shared_at_once() -> None:
    """S-X7: two Unters take 4 card points in any case; the others get what is left, and a trick: no Schwarz."""
    state = end_of("grand hand", "CJ SJ HJ DJ CA CT CK CQ C9 HK", 7)
    assert isinstance(state, Play)
    before, left = 120 - rest_points(state) - card_points(state.deal.skat), rest_points(state)
    events = events_of(state, "0 claim 4")
    assert [event.code for event in events] == ["claim", "claim_stands", "skat_shown", "finished"]
    assert (events[0].arguments, events[0].rule) == ((("card_points", 4),), "S-X7")
    over = after(state, "0 claim 4")
    assert isinstance(over, Finished)
    assert over.card_points == (before + card_points(state.deal.skat) + 4, left - 4)
    assert "schwarz" not in line_rules(over)


def test_a_part_that_is_not_proven_needs_every_opponent() -> None:
    """S-X7: both agree to the card points that are named; the claim of a defender is for both of them."""
    asked = after(on_table(ISKO), "0 claim 80")
    view = GAME.view(asked, M)
    assert view.question is not None
    assert (view.question.kind, view.question.card_points) == ("claim", 80)
    assert GAME.to_act(asked) == (M, R)
    over = after(asked, "1 agree", "2 agree")
    assert isinstance(over, Finished)
    assert over.card_points == (80 + 3, 37)
    assert after(asked, "1 refuse") == after(on_table(ISKO), "0 claim all", "1 refuse")
    of_defenders = after(on_table(ISKO), "1 claim 37", "2 agree", "0 agree")
    assert isinstance(of_defenders, Finished)
    assert of_defenders.card_points == (83, 37)


def test_where_card_points_do_not_decide_no_part_is_claimed() -> None:
    """S-X7: not in Null, not in Ramsch, not of the last trick, and not more than there is."""
    null = forehand_plays("null hand", dealt(rules=ISKO))
    assert refused(null, "0 claim 20") == ("null_claims_whole", "S-X7")
    ramsch = after(dealt(rules=options(claim=True, all_pass="ramsch")), "1 pass", "2 pass", "0 pass")
    assert refused(ramsch, "0 claim 20") == ("ramsch_claims_all", "S-X7")
    assert refused(on_table(ISKO), "0 claim 118") == ("claim_too_much", "S-X7")
    assert refused(end_of("grand hand", SURE, 9), "0 claim 2") == ("nothing_to_share", "S-X7")
    assert refused(on_table(HOUSE), "0 claim 20") == ("claim_off", "S-A20")
    for state in (null, ramsch, on_table(HOUSE)):
        assert not [text for text in texts(state, F) if text.startswith("claim ") and text[6:].isdigit()]
    parts = [text for text in texts(on_table(ISKO), M) if text.startswith("claim ")]
    assert parts == ["claim all", "claim none", *(f"claim {points}" for points in range(1, 118))]


def test_defenders_who_claim_nothing_leave_the_rest_to_the_declarer() -> None:
    """S-X7: with the others' consent all remaining tricks are the declarer's."""
    asked = after(on_table(ISKO), "1 claim none")
    assert GAME.to_act(asked) == (R, F)
    over = after(asked, "2 agree", "0 agree")
    assert isinstance(over, Finished)
    assert over.card_points == (120, 0)


def test_the_end_is_offered_only_when_it_is_certain() -> None:
    """What is asked lists a claim only if it is proven; it stays legal otherwise."""
    sure = forehand_plays("grand hand", dealt_around("CJ SJ HJ DJ CA CT CK CQ C9 C8", ISKO))
    asked = GAME.asked(sure, F)
    assert asked is not None and "claim all" in asked.moves and not asked.complete
    assert "claim none" not in asked.moves and "claim none" in texts(sure, F)
    remark = GAME.asked(sure, M)
    assert remark is not None and (remark.kind, remark.waited_for) == ("remark", False)
    assert "claim all" not in remark.moves


def test_the_declarer_may_give_up_alone_while_nine_cards_are_left() -> None:
    """S-X8 and S-A21: the loss is plain, without Schneider or Schwarz."""
    over = after(on_table(ISKO), "0 concede")
    assert isinstance(over, Finished)
    assert (score_of(over), line_rules(over)["gave_up"]) == (-2 * 36, "S-X8")
    result = GAME.result(over)
    assert result is not None and result.reason == "conceded"


def test_later_the_declarer_needs_one_defender() -> None:
    """S-X8: with eight cards one consent is enough, and two refusals let play go on."""
    assert isinstance(after(later(on_table(ISKO), 1), "0 concede"), Finished)
    asked = after(later(on_table(ISKO), 2), "0 concede")
    assert GAME.to_act(asked) == (M, R)
    assert isinstance(after(asked, "1 refuse", "2 agree"), Finished)
    going_on = after(asked, "1 refuse", "2 refuse")
    assert isinstance(going_on, Play) and going_on.question is None
    assert refused(going_on, "0 concede") == ("already_refused", "S-X8")


def test_defenders_give_up_both_or_not_at_all() -> None:
    """S-X8 and S-A21: the partner must agree, and the declarer may demand that play goes on."""
    asked = after(on_table(ISKO), "1 concede")
    assert GAME.to_act(asked) == (R, F)
    over = after(asked, "2 agree", "0 agree")
    result = GAME.result(over)
    assert result is not None and result.reason == "defenders_conceded"
    assert score_of(over) == 12 * (2 + 1 + 1 + 1)
    for refusal in (("2 refuse",), ("2 agree", "0 refuse")):
        going_on = after(asked, *refusal)
        assert isinstance(going_on, Play) and going_on.question is None


def test_defenders_who_give_up_a_null_lose_it() -> None:
    """S-X8: the declarer has won, although in Null the remaining tricks are nothing he could want."""
    null = forehand_plays("null hand", dealt(rules=ISKO))
    over = after(null, "1 concede", "2 agree", "0 agree")
    result = GAME.result(over)
    assert result is not None and result.reason == "defenders_conceded"
    assert (score_of(over), line_rules(over)["no_trick"]) == (35, "S-5")


def test_only_those_who_are_asked_answer() -> None:
    """An answer from elsewhere, or another kind of answer, is refused in words."""
    asked = after(on_table(ISKO), "1 concede")
    assert refused(asked, "1 agree") == ("not_your_turn", "S-X8")
    assert refused(asked, "2 re") == ("answer_first", "S-X8")
    kontra = after(on_table(KONTRA), "1 kontra")
    assert refused(kontra, "0 agree") == ("answer_first", "S-X1")
    assert refused(kontra, "2 pass") == ("not_your_turn", "S-X1")

"""Playing cards: following, winning tricks, the end of the play."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from stammtisch.cards import SUITS, cards_text, parse_cards
from stammtisch.errors import RuleError
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import CARD_POINTS, UNTERS, order_of
from stammtisch.games.skat.play import playable
from stammtisch.games.skat.state import Finished, Play
from stammtisch.testing.positions import random_deal, random_match, random_options
from stammtisch.tricks import Trick
from tests.games.skat.table import (
    HOUSE,
    F,
    M,
    R,
    after,
    dealt,
    dealt_around,
    events_of,
    forehand_plays,
    line_rules,
    played_out,
    row_name,
    rows,
    score_of,
    texts,
)


@pytest.mark.parametrize("row", rows("follow"), ids=row_name)
def test_each_example_of_following_gives_its_legal_cards(row: dict[str, Any]) -> None:
    """S-9, S-10, S-11: the effective suit is followed, else any card."""
    trick = Trick(F, parse_cards(row["trick"]))
    legal = playable(parse_cards(row["hand"]), trick, order_of(Kind(row["contract"])))
    assert cards_text(legal) == row["legal"]


@pytest.mark.parametrize("row", rows("winner"), ids=row_name)
def test_each_example_of_a_trick_is_won_by_its_card(row: dict[str, Any]) -> None:
    """The highest trump, else the highest card of the led suit; the rule that decided is named."""
    cards = parse_cards(row["trick"])
    hands = [[card] for card in cards]
    rest = [card for card in order_of(Kind.NULL).sorted(CARD_POINTS) if card not in cards]
    # Each hand gets cards that leave its card of the trick legal: nothing of the led effective suit, else anything.
    order = order_of(Kind(row["contract"]))
    led = order.effective[cards[0]]
    away = [card for card in rest if order.effective[card] == led]
    others = [card for card in rest if card not in away]
    hands[0] += [away.pop() for _ in range(min(len(away), 9))]
    hands[0] += [others.pop() for _ in range(10 - len(hands[0]))]
    hands[1] += [others.pop() for _ in range(9)]
    hands[2] += [others.pop() for _ in range(min(9, len(others)))]
    hands[2] += [away.pop() for _ in range(10 - len(hands[2]))]
    first, second, third = map(cards_text, hands)
    state = dealt(first, second, third, cards_text([*others, *away]))
    state = forehand_plays(f"{row['contract']} hand", state)
    state = after(state, f"0 play {cards[0].text}", f"1 play {cards[1].text}")
    taken = next(event for event in events_of(state, f"2 play {cards[2].text}") if event.code == "trick")
    assert (taken.seat, taken.rule) == (row["place"], row["rule"])


def test_the_pack_has_32_cards_in_four_suits_worth_120() -> None:
    """S-1 and S-12: acorns, leaves, hearts, bells; Daus 11, ten 10, König 4, Ober 3, Unter 2."""
    pack = GAME.pack(HOUSE)
    assert len(pack) == 32 and {card.suit for card in pack} == set(SUITS)
    assert sum(CARD_POINTS[card] for card in pack) == 120
    assert [CARD_POINTS[card] for card in parse_cards("SA ST SK SQ SJ S9 S8 S7")] == [11, 10, 4, 3, 2, 0, 0, 0]


def test_trumps_run_from_the_unter_of_acorns_down_to_the_seven() -> None:
    """S-10: four Unters, then Daus, 10, König, Ober, 9, 8, 7; in Grand the Unters alone; S-11: none in Null."""
    assert cards_text(order_of(Kind.HEARTS).trumps) == "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7"
    assert order_of(Kind.GRAND).trumps == UNTERS
    assert order_of(Kind.NULL).trumps == ()


def test_there_is_one_order_for_each_kind_and_a_stored_play_comes_back_equal() -> None:
    """A play names its order; read back from a store it is the same order, and the play is equal."""
    for contract in ("clubs hand", "grand hand", "null hand"):
        state = forehand_plays(contract)
        again = pickle.loads(pickle.dumps(state))
        assert isinstance(state, Play) and again == state and hash(again) == hash(state)
        assert again.order is state.order is order_of(state.game.kind)


def test_a_hand_is_sorted_by_the_contract() -> None:
    """Trumps first, colours alternating; in Null the Unter stands in its suit."""
    hand = parse_cards("D7 HA SJ CT H7 CJ S8 CK")
    assert cards_text(order_of(Kind.HEARTS).sorted(hand)) == "CJ SJ HA H7 CT CK S8 D7"
    assert cards_text(order_of(Kind.NULL).sorted(hand)) == "CK CJ CT HA H7 SJ S8 D7"


def test_forehand_leads_whoever_declares_and_the_winner_leads_on() -> None:
    """S-9 and S-3: clockwise, one card each, the winner collects and leads."""
    state = after(dealt(), "1 18", "0 pass", "2 pass", "1 take skat", "1 discard SQ S9", "1 spades")
    assert GAME.to_act(state) == (F,)
    state = after(state, "0 play HA")
    assert GAME.to_act(state) == (M,)
    state = after(state, "1 play DQ" if "play DQ" in texts(state, M) else f"1 {texts(state, M)[0]}")
    assert GAME.to_act(state) == (R,)
    state = after(state, f"2 {texts(state, R)[0]}")
    view = GAME.view(state, None)
    assert view.tricks[-1].winner == GAME.to_act(state)[0]
    assert view.tricks_won[view.tricks[-1].winner] == 1


def test_refusals_of_cards_leave_the_state_as_it_was() -> None:
    """S-A27: no revoke is possible; each refusal says why."""
    state = after(forehand_plays("clubs"), "0 play CJ")
    before = GAME.view(state, M)
    expected = {
        "1 play SA": ("must_follow", "S-10"),
        "1 play H7": ("card_not_held", "S-9"),
        "2 play CQ": ("not_your_turn", "S-9"),
        "1 take skat": ("play_a_card", "S-9"),
        "1 18": ("play_a_card", "S-9"),
        "1 pass": ("nothing_asked", "S-9"),
        "1 kontra": ("kontra_off", "S-A25"),
        "1 claim all": ("claim_off", "S-A20"),
        "1 concede": ("concede_off", "S-A21"),
    }
    for move, refusal in expected.items():
        with pytest.raises(RuleError) as error:
            after(state, move)
        assert (error.value.code, error.value.rule) == refusal
    assert GAME.view(state, M) == before


def test_what_is_asked_names_the_cards_that_may_not_be_played() -> None:
    """A disabled card carries the reason that its refusal would carry."""
    state = after(forehand_plays("clubs"), "0 play CJ")
    asked = GAME.asked(state, M)
    assert asked is not None and asked.kind == "play"
    assert set(asked.moves) == {"play HJ", "play DJ", "play C9", "play C8"}
    refused = {refusal.card.text: (refusal.code, refusal.rule) for refusal in asked.refused}
    assert refused == dict.fromkeys(["SA", "ST", "SK", "D8", "D9", "DQ"], ("must_follow", "S-10"))


def test_null_stops_with_the_declarers_first_trick() -> None:
    """S-A19 and S-5: the rest is not played."""
    state = after(forehand_plays("null hand"), "0 play HA", "1 play HJ", "2 play H7")
    assert isinstance(state, Finished)
    assert len(state.play.tricks) == 1
    assert score_of(state) == -70
    assert line_rules(state)["a_trick"] == "S-5"


def test_suit_games_are_played_to_the_last_trick() -> None:
    """S-A20: Schneider and Schwarz stay open, so all ten tricks are played without a claim."""
    state = played_out(forehand_plays("clubs"))
    assert isinstance(state, Finished)
    assert len(state.play.tricks) == 10


def test_a_game_is_won_only_with_card_points_and_value() -> None:
    """S-4: with enough card points, yet worth less than the bid, it is lost (S-18)."""
    state = played_out(forehand_plays("clubs", bid=40))
    assert isinstance(state, Finished)
    assert state.card_points[0] >= 61 and state.card_points[0] < 90
    assert score_of(state) == -2 * 48


def test_the_result_is_the_declarers_alone() -> None:
    """S-17: won + value, lost - 2 x value; nobody else's column moves."""
    result = GAME.result(played_out(forehand_plays("clubs")))
    assert result is not None
    assert result.scores == (36, 0, 0)


def test_after_the_end_nothing_can_be_played() -> None:
    """A finished deal refuses every move."""
    state = played_out(forehand_plays("clubs"))
    assert GAME.to_act(state) == ()
    with pytest.raises(RuleError) as error:
        after(state, "0 play CJ")
    assert error.value.code == "deal_over"


def test_declarer_schwarz_and_defenders_schwarz_in_play() -> None:
    """S-A15: all ten tricks to one side raise the value by two steps."""
    strong = played_out(forehand_plays("grand hand", dealt_around("CJ SJ HJ DJ CA CT CK CQ C9 C8")))
    assert score_of(strong) == 24 * (4 + 1 + 1 + 1 + 1)
    assert line_rules(strong)["schwarz"] == "S-A15"


@pytest.mark.parametrize("seed", range(20))
def test_every_card_is_in_one_place_and_the_card_points_add_up(seed: int) -> None:
    """In every position of random deals 32 cards are in hands, tricks, skat or laid away."""
    rng = Random(seed)
    rules = random_options(GAME, rng)
    for step in random_deal(GAME, random_match(GAME, rules, rng), rng):
        state = step.state
        if isinstance(state, Play):
            held = [card for hand in state.hands for card in hand]
            won = [card for taken in state.tricks for card in taken.trick.cards]
            away = getattr(state.game, "discards", ()) or state.deal.skat
            cards = [*held, *won, *state.trick.cards, *away]
            assert len(cards) == len(set(cards)) == 32

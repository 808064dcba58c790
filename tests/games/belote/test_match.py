"""The match and the pack (B-1 to B-4, B-28, B-A1 to B-A8, B-A35 to B-A38)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.cards import PACK_32, RANKS, parse_cards
from stammtisch.errors import ParseError, RuleError
from stammtisch.games.belote import GAME
from stammtisch.games.belote.match import (
    BeloteMatch,
    after_counted_deal,
    after_passed_deal,
    cut,
    gathered_hands,
    gathered_tricks,
    match_result,
)
from stammtisch.games.belote.options import HOUSE, PRESETS
from stammtisch.games.belote.state import Bidding, Counted, Cutting, PassedOut
from stammtisch.games.options import change_options
from stammtisch.seats import Seat, Side, partner, side_of
from stammtisch.tricks import Trick
from tests.games.belote.deals import after, auction, deck_for, hands_with, name, played_out, playing, rows


@pytest.mark.parametrize("row", rows("match"), ids=name)
def test_the_match_ends_as_in_the_example(row: dict[str, Any]) -> None:
    ended = match_result(BeloteMatch(PRESETS[row["preset"]], Seat(0), tuple(row["scores"]), 9))
    if "winner" in row:
        assert ended is not None and ended.winners == (row["winner"],)
        assert ended.lines[0].rule in {"B-28", "B-A35", "B-A36"}
    else:
        assert ended is None


def test_partners_sit_opposite() -> None:
    """B-1: four seats, two sides."""
    assert GAME.seats(HOUSE) == 4
    assert [GAME.side_of(HOUSE, Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert all(side_of(Seat(seat)) == side_of(partner(Seat(seat))) for seat in range(4))


def test_the_pack_has_thirty_two_cards_from_seven_up() -> None:
    """B-2: no 2 to 6."""
    assert len(GAME.pack(HOUSE)) == 32
    assert {card.rank for card in GAME.pack(HOUSE)} == set(RANKS[:8])


def test_three_two_and_three_cards_are_dealt_from_the_top() -> None:
    """B-4, B-11, B-12, B-A1: five before the auction, eight for eight tricks."""
    match = BeloteMatch(HOUSE, Seat(1))  # seat 2 gets cards first
    state = GAME.deal(match, PACK_32)
    assert isinstance(state, Bidding)
    assert state.hands[2] == PACK_32[0:3] + PACK_32[12:14]
    assert state.hands[3] == PACK_32[3:6] + PACK_32[14:16]
    assert state.hands[1] == PACK_32[9:12] + PACK_32[18:20]
    played = auction(state, "hearts, pass, pass, pass")
    assert set(PACK_32[20:23]) <= set(GAME.view(played, Seat(2)).hand)
    assert len(GAME.view(played_out(played), None).won) == 8


def test_the_pack_is_shuffled_once_and_then_only_cut() -> None:
    """B-3, B-A4, B-A5, B-A6: the next pack is the gathered one, cut between three and twenty-nine cards deep."""
    state = played_out(playing(hands_with(), "hearts, pass, pass, pass"))
    match = GAME.after_deal(state.match, state)
    piles = gathered(state)
    cuts = set()
    for seed in range(300):
        deck = GAME.next_deck(match, state, Random(seed))
        place = deck.index(piles[0])
        cuts.add(32 - place)
        assert deck == cut(piles, 32 - place)
    assert cuts == set(range(3, 30))


def gathered(state: Any) -> tuple[Any, ...]:
    """The pile of the side that won the last trick, then the other's."""
    assert isinstance(state, Counted)
    last = side_of(state.play.won[-1].winner)
    piles: tuple[list[Any], list[Any]] = ([], [])
    for won in state.play.won:
        piles[side_of(won.winner) != last].extend(won.trick.cards)
    return (*piles[0], *piles[1])


def test_tricks_lie_in_the_pile_in_the_order_won_and_played() -> None:
    """B-A5."""
    first, second, third = (Trick(Seat(0), parse_cards(text)) for text in ("S7 S8", "H7 H8", "D7 D8"))
    pack = gathered_tricks([(first, Seat(1)), (second, Seat(2)), (third, Seat(3))], Side(1))
    assert pack == parse_cards("S7 S8 D7 D8 H7 H8")


def test_after_a_passed_deal_hands_and_stock_are_gathered_as_dealt() -> None:
    """B-9, B-A5: hands in dealing order, each as dealt, then the stock."""
    state = auction(GAME.deal(BeloteMatch(HOUSE, Seat(1)), PACK_32), "pass, pass, pass, pass")
    assert isinstance(state, PassedOut)
    pack = gathered_hands(Seat(1), state.hands, state.stock)
    assert pack[:5] == PACK_32[0:3] + PACK_32[12:14]
    assert pack[20:] == PACK_32[20:]
    deck = GAME.next_deck(GAME.after_deal(state.match, state), state, Random(3))
    assert deck == cut(pack, 32 - deck.index(pack[0]))


def test_every_deal_may_be_shuffled_instead() -> None:
    """B-A4: option shuffle."""
    options = change_options(HOUSE, {"shuffle": "every_deal"})
    state = played_out(playing(hands_with(), "hearts, pass, pass, pass", options))
    match = GAME.after_deal(state.match, state)
    piles = gathered(state)
    decks = [GAME.next_deck(match, state, Random(seed)) for seed in range(20)]
    assert not any(deck == cut(piles, 32 - deck.index(piles[0])) for deck in decks)


def test_the_player_before_the_dealer_may_cut() -> None:
    """B-A6: option cut; the deal begins with the cut, and nobody sees a card before."""
    match = BeloteMatch(change_options(HOUSE, {"cut": "player"}), Seat(1))
    state = GAME.deal(match, PACK_32)
    assert isinstance(state, Cutting)
    assert GAME.to_act(state) == (0,)
    assert len(GAME.legal_moves(state, Seat(0))) == 27
    assert GAME.view(state, Seat(0)).hand == ()
    dealt, events = after(state, "cut 14")
    assert isinstance(dealt, Bidding)
    assert [(event.code, event.seat, event.arguments) for event in events] == [("cut", 0, ())]
    assert dealt.hands[2][:3] == PACK_32[14:17]
    for text in ("cut 2", "cut 30"):
        with pytest.raises(RuleError) as refusal:
            after(state, text)
        assert (refusal.value.code, refusal.value.rule) == ("cut_out_of_range", "B-A6")
    played = played_out(playing(hands_with(), "hearts, pass, pass, pass"))
    assert GAME.next_deck(match, played, Random(1)) == gathered(played)


def test_direction_is_only_how_the_table_is_drawn() -> None:
    """B-A2: seats are numbered in the order of play either way."""
    for direction in ("ccw", "cw"):
        match = BeloteMatch(change_options(HOUSE, {"direction": direction}), Seat(1))
        assert GAME.to_act(GAME.deal(match, PACK_32)) == (2,)


def test_the_first_dealer_is_drawn_by_the_table() -> None:
    """B-A7: the dealer is an argument."""
    assert [GAME.open_match(HOUSE, Seat(seat), PACK_32).dealer for seat in range(4)] == [0, 1, 2, 3]


def test_the_deal_passes_on_after_every_deal() -> None:
    """B-A8: also after a passed one, unless the table says the same dealer deals again."""
    match = BeloteMatch(HOUSE, Seat(3), (10, 20), 4, 8)
    assert after_counted_deal(match, (8, 8), 0, False) == BeloteMatch(HOUSE, Seat(0), (18, 28), 5)
    assert after_passed_deal(match) == BeloteMatch(HOUSE, Seat(0), (10, 20), 5, 8)
    same = change_options(HOUSE, {"passed_dealer": "same"})
    assert after_passed_deal(BeloteMatch(same, Seat(3))).dealer == 3


def test_a_capot_may_not_end_the_match_in_the_bulgarian_game() -> None:
    """B-A37: one more deal that is neither capot nor passed; in the house it ends."""
    house, bulgarian = (
        after_counted_deal(BeloteMatch(PRESETS[preset], Seat(0), (140, 90)), (25, 0), 0, True)
        for preset in ("house", "bulgarian")
    )
    assert match_result(house) is not None
    assert match_result(bulgarian) is None
    passed = after_passed_deal(bulgarian)
    assert match_result(passed) is None
    assert match_result(after_counted_deal(passed, (8, 8), 0, False)) is not None


def test_points_that_hang_at_the_end_are_lost() -> None:
    """B-A38: named on the sheet."""
    ended = match_result(BeloteMatch(HOUSE, Seat(0), (160, 90), 9, 13))
    assert ended is not None
    assert [(line.code, line.rule) for line in ended.lines] == [("match_won", "B-28"), ("hanging_lost", "B-A38")]


def test_what_hangs_goes_with_the_match() -> None:
    """B-A19: the pot of a tied deal waits for the next."""
    match = after_counted_deal(BeloteMatch(HOUSE, Seat(0)), (0, 8), 8, False)
    assert match.hanging == 8
    assert GAME.view(GAME.deal(match, PACK_32), None).match.hanging == 8


def test_a_deal_is_worth_its_tricks_and_the_last_ten() -> None:
    """B-23: 152 card points and ten for the last trick; the sheet has a line for it."""
    state = played_out(playing(hands_with(), "hearts, pass, pass, pass"))
    view = GAME.view(state, None)
    assert sum(view.card_points) == 162
    assert view.result is not None
    assert [line.rule for line in view.result.lines if line.code == "last_trick"] == ["B-23"]
    assert {line.rule for line in view.result.lines if line.code == "tricks"} == {"B-21"}


def test_all_tricks_to_one_side_are_worth_ninety_more() -> None:
    """B-24: a hand with every trump, and its partner's aces."""
    hands = hands_with("HJ H9 HA HT HK HQ H8 H7")
    state = played_out(playing(hands, "hearts, pass, pass, pass"))
    result = GAME.result(state)
    assert result is not None and result.scores == (25 + 2, 0)  # 162 + 90 + 20 for the belote
    assert any(line.rule == "B-24" for line in result.lines)


def test_time_is_kept_by_the_table() -> None:
    """B-7, B-A40: what happens when it runs out is an option that the rules carry and the table acts on."""
    assert HOUSE.timeout == "auto"
    assert change_options(HOUSE, {"timeout": "forfeit"}).timeout == "forfeit"


def test_the_presets_differ_where_the_rules_page_says() -> None:
    """B-A12, B-A14, B-A35, B-A37."""
    house, bulgarian = PRESETS["house"], PRESETS["bulgarian"]
    assert list(PRESETS) == ["house", "bulgarian"]
    assert bulgarian == change_options(
        house,
        {
            "partner_exempt_when_following": False,
            "underruff": "free",
            "win_strict": False,
            "no_win_on_capot": True,
        },
    )


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(ParseError, match="no_such"):
        change_options(HOUSE, {"no_such": True})
    with pytest.raises(ParseError, match="underruff"):
        change_options(HOUSE, {"underruff": "maybe"})


def test_a_deal_that_is_not_over_has_no_match_after_it() -> None:
    state = GAME.deal(BeloteMatch(HOUSE, Seat(0)), deck_for(hands_with(), 1))
    assert GAME.result(state) is None
    with pytest.raises(ValueError, match="not over"):
        GAME.after_deal(state.match, state)

"""Claiming the rest: it works as S-X7 says for all trick games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from stammtisch.cards import PACK_32, Card, Suit, parse_cards
from stammtisch.errors import RuleError
from stammtisch.games.belote import GAME
from stammtisch.games.belote.claims import holds
from stammtisch.games.belote.contracts import CONTRACTS
from stammtisch.games.belote.counting import rest_points
from stammtisch.games.belote.knowledge import knowledge
from stammtisch.games.belote.moves import Play
from stammtisch.games.belote.options import HOUSE
from stammtisch.games.belote.state import Claiming, Counted, Playing, State
from stammtisch.games.belote.view import OpenClaim, Phase, SaidBelote
from stammtisch.games.options import change_options
from stammtisch.seats import Seat, side_of
from tests.games.belote.deals import after, hands_with, playing

CLAIMS = change_options(HOUSE, {"claim": True})
HEARTS = "hearts, pass, pass, pass"
TOPS = hands_with("HJ H9 HA HT HK HQ SA CA")
MIXED = hands_with("HJ H9 SA S7 CT C7 D7 D8")


def first_trick(hands: Sequence[Sequence[Card]], card: str, calls: str = HEARTS) -> Playing:
    """Seat 0 leads the card; the others play what they may."""
    state: State = playing(hands, calls, CLAIMS)
    state, _ = after(state, f"play {card}")
    for _ in range(3):
        seat = GAME.to_act(state)[0]
        quiet = [move for move in GAME.legal_moves(state, seat) if "+" not in GAME.move_text(move)]
        state, _ = GAME.play(state, seat, quiet[-1])
    assert isinstance(state, Playing) and not state.trick.cards
    return state


def test_a_claim_that_is_certain_stands_at_once() -> None:
    """S-X7: the top cards of every suit, with the lead."""
    state, events = after(first_trick(TOPS, "HJ"), "claim all")
    assert isinstance(state, Counted)
    assert [event.code for event in events[:3]] == ["claim_all", "belote", "claim_stands"]
    view = GAME.view(state, Seat(1))
    assert len(view.dealt) == 4 and all(len(hand) == 8 for hand in view.dealt)  # hands are shown
    assert view.card_points == (162, 0)
    assert view.result is not None and view.result.scores == (27, 0)
    assert any(line.rule == "S-X7" for line in view.result.lines)


def test_king_and_queen_still_together_count_when_the_rest_is_claimed() -> None:
    """S-X7, B-14: nobody plays them any more."""
    state, _ = after(first_trick(TOPS, "HJ"), "claim all")
    assert GAME.view(state, None).belotes == (SaidBelote(Seat(0), Suit.HEARTS),)


def test_a_claim_that_is_not_certain_asks_both_opponents() -> None:
    """S-X7: otherwise it stands if all opponents agree; the claimer's hand lies open."""
    state, _ = after(first_trick(MIXED, "HJ"), "claim all")
    assert isinstance(state, Claiming)
    assert set(GAME.to_act(state)) == {1, 3}
    view = GAME.view(state, Seat(3))
    assert view.phase is Phase.CLAIM
    assert set(view.shown[0]) == set(parse_cards("H9 SA S7 CT C7 D7 D8"))
    agreed, _ = GAME.play(state, Seat(3), GAME.parse_move("agree"))
    assert GAME.to_act(agreed) == (1,)
    over, events = GAME.play(agreed, Seat(1), GAME.parse_move("agree"))
    assert isinstance(over, Counted)
    codes = [event.code for event in events]
    assert codes[0] == "agree" and "claim_stands" in codes


def test_a_refused_claim_leaves_the_hand_open_and_the_seat_silent_until_the_next_trick() -> None:
    """S-X7: play goes on."""
    claimed, _ = after(first_trick(MIXED, "HJ"), "claim all")
    state, events = GAME.play(claimed, Seat(1), GAME.parse_move("refuse"))
    assert isinstance(state, Playing)
    assert [event.code for event in events] == ["refuse"]
    assert GAME.view(state, Seat(3)).shown[0]
    with pytest.raises(RuleError) as refusal:
        after(state, "claim 10")
    assert (refusal.value.code, refusal.value.rule) == ("claimed_already", "S-X7")
    for seed in range(5):
        sampled = GAME.sample(GAME.view(state, Seat(3)), Random(seed))
        assert isinstance(sampled, Playing) and sampled.hands[0] == state.hands[0]


def test_card_points_may_be_claimed_and_the_others_get_all_else() -> None:
    """S-X7: a player names what he will take of the rest."""
    start = first_trick(MIXED, "HJ")
    before, rest = sum(won.winner % 2 == 0 for won in start.won), rest_points(start)
    assert before == 1
    claimed, _ = after(start, "claim 40")
    agreed, _ = GAME.play(claimed, Seat(1), GAME.parse_move("agree"))
    over, _ = GAME.play(agreed, Seat(3), GAME.parse_move("agree"))
    taken = GAME.view(over, None).card_points
    assert taken == (162 - rest + 40, rest - 40)


def test_to_claim_nothing_gives_the_rest_away_at_once() -> None:
    state, _ = after(first_trick(MIXED, "HJ"), "claim 0")
    assert isinstance(state, Counted)
    assert state.outcome.reason == "inside"


def test_a_claim_may_be_made_out_of_turn_but_between_tricks_and_where_allowed() -> None:
    start = first_trick(MIXED, "HJ")
    asked = GAME.asked(start, Seat(2))
    assert asked is not None and asked.kind == "claim" and not asked.waited_for
    assert isinstance(GAME.play(start, Seat(2), GAME.parse_move("claim all"))[0], Claiming)
    during, _ = after(start, "play SA")
    for state, text, code in (
        (during, "claim all", "claim_between_tricks"),
        (playing(MIXED, HEARTS, CLAIMS), "claim all", "claim_between_tricks"),
        (playing(MIXED, HEARTS), "claim all", "no_claims"),
        (start, "claim 400", "claim_too_much"),
    ):
        with pytest.raises(RuleError) as refusal:
            GAME.play(state, Seat(0), GAME.parse_move(text))
        assert (refusal.value.code, refusal.value.rule) == (code, "S-X7")


def endgames(cards: int, games: int, seed: int) -> Iterator[Playing]:
    """Positions of random deals between tricks, with so many cards left in each hand."""
    rng = Random(seed)
    for number in range(games):
        deck = rng.sample(PACK_32, 32)
        hands = [tuple(deck[n : n + 8]) for n in range(0, 32, 8)]
        contract = CONTRACTS[number % 6].value
        state: State = playing(hands, f"{contract}, pass, pass, pass", CLAIMS)
        while isinstance(state, Playing) and len(state.won) < 8 - cards:
            plays = [move for move in GAME.legal_moves(state, state.turn) if isinstance(move, Play)]
            state, _ = GAME.play(state, state.turn, rng.choice(plays))
        assert isinstance(state, Playing)
        yield state


def deals_of(play: Playing, claimer: Seat) -> list[Playing]:
    """Every deal of the others' cards that the claimer's view allows."""
    known = knowledge(GAME.view(play, claimer))
    deals = set()
    for order in permutations(known.unseen):
        cards, hands = list(order), []
        for seat in range(4):
            size = known.sizes[seat]
            hands.append(play.hands[seat] if seat == claimer else tuple(sorted(cards[:size], key=PACK_32.index)))
            cards = cards if seat == claimer else cards[size:]
        if all(seat == claimer or known.may_hold(seat, card) for seat in range(4) for card in hands[seat]):
            deals.add(tuple(hands))
    return [replace(play, hands=hands) for hands in deals]


def wins(play: State, side: int, order: tuple[Card, ...] | None, claimer: Seat) -> bool:
    """Whether the side takes every trick left: the claimer's cards in a fixed order, or by what is best here."""
    assert isinstance(play, Playing)
    seat = play.turn
    legal = [move for move in GAME.legal_moves(play, seat) if isinstance(move, Play)]
    if seat == claimer and order is not None:
        return any(move.card is order[0] and _goes_on(play, move, side, order[1:], claimer) for move in legal)
    quantifier = any if seat == claimer else all
    return quantifier(_goes_on(play, move, side, order, claimer) for move in legal)


def _goes_on(play: Playing, move: Play, side: int, order: tuple[Card, ...] | None, claimer: Seat) -> bool:
    """After the move: a finished trick must belong to the side."""
    after_it, _ = GAME.play(play, play.turn, move)
    won = after_it.won if isinstance(after_it, Playing) else after_it.play.won if isinstance(after_it, Counted) else ()
    if len(won) > len(play.won) and side_of(won[-1].winner) != side:
        return False
    return isinstance(after_it, Counted) or wins(after_it, side, order, claimer)


def test_a_claim_of_all_is_certain_where_trying_out_every_deal_and_play_says_so() -> None:
    """S-X7: what is called certain wins in every deal the view allows; one order of cards that always wins is found."""
    certain = uncertain = 0
    for play in endgames(2, 24, seed=5):
        for seat in (play.turn, Seat((play.turn + 1) % 4)):
            deals = deals_of(play, seat)
            says = holds(play, OpenClaim(seat, True, rest_points(play), ()))
            side = side_of(seat)
            always = any(
                all(wins(deal, side, order, seat) for deal in deals) for order in permutations(play.hands[seat])
            )
            in_each = all(wins(deal, side, None, seat) for deal in deals)
            assert always <= says <= in_each, play
            certain, uncertain = certain + says, uncertain + (not says)
    assert certain > 5 and uncertain > 5


def test_a_claim_of_card_points_is_certain_up_to_what_is_sure() -> None:
    """S-X7: with a number that holds every smaller one holds, and the whole rest only with every trick."""
    for play in endgames(2, 6, seed=8):
        said = [holds(play, OpenClaim(play.turn, False, points, ())) for points in range(0, rest_points(play), 11)]
        assert said[0] and said == sorted(said, reverse=True)


def test_top_cards_are_proved_early_in_the_deal() -> None:
    """S-X7: with seven cards left, from the top down, trumps first; one missing top card and it is not certain."""
    certain, _ = after(first_trick(TOPS, "HJ"), "claim all")
    assert isinstance(certain, Counted)
    shaky, _ = after(first_trick(hands_with("HJ H9 HA HT HK HQ SA CK"), "HJ"), "claim all")
    assert isinstance(shaky, Claiming)

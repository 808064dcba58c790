"""What a seat may know at each moment, and what a state drawn from a view looks like."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from stammtisch.cards import Card, in_pack_order, parse_cards
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import bid_values
from stammtisch.games.skat.state import Play, State
from stammtisch.games.skat.unknown import shown_voids
from stammtisch.games.skat.view import Phase
from stammtisch.seats import Seat
from tests.games.skat.table import (
    FOREHAND,
    HOUSE,
    MIDDLEHAND,
    SKAT,
    F,
    M,
    R,
    after,
    dealt,
    forehand_plays,
    options,
    played_out,
)


def test_a_seat_sees_its_own_cards_and_the_number_of_the_others() -> None:
    """Other hands, the skat and what was laid away are hidden."""
    view = GAME.view(dealt(), M)
    assert set(view.hand) == set(parse_cards(MIDDLEHAND))
    assert (view.skat, view.discards, view.dealt, view.open_hands) == ((), (), (), ((), (), ()))
    spectator = GAME.view(dealt(), None)
    assert (spectator.hand, spectator.open_hands) == ((), ((), (), ()))


def test_only_the_declarer_sees_the_skat_and_his_discards() -> None:
    """S-6 and S-8: the two cards are his secret until the end."""
    state = forehand_plays("clubs", discard="HT S7")
    mine, theirs = GAME.view(state, F), GAME.view(state, M)
    assert (mine.skat, mine.discards) == (in_pack_order(parse_cards(SKAT)), parse_cards("S7 HT"))
    assert (theirs.skat, theirs.discards) == ((), ())
    over = GAME.view(played_out(state), None)
    assert (over.phase, over.discards) == (Phase.FINISHED, parse_cards("S7 HT"))
    assert over.dealt[F] == in_pack_order(parse_cards(FOREHAND))
    assert sum(over.card_points) == 120


def test_the_view_shows_what_the_table_must_show() -> None:
    """Dealer, declarer, contract and bid, auction, leader, trick, last trick and who won it by which rule."""
    state = after(forehand_plays("clubs"), "0 play CJ", "1 play C8", "2 play C7", "0 play HA")
    view = GAME.view(state, R)
    assert (view.dealer, view.declarer, view.bid) == (R, F, 18)
    assert view.contract is not None and view.contract.text == "clubs"
    assert [call.text for call in view.auction] == ["pass", "pass", "18"]
    assert view.trick is not None and (view.trick.leader, view.trick.cards) == (F, parse_cards("HA"))
    last = view.tricks[-1]
    assert (last.winner, last.rule, last.card_points) == (F, "S-10", 2)
    assert view.tricks_won == (1, 0, 0)
    assert (view.deal_number, view.scores, view.to_act) == (1, (0, 0, 0), (M,))


def test_the_ladder_shows_the_next_values_and_what_is_worth_them() -> None:
    """S-A3: for the caller only, from the value above the last."""
    view = GAME.view(dealt(), M)
    assert [(step.value, step.games) for step in view.ladder[:4]] == [
        (18, ("diamonds 2",)),
        (20, ("hearts 2",)),
        (22, ("spades 2",)),
        (23, ("null",)),
    ]
    assert GAME.view(dealt(), F).ladder == ()
    assert GAME.view(after(dealt(), "1 24", "0 hold"), M).ladder[0].value == 27


def test_whoever_is_still_in_the_auction_sees_how_far_it_may_go() -> None:
    """S-A3: every value above the one that stands, asked or not; nothing after a pass, nor for a spectator."""
    state = after(dealt(), "1 24", "0 hold")
    values = tuple(value for value in bid_values(HOUSE) if value > 24)
    assert values[:3] == (27, 30, 33)
    assert [GAME.view(state, seat).higher for seat in (F, M, R)] == [values] * 3
    passed = after(state, "1 pass")
    assert (GAME.view(passed, M).higher, GAME.view(passed, R).higher) == ((), values)
    assert GAME.view(state, None).higher == ()


def test_faces_of_the_cards_change_nothing_but_the_faces() -> None:
    """S-A1: German or French, the card texts and all rules are the same."""
    french = GAME.view(dealt(rules=options(deck_face="french")), F)
    german = GAME.view(dealt(), F)
    assert (german.options.deck_face, french.options.deck_face) == ("german", "french")
    assert french.hand == german.hand


def state_with_few_cards(seed: int) -> tuple[State, Seat]:
    """A position with two or three cards in each hand, and a defender who looks at it."""
    rng = Random(seed)
    match = GAME.open_match(HOUSE, R, ())
    state = GAME.deal(match, GAME.next_deck(match, None, rng))
    for move in ("1 18", "0 pass", "2 pass", "1 take skat"):
        state = after(state, move)
    for _ in range(2):
        moves = GAME.legal_moves(state, M)
        state, _events = GAME.play(state, M, moves[rng.randrange(5)])
    while isinstance(state, Play) and (len(state.tricks) < 8 or state.trick.cards):
        seat = GAME.to_act(state)[0]
        state, _events = GAME.play(state, seat, rng.choice(GAME.legal_moves(state, seat)))
    return state, F


def possible_hands(state: State, seat: Seat) -> set[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Every pair of hidden hands, by plain enumeration over unseen cards and shown voids."""
    view = GAME.view(state, seat)
    assert isinstance(state, Play)
    seen = {*view.hand, *(card for taken in view.tricks for card in taken.trick.cards)}
    unseen = [card for card in GAME.pack(HOUSE) if card not in seen]
    voids, effective = shown_voids(view), state.order.effective

    def fits(hand: tuple[Card, ...], owner: Seat) -> bool:
        return all(effective[card] not in voids[owner] for card in hand)

    found = set()
    for second in combinations(unseen, 2):
        for third in combinations([card for card in unseen if card not in second], 2):
            if fits(second, M) and fits(third, R):
                found.add((in_pack_order(second), in_pack_order(third)))
    return found


@pytest.mark.parametrize("seed", [4, 9])
def test_a_drawn_state_is_uniform_over_all_that_the_view_allows(seed: int) -> None:
    """Every possible pair of hands comes up, about equally often, and nothing else does."""
    state, seat = state_with_few_cards(seed)
    assert isinstance(state, Play)
    possible, view, rng = possible_hands(state, seat), GAME.view(state, seat), Random(seed)
    draws = 60 * len(possible)
    seen: Counter[tuple[tuple[Card, ...], tuple[Card, ...]]] = Counter()
    for _ in range(draws):
        drawn = GAME.sample(view, rng)
        assert isinstance(drawn, Play)
        seen[drawn.hands[M], drawn.hands[R]] += 1
    assert set(seen) == possible
    chi_square = sum((count - 60) ** 2 / 60 for count in seen.values())
    freedom = len(possible) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


def test_the_skat_of_a_drawn_state_is_any_two_of_the_declarers_twelve_cards() -> None:
    """A defender knows neither what lay in the skat nor what was laid away."""
    state, seat = state_with_few_cards(4)
    view, rng = GAME.view(state, seat), Random(1)
    skats = Counter(GAME.sample(view, rng).deal.skat for _ in range(500))
    assert len(skats) > 60
    for _ in range(50):
        drawn = GAME.sample(view, rng)
        twelve = {*drawn.deal.dealt[M], *drawn.deal.skat}
        played = {card for t in view.tricks for s, card in zip(t.seats, t.trick.cards, strict=True) if s == M}
        assert played <= twelve and len(twelve) == 12


def test_a_seat_that_did_not_follow_is_void() -> None:
    """S-9: what was shown binds every drawn state."""
    state = after(forehand_plays("clubs", discard="SQ S9"), "0 play HA", "1 play HJ", "2 play H7")
    view = GAME.view(state, F)
    assert shown_voids(view) == (frozenset(), frozenset("H"), frozenset())
    rng = Random(3)
    for _ in range(50):
        drawn = GAME.sample(view, rng)
        assert isinstance(drawn, Play)
        assert all(drawn.order.effective[card] != "H" for card in drawn.hands[M])

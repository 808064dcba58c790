"""The search behind a claim: never proven unless it holds in every distribution, and found where it plainly holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from stammtisch.cards import PACK_32, Card, cards_text, parse_cards
from stammtisch.games.skat import GAME
from stammtisch.games.skat.claims import claim_holds
from stammtisch.games.skat.play import playable
from stammtisch.games.skat.state import Play
from stammtisch.games.skat.unknown import order_in, unknown
from stammtisch.games.skat.view import View
from stammtisch.players import PLAYERS
from stammtisch.seats import Seat
from stammtisch.tricks import Trick, winning_place
from tests.games.skat.table import ISKO, F, M, after, dealt, dealt_around, forehand_plays, score_of

Hands = tuple[tuple[Card, ...], ...]
STEPS = 4_000
SURE = "CJ SJ HJ DJ CA CT CK CQ C9 C8"


def endgames(seeds: range, tricks_left: int) -> Iterator[Play]:
    """Positions of played deals with few cards left, before the first card of a trick."""
    player = PLAYERS["skat"]
    for seed in seeds:
        rng = Random(seed)
        match = GAME.open_match(ISKO, Seat(seed % 3), ())
        state = GAME.deal(match, GAME.next_deck(match, None, rng))
        while GAME.result(state) is None:
            if isinstance(state, Play) and not state.trick.cards and len(state.tricks) == 10 - tricks_left:
                yield state
                break
            seat = GAME.to_act(state)[0]
            moves = GAME.legal_moves(state, seat)
            state, _ = GAME.play(state, seat, player.choose(GAME.view(state, seat), moves, rng))


def distributions(view: View) -> Iterator[Hands]:
    """Every way the hidden cards may lie."""
    open_ends, effective = unknown(view), order_in(view).effective
    first, second = open_ends.seats
    for mine in combinations(open_ends.cards, open_ends.sizes[0]):
        rest = [card for card in open_ends.cards if card not in mine]
        for theirs in combinations(rest, open_ends.sizes[1]):
            if any(effective[card] in open_ends.voids[0] for card in mine):
                continue
            if any(effective[card] in open_ends.voids[1] for card in theirs):
                continue
            hands = {view.seat: view.hand, first: mine, second: theirs}
            yield tuple(hands[Seat(seat)] for seat in range(3))


def holds_open(view: View, hands: Hands, trick: Trick, every: bool) -> bool:
    """The claim with all cards open: the claimant plays best, the others worst for him."""
    order, me = order_in(view), view.seat
    if len(trick.cards) == 3:
        strength = order.strength[order.effective[trick.cards[0]]]
        winner = trick.seat_at(winning_place(trick.cards, strength.__getitem__), 3)
        ours = winner == me or (view.declarer not in (winner, me))
        if ours is not every:
            return False
        return not hands[0] or holds_open(view, hands, Trick(winner), every)
    seat = trick.seat_at(len(trick.cards), 3)
    outcomes = (
        holds_open(view, tuple(tuple(c for c in hand if c is not card) for hand in hands), trick.with_card(card), every)
        for card in playable(hands[seat], trick, order)
    )
    return any(outcomes) if seat == me else all(outcomes)


@pytest.mark.parametrize("every", [True, False])
def test_a_proven_claim_holds_in_every_distribution(every: bool) -> None:
    """S-X7: compared with a plain search of each distribution, and some claims of each kind are found."""
    found = 0
    for play in endgames(range(60), 2):
        for seat in range(3):
            view = GAME.view(play, Seat(seat))
            if len(unknown(view).seats) == 2 and claim_holds(view, every, STEPS):
                found += 1
                assert view.trick is not None
                assert all(holds_open(view, hands, view.trick, every) for hands in distributions(view))
    assert found >= 5


def test_a_sure_claim_of_ten_tricks_is_proven_and_a_hope_is_not() -> None:
    """All Unters and the highest acorns take everything; with two gaps below the Daus they may not."""
    sure = forehand_plays("grand hand", dealt_around(SURE, ISKO))
    assert claim_holds(GAME.view(sure, F), True, STEPS)
    hope = forehand_plays("grand hand", dealt_around("CJ SJ HJ DJ CA CQ C9 C8 C7 HA", ISKO))
    assert not claim_holds(GAME.view(hope, F), True, STEPS)


def test_the_claim_depends_on_the_view_alone() -> None:
    """In every redeal of what the claimant cannot see the answer is the same."""
    rng = Random(5)
    for play in endgames(range(12), 3):
        view = GAME.view(play, F)
        redealt = GAME.view(GAME.sample(view, rng), F)
        for every in (True, False):
            assert claim_holds(view, every, STEPS) is claim_holds(redealt, every, STEPS)


def test_a_search_without_steps_proves_nothing() -> None:
    """A claim that cannot be proven quickly needs consent, even if it is true."""
    rest = [card for card in PACK_32 if card not in parse_cards(SURE)]
    hands = (cards_text(rest[:10]), SURE, cards_text(rest[10:20]), cards_text(rest[20:]))
    led_through = after(dealt(*hands, ISKO), "1 18", "0 pass", "2 pass", "1 grand hand")
    assert claim_holds(GAME.view(led_through, M), True, STEPS)
    assert not claim_holds(GAME.view(led_through, M), True, 3)


def test_a_seen_hand_is_no_hidden_hand() -> None:
    """Null Ouvert: a defender who sees the declarer's hand can prove what he could not prove blindly."""
    low = "C7 C8 C9 CT S7 S8 S9 H7 H8 H9"
    open_null = forehand_plays("null hand ouvert", dealt_around(low, ISKO))
    view = GAME.view(open_null, M)
    assert view.open_hands[F] and F not in unknown(view).seats
    assert claim_holds(GAME.view(open_null, F), False, STEPS)
    assert claim_holds(view, True, STEPS)
    assert not claim_holds(view, False, STEPS)
    assert score_of(after(open_null, "1 claim all")) == 59

"""The search behind a claim: never proven unless it holds in every distribution, and found where it plainly holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from stammtisch.cards import PACK_32, Card, cards_text, parse_cards
from stammtisch.games.skat import GAME
from stammtisch.games.skat.claims import certain_part, claim_holds
from stammtisch.games.skat.moves import CLAIM_PARTS, Claim, ClaimPart
from stammtisch.games.skat.order import card_points
from stammtisch.games.skat.play import playable
from stammtisch.games.skat.state import Play
from stammtisch.games.skat.unknown import order_in, unknown
from stammtisch.games.skat.view import View
from stammtisch.players import PLAYERS
from stammtisch.seats import Seat
from stammtisch.tricks import Trick, winning_place
from tests.games.skat.table import ISKO, F, M, after, dealt, dealt_around, forehand_plays, later, score_of

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
    for view in views_of(endgames(range(60), 2)):
        if claim_holds(view, Claim(every), STEPS):
            found += 1
            assert view.trick is not None
            assert all(holds_open(view, hands, view.trick, every) for hands in distributions(view))
    assert found >= 5


def views_of(plays: Iterator[Play]) -> Iterator[View]:
    """The views with two hidden hands."""
    for play in plays:
        for seat in range(3):
            view = GAME.view(play, Seat(seat))
            if len(unknown(view).seats) == 2:
                yield view


def points_open(view: View, hands: Hands, trick: Trick) -> int:
    """What the claimant's side gets with all cards open: the claimant plays best, the others worst for him."""
    order, me = order_in(view), view.seat
    if len(trick.cards) == 3:
        strength = order.strength[order.effective[trick.cards[0]]]
        winner = trick.seat_at(winning_place(trick.cards, strength.__getitem__), 3)
        ours = winner == me or (view.declarer not in (winner, me))
        won = card_points(trick.cards) if ours else 0
        return won + (points_open(view, hands, Trick(winner)) if hands[0] else 0)
    seat = trick.seat_at(len(trick.cards), 3)
    outcomes = (
        points_open(view, tuple(tuple(c for c in hand if c is not card) for hand in hands), trick.with_card(card))
        for card in playable(hands[seat], trick, order)
    )
    return max(outcomes) if seat == me else min(outcomes)


def test_a_proven_part_is_what_every_distribution_gives_at_least() -> None:
    """S-X7: no part is proven that a plain search of some distribution refutes; in most positions it is met exactly."""
    exact, seen = 0, 0
    for view in views_of(play for play in endgames(range(24), 2) if play.order.trumps):
        assert view.trick is not None
        least = min(points_open(view, hands, view.trick) for hands in distributions(view))
        proven = [part.card_points for part in CLAIM_PARTS[: least + 2] if claim_holds(view, part, STEPS)]
        assert proven == list(range(1, len(proven) + 1))
        assert len(proven) <= least
        seen, exact = seen + 1, exact + (len(proven) == least)
    assert seen > 40
    assert exact > 0.8 * seen


def test_a_part_is_offered_only_where_no_play_can_change_it() -> None:
    """S-X7: an offer to end early is what every play in every distribution brings, no more and no less."""
    found = 0
    for view in views_of(play for play in endgames(range(60), 2) if play.order.trumps):
        part = certain_part(view, STEPS)
        if part is not None:
            found += 1
            assert view.trick is not None
            assert claim_holds(view, part, STEPS)
            for hands in distributions(view):
                assert part.card_points == points_open(view, hands, view.trick)
    assert found >= 3


def test_a_part_is_proven_by_counting_what_must_fall_to_it() -> None:
    """Two Unters and the König of hearts against hidden cards: the first two tricks are sure, the third is not.

    The others must lay four of the cards that are out, and the cheapest four are worth nothing: 2 and 2 are sure.
    """
    state = forehand_plays("grand hand", dealt_around("CJ SJ HJ DJ CA CT CK CQ C9 HK", ISKO))
    state = later(state, 7)
    view = GAME.view(state, F)
    assert {card.text for card in view.hand} == {"HJ", "DJ", "HK"}
    assert claim_holds(view, ClaimPart(4), STEPS)
    assert not claim_holds(view, ClaimPart(5), STEPS)


def test_a_sure_claim_of_ten_tricks_is_proven_and_a_hope_is_not() -> None:
    """All Unters and the highest acorns take everything; with two gaps below the Daus they may not."""
    sure = forehand_plays("grand hand", dealt_around(SURE, ISKO))
    assert claim_holds(GAME.view(sure, F), Claim(True), STEPS)
    hope = forehand_plays("grand hand", dealt_around("CJ SJ HJ DJ CA CQ C9 C8 C7 HA", ISKO))
    assert not claim_holds(GAME.view(hope, F), Claim(True), STEPS)


def test_the_claim_depends_on_the_view_alone() -> None:
    """In every redeal of what the claimant cannot see the answer is the same."""
    rng = Random(5)
    for play in endgames(range(12), 3):
        view = GAME.view(play, F)
        redealt = GAME.view(GAME.sample(view, rng), F)
        for every in (True, False):
            assert claim_holds(view, Claim(every), STEPS) is claim_holds(redealt, Claim(every), STEPS)
        for points in (1, 10, 20):
            part = ClaimPart(points)
            assert claim_holds(view, part, STEPS) is claim_holds(redealt, part, STEPS)


def test_a_search_without_steps_proves_nothing() -> None:
    """A claim that cannot be proven quickly needs consent, even if it is true."""
    rest = [card for card in PACK_32 if card not in parse_cards(SURE)]
    hands = (cards_text(rest[:10]), SURE, cards_text(rest[10:20]), cards_text(rest[20:]))
    led_through = after(dealt(*hands, ISKO), "1 18", "0 pass", "2 pass", "1 grand hand")
    assert claim_holds(GAME.view(led_through, M), Claim(True), STEPS)
    assert not claim_holds(GAME.view(led_through, M), Claim(True), 3)


def test_a_seen_hand_is_no_hidden_hand() -> None:
    """Null Ouvert: a defender who sees the declarer's hand can prove what he could not prove blindly."""
    low = "C7 C8 C9 CT S7 S8 S9 H7 H8 H9"
    open_null = forehand_plays("null hand ouvert", dealt_around(low, ISKO))
    view = GAME.view(open_null, M)
    assert view.open_hands[F] and F not in unknown(view).seats
    assert claim_holds(GAME.view(open_null, F), Claim(False), STEPS)
    assert claim_holds(view, Claim(True), STEPS)
    assert not claim_holds(view, Claim(False), STEPS)
    assert score_of(after(open_null, "1 claim all")) == 59

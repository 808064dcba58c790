"""The tricks: one play after the other, throws that do not stand, claims. The ends of phases lead on from here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from stammtisch.cards import Card, in_pack_order, without
from stammtisch.errors import RuleError
from stammtisch.games.game import Event, arguments
from stammtisch.games.tractor.follow import check_follow, duty_of
from stammtisch.games.tractor.leads import beatable, check_lead
from stammtisch.games.tractor.order import Order, card_points, order_of
from stammtisch.games.tractor.state import Claim, Finished, Hands, Playing
from stammtisch.games.tractor.trick import FailedThrow, FinishedTrick, OpenTrick
from stammtisch.games.tractor.winner import winning_play
from stammtisch.seats import Seat

Step = tuple[Playing | Finished, tuple[Event, ...]]


def play_cards(state: Playing, seat: Seat, cards: tuple[Card, ...]) -> Step:
    """The state after these cards are laid to the trick. Raises RuleError if they may not be."""
    check_held(state.hands[seat], cards, seat)
    order = order_of(state.bargain.contract)
    if state.trick.plays:
        duty = duty_of(state.trick.lead, order, state.match.options.follow)
        check_follow(seat, state.hands[seat], cards, duty, order)
        return _laid(state, seat, cards, (Event("played", seat, cards),))
    return _led(state, seat, cards, order)


def check_held(hand: tuple[Card, ...], cards: tuple[Card, ...], seat: Seat) -> None:
    """Raises RuleError unless all the cards are in the hand."""
    for card in cards:
        if hand.count(card) < cards.count(card):
            raise RuleError("not_in_hand", "T-9", f"You do not hold {card}.", seat)


def _led(state: Playing, seat: Seat, cards: tuple[Card, ...], order: Order) -> Step:
    components = check_lead(seat, cards, order, state.match.options.throws)
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    lowest = beatable(components, others, order) if len(components) > 1 else None
    if lowest is None:
        code = "led" if len(components) == 1 else "threw"
        return _laid(state, seat, cards, (Event(code, seat, cards, rule="T-10" if code == "led" else "T-X2"),))
    failed = FailedThrow(seat, len(state.tricks), cards, lowest.cards)
    state = replace(
        state,
        failed_throws=(*state.failed_throws, failed),
        shown=_with_shown(state.shown, seat, without(cards, lowest.cards)),
    )
    back = len(cards) - len(lowest.cards)
    events = (
        Event("throw_failed", seat, cards, arguments(back=back), "T-X3"),
        Event("led", seat, lowest.cards, rule="T-X3"),
    )
    return _laid(state, seat, lowest.cards, events)


def _laid(state: Playing, seat: Seat, cards: tuple[Card, ...], events: tuple[Event, ...]) -> Step:
    """The cards leave the hand; the fourth play ends the trick."""
    hands = _with_hand(state.hands, seat, without(state.hands[seat], cards))
    shown = _less_shown(state.shown, seat, cards)
    trick = OpenTrick(state.trick.leader, (*state.trick.plays, cards))
    if len(trick.plays) < 4:
        return _with(state, hands, shown, trick, state.tricks), events
    finished = finished_trick(state, trick)
    after = _with(state, hands, shown, OpenTrick(finished.winner), (*state.tricks, finished))
    return _gathered(after, finished, events)


def _with(state: Playing, hands: Hands, shown: Hands, trick: OpenTrick, tricks: tuple[FinishedTrick, ...]) -> Playing:
    """The state after a play; written out, since `replace` takes three times as long."""
    return Playing(
        state.match,
        state.dealt,
        state.calls,
        state.bargain,
        state.buried,
        hands,
        trick,
        tricks,
        state.failed_throws,
        shown,
        state.claim,
        state.refused,
    )


def _gathered(state: Playing, trick: FinishedTrick, events: tuple[Event, ...]) -> Step:
    taken = Event("trick", trick.winner, (), arguments(card_points=trick.card_points), trick.rule)
    if any(state.hands):
        return state, (*events, taken)
    return finish(state), (*events, taken, Event("kitty_shown", None, state.buried, (), "T-13"))


def finished_trick(state: Playing, trick: OpenTrick) -> FinishedTrick:
    """The complete trick: who won it and what lies in it."""
    plays = trick.plays
    place, rule = winning_play(plays, order_of(state.bargain.contract), state.match.options.throw_eval)
    points = sum(card_points(cards) for cards in plays)
    return FinishedTrick(trick.leader, plays, Seat((trick.leader + place) % 4), points, rule)


def finish(state: Playing) -> Finished:
    """The deal as it ended."""
    return Finished(
        state.match,
        state.dealt,
        state.calls,
        state.bargain,
        state.buried,
        state.hands,
        state.trick,
        state.tricks,
        state.failed_throws,
        state.claim,
    )


def claim_rest(state: Playing, seat: Seat) -> Step:
    """T-A33: the claim stands at once if nothing can go against it, else it waits for both opponents."""
    if not may_claim(state, seat):
        raise RuleError(
            "cannot_claim", "T-A33", "A claim is made on one's own turn, and once only if it is refused.", seat
        )
    hand = state.hands[seat]
    claimed = replace(state, claim=Claim(seat), shown=_with_shown(state.shown, seat, hand))
    event = Event("claim_all", seat, in_pack_order(hand), (), "T-A33")
    if is_certain(state, seat):
        return finish(claimed), (event, Event("claim_stands", seat, (), (), "T-A33"), _kitty_shown(state))
    return claimed, (event,)


def may_claim(state: Playing, seat: Seat) -> bool:
    """Whether `seat` may claim the rest now."""
    return (
        state.match.options.claim and state.claim is None and seat == state.trick.to_play and seat not in state.refused
    )


def is_certain(state: Playing, seat: Seat) -> bool:
    """Whether the leader takes every trick by leading its cards one by one, wherever the other cards lie.

    Each card must be the highest of its suit still out, and the hand must hold nothing but trumps, or trumps enough
    to draw all that are out. This is enough, not all there is: other claims need the opponents' consent.
    """
    if state.trick.plays:
        return False
    order = order_of(state.bargain.contract)
    hand, out = state.hands[seat], _out(state, seat)
    highest = all(
        order.class_of[card] >= order.class_of[other]
        for card in hand
        for other in out
        if order.suit_of[card] is order.suit_of[other]
    )
    trumps = [card for card in hand if order.is_trump(card)]
    return highest and (len(trumps) == len(hand) or sum(map(order.is_trump, out)) <= len(trumps))


def _out(state: Playing, seat: Seat) -> list[Card]:
    """Cards that others may hold as far as `seat` knows: only the dealer knows that the buried ones are away."""
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    return others if seat == state.bargain.dealer else [*state.buried, *others]


def answer_claim(state: Playing, seat: Seat, agrees: bool) -> Step:
    """An opponent accepts or refuses the claim; the second acceptance ends the deal."""
    claim = state.claim
    assert claim is not None
    if not agrees:
        refused = replace(state, claim=None, refused=(*state.refused, claim.seat))
        return refused, (Event("refuse", seat, (), (), "T-A33"),)
    agreed = replace(state, claim=Claim(claim.seat, (*claim.agreed, seat)))
    event = Event("agree", seat, (), (), "T-A33")
    if len(claim.agreed) == 1:
        return finish(agreed), (event, _kitty_shown(state))
    return agreed, (event,)


def _kitty_shown(state: Playing) -> Event:
    return Event("kitty_shown", None, state.buried, (), "T-13")


def _with_hand(hands: Hands, seat: Seat, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _with_shown(shown: Hands, seat: Seat, cards: Iterable[Card]) -> Hands:
    """Everybody knows these cards to be in the hand, beside those known before."""
    known = Counter(shown[seat]) | Counter(cards)
    return _with_hand(shown, seat, in_pack_order(known.elements()))


def _less_shown(shown: Hands, seat: Seat, cards: Iterable[Card]) -> Hands:
    if not shown[seat]:
        return shown
    return _with_hand(shown, seat, in_pack_order((Counter(shown[seat]) - Counter(cards)).elements()))

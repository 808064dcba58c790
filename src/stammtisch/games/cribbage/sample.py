"""A full state that a view allows, drawn uniformly: what stands behind every bot that thinks.

Not here: what a view shows. What the play has shown of a hidden hand is read here from the cards and goes.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from stammtisch.cards import PACK_52, Card
from stammtisch.games.cribbage.combinations import LIMIT, VALUE, low_to_high
from stammtisch.games.cribbage.state import (
    SEATS,
    Award,
    Claiming,
    CutForDeal,
    CutForStarter,
    Dealt,
    Discarding,
    Finished,
    Hands,
    Naming,
    Play,
    Setting,
    State,
)
from stammtisch.games.cribbage.view import AwardView, CribbageView, Phase, played_by
from stammtisch.games.sampling import deal_unknown
from stammtisch.seats import Seat

_TRIES: Final = 100_000


def sample_state(view: CribbageView, rng: Random) -> State:
    """Uniform over the states with this view."""
    if view.phase is Phase.CUT_DEAL:
        return _cut(view, rng)
    for _ in range(_TRIES):
        hands, discards, rest = _draw_cards(view, rng)
        if _can_go_on(view, hands):
            return _state(view, hands, discards, rest)
    raise ValueError("no state has this view")


def _cut(view: CribbageView, rng: Random) -> CutForDeal:
    """What was turned lies where it was turned, all else anywhere."""
    turned = dict(zip(view.cut_places, view.cut_cards, strict=True))
    others = [card for card in PACK_52 if card not in view.cut_cards]
    rng.shuffle(others)
    deck = tuple(turned[place] if place in turned else others.pop() for place in range(1, len(PACK_52) + 1))
    return CutForDeal(view.match, deck, view.cut_places)


def _draw_cards(view: CribbageView, rng: Random) -> tuple[Hands, Hands, list[Card]]:
    """Cards in hand and cards laid away by seat, and all others in order; known cards where they are."""
    hands = [view.hand if seat == view.seat else () for seat in SEATS]
    discards = list(view.discards)
    laid = _all_laid(view)
    if view.phase is Phase.FINISHED:  # all is open, and what was not played is what is left of the six
        for seat in SEATS:
            gone = (*played_by(view, seat), *discards[seat])
            hands[seat] = tuple(card for card in view.dealt[seat] if card not in gone)
    known = {card for cards in (*hands, *discards, laid) for card in cards}
    hidden = [seat for seat in SEATS if seat != view.seat and view.phase is not Phase.FINISHED]
    _draw_crib(view, hidden, discards, known, rng)
    unknown = [card for card in PACK_52 if card not in known]
    sizes = [*(view.card_counts[seat] for seat in hidden), *(_missing(view, discards, seat) for seat in hidden)]
    room = _least_values(view)

    def may_hold(place: int, card: Card) -> bool:
        return place >= len(hidden) or VALUE[card] > room[hidden[place]]

    drawn = deal_unknown(unknown, (*sizes, len(unknown) - sum(sizes)), may_hold, rng)
    for place, seat in enumerate(hidden):
        hands[seat] = drawn[place]
        discards[seat] = discards[seat] or drawn[len(hidden) + place]
    rest = list(drawn[-1])
    rng.shuffle(rest)
    return (low_to_high(hands[0]), low_to_high(hands[1])), (low_to_high(discards[0]), low_to_high(discards[1])), rest


def _all_laid(view: CribbageView) -> tuple[Card, ...]:
    """Cards open on the table."""
    starter = () if view.starter is None else (view.starter,)
    return (*starter, *view.crib, *(played.card for played in view.plays if played.card is not None))


def _draw_crib(
    view: CribbageView, hidden: list[Seat], discards: list[tuple[Card, ...]], known: set[Card], rng: Random
) -> None:
    """Once the crib is open: who laid which two of it, where that is not known."""
    if not view.crib:
        return
    left = [card for card in view.crib if card not in {card for cards in discards for card in cards}]
    rng.shuffle(left)
    for seat in hidden:
        discards[seat] = tuple(left[:2])
        left = left[2:]
    known.update(view.crib)


def _missing(view: CribbageView, discards: list[tuple[Card, ...]], seat: Seat) -> int:
    """Cards that a seat has laid away and that are not known."""
    laid = 2 if view.phase is not Phase.DISCARD or seat not in view.to_act else 0
    return laid - len(discards[seat])


def _least_values(view: CribbageView) -> Mapping[Seat, int]:
    """By seat: every card it still holds is worth more than this, as its goes and the ends of series have shown."""
    room = dict.fromkeys(SEATS, 0)
    for played, following in zip(view.plays, (*view.plays[1:], None), strict=False):
        if played.card is None:
            _raise(room, played.seat, played.count)
        ended = not view.series if following is None else following.series > played.series
        if ended:
            for seat in SEATS:
                _raise(room, seat, played.count)
    return room


def _raise(room: dict[Seat, int], seat: Seat, count: int) -> None:
    room[seat] = max(room[seat], LIMIT - count)


def _can_go_on(view: CribbageView, hands: Hands) -> bool:
    """Whether a seat that plays on after the other's last word has a card that fits, as its turn shows."""
    if view.phase is not Phase.PLAY or not view.series:
        return True
    turn = view.to_act[0]
    last = next(played.seat for played in reversed(view.plays) if played.card is not None)
    return turn != last or any(VALUE[card] <= LIMIT - view.count for card in hands[turn])


def _state(view: CribbageView, hands: Hands, discards: Hands, rest: list[Card]) -> State:
    dealt_hands = tuple(low_to_high((*hands[seat], *played_by(view, seat), *discards[seat])) for seat in SEATS)
    starter, stock = (rest[0], rest[1:]) if view.starter is None else (view.starter, rest)
    dealt = Dealt(view.match, (dealt_hands[0], dealt_hands[1]), starter, tuple(stock))
    if view.phase is Phase.DISCARD:
        return Discarding(dealt, discards)
    if view.phase is Phase.CUT:
        return CutForStarter(dealt, discards)
    turn = view.to_act[0] if view.phase is Phase.PLAY else _last_player(view)
    play = Play(
        Setting.of(dealt, discards),
        hands,
        view.plays,
        view.series,
        view.count,
        turn,
        view.gone,
        tuple(map(_award, view.awards)),
    )
    return _with_phase(view, play)


def _award(award: AwardView) -> Award:
    return Award(
        seat=award.seat,
        where=award.where,
        cards=award.cards,
        score=award.score,
        pegged=award.pegged,
        claimed=award.claimed,
        named=award.named,
        board=award.board,
        rule=award.rule,
    )


def _last_player(view: CribbageView) -> Seat:
    cards = [played.seat for played in view.plays if played.card is not None]
    return cards[-1] if cards else Seat(1 - view.dealer)


def _with_phase(view: CribbageView, play: Play) -> State:
    pending = view.pending
    if pending is None:
        return Finished(play) if view.phase is Phase.FINISHED else play
    if pending.named is None:
        return Naming(play, pending.seat, pending.where)
    return Claiming(play, pending.seat, pending.where, pending.named)

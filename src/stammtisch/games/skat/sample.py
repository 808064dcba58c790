"""A full state that a view allows, drawn uniformly.

Any hand may make any legal bid and name any contract that is offered, so calls bind no card; what binds is not
following, open hands, and the cards seen.
"""

from __future__ import annotations

from random import Random

from stammtisch.cards import Card, in_pack_order
from stammtisch.games.sampling import deal_unknown
from stammtisch.games.skat.auction import auction_after
from stammtisch.games.skat.sheet import Match
from stammtisch.games.skat.state import (
    Cards,
    Deal,
    Declared,
    Discarding,
    Finished,
    Naming,
    PassedIn,
    Play,
    Ramsch,
    Said,
    Setting,
    SkatChoice,
    State,
)
from stammtisch.games.skat.unknown import order_in, unknown
from stammtisch.games.skat.view import Phase, View
from stammtisch.seats import Seat


def sample_state(view: View, rng: Random) -> State:
    """A full state: the unseen cards are dealt, and where the skat was taken it is any two of the declarer's twelve."""
    hands, away = _deal_hidden(view, rng)
    skat, dealt = _as_dealt(view, hands, away, rng)
    match = Match(view.options, view.dealer, view.scores, view.deal_number - 1)
    return _state(view, Deal(match, dealt, skat), hands, away)


def _deal_hidden(view: View, rng: Random) -> tuple[tuple[Cards, ...], Cards]:
    """The hands by seat, and the two cards away: the skat, or what was discarded."""
    open_ends, order = unknown(view), order_in(view)
    effective, voids = order.effective, open_ends.voids

    def may_hold(place: int, card: Card) -> bool:
        return effective[card] not in voids[place]

    *laid, rest = deal_unknown(open_ends.cards, open_ends.sizes, may_hold, rng)
    hidden = dict(zip(open_ends.seats, laid, strict=True))
    hands = tuple(_hand(view, Seat(seat), hidden) for seat in range(len(view.card_counts)))
    return hands, in_pack_order((*rest, *_away_seen(view)))


def _hand(view: View, seat: Seat, hidden: dict[Seat, Cards]) -> Cards:
    if seat == view.seat:
        return in_pack_order(view.hand)
    return in_pack_order(hidden.get(seat, view.open_hands[seat]))


def _away_seen(view: View) -> Cards:
    if view.discards:
        return view.discards
    return view.skat if view.phase is Phase.FINISHED else ()


def _skat_was_taken(view: View) -> bool:
    if view.contract is not None:
        return not view.contract.hand
    return view.phase in (Phase.DISCARD, Phase.CONTRACT)


def _as_dealt(view: View, hands: tuple[Cards, ...], away: Cards, rng: Random) -> tuple[Cards, tuple[Cards, ...]]:
    """The skat and the ten cards of each seat before anything was taken, laid away or played."""
    held = [[*hand] for hand in hands]
    for taken in view.tricks:
        for seat, card in zip(taken.seats, taken.trick.cards, strict=True):
            held[seat].append(card)
    if view.trick is not None:
        for seat, card in zip(view.trick_seats, view.trick.cards, strict=False):
            held[seat].append(card)
    skat = away
    if _skat_was_taken(view) and view.declarer is not None:
        twelve = in_pack_order((*held[view.declarer], *away))
        skat = view.skat or tuple(rng.sample(twelve, 2))
        held[view.declarer] = [card for card in twelve if card not in skat]
    return in_pack_order(skat), tuple(map(in_pack_order, held))


def _state(view: View, deal: Deal, hands: tuple[Cards, ...], away: Cards) -> State:
    calls, bid = view.auction, view.bid
    if view.phase is Phase.AUCTION:
        return auction_after(deal, calls)
    if view.phase is Phase.FINISHED:
        return _finished(view, deal, hands, away)
    if view.phase is Phase.PLAY:
        return _play(view, deal, hands, away)
    declarer = _declarer(view)
    if view.phase is Phase.SKAT:
        return SkatChoice(deal, calls, declarer, bid)
    if view.phase is Phase.DISCARD:
        return Discarding(deal, calls, declarer, bid)
    return Naming(deal, calls, declarer, bid, away)


def _finished(view: View, deal: Deal, hands: tuple[Cards, ...], away: Cards) -> State:
    assert view.result is not None, "a finished deal has a result"
    if view.contract is None and not view.ramsch:
        return PassedIn(deal, view.auction, view.result)
    return Finished(_play(view, deal, hands, away), view.card_points, view.result)


def _play(view: View, deal: Deal, hands: tuple[Cards, ...], away: Cards) -> Play:
    game: Declared | Ramsch = Ramsch()
    if view.contract is not None:
        game = Declared(_declarer(view), view.bid, view.contract, () if view.contract.hand else away)
    assert view.trick is not None, "there is a trick while cards are played, and after"
    said = Said(view.kontra, view.re, view.question, view.shown, view.spoken)
    return Play(Setting.of(deal, view.auction, game), hands, view.trick_seats, view.trick.cards, view.tricks, said)


def _declarer(view: View) -> Seat:
    assert view.declarer is not None, "the auction is over and somebody won it"
    return view.declarer

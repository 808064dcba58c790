"""Cribbage's counting help, made of a seat's view. There are no trumps, and no card points are taken."""

from __future__ import annotations

from stammtisch.cards import PACK_52, SUITS
from stammtisch.games.count_help import CountHelp, count_suits
from stammtisch.games.cribbage.combinations import ORDER
from stammtisch.games.cribbage.view import CribbageView, Phase


def count_help_of(view: CribbageView) -> CountHelp | None:
    """What `view` lets its seat count; None before the starter is turned and once the deal is over."""
    if view.starter is None or view.phase is Phase.FINISHED:
        return None
    played = tuple(play.card for play in view.plays if play.card is not None)
    shown = (card for award in view.awards for card in award.cards)
    seen = {*view.hand, *view.own_discards, view.starter, *played, *view.crib, *shown}
    out = sorted((card for card in PACK_52 if card not in seen), key=lambda card: -ORDER[card])
    return CountHelp(count_suits(out, played, lambda card: card.suit, SUITS))

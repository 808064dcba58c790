"""Which card to play, by rule of thumb: for card points in suit games and Grand, against tricks in Null and Ramsch."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.cards import SUITS, Card, Rank
from stammtisch.games.skat.order import CARD_POINTS, TRUMP, UNTERS
from stammtisch.players.skat.table import Table


def choose_card(table: Table, cards: Sequence[Card]) -> Card:
    """One of the cards that may be played."""
    if len(cards) == 1:
        return cards[0]
    if not table.order.trumps:
        return _null_card(table, cards)
    if table.view.ramsch:
        return _low_card(table, cards)
    return _lead(table, cards) if not table.played else _answer(table, cards)


def _lead(table: Table, cards: Sequence[Card]) -> Card:
    trumps = [card for card in cards if table.order.effective[card] == TRUMP]
    plain = [card for card in cards if card not in trumps]
    if table.seat == table.view.declarer:
        return _lead_as_declarer(table, trumps, plain)
    return _lead_as_defender(table, trumps, plain)


def _lead_as_declarer(table: Table, trumps: Sequence[Card], plain: Sequence[Card]) -> Card:
    """Draws trumps while the others have some, then takes what is safe, then gives little away."""
    if trumps and table.unseen_trumps() and (len(trumps) > 2 or any(table.is_highest(card) for card in trumps)):
        if table.is_highest(trumps[0]):
            return trumps[0]
        unters = [card for card in trumps if card in UNTERS]
        if len(unters) > 1 and table.unseen_above(unters[-1]) == 1:
            return unters[-1]  # it forces the one that is missing, and no Daus takes it
        return min(trumps, key=lambda card: (CARD_POINTS[card] >= 10, card in UNTERS, CARD_POINTS[card]))
    safe = [card for card in plain if table.is_highest(card)]
    if safe:
        return max(safe, key=lambda card: CARD_POINTS[card])
    return min(plain or trumps, key=lambda card: _cost(table, card))


def _lead_as_defender(table: Table, trumps: Sequence[Card], plain: Sequence[Card]) -> Card:
    """Plays a sure ace to a short suit, else a low card; long suits through the declarer, short ones up to him."""
    if not plain:
        return min(trumps, key=lambda card: _cost(table, card))
    sure = [card for card in plain if table.is_highest(card) and table.chance_to_hold((card,), True) > 0.6]
    if sure:
        return max(sure, key=lambda card: (CARD_POINTS[card], -_length(plain, card)))
    declarer_is_next = table.later[:1] == (table.view.declarer,)
    low = [card for card in plain if CARD_POINTS[card] < 10] or plain
    return min(low, key=lambda card: (_length(plain, card) * (-1 if declarer_is_next else 1), CARD_POINTS[card]))


def _length(cards: Sequence[Card], card: Card) -> int:
    return sum(other.suit is card.suit for other in cards)


def _answer(table: Table, cards: Sequence[Card]) -> Card:
    """The card with the best balance of points won or lost against what it is worth to keep."""
    winner_before = table.winner(table.played)
    friend_leads = not table.is_enemy(winner_before)
    if friend_leads and table.chance_to_hold(table.played, True) >= 0.75:
        cards = _without_needless_trumps(table, cards)
    return max(cards, key=lambda card: _balance(table, card))


def _without_needless_trumps(table: Table, cards: Sequence[Card]) -> Sequence[Card]:
    """A partner's winning card is not trumped."""
    return [card for card in cards if table.order.effective[card] != TRUMP] or cards


def _balance(table: Table, card: Card) -> float:
    trick = (*table.played, card)
    friend = not table.is_enemy(table.winner(trick)) or table.winner(trick) == table.seat
    holds = table.chance_to_hold(trick, friend)
    ours = holds if friend else 1 - holds
    points = table.card_points_on_table + CARD_POINTS[card] + 2 * len(table.later)
    return points * (2 * ours - 1) - _cost(table, card)


def _cost(table: Table, card: Card) -> float:
    """What it costs not to have the card later."""
    if card in UNTERS:
        return 9.0 - UNTERS.index(card)
    if table.order.effective[card] == TRUMP:
        return 4.0 + CARD_POINTS[card] / 4
    if table.is_highest(card):
        return 3.0 + CARD_POINTS[card] / 3
    return CARD_POINTS[card] / 4 if card.rank is not Rank.TEN else 3.0


def _low_card(table: Table, cards: Sequence[Card]) -> Card:
    """Ramsch: ducks with the highest card that can, else plays low, and throws off what is dear."""
    if not table.played:
        return min(cards, key=lambda card: (_height(table, card), CARD_POINTS[card]))
    return _duck(table, cards)


def _null_card(table: Table, cards: Sequence[Card]) -> Card:
    if table.seat != table.view.declarer:
        return _null_defence(table, cards)
    if not table.played:
        return min(cards, key=lambda card: (2 * _share_below(table, card) + _danger(table, card), _height(table, card)))
    if table.order.effective[cards[0]] == table.order.effective[table.played[0]]:
        return _duck(table, cards)
    return min(cards, key=lambda card: (_danger(table, card), -_height(table, card)))


def _share_below(table: Table, card: Card) -> float:
    """How many of the cards that others may hold in its suit are lower: leading it, one would take the trick."""
    above, below = table.unseen_above(card), table.unseen_below(card)
    return below / (above + below) if above else 1.0


def _danger(table: Table, gone: Card) -> float:
    """Null: how badly the hand without this card can be made to take a trick.

    In each suit the lowest card must lie below the lowest that others hold, the next below the next, and so on.
    """
    danger = 0.0
    for suit in SUITS:
        held = [card for card in table.order.sorted(table.view.hand) if card.suit is suit and card is not gone]
        for place, card in enumerate(reversed(held)):
            if table.unseen_above(card) + table.unseen_below(card) > place:
                danger += max(0, table.unseen_below(card) - place) / (place + 1)
    return danger


def _duck(table: Table, cards: Sequence[Card]) -> Card:
    """The highest card that loses the trick, the most dangerous if none of the led suit is held; else the lowest."""
    led = table.order.effective[table.played[0]]
    strength = table.order.strength[led]
    best = max(strength[card] for card in table.played)
    under = [card for card in cards if strength[card] < best]
    if under:
        return max(under, key=lambda card: (_height(table, card), CARD_POINTS[card]))
    if not table.later:
        return max(cards, key=lambda card: _height(table, card))
    return min(cards, key=lambda card: strength[card])


def _height(table: Table, card: Card) -> int:
    return table.order.strength[table.order.effective[card]][card]


def _null_defence(table: Table, cards: Sequence[Card]) -> Card:
    """Plays under the declarer where he may be caught; once he has ducked, gets rid of high cards."""
    declarer_to_come = not table.played or table.view.declarer in table.later
    if declarer_to_come:
        return min(cards, key=lambda card: (_height(table, card), _length(cards, card)))
    if table.winner(table.played) == table.view.declarer:
        strength = table.order.strength[table.order.effective[table.played[0]]]
        best = max(strength[card] for card in table.played)
        under = [card for card in cards if strength[card] < best]
        if under:
            return max(under, key=lambda card: _height(table, card))
    return max(cards, key=lambda card: _height(table, card))

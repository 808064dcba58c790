"""How far to bid, whether to take the skat, what to lay away, what to name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, takewhile

from stammtisch.cards import PACK_32, SUITS, Card, Rank, in_pack_order
from stammtisch.games.skat.contract import Contract, Kind, Level
from stammtisch.games.skat.moves import Bid, Declare, Discard, Hold, Move, Pass, TakeSkat
from stammtisch.games.skat.order import CARD_POINTS, Order, matadors, order_of
from stammtisch.games.skat.scoring import lowest_value
from stammtisch.games.skat.view import ContractChoice, Covers, View
from stammtisch.players.skat.holding import HAND_EXTRA, margin, risks


def call(view: View, moves: Sequence[Move]) -> Move:
    """The lowest bid, or hold, as long as a good enough game is worth it; else pass."""
    limit = highest_bid(view.hand)
    if Hold() in moves:
        return Hold() if view.bid <= limit else Pass()
    lowest = moves[0]
    return lowest if isinstance(lowest, Bid) and lowest.value <= limit else Pass()


def highest_bid(hand: Sequence[Card]) -> int:
    """The most that a game for which the ten cards are good enough is worth; 0 if there is none."""
    return max((_safe_value(hand, kind) for kind in Kind if margin(hand, kind) >= 0), default=0)


def _safe_value(hand: Sequence[Card], kind: Kind) -> int:
    """The value after the skat is taken; "without" is not trusted beyond two, since an Unter may lie in the skat."""
    count = matadors(hand, kind)
    return lowest_value(Contract(kind), max(count, -2))


def skat_or_hand(view: View) -> Move:
    """Takes the skat, unless a Hand game is more than good enough and covers the bid."""
    best = max(
        (choice for choice in view.choices if _is_plain_hand(choice) and choice.covers is Covers.YES),
        key=lambda choice: margin(view.hand, choice.contract.kind),
        default=None,
    )
    if best is None or margin(view.hand, best.contract.kind) < HAND_EXTRA:
        return TakeSkat()
    return Declare(best.contract)


def _is_plain_hand(choice: ContractChoice) -> bool:
    contract = choice.contract
    return contract.announced is Level.NONE and not contract.ouvert and contract.kind is not Kind.NULL


def name(view: View) -> Move:
    """The contract to name once two cards are laid away."""
    return Declare(_best(view, view.hand).contract)


def _best(view: View, cards: Sequence[Card]) -> ContractChoice:
    """The choice with the best chance, those that cover the bid first; a better value decides among safe ones."""
    return max(view.choices, key=lambda choice: _worth(choice, cards))


def _worth(choice: ContractChoice, cards: Sequence[Card]) -> tuple[bool, float, int]:
    spare = margin(cards, choice.contract.kind)
    if choice.contract.ouvert:
        spare -= 1.5
    if choice.covers is Covers.SCHNEIDER:
        spare -= 2
    return choice.covers is not Covers.NO, min(spare, 1.0), choice.value


def discard(view: View) -> Move:
    """Lays away what helps least in the best game: points that cannot win, and suits made void."""
    cards = in_pack_order(view.hand)
    kind = _best(view, cards).contract.kind
    if kind is Kind.NULL:
        return Discard(min(combinations(cards, 2), key=lambda pair: _null_risk(cards, pair)))
    trumps = order_of(kind).trumps
    losers = [card for card in cards if card not in trumps and card.rank is not Rank.ACE]
    pool = (
        losers
        if len(losers) >= 2
        else in_pack_order(sorted(cards, key=lambda card: (card in trumps, CARD_POINTS[card]))[:4])
    )
    sure = frozenset(_winners(cards, order_of(kind)))
    return Discard(max(combinations(pool, 2), key=lambda pair: _tidiness(cards, pair, trumps, sure)))


def _null_risk(hand: Sequence[Card], pair: tuple[Card, ...]) -> float:
    return sum(risks([card for card in hand if card not in pair]))


def _winners(hand: Sequence[Card], order: Order) -> Iterator[Card]:
    """The plain cards that win once led: those above all that others hold, and behind enough of them the rest."""
    for suit in SUITS:
        plain = [card for card in order.sorted(PACK_32) if order.effective[card] == suit.value]
        held = [card for card in plain if card in hand]
        above = sum(1 for _ in takewhile(hand.__contains__, plain))
        yield from held if above >= len(plain) - len(held) else held[:above]


def _tidiness(hand: Sequence[Card], pair: tuple[Card, ...], trumps: Sequence[Card], sure: frozenset[Card]) -> float:
    """Card points saved, a bonus for each suit made void, a malus for a card that would win."""
    left = [card for card in hand if card not in pair and card not in trumps]
    voids = len({card.suit for card in pair} - {card.suit for card in left})
    return sum(CARD_POINTS[card] for card in pair) + 7 * voids - 12 * len(sure.intersection(pair))

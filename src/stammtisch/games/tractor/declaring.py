"""Trump making: which declarations are allowed (T-6, T-A2 to T-A6), when it closes (T-7), and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.auctions import Call, closing_passes
from stammtisch.cards import SUITS, Card, Rank, Suit, cards_text, find_card, parse_cards
from stammtisch.errors import RuleError
from stammtisch.games.tractor.options import level_rank
from stammtisch.games.tractor.order import BIG, SMALL, contract_of
from stammtisch.games.tractor.state import Bargain, Declarable, Declaring, hand_of
from stammtisch.seats import Seat

SINGLE, PAIR, BLACK, RED = 1, 2, 3, 4
"""Strengths of declarations, each overcalling those below (T-6)."""


def level_of(state: Declarable) -> Rank:
    """The level rank of the deal (T-4)."""
    return level_rank(state.match.level)


def strength(cards: Sequence[Card], level: Rank) -> int | None:
    """1 to 4; None if the cards are no declaration (T-6, T-A5)."""
    if tuple(cards) in ((BIG, BIG), (SMALL, SMALL)):
        return RED if cards[0] is BIG else BLACK
    same = all(card is cards[0] for card in cards)
    if same and len(cards) in (SINGLE, PAIR) and cards[0].rank is level:
        return len(cards)
    return None


def standing(calls: Sequence[Call]) -> Call | None:
    """The declaration that stands: the last one, since each is stronger than those before."""
    return next((call for call in reversed(calls) if not call.is_pass), None)


def declarations(hand: Sequence[Card], level: Rank, current: Call | None, seat: Seat) -> list[tuple[Card, ...]]:
    """Every declaration that `seat` may make with this hand, the weakest first."""
    faces = [find_card(suit, level) for suit in SUITS]
    shows = [(face,) for face in faces] + [(face, face) for face in (*faces, SMALL, BIG)]
    return [cards for cards in shows if _refusal(hand, cards, level, current, seat) is None]


def check_declaration(state: Declarable, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Raises RuleError unless `seat` may show these cards now."""
    refusal = _refusal(hand_of(state, seat), cards, level_of(state), standing(state.calls), seat)
    if refusal is not None:
        raise refusal


def _refusal(
    hand: Sequence[Card], cards: tuple[Card, ...], level: Rank, current: Call | None, seat: Seat
) -> RuleError | None:
    if any(hand.count(card) < cards.count(card) for card in cards):
        return RuleError("not_in_hand", "T-6", f"You do not hold {cards_text(cards)}.", seat)
    mine = strength(cards, level)
    if mine is None:
        loose = any(card.suit is Suit.JOKER for card in cards)
        sentence = f"Show one {level.value}, two identical ones, or two identical jokers."
        return RuleError("not_a_declaration", "T-A5" if loose else "T-6", sentence, seat)
    if current is None:
        return None
    before = parse_cards(current.text)
    theirs = strength(before, level) or 0
    if mine <= theirs:
        rule = "T-A6" if mine == theirs else "T-6"
        return RuleError("too_low", rule, f"{current.text} stands: only a stronger declaration overcalls it.", seat)
    if current.seat == seat and (mine != PAIR or cards[0] is not before[0]):
        return RuleError("own_stands", "T-A4", "Your own declaration stands: it can only grow into the pair.", seat)
    return None


def is_closed(state: Declaring) -> bool:
    """T-7: three passes in turn after a declaration, or four where nobody declared."""
    passes = closing_passes(state.calls)
    return passes >= (3 if standing(state.calls) else 4)


def bargain(state: Declaring) -> Bargain:
    """Trumps and dealer once trump making is closed."""
    options, won = state.match.options, standing(state.calls)
    if won is None:
        flipped = flipped_cards(state.dealt.kitty, options.flip_show)
        suit = next(card.suit for card in state.dealt.kitty if card.suit is not Suit.JOKER)  # T-A8: a level card too
        return Bargain(state.match.dealer, contract_of(options, level_of(state), suit), None, (), flipped)
    cards = parse_cards(won.text)
    trump = None if cards[0].suit is Suit.JOKER else cards[0].suit
    return Bargain(_dealer(state), contract_of(options, level_of(state), trump), won.seat, cards, ())


def flipped_cards(kitty: tuple[Card, ...], flip_show: str) -> tuple[Card, ...]:
    """The cards everybody sees when nobody declared (T-A8)."""
    if flip_show == "all":
        return kitty
    return kitty[: 1 + next(n for n, card in enumerate(kitty) if card.suit is not Suit.JOKER)]


def _dealer(state: Declaring) -> Seat:
    """T-5, T-A3: a first deal's declarer deals; later the dealer follows from the last result (T-14)."""
    if state.match.dealer_known:
        return state.match.dealer
    declared = [call.seat for call in state.calls if not call.is_pass]
    return declared[0] if state.match.options.first_dealer == "first" else declared[-1]


def may_redeal(hand: Sequence[Card], redeal: str, level: Rank) -> bool:
    """T-A31: whether a hand is poor enough: without card points, or without jokers and level cards."""
    if redeal == "no_points":
        return not any(card.rank in (Rank.FIVE, Rank.TEN, Rank.KING) for card in hand)
    return redeal == "no_trumps" and not any(card.suit is Suit.JOKER or card.rank is level for card in hand)

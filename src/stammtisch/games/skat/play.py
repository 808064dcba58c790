"""Playing cards: who may play what, who wins a trick, when the play is over and how it is settled.

Not here: what may be said out of turn (questions.py).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stammtisch.auctions import Call
from stammtisch.cards import PACK_32, Card
from stammtisch.errors import RuleError
from stammtisch.games.game import Event, Result
from stammtisch.games.skat.moves import PLAYS, Move
from stammtisch.games.skat.order import ALL_CARD_POINTS, CARD_POINTS, TRUMP, Order, card_points, matadors
from stammtisch.games.skat.ramsch import settle_ramsch
from stammtisch.games.skat.scoring import Settlement, Taken, settle
from stammtisch.games.skat.state import Cards, Deal, Declared, Finished, Play, Ramsch, Setting
from stammtisch.games.skat.view import TakenTrick
from stammtisch.seats import Seat
from stammtisch.tricks import Trick
from stammtisch.values import builder

Step = tuple[Play | Finished, tuple[Event, ...]]

_MOVE_OF: Final = PLAYS.__getitem__
_event, _play, _taken_trick, _trick = builder(Event), builder(Play), builder(TakenTrick), builder(Trick)
QUESTION_RULES: Final = {
    "kontra": "S-X1",
    "claim_all": "S-X7",
    "claim_none": "S-X7",
    "claim": "S-X7",
    "concede": "S-X8",
}


def open_play(deal: Deal, calls: tuple[Call, ...], game: Declared | Ramsch, hands: tuple[Cards, ...]) -> Play:
    """The play before its first card: forehand leads, whoever declared (S-9)."""
    return _play(Setting.of(deal, calls, game), hands, deal.players)


def playable(hand: Cards, trick: Trick, order: Order) -> Cards:
    """The cards that may be played: those of the led effective suit, or any when there are none (S-9)."""
    return (tuple(filter(order.alike[trick.cards[0]].__contains__, hand)) if trick.cards else ()) or hand


def legal_cards(play: Play, seat: Seat) -> tuple[Move, ...]:
    """The cards `seat` may play now."""
    cards, hand = play.cards, play.hands[seat]
    if play.said.question is not None or seat != play.seats[len(cards)]:
        return ()
    if cards:
        following = tuple(map(_MOVE_OF, filter(play.setting.order.alike[cards[0]].__contains__, hand)))
        if following:
            return following
    return tuple(map(_MOVE_OF, hand))


def play_card(play: Play, seat: Seat, card: Card) -> Step:
    """The play after the card. Raises RuleError."""
    _check_card(play, seat, card)
    hand, hands = list(play.hands[seat]), list(play.hands)
    hand.remove(card)
    hands[seat] = tuple(hand)
    cards, played = (*play.cards, card), _CARD_PLAYED[seat][card]
    if len(cards) < 3:
        return _play(play.setting, tuple(hands), play.seats, cards, play.tricks, play.said), played
    return _end_trick(play, tuple(hands), cards, played)


_CARD_PLAYED: Final = tuple({card: (Event("card", Seat(seat), (card,)),) for card in PACK_32} for seat in range(4))
"""What is told of each card, by seat."""


def _end_trick(play: Play, hands: tuple[Cards, ...], cards: Cards, played: tuple[Event, ...]) -> Step:
    """The play, or its end, after the third card; who was refused in this trick may speak again."""
    setting, said = play.setting, play.said
    taken = _take(setting.order, play.seats, cards)
    winner = taken.winner
    if said.spoken:
        said = replace(said, spoken=())
    after = _play(setting, hands, setting.turns_from[winner], (), (*play.tricks, taken), said)
    took = _event("trick", winner, cards, (("card_points", taken.card_points),), taken.rule)
    if hands[winner] and (setting.order.trumps or not _null_is_lost(after)):
        return after, (*played, took)
    finished, events = finish(after)
    return finished, (*played, took, *events)


def _check_card(play: Play, seat: Seat, card: Card) -> None:
    """Raises RuleError unless the card may be played now."""
    question, played, hand = play.said.question, play.cards, play.hands[seat]
    if question is not None:
        rule = QUESTION_RULES[question.kind]
        raise RuleError("answer_first", rule, "A question must be answered before play goes on.", seat)
    if seat != play.seats[len(played)]:
        raise RuleError("not_your_turn", "S-9", "It is not this seat's turn to play.", seat)
    if card not in hand:
        raise RuleError("card_not_held", "S-9", f"{card.text} is not in this hand.", seat)
    if played:
        alike = play.setting.order.alike[played[0]]
        if card not in alike and not alike.isdisjoint(hand):
            raise _must_follow(play.order, played[0], seat)


def _must_follow(order: Order, led_card: Card, seat: Seat) -> RuleError:
    led = order.effective[led_card]
    word = "a trump" if led == TRUMP else f"the led suit ({led})"
    return RuleError("must_follow", order.follow_rule[led], f"You hold {word} and must follow.", seat)


def _take(order: Order, seats: tuple[Seat, ...], cards: Cards) -> TakenTrick:
    """Who wins the full trick: the highest trump, else the highest card of the led suit (S-9)."""
    led, second, third = cards
    strength = order.strength_after[led]
    place, best = 0, led
    if strength[second] > strength[best]:
        place, best = 1, second
    if strength[third] > strength[best]:
        place, best = 2, third
    points = CARD_POINTS[led] + CARD_POINTS[second] + CARD_POINTS[third]
    rule = order.follow_rule[order.effective[best]]
    return _taken_trick(_trick(seats[0], cards), seats, seats[place], points, rule)


def _null_is_lost(play: Play) -> bool:
    """Null, the game without trumps, stops with the declarer's first trick (S-A19)."""
    game = play.game
    return isinstance(game, Declared) and play.tricks[-1].winner == game.declarer


def finish(play: Play, rest_to: Seat | None = None, *, part: int = 0, gave_up: bool = False) -> Step:
    """The end of the deal. rest_to: who gets the tricks that were not played; a defender stands for both.

    part: he gets only so many card points of them, and the other side the rest with a trick (S-X7).
    gave_up: the declarer conceded (S-X8).
    """
    if isinstance(play.game, Ramsch):
        return settle_ramsch(play, rest_to)
    game, deal = play.game, play.deal
    taken = _taken(play, game, rest_to, part, gave_up)
    mine = taken.card_points
    twelve = (*deal.dealt[game.declarer], *deal.skat)  # S-14: the skat belongs to it, seen or not
    factor = (4 if play.said.re else 2) if play.said.kontra is not None else 1
    settlement = settle(game.contract, game.bid, matadors(twelve, game.contract.kind), taken, factor)
    score = settlement.score
    scores = [0] * len(deal.dealt)
    scores[game.declarer] = score
    result = Result.derived(tuple(scores), _reason(play, settlement), lambda: settlement.lines)
    end = _event("finished", game.declarer, (), (("score", score), ("card_points", mine)), "S-17")
    over = play if play.question is None else replace(play, said=replace(play.said, question=None))
    return (
        Finished(over, (mine, ALL_CARD_POINTS - mine), result),
        (_event("skat_shown", None, deal.skat, (), "S-A22"), end),
    )


def _reason(play: Play, settlement: Settlement) -> str:
    conceded = play.question is not None and play.question.kind == "concede"
    return "defenders_conceded" if conceded and settlement.reason == "made" else settlement.reason


def _taken(play: Play, game: Declared, rest_to: Seat | None, part: int, gave_up: bool) -> Taken:
    """What the declarer took; the skat or the cards he laid away count for him (S-8)."""
    won = [taken.card_points for taken in play.tricks if taken.winner == game.declarer]
    others = len(play.tricks) - len(won)
    if part:
        won.append(part if rest_to == game.declarer else rest_points(play) - part)
        others += 1
    elif rest_to == game.declarer:
        won.append(rest_points(play))
    elif rest_to is not None:
        others += 1
    points = sum(won) + card_points(game.discards or play.deal.skat)
    return Taken(points, not others, not won, gave_up)


def rest_points(play: Play) -> int:
    """Card points that are still in hands and on the table."""
    return card_points(play.cards) + sum(card_points(hand) for hand in play.hands)

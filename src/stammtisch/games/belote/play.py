"""Playing a card: what is checked, what follows from it: announcements, belote, the trick, the end of the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from stammtisch.cards import Card, without
from stammtisch.errors import RuleError
from stammtisch.games.belote.announcements import Announcements, choices
from stammtisch.games.belote.belotes import OTHER, has_belote
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.counting import count_play
from stammtisch.games.belote.duties import RULES, legal_cards, refusals, winning_card
from stammtisch.games.belote.moves import PLAYS, Play
from stammtisch.games.belote.state import Counted, Playing, has_played
from stammtisch.games.belote.view import SaidBelote, WonTrick
from stammtisch.games.game import Event, arguments
from stammtisch.seats import Seat
from stammtisch.tricks import Trick

REASON_RULES: Final = {"made": "B-25", "inside": "B-25", "hanging": "B-A19", "equal": "B-A19"}


def legal_plays(play: Playing, seat: Seat) -> tuple[Play, ...]:
    """Every card that may be played, with every set of announcements and with or without a belote."""
    cards = legal_cards(play.hands[seat], play.contract, play.trick.cards, play.match.options)
    if not play.won and play.contract is not Contract.NO_TRUMPS:
        said = choices(frozenset(play.hands[seat]))
        if len(said) > 1:
            plays = [Play(card, chosen) if chosen else PLAYS[card] for chosen in said for card in cards]
            return _with_belotes(play, seat, plays)
    return _with_belotes(play, seat, [PLAYS[card] for card in cards])


def _with_belotes(play: Playing, seat: Seat, plays: Sequence[Play]) -> tuple[Play, ...]:
    """Where the belote is not automatic, each play that can have one twice: with it first."""
    if play.match.options.belote_auto:
        return tuple(plays)
    return tuple(
        each
        for one in plays
        for each in ((replace(one, belote=True), one) if _has_belote(play, seat, one.card) else (one,))
    )


def _has_belote(play: Playing, seat: Seat, card: Card) -> bool:
    return has_belote(card, play.hands[seat], play.contract, play.trick.cards)


def check_play(play: Playing, seat: Seat, move: Play) -> None:
    """Raises RuleError unless `seat`, whose turn it is, may play this."""
    hand = play.hands[seat]
    if move.card not in hand:
        raise RuleError("not_in_hand", "B-16", f"you do not hold {move.card.text}", seat)
    if move.card not in legal_cards(hand, play.contract, play.trick.cards, play.match.options):
        refused = refusals(hand, play.contract, play.trick.cards, play.match.options)
        code, rule = next((one.code, one.rule) for one in refused if one.card is move.card)
        raise RuleError(code, rule, RULES[code], seat)
    if move.announcements:
        _check_announcements(play, seat, move.announcements)
    if move.belote:
        _check_belote(play, seat, move.card)


def _check_announcements(play: Playing, seat: Seat, announcements: Announcements) -> None:
    cards = [card for announcement in announcements for card in announcement.cards]
    if play.contract is Contract.NO_TRUMPS:
        raise RuleError("no_announcements", "B-15", "in no trumps nothing is announced", seat)
    if has_played(play, seat):
        raise RuleError("announce_too_late", "B-A27", "announcements are made with one's first card", seat)
    if not set(cards).issubset(play.hands[seat]):
        raise RuleError("not_held", "B-13", "you do not hold all cards of this announcement", seat)
    if len(set(cards)) != len(cards):
        raise RuleError("card_used_twice", "B-A26", "a card belongs to one announcement only", seat)
    if announcements not in choices(frozenset(play.hands[seat])):
        raise RuleError("announced_twice", "B-A26", "announcements are named once each, fours first", seat)


def _check_belote(play: Playing, seat: Seat, card: Card) -> None:
    if play.match.options.belote_auto:
        raise RuleError("belote_automatic", "B-A30", "the belote is said by itself at this table", seat)
    if not _has_belote(play, seat, card):
        raise RuleError("no_belote", "B-A30", "with this card no belote can be said", seat)


def play_card(play: Playing, seat: Seat, move: Play) -> tuple[Playing | Counted, tuple[Event, ...]]:
    """The deal after the card, and what happened. The move was checked."""
    events = [Event("play", seat, (move.card,))]
    trick = play.trick.with_card(move.card)
    is_full = len(trick.cards) == 4
    winner = _end_trick(play, trick, events) if is_full else trick.leader
    hands = list(play.hands)
    hands[seat] = without(hands[seat], (move.card,))
    after = Playing(
        play.match,
        play.calls,
        play.doubled,
        tuple(hands),
        Trick(winner) if is_full else trick,
        (*play.won, WonTrick(trick, winner, "B-20")) if is_full else play.won,
        _announced(play, seat, move.announcements, events),
        _belotes(play, seat, move, events),
        play.shown,
        () if is_full else play.claimed,
    )
    if not is_full:
        return after, tuple(events)
    if len(after.won) == 1 and play.match.options.decl_reveal == "after_trick1":
        events.extend(shown_announcements(after))
    if len(after.won) < 8:
        return after, tuple(events)
    counted = count_play(after)
    return counted, (*events, *end_events(counted))


def _end_trick(play: Playing, trick: Trick, events: list[Event]) -> Seat:
    winner = trick.seat_at(winning_card(play.contract, trick.cards), 4)
    events.append(Event("trick", winner, trick.cards, arguments(number=len(play.won) + 1), "B-20"))
    return winner


def _announced(
    play: Playing, seat: Seat, announcements: Announcements, events: list[Event]
) -> tuple[Announcements, ...]:
    """What each seat has announced; events of what is said come before the end of the trick."""
    if not announcements:
        return play.announced
    events[1:1] = [Event("announce", seat, (), arguments(kind=said.kind.value), "B-13") for said in announcements]
    return tuple(announcements if other == seat else said for other, said in enumerate(play.announced))


def _belotes(play: Playing, seat: Seat, move: Play, events: list[Event]) -> tuple[SaidBelote, ...]:
    """The belotes said so far; automatic ones are said here (B-A30)."""
    if move.card not in OTHER or not (move.belote or play.match.options.belote_auto):
        return play.belotes
    if not _has_belote(play, seat, move.card):
        return play.belotes
    suit = move.card.suit
    events.insert(1, Event("belote", seat, (), arguments(suit=suit.value), "B-14"))
    return (*play.belotes, SaidBelote(seat, suit))


def shown_announcements(play: Playing) -> Iterator[Event]:
    """The cards of every announcement, laid open (B-A28)."""
    for seat, announcements in enumerate(play.announced):
        for announcement in announcements:
            yield Event("shown", Seat(seat), announcement.cards, arguments(kind=announcement.kind.value), "B-A28")


def end_events(counted: Counted) -> Iterator[Event]:
    """What the table sees when a deal is over."""
    if counted.match.options.decl_reveal == "end" or len(counted.play.won) == 0:
        yield from shown_announcements(counted.play)
    outcome = counted.outcome
    written = arguments(first=outcome.written[0], second=outcome.written[1])
    yield Event(outcome.reason, counted.play.doubled.declarer, (), written, REASON_RULES[outcome.reason])

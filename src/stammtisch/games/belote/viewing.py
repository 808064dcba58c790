"""A state into what a seat may know, field by field: what is not put in here stays hidden."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise, permutations
from typing import Final

from stammtisch.cards import Card, Suit
from stammtisch.games.belote.announcements import Announcement, Announcements, held, proposal
from stammtisch.games.belote.auction import standing
from stammtisch.games.belote.contests import judge, publicly
from stammtisch.games.belote.contracts import PLAIN_RANKS, TRUMP_RANKS, Contract, is_trump
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.belote.state import (
    Bidding,
    Claiming,
    Counted,
    Cutting,
    PassedOut,
    Playing,
    State,
    has_played,
    whole_hands,
)
from stammtisch.games.belote.turns import to_act
from stammtisch.games.belote.view import Announced, BeloteView, Counts, Offered, Phase
from stammtisch.games.game import Result, ScoreLine
from stammtisch.seats import Seat, next_seat, side_of
from stammtisch.values import kept_for_the_same, replace

NO_CARDS: Final[tuple[tuple[Card, ...], ...]] = ((), (), (), ())
BLACK: Final = (Suit.CLUBS, Suit.SPADES)
HAND_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def view_of(state: State, seat: Seat | None) -> BeloteView:
    """What `seat`, or a spectator, may know of `state`: what everybody sees, and what is the seat's own."""
    public = _public(state)
    if seat is None:
        return public
    if isinstance(state, Cutting):
        return replace(public, seat=seat)
    if isinstance(state, Bidding | PassedOut):
        return replace(public, seat=seat, hand=sorted_hand(state.hands[seat], None))
    play = state if isinstance(state, Playing) else state.play
    is_over = isinstance(state, Counted)
    return replace(
        public,
        seat=seat,
        hand=sorted_hand(play.hands[seat], play.contract),
        announced=_announced(play, seat, are_shown=False)
        if not is_over and _knows_more(play, seat)
        else public.announced,
        offered=() if is_over else _offered(play, seat),
    )


@kept_for_the_same
def _public(state: State) -> BeloteView:
    """What everybody sees, and a spectator nothing else."""
    match state:
        case Cutting():
            return _empty(state, Phase.CUT)
        case Bidding():
            return _of_auction(state, Phase.AUCTION)
        case PassedOut():
            passed = Result((0, 0), "passed_out", (ScoreLine("passed_out", "B-9"),))
            return replace(_of_auction(state, Phase.FINISHED), result=passed)
        case Playing():
            return _of_play(state, state)
        case Claiming():
            return replace(_of_play(state, state.play), phase=Phase.CLAIM, claim=state.claim)
        case Counted():
            return _of_counted(state)


def _empty(state: State, phase: Phase) -> BeloteView:
    """A view that shows the match and whose turn it is, and nothing of the deal."""
    return BeloteView(
        seat=None,
        dealer=state.match.dealer,
        to_act=to_act(state),
        hand=(),
        card_counts=(0, 0, 0, 0),
        phase=phase,
        match=state.match,
        calls=(),
        doubled=None,
        leader=None,
        trick=None,
        won=(),
        last_trick=None,
        tricks_won=(0, 0),
        announced=(),
        belotes=(),
        offered=(),
        shown=NO_CARDS,
        claim=None,
        claimed=(),
        dealt=(),
        card_points=(0, 0),
        result=None,
    )


def _of_auction(state: Bidding | PassedOut, phase: Phase) -> BeloteView:
    doubled = standing(state.calls)
    return replace(
        _empty(state, phase),
        card_counts=tuple(len(hand) for hand in state.hands),
        calls=state.calls,
        doubled=doubled,
        leader=next_seat(state.match.dealer, 4),
    )


def _of_play(state: Playing | Claiming | Counted, play: Playing) -> BeloteView:
    return BeloteView(
        seat=None,
        dealer=play.match.dealer,
        to_act=to_act(state),
        hand=(),
        card_counts=tuple(len(hand) for hand in play.hands),
        phase=Phase.PLAY,
        match=play.match,
        calls=play.calls,
        doubled=play.doubled,
        leader=play.trick.leader,
        trick=play.trick,
        won=play.won,
        last_trick=play.won[-1] if play.won else None,
        tricks_won=_tricks_won(play),
        announced=_announced(play, None, are_shown=_are_shown(play)),
        belotes=play.belotes,
        offered=(),
        shown=_shown(play),
        claim=None,
        claimed=play.claimed,
        dealt=(),
        card_points=(0, 0),
        result=None,
    )


def _of_counted(state: Counted) -> BeloteView:
    play = state.play
    return replace(
        _of_play(state, play),
        phase=Phase.FINISHED,
        trick=None,
        leader=None,
        announced=_announced(play, None, are_shown=True),
        shown=tuple(sorted_hand(hand, play.contract) for hand in play.hands),
        claim=state.claims[0] if state.claims else None,
        dealt=tuple(sorted_hand(hand, play.contract) for hand in whole_hands(play)),
        card_points=state.taken,
        result=result_of(state),
    )


def result_of(state: Counted) -> Result:
    """The result of a counted deal."""
    return Result(state.outcome.written, state.outcome.reason, state.outcome.lines)


def _tricks_won(play: Playing) -> tuple[int, int]:
    second = sum(won.winner % 2 for won in play.won)
    return len(play.won) - second, second


def _are_shown(play: Playing) -> bool:
    return bool(play.won) and play.match.options.decl_reveal == "after_trick1"


def _knows_more(play: Playing, seat: Seat) -> bool:
    """Whether the seat knows of what was announced more than everybody: its own, until it is shown."""
    return bool(play.announced[seat]) and not _are_shown(play)


def _announced(play: Playing, seat: Seat | None, *, are_shown: bool) -> tuple[Announced, ...]:
    if not any(play.announced):
        return ()
    values = _values(play.announced, play.match.options)
    kinds = [[announcement.kind for announcement in said] for said in play.announced]
    announced: list[Announced] = []
    for number, said in enumerate(play.announced):
        speaker = Seat(number)
        for announcement in said:
            if are_shown:
                counts = Counts.YES if values[speaker, announcement] else Counts.NO
            elif play.won:
                counts = publicly(kinds, play.match.options, announcement.kind, side_of(speaker))
            else:
                counts = Counts.UNKNOWN
            announced.append(_shown_or_hidden(play, speaker, announcement, counts, are_shown or speaker == seat))
    return tuple(announced)


@kept_for_the_same
def _values(announced: tuple[Announcements, ...], options: BeloteOptions) -> Mapping[tuple[Seat, Announcement], bool]:
    """Whether each announcement scores."""
    return {(judged.seat, judged.announcement): judged.scores for judged in judge(announced, options)}


def _shown_or_hidden(
    play: Playing, speaker: Seat, announcement: Announcement, counts: Counts, is_known: bool
) -> Announced:
    if not is_known:
        return Announced(speaker, announcement.kind, (), "", 0, counts)
    value = announcement.value(play.match.options.eight_run_bonus)
    return Announced(speaker, announcement.kind, announcement.cards, announcement.text, value, counts)


def _offered(play: Playing, seat: Seat) -> tuple[Offered, ...]:
    """Fours, whole sequences, and sequences that are whole beside the fours (B-A26)."""
    if play.won or has_played(play, seat) or play.contract is Contract.NO_TRUMPS:
        return ()
    return _found(frozenset(play.hands[seat]), play.match.options.eight_run_bonus)


@lru_cache(maxsize=256)
def _found(hand: frozenset[Card], bonus: int) -> tuple[Offered, ...]:
    proposed = proposal(hand)
    whole = _whole(held(hand))
    return tuple(
        Offered(found.text, found.kind, found.cards, found.value(bonus), found in proposed)
        for found in held(hand)
        if found in whole or found in proposed
    )


def _whole(found: Announcements) -> Announcements:
    """Those that are no part of a longer sequence."""
    return tuple(
        one
        for one in found
        if not (one.is_run and any(other.is_run and set(one.cards) < set(other.cards) for other in found))
    )


def _shown(play: Playing) -> tuple[tuple[Card, ...], ...]:
    if not play.shown:
        return NO_CARDS
    return tuple(sorted_hand(hand, play.contract) if seat in play.shown else () for seat, hand in enumerate(play.hands))


@lru_cache(maxsize=4096)
def sorted_hand(cards: Collection[Card], contract: Contract | None) -> tuple[Card, ...]:
    """Cards as players hold them: trumps first, colours alternating, strong cards first; before a contract as plain.

    Kept for the hands that were asked for last: with a move one of four changes.
    """
    hand = list(cards)
    trump = None if contract is None else contract.trump
    suits = _suit_order(frozenset(card.suit for card in hand), trump)
    return tuple(sorted(hand, key=lambda card: (suits.index(card.suit), _height(card, contract))))


def _height(card: Card, contract: Contract | None) -> int:
    ranks = TRUMP_RANKS if contract is not None and is_trump(card, contract) else PLAIN_RANKS
    return ranks.index(card.rank)


@cache
def _suit_order(suits: frozenset[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """The suits held, trumps first, with the fewest neighbours of one colour."""
    present = [suit for suit in HAND_SUITS if suit in suits]
    orders = [order for order in permutations(present) if trump not in suits or order[0] is trump]
    return min(orders, key=_same_neighbours)


def _same_neighbours(order: Sequence[Suit]) -> int:
    return sum((a in BLACK) == (b in BLACK) for a, b in pairwise(order))

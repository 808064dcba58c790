"""Who may do what: seats to act, legal moves, and the reason why another move is refused.

Not here: what a move leads to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stammtisch.cards import Card
from stammtisch.errors import RuleError
from stammtisch.games.cribbage.combinations import LIMIT, VALUE
from stammtisch.games.cribbage.flow import fits, next_turn
from stammtisch.games.cribbage.moves import (
    ACCEPT,
    CLAIMS,
    COUNTS,
    CUTS,
    GO,
    MOST,
    PLAYS,
    Accept,
    Count,
    Cut,
    Discard,
    Discards,
    Go,
    Move,
    Muggins,
    PlayCard,
)
from stammtisch.games.cribbage.state import (
    OTHER,
    Claiming,
    CutForDeal,
    CutForStarter,
    Discarding,
    Finished,
    Naming,
    Play,
    State,
    Where,
)
from stammtisch.games.game import Refusal
from stammtisch.seats import Seat

_PLAY_OF: Final = PLAYS.__getitem__
_ONLY_GO: Final = (GO,)
_HIGHEST_VALUE: Final = 10  # C-6
FEWEST_CUT: Final = 4
MOST_CUT: Final = 36
"""For the starter, at least four of the 40 cards lie in each part (C-A3)."""

MOST_IN_PLAY: Final = 14
"""Four of a kind that reach 15; the point for the last card comes by itself."""


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats the table waits for; both at once while they discard, the pone first."""
    match state:
        case Play():
            return (state.turn,)
        case Discarding():
            return _WAITED_FOR[state.dealt.match.dealer][state.discards[0] == (), state.discards[1] == ()]
        case Naming():
            return (state.seat,)
        case Claiming():
            return (OTHER[state.seat],)
        case CutForStarter():
            return (state.dealt.pone,)
        case CutForDeal():
            return () if state.is_over else (Seat(len(state.places) % 2),)
        case Finished():
            return ()


_WAITED_FOR: Final = tuple(
    {(True, True): (OTHER[dealer], dealer), (True, False): (Seat(0),), (False, True): (Seat(1),)}
    for dealer in OTHER[::-1]
)
"""Who must still discard, by the dealer and by whether seats 0 and 1 have yet to; the pone first."""


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Every legal move of `seat`, none if it is not to act."""
    match state:
        case Play():
            return playable_moves(state, seat) if seat == state.turn else ()
        case Discarding():
            return () if state.discards[seat] else Discards(state.dealt.hands[seat])
        case Naming():
            return COUNTS[: most(state.where) + 1] if seat == state.seat else ()
        case Claiming():
            return () if seat == state.seat else (*_going_on(state), *CLAIMS[: most(state.where) - state.named])
        case CutForStarter():
            return CUTS[FEWEST_CUT - 1 : MOST_CUT] if seat == state.dealt.pone else ()
        case CutForDeal():
            return [cut for cut in CUTS if cut.cards not in state.places] if seat in to_act(state) else ()
        case Finished():
            return ()


def most(where: Where) -> int:
    """The highest score that may be named there."""
    return MOST_IN_PLAY if where is Where.PLAY else MOST


def playable_moves(play: Play, seat: Seat) -> Sequence[Move]:
    """The cards that fit under 31, or go if none does (C-7, C-A6)."""
    hand, room = play.hands[seat], LIMIT - play.count
    if room >= _HIGHEST_VALUE:
        return tuple(map(_PLAY_OF, hand)) or _ONLY_GO
    return tuple([PLAYS[card] for card in hand if VALUE[card] <= room]) or _ONLY_GO


def _going_on(state: Claiming) -> Sequence[Move]:
    """What ends the time for a claim: one's own next move where it is one's turn, else an acceptance."""
    claimant = OTHER[state.seat]
    return playable_moves(state.play, claimant) if acts_next(state) else (ACCEPT,)


def acts_next(state: Claiming) -> bool:
    """Whether the seat that may claim is also the next to play in this series."""
    return state.where is Where.PLAY and _next(state.play) == 1 - state.seat


def _next(play: Play) -> Seat | None:
    return next_turn(play.hands, play.count, play.gone, play.turn)


# --- refusals ---


def check_cut(state: CutForDeal | CutForStarter, seat: Seat, cards: int) -> None:
    """Raises RuleError unless `seat` is to cut, and may do so there."""
    if seat not in to_act(state):
        raise refusal_of(state, seat, Cut)
    if isinstance(state, CutForStarter) and not FEWEST_CUT <= cards <= MOST_CUT:
        raise RuleError("cut_out_of_range", "C-A3", "at least four cards must lie in each part", seat)
    if isinstance(state, CutForDeal) and cards in state.places:
        raise RuleError("cut_taken", "C-A1", "this card has been turned already", seat)


def check_discard(state: Discarding, seat: Seat, cards: Sequence[Card]) -> None:
    """Raises RuleError unless `seat` has still to discard and holds the cards."""
    if state.discards[seat]:
        raise refusal_of(state, seat, Discard)
    for card in cards:
        if card not in state.dealt.hands[seat]:
            raise _not_held(card, seat)


def check_play(play: Play, seat: Seat, card: Card) -> None:
    """Raises RuleError unless it is the turn of `seat`, and the card is held and fits."""
    if seat != play.turn:
        raise refusal_of(play, seat, PlayCard)
    if card not in play.hands[seat] or play.count + VALUE[card] > LIMIT:
        check_card(play, seat, card)


def check_count(state: Naming, seat: Seat, score: int) -> None:
    """Raises RuleError unless `seat` is to name a score, and this is possible."""
    if seat != state.seat:
        raise refusal_of(state, seat, Count)
    _check_score(score, most(state.where), seat)


def check_claim(state: Claiming, seat: Seat, score: int) -> None:
    """Raises RuleError unless `seat` may claim that much."""
    if seat == state.seat:
        raise refusal_of(state, seat, Muggins)
    _check_score(score, most(state.where) - state.named, seat)


def check_goes_on(state: Claiming, seat: Seat, move: type[Move]) -> None:
    """Raises RuleError unless `move` is the way in which `seat` may let the time for a claim pass."""
    if seat == state.seat or acts_next(state) == (move is Accept):
        raise refusal_of(state, seat, move)


def card_refusal(play: Play, card: Card) -> Refusal | None:
    """Why this card of the hand cannot be played now; None if it can."""
    return None if play.count + VALUE[card] <= LIMIT else Refusal(card, "over_31", "C-7")


def check_card(play: Play, seat: Seat, card: Card) -> None:
    """Raises RuleError unless the card is held and fits."""
    if card not in play.hands[seat]:
        raise _not_held(card, seat)
    refusal = card_refusal(play, card)
    if refusal:
        raise RuleError(
            refusal.code,
            refusal.rule,
            f"{card.text} would bring the count to {play.count + VALUE[card]}, over 31",
            seat,
        )


def check_go(play: Play, seat: Seat) -> None:
    """Raises RuleError while a card fits."""
    hand = play.hands[seat]
    if fits(hand, play.count):
        raise RuleError(
            "must_play", "C-A6", f"{hand[0].text} still fits: go is only for a hand without such a card", seat
        )


def _not_held(card: Card, seat: Seat) -> RuleError:
    return RuleError("not_in_hand", "C-2", f"{card.text} is not in your hand", seat)


def _check_score(score: int, highest: int, seat: Seat) -> None:
    if score > highest:
        raise RuleError("too_high", "C-A24", f"no score of {score} is possible here: {highest} is the most", seat)


OUT_OF_PLACE: Final[Mapping[type[Move], tuple[str, str, str]]] = {
    Cut: ("no_cut_now", "C-A3", "nothing is to be cut by you at this moment"),
    Discard: ("no_discard_now", "C-2", "cards go to the crib only before the starter is turned, and once"),
    PlayCard: ("no_card_now", "C-5", "no card can be played at this moment"),
    Go: ("no_go_now", "C-8", "go can be said only when a card would have to be played"),
    Count: ("no_count_now", "C-A24", "nothing is to be counted by you at this moment"),
    Muggins: ("no_claim_now", "C-A24", "nothing can be claimed at this moment"),
    Accept: ("no_accept_now", "C-A24", "nothing is to be accepted at this moment"),
}


def refusal_of(state: State, seat: Seat, move: type[Move]) -> RuleError:
    """Why a move of this kind is out of place."""
    if isinstance(state, Finished) or (isinstance(state, CutForDeal) and state.is_over):
        return RuleError("deal_over", "C-A23", "the deal is over", seat)
    if seat not in to_act(state) and move not in (Discard, Muggins):
        return RuleError("not_your_turn", "C-5", "it is not your turn", seat)
    return RuleError(*OUT_OF_PLACE[move], seat)

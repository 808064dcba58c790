"""What a seat is asked, in a form that an interface can offer without knowing the rules."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.games.game import Asked, Refusal
from stammtisch.games.skat.claims import certain_part, claim_holds
from stammtisch.games.skat.moves import PLAYS, Claim, ClaimPart, Move, PlayCard
from stammtisch.games.skat.state import Auction, Discarding, Naming, Play, SkatChoice, State
from stammtisch.games.skat.turns import to_act
from stammtisch.games.skat.viewing import view_of
from stammtisch.seats import Seat

OFFER_STEPS = 300  # an early end is offered only when it is certain, and seen to be so at once


def asked_of(state: State, seat: Seat, moves: Sequence[Move]) -> Asked | None:
    """What `seat` may do now; None when there is nothing. moves: its legal moves."""
    if not moves:
        return None
    if isinstance(state, Play):
        return _ask_in_play(state, seat, moves)
    count = 2 if isinstance(state, Discarding) else 0
    return Asked(_kind(state), tuple(move.text for move in moves), count=count)


def _kind(state: State) -> str:
    if isinstance(state, Auction):
        return "answer" if state.answering else "take_18" if state.caller == state.responder else "call"
    return {SkatChoice: "skat", Discarding: "discard", Naming: "contract"}[type(state)]


def _ask_in_play(play: Play, seat: Seat, moves: Sequence[Move]) -> Asked:
    awaited = seat in to_act(play)
    texts = [move.text for move in moves if not isinstance(move, Claim | ClaimPart | PlayCard)]
    if play.question is not None:
        return Asked(f"answer_{play.question.kind}", tuple(texts), waited_for=awaited)
    sure = _sure_claims(play, seat, moves)
    cards = play.order.sorted(move.card for move in moves if isinstance(move, PlayCard))
    offered = (*(PLAYS[card].text for card in cards), *sure, *texts)
    return Asked(
        "play" if awaited else "remark",
        offered,
        complete=len(offered) == len(moves),
        count=1 if awaited else 0,
        forced=cards if len(offered) == 1 and cards else (),
        refused=_refused(play, seat, moves) if awaited else (),
        waited_for=awaited,
    )


def _sure_claims(play: Play, seat: Seat, moves: Sequence[Move]) -> list[str]:
    """Claims of all or none that hold; else of the part that is certain to come."""
    if not any(isinstance(move, Claim) for move in moves):
        return []
    view = view_of(play, seat)
    sure = [move.text for move in moves if isinstance(move, Claim) and claim_holds(view, move, OFFER_STEPS)]
    part = certain_part(view, OFFER_STEPS) if not sure else None
    return [part.text] if part is not None and part in moves else sure


def _refused(play: Play, seat: Seat, moves: Sequence[Move]) -> tuple[Refusal, ...]:
    """The cards in hand that do not follow."""
    if not play.cards:
        return ()
    rule = play.order.follow_rule[play.order.effective[play.cards[0]]]
    held = play.order.sorted(play.hands[seat])
    return tuple(Refusal(card, "must_follow", rule) for card in held if PLAYS[card] not in moves)

"""What may be said out of turn while cards are played: Kontra and Re, claims, giving up, and the answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from stammtisch.cards import in_pack_order
from stammtisch.errors import RuleError
from stammtisch.games.game import Event, arguments
from stammtisch.games.skat.claims import claim_holds
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.moves import (
    CLAIM_PARTS,
    Agree,
    Claim,
    ClaimPart,
    Concede,
    Kontra,
    Move,
    Pass,
    Re,
    Refuse,
)
from stammtisch.games.skat.play import QUESTION_RULES, Step, finish, rest_points
from stammtisch.games.skat.state import Declared, Play, Ramsch
from stammtisch.games.skat.view import Question
from stammtisch.games.skat.viewing import view_of
from stammtisch.seats import Seat

CARDS_TO_CONCEDE_ALONE = 9  # S-X8
TRICKS = 10
SEARCH_STEPS = 4_000
"""A claim that is not proven within these needs the opponents' consent. Another number is another rules version."""

_RE_OR_PASS: tuple[Move, ...] = (Re(), Pass())
_AGREE_OR_REFUSE: tuple[Move, ...] = (Agree(), Refuse())


def spoken_moves(play: Play, seat: Seat) -> tuple[Move, ...]:
    """What `seat` may say now: an answer, or something out of turn."""
    if play.question is None:
        return tuple(_remarks(play, seat))
    if seat not in play.question.waiting:
        return ()
    return _RE_OR_PASS if play.question.kind == "kontra" else _AGREE_OR_REFUSE


def _remarks(play: Play, seat: Seat) -> Iterator[Move]:
    options = play.deal.options
    if options.kontra and kontra_objection(play, seat) is None:
        yield Kontra()
    if options.claim:
        yield from (move for move in (Claim(True), Claim(False)) if _claim_objection(play, seat, move) is None)
        yield from claimable_parts(play, seat)
    if options.concede and _concede_objection(play, seat) is None:
        yield Concede()


def claimable_parts(play: Play, seat: Seat) -> tuple[ClaimPart, ...]:
    """The parts of the rest that `seat` may claim now, the smallest first."""
    return CLAIM_PARTS[: rest_points(play)] if _claim_objection(play, seat, CLAIM_PARTS[0]) is None else ()


Objection = tuple[str, str, str] | None


def kontra_objection(play: Play, seat: Seat) -> Objection:
    """What speaks against a Kontra: code, rule and sentence; None if it may be said (S-X1)."""
    if not play.deal.options.kontra:
        return "kontra_off", "S-A25", "Kontra is not played at this table."
    if isinstance(play.game, Ramsch) or seat == play.game.declarer or seat not in play.deal.players:
        return "not_a_defender", "S-X1", "Only a defender may say Kontra."
    if play.said.kontra is not None:
        return "kontra_said", "S-X1", "Kontra has been said already."
    if len(play.hands[seat]) < 10:
        return "kontra_too_late", "S-X1", "Kontra is said before one's own first card."
    return None


def _claim_objection(play: Play, seat: Seat, move: Claim | ClaimPart) -> Objection:
    if not play.deal.options.claim:
        return "claim_off", "S-A20", "Claims are not played at this table."
    if seat not in play.deal.players:
        return "sitting_out", "S-A26", "The dealer sits this deal out."
    if seat in play.said.spoken:
        return "already_refused", "S-X7", "A claim was refused in this trick; play on first."
    if isinstance(play.game, Ramsch) and move != Claim(True):
        return "ramsch_claims_all", "S-X7", "In Ramsch only every remaining trick can be claimed."
    return _part_objection(play, move) if isinstance(move, ClaimPart) else None


def _part_objection(play: Play, move: ClaimPart) -> Objection:
    """What speaks against claiming a part; what is claimed is shared by card points, so that these must decide."""
    if not play.order.trumps:
        return "null_claims_whole", "S-X7", "In Null one claims all that is left, or none of it."
    if len(play.tricks) == TRICKS - 1:
        return "nothing_to_share", "S-X7", "Of one trick there is nothing to share."
    if move.card_points > rest_points(play):
        return "claim_too_much", "S-X7", "There are not so many card points left to share."
    return None


def _concede_objection(play: Play, seat: Seat) -> Objection:
    if not play.deal.options.concede:
        return "concede_off", "S-A21", "Giving up is not played at this table."
    if isinstance(play.game, Ramsch) or seat not in play.deal.players:
        return "nothing_to_concede", "S-X8", "There is no side here that could give up."
    if seat in play.said.spoken:
        return "already_refused", "S-X8", "An offer was refused in this trick; play on first."
    return None


def speak(play: Play, seat: Seat, move: Move) -> Step:
    """The state after something said. Raises RuleError."""
    if play.question is not None:
        return _answer(play, play.question, seat, move)
    if isinstance(move, Kontra):
        _refuse(kontra_objection(play, seat), seat)
        return _say_kontra(play, seat)
    if isinstance(move, Claim | ClaimPart):
        _refuse(_claim_objection(play, seat, move), seat)
        return _claim(play, seat, move)
    if isinstance(move, Concede):
        _refuse(_concede_objection(play, seat), seat)
        return _concede(play, seat)
    if isinstance(move, Agree | Refuse | Re | Pass):
        raise RuleError("nothing_asked", "S-9", "Nothing was asked that could be answered.", seat)
    raise RuleError("play_a_card", "S-9", "The cards are being played; this cannot be done now.", seat)


def _refuse(objection: Objection, seat: Seat) -> None:
    if objection is not None:
        raise RuleError(*objection, seat)


def _say_kontra(play: Play, seat: Seat) -> Step:
    declarer = _declared(play).declarer
    question = Question("kontra", seat, (declarer,))
    return _with_said(play, kontra=seat, question=question), (Event("kontra", seat, rule="S-X1"),)


def _claim(play: Play, seat: Seat, move: Claim | ClaimPart) -> Step:
    """A claim that holds ends the deal; any other is shown to the opponents, who may agree (S-X7)."""
    shown = play.said.shown if seat in play.said.shown else (*play.said.shown, seat)
    question = _question(move, seat, _others(play, seat))
    asked = _with_said(play, shown=shown, question=question)
    named = arguments(card_points=question.card_points) if question.card_points else ()
    events = [Event(question.kind, seat, in_pack_order(play.hands[seat]), named, "S-X7")]
    if isinstance(play.game, Declared) and play.game.declarer == seat and play.game.discards:
        events.append(Event("discards_shown", seat, play.game.discards, rule="S-X7"))
    if not claim_holds(view_of(play, seat), move, SEARCH_STEPS):
        return asked, tuple(events)
    finished, ending = _grant(asked, question)
    return finished, (*events, Event("claim_stands", seat, rule="S-X7"), *ending)


def _question(move: Claim | ClaimPart, seat: Seat, waiting: tuple[Seat, ...]) -> Question:
    if isinstance(move, ClaimPart):
        return Question("claim", seat, waiting, move.card_points)
    return Question("claim_all" if move.every else "claim_none", seat, waiting)


def _grant(play: Play, claim: Question) -> Step:
    """The end of the deal as it was claimed."""
    return finish(play, _rest_to(play, claim.seat, claim.kind != "claim_none"), part=claim.card_points)


def _rest_to(play: Play, seat: Seat, takes: bool) -> Seat:
    """Who gets the rest: the claimant, or with "none" the other side; any defender stands for both."""
    if takes:
        return seat
    declarer = _declared(play).declarer
    return declarer if seat != declarer else _others(play, declarer)[0]


def _concede(play: Play, seat: Seat) -> Step:
    """The declarer gives up alone with nine cards or more, later with one defender; defenders only both (S-X8)."""
    declarer = _declared(play).declarer
    asked = _with_said(play, question=Question("concede", seat, _others(play, seat)))
    event = Event("concede", seat, rule="S-X8")
    if seat != declarer or len(play.hands[seat]) < CARDS_TO_CONCEDE_ALONE:
        return asked, (event,)
    finished, ending = finish(asked, gave_up=True)
    return finished, (event, *ending)


def _answer(play: Play, question: Question, seat: Seat, move: Move) -> Step:
    if seat not in question.waiting:
        raise RuleError("not_your_turn", QUESTION_RULES[question.kind], "Another seat must answer first.", seat)
    if question.kind == "kontra":
        return _answer_kontra(play, seat, move)
    if isinstance(move, Agree):
        return _agree(play, question, seat)
    if isinstance(move, Refuse):
        return _refuse_offer(play, question, seat)
    raise RuleError("answer_first", QUESTION_RULES[question.kind], "Agree, or refuse and play on.", seat)


def _answer_kontra(play: Play, seat: Seat, move: Move) -> Step:
    """The declarer says Re or lets the Kontra stand (S-X1)."""
    if isinstance(move, Re):
        return _with_said(play, re=True, question=None), (Event("re", seat, rule="S-X1"),)
    if isinstance(move, Pass):
        return _with_said(play, question=None), (Event("no_re", seat, rule="S-X1"),)
    raise RuleError("answer_first", "S-X1", "Say Re, or pass and play on.", seat)


def _agree(play: Play, question: Question, seat: Seat) -> Step:
    event = Event("agree", seat, rule=QUESTION_RULES[question.kind])
    waiting = tuple(other for other in question.waiting if other != seat)
    if waiting and not _is_declarers_offer(play, question):
        return _with_said(play, question=replace(question, waiting=waiting)), (event,)
    finished, ending = _settle_question(play, question)
    return finished, (event, *ending)


def _settle_question(play: Play, question: Question) -> Step:
    if question.kind != "concede":
        return _grant(play, question)
    if _is_declarers_offer(play, question):
        return finish(play, gave_up=True)
    return finish(play, _rest_to_win(play))


def _rest_to_win(play: Play) -> Seat:
    """Who gets the rest when the defenders give up: the declarer, who in Null wins by not getting it."""
    game = _declared(play)
    return _others(play, game.declarer)[0] if game.contract.kind is Kind.NULL else game.declarer


def _refuse_offer(play: Play, question: Question, seat: Seat) -> Step:
    event = Event("refuse", seat, rule=QUESTION_RULES[question.kind])
    waiting = tuple(other for other in question.waiting if other != seat)
    if waiting and _is_declarers_offer(play, question):
        return _with_said(play, question=replace(question, waiting=waiting)), (event,)
    return _with_said(play, question=None, spoken=(*play.said.spoken, question.seat)), (event,)


def _is_declarers_offer(play: Play, question: Question) -> bool:
    """Whether the declarer offers to give up: one defender's consent is enough."""
    return question.kind == "concede" and question.seat == _declared(play).declarer


def _others(play: Play, seat: Seat) -> tuple[Seat, ...]:
    return play.setting.turns_from[seat][1:]


def _with_said(play: Play, **changes: Any) -> Play:
    """The play with something more said, or answered."""
    return replace(play, said=replace(play.said, **changes))


def _declared(play: Play) -> Declared:
    assert isinstance(play.game, Declared), "Ramsch has no declarer, and no move asks for one"
    return play.game

"""What changes when people agree, pause and speak: company + event -> company.

Not here: whether it may happen (`table_rules.py`).
"""

from __future__ import annotations

from stammtisch.games.game import Event
from stammtisch.tables import clock as clocks
from stammtisch.tables.company import MOST_SAID, Company
from stammtisch.tables.company_events import (
    CodeMade,
    CodeUsed,
    Forfeited,
    MatchProposed,
    NonceGiven,
    Paused,
    Resumed,
    Spoke,
    TakeBackAsked,
    TookBack,
    Voted,
    WishMade,
)
from stammtisch.tables.sitting import (
    PersonSeat,
    with_sitter,
)
from stammtisch.tables.votes import Question, without_questions
from stammtisch.values import replace


def voted(company: Company, event: Voted) -> Company:
    """A word on a question; one refusal ends a question to take back."""
    others = company.votes.get(event.question, frozenset()) - {event.person}
    votes = {**company.votes, event.question: others | {event.person} if event.agrees else others}
    if event.question is Question.TAKE_BACK and not event.agrees:
        return replace(company, take_back=None, votes=without_questions(votes, Question.TAKE_BACK))
    starts = event.question is Question.NEXT and company.clock.show_since is None
    clock = replace(company.clock, show_since=event.at) if starts else company.clock
    return replace(company, votes=votes, clock=clock)


def nonce_given(company: Company, event: NonceGiven) -> Company:
    """Somebody's nonce for the next match."""
    return replace(company, nonces={**company.nonces, event.person: event.nonce})


def proposed(company: Company, event: MatchProposed) -> Company:
    """A next match was proposed."""
    votes = {**company.votes, Question.AGAIN: frozenset({event.person})}
    return replace(company, proposal=event, votes=votes)


def forfeited(company: Company, event: Forfeited) -> Company:
    """The match is lost."""
    sitter = company.seats[event.seat]
    seats = company.seats
    if isinstance(sitter, PersonSeat):
        seats = with_sitter(seats, event.seat, replace(sitter, lost=True))
    return replace(company, seats=seats, forfeit=event.seat, undo=None, take_back=None)


def paused(company: Company, event: Paused) -> Company:
    """The clocks stand."""
    clock = clocks.paused(company.clock, event.at, event.reason, event.until)
    return replace(company, clock=clock, votes=without_questions(company.votes, Question.ADJOURN, Question.RESUME))


def resumed(company: Company, event: Resumed) -> Company:
    """The clocks run."""
    clock = clocks.resumed(company.clock, event.at)
    return replace(company, clock=clock, votes=without_questions(company.votes, Question.ADJOURN, Question.RESUME))


def spoke(company: Company, event: Spoke) -> Company:
    """Something was said."""
    return replace(company, said=(*company.said, (company.seq + 1, event))[-MOST_SAID:])


def take_back_asked(company: Company, event: TakeBackAsked) -> Company:
    """Somebody asks for a move back."""
    return replace(company, take_back=event, votes={**company.votes, Question.TAKE_BACK: frozenset({event.person})})


def took_back(company: Company, event: TookBack) -> Company:
    """The match as it was before the move; what was seen and heard since stays so, and goes on being counted."""
    table, undo = company.table, company.undo
    assert table is not None and undo is not None  # else there was nothing to take back
    seq = company.seq + 1
    happened = (*table.happened, Event("taken_back", event.seat))
    before = replace(undo.before, happened=happened, requests=table.requests, turn_from=seq, played_at=seq)
    votes = without_questions(company.votes, Question.TAKE_BACK)
    return replace(company, table=before, undo=None, take_back=None, votes=votes)


def code_made(company: Company, event: CodeMade) -> Company:
    """A person has one code at a time."""
    others = {digest: made for digest, made in company.codes.items() if made.person != event.person}
    return replace(company, codes={**others, event.digest: event})


def code_used(company: Company, event: CodeUsed) -> Company:
    """A one-time code is used up."""
    return replace(company, codes={digest: made for digest, made in company.codes.items() if digest != event.digest})


def wished(company: Company, event: WishMade) -> Company:
    """Somebody wishes for answers by themselves."""
    others = {person: wish for person, wish in company.wishes.items() if person != event.person}
    return replace(company, wishes={**others, event.person: event} if event.moves or event.upto else others)

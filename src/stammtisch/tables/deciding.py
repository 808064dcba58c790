"""What an order of a person becomes at a table: events, or a refusal. Company + person + order + now -> events.

Here: the match, and what people agree on. Orders about seats are in `seat_rules.py`, about time and talk in
`table_rules.py`. Not here: what events change (`gathering.py`), and what happens when time is out (`expiry.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from stammtisch.errors import TableError
from stammtisch.games.options import change_options, find_preset, options_record
from stammtisch.seats import Seat
from stammtisch.tables import daily, orders, seat_rules, table_rules
from stammtisch.tables.commands import DealNext, MakeMove, PlayAgain
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import MatchProposed, NonceGiven, TakeBackAsked, TookBack, Voted
from stammtisch.tables.events import DealStarted, LogEvent, MatchOpened, Moved, Occupant, SeatKind, TableEvent
from stammtisch.tables.fair import check_nonce
from stammtisch.tables.orders import AnswerTakeBack, AskTakeBack, GetReady, Order, Start
from stammtisch.tables.repeated import expect_same
from stammtisch.tables.sitting import BotSeat, EmptySeat, PersonSeat, filled_with_bots, resized
from stammtisch.tables.table import Phase, Table, expect_current, expect_deal_over, handle, open_table, play_again
from stammtisch.tables.votes import Question
from stammtisch.values import replace

ANSWER_WITHIN: Final = 20_000
"""Milliseconds in which a question to take back is answered, or ends."""

Events = tuple[LogEvent, ...]


def decide(company: Company, person: int, order: Order, now: int) -> Events:
    """The events that the order becomes; to be stored, then applied; none if it was taken before.

    now: Unix time in milliseconds. Raises TableError and RuleError (ParseError for what cannot be read), and then
    nothing has changed.
    """
    if order.request in company.requests:
        expect_same(company, person, order)
        return ()
    if company.settings.daily:
        daily.expect_fitting(order)
    return _RULES[type(order)](company, person, order, max(now, company.last_at))


def bot_plays(company: Company, seat: Seat, text: str, now: int) -> Events:
    """The events of a bot's move. Raises as `decide` does."""
    table = _table(company)
    return _timed(handle(table, seat, MakeMove(table.seq, text)), max(now, company.last_at))


def _make_move(company: Company, person: int, order: MakeMove, now: int) -> Events:
    seat = own_seat(company, person)
    _expect_going_on(company)
    return _timed(handle(_table(company), seat, order), now)


def _deal_next(company: Company, person: int, order: DealNext, now: int) -> Events:
    seat = own_seat(company, person)
    _expect_going_on(company)
    table = _table(company)
    expect_deal_over(table, seat, order.seq)
    if company.all_agree(Question.NEXT, person):
        return _timed(handle(table, seat, order), now)
    return (Voted(person, Question.NEXT, True, now, order.request),)


def _play_again(company: Company, person: int, order: PlayAgain, now: int) -> Events:
    """Who asks for the terms that stand agrees to them; other terms are a new proposal."""
    seat = own_seat(company, person)
    if company.phase is not Phase.MATCH_OVER:
        raise TableError("not_now", "The match is not over yet.")
    expect_current(_table(company), seat, order.seq)
    wanted = _proposal(company, person, order, now)
    standing = company.proposal if _agrees_to_what_stands(company, order, wanted) else None
    proposal = standing or wanted
    agreed = company.agreed(Question.AGAIN) | {person} if standing else {person}
    nonce = _nonce(company, person, order.nonce, now)
    events = _another_match(_with(company, nonce), proposal, order, now)  # refuses what these people cannot play
    if agreed >= company.seated:
        return events
    return (*((Voted(person, Question.AGAIN, True, now, order.request),) if standing else (proposal,)), *nonce)


def _nonce(company: Company, person: int, nonce: str, now: int) -> tuple[NonceGiven, ...]:
    """A nonce answers a commitment: where none was published it is not taken."""
    return (NonceGiven(person, check_nonce(nonce), now),) if nonce and company.next_secret else ()


def _with(company: Company, given: tuple[NonceGiven, ...]) -> Company:
    return replace(company, nonces={**company.nonces, **{event.person: event.nonce for event in given}})


def _proposal(company: Company, person: int, order: PlayAgain, now: int) -> MatchProposed:
    preset = company.preset if order.preset is None else order.preset
    options = company.options if order.preset is None else find_preset(company.game.presets, order.preset)
    record = options_record(change_options(options, order.options))
    return MatchProposed(person, preset, record, order.same_cards, now, order.request)


def _agrees_to_what_stands(company: Company, order: PlayAgain, wanted: MatchProposed) -> bool:
    stands = company.proposal
    if stands is None:
        return False
    is_open = order.preset is None and not order.options and not order.same_cards
    same = (stands.preset, stands.options, stands.same_cards) == (wanted.preset, wanted.options, wanted.same_cards)
    return is_open or same


def _another_match(company: Company, proposal: MatchProposed, order: PlayAgain, now: int) -> Events:
    same, nonces = proposal.same_cards, company.nonces_by_seat()
    terms = replace(order, preset=proposal.preset, options=proposal.options, same_cards=same, nonces=nonces)
    return _begun(company, play_again(_table(company), terms), now)


def _get_ready(company: Company, person: int, order: GetReady, now: int) -> Events:
    own_seat(company, person)
    _expect_waiting(company)
    is_full = not any(isinstance(sitter, EmptySeat) for sitter in company.seats)
    nonce = _nonce(company, person, order.nonce, now)
    if order.ready and is_full and company.all_agree(Question.START, person):
        return _first_match(_with(company, nonce), order.secret, order.request, now)
    return (Voted(person, Question.START, order.ready, now, order.request), *nonce)


def _start(company: Company, person: int, order: Start, now: int) -> Events:
    seat_rules.expect_host(company, person)
    _expect_waiting(company)
    if not company.seated:
        raise TableError("not_now", "Nobody sits at the table yet.")
    given = _nonce(company, person, order.nonce, now)
    return _first_match(_with(company, given), order.secret, order.request, now)


def _first_match(company: Company, secret: str, request: str, now: int) -> Events:
    """By the secret to which the server is bound since the table was made; `secret` is for the match after it."""
    settings, nonces = company.settings, company.nonces_by_seat()
    first_secret, next_secret = (company.next_secret, secret) if company.next_secret else (secret, f"{secret} next")
    persons = [Seat(n) for n, sitter in enumerate(company.seats) if isinstance(sitter, PersonSeat)]
    opened = open_table(
        company.game,
        settings.preset,
        settings.options,
        persons,
        settings.language,
        first_secret,
        nonces,
        next_secret,
    )
    first, *rest = opened
    assert isinstance(first, MatchOpened)  # a table opens with its match
    return _begun(company, (replace(first, request=request), *rest), now)


def _begun(company: Company, events: tuple[TableEvent, ...], now: int) -> Events:
    """The opening with those who sit there: people under their names, bots at every seat that is free."""
    opened, *rest = events
    assert isinstance(opened, MatchOpened)
    count = len(opened.occupants)
    if any(isinstance(sitter, PersonSeat) for sitter in company.seats[count:]):
        raise TableError("no_such_seat", f"By these rules the table has {count} seats, and somebody sits beyond them.")
    level = company.settings.level
    seats = filled_with_bots(resized(company.seats, count, level), level)
    occupants = tuple(
        Occupant(SeatKind.BOT, sitter.name)
        if isinstance(sitter, BotSeat)
        else Occupant(SeatKind.PERSON, company.persons[sitter.person].name)
        for sitter in seats
        if not isinstance(sitter, EmptySeat)
    )
    return (replace(opened, occupants=occupants), *_timed(tuple(rest), now))


def _ask_take_back(company: Company, person: int, order: AskTakeBack, now: int) -> Events:
    seat = own_seat(company, person)
    _expect_going_on(company)
    if not may_take_back(company, seat):
        raise TableError("no_take_back", "There is nothing of yours to take back, or somebody has acted since.")
    expect_current(_table(company), seat, order.seq)
    if company.seated == {person}:
        return (TookBack(seat, now, order.request),)
    return (TakeBackAsked(person, now + ANSWER_WITHIN, now, order.request),)


def may_take_back(company: Company, seat: Seat | None) -> bool:
    """Whether this seat moved last, and may ask for its move back."""
    allowed = not company.settings.daily and company.take_back is None
    return allowed and company.undo is not None and company.undo.seat == seat


def _answer_take_back(company: Company, person: int, order: AnswerTakeBack, now: int) -> Events:
    own_seat(company, person)
    question, undo = company.take_back, company.undo
    if question is None or undo is None or question.person == person:
        raise TableError("not_now", "Nobody asks you to take something back.")
    if order.agree and company.all_agree(Question.TAKE_BACK, person):
        return (TookBack(undo.seat, now, order.request),)
    return (Voted(person, Question.TAKE_BACK, order.agree, now, order.request),)


def own_seat(company: Company, person: int) -> Seat:
    """The seat where the person acts. Raises TableError for who has none."""
    seat = company.acts_at(person)
    if seat is not None:
        return seat
    if company.stands_in_for(person) is not None:
        raise TableError("no_seat", "A bot stands in for you: take your seat back first.")
    raise TableError("no_seat", "You have no seat at this table.")


def _table(company: Company) -> Table:
    if company.table is None:
        raise TableError("not_now", "The match has not begun.")
    return company.table


def _expect_waiting(company: Company) -> None:
    if company.phase is not Phase.WAITING:
        raise TableError("not_now", "The match has begun.")


def _expect_going_on(company: Company) -> None:
    if company.is_cut_short:
        raise TableError("not_now", "The match is over.")
    if company.is_halted:
        raise TableError("not_now", "The match is paused: let it go on first.")


def _timed(events: tuple[TableEvent, ...], now: int) -> Events:
    return tuple(replace(event, at=now) if isinstance(event, DealStarted | Moved) else event for event in events)


_RULES: Final[Mapping[type[Any], Callable[[Company, int, Any, int], Events]]] = {
    MakeMove: _make_move,
    DealNext: _deal_next,
    PlayAgain: _play_again,
    GetReady: _get_ready,
    Start: _start,
    AskTakeBack: _ask_take_back,
    AnswerTakeBack: _answer_take_back,
    orders.Sit: seat_rules.sit,
    orders.Stand: seat_rules.stand,
    orders.Leave: seat_rules.leave,
    orders.SeatBot: seat_rules.seat_bot,
    orders.Unseat: seat_rules.unseat,
    orders.AskStandIn: seat_rules.ask_stand_in,
    orders.SayHere: seat_rules.say_here,
    orders.Return: seat_rules.take_seat_back,
    orders.MakeCode: seat_rules.make_code,
    orders.ChangeSettings: table_rules.change_settings,
    orders.Pause: table_rules.pause,
    orders.Resume: table_rules.resume,
    orders.Adjourn: table_rules.adjourn,
    orders.Say: table_rules.say,
    orders.Write: table_rules.write,
    orders.Report: table_rules.report,
    orders.WishFor: table_rules.wish_for,
}

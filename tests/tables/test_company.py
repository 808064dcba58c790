"""People at a table: who may sit where, what they agree on, and that the log alone brings all of it back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.errors import ParseError, TableError
from stammtisch.games import GAMES, find_game
from stammtisch.seats import Seat
from stammtisch.tables import orders
from stammtisch.tables.commands import DealNext, MakeMove, PlayAgain
from stammtisch.tables.company_events import MatchProposed, StandInWanted, TookBack, Voted, Warned
from stammtisch.tables.deciding import decide
from stammtisch.tables.events import DealStarted, MatchOpened
from stammtisch.tables.expiry import QUICK_BEGINS
from stammtisch.tables.gathering import gather
from stammtisch.tables.making import make_table
from stammtisch.tables.seat_rules import CODE_LASTS, WARNING, Join, free_seats, join, use_code
from stammtisch.tables.settings import Level, PaceName, Phrase, Timeout, Visibility
from stammtisch.tables.sitting import BotSeat, EmptySeat, PersonSeat, StandInSeat
from stammtisch.tables.table import Phase
from stammtisch.tables.votes import Question
from tests.gathered import PRIVATE_FAST, PUBLIC_FAST, START, Gathered, friends
from tests.playing import opened
from tests.tables.test_table import shortest


def refusal(table: Gathered, person: int, order: Any) -> str:
    """The code with which an order is refused; nothing has changed then."""
    before = table.company
    with pytest.raises(TableError) as refused:
        table.order(person, order)
    assert table.company == before and refused.value.sentence.endswith(".")
    return refused.value.code


# Coming and sitting


def test_who_makes_a_table_is_its_host_and_sits_down() -> None:
    """All other seats are empty, and nothing is dealt."""
    table = Gathered("skat")
    assert table.company.phase is Phase.WAITING
    assert table.company.seats == (PersonSeat(0), EmptySeat(), EmptySeat())
    assert (table.company.host, table.company.persons[0].name) == (0, "Anna")


def test_friends_get_the_seats_opposite_first() -> None:
    """In partnership games a free seat is one of the host's side, as long as there is one."""
    table = Gathered("belote")
    assert free_seats(table.company) == (2, 1, 3)
    table.join("Bert")
    assert table.company.seats[2] == PersonSeat(1)


def test_a_seat_that_is_taken_or_does_not_exist_is_refused() -> None:
    """By its code; a free one is given, and the one left is free."""
    table = Gathered("cribbage")
    table.join("Bert", 1)
    assert refusal(table, 1, orders.Sit(0)) == "seat_taken"
    assert refusal(table, 1, orders.Sit(2)) == "no_such_seat"
    table.order(1, orders.Stand())
    assert table.company.seats == (PersonSeat(0), EmptySeat())
    assert refusal(table, 1, orders.Stand()) == "no_seat"
    table.order(1, orders.Sit(1))
    table.order(0, orders.Stand())
    table.order(1, orders.Sit(0))
    assert table.company.seats == (PersonSeat(1), EmptySeat())


def test_coming_again_keeps_number_and_seat() -> None:
    """The same guest is the same person, also after leaving."""
    table = Gathered("skat")
    assert table.join("Bert") == 1
    seats = table.company.seats
    assert table.join("Bert") == 1 and table.company.seats == seats
    table.order(1, orders.Leave())
    assert table.company.person_of("guest Bert") is None
    assert table.join("Bert") == 1 and table.company.seats == seats


def test_a_full_table_takes_spectators_only_where_it_allows_them() -> None:
    """Without them the newcomer is told; with them they stand."""
    for spectators, code in ((False, "table_full"), (True, None)):
        table = Gathered("cribbage", spectators=spectators)
        table.join("Bert")
        if code is None:
            assert table.company.seat_of(table.join("Carl")) is None
        else:
            with pytest.raises(TableError) as refused:
                table.join("Carl")
            assert refused.value.code == code


def test_a_match_that_runs_changes_no_seats() -> None:
    """Nobody sits down, stands up or is taken away until it is over."""
    table = friends("skat", 2, spectators=True)
    for person, order in ((1, orders.Sit(2)), (1, orders.Stand()), (0, orders.Unseat(1))):
        assert refusal(table, person, order) == "match_runs"
    late = table.join("Carl")
    assert table.company.seat_of(late) is None
    assert refusal(table, late, MakeMove(table.company.seq, "pass")) == "no_seat"


def test_the_host_seats_levels_and_removes_bots() -> None:
    """Others may not; bots have names that differ; a bot's level can change at any time."""
    table = Gathered("skat")
    table.join("Bert", 2)
    assert refusal(table, 1, orders.SeatBot(1, Level.BEGINNER)) == "not_host"
    table.order(0, orders.SeatBot(1, Level.CLUB))
    assert table.company.seats[1] == BotSeat("Blaise", Level.CLUB)
    assert refusal(table, 0, orders.SeatBot(2, Level.BEGINNER)) == "seat_taken"
    table.order(0, orders.Unseat(1))
    assert Seat(1) in free_seats(table.company)
    assert refusal(table, 0, orders.Unseat(1)) == "not_now"
    table.start()
    table.order(0, orders.SeatBot(1, Level.CLUB))
    assert table.company.seats[1] == BotSeat("Blaise", Level.CLUB)


def test_whom_the_host_takes_away_may_not_come_back() -> None:
    """The seat is free, and the guest is told why they are not let in."""
    table = Gathered("skat")
    table.join("Bert", 1)
    assert refusal(table, 0, orders.Unseat(0)) == "not_now"
    table.order(0, orders.Unseat(1))
    assert table.company.seats[1] == EmptySeat()
    with pytest.raises(TableError) as refused:
        join(table.company, Join("guest Bert", "Bert"), START)
    assert refused.value.code == "removed"


def test_when_the_host_leaves_the_next_one_is_host() -> None:
    """Whoever came first of those still there."""
    table = Gathered("skat")
    table.join("Bert")
    table.join("Carl")
    table.order(0, orders.Leave())
    assert table.company.host == 1


# Beginning


def test_with_every_seat_taken_and_everybody_ready_the_match_begins() -> None:
    """Not before; and ready can be taken back."""
    table = Gathered("cribbage")
    table.order(0, orders.GetReady(True, "s"))
    table.join("Bert")
    table.order(0, orders.GetReady(False, "s"))
    table.order(1, orders.GetReady(True, "s"))
    assert table.company.table is None
    table.order(0, orders.GetReady(True, "s"))
    assert table.company.phase is Phase.PLAYING
    assert refusal(table, 0, orders.GetReady(True, "s")) == "not_now"


def test_the_host_begins_with_bots_at_free_seats() -> None:
    """Only the host; the log names who sat where."""
    table = Gathered("skat")
    table.join("Bert", 2)
    assert refusal(table, 1, orders.Start("s")) == "not_host"
    table.start()
    first = next(event for event in table.log if isinstance(event, MatchOpened))
    assert [occupant.name for occupant in first.occupants] == ["Anna", "Blaise", "Bert"]
    assert table.company.seats == (PersonSeat(0), BotSeat("Blaise"), PersonSeat(1))
    assert refusal(table, 0, orders.Start("s")) == "not_now"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_of_people_comes_back_from_the_texts_of_its_log(game: str) -> None:
    """Every event reads back as it was (`Gathered.keep` looks), and the log makes the same company, clocks included."""
    table = friends(game, 2, **PUBLIC_FAST)
    chance = Random(3)
    for number in range(150):
        if table.company.phase is Phase.MATCH_OVER:
            break
        table.now += number * 31 % 900
        table.step(chance)
        if number % 20 == 0:
            assert gather(table.log) == table.company


def test_a_log_older_than_companies_is_read() -> None:
    """Its owner is the first person; nothing has a clock, and the match goes on."""
    log = opened(find_game("skat"))
    company = gather(log, "owner")
    assert company.persons[0].guest == "owner" and company.person_of("owner") == 0
    assert company.seats == (PersonSeat(0), BotSeat("Blaise"), BotSeat("Carl"))
    assert (company.is_private, company.has_clock, company.phase) == (True, False, Phase.PLAYING)
    table = Gathered("skat")
    table.company, table.log = company, list(log)
    table.play_until(Phase.MATCH_OVER, Random(1))
    assert gather(table.log, "owner") == table.company


# Agreeing


def test_the_next_deal_comes_once_everybody_has_seen_the_last() -> None:
    """Everybody who sits and acts; one word is not enough, and the last one deals."""
    table = friends("cribbage", 2)
    table.play_until(Phase.DEAL_OVER, Random(1))
    (event,) = table.order(1, DealNext(table.company.seq))
    assert isinstance(event, Voted) and table.company.agreed(Question.NEXT) == {1}
    (event,) = table.order(0, DealNext(table.company.seq))
    assert isinstance(event, DealStarted)


def test_another_match_keeps_the_seats_and_needs_everybody() -> None:
    """The first who asks proposes; other terms are a new proposal; who asks for nothing special agrees."""
    table = friends(shortest(), 2)
    table.play_until(Phase.MATCH_OVER, Random(1))
    seats, first = table.company.seats, table.company.table
    (event,) = table.order(0, PlayAgain(table.company.seq, "x"))
    assert isinstance(event, MatchProposed) and not event.same_cards
    (event,) = table.order(1, PlayAgain(table.company.seq, "y", same_cards=True))
    assert isinstance(event, MatchProposed) and table.company.agreed(Question.AGAIN) == {1}
    events = table.order(0, PlayAgain(table.company.seq, "z"))
    assert isinstance(events[0], MatchOpened)
    assert table.company.seats == seats and first is not None
    assert (events[0].deck, events[0].dealer) == (first.opened.deck, first.opened.dealer)


def test_after_a_match_people_change_seats_and_bots_take_what_is_free() -> None:
    """The next match has them where they sit now."""
    table = friends("cribbage", 2)
    table.play_until(Phase.MATCH_OVER, Random(1))
    table.order(1, orders.Leave())
    table.order(0, orders.Sit(1))
    table.order(0, PlayAgain(table.company.seq, "x"))
    assert table.company.seats == (BotSeat("Ada"), PersonSeat(0))


def test_a_move_is_taken_back_when_all_agree_and_only_while_nobody_has_acted() -> None:
    """The match is as before the move; what was said and heard stays, and numbers go on."""
    table = friends("cribbage", 2)
    seat = Seat(0)
    before = table.company.table
    assert refusal(table, 0, orders.AskTakeBack(table.company.seq)) == "no_take_back"
    table.order(0, MakeMove(table.company.seq, table.some_move(seat, Random(2))))
    heard = table.company.table.happened if table.company.table else ()
    assert refusal(table, 1, orders.AskTakeBack(table.company.seq)) == "no_take_back"
    table.order(0, orders.AskTakeBack(table.company.seq))
    assert refusal(table, 0, orders.AnswerTakeBack(True)) == "not_now"
    (event,) = table.order(1, orders.AnswerTakeBack(True))
    assert isinstance(event, TookBack)
    now = table.company.table
    assert before is not None and now is not None
    assert now.state == before.state and now.happened[: len(heard)] == heard
    assert now.happened[-1].code == "taken_back"
    assert gather(table.log) == table.company


def test_a_take_back_ends_with_a_refusal_a_move_or_time() -> None:
    """In each case the move stays."""
    for ending in ("refusal", "move", "time"):
        table = friends("cribbage", 2)
        table.order(0, MakeMove(table.company.seq, table.some_move(Seat(0), Random(2))))
        table.order(0, orders.AskTakeBack(table.company.seq))
        state = table.company.table.state if table.company.table else None
        if ending == "refusal":
            table.order(1, orders.AnswerTakeBack(False))
        elif ending == "move":
            table.order(1, MakeMove(table.company.seq, table.some_move(Seat(1), Random(2))))
        else:
            table.wait(20_000)
        assert table.company.take_back is None
        assert refusal(table, 1, orders.AnswerTakeBack(True)) == "not_now"
        now = table.company.table
        assert now is not None and (ending == "move" or now.state == state)


def test_what_showed_new_cards_is_not_taken_back() -> None:
    """Who has seen the skat cannot ask to play without it."""
    table = friends("skat", 3, secret="take back")
    for _ in range(60):
        if (company := table.company).table is None or company.phase is not Phase.PLAYING:
            break
        seat = company.to_act[0]
        asked = company.table.game.asked(company.table.state, seat)
        assert asked is not None
        move = next((text for text in ("take skat", "18", "pass") if text in asked.moves), asked.moves[0])
        hand = len(company.table.game.view(company.table.state, seat).hand)
        table.order(table.persons_turn, MakeMove(company.seq, move))
        after = table.company.table
        if after is not None and len(after.game.view(after.state, seat).hand) > hand:
            sitter = table.company.seats[seat]
            assert isinstance(sitter, PersonSeat)
            assert refusal(table, sitter.person, orders.AskTakeBack(table.company.seq)) == "no_take_back"
            return
    raise AssertionError("nobody ever took up the skat")


# Leaving and returning


def test_who_leaves_in_a_match_is_stood_in_for_and_may_return() -> None:
    """Only who controls the seat changes; with a clock the match counts as lost, also after the return."""
    table = friends("skat", 3, **PUBLIC_FAST)
    state = table.company.table.state if table.company.table else None
    table.order(1, orders.Leave())
    sitter = table.company.seats[1]
    assert isinstance(sitter, StandInSeat) and (sitter.person, sitter.lost) == (1, True)
    assert table.company.table is not None and table.company.table.state is state
    assert table.join("person 1") == 1
    assert refusal(table, 1, MakeMove(table.company.seq, "pass")) == "no_seat"
    table.order(1, orders.Return())
    assert table.company.seats[1] == PersonSeat(1, lost=True)
    assert refusal(table, 1, orders.Return()) == "not_now"


def test_the_host_lets_a_bot_stand_in_after_a_warning() -> None:
    """Who says that they are here keeps the seat; else a bot takes it and nothing is lost."""
    table = friends("skat", 3)
    assert [type(event) for event in table.order(1, orders.AskStandIn(2))] == [StandInWanted]
    table.order(0, orders.AskStandIn(1))
    assert refusal(table, 0, orders.AskStandIn(1)) == "not_now"
    table.wait(29_000)
    table.order(1, orders.SayHere())
    assert table.wait(60_000) == []
    assert refusal(table, 1, orders.SayHere()) == "not_now"
    table.order(0, orders.AskStandIn(1))
    table.wait(30_000)
    assert isinstance(table.company.seats[1], StandInSeat) and not table.company.seats[1].lost


# Codes, talk, settings


def test_a_one_time_code_opens_a_seat_once_within_its_time() -> None:
    """A wrong one, a used one, an old one, and one that a newer one replaced are refused alike."""
    table = Gathered("skat")
    for spoil in ("use", "wait", "replace", "guess"):
        table.order(0, orders.MakeCode(f"digest {spoil}"))
        if spoil == "use":
            person, events = use_code(table.company, "digest use", table.now)
            table.keep(*events)
            assert person == 0
        elif spoil == "wait":
            table.now += CODE_LASTS + 1
        elif spoil == "replace":
            table.order(0, orders.MakeCode("digest newer"))
        digest = "digest" if spoil == "guess" else f"digest {spoil}"
        with pytest.raises(TableError) as refused:
            use_code(table.company, digest, table.now)
        assert refused.value.code == "bad_code"


def test_a_majority_of_the_others_may_ask_for_a_bot_and_one_word_of_the_absent_ends_it() -> None:
    """Of three others two are needed; the host alone is enough; whoever moves or says `here` is not absent."""
    table = friends("belote", 4, **PRIVATE_FAST)
    absent = Seat(table.company.seat_of(0) or 0)
    assert [type(event) for event in table.order(1, orders.AskStandIn(absent))] == [StandInWanted]
    assert (table.company.wanting(absent), table.company.needed(absent)) == (frozenset({1}), 2)
    assert [type(event) for event in table.order(2, orders.AskStandIn(absent))] == [Warned]
    assert table.company.wanted == {} and refusal(table, 3, orders.AskStandIn(absent)) == "not_now"
    table.order(0, orders.SayHere())
    table.wait(WARNING)
    assert table.company.acts_at(0) is not None
    table.order(1, orders.AskStandIn(absent))
    while table.company.wanted:
        table.step(Random(1))
    assert table.log[-1].seat == absent  # type: ignore[union-attr]  # it is a move


def test_of_two_people_the_one_who_is_left_may_ask_for_a_bot() -> None:
    """Nobody is stuck with a host who has gone without a word; who is not of the match may not ask."""
    table = friends("skat", 2, spectators=True)
    watcher = table.join("Carl")
    assert refusal(table, watcher, orders.AskStandIn(0)) == "no_seat"
    assert [type(event) for event in table.order(1, orders.AskStandIn(0))] == [Warned]
    table.wait(WARNING)
    assert isinstance(table.company.seats[0], StandInSeat)


def test_a_quick_match_waits_a_moment_for_nonces_and_for_nobody_longer() -> None:
    """It begins at once when all have said ready, else 8 seconds after the last one came; words do not put that off."""
    for words in (True, False):
        table = Gathered("skat", visibility=Visibility.QUICK, pace=PaceName.FAST, secret="s")
        for number in (1, 2):
            table.join(f"person {number}")
        if words:
            for person in range(3):
                table.order(person, orders.GetReady(True, "next", f"r{person}", f"{person:032x}"))
        else:
            assert table.wait(QUICK_BEGINS - 1) == []
            table.order(1, orders.Say(Phrase.HELLO))
            assert table.wait(1)
        assert table.company.phase is Phase.PLAYING and table.company.table is not None
        assert table.company.table.opened.secret == "s"
        assert [bool(nonce) for nonce in table.company.table.opened.nonces or ()] == [words] * 3


def test_bots_that_sit_down_by_themselves_have_the_tables_level() -> None:
    """As it was chosen when the table was made."""
    table = Gathered("cribbage", level=Level.CLUB)
    table.start()
    assert table.company.seats[1].level is Level.CLUB  # type: ignore[union-attr]  # a bot


def test_what_is_said_is_kept_and_makes_nothing_stale() -> None:
    """A move against the view before the words is taken; free text only where the table allows it."""
    table = friends("skat", 3)
    seen, mover = table.company.seq, table.persons_turn
    table.order(0, orders.Say(Phrase.HELLO))
    assert refusal(table, 1, orders.Write("hi")) == "no_free_text"
    assert refusal(table, 1, orders.ChangeSettings(free_text=True)) == "not_host"
    table.order(0, orders.ChangeSettings(free_text=True))
    table.order(1, orders.Write("  hi\n\x07there "))
    assert [said.text for _, said in table.company.said] == ["", "hi  there"]
    table.order(mover, MakeMove(seen, table.some_move(table.company.to_act[0], Random(1))))


def test_settings_that_contradict_each_other_are_refused() -> None:
    """Without a clock a table is private, and nothing is forfeited."""
    for settings, says in (
        ({"visibility": Visibility.PUBLIC}, "pace: 'none' is for private tables"),
        ({"timeout": Timeout.FORFEIT}, "timeout: 'forfeit' needs a pace"),
    ):
        with pytest.raises(ParseError, match=says):
            make_table("skat", guest="g", now=START, **settings)
    table = Gathered("skat")
    with pytest.raises(ParseError, match="private"):
        table.order(0, orders.ChangeSettings(visibility=Visibility.QUICK))
    assert Gathered("skat", visibility=Visibility.QUICK, pace=PaceName.SLOW).company.has_clock


def test_a_report_is_kept_with_the_log() -> None:
    """About somebody who was there, or in general; it changes nothing else."""
    table = friends("skat", 3)
    before = table.company
    table.order(1, orders.Report("rude", 2))
    assert refusal(table, 1, orders.Report("rude", 7)) == "no_such_person"
    assert table.company.said == before.said and table.company.seats == before.seats


# Requests


@pytest.mark.parametrize(
    "order", [orders.Say(Phrase.OOPS, "r"), orders.SeatBot(1, Level.CLUB, "r"), orders.Sit(2, "r")]
)
def test_a_repeated_order_is_taken_once(order: Any) -> None:
    """The second time it becomes nothing; another order under its name, or another person's, is refused."""
    table = Gathered("skat")
    table.join("Bert", 1) if isinstance(order, orders.Say) else None
    assert len(table.order(0, order)) == 1
    assert decide(table.company, 0, order, table.now) == ()
    assert decide(gather(table.log), 0, order, table.now) == ()
    other = orders.Stand("r") if not isinstance(order, orders.Say) else orders.Say(Phrase.HELLO, "r")
    assert refusal(table, 0, other) == "request_used"
    if isinstance(order, orders.Say):
        assert refusal(table, 1, order) == "request_used"


def test_wishes_are_checked_when_they_are_made() -> None:
    """Moves that the game does not have are named; a spectator wishes for nothing."""
    table = friends("skat", 2, spectators=True)
    with pytest.raises(ParseError):
        table.order(0, orders.WishFor(("no such move",)))
    table.order(0, orders.WishFor(("pass",)))
    assert table.company.wishes[0].moves == ("pass",)
    table.order(0, orders.WishFor())
    assert table.company.wishes == {}
    assert refusal(table, table.join("Carl"), orders.WishFor(("pass",))) == "no_seat"


def test_pausing_is_for_private_tables_with_a_clock() -> None:
    """Elsewhere it is refused with the reason."""
    assert refusal(friends("skat", 2), 0, orders.Pause()) == "no_clock"
    assert refusal(friends("skat", 2, **PUBLIC_FAST), 0, orders.Pause()) == "not_private"
    table = friends("skat", 2, **PRIVATE_FAST)
    assert refusal(table, 0, orders.Resume()) == "not_now"
    table.order(1, orders.Pause())
    assert refusal(table, 0, orders.Pause()) == "not_now"
    assert (
        refusal(table, table.persons_turn if table.bot_to_act() is None else 0, MakeMove(table.company.seq, "pass"))
        == "not_now"
    )
    table.order(0, orders.Resume())

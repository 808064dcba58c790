"""A deal that is over is shown step by step, with all its cards; one that is not over is not shown."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stammtisch.cards import Card
from stammtisch.errors import TableError
from stammtisch.games import GAMES
from stammtisch.records.deals import deal_of
from stammtisch.records.record import records_of
from stammtisch.seats import Seat
from stammtisch.tables.commands import MakeMove, PlayAgain
from stammtisch.tables.events import DealStarted, Moved
from stammtisch.tables.orders import AnswerTakeBack, AskTakeBack
from stammtisch.tables.table import Phase
from tests.gathered import Gathered, friends
from tests.tables.test_table import shortest


def refused(gathered: Gathered, number: int, seat: int = 0) -> str:
    """The code by which a deal is not shown."""
    with pytest.raises(TableError) as error:
        deal_of(gathered.log, number, seat)
    return error.value.code


def over(game: str, seed: int = 1) -> Gathered:
    """A table for two people at which the match is over."""
    gathered = friends(game, 2)
    gathered.play_until(Phase.MATCH_OVER, Random(seed))
    return gathered


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_deal_are_its_moves_with_all_hands(game: str) -> None:
    """One step for the cards dealt and one a move; what is happening, and each seat's own view, follow from the log."""
    gathered = friends(game, 2)
    chance = Random(5)
    while gathered.company.phase is Phase.PLAYING:
        gathered.step(chance)
    assert gathered.company.table is not None
    if not gathered.company.open_deals:  # gathered for the next deal: shown after the match
        gathered.play_until(Phase.MATCH_OVER, chance)
    log = [event for event in gathered.log if isinstance(event, DealStarted | Moved)]
    second = next((n for n, event in enumerate(log[1:], 1) if isinstance(event, DealStarted)), len(log))
    moves = [(event.seat, event.move) for event in log[1:second] if isinstance(event, Moved)]
    shown = deal_of(gathered.log, 1, 0)
    for seat in range(len(gathered.company.seats)):
        shown = deal_of(gathered.log, 1, seat)
        assert [step.moved for step in shown.steps] == [None, *moves]
        assert all(step.view.seat == seat and step.view.hand == step.hands[seat] for step in shown.steps)
        assert sum((step.events for step in shown.steps), ()) == shown.after.happened
    held = Counter[Card]()
    for step in shown.steps:
        for hand in step.hands:
            held |= Counter(hand)
    assert held <= Counter(shown.after.game.pack(shown.after.options))


def test_deals_are_numbered_over_all_matches_and_told_to_the_table() -> None:
    """The first deal of a second match follows the last one of the first."""
    gathered = over(shortest())
    assert gathered.company.table is not None
    deals = gathered.company.table.deals
    assert gathered.company.open_deals == deals
    for person in sorted(gathered.company.seated):
        gathered.order(person, PlayAgain(gathered.company.seq, f"again {person}"))
    table = gathered.company.table
    assert (table.earlier_deals, table.deals) == (deals, 1)
    assert deal_of(gathered.log, 1, 0).shown == tuple(range(1, deals + 1))
    assert refused(gathered, deals + 1) == "deal_not_yet"
    assert refused(gathered, deals + 2) == "no_such_deal" == refused(gathered, 0)
    assert refused(gathered, 1, seat=9) == "no_such_seat"


def test_a_match_whose_cards_are_played_again_is_not_shown_meanwhile() -> None:
    """Its deals would tell what the others hold."""
    gathered = over(shortest())
    for person in sorted(gathered.company.seated):
        again = PlayAgain(gathered.company.seq, f"again {person}", same_cards=True)
        gathered.order(person, again)
    assert gathered.company.phase is Phase.PLAYING
    assert refused(gathered, 1) == "deal_not_yet"


def test_a_pack_that_is_gathered_is_shown_once_the_match_is_over() -> None:
    """In Belote a deal tells of the cards of the next one."""
    gathered = friends("belote", 2)
    chance = Random(2)
    while gathered.company.phase is Phase.PLAYING:
        gathered.step(chance)
    assert (gathered.company.open_deals, refused(gathered, 1)) == (0, "deal_not_yet")
    gathered.play_until(Phase.MATCH_OVER, chance)
    assert deal_of(gathered.log, 1, 1).shown[0] == 1


def test_a_move_that_was_taken_back_is_not_shown() -> None:
    """The steps are those of the record."""
    gathered = friends("cribbage", 2)
    chance = Random(7)
    person = gathered.persons_turn
    seat = gathered.company.to_act[0]
    gathered.order(person, MakeMove(gathered.company.seq, gathered.some_move(seat, chance), "slip"))
    gathered.order(person, AskTakeBack(gathered.company.seq))
    gathered.order(1 - person, AnswerTakeBack(True))
    gathered.play_until(Phase.MATCH_OVER, chance)
    record = records_of(gathered.log)[0]
    moved = [step.moved for step in deal_of(gathered.log, 1, Seat(0)).steps[1:]]
    assert tuple(moved) == record.deals[0].moves

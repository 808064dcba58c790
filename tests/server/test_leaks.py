"""Not a byte that reaches a seat tells of a card which that seat may not know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from stammtisch.errors import ParseError, RuleError
from stammtisch.games import find_game
from stammtisch.seats import Seat
from stammtisch.store.memory import MemoryStore
from stammtisch.tables.commands import MakeMove
from stammtisch.tables.company import Company
from stammtisch.tables.events import LogEvent, MatchOpened
from stammtisch.tables.gathering import gather
from stammtisch.tables.table import Phase, Table, handle
from stammtisch.wire.company_view import NOBODY, Reader, Shown
from stammtisch.wire.encoding import encode
from stammtisch.wire.table_view import table_view
from tests.gathered import PUBLIC_FAST, friends
from tests.playing import GAME_PRESETS, PERSON, opened, played
from tests.running import run
from tests.server.driving import Message, open_table, seated, serving
from tests.server.driving import Seat as Player


def redealt(table: Table, seat: Seat | None, chance: Random) -> Table:
    """The table with everything that `seat` cannot know laid anew."""
    return replace(table, state=table.game.sample(table.game.view(table.state, seat), chance))


def table_of(company: Company) -> Table:
    """The match that is played."""
    assert company.table is not None
    return company.table


def laid_anew(company: Company, seat: Seat | None, chance: Random) -> Company:
    """The company with everything in its match that `seat` cannot know laid anew."""
    return replace(company, table=redealt(table_of(company), seat, chance))


def refusal(table: Table, seat: Seat, text: str) -> object:
    """What a seat is told when it tries this move."""
    try:
        handle(table, seat, MakeMove(table.seq, text))
    except RuleError as error:
        return error.code, error.rule, error.sentence
    except ParseError as error:
        return str(error)
    return "accepted"


def opened_seats(game: str, preset: str) -> Sequence[object]:
    """The seats that the game has by these rules."""
    first = opened(find_game(game), preset)[0]
    assert isinstance(first, MatchOpened)
    return first.occupants


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_the_bytes_for_a_seat_do_not_change_with_what_it_cannot_know(game: str, preset: str) -> None:
    """At every third move of people, for each and a spectator: lay anew what is hidden, and the message is the same."""
    chance, players = Random(4), len(opened_seats(game, preset))
    table = friends(game, players, secret="leaks", preset=preset, spectators=True, count_help=True, **PUBLIC_FAST)
    for number in range(60):
        if table.company.phase is not Phase.PLAYING:
            break
        for person in (*range(players), None) if number % 3 == 0 else ():
            seat = table.company.seat_of(person)
            sent = encode(table_view("t", table.company, Reader(person), NOBODY))
            other = laid_anew(table.company, seat, chance)
            assert sent == encode(table_view("t", other, Reader(person), NOBODY)), f"event {number}, person {person}"
        table.now += 700
        table.step(chance)


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_a_refusal_does_not_tell_who_holds_a_card(game: str, preset: str) -> None:
    """Trying the moves of others is refused alike, wherever the cards lie."""
    chance = Random(4)
    for number, (_, table) in enumerate(played(opened(find_game(game), preset), Random(8), 40)):
        if number % 5 or not table.deals or table.phase is not Phase.PLAYING:
            continue
        other = redealt(table, PERSON, chance)
        for seat in table.to_act:
            moves = table.game.legal_moves(table.state, seat)
            for move in (moves[place] for place in range(0, len(moves), max(1, len(moves) // 8))):
                text = table.game.move_text(move)
                assert refusal(table, PERSON, text) == refusal(other, PERSON, text), text


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_every_frame_of_a_deal_could_have_been_sent_of_another_deal(game: str, preset: str) -> None:
    """What the socket carried during three deals equals what it would carry, had the hidden cards lain otherwise."""
    store, chance, views = MemoryStore(), Random(1), 0
    with serving(store) as client:
        for number in range(3):
            table_id = open_table(client, game, preset=preset)
            with seated(client, table_id, seed=number) as seat:
                seat.play_deal()
            views += check_frames(table_id, run(store.load(table_id))[1], seat, chance)
    assert views > 5


def check_frames(
    table_id: str, log: Sequence[LogEvent], seat: Player, chance: Random, person: int | None = 0, every: int = 1
) -> int:
    """Compare every so many of the views that were sent while cards were hidden; how many there were.

    Where two views could have been sent of another deal, so could what has changed between them.
    """
    secrets = [event.secret for event in log if isinstance(event, MatchOpened)]
    assert not any(secret in frame for frame in seat.frames for secret in secrets)
    views = [view for view in seat.views if view["type"] == "table" and view["phase"] == "playing"][::every]
    for view in views:
        company = gather(log[: view["seq"]])
        other = laid_anew(company, company.seat_of(person), chance)
        again = encode(table_view(table_id, other, reader_of(view), shown_in(view)))
        assert json.loads(again) == {**view, "number": 0}
    return len(views)


def reader_of(message: Message) -> Reader:
    """Who was sent this view."""
    return Reader(message["company"]["you"], message["mirror"])


def shown_in(message: Message) -> Shown:
    """Who was there and which time it was when this view was made."""
    company = message["company"]
    present = frozenset(person["number"] for person in company["persons"] if person["present"])
    return Shown((company["clock"] or {"now": 0})["now"], present, tuple(company["watchers"]))

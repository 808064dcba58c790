"""Not a byte that reaches a seat tells of a card which that seat may not know."""

from __future__ import annotations

import asyncio
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
from stammtisch.tables.events import MatchOpened, TableEvent
from stammtisch.tables.table import Phase, Table, fold, handle
from stammtisch.wire.encoding import encode
from stammtisch.wire.table_view import table_view
from tests.playing import GAME_PRESETS, PERSON, opened, played
from tests.server.driving import open_table, seated, serving


def redealt(table: Table, seat: Seat, chance: Random) -> Table:
    """The table with everything that `seat` cannot know laid anew."""
    return replace(table, state=table.game.sample(table.game.view(table.state, seat), chance))


def refusal(table: Table, seat: Seat, text: str) -> object:
    """What a seat is told when it tries this move."""
    try:
        handle(table, seat, MakeMove(table.seq, text))
    except RuleError as error:
        return error.code, error.rule, error.sentence
    except ParseError as error:
        return str(error)
    return "accepted"


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_the_bytes_for_a_seat_do_not_change_with_what_it_cannot_know(game: str, preset: str) -> None:
    """From every third event of a match, for every seat: lay anew what is hidden, and the message is the same."""
    chance = Random(4)
    for number, (_, table) in enumerate(played(opened(find_game(game), preset), Random(6), 60)):
        if number % 3 or not table.deals or table.phase is not Phase.PLAYING:
            continue
        for seat in map(Seat, range(len(table.opened.occupants))):
            sent = encode(table_view("t", table, seat, mirror=False))
            other = redealt(table, seat, chance)
            assert sent == encode(table_view("t", other, seat, mirror=False)), f"event {table.seq}, seat {seat}"


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
            views += check_frames(table_id, asyncio.run(store.load(table_id))[1], seat.frames, chance)
    assert views > 5


def check_frames(table_id: str, log: Sequence[TableEvent], frames: Sequence[str], chance: Random) -> int:
    """Compare each view that was sent while cards were hidden; how many there were."""
    first, views = log[0], 0
    assert isinstance(first, MatchOpened)
    for frame in frames:
        assert first.secret not in frame
        message = json.loads(frame)
        if message["type"] == "table" and message["phase"] == "playing":
            other = redealt(fold(log[: message["seq"]]), PERSON, chance)
            assert frame.encode() == encode(table_view(table_id, other, PERSON, mirror=False))
            views += 1
    return views

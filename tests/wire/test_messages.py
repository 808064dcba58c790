"""Messages are read strictly, and the client's types are those of the server."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from stammtisch.cards import Rank, Suit, find_card
from stammtisch.games import GAMES, find_game
from stammtisch.games.game import Event, arguments
from stammtisch.server import asked
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.settings import Level, Phrase, Visibility
from stammtisch.wire import commands, lobby
from stammtisch.wire.commands import Again, Move, Next, Ping
from stammtisch.wire.company_view import NOBODY, Reader
from stammtisch.wire.encoding import MessageError, encode, read_client_message
from stammtisch.wire.messages import Happened
from stammtisch.wire.table_view import table_view
from stammtisch.wire.typescript import typescript
from tests.house.project import ROOT
from tests.playing import GAME_PRESETS, PERSON, opened, played

GOOD = [
    ('{"type":"move","seq":3,"request":"a","move":"18"}', Move(seq=3, request="a", move="18")),
    ('{"type":"move","seq":3,"request":"a","seat":0,"move":"18"}', Move(seq=3, request="a", seat=0, move="18")),
    ('{"type":"next","seq":3,"request":"a"}', Next(seq=3, request="a")),
    (
        '{"type":"again","seq":3,"request":"a","same_cards":true,"preset":"house","options":{"x":["a"],"y":1}}',
        Again(seq=3, request="a", same_cards=True, preset="house", options={"x": ["a"], "y": 1}),
    ),
    ('{"type":"sit","seq":3,"request":"a","to":2}', commands.Sit(seq=3, request="a", to=2)),
    ('{"type":"ready","seq":3,"request":"a"}', commands.Ready(seq=3, request="a", ready=True)),
    (
        '{"type":"seat_bot","seq":3,"request":"a","to":1,"level":"club"}',
        commands.SeatBot(seq=3, request="a", to=1, level=Level.CLUB),
    ),
    ('{"type":"say","seq":3,"request":"a","phrase":"oops"}', commands.Say(seq=3, request="a", phrase=Phrase.OOPS)),
    (
        '{"type":"settings","seq":3,"request":"a","visibility":"quick"}',
        commands.Change(seq=3, request="a", visibility=Visibility.QUICK),
    ),
    ('{"type":"wish","seq":3,"request":"a","upto":33}', commands.Wish(seq=3, request="a", upto=33)),
    ('{"type":"ping"}', Ping()),
]

BAD = [
    ("", "not_json", "not JSON"),
    ("{", "not_json", "not JSON"),
    (b"\xff\xfe", "not_json", "not JSON"),
    ("[" * 5000, "bad_message", "Expected 'object'"),
    ('{"type":"move","seq":1,"request":"a","move":"18","x":' + "[" * 5000, "bad_message", "unknown field 'x'"),
    ("17", "bad_message", "Expected 'object'"),
    ("{}", "bad_message", "missing required field 'type'"),
    ('{"type":"fly"}', "unknown_type", "Invalid value 'fly'"),
    ('{"type":"move","request":"a","move":"18"}', "bad_message", "missing required field 'seq'"),
    ('{"type":"move","seq":1,"move":"18"}', "bad_message", "missing required field 'request'"),
    ('{"type":"move","seq":"1","request":"a","move":"18"}', "bad_message", r"\$.seq"),
    ('{"type":"move","seq":1.5,"request":"a","move":"18"}', "bad_message", r"\$.seq"),
    ('{"type":"move","seq":1,"request":"","move":"18"}', "bad_message", r"\$.request"),
    ('{"type":"move","seq":1,"request":"' + "a" * 65 + '","move":"18"}', "bad_message", r"\$.request"),
    ('{"type":"move","seq":1,"request":"a","move":"' + "a" * 401 + '"}', "bad_message", r"\$.move"),
    ('{"type":"move","seq":1,"request":"a","move":"18","cards":1}', "bad_message", "unknown field 'cards'"),
    ('{"type":"again","seq":1,"request":"a","options":{"x":null}}', "bad_message", r"\$.options"),
]


def test_every_command_of_a_client_is_in_the_protocol() -> None:
    """The page names each by its tag, and no type of message is left out of what the server does with it."""
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for kind in (*get_args(commands.TableCommand), *get_args(lobby.LobbyCommand)):
        tag = kind.__struct_config__.tag
        assert f"`{tag}`" in page, tag
    made = {*asked._ORDERS, *asked._BEGINNING, commands.SeatCode}
    assert made == set(get_args(commands.TableCommand))


@pytest.mark.parametrize(("text", "message"), GOOD)
def test_a_message_reads_as_its_type(text: str, message: object) -> None:
    """Each type of message a client may send has its one form."""
    assert message == read_client_message(text)


@pytest.mark.parametrize(("text", "code", "says"), BAD)
def test_anything_else_is_refused_and_the_place_named(text: str | bytes, code: str, says: str) -> None:
    """The error has a code and says what is wrong, in less than a line or two."""
    with pytest.raises(MessageError, match=says) as refused:
        read_client_message(text)
    assert refused.value.code == code
    assert len(str(refused.value)) <= 200


def test_cards_go_as_text_and_values_in_pairs() -> None:
    """The form of an event on the wire is fixed."""
    event = Event("played", PERSON, (find_card(Suit.HEARTS, Rank.TEN),), arguments(bid=18), "S-1")
    expected = b'{"number":4,"event":{"code":"played","seat":0,"cards":["HT"],"arguments":[["bid",18]],"rule":"S-1"}}'
    assert expected == encode(Happened(4, event))


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_every_view_of_a_match_has_a_form_on_the_wire(game: str, preset: str) -> None:
    """Whatever a game shows, during deals and after them, can be sent."""
    company = gather(opened(find_game(game), preset)[:1])
    for number, (event, _) in enumerate(played(opened(find_game(game), preset), Random(9), 200)):
        company = after(company, event) if number else company
        if number and number % 5 == 0:
            assert b'"type":"table"' in encode(table_view("t", company, Reader(0), NOBODY))


def test_the_types_of_the_client_are_up_to_date() -> None:
    """`web/src/wire.ts` is what `python -m stammtisch.wire.typescript` writes."""
    assert (ROOT / "web" / "src" / "wire.ts").read_text("utf-8") == typescript()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_a_table_of_its_own_type(game: str) -> None:
    """The client tells tables apart by the game's key."""
    assert f'TableOf<"{game}", {game.capitalize()}' in typescript()

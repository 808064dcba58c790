"""Every byte that leaves the server during whole matches: no card that is hidden from its reader, no later secret."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest
import structlog
from starlette.testclient import TestClient

from stammtisch.games import GAMES
from stammtisch.seats import Seat
from stammtisch.server.guests import COOKIE
from stammtisch.store.memory import MemoryStore
from stammtisch.tables.company import Company
from stammtisch.tables.events import DealStarted, LogEvent
from stammtisch.tables.fair import secret_of
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.published import published
from stammtisch.tables.table import Phase, Table
from stammtisch.wire.changes import KeptView
from stammtisch.wire.encoding import encode
from tests.faults.persons import SHORT
from tests.playing import PERSON
from tests.running import run
from tests.server.driving import Seat as Player
from tests.server.driving import open_table, seated, serving

MATCHES = int(os.environ.get("LEAK_MATCHES", "1"))
"""Of each game; `make soak` asks for hundreds."""

CARD = re.compile(r"(?<![A-Za-z0-9])(?:[CSHD][AKQJT2-9]|BIG|SML)(?![A-Za-z0-9])")
REDEALT_EVERY = 7
"""So many frames apart a frame is compared with that of a deal in which all that is hidden lies otherwise."""


def cards_in(text: str | bytes) -> set[str]:
    """Every card that a text names."""
    return set(CARD.findall(text.decode() if isinstance(text, bytes) else text))


def without(names: Sequence[str], texts: Sequence[str]) -> list[str]:
    """The texts without names that are drawn by chance: one in thousands has the form of a card at its end."""
    for name in names:
        texts = [text.replace(name, "NAME") for text in texts]
    return list(texts)


def table_of(company: Company) -> Table:
    """The match that is played."""
    assert company.table is not None
    return company.table


def play_and_err(player: Player, chance: Random) -> None:
    """A whole match, in which now and then something is asked that must be refused."""
    while player.wait_for_turn()["phase"] != "match_over":
        if player.table["phase"] == "deal_over":
            player.ask("next")
            player.wait_for_news()
            continue
        if chance.random() < 0.2:
            card = chance.choice(sorted(GAMES["tractor"].pack(None), key=str)).text
            for wrong in (f"play {card}", f"discard {card}", card, "nonsense"):
                player.ask("move", move=wrong)
                if player.frames[-1].startswith('{"type":"accepted"'):
                    break
                player.receive()
        if player.wait_for_turn()["phase"] == "playing":
            player.move()


@pytest.mark.parametrize("game", list(GAMES))
def test_no_byte_of_whole_matches_tells_what_is_hidden(game: str) -> None:
    """Frames, answers, errors, the server's own log; to the seat, and to a stranger who tries every door.

    Counting help names all that is out, to whoever holds it: it is off here, and on in `tests/server/test_leaks.py`.
    """
    deals = frames = 0
    for number in range(MATCHES):
        store, chance = MemoryStore(), Random(number)
        with structlog.testing.capture_logs() as logs, serving(store) as client:
            table_id = open_table(client, game, options=SHORT[game], count_help=False)
            with seated(client, table_id, seed=number) as player:
                early = answers(client, table_id)
                play_and_err(player, chance)
            late = answers(client, table_id)
            names = (table_id, client.cookies[COOKIE].strip('"').partition(".")[0])
            client.cookies.clear()
            strange = [*answers(client, table_id), *refused_socket(client, table_id)]
        log = run(store.load(table_id))[1]
        check_frames(log, without(names, player.frames), chance)
        for texts in (early, strange, [str(logs)]):
            assert cards_in("".join(without(names, texts))) == set()
        deals, frames = deals + sum(isinstance(event, DealStarted) for event in log), frames + len(player.frames)
        opened = table_of(gather(log)).opened
        for text in (*early, *late, *strange, *player.frames, str(logs)):
            assert opened.secret not in text and (not opened.next_secret or opened.next_secret not in text)
    print(f"{game}: {deals} deals in {MATCHES} matches, {frames} frames that tell nothing hidden")


def answers(client: TestClient, table_id: str) -> list[str]:
    """Bodies and headers of all that can be asked for."""
    paths = ("/healthz", "/api/games", "/api/tables/mine", f"/api/tables/{table_id}/record", f"/api/tables/{table_id}")
    got = [client.get(path) for path in paths]
    return [f"{answer.headers} {answer.text}" for answer in got]


def refused_socket(client: TestClient, table_id: str) -> list[str]:
    """What a stranger is told at the table's socket."""
    with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
        return [socket.receive_text()]


def check_frames(log: Sequence[LogEvent], frames: Iterable[str], chance: Random) -> None:
    """Each frame names cards of the seat's own view only; some are compared with a deal that looks the same."""
    companies = [gather(log[:1])]
    for event in log[1:]:
        companies.append(after(companies[-1], event))
    views, kept = 0, KeptView()
    for frame in frames:
        sent = json.loads(frame)
        if sent["type"] not in ("table", "changes"):
            expect_no_card_but_the_one_asked_for(frame)
            continue
        message = kept.take(sent)
        assert message is not None
        table = table_of(companies[message["seq"] - 1])
        expect_no_later_secret(table, frame)
        if message["phase"] == "playing":
            views += 1
            assert cards_in(frame) <= cards_known(table, PERSON), frame
            if views % REDEALT_EVERY == 0:
                expect_same_when_redealt(table, message, chance)
    assert views > 3


def expect_no_card_but_the_one_asked_for(frame: str) -> None:
    """An answer may repeat the card that was asked for. After `expected` come examples, the same for everybody."""
    assert len(cards_in(frame.partition(" expected ")[0])) <= 1, frame


def cards_known(table: Table, seat: Seat) -> set[str]:
    """All cards that the seat's view, what it is asked, and what everybody saw name; the last deal's sheet as well."""
    game = table.game
    told: list[Any] = [game.view(table.state, seat), game.asked(table.state, seat), table.happened]
    return cards_in(encode(told)) | cards_in(encode([table.sheet, table.match]))


def expect_same_when_redealt(table: Table, message: dict[str, Any], chance: Random) -> None:
    """With all that is hidden laid anew the seat would have been told the same."""
    other = table.game.sample(table.game.view(table.state, PERSON), chance)
    told = {"view": table.game.view(other, PERSON), "asked": table.game.asked(other, PERSON)}
    assert json.loads(encode(told)) == {key: message[key] for key in told}


def expect_no_later_secret(table: Table, frame: str) -> None:
    """Of all secrets of the match at most that of the last deal laid open is in a frame."""
    fair = published(table)
    assert fair is not None
    digits = set(re.findall(r"[0-9a-f]{64}", frame))
    hidden = {secret_of(table.opened.secret, deal).hex() for deal in range(fair.deals + 1, table.deals + 3)}
    assert not digits & hidden
    assert table.phase is not Phase.PLAYING or fair.deals < table.deals

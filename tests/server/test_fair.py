"""The fair deal through the server: a commitment in the first view, a nonce to begin with, secrets afterwards."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from stammtisch.cards import Card, parse_cards
from stammtisch.records.fair import Receipt, faults, faults_against
from stammtisch.records.record import parse_record
from stammtisch.tables.fair import opens
from tests.faults.persons import SHORT
from tests.playing import PERSON
from tests.server.driving import Seat as Player
from tests.server.driving import open_table, seated, serving
from tests.tables.test_table import shortest

NONCE, OTHER = "00112233445566778899aabbccddeeff", "f" * 32


def waiting(player: Player) -> str:
    """The commitment in the view that the person has first, before anything was given."""
    view = player.table
    assert view["type"] == "waiting" and view["company"]["fair"]["match"] is None
    assert view["company"]["fair"]["given"] == []
    return str(view["company"]["fair"]["next_commitment"])


@pytest.mark.parametrize("game", list(SHORT))
def test_what_was_shown_before_the_nonce_was_given_holds_for_the_whole_match(game: str) -> None:
    """Commitment first, then the nonce, then cards; secrets that open it; a record that agrees with what was noted."""
    with serving() as client:
        table_id = open_table(client, game, options=SHORT[game], start=False)
        with seated(client, table_id) as player:
            commitment = waiting(player)
            assert len(commitment) == 64
            assert player.ask("start", nonce=NONCE)["type"] == "accepted"
            hands: dict[int, tuple[Card, ...]] = {}
            while (table := player.wait_for_turn())["phase"] != "match_over":
                fair = table["company"]["fair"]["match"]
                assert (fair["commitment"], fair["nonces"][0]) == (commitment, NONCE)
                assert not fair["deals"] or opens(commitment, fair["deals"], bytes.fromhex(fair["secret"]))
                if table["phase"] == "playing" and table["view"]["hand"]:
                    hands.setdefault(len(table["sheet"]) + 1, parse_cards(" ".join(table["view"]["hand"])))
                if table["phase"] == "deal_over":
                    player.ask("next")
                else:
                    player.move()
            fair = table["company"]["fair"]["match"]
            assert fair["deals"] == len(table["sheet"])
            assert opens(commitment, fair["deals"], bytes.fromhex(fair["secret"]))
        (line,) = client.get(f"/api/tables/{table_id}/record").text.splitlines()
    record = parse_record(line)
    assert faults(record) == ()
    assert record.fair is not None and record.fair.nonces == (NONCE, *[""] * (len(record.seats) - 1))
    assert faults_against([record], Receipt(PERSON, commitment, NONCE, hands)) == () and hands


def test_the_next_match_answers_the_next_commitment() -> None:
    """It is shown while the first match is played, and binds the second one; each has the nonce given for it."""
    with serving() as client, seated(client, open_table(client, shortest(), start=False)) as player:
        assert player.ask("start", nonce=NONCE)["type"] == "accepted"
        later = player.wait_for_turn()["company"]["fair"]["next_commitment"]
        while player.play_deal()["phase"] == "deal_over":
            player.ask("next")
            player.wait_for_news()
        assert player.table["company"]["fair"]["next_commitment"] == later
        assert player.ask("again", nonce=OTHER)["type"] == "accepted"
        player.wait_for_news()
        fair = player.table["company"]["fair"]
        assert (fair["match"]["commitment"], fair["match"]["nonces"][0]) == (later, OTHER)
        assert fair["match"]["deals"] == 0 and fair["next_commitment"] not in (later, "")


def test_two_people_both_have_their_part() -> None:
    """Who is ready has given a nonce, which all see; the match has both, each at its giver's seat."""
    with serving() as client, ExitStack() as open_windows:
        table_id = open_table(client, "cribbage", start=False)
        host = open_windows.enter_context(seated(client, table_id))
        client.cookies.clear()
        assert client.post(f"/api/tables/{table_id}/join", json={"name": "Bea"}).status_code == 200
        guest = open_windows.enter_context(seated(client, table_id))
        assert waiting(guest) == host.table["company"]["fair"]["next_commitment"]
        assert guest.ask("ready", nonce=OTHER)["type"] == "accepted"
        while host.table["company"]["fair"]["given"] != [1]:
            host.receive()
        assert host.ask("ready", nonce=NONCE)["type"] == "accepted"
        while host.table["type"] == "waiting":
            host.receive()
        assert host.table["company"]["fair"]["match"]["nonces"] == [NONCE, OTHER]


@pytest.mark.parametrize("nonce", ["0", "0" * 31, "A" * 32, "0" * 33, 7])
def test_what_is_no_nonce_is_refused_and_nothing_begins(nonce: object) -> None:
    """The answer names the field; the table still waits."""
    with serving() as client, seated(client, open_table(client, start=False)) as player:
        refused = player.ask("start", nonce=nonce)
        assert (refused["type"], refused["code"], "nonce" in refused["sentence"]) == ("rejected", "bad_message", True)
        assert player.table["type"] == "waiting"

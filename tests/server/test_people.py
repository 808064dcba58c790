"""People at one table through the server: coming, playing together, returning, looking on; and who is refused why."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import structlog

from stammtisch.games import GAMES
from stammtisch.server.guests import COOKIE, SEAT_COOKIE
from stammtisch.server.limits import CODES, READINGS
from stammtisch.store.memory import MemoryStore
from tests.running import run
from tests.server.guests import (
    FakeTime,
    all_at,
    awaited,
    catch_up,
    gathered,
    house,
    play_deal,
    started,
    wait_for_people,
)
from tests.server.test_leaks import check_frames
from tests.tables.test_table import shortest


@pytest.mark.parametrize("game", list(GAMES))
def test_two_people_play_a_deal_and_nobody_is_told_of_hidden_cards(game: str) -> None:
    """What two seats and a spectator were sent could have been sent of any other deal they allow."""
    store, chance = MemoryStore(), Random(1)
    with house(store) as server:
        guests, table_id = gathered(server, game, 2, spectators=True)
        with all_at([*guests, server.guest()], table_id) as seats:
            started(seats)
            over = play_deal(seats)
        assert over["deal_is_over"] and over["sheet"]
        log = run(store.load(table_id))[1]
        for person, seat in zip((0, 1, None), seats, strict=True):
            assert check_frames(table_id, log, seat, chance, person, every=1 + len(seat.views) // 12) > 3
        assert all(view["company"]["settings"]["code"] is None for view in seats[2].views)
        code = seats[0].table["company"]["settings"]["code"]
        assert code and code not in "".join(seats[2].frames)


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    """Their view has no seat; each command is refused; the people at the table see who watches."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 3, spectators=True)
        with all_at(guests, table_id) as seats:
            started(seats)
            wait_for_people(seats)
            with server.guest().at(table_id, query="?name=Wilma%0a%00") as watcher:
                assert (watcher.table["your_seat"], watcher.table["asked"]) == (None, None)
                assert watcher.table["view"]["hand"] == [] and watcher.table["company"]["you"] is None
                while not seats[0].table["company"]["watchers"]:
                    seats[0].receive()
                assert seats[0].table["company"]["watchers"] == ["Wilma"]
                assert watcher.ask("move", move="pass")["code"] == "spectator"
                assert seats[0].ask("settings", spectators=False)["type"] == "accepted"
                while (message := watcher.receive())["type"] != "closing":
                    pass
                assert (message["code"], message["again"]) == ("no_spectators", False)
        assert server.guest().refused_at(table_id)["code"] == "not_your_table"


def test_a_table_is_found_by_its_link_or_code_and_joined() -> None:
    """The card tells what one may know before coming; letters of either case are the same."""
    with house() as server:
        host, friend = server.guest(), server.guest()
        table_id = host.open("belote", name="Anna")
        code = host.post("/api/tables", {"game": "skat", "start": False}).json()["code"]
        assert friend.get(f"/api/codes/{code.lower()}").json()["game"] == "skat"
        assert friend.get("/api/codes/ZZZZZZ").json()["code"] == "no_such_code"
        card = friend.get(f"/api/tables/{table_id}").json()
        assert (card["host"], card["free"], card["yours"], card["phase"]) == ("Anna", [1, 2, 3], False, "waiting")
        assert friend.join(table_id, name="Bert", seat=3) == {"table_id": table_id, "person": 1, "your_seat": 3}
        assert friend.join(table_id)["person"] == 1
        assert friend.get(f"/api/tables/{table_id}").json()["yours"]
        assert friend.get("/api/tables/mine").json()["tables"][0]["table_id"] == table_id
        third = server.guest()
        for seat, code in ((3, "seat_taken"), (4, "no_such_seat")):
            refused = third.post(f"/api/tables/{table_id}/join", {"seat": seat})
            assert (refused.status_code, refused.json()["code"]) == (409, code)
        assert third.post(f"/api/tables/{table_id}/join", {"seat": -1}).json()["code"] == "bad_message"
        foreign = third.post(f"/api/tables/{table_id}/join", {}, headers={"origin": "https://elsewhere.example"})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "bad_origin")


def test_a_seat_token_holds_without_the_guests_cookie_and_a_forged_one_is_told() -> None:
    """It proves one person at one table; changed, made up, or of another table, it is refused in words."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 2)
        other_id = guests[1].open("skat")
        path, other = f"/api/tables/{table_id}", f"/api/tables/{other_id}"
        bert = guests[1]
        del bert.cookies["/", COOKIE]
        with bert.at(table_id) as seat:
            assert seat.table["company"]["you"] == 1
        own, foreign = bert.cookies[path, SEAT_COOKIE], bert.cookies[other, SEAT_COOKIE]
        for forged in (foreign, "0." + own.partition(".")[2], own[:-1] + "x", "nonsense", "9999999.0", ""):
            bert.cookies[path, SEAT_COOKIE] = forged
            closing = bert.refused_at(table_id)
            assert (closing["code"], closing["again"]) == ("bad_token", False), forged
            assert bert.get(f"{path}/record").status_code in (403,)


def test_a_seat_moves_to_another_device_by_a_one_time_code() -> None:
    """The new device acts, the old one looks on; the code is told to one window, works once, and not after its time."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 2)
        phone = server.guest()
        with all_at(guests, table_id) as (anna, bert):
            assert anna.ask("seat_code")["type"] == "accepted"
            told = anna.receive_until("seat_code")
            path = f"/api/tables/{table_id}/seat"
            assert phone.post(path, {"code": "WRONG"}).json()["code"] == "bad_code"
            spelled = f" {told['code'][:4].lower()}-{told['code'][4:]}"
            joined = phone.post(path, {"code": spelled}).json()
            assert (joined["person"], joined["your_seat"]) == (0, 0)
            assert phone.post(path, {"code": told["code"]}).json()["code"] == "bad_code"
            with phone.at(table_id) as moved:
                while not anna.table["mirror"]:
                    anna.receive()
                assert anna.ask("ready")["code"] == "mirror"
                assert moved.ask("ready")["type"] == "accepted"
            assert anna.ask("seat_code")["type"] == "accepted"
            told = anna.receive_until("seat_code")
            server.let_pass(told["until"] - server.time() + 1)
            assert server.guest().post(path, {"code": told["code"]}).json()["code"] == "bad_code"
            assert "seat_code" not in "".join(bert.frames)


REFUSED: list[tuple[int, str, dict[str, Any], str]] = [
    (1, "start", {}, "not_host"),
    (1, "seat_bot", {"to": 2}, "not_host"),
    (1, "unseat", {"to": 0}, "not_host"),
    (1, "settings", {"spectators": True}, "not_host"),
    (0, "settings", {"visibility": "public"}, "unreadable"),
    (1, "sit", {"to": 0}, "seat_taken"),
    (1, "sit", {"to": 9}, "no_such_seat"),
    (0, "stand_in", {"to": 1}, "not_now"),
    (1, "move", {"move": "pass"}, "not_now"),
    (1, "next", {}, "not_now"),
    (1, "again", {}, "not_now"),
    (1, "take_back", {}, "no_take_back"),
    (1, "answer_take_back", {"agree": True}, "not_now"),
    (1, "here", {}, "not_now"),
    (1, "return", {}, "not_now"),
    (1, "pause", {}, "no_clock"),
    (1, "resume", {}, "not_now"),
    (1, "adjourn", {}, "not_now"),
    (1, "wish", {"moves": ["pass"]}, "not_now"),
    (1, "write", {"text": "hello"}, "no_free_text"),
    (1, "report", {"text": "x", "about": 9}, "no_such_person"),
    (1, "ready", {"seat": 0}, "other_seat"),
]


def test_what_may_not_be_done_is_refused_with_the_reason() -> None:
    """Each has its code and a sentence, changes nothing, and a fresh view follows."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 2)
        with all_at(guests, table_id) as seats:
            seq = seats[0].table["seq"]
            for person, kind, fields, code in REFUSED:
                answer = seats[person].ask(kind, **fields)
                assert (answer["type"], answer["code"], answer["seq"]) == ("rejected", code, seq), kind
                assert answer["sentence"]
                assert seats[person].receive()["seq"] == seq


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"sit","seq":1,"request":"r"}',
        '{"type":"sit","seq":1,"request":"r","to":"0"}',
        '{"type":"sit","seq":1,"request":"r","to":0,"why":""}',
        '{"type":"say","seq":1,"request":"r","phrase":"fool"}',
        '{"type":"write","seq":1,"request":"r","text":""}',
        '{"type":"seat_bot","seq":1,"request":"r","to":1,"level":"god"}',
        '{"type":"wish","seq":1,"request":"r","moves":[""]}',
    ],
)
def test_a_malformed_command_is_told_where_it_is_wrong(text: str) -> None:
    """Missing, foreign, and unknown fields, and values that there are not."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 1)
        with guests[0].at(table_id) as seat:
            seat.send(text)
            answer = seat.answer()
            assert (answer["type"], answer["code"], answer["request"]) == ("rejected", "bad_message", None)
            assert seat.ask("ready")["type"] == "accepted"


def test_who_is_taken_away_or_leaves_is_told_and_sees_no_more() -> None:
    """Both windows end with the reason; who was taken away cannot come back, who left can."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 3)
        with all_at(guests, table_id) as (anna, bert, carl):
            assert anna.ask("unseat", to=bert.table["your_seat"])["type"] == "accepted"
            assert bert.receive_until("closing")["code"] == "removed"
            assert carl.ask("leave")["type"] == "accepted"
            assert carl.receive_until("closing")["code"] == "left"
        assert guests[1].post(f"/api/tables/{table_id}/join", {}).json()["code"] == "removed"
        assert guests[1].refused_at(table_id)["code"] == "removed"
        assert guests[2].join(table_id)["person"] == 2


def test_talk_is_shown_to_all_and_a_flood_of_it_is_stopped() -> None:
    """Phrases and, where allowed, texts; a report is told to nobody at the table but to the server's log."""
    with house() as server, structlog.testing.capture_logs() as logs:
        guests, table_id = gathered(server, "skat", 2, free_text=True)
        with all_at(guests, table_id) as (anna, bert):
            assert anna.ask("say", phrase="hello")["type"] == "accepted"
            assert anna.ask("write", text="a\nb")["type"] == "accepted"
            answer = anna.ask("report", text="he looked at my cards", about=1)
            catch_up([bert], answer["seq"])
            assert [(said["phrase"], said["text"]) for said in bert.table["company"]["said"]] == [
                ("hello", ""),
                (None, "a b"),
            ]
            assert "looked at my cards" not in "".join(bert.frames) + "".join(anna.frames)
            codes = [anna.ask("say", phrase="hello").get("code") for _ in range(12)]
            assert "too_fast" in codes and bert.ask("say", phrase="thanks")["type"] == "accepted"
    assert [(entry["event"], entry["table"], entry["seq"]) for entry in logs] == [("reported", table_id, answer["seq"])]


def test_out_of_time_moves_are_made_and_at_last_a_bot_stands_in() -> None:
    """By the server's clock, which every window is told; the person comes back, and reads what happened meanwhile."""
    with house() as server:
        guests, table_id = gathered(server, "cribbage", 2, visibility="public", pace="fast")
        with all_at(guests, table_id) as seats:
            anna, bert = seats
            started(seats)
            start = anna.table["events"][-1]["number"] if anna.table["events"] else 0
            (clock,) = [clock for clock in anna.table["company"]["clock"]["seats"] if clock["seat"] == 0]
            assert clock["deadline"] - anna.table["company"]["clock"]["now"] == 68_000 and clock["bank"] == 60_000
            while anna.table["seats"][0]["kind"] == "person":
                wait_for_people(seats)
                if bert in awaited(seats):
                    catch_up(seats, bert.ask("move", move=bert.table["asked"]["moves"][0])["seq"])
                    continue
                if anna.table["phase"] != "playing":
                    catch_up(seats, bert.ask("next")["seq"])
                seq = anna.table["seq"]
                server.let_pass(80_000)
                catch_up(seats, seq + 1)
            assert (anna.table["seats"][0]["kind"], anna.table["seats"][0]["lost"]) == ("stand_in", True)
            told = guests[0].get(f"/api/tables/{table_id}/transcript?from={start}").json()["deals"]
            assert any(deal["by_itself"] for deal in told)
            since = anna.table["seats"][0]["since"]
            numbers = [event["number"] for event in anna.table["events"]]
            assert since > start and (not numbers or since <= numbers[-1] + 1)
            assert anna.ask("return")["type"] == "accepted"
            catch_up(seats, anna.table["seq"])
            while anna.table["seats"][0]["kind"] != "person":
                anna.receive()
            assert anna.table["seats"][0]["lost"]


def test_time_that_is_out_loses_at_once_where_that_is_agreed() -> None:
    """Everybody sees whose time it was; the record says so."""
    with house() as server:
        wanted = {"visibility": "public", "pace": "fast", "timeout": "forfeit"}
        guests, table_id = gathered(server, "cribbage", 2, **wanted)
        with all_at(guests, table_id) as seats:
            started(seats)
            wait_for_people(seats)
            server.let_pass(68_000)
            catch_up(seats, seats[0].table["seq"] + 1)
            assert [seat.table["phase"] for seat in seats] == ["match_over"] * 2
            assert seats[0].table["forfeit"] in (0, 1) and seats[0].table["asked"] is None
        record = json.loads(guests[1].get(f"/api/tables/{table_id}/record").text)
        assert record["forfeit"] == seats[0].table["forfeit"]


def test_after_a_restart_clocks_wait_for_people_and_each_deadline_happens_once() -> None:
    """A second server over the same store: paused for whoever is missing, nothing lost, then one automatic move."""
    store, time = MemoryStore(), FakeTime()
    with house(store, time) as server:
        guests, table_id = gathered(server, "skat", 3, visibility="public", pace="fast")
        with all_at(guests, table_id) as seats:
            started(seats)
            wait_for_people(seats)
            before = seats[0].table
    time.milliseconds += 3_600_000
    with house(store, time) as server:
        for guest in guests:
            guest._house = server
        with guests[1].at(table_id) as bert:
            while bert.table["company"]["clock"]["resumes"] is None:
                bert.receive()
            clock = bert.table["company"]["clock"]
            assert (clock["paused"], clock["resumes"]) == ("restart", time() + 60_000)
            assert bert.table["view"]["to_act"] == before["view"]["to_act"]
            with all_at([guests[0], guests[2]], table_id) as others:
                seats = [*others, bert]
                while others[0].table["company"]["clock"]["paused"]:
                    others[0].receive()
                catch_up(seats, others[0].table["seq"])
                (running,) = [seat for seat in others[0].table["company"]["clock"]["seats"] if seat["deadline"]]
                assert running["deadline"] == time() + 68_000
                server.let_pass(68_000)
                catch_up(seats, others[0].table["seq"] + 1)
                happened = others[0].table
                server.let_pass(0)
                assert others[0].receive()["seq"] == happened["seq"]
                assert happened["automatic"] != []


def test_a_private_match_is_paused_and_adjourned_by_its_people() -> None:
    """Anyone pauses and resumes; all together adjourn; meanwhile no move is taken."""
    with house() as server:
        guests, table_id = gathered(server, "cribbage", 2, pace="slow")
        with all_at(guests, table_id) as seats:
            anna, bert = seats
            started(seats)
            wait_for_people(seats)
            assert bert.ask("pause")["type"] == "accepted"
            catch_up(seats, bert.table["seq"])
            answer = anna.ask("move", move=anna.table["asked"]["moves"][0])
            assert answer["code"] == "not_now" and "paused" in answer["sentence"]
            assert anna.ask("resume")["type"] == "accepted"
            for seat in seats:
                assert seat.ask("adjourn")["type"] == "accepted"
            assert anna.ask("move", move=anna.table["asked"]["moves"][0])["code"] == "not_now"
        server.let_pass(3 * 24 * 3_600_000)
        with all_at(guests, table_id) as seats:
            for seat in seats:
                assert seat.table["company"]["clock"]["paused"] == "adjourned"
                assert seat.ask("resume")["type"] == "accepted"
            assert seats[0].ask("move", move=seats[0].table["asked"]["moves"][0])["type"] == "accepted"


@pytest.mark.parametrize("game", list(GAMES))
def test_who_is_not_asked_is_told_so_by_the_rule(game: str) -> None:
    """A move out of turn is refused with the rule that says whose turn it is, and the table waits for the same seat."""
    with house() as server:
        seats = GAMES[game].seats(GAMES[game].presets["house"])
        guests, table_id = gathered(server, game, seats)
        with all_at(guests, table_id) as people:
            started(people)
            asked = awaited(people)
            idle = next((one for one in people if one not in asked), None)
            if idle is None:  # both lay away at once
                catch_up(people, asked[0].ask("move", move=asked[0].table["asked"]["moves"][0])["seq"])
                asked, idle = awaited(people), asked[0]
            answer = idle.ask("move", move=asked[0].table["asked"]["moves"][0])
            assert answer["type"] == "rejected" and answer["rule"] and answer["sentence"]
            idle.receive_until("table") if idle is people[0] else None
            assert awaited(people) == asked


def test_an_adjourned_match_goes_on_days_later_on_a_server_started_anew() -> None:
    """Nothing runs meanwhile, whoever comes; once all have said so it goes on where it was, with the time it had."""
    store, time = MemoryStore(), FakeTime()
    with house(store, time) as server:
        guests, table_id = gathered(server, "cribbage", 2, pace="slow")
        with all_at(guests, table_id) as seats:
            started(seats)
            answers = [seat.ask("adjourn") for seat in seats]
            catch_up(seats, answers[1]["seq"])
            assert seats[1].table["company"]["clock"]["paused"] == "adjourned"
            rested = seats[0].table
    time.milliseconds += 3 * 24 * 3_600_000
    with house(store, time) as server:
        for guest in guests:
            guest._house = server
        assert [table["table_id"] for table in guests[1].get("/api/tables/mine").json()["tables"]] == [table_id]
        with all_at(guests, table_id) as (anna, bert):
            assert anna.ask("move", move=anna.table["asked"]["moves"][0])["code"] == "not_now"
            assert anna.ask("resume")["type"] == "accepted"
            server.let_pass(600_000)
            answer = bert.ask("resume")
            catch_up([anna, bert], answer["seq"])
            assert anna.table["company"]["clock"]["paused"] is None
            assert (anna.table["view"], anna.table["asked"]) == (rested["view"], rested["asked"])
            (clock,) = [clock for clock in anna.table["company"]["clock"]["seats"] if clock["seat"] == 0]
            assert clock["deadline"] - time() == 30_000 + 240_000


def test_who_has_left_finds_the_match_again_and_reads_what_happened_meanwhile() -> None:
    """It is among their tables as long as it goes on; back in the seat they are told what the bot has done."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 2)
        with guests[0].at(table_id) as anna, guests[1].at(table_id) as bert:
            started([anna, bert])
            start = len(bert.table["events"])
            assert bert.ask("leave")["type"] == "accepted"
            assert bert.receive_until("closing")["code"] == "left"
            (own,) = guests[1].get("/api/tables/mine").json()["tables"]
            assert own["table_id"] == table_id
            while not anna.table["by_bot"]:
                wait_for_people([anna])
                catch_up([anna], anna.ask("move", move=anna.table["asked"]["moves"][0])["seq"])
            assert guests[1].join(table_id)["your_seat"] == 1
            with guests[1].at(table_id) as back:
                assert back.ask("return")["type"] == "accepted"
                told = guests[1].get(f"/api/tables/{table_id}/transcript?from={start}").json()["deals"]
                assert set(anna.table["by_bot"]) <= {number for deal in told for number in deal["by_itself"]}
        assert anna.frames and guests[0].get("/api/tables/mine").json()["tables"]


def test_a_deal_can_be_seen_from_a_seat_once_it_is_over() -> None:
    """Not before, not for a seat or deal that there is not, and not by strangers where nobody may look on."""
    with house() as server:
        guests, table_id = gathered(server, "cribbage", 2)
        path = f"/api/tables/{table_id}/deals"
        with all_at(guests, table_id) as seats:
            started(seats)
            assert guests[1].get(f"{path}/1?seat=0").json()["code"] == "deal_not_yet"
            hand = seats[0].table["view"]["hand"]
            play_deal(seats)
        shown = guests[1].get(f"{path}/1?seat=0").json()
        assert shown["steps"][0]["view"]["hand"] == hand and len(shown["steps"]) > 8
        assert guests[1].get(f"{path}/2?seat=0").json()["code"] == "no_such_deal"
        assert guests[1].get(f"{path}/1?seat=7").json()["code"] == "no_such_seat"
        assert guests[1].get(f"{path}/1?seat=-1").json()["code"] == "bad_request"
        assert server.guest().get(f"{path}/1?seat=0").json()["code"] == "not_your_table"
        assert server.guest().get(f"/api/tables/{table_id}/transcript").json()["code"] == "not_your_table"


def test_a_deal_is_analysed_once_its_cards_may_be_shown() -> None:
    """Not before the end of a match whose packs are gathered; then whoever may see the deal gets all of it."""
    with house() as server:
        guests, table_id = gathered(server, "belote", 1, options={"win_at": 51, "shuffle": "every_deal"})
        path = f"/api/tables/{table_id}/deals/1"
        with all_at(guests, table_id) as seats:
            started(seats)
            assert guests[0].get(f"{path}/analysis").json()["code"] == "deal_not_yet"
            play_deal(seats)
        analysis = guests[0].get(f"{path}/analysis").json()
        steps = guests[0].get(f"{path}?seat=0").json()["steps"]
        assert (analysis["game"], analysis["number"], analysis["unit"]) == ("belote", 1, "score")
        for decision in analysis["decisions"]:
            assert steps[decision["step"]]["view"]["to_act"] == [decision["seat"]]
            assert decision["move"] in [each["move"] for each in decision["moves"]]
        assert guests[0].get(f"{path}/analysis").json() == analysis
        assert server.guest().get(f"{path}/analysis").json()["code"] == "not_your_table"


def test_who_is_to_move_gets_a_hint_where_the_table_allows_it() -> None:
    """One of the moves asked for, with a reason; not out of turn, not by strangers, and not where it is not allowed."""
    with house() as server:
        guests, table_id = gathered(server, "belote", 1, hints=True)
        path = f"/api/tables/{table_id}/hint"
        assert guests[0].get(path).json()["code"] == "no_hint"
        with all_at(guests, table_id) as seats:
            started(seats)
            wait_for_people(seats)
            table = seats[0].table
            hint = guests[0].get(path).json()
            assert (hint["seq"], hint["game"]) == (table["seq"], "belote")
            assert hint["moves"][0]["move"] in table["asked"]["moves"]
            assert all(each["code"] == "made_of_100" for move in hint["moves"] for each in move["reasons"])
            assert server.guest().get(path).json()["code"] == "not_your_table"
        other, plain = gathered(server, "belote", 1)
        with all_at(other, plain) as seats:
            started(seats)
            wait_for_people(seats)
            assert other[0].get(f"/api/tables/{plain}/hint").json()["code"] == "no_hints"


def test_who_reads_too_much_at_once_waits() -> None:
    """Each reading plays a log anew; above the rate the answer is 429, and codes are not tried without end either."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 1)
        paths = {f"/api/tables/{table_id}/transcript": READINGS, "/api/codes/ZZZZZZ": CODES}
        for path, rate in paths.items():
            codes = [guests[0].get(path).json().get("code") for _ in range(3 * int(rate.burst))]
            assert "too_fast" in codes and codes[0] != "too_fast"


def test_a_deal_whose_cards_are_gathered_for_the_next_is_shown_after_the_match() -> None:
    """In Belote the pack is only cut: a hand of the last deal would tell of this one."""
    with house() as server:
        guests, table_id = gathered(server, "belote", 2, spectators=True)
        with all_at(guests, table_id) as seats:
            started(seats)
            assert play_deal(seats)["phase"] == "deal_over"
        assert guests[0].get(f"/api/tables/{table_id}/deals/1?seat=1").json()["code"] == "deal_not_yet"


def test_a_rematch_keeps_the_seats_once_all_agree() -> None:
    """The proposal and who agreed are shown; the last word begins."""
    with house() as server:
        guests, table_id = gathered(server, shortest(), 2)
        with all_at(guests, table_id) as seats:
            anna, bert = seats
            started(seats)
            while play_deal(seats)["phase"] == "deal_over":
                for seat in seats:
                    catch_up(seats, seat.ask("next")["seq"])
            answer = anna.ask("again", same_cards=True)
            catch_up(seats, answer["seq"])
            assert bert.table["company"]["proposal"]["same_cards"]
            assert bert.table["company"]["agreements"] == [{"question": "again", "agreed": [0], "missing": [1]}]
            catch_up(seats, bert.ask("again")["seq"] + 1)
            assert bert.table["phase"] == "playing" and bert.table["company"]["proposal"] is None


def test_a_move_is_taken_back_with_everybodys_leave() -> None:
    """The others are asked, and nothing but that a slip is claimed is told."""
    with house() as server:
        guests, table_id = gathered(server, "cribbage", 2)
        with all_at(guests, table_id) as seats:
            anna, bert = seats
            started(seats)
            wait_for_people(seats)
            before = anna.table["view"]
            catch_up(seats, anna.ask("move", move=anna.table["asked"]["moves"][0])["seq"])
            assert anna.table["company"]["may_take_back"] and not bert.table["company"]["may_take_back"]
            catch_up(seats, anna.ask("take_back")["seq"])
            assert bert.table["company"]["take_back"] == 0
            catch_up(seats, bert.ask("answer_take_back", agree=True)["seq"])
            assert anna.table["view"] == before
            assert bert.table["events"][-1]["event"]["code"] == "taken_back"


def test_bids_are_made_by_themselves_up_to_the_value_wished_for() -> None:
    """In Skat: bid and hold up to it, then pass; nobody else is told of the wish."""
    with house() as server:
        guests, table_id = gathered(server, "skat", 3)
        with all_at(guests, table_id) as seats:
            started(seats)
            for seat, upto in zip(seats, (20, 0, 18), strict=True):
                kind = {"upto": upto} if upto else {"moves": ["pass"]}
                assert seat.ask("wish", **kind)["type"] == "accepted"
            first = seats[0]
            while first.table["view"]["phase"] in ("auction", "bidding"):
                first.receive()
            calls = first.table["view"]["auction"]
            assert first.table["view"]["bid"] <= 20 and calls
            assert '"upto":18' not in "".join(first.frames)

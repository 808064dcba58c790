"""Comments and suggestions: who may write what, what waits for the host, and how often one may write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stammtisch.games import GAMES
from stammtisch.server.comments import plain_text, standing_of
from stammtisch.server.doors import Asker
from stammtisch.server.site import CommentRules
from stammtisch.store.comments import Standing
from stammtisch.store.standings import Role
from tests.server.guests import Guest
from tests.server.keepers import kept_house, refusal, signed_up

CREDITS = {"belote": "Amur", "cribbage": "vic", "skat": "", "tractor": ""}


def read(guest: Guest, game: str = "belote") -> list[dict[str, Any]]:
    """The comments of a game as this guest sees them."""
    comments: list[dict[str, Any]] = guest.get(f"/api/games/{game}/comments").json()["comments"]
    return comments


def write(guest: Guest, text: str, game: str = "belote", **more: Any) -> Any:
    """A comment."""
    return guest.post(f"/api/games/{game}/comments", {"text": text, **more})


def test_the_credit_is_stored_with_the_game(tmp_path: Path) -> None:
    """Who suggested a game stands in its description, and goes from there to every page."""
    assert {key: game.suggested_by for key, game in GAMES.items()} == CREDITS
    with kept_house(tmp_path) as house:
        games = house.guest().get("/api/games").json()["games"]
    assert {game["key"]: game["suggested_by"] for game in games} == CREDITS


def test_a_comment_and_a_reply_are_read_by_everybody(tmp_path: Path) -> None:
    """In order, each game for itself; who wrote it is told which are theirs; nobody reads an id of a guest."""
    with kept_house(tmp_path) as house:
        anna, bert = house.guest(), house.guest()
        assert read(anna) == []
        first = write(anna, "Good  game.\n\n\n\nReally.", name="Anna")
        assert first.status_code == 201
        assert write(bert, "Indeed", name="Bert", reply_to=first.json()["number"]).status_code == 201
        seen = [(line["name"], line["text"], line["reply_to"], line["yours"], line["guest"]) for line in read(bert)]
        number = first.json()["number"]
        assert seen == [("Anna", "Good  game.\n\nReally.", None, False, ""), ("Bert", "Indeed", number, True, "")]
        assert read(bert, "skat") == []


REFUSED: list[tuple[dict[str, Any], str, tuple[int, str]]] = [
    ({"text": ""}, "belote", (400, "bad_message")),
    ({"text": " \n\u200b "}, "belote", (400, "empty")),
    ({"text": "x" * 2001}, "belote", (400, "bad_message")),
    ({"text": "x" * 20_000}, "belote", (413, "too_large")),
    ({"text": "x", "name": "y" * 41}, "belote", (400, "bad_message")),
    ({"text": "x", "reply_to": 77}, "belote", (404, "no_such_comment")),
    ({"text": "x", "reply_to": 10**30}, "belote", (400, "bad_message")),
    ({"text": "x", "guest": "me"}, "belote", (400, "bad_message")),
    ({"text": "x"}, "whist", (400, "bad_request")),
]


def test_what_cannot_be_a_comment_is_refused(tmp_path: Path) -> None:
    """Each with its reason, and nothing is kept."""
    with kept_house(tmp_path) as house:
        for body, game, expected in REFUSED:
            assert refusal(house.guest().post(f"/api/games/{game}/comments", body)) == expected, body
        assert read(house.guest()) == []


def test_a_reply_stays_within_its_game(tmp_path: Path) -> None:
    """Nobody answers under Skat what was said under Belote."""
    with kept_house(tmp_path) as house:
        guest = house.guest()
        number = write(guest, "one").json()["number"]
        assert refusal(write(guest, "two", "skat", reply_to=number)) == (404, "no_such_comment")


def test_writing_has_a_rate_for_a_guest_and_for_an_address(tmp_path: Path) -> None:
    """The sixth at once is refused; new guests of the same address come to its end too; later one may write again."""
    with kept_house(tmp_path) as house:
        guest = house.guest()
        assert [write(guest, "x").status_code for _ in range(6)] == [201] * 5 + [429]
        statuses = [write(house.guest(), "x").status_code for _ in range(17)]
        assert statuses[:15] == [201] * 15 and statuses[-1] == 429


def test_another_page_cannot_write(tmp_path: Path) -> None:
    """A page of elsewhere has the visitor's browser write nothing."""
    with kept_house(tmp_path) as house:
        foreign = {"origin": "https://elsewhere.example"}
        for path, body in (("/api/games/belote/comments", {"text": "x"}), ("/api/suggestions", {"title": "x"})):
            assert refusal(house.guest().post(path, body, headers=foreign)) == (403, "bad_origin")


RULES = [
    ("good game", CommentRules(), Standing.SHOWN),
    ("see https://x.example/a", CommentRules(), Standing.WAITING),
    ("see www.x.example", CommentRules(), Standing.WAITING),
    ("see x.example/a", CommentRules(), Standing.WAITING),
    ("x.example", CommentRules(), Standing.WAITING),
    ("I lost 3.5 of it.And so on", CommentRules(links="allow"), Standing.SHOWN),
    ("see https://x.example/a", CommentRules(links="allow"), Standing.SHOWN),
    ("see https://x.example/a", CommentRules(links="refuse"), "not_taken"),
    ("you FOOL", CommentRules(words=("fool",)), Standing.WAITING),
    ("a foolish lead", CommentRules(words=("fool",)), Standing.SHOWN),
    ("ｆｏｏｌ", CommentRules(words=("fool",), with_words="refuse"), "not_taken"),
    ("good game", CommentRules(approval="guests"), Standing.WAITING),
    ("good game", CommentRules(approval="all"), Standing.WAITING),
]


@pytest.mark.parametrize(("text", "rules", "expected"), RULES)
def test_words_and_links_are_filtered_as_the_host_wants_it(
    text: str, rules: CommentRules, expected: Standing | str
) -> None:
    """What waits, what is refused, what is seen at once."""
    if isinstance(expected, str):
        with pytest.raises(Exception, match="not taken here"):
            standing_of(text, Asker("guest"), rules)
    else:
        assert standing_of(text, Asker("guest"), rules) is expected


def test_signs_that_nobody_sees_are_left_out() -> None:
    """Marks that turn the direction of writing, NUL and the like; the sign that joins pictures stays."""
    assert plain_text(" a\u202eb\x00c\r\nd\u200de ") == "abc\nd\u200de"


def test_a_comment_that_waits_is_seen_by_its_writer_until_the_host_shows_or_removes_it(tmp_path: Path) -> None:
    """Approval by a steward: shown to all, or gone."""
    with kept_house(tmp_path, comments=CommentRules(approval="all")) as house:
        anna, bert, steward = house.guest(), house.guest(), house.invited(Role.STEWARD)
        numbers = [write(anna, text).json()["number"] for text in ("one", "two")]
        assert [line["waiting"] for line in read(anna)] == [True, True] and read(bert) == []
        waiting = steward.get("/api/admin/comments").json()["comments"]
        assert [line["text"] for line in waiting] == ["one", "two"] and all(line["guest"] for line in waiting)
        for number, show in zip(numbers, (True, False), strict=True):
            assert steward.post(f"/api/admin/comments/{number}", {"show": show}).status_code == 200
        assert [line["text"] for line in read(bert)] == ["one"] == [line["text"] for line in read(anna)]
        assert refusal(steward.post("/api/admin/comments/99", {"show": True})) == (404, "no_such_comment")
        assert refusal(steward.post(f"/api/admin/comments/{10**30}", {"show": True})) == (404, "no_such_route")


def test_a_steward_writes_without_waiting(tmp_path: Path) -> None:
    """Who would have to approve it has written it."""
    with kept_house(tmp_path, comments=CommentRules(approval="all")) as house:
        assert not write(house.invited(Role.STEWARD), "one").json()["waiting"]


def test_nobody_writes_under_the_name_of_an_account(tmp_path: Path) -> None:
    """However the name is written; its owner does so without giving it."""
    with kept_house(tmp_path) as house:
        anna = signed_up(house.guest(), "Anna")
        assert refusal(write(house.guest(), "x", name="ＡNNA ")) == (409, "name_taken")
        assert write(anna, "x", name="somebody else").json()["name"] == "Anna"


def test_a_suggestion_waits_and_once_accepted_bears_its_line(tmp_path: Path) -> None:
    """Its writer sees it at once; everybody once it is accepted; one that is declined is gone."""
    with kept_house(tmp_path) as house:
        anna, bert, host = house.guest(), house.guest(), house.invited(Role.HOST)
        for title in ("Whist", "Snap"):
            wanted = {"title": title, "text": "With friends.", "name": "Anna"}
            assert anna.post("/api/suggestions", wanted).status_code == 201
        assert len(anna.get("/api/suggestions").json()["suggestions"]) == 2
        assert bert.get("/api/suggestions").json()["suggestions"] == []
        waiting = host.get("/api/admin/comments").json()["suggestions"]
        for line, show in zip(waiting, (True, False), strict=True):
            assert host.post(f"/api/admin/suggestions/{line['number']}", {"show": show}).status_code == 200
        seen = bert.get("/api/suggestions").json()["suggestions"]
        assert [(line["title"], line["name"], line["waiting"]) for line in seen] == [("Whist", "Anna", False)]
        assert refusal(anna.post("/api/suggestions", {"title": " "})) == (400, "empty")

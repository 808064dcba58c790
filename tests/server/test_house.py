"""The house: what its file says, who becomes host, who may come in, and who is kept out."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from stammtisch.errors import ParseError
from stammtisch.server import command
from stammtisch.server.pace import Pace
from stammtisch.server.site import LARGEST_LOGO, Access, Site, read_site
from stammtisch.server.site_routes import INVITED_MILLISECONDS, new_invitation
from stammtisch.store.standings import Holder, Role, Standings
from tests.gathered import START
from tests.playing import FIRST
from tests.running import run
from tests.server.guests import Guest
from tests.server.keepers import LATER, kept_house, refusal, signed_up, you

WHOLE = """
name = "Skat Club Linden"
logo = "sign.svg"
language = "de"
access = "invite"
privacy = "Nothing is sold."
metrics_from = ["10.0.0.5"]

[imprint]
de = "Anna Beispiel, Linden"
en = "Anna Example"

[comments]
approval = "guests"
links = "refuse"
words = ["spam"]
"""

BAD_FILES = [
    ("name = \n", "site.toml: Invalid value (at line 1, column 8)"),
    ("name = 7\n", "site.toml, line 1: name: Expected 'str', got 'int'"),
    ('\nname = ""\n', "site.toml, line 2: name: Expected 'str' of length >= 1"),
    ('access = "all"\n', "site.toml, line 1: access: Invalid enum value 'all'"),
    ('title = "x"\n', "site.toml, line 1: title: Object contains unknown field 'title'"),
    ("\n[comments]\nlinks = true\n", "site.toml, line 3: comments.links: Expected 'str', got 'bool'"),
    ('[comments]\nlink = "x"\n', "site.toml, line 2: comments.link: Object contains unknown field 'link'"),
    ('[imprint]\nxx = "x"\n', "site.toml, line 2: imprint.xx: not a language: expected one of en, de"),
    ('logo = "sign.gif"\n', "site.toml, line 1: logo: 'sign.gif' is no picture: expected one of .svg"),
    ('logo = "none.svg"\n', "site.toml, line 1: logo: there is no file"),
    ('logo = "large.svg"\n', "has more than 256 KiB"),
    (b"name = '\xff'\n", "site.toml: byte 8 is not UTF-8 text"),
]


def test_a_site_is_what_its_file_says(tmp_path: Path) -> None:
    """Every key, and what the page is told of it; without a file all is as usual."""
    (tmp_path / "sign.svg").write_text("<svg/>")
    (tmp_path / "site.toml").write_text(WHOLE)
    site = read_site(tmp_path / "site.toml")
    assert (site.name, site.language, site.access) == ("Skat Club Linden", "de", Access.INVITE)
    assert (site.page("imprint", "en"), site.page("imprint", "bg")) == ("Anna Example", "Anna Beispiel, Linden")
    assert (site.page("privacy", "zh"), site.page("other", "de")) == ("Nothing is sold.", None)
    assert site.logo is not None and site.logo.media_type == "image/svg+xml"
    assert site.comments.words == ("spam",) and site.metrics_from == ("10.0.0.5",)
    assert read_site(tmp_path / "none.toml") == Site()


@pytest.mark.parametrize(("text", "says"), BAD_FILES)
def test_a_site_that_cannot_be_read_is_told_by_its_place(tmp_path: Path, text: str | bytes, says: str) -> None:
    """The host finds the place."""
    (tmp_path / "large.svg").write_bytes(b" " * (LARGEST_LOGO + 1))
    (tmp_path / "site.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ParseError) as raised:
        read_site(tmp_path / "site.toml")
    assert says in str(raised.value)


def test_the_page_is_told_what_the_house_is(tmp_path: Path) -> None:
    """Name, language, which pages and whether there is a logo; the texts and the picture by themselves."""
    (tmp_path / "sign.svg").write_text("<svg/>")
    (tmp_path / "site.toml").write_text(WHOLE)
    site = read_site(tmp_path / "site.toml")
    with kept_house(tmp_path, name=site.name, language="de", pages=site.pages, logo=site.logo) as house:
        guest = house.guest()
        told = guest.get("/api/site").json()
        assert (told["name"], told["language"], told["logo"]) == ("Skat Club Linden", "de", True)
        assert told["pages"] == ["imprint", "privacy"] and told["may_enter"] and not told["passkeys"]
        assert guest.get("/api/site/pages/imprint?language=en").json() == {"text": "Anna Example"}
        assert refusal(guest.get("/api/site/pages/other")) == (404, "no_such_page")
        picture = guest.get("/api/site/logo")
        assert (picture.content, picture.headers["content-type"]) == (b"<svg/>", "image/svg+xml")
        assert "default-src 'none'" in picture.headers["content-security-policy"], "no script in a picture runs"


def test_a_house_without_file_has_neither_pages_nor_logo(tmp_path: Path) -> None:
    """The usual name, and nothing to show."""
    with kept_house(tmp_path) as house:
        told = house.guest().get("/api/site").json()
        assert (told["name"], told["pages"], told["logo"], told["access"]) == ("Stammtisch", [], False, "open")
        assert refusal(house.guest().get("/api/site/logo")) == (404, "no_such_page")


# The host


def started(folder: Path, *words: str) -> Standings:
    """The standings after a start of the command, which prints what it has to say of the link."""
    parser = ArgumentParser()
    command.add_arguments(parser)
    arguments = parser.parse_args(["--data", str(folder), *words])
    with command._place(arguments, Pace()) as place:
        command._tell_host_link(place, "http://127.0.0.1:8000/", wanted=arguments.host_link)
        return place.books.standings


def test_the_first_start_prints_a_link_and_later_ones_only_if_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As long as there is no host, a new one each time; then none, unless the host has lost their browser."""
    standings = started(tmp_path)
    first = capsys.readouterr().out.strip()
    assert "http://127.0.0.1:8000/invitation#" in first
    started(tmp_path)
    assert capsys.readouterr().out.strip() not in ("", first)
    run(standings.give_role(Holder("guest", Role.HOST, "Anna", START)))
    started(tmp_path)
    assert capsys.readouterr().out == ""
    started(tmp_path, "--host-link")
    assert "/invitation#" in capsys.readouterr().out


def test_the_link_makes_its_holder_host_once(tmp_path: Path) -> None:
    """The second who tries it is refused; looking at the page of the link uses nothing up."""
    with kept_house(tmp_path) as house:
        secret = house.do(new_invitation, house.plan.books.standings, Role.HOST, LATER)
        host, other = house.guest(), house.guest()
        assert host.get("/invitation").status_code in (200, 503)
        answer = host.post("/api/invitations/use", {"secret": secret, "name": "Anna"})
        assert answer.json()["role"] == "host" == you(host)["role"]
        assert refusal(other.post("/api/invitations/use", {"secret": secret})) == (403, "bad_invitation")
        assert refusal(other.post("/api/invitations/use", {"secret": "guessed"})) == (403, "bad_invitation")
        assert [line["name"] for line in host.get("/api/admin/people").json()["people"]] == ["Anna"]


def test_a_newer_link_for_a_host_ends_the_one_before(tmp_path: Path) -> None:
    """Of two printed links one works."""
    with kept_house(tmp_path) as house:
        old, new = (house.do(new_invitation, house.plan.books.standings, Role.HOST, LATER) for _ in range(2))
        assert refusal(house.guest().post("/api/invitations/use", {"secret": old})) == (403, "bad_invitation")
        assert house.guest().post("/api/invitations/use", {"secret": new}).status_code == 200


def test_an_invitation_works_for_as_many_and_as_long_as_it_says(tmp_path: Path) -> None:
    """Coming twice uses it once; an old one is refused."""
    with kept_house(tmp_path) as house:
        host = house.invited(Role.HOST)
        made = host.post("/api/invitations", {"role": "member", "uses": 2}).json()
        first, second, third = (house.guest() for _ in range(3))
        for guest, status in ((first, 200), (first, 200), (second, 200), (third, 403)):
            assert guest.post("/api/invitations/use", {"secret": made["secret"]}).status_code == status
        late = host.post("/api/invitations", {"role": "member"}).json()
        assert late["until"] == house.time() + INVITED_MILLISECONDS
        house.time.milliseconds = late["until"]
        assert refusal(third.post("/api/invitations/use", {"secret": late["secret"]})) == (403, "bad_invitation")


def test_an_invitation_never_makes_anybody_less(tmp_path: Path) -> None:
    """A host who tries a member's link stays host, and leaves the link to its reader."""
    with kept_house(tmp_path) as house:
        host = house.invited(Role.HOST)
        secret = host.post("/api/invitations", {"role": "member"}).json()["secret"]
        assert host.post("/api/invitations/use", {"secret": secret}).json()["role"] == "host"
        assert house.guest().post("/api/invitations/use", {"secret": secret}).json()["role"] == "member"


# Roles


ROLES: list[tuple[str, str, dict[str, Any] | None, set[Role]]] = [
    ("GET", "/api/admin", None, {Role.STEWARD, Role.HOST}),
    ("GET", "/api/admin/reports", None, {Role.STEWARD, Role.HOST}),
    ("GET", "/api/admin/comments", None, {Role.STEWARD, Role.HOST}),
    ("GET", "/api/admin/people", None, {Role.STEWARD, Role.HOST}),
    ("POST", "/api/invitations", {"role": "member"}, {Role.STEWARD, Role.HOST}),
    ("POST", "/api/invitations", {"role": "steward"}, {Role.HOST}),
    ("POST", "/api/invitations", {"role": "host"}, {Role.HOST}),
    ("POST", "/api/admin/bans", {"guest": "x"}, {Role.STEWARD, Role.HOST}),
    ("POST", "/api/admin/bans/1/lift", {}, {Role.STEWARD, Role.HOST}),
    ("POST", "/api/admin/reports/x/1/done", {}, {Role.STEWARD, Role.HOST}),
    ("POST", "/api/admin/roles", {"guest": "x", "role": "member"}, {Role.HOST}),
    ("POST", "/api/admin/people/delete", {"guest": "y"}, {Role.HOST}),
]


def test_each_role_may_what_it_should(tmp_path: Path) -> None:
    """Guests and members nothing of it, stewards most, the host all; and no page of elsewhere for them."""
    with kept_house(tmp_path) as house:
        asking: dict[Role, Guest] = {Role.NONE: house.guest()}
        asking |= {role: house.invited(role) for role in (Role.MEMBER, Role.STEWARD, Role.HOST)}
        for method, path, body, allowed in ROLES:
            for role, guest in asking.items():
                answer = guest.get(path) if method == "GET" else guest.post(path, body)
                assert (answer.status_code < 300) is (role in allowed), (path, role, answer.text)
                assert role in allowed or refusal(answer) == (403, "not_allowed")
            if method == "POST":
                foreign = asking[Role.HOST].post(path, body, headers={"origin": "https://elsewhere.example"})
                assert refusal(foreign) == (403, "bad_origin"), path


def test_somebody_is_always_host(tmp_path: Path) -> None:
    """The only host can neither step down nor be deleted; with a second one they can."""
    with kept_house(tmp_path) as house:
        host = house.invited(Role.HOST)
        own = next(line["guest"] for line in host.get("/api/admin/people").json()["people"] if line["you"])
        step_down = {"guest": own, "role": "none"}
        assert refusal(host.post("/api/admin/roles", step_down)) == (409, "last_host")
        assert refusal(host.post("/api/account/delete", {})) == (409, "last_host")
        house.invited(Role.HOST)
        assert host.post("/api/admin/roles", step_down).status_code == 200
        assert refusal(host.get("/api/admin")) == (403, "not_allowed")


# Access


ACCESS: list[tuple[Access, set[str]]] = [
    (Access.OPEN, {"stranger", "invited", "member", "host"}),
    (Access.INVITE, {"invited", "member", "host"}),
    (Access.MEMBERS, {"member", "host"}),
]


def test_who_may_come_in(tmp_path: Path) -> None:
    """By invitation: whoever came by one. Members: those of them with an account. The host always; others read why."""
    for access, let_in in ACCESS:
        folder = tmp_path / access.value
        folder.mkdir()
        with kept_house(folder, access=access) as house:
            guests = {
                "stranger": house.guest(),
                "invited": house.invited(Role.MEMBER),
                "member": signed_up(house.invited(Role.MEMBER), "Anna"),
                "host": house.invited(Role.HOST),
            }
            for name, guest in guests.items():
                answer = guest.post("/api/tables", {"game": FIRST})
                assert (answer.status_code == 201) is (name in let_in) is guest.get("/api/site").json()["may_enter"]
                assert name in let_in or refusal(answer)[1] in ("not_invited", "members_only")
                with guest.in_lobby() as lobby:
                    assert lobby.receive()["type"] == ("lobby" if name in let_in else "closing")


def test_a_stranger_makes_no_account_where_an_invitation_is_needed(tmp_path: Path) -> None:
    """The invitation comes first, then the account, then the tables."""
    with kept_house(tmp_path, access=Access.MEMBERS) as house:
        stranger, wanted = house.guest(), {"name": "Bert", "password": "long enough"}
        assert refusal(stranger.post("/api/account", wanted)) == (403, "not_invited")
        invited = house.invited(Role.MEMBER)
        assert refusal(invited.post("/api/tables", {"game": FIRST})) == (403, "members_only")
        assert invited.post("/api/account", wanted).status_code == 201
        assert invited.post("/api/tables", {"game": FIRST}).status_code == 201


# Bans


def test_who_is_kept_out_reads_why_and_until_when(tmp_path: Path) -> None:
    """By guest and by address; a window that is open closes; after its time one may come again."""
    with kept_house(tmp_path) as house:
        steward, guest = house.invited(Role.STEWARD), house.guest()
        table_id = guest.open(FIRST)
        own = guest.cookies["/", "stammtisch_guest"].partition(".")[0]
        with guest.at(table_id) as seat:
            ban = {"guest": own, "reason": "spoiled\n the  game", "hours": 2, "name": "Bert"}
            made = steward.post("/api/admin/bans", ban)
            assert made.status_code == 201
            closing = seat.receive_until("closing")
            assert closing["code"] == "banned" and "spoiled the game" in closing["sentence"]
        refused = guest.get("/api/tables/mine")
        assert refusal(refused) == (403, "banned")
        assert "until" in refused.json()["sentence"] and "spoiled the game" in refused.json()["sentence"]
        assert you(guest)["banned"] == {"reason": "spoiled the game", "until": house.time() + 2 * 3_600_000}
        thrown_away = guest.cookies.pop(("/", "stammtisch_guest"))
        assert guest.refused_at(table_id)["code"] == "banned"  # the token of the seat says whose it is
        guest.cookies["/", "stammtisch_guest"] = thrown_away
        house.time.milliseconds += 2 * 3_600_000
        assert guest.get("/api/tables/mine").status_code == 200
        assert steward.post("/api/admin/bans", {"address": "testclient"}).status_code == 201
        assert refusal(house.guest().get("/api/tables/mine")) == (403, "banned")


def test_a_ban_can_be_lifted_and_none_holds_the_host(tmp_path: Path) -> None:
    """Nobody is shut out of their own house; a steward bans neither host nor steward, and not nobody."""
    with kept_house(tmp_path) as house:
        host, steward = house.invited(Role.HOST), house.invited(Role.STEWARD)
        made = host.post("/api/admin/bans", {"address": "testclient"}).json()
        assert refusal(steward.get("/api/admin")) == (403, "banned")
        assert host.get("/api/admin").status_code == 200
        assert host.post(f"/api/admin/bans/{made['number']}/lift", {}).status_code == 200
        assert steward.get("/api/admin").status_code == 200
        people = {line["role"]: line["guest"] for line in host.get("/api/admin/people").json()["people"]}
        for role in ("host", "steward"):
            assert refusal(steward.post("/api/admin/bans", {"guest": people[role]})) == (403, "not_allowed")
        assert refusal(steward.post("/api/admin/bans", {"hours": 2})) == (400, "bad_request")
        assert refusal(steward.post("/api/admin/bans", {"guest": "x", "hours": -1})) == (400, "bad_message")

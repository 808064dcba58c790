"""Passkeys: one makes an account or joins one, signs in without a name, and nothing that is not just made is taken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch.server.passkeys import CHALLENGE_MILLISECONDS
from tests.playing import FIRST
from tests.server.authenticator import Authenticator, bytes_of, text_of
from tests.server.guests import Guest
from tests.server.keepers import PASSWORD, Kept, kept_house, refusal, signed_up, you

ORIGIN = "https://skat.example"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Kept]:
    """A house at an address with HTTPS."""
    with kept_house(tmp_path) as opened:
        opened.client.base_url = ORIGIN
        yield opened


def asked(guest: Guest, path: str, **body: Any) -> dict[str, Any]:
    """The options that a browser is given."""
    answer = guest.post(f"{path}/options", body)
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = json.loads(answer.json()["options"])
    return options


def made(guest: Guest, device: Authenticator, name: str = "") -> Any:
    """The answer to a passkey that this device makes."""
    options = asked(guest, "/api/passkeys", name=name)
    return guest.post("/api/passkeys", {"credential": device.make(options), "name": name})


def signed(guest: Guest, device: Authenticator) -> Any:
    """The answer to signing in by this device."""
    options = asked(guest, "/api/passkeys/sign-in")
    return guest.post("/api/passkeys/sign-in", {"credential": device.sign(options)})


def test_a_passkey_alone_makes_an_account_and_signs_in_elsewhere(house: Kept) -> None:
    """The guest keeps what they had; the browser is told not to let a key be made twice."""
    phone, desk, device = house.guest(), house.guest(), Authenticator(ORIGIN)
    table_id = phone.open(FIRST)
    assert phone.get("/api/site").json()["passkeys"] is True
    assert made(phone, device, "Anna").status_code == 201
    assert (you(phone)["account"], you(phone)["passkeys"], you(phone)["has_password"]) == ("Anna", 1, False)
    assert [key["id"] for key in asked(phone, "/api/passkeys")["excludeCredentials"]] == [text_of(device.credential)]
    for _ in range(2):
        assert signed(desk, device).status_code == 200
    assert [table["table_id"] for table in desk.get("/api/tables/mine").json()["tables"]] == [table_id]


def test_a_passkey_is_added_to_an_account_with_a_password(house: Kept) -> None:
    """Either signs in."""
    guest, device = signed_up(house.guest(), "Anna"), Authenticator(ORIGIN)
    assert made(guest, device).status_code == 201
    assert refusal(made(guest, device)) == (409, "passkey_taken")
    assert signed(house.guest(), device).status_code == 200
    sign_in = {"name": "Anna", "password": PASSWORD}
    assert house.guest().post("/api/account/sign-in", sign_in).status_code == 200


def test_a_name_that_is_taken_makes_no_account_by_passkey_either(house: Kept) -> None:
    """The store refuses it; the guest stays a guest."""
    signed_up(house.guest(), "Anna")
    guest = house.guest()
    assert refusal(made(guest, Authenticator(ORIGIN), "anna")) == (409, "name_taken")
    assert you(guest)["account"] is None


def test_an_answer_from_another_page_or_another_key_is_refused(house: Kept) -> None:
    """A page that looks like ours, somebody else's key under this one's name, and a key that nobody knows."""
    guest, device = house.guest(), Authenticator(ORIGIN)
    assert refusal(made(guest, Authenticator("https://skat.example.evil"), "Anna")) == (403, "bad_passkey")
    assert made(guest, device, "Anna").status_code == 201
    other = house.guest()
    away = Authenticator("https://skat.example.evil", device.key, device.credential, device.count)
    other_key = Authenticator(ORIGIN, credential=device.credential)
    for forged in (away, other_key, Authenticator(ORIGIN)):
        assert refusal(signed(other, forged)) == (403, "bad_passkey")
    assert signed(other, device).status_code == 200


def test_an_answer_is_taken_once_in_time_and_by_whom_it_was_asked_of(house: Kept) -> None:
    """Sent again, too late, with a challenge of another guest, another use or nobody's: refused."""
    guest, device = house.guest(), Authenticator(ORIGIN)
    options = asked(guest, "/api/passkeys", name="Anna")
    answer = device.make(options)
    stranger = house.guest()
    assert refusal(stranger.post("/api/passkeys", {"credential": answer, "name": "Bert"})) == (403, "bad_passkey")
    stranger.open(FIRST)
    assert refusal(stranger.post("/api/passkeys", {"credential": answer, "name": "Bert"})) == (403, "bad_passkey")
    house.time.milliseconds += CHALLENGE_MILLISECONDS
    assert refusal(guest.post("/api/passkeys", {"credential": answer, "name": "Anna"})) == (403, "bad_passkey")
    assert made(guest, device, "Anna").status_code == 201
    options = asked(stranger, "/api/passkeys/sign-in")
    answer = device.sign(options)
    assert stranger.post("/api/passkeys/sign-in", {"credential": answer}).status_code == 200
    assert refusal(stranger.post("/api/passkeys/sign-in", {"credential": answer})) == (403, "bad_passkey")
    challenge = bytes_of(options["challenge"])
    for wrong in (challenge[:-1], bytes([challenge[0] ^ 1]) + challenge[1:], b"", bytes(56)):
        forged = device.sign({**options, "challenge": text_of(wrong)})
        assert refusal(stranger.post("/api/passkeys/sign-in", {"credential": forged})) == (403, "bad_passkey")


def test_a_key_whose_count_goes_back_was_copied_and_is_refused(house: Kept) -> None:
    """An older copy of the device signs with a count that was seen before."""
    guest, device = house.guest(), Authenticator(ORIGIN)
    made(guest, device, "Anna")
    copy = Authenticator(ORIGIN, device.key, device.credential, 0)
    assert signed(house.guest(), device).status_code == signed(house.guest(), device).status_code == 200
    assert refusal(signed(house.guest(), copy)) == (403, "bad_passkey")


BROKEN = ["", "{}", "[]", "null", '{"id":"x","response":{"clientDataJSON":"é"}}', "[" * 5000, '{"id":"x"}', "\x00"]


def test_what_is_no_answer_of_a_browser_is_refused(house: Kept) -> None:
    """Whatever stands there: a refusal, no fault; also where only a part of it is broken."""
    guest, device = house.guest(), Authenticator(ORIGIN)
    options = asked(guest, "/api/passkeys", name="Anna")
    good = json.loads(device.make(options))
    for part in ("attestationObject", "clientDataJSON"):
        broken = {**good, "response": {**good["response"], part: good["response"][part][:-9] + "x"}}
        answer = guest.post("/api/passkeys", {"credential": json.dumps(broken), "name": "Anna"})
        assert refusal(answer) == (403, "bad_passkey")
    for text in BROKEN:
        house.client.app.state.host.house.sign_ins._buckets.clear()  # type: ignore[attr-defined]  # it is ours
        for path in ("/api/passkeys", "/api/passkeys/sign-in"):
            assert refusal(guest.post(path, {"credential": text, "name": "Anna"})) == (403, "bad_passkey"), text


@pytest.mark.parametrize("address", ["http://skat.example", "http://127.0.0.1:8000", "https://127.0.0.1"])
def test_without_https_there_are_none_and_a_password_works(house: Kept, address: str) -> None:
    """The page is told so beforehand, and who asks anyway in words."""
    house.client.base_url = address
    guest = house.guest()
    assert guest.get("/api/site").json()["passkeys"] is False
    assert refusal(guest.post("/api/passkeys/options", {"name": "Anna"})) == (400, "no_passkeys")
    signed_up(guest, "Anna")


def test_on_this_machine_they_work_by_its_name(house: Kept) -> None:
    """A developer's browser takes localhost for safe."""
    house.client.base_url = "http://localhost:8000"
    assert made(house.guest(), Authenticator("http://localhost:8000"), "Anna").status_code == 201

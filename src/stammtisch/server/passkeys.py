"""Passkeys: what a browser is asked for, and checking what it made (WebAuthn, by the library `webauthn`).

Not here: whose they are, and the routes (`passkey_routes.py`).
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from stammtisch.errors import TableError
from stammtisch.store.accounts import Passkey

T = TypeVar("T")

CHALLENGE_MILLISECONDS: Final = 5 * 60 * 1000
"""In this time the browser must have answered."""

MOST_KEYS: Final = 20
"""Passkeys of one account."""

_BAD: Final = "This passkey was not taken: try again."


@dataclass(frozen=True, slots=True)
class Place:
    """Where the page is: its host's name, and its origin."""

    host: str
    origin: str


class Challenges:
    """What a browser must sign: ours, for one purpose, for a few minutes, and once."""

    RANDOM = 16
    MOMENT = 8

    def __init__(self, derived: Callable[[str, str], bytes], now: Callable[[], int]) -> None:
        self._derived = derived
        self._now = now
        self._used: dict[bytes, int] = {}

    def new(self, purpose: str) -> bytes:
        """A challenge that nobody had before."""
        until = self._now() + CHALLENGE_MILLISECONDS
        text = secrets.token_bytes(self.RANDOM) + until.to_bytes(self.MOMENT, "big")
        return text + self._signature(purpose, text)

    def take(self, purpose: str, challenge: bytes) -> None:
        """Raises TableError for a challenge that is not ours, for something else, too old, or used before."""
        text = challenge[: self.RANDOM + self.MOMENT]
        until = int.from_bytes(text[self.RANDOM :], "big")
        signed = hmac.compare_digest(challenge[self.RANDOM + self.MOMENT :], self._signature(purpose, text))
        if not signed or until <= self._now() or challenge in self._used:
            raise TableError("bad_passkey", _BAD)
        self._used = {old: ends for old, ends in self._used.items() if ends > self._now()} | {challenge: until}

    def _signature(self, purpose: str, text: bytes) -> bytes:
        return self._derived("passkey", f"{purpose} {text.hex()}")


class Passkeys:
    """Asks for passkeys and checks them."""

    def __init__(self, challenges: Challenges) -> None:
        self._challenges = challenges

    def asked_to_make(self, place: Place, site: str, guest: str, name: str, known: tuple[Passkey, ...]) -> str:
        """Options for a new passkey, as JSON."""
        options = generate_registration_options(
            rp_id=place.host,
            rp_name=site,
            user_id=guest.encode(),
            user_name=name,
            challenge=self._challenges.new(f"make {guest}"),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.credential)) for key in known],
        )
        return options_to_json(options)

    def made(self, place: Place, guest: str, credential: str, now: int) -> Passkey:
        """The passkey that the browser made. Raises TableError for anything else."""
        challenge = self._challenge(f"make {guest}", credential)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except Exception:  # whatever a forged answer breaks within the library, it is refused
            raise TableError("bad_passkey", _BAD) from None
        return Passkey(bytes_to_base64url(made.credential_id), guest, made.credential_public_key, made.sign_count, now)

    def asked_to_sign_in(self, place: Place) -> str:
        """Options for signing in by any passkey of this place, as JSON."""
        options = generate_authentication_options(rp_id=place.host, challenge=self._challenges.new("sign in"))
        return options_to_json(options)

    def used(self, place: Place, credential: str, passkey: Passkey) -> int:
        """The key's new count. Raises TableError unless the browser has signed with this key, just now."""
        challenge = self._challenge("sign in", credential)
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception:  # whatever a forged answer breaks within the library, it is refused
            raise TableError("bad_passkey", _BAD) from None
        return signed.new_sign_count

    def _challenge(self, purpose: str, credential: str) -> bytes:
        """The challenge that was signed; it is used up. Raises TableError."""
        challenge = challenge_of(credential)
        self._challenges.take(purpose, challenge)
        return challenge


class _Response(msgspec.Struct):
    clientDataJSON: str


class _Credential(msgspec.Struct):
    id: str
    response: _Response


class _ClientData(msgspec.Struct):
    challenge: str


def credential_id(credential: str) -> str:
    """The id of the passkey that a browser answers with. Raises TableError for what is no such answer."""
    return _read(credential, _Credential).id


def challenge_of(credential: str) -> bytes:
    """The challenge that it says to have signed. Raises TableError for what is no such answer."""
    try:
        client_data = base64url_to_bytes(_read(credential, _Credential).response.clientDataJSON)
        return base64url_to_bytes(_read(client_data, _ClientData).challenge)
    except ValueError:
        raise TableError("bad_passkey", _BAD) from None


def _read(text: str | bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise TableError("bad_passkey", _BAD) from None

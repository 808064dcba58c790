"""A passkey in software, as a device makes it, by the WebAuthn standard: for tests of what a server takes."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def text_of(content: bytes) -> str:
    """Base64 as the standard writes it."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The bytes of such a text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """A device with one key. origin: of the page that its browser shows."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    count: int = 0

    def make(self, options: dict[str, Any]) -> str:
        """What the browser answers when it is asked to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        length = len(self.credential).to_bytes(2, "big")
        data = self._data(options["rp"]["id"], WITH_KEY) + bytes(16) + length + self.credential + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", options["challenge"])
        return self._answer({"attestationObject": text_of(attestation), "clientDataJSON": text_of(client_data)})

    def sign(self, options: dict[str, Any]) -> str:
        """What it answers when it is asked to sign in."""
        self.count += 1
        data = self._data(options["rpId"])
        client_data = self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"authenticatorData": data, "clientDataJSON": client_data, "signature": signature}
        return self._answer({name: text_of(content) for name, content in parts.items()})

    def _data(self, host: str, more: int = 0) -> bytes:
        flags = bytes([PRESENT | VERIFIED | more])
        return hashlib.sha256(host.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> str:
        name = text_of(self.credential)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})

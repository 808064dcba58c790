"""Messages to bytes and back. Cards are their text, enums their value, tuples arrays.

Not here: which messages there are (`commands.py`, `messages.py`, `lobby.py`, `http.py`).
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from stammtisch.cards import Card
from stammtisch.errors import ParseError
from stammtisch.wire.commands import ClientMessage
from stammtisch.wire.lobby import LobbyMessage

T = TypeVar("T")


class MessageError(ParseError):
    """A message that cannot be read. code: "not_json", "unknown_type" or "bad_message"."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def encode(message: Any) -> bytes:
    """The message as JSON in UTF-8."""
    return _ENCODER.encode(message)


def read_client_message(text: str | bytes) -> ClientMessage:
    """The message of a client. Raises MessageError, naming the field at fault."""
    return _read(text, _CLIENT)


def read_lobby_message(text: str | bytes) -> LobbyMessage:
    """The message of a client in the lobby. Raises MessageError, naming the field at fault."""
    return _read(text, _LOBBY)


def read_body(text: bytes, kind: type[T]) -> T:
    """The body of a request as a message of this kind. Raises MessageError, naming the field at fault."""
    return _read(text, msgspec.json.Decoder(kind))


def _read(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        sentence = str(error).replace("`", "'")[:200]
        raise MessageError("unknown_type" if sentence.endswith("'$.type'") else "bad_message", sentence) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError("not_json", f"not JSON: {error}"[:200]) from None


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.text
    raise TypeError(f"{type(value).__name__} has no form on the wire")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain)
_CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_LOBBY: msgspec.json.Decoder[LobbyMessage] = msgspec.json.Decoder(LobbyMessage)

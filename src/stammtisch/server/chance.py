"""Where the chance of a server comes from: secrets of matches, and what bots choose among moves that are alike.

A server that is started by `stammtisch serve` has the system's, and neither an argument of the command nor a variable
of its surroundings changes that. Only a program that starts the server by calling it, as tests do, brings another.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

SECRET_BYTES: Final = 32


def system_secret() -> str:
    """256 bits of the system's secure source."""
    return secrets.token_hex(SECRET_BYTES)


@dataclass(frozen=True, slots=True)
class Chance:
    """secret: a new one for each match, from which all its packs follow. bots: the chance of the bots of a table."""

    secret: Callable[[], str] = system_secret
    bots: Callable[[], Random] = Random

"""Other people's Skat: the games that XSkat plays among its own, read from its log.

What belongs here: running it where it is installed (Debian's package `xskat`), and reading what it tells.
What does not: judging the play (`skat_strength.py`).
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from shutil import which
from typing import Final

from stammtisch.bench.peers import SEED
from stammtisch.cards import Card, Rank, Suit, find_card
from stammtisch.games.skat.contract import Contract, Kind

_PROGRAM: Final = which("xskat") or which("xskat", path="/usr/games")
_RULE: Final = re.compile(r"-{20,}|={20,}|---- random_seed .*")
_CARD: Final = re.compile(r"(Diamond|Heart|Spade|Club)([ _])(10|[AKQJ987])", re.IGNORECASE)
_GAME: Final = re.compile(r"Computer([123]) played (Diamond|Heart|Spade|Club|Grand)\b")
_SUITS: Final = {suit.name.rstrip("S"): suit for suit in Suit if suit.name in ("CLUBS", "SPADES", "HEARTS", "DIAMONDS")}
_KINDS: Final = {"CLUB": Kind.CLUBS, "SPADE": Kind.SPADES, "HEART": Kind.HEARTS, "DIAMOND": Kind.DIAMONDS}


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A suit game or Grand as it was played. declarer, leader: computers 0 to 2, in the order of play.

    hands: of ten cards, by computer. away: laid away, or the skat of a Hand game. dealt_skat: as it was dealt.
    cards: as they were played, one after the other.
    """

    contract: Contract
    declarer: int
    leader: int
    hands: tuple[tuple[Card, ...], ...]
    away: tuple[Card, ...]
    dealt_skat: tuple[Card, ...]
    cards: tuple[Card, ...]


def has_xskat() -> bool:
    """Whether XSkat is there to be run."""
    return _PROGRAM is not None


@cache
def xskat_games(number: int) -> tuple[PlayedGame, ...]:
    """The first so many suit games and Grands that three of its computers play, from the seed of the bench."""
    assert _PROGRAM is not None, "asked only where it is installed"
    words = [_PROGRAM, "-auto", str(2 * number), "-log", "-", "-game", "-", "-lang", "english"]
    seed = f"random_seed {SEED} 0 2\n"
    told = subprocess.run(words, input=seed, capture_output=True, text=True, check=True, timeout=60)
    return tuple(read_log(told.stdout))[:number]


def read_log(log: str) -> Iterator[PlayedGame]:
    """Every suit game and Grand that was played to its end."""
    for text in re.split(r"={20,}\n", log):
        game = _read_game(text)
        if game is not None:
            yield game


def _read_game(text: str) -> PlayedGame | None:
    named = _GAME.search(text)
    parts = _RULE.split(text)
    if named is None or len(parts) < 4:
        return None
    tricks = [_cards(line) for line in parts[1].splitlines() if _CARD.search(line)]
    if len(tricks) != 10 or any(len(trick) != 3 for trick in tricks):
        return None  # it was given up
    away, dealt = (tuple(card for card, _, _ in _cards(_line(text, name))) for name in ("Skat is", "Skat was"))
    leaders = [_leader(trick) for trick in tricks]
    played = [trick[(leader + step) % 3][0] for trick, leader in zip(tricks, leaders, strict=True) for step in range(3)]
    hands = tuple(tuple(trick[computer][0] for trick in tricks) for computer in range(3))
    kind = Kind.GRAND if named[2].upper() == "GRAND" else _KINDS[named[2].upper()]
    contract = Contract(kind, hand="Played Hand" in text)
    return PlayedGame(contract, int(named[1]) - 1, leaders[0], hands, away, dealt, tuple(played))


def _line(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(name))


def _cards(line: str) -> list[tuple[Card, bool, bool]]:
    """The cards of a line, each with whether it is marked as the lead, and as what took the trick."""
    return [
        (find_card(_SUITS[suit.upper()], _rank(rank)), mark == "_", suit.isupper())
        for suit, mark, rank in _CARD.findall(line)
    ]


def _rank(text: str) -> Rank:
    return Rank.TEN if text == "10" else Rank(text.upper())


def _leader(trick: Sequence[tuple[Card, bool, bool]]) -> int:
    """Who led: the card that is marked, else what took the trick."""
    marked = [place for place, (_, led, _) in enumerate(trick) if led]
    return marked[0] if marked else next(place for place, (_, _, won) in enumerate(trick) if won)

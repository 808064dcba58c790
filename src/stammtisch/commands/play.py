"""`stammtisch play`: a match in the terminal, a person in the first seat and bots in the others."""

from __future__ import annotations

import locale
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from random import Random
from typing import Final

from stammtisch.commands.botmatch import bot_event, players_at, usual_names
from stammtisch.commands.setup import add_table_arguments, opening, seed_of
from stammtisch.commands.telling import Teller
from stammtisch.errors import ParseError, RuleError
from stammtisch.seats import Seat
from stammtisch.solvers.kernels import warn_if_not_compiled
from stammtisch.tables.commands import MakeMove
from stammtisch.tables.events import SeatKind
from stammtisch.tables.table import Phase, Table, apply, fold, handle, next_deal
from stammtisch.words import LANGUAGES, Words

PERSON: Final = Seat(0)
MOST_LISTED: Final = 20
LONGEST_NUMBER: Final = 9


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `play`."""
    add_table_arguments(parser)
    parser.add_argument("--language", choices=LANGUAGES, default=_own_language(), help="of all words")


def run(arguments: Namespace) -> int:
    """Play to the end of the match, or until the person leaves. Raises ParseError for what does not exist."""
    words = Words(arguments.language)
    warn_if_not_compiled()
    table = fold(opening(arguments, [PERSON], seed_of(arguments), arguments.language))
    try:
        Play(table, words).match()
    except EOFError:
        print(f"\n{words.say('terminal-goodbye')}")
    return 0


def _own_language() -> str:
    language = (locale.getlocale()[0] or "en")[:2].lower()
    return language if language in LANGUAGES else "en"


class Play:
    """A match under way: prints what happens, asks the person, lets bots move."""

    def __init__(self, table: Table, words: Words) -> None:
        self._table = table
        self._words = words
        self._teller = Teller(table, words)
        self._players = players_at(usual_names(table.game), table.game, len(table.opened.occupants))
        self._chance = Random()
        self._told = 0

    def match(self) -> None:
        """Every deal to the end of the match. Raises EOFError when the person leaves."""
        _print(self._teller.table(self._table, PERSON))
        print(self._words.say("terminal-keys"))
        while True:
            self._deal()
            _print(self._teller.deal_over(self._table))
            if self._table.match_result is not None:
                _print(self._teller.match_over(self._table.match_result))
                return
            input(self._words.say("terminal-next") + " ")
            self._table = apply(self._table, next_deal(self._table))

    def _deal(self) -> None:
        print(f"\n{self._words.say('terminal-deal', number=self._table.deals)}")
        self._told = 0
        while self._table.phase is Phase.PLAYING:
            bot = next((seat for seat in self._table.to_act if self._table.kind_of(seat) is SeatKind.BOT), None)
            if bot is not None:
                event = bot_event(self._table, bot, self._players[bot], self._chance)
                self._table = apply(self._table, event)
            else:
                self._ask()
            self._tell()

    def _tell(self) -> None:
        _print(self._teller.event(event) for event in self._table.happened[self._told :])
        self._told = len(self._table.happened)

    def _ask(self) -> None:
        """Ask until the person makes a move that is allowed."""
        game = self._table.game
        asked = game.asked(self._table.state, PERSON)
        assert asked is not None, "the table waits for a seat that is asked nothing"
        print()
        _print(self._teller.view(game.view(self._table.state, PERSON)))
        _print(self._teller.asked(asked))
        self._list(asked.moves[:MOST_LISTED], len(asked.moves), asked.complete and len(asked.moves) <= MOST_LISTED)
        while not self._taken(input("> ").strip(), asked.moves):
            pass

    def _list(self, moves: Iterable[str], count: int, complete: bool) -> None:
        if complete:
            print(self._words.say("terminal-moves", count=count))
        print("  " + "   ".join(f"{number} {move}" for number, move in enumerate(moves, 1)))
        if not complete:
            print(self._words.say("terminal-more"))

    def _taken(self, text: str, moves: tuple[str, ...]) -> bool:
        """Whether the text was a move that is allowed; if not, it is said why."""
        if text in ("", "?"):
            self._list(moves, len(moves), True)
            return False
        if text.isdecimal() and text not in moves:
            number = int(text[:LONGEST_NUMBER])
            if len(text) > LONGEST_NUMBER or not 1 <= number <= len(moves):
                print(self._words.say("terminal-no-such-number", number=text[:LONGEST_NUMBER], count=len(moves)))
                return False
            text = moves[number - 1]
        try:
            for event in handle(self._table, PERSON, MakeMove(self._table.seq, text)):
                self._table = apply(self._table, event)
        except RuleError as error:
            print(self._words.say("terminal-refused", rule=error.rule, sentence=error.sentence))
            return False
        except ParseError as error:
            print(self._words.say("terminal-unreadable", sentence=str(error)))
            return False
        return True


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
    sys.stdout.flush()

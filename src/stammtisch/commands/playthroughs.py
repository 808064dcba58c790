"""`stammtisch playthroughs`: one whole deal of every game and preset among bots, as text that is read in review.

The texts are remade by this command and compared in the test run: a change of rules or bots shows in them.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from stammtisch.commands.botmatch import play_match, players_at, usual_names
from stammtisch.commands.telling import Teller
from stammtisch.games import GAMES
from stammtisch.games.game import AnyGame
from stammtisch.seats import Seat
from stammtisch.tables.events import DealStarted, Moved
from stammtisch.tables.table import Phase, Table, fold, open_table
from stammtisch.words import Words

SEED: Final = "playthrough"
FOLDER: Final = Path("tests/playthroughs")
VIEWS_EVERY: Final = 12
"""Moves between two points at which every seat's view is shown."""


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `playthroughs`."""
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"where to write (default: {FOLDER})")


def run(arguments: Namespace) -> int:
    """Write every text anew. Raises OSError if the folder cannot be made or written to."""
    folder: Path = arguments.folder
    folder.mkdir(exist_ok=True)
    for name, game, preset in playthroughs():
        (folder / name).write_text("\n".join(playthrough(game, preset)) + "\n", encoding="utf-8")
        print(folder / name)
    return 0


def playthroughs() -> Iterator[tuple[str, AnyGame, str]]:
    """Every text there is: the file's name, the game and the preset."""
    for game in GAMES.values():
        for preset in game.presets:
            yield f"{game.key}-{preset}.txt", game, preset


def playthrough(game: AnyGame, preset: str) -> Iterator[str]:
    """The lines of one text: the first deal that comes to a result by play, among bots, from a fixed seed."""
    opened = open_table(game, preset, {}, [], "en", SEED)
    first = fold(opened)
    players = players_at(usual_names(game), game, game.seats(first.options))
    teller = Teller(first, Words("en"))
    yield f"{game.key}, preset {preset}, rules version {game.rules_version}"
    moves = told = 0
    for event, table in play_match(opened, players, Random(SEED)):
        if isinstance(event, DealStarted):
            yield f"deck {' '.join(card.text for card in event.deck)}"
            yield from views(table, teller)
        if isinstance(event, Moved):
            moves += 1
            yield f"{moves}. seat {event.seat}: {event.move}"
            yield from (f"    {line}" for line in happened(table, told, teller))
            told = len(table.happened)
            yield from views(table, teller) if moves % VIEWS_EVERY == 0 else ()
        if table.deals and table.phase is not Phase.PLAYING:
            yield from teller.deal_over(table)
            return


def happened(table: Table, told: int, teller: Teller) -> Iterator[str]:
    """What the last move brought about, after `told` events, and how many moves each seat has now."""
    yield from (teller.event(event) for event in table.happened[told:])
    counts = [len(table.game.legal_moves(table.state, Seat(seat))) for seat in range(len(table.opened.occupants))]
    yield f"legal moves by seat: {' '.join(f'{count:,}' for count in counts)}"


def views(table: Table, teller: Teller) -> Iterator[str]:
    """What every seat sees now."""
    for seat in range(len(table.opened.occupants)):
        yield f"  view of seat {seat}"
        yield from (f"  {line}" for line in teller.view(table.game.view(table.state, Seat(seat))))

"""`stammtisch backup TARGET`: store and key of a server, in use or not, copied into a new folder."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from stammtisch.commands.folders import add_folder_argument
from stammtisch.store.copying import back_up


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `backup`."""
    parser.add_argument("target", type=Path, metavar="TARGET", help="the folder to make; it must not be there yet")
    add_folder_argument(parser)


def run(arguments: Namespace) -> int:
    """Raises StoreError or OSError, and then there is no backup."""
    back_up(arguments.data, arguments.target)
    print(f"Backed up to {arguments.target}")
    return 0

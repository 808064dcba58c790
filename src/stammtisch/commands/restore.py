"""`stammtisch restore SOURCE`: a backup, checked whole, put in place as the store of a server that is stopped."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from stammtisch.commands.folders import add_folder_argument
from stammtisch.store.copying import restore


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `restore`."""
    parser.add_argument("source", type=Path, metavar="SOURCE", help="a folder that `backup` made")
    add_folder_argument(parser)
    parser.add_argument("--replace", action="store_true", help="move a store that is there aside")


def run(arguments: Namespace) -> int:
    """Raises StoreError or OSError, and then nothing has changed."""
    aside = restore(arguments.source, arguments.data, replace=arguments.replace)
    print(f"Restored to {arguments.data}" + (f"; what was there is in {aside}" if aside else ""))
    return 0

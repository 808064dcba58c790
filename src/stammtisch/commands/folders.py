"""The argument that the commands of hosts share: the folder of the server."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path


def add_folder_argument(parser: ArgumentParser) -> None:
    """`--data DIR`, as `serve` has it."""
    parser.add_argument(
        "--data", type=Path, default=Path("var"), metavar="DIR", help="folder of the server (default: %(default)s)"
    )

"""`stammtisch serve` with a chance that repeats: what the tests in a browser start.

Usage: `python serving.py WORD_FILE ARGUMENTS_OF_SERVE`. Each match's secret is the word in the file and a number,
counted anew whenever a word is written; so the n-th match that a test opens has the same cards in every run. `serve`
itself offers no such thing.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from random import Random

from stammtisch.server import command
from stammtisch.server.chance import Chance


class Repeating:
    """Secrets and bots' chance that follow from the word a test has written."""

    def __init__(self, word_file: Path) -> None:
        self._word_file = word_file
        self._counted: Counter[int] = Counter()

    def secret(self) -> str:
        """The word and how many secrets it gave since it was written."""
        word, written = self._word_file.read_text(encoding="utf-8"), self._word_file.stat().st_mtime_ns
        self._counted[written] += 1
        return f"{word} {self._counted[written]}"

    def bots(self) -> Random:
        """The same for every table of the word."""
        return Random(self._word_file.read_text(encoding="utf-8"))


def main(word_file: str, *words: str) -> int:
    """Serve as the arguments say until told to end."""
    parser = ArgumentParser()
    command.add_arguments(parser)
    repeating = Repeating(Path(word_file))
    return command.run(parser.parse_args(words), Chance(repeating.secret, repeating.bots))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

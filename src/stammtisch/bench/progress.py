"""The progress bar of a long command: on a terminal only, and on stderr, so that output stays clean.

What belongs here: the bar. What does not: what is waited for.
"""

import sys
from dataclasses import dataclass

WIDTH = 24


@dataclass(slots=True)
class Progress:
    """A bar over `total` rounds; silent where stderr is not a terminal."""

    total: int
    done: int = 0
    label: str = ""

    def begin(self, label: str) -> None:
        """Name what is measured now."""
        self.label = label
        self._draw()

    def advance(self) -> None:
        """One round more is done."""
        self.done += 1
        self._draw()

    def clear(self) -> None:
        """Wipe the bar, before a line of output or at the end."""
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def _draw(self) -> None:
        if sys.stderr.isatty():
            filled = WIDTH * self.done // self.total
            sys.stderr.write(f"\r\x1b[K[{'#' * filled}{'.' * (WIDTH - filled)}] {self.label}")
            sys.stderr.flush()

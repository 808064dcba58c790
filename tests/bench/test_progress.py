"""The progress bar shows on a terminal and nowhere else."""

import io

import pytest

from stammtisch.bench.progress import Progress


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Always."""
        return True


@pytest.mark.parametrize(("stream", "shown"), [(Terminal(), True), (io.StringIO(), False)])
def test_the_bar_fills_as_rounds_are_done(stream: io.StringIO, shown: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of it after half of the rounds, with the name of what is measured; a file stays clean."""
    monkeypatch.setattr("sys.stderr", stream)
    progress = Progress(total=2)
    progress.begin("machine.calibration")
    progress.advance()
    progress.clear()
    drawn = [part for part in stream.getvalue().split("\r\x1b[K") if part]
    half = ["[........................] machine.calibration", "[############............] machine.calibration"]
    assert drawn == (half if shown else [])

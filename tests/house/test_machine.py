"""What the project needs from the machine it is tested on."""

import subprocess


def test_a_browser_starts(chromium: str) -> None:
    """The Chromium of this machine runs; under CI=true its absence is a failure, not a skip."""
    said = subprocess.run(
        [chromium, "--no-sandbox", "--version"], capture_output=True, text=True, timeout=60, check=True
    )
    assert "Chrom" in said.stdout

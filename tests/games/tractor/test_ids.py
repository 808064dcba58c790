"""Every rule id of Tractor is on the rules page and has an example row or a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EXAMPLES = HERE.parent / "examples" / "tractor.toml"
PAGE = HERE.parents[2] / "docs" / "rules" / "tractor.md"
IDS = [
    *(f"T-{number}" for number in range(1, 15)),
    *(f"T-A{number}" for number in range(1, 34)),
    *(f"T-F{number}" for number in range(1, 13)),
    *(f"T-W{number}" for number in range(1, 13)),
    *(f"T-K{number}" for number in range(1, 15)),
    *(f"T-X{number}" for number in range(1, 7)),
]
ID = re.compile(r"T-[AFWKX]?\d+")
RANGE = re.compile(r"(T-[A-Z]?)(\d+) to T-[A-Z]?(\d+)")


def shown() -> set[str]:
    """Ids that rows carry, and those that a docstring or a row of a test names."""
    texts = [path.read_text() for path in HERE.glob("test_*.py") if path != Path(__file__)]
    rows = re.findall(r'^id = "(.+)"$', EXAMPLES.read_text(), re.MULTILINE)
    return set(rows) | {found for text in texts for found in ID.findall(text)}


@pytest.mark.parametrize("rule", IDS)
def test_the_rule_has_an_example_and_is_on_the_page(rule: str) -> None:
    assert rule in shown()
    assert rule in set(ID.findall(PAGE.read_text()))


def test_the_page_has_its_header_line_and_headings() -> None:
    lines = PAGE.read_text().splitlines()
    assert lines[2] == "4 players, you play with the bot opposite, two-pack promotion match."
    headings = [line for line in lines if line.startswith("## ")]
    assert headings == ["## Goal", "## Set-up", "## Playing a turn", "## Scoring and end", "## Worked examples"]

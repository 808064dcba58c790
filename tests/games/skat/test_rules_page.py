"""The rules page names every statement, option and preset, so that each "why?" leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from stammtisch.games.options import option_specs
from stammtisch.games.skat import GAME
from stammtisch.games.skat.options import Options
from stammtisch.testing.positions import random_deal, random_match
from tests.games.skat.table import ISKO, options

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "skat.md").read_text()
NAMED = set(re.findall(r"\bS-[A-Z]?[0-9]+\b", PAGE))
KINDS = {"": 18, "A": 27, "B": 10, "E": 24, "X": 8}


def test_every_statement_decision_variant_and_example_has_its_place() -> None:
    """S-1 to S-18, S-A1 to S-A27, S-B1 to S-B10, S-E1 to S-E24, S-X1 to S-X8, and no other."""
    assert {f"S-{kind}{number}" for kind, last in KINDS.items() for number in range(1, last + 1)} == NAMED


def test_every_option_and_preset_is_explained() -> None:
    """An option is named, or stands under the rule it belongs to."""
    for spec in option_specs(Options):
        assert f"`{spec.key}" in PAGE, spec.key
        assert spec.rule in NAMED
    assert all(f"`{name}`" in PAGE for name in GAME.presets)


def test_every_rule_that_decides_something_is_on_the_page() -> None:
    """What events and score lines name can be read."""
    rng = Random(3)
    rules = options(ISKO, kontra=True, all_pass="ramsch", null_below_bid="allow")
    for _ in range(30):
        for step in random_deal(GAME, random_match(GAME, rules, rng), rng):
            assert {event.rule for event in step.events} - {""} <= NAMED
        result = GAME.result(step.state)
        assert result is not None
        assert {line.rule for line in result.lines} <= NAMED

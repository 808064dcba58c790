"""The rules pages: their form, and that every rule in them is shown by an example or a test."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.project import ROOT, RULES_PAGES, prose, text_of, tracked_files

RULE_ID = re.compile(r"\b[BCST]-[A-Z]?[0-9]+\b")
"""B-1, B-A12, C-E5, S-X1, T-F3: the game's letter, the kind of statement, its number."""

HEADINGS = ["Goal", "Set-up", "Playing a turn", "Scoring and end", "Worked examples"]
HEADER_LINE = re.compile(r"\A# [^\n]+\n+([1-9] (?:or [1-9] )?players?, [^\n]+, [^\n]+)\n")

NOT_EXAMPLES = (ROOT / "tests" / "house", ROOT / "tests" / "playthroughs")
"""Folders in which a rule's id shows nothing: these checks, and deals that cite whatever rule happened to decide."""


def example_texts() -> Iterator[str]:
    """The text of every test and every table of examples."""
    for path in tracked_files():
        if path.is_relative_to(ROOT / "tests") and not any(path.is_relative_to(folder) for folder in NOT_EXAMPLES):
            yield text_of(path)


def natural(rule_id: str) -> tuple[str, int]:
    """Order in which people count: B-2 before B-10."""
    return rule_id.rstrip("0123456789"), int(re.findall(r"\d+", rule_id)[-1])


@pytest.mark.parametrize("page", RULES_PAGES, ids=lambda page: page.stem)
def test_every_rule_is_named_by_an_example_or_a_test(page: Path) -> None:
    """No statement of a rules page stands there without something that shows it."""
    shown = {rule_id for text in example_texts() for rule_id in RULE_ID.findall(text)}
    assert sorted(set(RULE_ID.findall(text_of(page))) - shown, key=natural) == []


@pytest.mark.parametrize("page", RULES_PAGES, ids=lambda page: page.stem)
def test_a_rules_page_has_the_headings_that_every_page_has(page: Path) -> None:
    """Whoever knows one page finds everything on the next."""
    assert re.findall(r"^## (.+)$", prose(text_of(page)), re.MULTILINE) == HEADINGS


@pytest.mark.parametrize("page", RULES_PAGES, ids=lambda page: page.stem)
def test_a_rules_page_opens_with_players_bots_and_length(page: Path) -> None:
    """Below the title one line says how many play, who the bots are, and how long it takes."""
    assert HEADER_LINE.search(text_of(page)), "expected a line such as: 3 players, you and two bots, one deal"


TRANSLATIONS = sorted((ROOT / "docs" / "rules").glob("*/*.md"))


@pytest.mark.parametrize("page", TRANSLATIONS, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_translation_tells_every_rule_in_the_order_of_the_original(page: Path) -> None:
    """The same ids one after the other, the same headings by depth, the same rows of tables and options in code."""
    original, translated = text_of(page.parents[1] / page.name), text_of(page)
    assert RULE_ID.findall(translated) == RULE_ID.findall(original)
    assert re.findall(r"^#+(?= )", translated, re.MULTILINE) == re.findall(r"^#+(?= )", original, re.MULTILINE)
    assert len(re.findall(r"^\|", translated, re.MULTILINE)) == len(re.findall(r"^\|", original, re.MULTILINE))
    assert sorted(re.findall(r"`[^`]+`", translated)) == sorted(re.findall(r"`[^`]+`", original))

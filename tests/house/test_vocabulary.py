"""A word of the field is one word: the table says what its glossary says; French signs hold to their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stammtisch.words import Words
from tests.house.project import ROOT, SOURCE
from tests.test_words import BY_GAME

LANGUAGES = sorted(folder.name for folder in (ROOT / "src/stammtisch/locales").iterdir() if folder.is_dir())

SAME = {
    "cribbage-crib": "term-cribbage-crib",
    "cribbage-count": "term-cribbage-count",
    "cribbage-starter": "term-cribbage-starter",
    "skat-declarer": "term-skat-declarer",
    "skat-forehand": "term-skat-forehand",
    "skat-middlehand": "term-skat-middlehand",
    "skat-rearhand": "term-skat-rearhand",
    "tractor-dealer": "term-tractor-dealer",
    "word-belote-capot": "term-belote-capot",
    "word-belote-kontra": "term-belote-kontra",
    "word-belote-tierce": "term-belote-tierce",
    "word-cribbage-heels": "term-cribbage-heels",
    "word-cribbage-nobs": "term-cribbage-nobs",
    "word-cribbage-pone": "term-cribbage-pone",
    "word-skat-forehand": "term-skat-forehand",
    "word-tractor-kitty": "term-tractor-kitty",
    "word-tractor-pair": "term-tractor-pair",
    "word-tractor-throw": "term-tractor-throw",
}
"""What the table says, and the glossary's term for it."""

DECLINED = {("bg", "skat-declarer")}
"""Where the language has the term with its article, as it stands in the rules."""

FRENCH_SUITED = ("belote", "tractor")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_and_the_glossary_have_one_word_for_one_thing(language: str) -> None:
    words = Words(language)
    said = {key: (words.say(key), words.say(term)) for key, term in SAME.items() if (language, key) not in DECLINED}
    assert {} == {key: pair for key, pair in said.items() if pair[0].casefold() != pair[1].casefold()}


@pytest.mark.parametrize("game", FRENCH_SUITED)
def test_chinese_hearts_are_those_of_the_pack(game: str) -> None:
    """With French suits hearts are 红桃; 红心 is the German suit, of Skat alone."""
    pages = [ROOT / "docs/rules/zh" / f"{game}.md"]
    pages += (ROOT / "src/stammtisch/locales/zh").glob(f"*{game}.ftl")
    assert len(pages) > 2
    assert [] == [page.name for page in pages if "红心" in page.read_text(encoding="utf-8")]


LOOSE_SIGN = re.compile(r"\S (?:[;:?!](?!\S)|»)|« ")


@pytest.mark.parametrize("path", sorted((SOURCE / "locales" / "fr").glob("*.ftl")), ids=lambda path: str(path.name))
def test_a_french_sign_never_begins_a_line(path: Path) -> None:
    """The space before ; : ? ! and within guillemets holds what stands on both its sides together."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if LOOSE_SIGN.search(line)] == []


@pytest.mark.parametrize("key", BY_GAME)
def test_a_deal_of_german_cribbage_is_not_the_game(key: str) -> None:
    """In Cribbage's rules a *Spiel* goes to 121, and a deal of it is a *Runde*; in Skat a deal is a *Spiel*."""
    words, values = Words("de"), {"number": 2, "seconds": 5}
    assert "Runde" in words.say(key, game="cribbage", **values)
    assert "Spiel" in words.say(key, game="skat", **values)
    assert "Spiel" not in words.say(key, game="cribbage", **values)

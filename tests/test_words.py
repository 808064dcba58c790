"""Words come from the language asked for, else from English, else the key stands for itself."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from stammtisch.words import LANGUAGES, Words, message_key
from tests.house.project import SOURCE

FILES = sorted((SOURCE / "locales" / "en").glob("*.ftl"))


def test_words_are_those_of_the_language() -> None:
    """A message is said in its language, with the values filled in."""
    assert Words("de").say("terminal-side", number=2) == "Seite 2"
    assert Words("en").say("terminal-side", number=2) == "side 2"


def test_a_language_without_words_speaks_english_and_a_missing_key_is_said_itself() -> None:
    """Nobody reads an empty line."""
    assert Words("xx").say("terminal-side", number=2) == "side 2"
    assert Words("de").say("no-such-key") == "no-such-key"
    assert Words("de").first(["no-such-key", "terminal-you"], "else") == "Du"
    assert Words("de").first(["no-such-key"], "else") == "else"


@pytest.mark.parametrize(
    ("parts", "key"), [(("word", "skat", "18"), "word-skat-18"), (("word", "x", "a b/c"), "word-x-a_b_c")]
)
def test_what_a_key_may_not_hold_becomes_a_low_line(parts: tuple[str, ...], key: str) -> None:
    """Any code can be looked up."""
    assert message_key(*parts) == key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [path.name for path in FILES])
def test_every_language_has_the_same_messages(language: str, name: str) -> None:
    """No file has a fault in its syntax, and none lacks a message that the English one has."""
    english, other = (
        FluentParser().parse((SOURCE / "locales" / folder / name).read_text("utf-8")) for folder in ("en", language)
    )
    assert not [entry for entry in other.body if isinstance(entry, Junk)]
    keys = [{entry.id.name for entry in tree.body if isinstance(entry, Message)} for tree in (english, other)]
    assert keys[0] == keys[1]

"""Words come from the language asked for, else from English, else the key stands for itself; all say the same.

Not here: whether everything that a game can emit is worded; that is tested beside the game (`tests/games/<game>/`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from stammtisch.games import GAMES
from stammtisch.games.game import AnyGame
from stammtisch.games.options import option_specs
from stammtisch.words import LANGUAGES, Words, message_key
from tests.house.project import SOURCE

FILES = sorted(path.name for path in (SOURCE / "locales" / "en").glob("*.ftl"))


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


BY_GAME = (
    "deal",
    "deal-derived",
    "deal-number",
    "deal-over",
    "next-deal",
    "next-deal-in",
    "replay-deal",
    "see-deal-again",
)
"""Messages that are told the game as well: a language whose players have several words for a deal chooses by it."""


CHOICES = {("game", message) for message in BY_GAME}


class Places(Visitor):
    """The names of the values that go into each message."""

    def __init__(self, language: str, name: str) -> None:
        tree = FluentParser().parse((SOURCE / "locales" / language / name).read_text("utf-8"))
        self.broken = [entry.content for entry in tree.body if isinstance(entry, Junk)]
        self.keys = [entry.id.name for entry in tree.body if isinstance(entry, Message)]
        self.found: dict[str, set[str]] = {}
        self.visit(tree)

    def visit_Message(self, node: Message) -> None:
        """A message begins."""
        self.found[node.id.name] = set()
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:
        """A place in the message that began last."""
        message = next(reversed(self.found))
        if (node.id.name, message) not in CHOICES:
            self.found[message].add(node.id.name)


places_of = cache(Places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages(language: str, name: str) -> None:
    """No file has a fault in its syntax or a message twice; all have those of the English one, with the same places."""
    english, other = places_of("en", name), places_of(language, name)
    assert not other.broken
    assert len(other.keys) == len(other.found)
    assert english.found == other.found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in FILES if name != "client.ftl"])  # dates, as browsers word them
def test_every_message_can_be_said(language: str, name: str) -> None:
    """Fluent words each message with any text in its places."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((SOURCE / "locales" / language / name).read_text("utf-8")))
    for key, places in places_of(language, name).found.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, dict.fromkeys({*places, "game"}, "x"))
        assert text and not errors, (key, errors)


def rule_card_keys(game: AnyGame) -> Iterator[str]:
    """What a game's page and its rule card say: name, presets, every option and value, reasons of house rules."""
    yield from (message_key(word, game.key) for word in ("title", "invite", "players"))
    yield from (message_key("preset", game.key, name) for name in game.presets)
    for spec in option_specs(type(game.presets["house"])):
        yield message_key("option", game.key, spec.key)
        for value in spec.values:
            written = str(value).lower() if isinstance(value, bool) else str(value)
            yield message_key("option", game.key, spec.key, written)
        if spec.usual != spec.default:
            yield message_key("reason", "option", game.key, spec.key)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_rule_card_of_every_game_is_words(game: AnyGame) -> None:
    """A newcomer reads no key of ours, and each house rule has its reason."""
    assert set(rule_card_keys(game)) - set(places_of("en", f"{game.key}.ftl").keys) == set()

"""Every code that the game can emit has its message, in every language, with the arguments that it is given."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import stammtisch
from stammtisch.games.options import option_specs
from stammtisch.games.tractor.moves import AGREE, CLAIM, DRAW, KEEP, PASS, REDEAL, REFUSE
from stammtisch.games.tractor.options import LEVELS, PRESETS, TractorOptions

SOURCE = Path(stammtisch.__file__).parent
CODE = SOURCE / "games" / "tractor"
LANGUAGES = ("en", "de", "zh")


def resource(language: str) -> str:
    return (SOURCE / "locales" / language / "tractor.ftl").read_text()


def messages(language: str) -> dict[str, str]:
    return dict(re.findall(r"^([A-Za-z][\w-]*) = (.+)$", resource(language), re.MULTILINE))


def first_strings(called: str) -> set[str]:
    """First arguments of all calls of `called` in the game's code, where they are plain texts."""
    found = set()
    for path in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == called and node.args:
                found |= {c.value for c in ast.walk(node.args[0]) if isinstance(c, ast.Constant)}
    return {text for text in found if isinstance(text, str)}


def expected_keys() -> set[str]:
    keys = {"title-tractor", "invite-tractor", "players-tractor"}
    keys |= {f"event-tractor-{code}" for code in first_strings("Event") | {"led", "threw"}}
    keys |= {f"line-tractor-{code}" for code in first_strings("ScoreLine")}
    keys |= {f"refusal-tractor-{code}" for code in first_strings("RuleError") | first_strings("Refusal")}
    keys |= {f"reason-tractor-{code}" for code in ("held", "taken_over", "redealt")}
    asked = ("draw", "redeal", "declare", "bury", "lead", "follow", "answer")
    keys |= {f"asked-tractor-{kind}" for kind in asked}
    words = (PASS, DRAW, KEEP, REDEAL, CLAIM, AGREE, REFUSE)
    keys |= {f"word-tractor-{word.text}" for word in words}
    keys |= {f"word-tractor-{word}" for word in (*"CSHD", "none", "beyond", *LEVELS)}
    return keys | option_keys()


def option_keys() -> set[str]:
    keys = {f"preset-tractor-{name}" for name in PRESETS}
    for spec in option_specs(TractorOptions):
        keys.add(f"option-tractor-{spec.key}")
        for value in spec.values:
            text = str(value).lower() if isinstance(value, bool) else str(value)
            keys.add(f"option-tractor-{spec.key}-" + re.sub(r"[^\w-]", "_", text))
        if spec.usual != spec.default:
            keys.add(f"reason-option-tractor-{spec.key}")
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_message(language: str) -> None:
    assert expected_keys() <= set(messages(language))


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english = messages("en")
    for language in LANGUAGES[1:]:
        other = messages(language)
        assert set(english) == set(other)
        for key, text in english.items():
            assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", other[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read_by_fluent(language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(resource(language)))
    for key, text in messages(language).items():
        message = bundle.get_message(key)
        assert message.value is not None
        values = dict.fromkeys(re.findall(r"\$(\w+)", text), "x")
        _, errors = bundle.format_pattern(message.value, values)
        assert not errors, key

"""Every code that Belote can say has its words, in all three languages alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import stammtisch
from stammtisch.games.belote.announcements import Kind
from stammtisch.games.belote.asking import KINDS
from stammtisch.games.belote.contracts import CONTRACTS
from stammtisch.games.belote.duties import RULES
from stammtisch.games.belote.options import PRESETS, BeloteOptions
from stammtisch.games.belote.view import Counts
from stammtisch.games.options import option_specs

PACKAGE = Path(stammtisch.__file__).parent
CODE = (PACKAGE / "games" / "belote").glob("*.py")
SOURCE = "\n".join(path.read_text() for path in CODE)
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def keys(language: str) -> list[str]:
    """The keys of a language's messages."""
    return KEY.findall((PACKAGE / "locales" / language / "belote.ftl").read_text())


def key_text(value: object) -> str:
    """A value as part of a key."""
    text = {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)
    return re.sub(r"[^A-Za-z0-9_-]", "_", text)


def expected_keys() -> set[str]:
    """A key for everything that the code can emit."""
    events = set(re.findall(r'Event\(\s*"(\w+)"', SOURCE)) | {"pass", "kontra", "rekontra", "claim", "claim_all"}
    reasons = {"made", "inside", "hanging", "equal"}
    lines = set(re.findall(r'ScoreLine\(\s*"(\w+)"', SOURCE)) | {"announcement", "announcement_beaten"}
    refusals = set(re.findall(r'RuleError\(\s*"(\w+)"', SOURCE)) | set(RULES)
    words = {contract.value for contract in CONTRACTS} | {kind.value for kind in Kind} | {one.value for one in Counts}
    found = {"title-belote", "invite-belote", "players-belote"}
    found |= {f"event-belote-{code}" for code in events | reasons}
    found |= {f"line-belote-{code}" for code in lines}
    found |= {f"reason-belote-{code}" for code in reasons | {"passed_out"}}
    found |= {f"refusal-belote-{code}" for code in refusals}
    found |= {f"asked-belote-{kind}" for kind in {*KINDS.values(), "claim"}}
    found |= {f"word-belote-{key_text(word)}" for word in words | set("CDHS") | {"pass", "kontra", "rekontra"}}
    found |= {f"preset-belote-{preset}" for preset in PRESETS}
    for spec in option_specs(BeloteOptions):
        found |= {f"option-belote-{spec.key}"} | {f"option-belote-{spec.key}-{key_text(v)}" for v in spec.values}
        found |= {f"reason-option-belote-{spec.key}"} if spec.usual != spec.default else set()
    return found


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_every_code_has_its_message(language: str) -> None:
    assert expected_keys() - set(keys(language)) == set()


@pytest.mark.parametrize("language", ["de", "zh"])
def test_all_languages_have_the_same_messages_with_the_same_places(language: str) -> None:
    def places(of: str) -> dict[str, set[str]]:
        text = (PACKAGE / "locales" / of / "belote.ftl").read_text()
        return {
            line.split(" = ")[0]: set(re.findall(r"\{ \$(\w+) \}", line)) for line in text.splitlines() if " = " in line
        }

    assert places("en") == places(language)
    assert len(keys(language)) == len(set(keys(language)))


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_messages_can_be_read(language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((PACKAGE / "locales" / language / "belote.ftl").read_text()))
    for key in keys(language):
        message = bundle.get_message(key)
        assert message.value is not None, key
        names = ("seat", "cards", "contract", "factor", "kind", "suit", "number", "card_points", "first", "second",
                 "tricks", "before", "after", "score", "line")  # fmt: skip
        text, errors = bundle.format_pattern(message.value, dict.fromkeys(names, "x"))
        assert text and not errors, (key, errors)


TOLD = [
    ("en", "event-belote-contract", 1, "Contract for Ada: hearts"),
    ("en", "event-belote-contract", 4, "Contract for Ada: hearts, ×4"),
    ("en", "line-belote-multiplied", 2, "Kontra: ×2 → 32"),
    ("de", "line-belote-multiplied", 4, "Rekontra: ×4 → 32"),
    ("zh", "line-belote-multiplied", 2, "加倍：×2 → 32"),
]


@pytest.mark.parametrize(("language", "key", "factor", "expected"), TOLD)
def test_what_was_said_is_told_and_nothing_else(language: str, key: str, factor: int, expected: str) -> None:
    """B-10: a contract without Kontra has no factor, and Rekontra is told only where it was said."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((PACKAGE / "locales" / language / "belote.ftl").read_text()))
    message = bundle.get_message(key)
    assert message.value is not None
    values = {"seat": "Ada", "contract": "hearts", "factor": factor, "score": 32}
    assert bundle.format_pattern(message.value, values) == (expected, [])

"""Every code that Belote can say has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import stammtisch
from stammtisch.games.belote.announcements import Kind
from stammtisch.games.belote.asked import KINDS
from stammtisch.games.belote.contracts import CONTRACTS
from stammtisch.games.belote.duties import RULES
from stammtisch.games.belote.view import Counts
from stammtisch.words import message_key

PACKAGE = Path(stammtisch.__file__).parent
CODE = (PACKAGE / "games" / "belote").glob("*.py")
SOURCE = "\n".join(path.read_text() for path in CODE)
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def keys(language: str) -> list[str]:
    """The keys of a language's messages."""
    return KEY.findall((PACKAGE / "locales" / language / "belote.ftl").read_text())


def expected_keys() -> set[str]:
    """A key for everything that the code can emit."""
    events = set(re.findall(r'Event\(\s*"(\w+)"', SOURCE)) | {"pass", "kontra", "rekontra", "claim", "claim_all"}
    reasons = {"made", "inside", "hanging", "equal"}
    lines = set(re.findall(r'ScoreLine\(\s*"(\w+)"', SOURCE)) | {"announcement", "announcement_beaten"}
    refusals = set(re.findall(r'RuleError\(\s*"(\w+)"', SOURCE)) | set(RULES)
    words = {contract.value for contract in CONTRACTS} | {kind.value for kind in Kind} | {one.value for one in Counts}
    found = {f"event-belote-{code}" for code in events | reasons}
    found |= {f"line-belote-{code}" for code in lines}
    found |= {f"reason-belote-{code}" for code in reasons | {"passed_out"}}
    found |= {f"refusal-belote-{code}" for code in refusals}
    found |= {f"asked-belote-{kind}" for kind in {*KINDS.values(), "claim"}}
    words |= {*"CDHS", "pass", "kontra", "rekontra"}
    return found | {message_key("word", "belote", word) for word in words}


def test_every_code_has_its_message() -> None:
    assert expected_keys() - set(keys("en")) == set()


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

"""Every code that the game can emit has its message."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import stammtisch
from stammtisch.games.tractor.moves import AGREE, CLAIM, DRAW, KEEP, PASS, REDEAL, REFUSE
from stammtisch.games.tractor.options import LEVELS

SOURCE = Path(stammtisch.__file__).parent
CODE = SOURCE / "games" / "tractor"


def keys_of(language: str) -> set[str]:
    text = (SOURCE / "locales" / language / "tractor.ftl").read_text()
    return set(re.findall(r"^([A-Za-z][\w-]*) =", text, re.MULTILINE))


def first_strings(called: str) -> set[str]:
    """First arguments of all calls of `called` in the game's code, where they are plain texts."""
    found = set()
    for path in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == called and node.args:
                found |= {c.value for c in ast.walk(node.args[0]) if isinstance(c, ast.Constant)}
    return {text for text in found if isinstance(text, str)}


def expected_keys() -> set[str]:
    keys = {f"event-tractor-{code}" for code in first_strings("Event") | {"led", "threw"}}
    keys |= {f"line-tractor-{code}" for code in first_strings("ScoreLine")}
    keys |= {f"refusal-tractor-{code}" for code in first_strings("RuleError") | first_strings("Refusal")}
    keys |= {f"reason-tractor-{code}" for code in ("held", "taken_over", "redealt")}
    asked = ("draw", "redeal", "declare", "bury", "lead", "follow", "answer")
    keys |= {f"asked-tractor-{kind}" for kind in asked}
    words = (PASS, DRAW, KEEP, REDEAL, CLAIM, AGREE, REFUSE)
    keys |= {f"word-tractor-{word.text.replace(' ', '_')}" for word in words}
    keys |= {f"word-tractor-{word}" for word in (*"CSHD", "none", "beyond", *LEVELS)}
    return keys


def test_every_code_has_its_message() -> None:
    assert expected_keys() <= keys_of("en")

"""What may be written on the pages of the house, and whether it waits for the host.

Not here: how often somebody may write (`comment_routes.py`), and what the rules are (`site.py`).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from stammtisch.errors import TableError
from stammtisch.server.doors import Asker
from stammtisch.server.site import CommentRules
from stammtisch.store.comments import Standing
from stammtisch.store.standings import Role

LINK: Final = re.compile(r"https?:|www\.|\b[\w-]+\.[a-z]{2,12}(?:/|\b(?=\s|$))", re.IGNORECASE)


def plain_text(text: str) -> str:
    """The text without signs that cannot be seen; at most one empty line in a row. Raises TableError if it is empty."""
    seen = "".join(letter for letter in text if letter in "\n\u200d" or unicodedata.category(letter)[0] != "C")
    plain = re.sub(r"\n\s*\n\s*", "\n\n", seen.replace("\r", "")).strip()
    if not plain:
        raise TableError("empty", "There is nothing in it.")
    return plain


def standing_of(text: str, asker: Asker, rules: CommentRules) -> Standing:
    """Whether everybody sees it at once. Raises TableError for what is not taken here."""
    if asker.role in (Role.STEWARD, Role.HOST):
        return Standing.SHOWN
    waits = [_waits(LINK.search(text) is not None, rules.links, "Links are not taken here.")]
    waits.append(_waits(_has_word(text, rules.words), rules.with_words, "This holds a word that is not taken here."))
    waits.append(rules.approval == "all" or (rules.approval == "guests" and asker.account is None))
    return Standing.WAITING if any(waits) else Standing.SHOWN


def _waits(found: bool, rule: str, sentence: str) -> bool:
    if found and rule == "refuse":
        raise TableError("not_taken", sentence)
    return found and rule == "wait"


def _has_word(text: str, words: tuple[str, ...]) -> bool:
    """Whole words, however they are written."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    folded = (re.escape(unicodedata.normalize("NFKC", word).casefold()) for word in words if word.strip())
    return any(re.search(rf"(?<!\w){word}(?!\w)", plain) for word in folded)

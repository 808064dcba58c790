"""Words for codes and keys: the Fluent messages of a language, else those of English, else the key itself.

Not here: which messages there are (`locales/<language>/*.ftl`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "nb", "fr", "bg", "zh")


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        chosen = language if language in LANGUAGES else "en"
        self._bundles = [_bundle(name) for name in dict.fromkeys((chosen, "en"))]

    def say(self, key: str, **values: str | int) -> str:
        """The message, with values filled in; the key itself if no language has it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, values)
                    return str(text)
        return key

    def knows(self, key: str) -> bool:
        """Whether some language has the message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def first(self, keys: Iterable[str], otherwise: str, **values: str | int) -> str:
        """The first of the messages that there is, else `otherwise`."""
        return next((self.say(key, **values) for key in keys if self.knows(key)), otherwise)


def message_key(*parts: str) -> str:
    """The key made of these parts; what Fluent does not allow in a key becomes a low line."""
    return "-".join("".join(c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in part) for part in parts)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("stammtisch") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle

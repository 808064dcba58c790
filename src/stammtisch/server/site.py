"""The one file in which a host says what this house is: name, logo, language, access, pages, what comments may hold.

Not here: the command line, which may say another access (`command.py`), and what follows from each (`doors.py`).
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from stammtisch.errors import ParseError

FILE: Final = "site.toml"
LARGEST_LOGO: Final = 256 * 1024
"""Bytes."""

LOGO_TYPES: Final = {".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg"}
LANGUAGES: Final = ("en", "de", "nb", "fr", "bg", "zh")


class Access(Enum):
    """Who may play: everybody, whoever came by an invitation once, or accounts that were invited."""

    OPEN = "open"
    INVITE = "invite"
    MEMBERS = "members"


class CommentRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be written. approval: whose comments wait for the host. words: those that make a comment wait."""

    approval: Literal["none", "guests", "all"] = "none"
    links: Literal["allow", "wait", "refuse"] = "wait"
    words: tuple[str, ...] = ()
    with_words: Literal["wait", "refuse"] = "wait"


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)] = "Stammtisch"
    logo: str = ""
    language: Literal["", "en", "de", "nb", "fr", "bg", "zh"] = ""
    access: Literal["open", "invite", "members"] = "open"
    imprint: str | dict[str, str] = ""
    privacy: str | dict[str, str] = ""
    metrics_from: tuple[str, ...] = ()
    comments: CommentRules = CommentRules()


@dataclass(frozen=True, slots=True)
class Logo:
    """A picture, and its media type."""

    picture: bytes
    media_type: str


@dataclass(frozen=True, slots=True)
class Site:
    """What a house is. pages: by name, then language; "" for all. metrics_from: addresses beside this machine's."""

    name: str = "Stammtisch"
    language: str = ""
    access: Access = Access.OPEN
    pages: dict[str, dict[str, str]] = field(default_factory=dict)
    logo: Logo | None = None
    metrics_from: tuple[str, ...] = ()
    comments: CommentRules = field(default_factory=CommentRules)

    def page(self, name: str, language: str) -> str | None:
        """The page in this language, else in the house's, in English, or in any; None if there is no such page."""
        texts = self.pages.get(name, {})
        wanted = (language, "", self.language, "en")
        return next((texts[key] for key in (*wanted, *texts) if key in texts), None)


def read_site(path: Path) -> Site:
    """The site of this file; the usual one where there is no file.

    Raises ParseError, naming the file, and the line or the key, for what cannot be read.
    """
    if not path.is_file():
        return Site()
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ParseError(f"{path}: byte {error.start} is not UTF-8 text") from None
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except tomllib.TOMLDecodeError as error:
        raise ParseError(f"{path}: {error}") from None
    except msgspec.ValidationError as error:
        raise ParseError(_told(path, text, str(error))) from None
    return Site(
        file.name,
        file.language,
        Access(file.access),
        _pages(path, text, imprint=file.imprint, privacy=file.privacy),
        _logo(path, text, file.logo) if file.logo else None,
        file.metrics_from,
        file.comments,
    )


def _told(path: Path, text: str, error: str) -> str:
    """What is wrong, with the key's line: "Expected `str`, got `int` - at `$.comments.links`"."""
    sentence, _, place = error.replace("`", "'").partition(" - at ")
    unknown = re.search(r"unknown field '([^']*)'", sentence)
    key = ".".join(part for part in (place.strip("'").removeprefix("$").lstrip("."), unknown and unknown[1]) if part)
    return f"{_place(path, text, key)}: {key}: {sentence}"


def _place(path: Path, text: str, key: str) -> str:
    """The file and, where it can be found, the line of a key."""
    last = re.escape(re.sub(r"\[.*", "", key).rpartition(".")[2])
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(rf"\s*\[?(?:[\w.]+\.)?[\"']?{last}[\"']?\s*[=\].]", line):
            return f"{path}, line {number}"
    return str(path)


def _pages(path: Path, text: str, **pages: str | dict[str, str]) -> dict[str, dict[str, str]]:
    for name, texts in pages.items():
        unknown = [language for language in texts if language not in LANGUAGES] if isinstance(texts, dict) else []
        if unknown:
            place = _place(path, text, f"{name}.{unknown[0]}")
            raise ParseError(f"{place}: {name}.{unknown[0]}: not a language: expected one of {', '.join(LANGUAGES)}")
    return {name: {"": texts} if isinstance(texts, str) else texts for name, texts in pages.items() if texts}


def _logo(path: Path, text: str, name: str) -> Logo:
    place, file = _place(path, text, "logo"), path.parent / name
    kind = LOGO_TYPES.get(file.suffix.lower().replace(".jpeg", ".jpg"))
    if kind is None:
        raise ParseError(f"{place}: logo: {name!r} is no picture: expected one of {', '.join(LOGO_TYPES)}")
    if not file.is_file():
        raise ParseError(f"{place}: logo: there is no file {file}")
    if file.stat().st_size > LARGEST_LOGO:
        raise ParseError(f"{place}: logo: {file} has more than {LARGEST_LOGO // 1024} KiB")
    return Logo(file.read_bytes(), kind)


def told_site(site: Site) -> dict[str, Any]:
    """What everybody may know of it."""
    return {"name": site.name, "logo": site.logo is not None, "language": site.language, "pages": tuple(site.pages)}

"""Which colours the suits have: two, four, or the four German ones of tournaments; and the style sheet that says so.

The colours of each scheme are told apart by colour-blind people: chosen so that, as they see them, any two stay further
apart than twice what is just to be seen (tested over every setting of contrast and temperature).
"""

import json
import re
from collections.abc import Iterable

from german_marks import INK as GERMAN_INK
from indices import LETTERS

BLACK, RED, TEAL, BLUE = "#1a1714", "#cf1018", "#26735f", "#08288a"
SCHEMES = {
    "two-colour": {"spades": BLACK, "clubs": BLACK, "hearts": RED, "diamonds": RED},
    "four-colour": {"spades": BLACK, "clubs": TEAL, "hearts": RED, "diamonds": BLUE},
    "tournament-colours": {"spades": "#297167", "clubs": BLACK, "hearts": "#6c202c", "diamonds": "#98480d"},
}
BACKS = {"red": "#7d2f33", "blue": "#2b4a73", "green": "#2f5a41"}
COLOUR = re.compile(r"#[0-9a-f]{6}")
PAINTED = re.compile(r' (?:fill|stroke)="([^"]+)"')
HEAD = "/* Made by make_faces.py: choices a page makes about the faces by custom properties, read through <use>. */\n"


def themable(svg: str) -> str:
    """The picture with each colour as a custom property named after it, so that a page may tone it."""
    return PAINTED.sub(lambda paint: COLOUR.sub(lambda c: toned(c[0]), paint[0]), svg)


def toned(colour: str) -> str:
    """The custom property of a colour, which is the colour itself where a page does not set it."""
    return f"var(--c-{colour[1:]},{colour})"


def suits_of(scheme: str) -> str:
    """The custom properties of a scheme, for the faces and for the large ones."""
    named = SCHEMES[scheme].items()
    return " ".join(f"--{deck}-{suit}: {toned(colour)};" for deck in ("suit", "large") for suit, colour in named)


def language_rule(language: str) -> str:
    """Which index letters are shown to readers of a language."""
    shown = " ".join(f"--index-{one}: {'inline' if one == language else 'none'};" for one in LETTERS)
    return f":lang({language}) {{ {shown} }}\n"


def style_sheet() -> str:
    """`faces.css`: index letters of each language, the schemes, the backs."""
    text = HEAD + "\n/* Index letters of the courts. Without a rule: English. */\n"
    text += "".join(language_rule(language) for language in LETTERS if language != "en")
    text += "\n/* Colours of the suits. Without a rule: two colours, the large faces four. */\n"
    text += "".join(f".{scheme} {{ {suits_of(scheme)} }}\n" for scheme in SCHEMES)
    text += "\n/* The back. Without a rule: red. */\n"
    return text + "".join(f".back-{name} {{ --card-back: {toned(colour)}; }}\n" for name, colour in BACKS.items())


def palette(sprites: Iterable[str], paper: str) -> str:
    """`palette.json`: the paper, the colours of signs that must be read on it, and all others that are painted."""
    signs = sorted({colour for scheme in SCHEMES.values() for colour in scheme.values()} | {GERMAN_INK})
    painted = {colour for sprite in sprites for paint in PAINTED.findall(sprite) for colour in COLOUR.findall(paint)}
    others = sorted((painted | set(BACKS.values())) - {*signs, paper})
    return json.dumps({"paper": paper, "signs": signs, "others": others, "schemes": SCHEMES}, indent=1) + "\n"

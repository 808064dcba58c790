"""The large-index deck for small screens and weak eyes: four colours, one huge index, one big pip at each end.

52 cards and two jokers, drawn from geometry alone; the parting line in the middle makes them double-ended.
"""

from draw_french import PIPS
from indices import SHAPES as GLYPHS
from indices import glyph, rank_glyph
from jokers import SHAPES as SIGNS
from schemes import BLACK, RED, SCHEMES
from svg import blank, both_ways, path, place, tag

COLOURS = {suit[0].upper(): f"var(--large-{suit},{colour})" for suit, colour in SCHEMES["four-colour"].items()}
JOKERS = {"BIG": ("sun", RED), "SML": ("moon", BLACK)}
SHAPES = {f"pip-{suit}": path(d, id=f"pip-{suit}") for suit, d in PIPS.items()} | GLYPHS | SIGNS
LEFT, PALE = -66, "#fff6dc"


def parting(colour: str) -> str:
    """The slanting line between the two ends of a card."""
    return path("M16-140L-16 140", stroke=colour, stroke_width=3, fill="none", opacity=0.3)


def face(suit: str, rank: str) -> str:
    """A card: huge index with a big pip below it, so that a narrow strip at the left shows both."""
    colour = COLOURS[suit]
    index = rank_glyph(rank, LEFT, -98, 112, colour, 130)
    return blank() + parting(colour) + both_ways(index + place(f"pip-{suit}", LEFT, 14, 92, fill=colour))


def joker(sign: str, colour: str) -> str:
    """A joker: its sign, huge; the big one pale on a full ground, the small one dark in a ring."""
    filled = sign == "sun"
    ground = tag("rect", x=-108, y=-156, width=216, height=312, rx=8, fill=colour if filled else "none")
    ring = tag("rect", x=-108, y=-156, width=216, height=312, rx=8, fill="none", stroke=colour, stroke_width=6)
    ink = PALE if filled else colour
    word = "".join(glyph(letter, LEFT - 28, -134 + 26 * row, 19, ink, 140) for row, letter in enumerate("JOKER"))
    return blank() + ground + ring + parting(ink) + both_ways(word + place(sign, LEFT + 20, -84, 76, fill=ink))


def faces() -> dict[str, str]:
    """All 54 faces, by card."""
    cards = {suit + rank: face(suit, rank) for suit in "CSHD" for rank in "AKQJT98765432"}
    return cards | {card: joker(*look) for card, look in JOKERS.items()}

"""The French pattern for Belote: 32 cards, courts in the manner of Paris in red, yellow, blue and black.

Pips, number cards and indices are those of the French-suited deck; only the courts differ. Every face is unchanged by
half a turn.
"""

import math

from draw_french import COLOURS, PIPS, spots
from german_marks import GOLD, INK
from indices import SHAPES as GLYPHS
from indices import corners
from paris_figures import COURTS, SLANT, half_figure
from svg import blank, circle, group, path, place, tag

SHAPES = {f"pip-{suit}": path(d, id=f"pip-{suit}") for suit, d in PIPS.items()} | GLYPHS
PEN: dict[str, str | float] = {
    "stroke": INK,
    "stroke_width": 1.2,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def band() -> str:
    """The slanting band of beads that parts the two ends."""
    turn = math.degrees(math.atan(SLANT))
    half = 80 / math.cos(math.radians(turn))
    ground = tag("rect", x=-half, y=-6, width=2 * half, height=12, fill="#2f5f94")
    beads = "".join(circle(x, 0, 3.4, fill=GOLD, stroke_width=0.9) for x in range(-70, 71, 10))
    return group(ground + beads, transform=f"rotate({turn:.2f})", **PEN)


def court(card: str) -> str:
    """A court: the half figure and its pip at each end, the band between them, in a plain frame."""
    figure = group(half_figure(card), **PEN)
    pip = place(f"pip-{card[0]}", -58, -128, 36, fill=COLOURS[card[0]])
    upper = group(figure + pip, id=f"{card}-half")
    lower = tag("use", href=f"#{card}-half", transform="rotate(180)")
    frame = tag("rect", x=-80, y=-154, width=160, height=308, fill="none", stroke=INK, stroke_width=1.4)
    return upper + lower + band() + frame


def face(suit: str, rank: str) -> str:
    """One face."""
    middle = court(suit + rank) if suit + rank in COURTS else group(spots(suit, rank), fill=COLOURS[suit])
    return blank() + middle + corners(rank, f"pip-{suit}", COLOURS[suit])


def faces() -> dict[str, str]:
    """All 32 faces, by card."""
    return {suit + rank: face(suit, rank) for suit in "CSHD" for rank in "AKQJT987"}

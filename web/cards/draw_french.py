"""The French-suited faces: 52 cards and two jokers.

Courts and pips are Adrian Kennard's (CC0, see README.md); layout and jokers are ours. So that every face is unchanged
by half a turn, a pip in the middle of a card is double-ended, and a pair level with the middle points both ways.
"""

import json
from pathlib import Path

from indices import SHAPES as GLYPHS
from indices import corners
from jokers import JOKERS
from jokers import SHAPES as SIGNS
from schemes import SCHEMES
from svg import blank, both_ways, group, path, place, tag

HERE = Path(__file__).parent
COLOURS = {suit[0].upper(): f"var(--suit-{suit},{colour})" for suit, colour in SCHEMES["two-colour"].items()}
DRESS = {"gold": "#f4bd4a", "red": "#cf2630", "blue": "#2f3f9e", "black": "#1a1714"}
PIPS = {
    "C": "M30 150C35 385 85 400 130 500H-130C-85 400-35 385-30 150A10 10 0 0 0-50 150A210 210 0 1 1-124-51"
    "A10 10 0 0 0-110-65A230 230 0 1 1 110-65A10 10 0 0 0 124-51A210 210 0 1 1 50 150A10 10 0 0 0 30 150Z",
    "S": "M0-500C100-250 355-100 355 185A150 150 0 0 1 55 185A10 10 0 0 0 35 185C35 385 85 400 130 500H-130"
    "C-85 400-35 385-35 185A10 10 0 0 0-55 185A150 150 0 0 1-355 185C-355-100-100-250 0-500Z",
    "H": "M0-300C0-400 100-500 200-500C300-500 400-400 400-250C400 0 0 400 0 500C0 400-400 0-400-250"
    "C-400-400-300-500-200-500C-100-500 0-400 0-300Z",
    "D": "M-400 0C-350 0 0-450 0-500C0-450 350 0 400 0C350 0 0 450 0 500C0 450-350 0-400 0Z",
}
SHAPES = {f"pip-{suit}": path(d, id=f"pip-{suit}") for suit, d in PIPS.items()} | GLYPHS | SIGNS

COLUMN, ROW, STEP, SIZE = 49.0, 108.0, 36.0, 58.0
# Pips of the upper half by rank, as (x, y); "=" a level pair, "+" one double-ended pip in the middle.
UPPER: dict[str, tuple[list[tuple[float, float]], str]] = {
    "2": ([(0, -ROW)], ""),
    "3": ([(0, -ROW)], "+"),
    "4": ([(-COLUMN, -ROW), (COLUMN, -ROW)], ""),
    "5": ([(-COLUMN, -ROW), (COLUMN, -ROW)], "+"),
    "6": ([(-COLUMN, -ROW), (COLUMN, -ROW)], "="),
    "7": ([(-COLUMN, -ROW), (COLUMN, -ROW)], "=+"),
    "8": ([(-COLUMN, -ROW), (COLUMN, -ROW), (0, -ROW / 2)], "="),
    "9": ([(-COLUMN, -ROW), (COLUMN, -ROW), (-COLUMN, -STEP), (COLUMN, -STEP)], "+"),
    "T": ([(-COLUMN, -ROW), (COLUMN, -ROW), (-COLUMN, -STEP), (COLUMN, -STEP), (0, -2 * STEP)], ""),
}


def middle_pip(suit: str, size: float) -> str:
    """One pip that reads the same from both ends: a diamond as it is, the others two small ones foot to foot."""
    if suit == "D":
        return place("pip-D", 0, 0, size)
    small = size * 0.72
    return both_ways(place(f"pip-{suit}", 0, -small / 2, small))


def spots(suit: str, rank: str) -> str:
    """The pips of an ace or a number card."""
    if rank == "A":
        return middle_pip(suit, 150)
    upper, middle = UPPER[rank]
    text = both_ways("".join(place(f"pip-{suit}", x, y, SIZE) for x, y in upper))
    if "=" in middle:
        text += both_ways(place(f"pip-{suit}", -COLUMN, 0, SIZE))
    return text + (middle_pip(suit, SIZE) if "+" in middle else "")


def figure(card: str, layers: list[str]) -> str:
    """A court figure with its half turn, layer by layer so that neither end covers the other, in a frame."""
    suit, text = card[0], ""
    for number, layer in enumerate(layers):
        for name, colour in {**DRESS, "suit": COLOURS[suit]}.items():
            layer = layer.replace(f"{{{name}}}", colour)
        text += group(layer, transform="translate(-82.4 -130.4)scale(.12677 .1304)", id=f"{card}-{number}")
        text += tag("use", href=f"#{card}-{number}", transform="rotate(180)")
    frame = tag("rect", x=-82.4, y=-130.4, width=164.8, height=260.8, fill="none", stroke=DRESS["blue"])
    return text + frame + both_ways(place(f"pip-{suit}", -61, -106, 40, fill=COLOURS[suit]))


def faces() -> dict[str, str]:
    """All 54 faces, by card."""
    courts = json.loads(HERE.joinpath("kennard.json").read_text())
    result = {}
    for suit, colour in COLOURS.items():
        for rank in "AKQJT98765432":
            drawn = suit + rank in courts
            middle = figure(suit + rank, courts[suit + rank]) if drawn else group(spots(suit, rank), fill=colour)
            result[suit + rank] = blank() + middle + corners(rank, f"pip-{suit}", colour)
    return result | JOKERS

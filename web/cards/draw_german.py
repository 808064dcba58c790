"""The German-suited faces for Skat: 32 cards in the manner of the Prussian double image, drawn from tradition.

C acorns, S leaves, H hearts, D bells; A Daus, K König, Q Ober, J Unter. An Ober's suit mark stands at the top of the
card, an Unter's hangs below: that is how the two are told apart. Every face is unchanged by half a turn.
"""

from pathlib import Path

from german_figures import COURTS, half_figure
from german_marks import BROWN, CREAM, GOLD, GREEN, INK, MARKS, RED
from indices import SHAPES as GLYPHS
from indices import LEFT, PIP_SIZE, TOP, LETTER_SIZE, glyph
from svg import blank, both_ways, group, path, place, tag, write_deck

HERE = Path(__file__).parent
SHAPES = GLYPHS | MARKS
INDEX = {"A": "D", "K": "K", "Q": "O", "J": "U"}
FIELD = {"C": "#f6ecd0", "S": "#eef0d2", "H": "#f9e8d8", "D": "#faeec6"}
RIBBON = {"C": (GREEN, GOLD), "S": (GREEN, CREAM), "H": (RED, GOLD), "D": (RED, GOLD)}
# Where the suit mark of a court stands in the upper half, and how far its figure gives way to it.
COURT_MARK = {"K": (-57, -122, 0), "Q": (-55, -120, 9), "J": (-56, -40, 12)}
PEN = {"stroke": INK, "stroke_width": 1.3, "stroke_linejoin": "round", "stroke_linecap": "round"}


def corners(suit: str, rank: str) -> str:
    """Index and small mark in two opposite corners."""
    letter = glyph(INDEX.get(rank, rank), LEFT, TOP, LETTER_SIZE, INK)
    return both_ways(letter + place(f"mark-{suit}", LEFT, TOP + 43, PIP_SIZE + 3))


def ribbon(suit: str) -> str:
    """The band that parts the two ends of a court."""
    ground, stones = RIBBON[suit]
    band = tag("rect", x=-80, y=-8, width=160, height=16, fill=ground)
    gems = "".join(path(f"M{x}-5l5 5-5 5-5-5Z", fill=stones, stroke_width=0.8) for x in range(-70, 71, 14))
    return group(band + gems, **PEN)


def court(suit: str, rank: str) -> str:
    """A court: the half figure and its mark at each end, a ribbon between them, in a double frame."""
    x, y, aside = COURT_MARK[rank]
    field = tag("rect", x=-80, y=-154, width=160, height=308, rx=4, fill=FIELD[suit])
    figure = group(half_figure(suit + rank), transform=f"translate({aside} -8)", **PEN)
    window = tag("clipPath", tag("rect", x=-80, y=-154, width=160, height=154), id=f"half-{suit}{rank}")
    upper = group(figure + place(f"mark-{suit}", x, y, 46), clip_path=f"url(#half-{suit}{rank})")
    frame = tag("rect", x=-80, y=-154, width=160, height=308, rx=4, fill="none", stroke=INK, stroke_width=1.6)
    return field + window + both_ways(upper) + ribbon(suit) + frame


def stems(suit: str, ends: list[tuple[float, float]]) -> str:
    """The twig on which acorns and leaves grow, from the middle of the card to each of the given places."""
    if suit not in "CS":
        return ""
    lines = "".join(f"M{x:g} {y:g}Q{x * 0.25:g} {y + 8:g} 0 {y + 34:g}" for x, y in ends)
    twig = path(lines + "M0 0V-118", fill="none", stroke=BROWN if suit == "C" else GREEN, stroke_width=3.2)
    return group(both_ways(twig), stroke_linecap="round")


def spots(suit: str, rank: str) -> str:
    """The marks of a number card: two columns, pointing outwards; the odd one in the middle is double-ended."""
    count = 10 if rank == "T" else int(rank)
    rows, size = {7: (3, 66), 8: (4, 58), 9: (4, 58), 10: (5, 52)}[count]
    step = (264 - size) / (rows - 1)
    heights = [-132 + size / 2 + step * row for row in range(rows // 2)]
    column = 46
    upper = [(side * column, y) for y in heights for side in (-1, 1)]
    marks = "".join(place(f"mark-{suit}", x, y, size) for x, y in upper)
    if rows % 2:
        marks += place(f"mark-{suit}", -column, 0, size)
    if count % 2:
        marks += place(f"mark-{suit}", 0, -size * 0.36, size * 0.72)
    return stems(suit, [(x, y + size / 2) for x, y in upper]) + both_ways(marks)


def daus(suit: str) -> str:
    """The Daus: two great marks foot to foot, a ribbon wound between them."""
    ground, stones = RIBBON[suit]
    scroll = path(
        "M-78 6C-66-18-34-16 0-9L0 9C-34 2-56 0-64 18L-72 12L-82 16Z", fill=ground
    ) + path("M-78 6C-70 2-66 8-64 18", fill="none")
    tips = path("M-58-4C-40-8-20-4 0 0", fill="none", stroke=stones, stroke_width=2.4)
    return both_ways(place(f"mark-{suit}", 0, -76, 128)) + group(both_ways(scroll + tips), **PEN)


def face(suit: str, rank: str) -> str:
    """One face."""
    if rank == "A":
        middle = daus(suit)
    else:
        middle = court(suit, rank) if suit + rank in COURTS else spots(suit, rank)
    return blank() + middle + corners(suit, rank)


def main() -> None:
    """Write the deck."""
    faces = {suit + rank: face(suit, rank) for suit in "CSHD" for rank in "AKQJT987"}
    write_deck(HERE / "german", faces, SHAPES)


if __name__ == "__main__":
    main()

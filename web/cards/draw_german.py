"""The German-suited faces for Skat: 32 cards in the manner of the Prussian double image, drawn from tradition.

C acorns, S leaves, H hearts, D bells; A Daus, K König, Q Ober, J Unter. An Ober's suit mark stands at the top of the
card, an Unter's hangs below: that is how the two are told apart. Every face is unchanged by half a turn.
"""

from german_figures import COURTS, half_figure
from german_marks import BROWN, CREAM, DEEP_GOLD, GOLD, GREEN, INK, MARKS, RED
from indices import LEFT, LETTER_SIZE, MARK_BELOW, MARK_SIZE, TOP, glyph
from indices import SHAPES as GLYPHS
from svg import blank, both_ways, group, path, place, tag

SHAPES = GLYPHS | MARKS
INDEX = {"A": "D", "K": "K", "Q": "O", "J": "U"}
FIELD = {"C": "#f6ecd0", "S": "#eef0d2", "H": "#f9e8d8", "D": "#faeec6"}
RIBBON = {"C": (GREEN, GOLD), "S": (GREEN, CREAM), "H": (RED, GOLD), "D": (RED, GOLD)}
# Where the suit mark of a court stands in the upper half, and how far its figure gives way to it.
COURT_MARK = {"K": (-56, -124, 0), "Q": (-56, -124, 5), "J": (-56, -36, 8)}
# Rows of a number card, height of a mark, distance of the columns from the middle.
ROWS = {7: (3, 64, 51), 8: (4, 64, 47), 9: (4, 62, 51), 10: (5, 52, 46)}
PEN: dict[str, str | float] = {
    "stroke": INK,
    "stroke_width": 1.3,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def corners(suit: str, rank: str) -> str:
    """Index and small mark in two opposite corners."""
    letter = glyph(INDEX.get(rank, rank), LEFT, TOP, LETTER_SIZE, INK)
    return both_ways(letter + place(f"mark-{suit}", LEFT, TOP + MARK_BELOW, MARK_SIZE + 3))


def ribbon(suit: str) -> str:
    """The band that parts the two ends of a court."""
    ground, stones = RIBBON[suit]
    band = tag("rect", x=-80, y=-8, width=160, height=16, fill=ground)
    gems = "".join(path(f"M{x}-5l5 5-5 5-5-5Z", fill=stones, stroke_width=0.8) for x in range(-70, 71, 14))
    return group(band + gems, **PEN)


def court(suit: str, rank: str) -> str:
    """A court: the half figure and its mark at each end, a ribbon between them, in a double frame."""
    x, y, aside = COURT_MARK[rank]
    card = suit + rank
    field = tag("rect", x=-80, y=-154, width=160, height=308, rx=4, fill=FIELD[suit])
    field += tag(
        "rect", x=-76.5, y=-150.5, width=153, height=301, rx=2, fill="none", stroke=DEEP_GOLD, stroke_width=0.9
    )
    figure = group(half_figure(card), transform=f"translate({aside} -7)scale(.95)", **PEN)
    upper = group(figure + place(f"mark-{suit}", x, y, 46), id=f"{card}-half")
    lower = tag("use", href=f"#{card}-half", transform="rotate(180)")
    frame = tag("rect", x=-80, y=-154, width=160, height=308, rx=4, fill="none", stroke=INK, stroke_width=1.6)
    return field + upper + lower + ribbon(suit) + frame


def twig(suit: str, feet: list[tuple[float, float]]) -> str:
    """The twig on which acorns and leaves grow: from the middle of the card to each of the given feet of marks."""
    if suit not in "CS":
        return ""
    branches = "".join(f"M{x:g} {y:g}Q{x * 0.3:g} {y + 4:g} 0 {min(y + 26, 30):g}" for x, y in feet)
    stem = f"M0 0V{min(y for _, y in feet) + 22:g}"
    drawn = path(branches + stem, fill="none", stroke=BROWN if suit == "C" else GREEN, stroke_width=3.4)
    return group(both_ways(drawn), stroke_linecap="round")


def spots(suit: str, rank: str) -> str:
    """The marks of a number card: two columns, pointing outwards; the odd one in the middle is double-ended."""
    count = 10 if rank == "T" else int(rank)
    rows, size, column = ROWS[count]
    step = (276 - size) / (rows - 1)
    heights = [-138 + size / 2 + step * row for row in range(rows // 2)]
    upper = [(side * column, y) for y in heights for side in (-1, 1)]
    if rows % 2:
        upper.append((-column, 0))
    marks = "".join(place(f"mark-{suit}", x, y, size) for x, y in upper)
    if count % 2:
        marks += place(f"mark-{suit}", 0, -size * 0.32, size * 0.62)
    return twig(suit, [(x, y + size * 0.47) for x, y in upper]) + both_ways(marks)


def daus(suit: str) -> str:
    """The Daus: two great marks foot to foot, a ribbon wound between them."""
    ground, stones = RIBBON[suit]
    scroll = path("M-78 6C-66-18-34-16 0-9L0 9C-34 2-56 0-64 18L-72 12L-82 16Z", fill=ground) + path(
        "M-78 6C-70 2-66 8-64 18", fill="none"
    )
    tips = path("M-58-4C-40-8-20-4 0 0", fill="none", stroke=stones, stroke_width=2.4)
    return both_ways(place(f"mark-{suit}", 0, -76, 128)) + group(both_ways(scroll + tips), **PEN)


def face(suit: str, rank: str) -> str:
    """One face."""
    if rank == "A":
        middle = daus(suit)
    else:
        middle = court(suit, rank) if suit + rank in COURTS else spots(suit, rank)
    return blank() + middle + corners(suit, rank)


def faces() -> dict[str, str]:
    """All 32 faces, by card."""
    return {suit + rank: face(suit, rank) for suit in "CSHD" for rank in "AKQJT987"}

"""The back of all decks: a lattice of diamonds in a frame, one quiet colour that a style sheet may change."""

from svg import blank, group, number, path, tag

COLOUR = "var(--card-back,#7d2f33)"
LIGHT = "#f3e6cf"
STEP_X, STEP_Y = 24, 28
RIGHT, BOTTOM = 100, 148


def line(middle: float, slope: int) -> str:
    """One line of the lattice through (middle, 0), cut at the edge of the field; slope 1 falls, -1 rises."""
    first = max((-RIGHT - middle) / STEP_X, -BOTTOM / STEP_Y)
    last = min((RIGHT - middle) / STEP_X, BOTTOM / STEP_Y)
    ends = [(number(middle + t * STEP_X), number(slope * t * STEP_Y)) for t in (first, last)]
    return "M" + "L".join(f"{x} {y}" for x, y in ends) if first < last else ""


def lattice() -> str:
    """Crossing lines with a dot in every mesh, even about the middle of the card."""
    lines = "".join(line(middle, slope) for middle in range(-228, 229, STEP_X) for slope in (1, -1))
    rows = enumerate(range(-5 * STEP_Y, 5 * STEP_Y + 1, STEP_Y // 2))
    dots = "".join(
        f"M{x} {y}h0" for row, y in rows for x in range(-4 * STEP_X + row % 2 * STEP_X // 2, 4 * STEP_X + 1, STEP_X)
    )
    return path(lines, stroke_width=1.2, opacity=0.75) + path(dots, stroke_width=6.8, stroke_linecap="round")


def back() -> str:
    """The back."""
    field = tag("rect", x=-108, y=-156, width=216, height=312, rx=7, fill=COLOUR)
    inner = tag("rect", x=-RIGHT, y=-BOTTOM, width=2 * RIGHT, height=2 * BOTTOM, rx=3, stroke_width=2)
    return blank() + field + group(lattice() + inner, fill="none", stroke=LIGHT)

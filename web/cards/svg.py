"""What every deck is drawn with: the card's box, half turns, frames, and the writing of files and sprites.

A face is SVG text in a box of 240 x 336 whose origin is the middle of the card, so that half a turn is `rotate(180)`.
Shapes used more than once stand in a dict of named shapes and are placed by `use`. No drawing of any deck belongs here.
"""

import re
from collections.abc import Iterable, Mapping

WIDTH, HEIGHT = 240, 336
VIEW_BOX = f"{-WIDTH // 2} {-HEIGHT // 2} {WIDTH} {HEIGHT}"
PAPER_COLOUR = "#fffdf6"
PAPER = f"var(--card-paper,{PAPER_COLOUR})"
EDGE = "var(--card-edge,#8a8072)"
REFERENCE = re.compile(r'href="#([^"]+)"')
SVG_OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'


def number(value: float) -> str:
    """The number as short SVG text, at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def tag(name: str, content: str = "", **attributes: str | float) -> str:
    """One element; `stroke_width` becomes `stroke-width`, numbers are shortened."""
    words = [
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    ]
    return f"<{name}{''.join(words)}" + (f">{content}</{name}>" if content else "/>")


def path(d: str, **attributes: str | float) -> str:
    """A path."""
    return tag("path", "", d=d, **attributes)


def group(content: str, **attributes: str | float) -> str:
    """A group."""
    return tag("g", content, **attributes)


def circle(x: float, y: float, r: float, **attributes: str | float) -> str:
    """A circle."""
    return tag("circle", "", cx=x, cy=y, r=r, **attributes)


def half_turned(content: str) -> str:
    """The content turned about the middle of the card."""
    return group(content, transform="rotate(180)")


def both_ways(content: str) -> str:
    """The content and its half turn: what is drawn once for each end of the card."""
    return content + half_turned(content)


def place(name: str, x: float, y: float, size: float, turn: float = 0, **attributes: str | float) -> str:
    """The shape `name`, drawn 1000 units high about its own middle, set at (x, y) with the given height."""
    turned = f"rotate({number(turn)})" if turn else ""
    moves = f"translate({number(x)} {number(y)}){turned}scale({size / 1000:.4g})"
    return tag("use", "", href=f"#{name}", transform=moves, **attributes)


def blank() -> str:
    """An empty card: paper with a thin edge."""
    return tag(
        "rect", x=-119.25, y=-167.25, width=238.5, height=334.5, rx=13, fill=PAPER, stroke=EDGE, stroke_width=1.5
    )


def used_shapes(text: str, shapes: Mapping[str, str]) -> Iterable[str]:
    """Names of the shapes that the text places, directly or through another, each once, in the order of `shapes`."""
    found: set[str] = set()
    waiting = REFERENCE.findall(text)
    while waiting:
        name = waiting.pop()
        if name in shapes and name not in found:
            found.add(name)
            waiting += REFERENCE.findall(shapes[name])
    return [name for name in shapes if name in found]


def single_file(face: str, shapes: Mapping[str, str]) -> str:
    """A face as a file that stands alone."""
    parts = "".join(shapes[name] for name in used_shapes(face, shapes))
    defs = f"<defs>{parts}</defs>" if parts else ""
    return f'{SVG_OPEN} viewBox="{VIEW_BOX}">{defs}{face}</svg>\n'


def sprite(faces: Mapping[str, str], shapes: Mapping[str, str]) -> str:
    """All faces as symbols named after their cards, the shared shapes once.

    Nothing of the file itself is shown, so that a browser that takes a few faces from it does not lay out all of them:
    browsers heed that for a picture inside the file's own alone.
    """
    symbols = "\n".join(f'<symbol id="{card}" viewBox="{VIEW_BOX}">{face}</symbol>' for card, face in faces.items())
    wanted = "".join(shapes[name] for name in used_shapes(symbols, shapes))
    return f'{SVG_OPEN}><svg display="none"><defs>{wanted}</defs>\n{symbols}\n</svg></svg>\n'

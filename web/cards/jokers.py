"""The two jokers of Tractor: the big one a jester in full colours with a sun, the small one in black ink with a moon.

They differ by colour, by form (three-horned cap and sun, two-horned cap and moon) and by filling, so that nobody has
to tell red from black. Both are double-ended half figures.
"""

from indices import glyph
from svg import blank, both_ways, circle, group, path, place, tag

INK, RED, GOLD, PAPER, SKIN, GREY = "#1a1714", "#c8141e", "#f4bd4a", "#fffdf6", "#f6d9b8", "#c9c5bb"
SUN = (
    "M0-500L90-285 250-433 225-225 433-250 285-90 500 0 285 90 433 250 225 225 250 433 90 285 0 500"
    "-90 285-250 433-225 225-433 250-285 90-500 0-285-90-433-250-225-225-250-433-90-285Z"
)
MOON = "M150-480A480 480 0 1 0 430 260A390 390 0 1 1 150-480Z"
SHAPES = {"sun": path(SUN, id="sun"), "moon": path(MOON, id="moon")}


def mirrored(content: str) -> str:
    """The content and its mirror image."""
    return content + group(content, transform="scale(-1 1)")


def face(skin: str, cheek: str) -> str:
    """A smiling face."""
    oval = path("M-20-84C-22-60-12-46 0-43C12-46 22-60 20-84Z", fill=skin)
    cheeks = mirrored(circle(12, -61, 4, fill=cheek, stroke="none"))
    eyes = mirrored(
        path("M-14-71Q-9-76-4-71", fill="none", stroke_width=1.8) + circle(9, -69.5, 2, fill=INK, stroke="none")
    )
    return (
        oval
        + cheeks
        + eyes
        + path("M0-70L-3-60Q0-57 3-60", fill="none")
        + path("M-9-55Q0-46 9-55Q0-51-9-55Z", fill=INK)
    )


def ruff(first: str, second: str) -> str:
    """A jagged collar in two colours, a little bell at each point."""
    points = [(-54, -14), (-34, -6), (-12, -2), (12, -2), (34, -6), (54, -14)]
    tips = "".join(
        path(f"M{x * 0.3 - 7:.1f}-46L{x} {y}L{x * 0.3 + 7:.1f}-46Z", fill=first if index % 2 else second)
        for index, (x, y) in enumerate(points)
    )
    bells = "".join(circle(x, y, 3.6, fill=first if index % 2 else second) for index, (x, y) in enumerate(points))
    return tips + bells + path("M-19-46Q0-36 19-46L16-52Q0-44-16-52Z", fill=second)


def three_horns() -> str:
    """The big joker's cap."""
    side = path("M-22-80C-26-104-44-118-62-100C-66-94-68-86-68-78C-56-92-46-88-42-70C-38-76-30-80-22-80Z", fill=RED)
    middle = path("M-22-82C-22-112-10-118 0-136C10-118 22-112 22-82Q0-94-22-82Z", fill=GOLD)
    bells = mirrored(circle(-68, -73, 6, fill=GOLD)) + circle(0, -139, 6, fill=RED)
    return mirrored(side) + middle + bells + path("M-23-84Q0-96 23-84L22-75Q0-86-22-75Z", fill=RED)


def two_horns() -> str:
    """The small joker's cap, one horn dark and one light."""
    horn = "M0-94C-8-126-34-136-58-118C-64-112-66-102-64-92C-54-106-42-100-36-84C-32-76-26-76-22-80Q-10-92 0-94Z"
    dark = path(horn, fill=INK)
    light = group(path(horn, fill=PAPER), transform="scale(-1 1)")
    bells = circle(-64, -87, 6, fill=PAPER) + circle(64, -87, 6, fill=INK)
    return dark + light + bells + path("M-23-84Q0-96 23-84L22-75Q0-86-22-75Z", fill=GREY)


def word(colour: str) -> str:
    """The word JOKER down the left edge."""
    return "".join(glyph(letter, -100, -140 + 21 * row, 15, colour, 130) for row, letter in enumerate("JOKER"))


def joker(sign: str, colour: str, ground: str, figure: str, sign_colour: str) -> str:
    """One joker: frame, half figure at each end, its sign in the corners and large in the middle."""
    frame = tag("rect", x=-82, y=-152, width=164, height=304, rx=8, fill=ground, stroke=colour, stroke_width=2)
    pen: dict[str, str | float] = {
        "stroke": INK,
        "stroke_width": 1.5,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    corner = word(colour) + place(sign, -100, -26, 30, fill=colour)
    ends = both_ways(group(figure, transform="translate(0 -3)", **pen) + corner)
    return blank() + frame + ends + both_ways(place(sign, -66, -2, 20, fill=sign_colour))


def big() -> str:
    """The big joker, red."""
    return joker("sun", RED, "#fdeecb", ruff(RED, GOLD) + face(SKIN, "#e8907a") + three_horns(), RED)


def small() -> str:
    """The small joker, black."""
    return joker("moon", INK, "#ecebe6", ruff(INK, PAPER) + face(PAPER, GREY) + two_horns(), INK)


JOKERS = {"BIG": big(), "SML": small()}

"""The German suit marks, drawn from the things themselves: an acorn in its cup, a linden leaf, a heart, a hawk bell.

Each is 1000 units high about its middle, points up, and carries its own colours; the palette of the deck is here too.
"""

from svg import circle, group, path

INK, CREAM, SKIN, WHITE = "#3b291b", "#f8eed6", "#f4d3ae", "#fffdf6"
GREEN, LIGHT_GREEN, RED, GOLD, BLUE, BROWN = "#3d7a35", "#86ad4b", "#c4262d", "#ecb73c", "#2f5f94", "#a9662b"
DEEP_GOLD, LIGHT_GOLD, TAN, SILVER, GREY = "#c8892a", "#f9db83", "#d79a55", "#d9dcd8", "#8a8a86"


def outlined(content: str, shape_id: str) -> str:
    """The content with the deck's pen, under a name."""
    return group(content, id=shape_id, stroke=INK, stroke_width=26, stroke_linejoin="round", stroke_linecap="round")


def acorn() -> str:
    """A brown acorn standing in its green cup."""
    nut = path(
        "M0-495C14-455 40-445 80-432C240-380 300-220 285-10H-285C-300-220-240-380-80-432C-40-445-14-455 0-495Z",
        fill=BROWN,
    )
    shine = path("M-190-90C-195-220-150-320-80-365C-100-270-105-180-95-90Z", fill=TAN, stroke="none")
    stem = path("M0 260C6 350-6 420 44 480", fill="none", stroke=INK, stroke_width=110)
    stem += path("M0 260C6 350-6 420 44 480", fill="none", stroke=GREEN, stroke_width=62)
    cup = path("M-335 20C-335-70-190-95 0-95S335-70 335 20C335 190 170 290 0 290S-335 190-335 20Z", fill=GREEN)
    scales = path(
        "M-300-25C-180 40 180 40 300-25M-325 65C-180 140 180 140 325 65M-265 165C-140 225 140 225 265 165"
        "M-200-75C-120 30-60 160-30 285M200-75C120 30 60 160 30 285M-310-40C-260 60-190 170-110 270M310"
        "-40C260 60 190 170 110 270",
        fill="none",
        stroke=LIGHT_GREEN,
        stroke_width=20,
    )
    rim = path("M-335 20C-335-70-190-95 0-95S335-70 335 20C335 190 170 290 0 290S-335 190-335 20Z", fill="none")
    return outlined(stem + nut + shine + cup + scales + rim, "mark-C")


def leaf() -> str:
    """A green linden leaf on its stem."""
    edge = (
        "M0-495C50-370 300-330 375-90C430 100 330 235 190 235C100 235 40 200 0 150"
        "C-40 200-100 235-190 235C-330 235-430 100-375-90C-300-330-50-370 0-495Z"
    )
    stem = path("M0 120C0 260-10 380-70 480", fill="none", stroke=INK, stroke_width=100)
    stem += path("M0 120C0 260-10 380-70 480", fill="none", stroke=GREEN, stroke_width=54)
    shade = path(
        "M0-495C50-370 300-330 375-90C430 100 330 235 190 235C100 235 40 200 0 150Z", fill="#2f6a2c", stroke="none"
    )
    veins = path(
        "M0 150V-330M0 120C-90 130-190 110-270 60M0 120C90 130 190 110 270 60M0-30C-100-50-190-90-250-140"
        "M0-30C100-50 190-90 250-140M0-170C-60-190-110-220-140-260M0-170C60-190 110-220 140-260",
        fill="none",
        stroke="#b9d27c",
        stroke_width=24,
    )
    return outlined(stem + path(edge, fill=GREEN, stroke="none") + shade + veins + path(edge, fill="none"), "mark-S")


def heart() -> str:
    """A red heart."""
    body = path(
        "M0-265C50-420 150-480 255-470C405-455 460-310 430-150C390 60 130 230 0 485"
        "C-130 230-390 60-430-150C-460-310-405-455-255-470C-150-480-50-420 0-265Z",
        fill=RED,
    )
    shine = path(
        "M-345-190C-355-310-300-380-225-385C-285-330-300-260-285-170C-280-130-335-140-345-190Z",
        fill="#ec8175",
        stroke="none",
    )
    return outlined(body + shine, "mark-H")


def bell() -> str:
    """A golden hawk bell: loop, round body, a band of red between two of green, and the slit below."""
    loop = circle(0, -425, 62, fill="none", stroke=INK, stroke_width=78) + circle(
        0, -425, 62, fill="none", stroke=DEEP_GOLD, stroke_width=34
    )
    body = circle(0, 65, 425, fill=GOLD)
    shine = path(
        "M-270-130C-220-230-130-285-50-300C-120-240-170-170-190-100C-205-60-285-90-270-130Z",
        fill=LIGHT_GOLD,
        stroke="none",
    )
    band = path("M-424 20C-200 85 200 85 424 20V130C200 200-200 200-424 130Z", fill=RED)
    edges = path(
        "M-422 5C-200 70 200 70 422 5M-420 145C-200 215 200 215 420 145", fill="none", stroke=GREEN, stroke_width=44
    )
    lines = path("M-426-20C-200 42 200 42 426-20M-408 175C-200 242 200 242 408 175", fill="none", stroke_width=18)
    slit = path("M-150 340C-60 365 60 365 150 340", fill="none", stroke_width=42)
    holes = circle(-160, 336, 38, fill=INK) + circle(160, 336, 38, fill=INK)
    rim = circle(0, 65, 425, fill="none")
    return outlined(loop + body + shine + band + edges + lines + slit + holes + rim, "mark-D")


MARKS = {"mark-C": acorn(), "mark-S": leaf(), "mark-H": heart(), "mark-D": bell()}

"""The German court figures: parts of a half figure, and which of them make each König, Ober and Unter.

A half figure is drawn from the waist up in the upper half of a card; its ink is set by the group around it.
Nothing here knows where suit marks or indices stand: that is draw_german.py.
"""

from collections.abc import Callable
from dataclasses import dataclass

from german_marks import BLUE, BROWN, CREAM, DEEP_GOLD, GOLD, GREEN, INK, LIGHT_GOLD, RED, SILVER, SKIN, WHITE
from svg import circle, group, path, tag


@dataclass(frozen=True, slots=True)
class Court:
    """How one court looks. look: -1 or 1, the side the eyes turn to; colours are SVG colours."""

    hair: str
    beard: str
    coat: str
    tunic: str
    trim: str
    held: str
    look: int


COURTS = {
    "CK": Court("#e9e2d2", "full", GREEN, BROWN, GOLD, "sceptre", -1),
    "SK": Court("#6d4424", "full", BLUE, GREEN, GOLD, "sceptre", 1),
    "HK": Court("#c98a3a", "forked", RED, BLUE, GOLD, "sceptre", -1),
    "DK": Court("#3f3026", "full", "#8c2f4b", GOLD, GOLD, "sceptre", 1),
    "CQ": Court("#7a4a24", "moustache", BROWN, GREEN, GOLD, "sword", -1),
    "SQ": Court("#d19a4a", "forked", GREEN, GOLD, CREAM, "mace", 1),
    "HQ": Court("#3f3026", "moustache", RED, CREAM, GOLD, "sabre", -1),
    "DQ": Court("#a5602c", "moustache", BLUE, RED, GOLD, "sword", 1),
    "CJ": Court("#d8a552", "none", GREEN, CREAM, BROWN, "halberd", -1),
    "SJ": Court("#6d4424", "none", LIGHT_GOLD, GREEN, GREEN, "pennant", -1),
    "HJ": Court("#a5602c", "none", BLUE, RED, GOLD, "horn", -1),
    "DJ": Court("#3f3026", "none", RED, GOLD, GREEN, "halberd", -1),
}


def mirrored(content: str) -> str:
    """The content and its mirror image to the other side of the body."""
    return content + group(content, transform="scale(-1 1)")


def hair(colour: str) -> str:
    """Locks on both sides of the face."""
    lock = path("M-15-122C-30-116-32-92-28-76C-25-66-14-68-12-76C-17-88-17-102-12-114Z", fill=colour)
    strands = path("M-22-112C-26-100-25-86-21-74M-18-110C-21-100-20-88-17-76", fill="none", stroke_width=0.7)
    return mirrored(lock + strands)


def face(look: int) -> str:
    """A calm face; the eyes turn to the side given by look."""
    skin = path("M-17-116C-19-96-14-80 0-75C14-80 19-96 17-116C14-126-14-126-17-116Z", fill=SKIN)
    cheeks = mirrored(circle(10.5, -93, 3.4, fill="#e79a80", stroke="none", opacity=0.7))
    eye = path("M-12.5-103Q-8-107-3.5-103Q-8-100.5-12.5-103Z", fill=WHITE, stroke_width=0.8)
    brow = path("M-13.5-108.5Q-8.5-112-3-109", fill="none", stroke_width=1.5)
    pupils = circle(-8 + look * 1.3, -103.3, 1.9, fill=INK, stroke="none") + circle(
        8 + look * 1.3, -103.3, 1.9, fill=INK, stroke="none"
    )
    nose = path(f"M{1.5 * look}-105L{3.5 * look}-94.5Q{look}-92.5{-2 * look:+d}-94", fill="none", stroke_width=1.1)
    mouth = path("M-5-86Q-2.5-87.5 0-86.6Q2.5-87.5 5-86Q0-82.6-5-86Z", fill="#b5403a", stroke_width=0.7)
    return skin + cheeks + mirrored(eye + brow) + pupils + nose + mouth


def beard(kind: str, colour: str) -> str:
    """A full or forked beard, a moustache, or nothing."""
    moustache = path("M0-90C-4-93.5-10-92-15-86C-9-85-4-86 0-88C4-86 9-85 15-86C10-92 4-93.5 0-90Z", fill=colour)
    full = "M-17-100C-20-78-12-56 0-50C12-56 20-78 17-100C14-91 11-88 7-86Q0-79-7-86C-11-88-14-91-17-100Z"
    forked = (
        "M-17-100C-20-80-17-62-9-52Q-3-58 0-66Q3-58 9-52C17-62 20-80 17-100C14-91 11-88 7-86Q0-79-7-86C"
        "-11-88-14-91-17-100Z"
    )
    strands = path(
        "M-12-84Q-10-70-5-60M-5-78Q-4-68-1-62M5-78Q5-70 4-62M12-84Q11-72 7-62", fill="none", stroke_width=0.7
    )
    kinds = {"none": "", "moustache": moustache}
    kinds["full"] = path(full, fill=colour) + strands + moustache
    kinds["forked"] = path(forked, fill=colour) + strands + moustache
    return kinds[kind]


def crown(court: Court) -> str:
    """A king's crown over a cap of velvet."""
    cap = path("M-20-124Q-22-141 0-144Q22-141 20-124Z", fill=court.coat)
    points = path("M-21-123L-27-144L-14-133L0-149L14-133L27-144L21-123Q0-130-21-123Z", fill=GOLD)
    band = path("M-21-124Q0-131 21-124L20-115Q0-121-20-115Z", fill=DEEP_GOLD)
    pearls = "".join(
        circle(x, y, 2.6, fill=WHITE, stroke_width=0.9) for x, y in ((-27, -144.5), (0, -149.5), (27, -144.5))
    )
    gems = circle(0, -123, 2.7, fill=RED, stroke_width=0.8) + mirrored(
        path("M-13-124.4l3.2 2.4-2.8 2.6-3-2.2Z", fill=BLUE, stroke_width=0.8)
    )
    return cap + points + band + pearls + gems


def feathered_hat(court: Court) -> str:
    """An Ober's broad hat with a plume."""
    plume = path(
        "M10-132C14-152 40-158 50-142C54-132 46-122 36-120C42-128 40-136 32-136C26-136 22-130 20-124Z", fill=WHITE
    )
    barbs = path(
        "M18-128C22-144 34-150 44-141M30-146l-1-5M38-146l2-5M44-139l5-2M44-130l5 2", fill="none", stroke_width=0.8
    )
    crown_of_hat = path("M-20-122C-26-142-8-147 4-145C18-144 26-134 20-121Q0-130-20-122Z", fill=court.coat)
    brim = path(
        "M-33-114C-26-127 26-128 33-115C24-113 22-112 19-111Q0-121-19-111C-23-112-27-112-33-114Z", fill=court.tunic
    )
    jewel = circle(14, -125, 3.6, fill=GOLD)
    return plume + barbs + crown_of_hat + brim + jewel


def cap(court: Court) -> str:
    """An Unter's round cap with a turned-up rim and one short feather."""
    feather = path("M-14-128C-24-138-30-148-26-154C-16-150-10-140-8-130Z", fill=court.trim) + path(
        "M-11-129Q-20-142-25-152", fill="none", stroke_width=0.8
    )
    top = path("M-20-118C-22-138-8-142 2-142C16-141 22-132 20-118Z", fill=court.tunic)
    folds = path("M-8-140Q-13-130-12-122M4-141Q6-130 4-123M14-137Q17-130 15-122", fill="none", stroke_width=0.8)
    rim = path("M-23-121Q0-133 23-121L21-110Q0-121-21-110Z", fill=court.coat)
    return feather + top + folds + rim


def mantle(court: Court) -> str:
    """A king's mantle with ermine collar over an embroidered tunic, and the orb in his hand."""
    cloak = path("M-14-76C-46-72-66-52-74 8H74C66-52 46-72 14-76Z", fill=court.coat)
    folds = mirrored(path("M-56-36Q-62-18-62 6M-44-34Q-48-16-47 6", fill="none", stroke_width=0.9))
    tunic = path("M-24-46H24L28 8H-28Z", fill=court.tunic)
    lattice = "".join(
        path(f"M{x}{y}l5 6-5 6-5-6Z", fill=court.trim, stroke_width=0.7) for y in (-30, -16, -2) for x in (-14, 0, 14)
    )
    edge = mirrored(path("M-24-44L-28 8H-36L-32-44Z", fill=court.trim))
    ermine = path(
        "M-15-77C-42-74-54-62-58-46C-48-40-36-36-26-37C-14-38-6-32 0-26C6-32 14-38 26-37C36-36 48-40 58-46"
        "C54-62 42-74 15-77Q0-66-15-77Z",
        fill=WHITE,
    )
    tails = "".join(
        path(f"M{x}{y}l1.8 5.5h-3.6Z", fill=INK, stroke="none")
        for x, y in (
            (-44, -57),
            (-31, -66),
            (-33, -50),
            (-20, -56),
            (-12, -46),
            (12, -46),
            (20, -56),
            (33, -50),
            (31, -66),
            (44, -57),
        )
    )
    return cloak + folds + tunic + lattice + edge + ermine + tails


def orb() -> str:
    """The orb in the king's right hand."""
    sleeve = path("M-66-34C-76-18-72-2-62 6L-38 2C-34-8-40-16-46-20Z", fill=CREAM)
    ball = circle(-46, -20, 12.5, fill=GOLD) + path("M-58-22Q-46-15-34-22M-46-32V-18", fill="none", stroke_width=1.2)
    cross = path("M-47.5-32v-5h-4v-3.4h4v-4.6h3v4.6h4v3.4h-4v5Z", fill=GOLD, stroke_width=1)
    hand = path("M-60-12C-58-4-48 0-38-3C-33-5-32-10-35-12C-42-6-52-8-56-14Z", fill=SKIN)
    return sleeve + ball + cross + hand


def doublet(court: Court) -> str:
    """A belted doublet with buttons and puffed, slashed sleeves."""
    body = path(
        "M-13-77C-34-74-46-64-46-46L-33-26C-31-16-33-4-38 8H38C33-4 31-16 33-26L46-46C46-64 34-74 13-77Q0-62-13-77Z",
        fill=court.coat,
    )
    panel = path("M-12-72L-7-44L-9 8H9L7-44L12-72Q0-58-12-72Z", fill=court.tunic)
    seams = mirrored(path("M-26-66Q-20-40-23-14", fill="none", stroke=court.trim, stroke_width=3.4))
    buttons = "".join(circle(0, y, 2.3, fill=court.trim, stroke_width=0.8) for y in (-52, -42, -32, -22))
    puff = path("M-40-66C-58-68-68-54-62-38C-58-30-44-30-38-40C-34-50-34-60-40-66Z", fill=court.tunic)
    slashes = path(
        "M-58-58Q-62-46-56-36M-50-63Q-54-48-48-34M-42-62Q-45-50-41-38", fill="none", stroke=court.coat, stroke_width=3.6
    )
    belt = path("M-35-16Q0-10 35-16L37-6Q0 0-37-6Z", fill=DEEP_GOLD) + tag(
        "rect", x=-5, y=-15, width=10, height=11, fill=GOLD
    )
    return body + panel + seams + buttons + belt + mirrored(puff + slashes)


def ruff(court: Court) -> str:
    """A pleated white collar."""
    edge = path("M-21-80Q-26-72-19-67Q-15-62-9-64Q-4-58 0-60Q4-58 9-64Q15-62 19-67Q26-72 21-80Q0-70-21-80Z", fill=WHITE)
    return edge + path("M-12-75l-4 8M-5-72l-2 8M5-72l2 8M12-75l4 8", fill="none", stroke_width=0.8)


def folded_collar(court: Court) -> str:
    """A plain folded collar in the colour of the trim."""
    return path("M-15-80L-24-70L-8-60L0-70L8-60L24-70L15-80Q0-70-15-80Z", fill=court.trim)


def arm_on_hip(court: Court) -> str:
    """The arm that rests on the belt."""
    return path("M-60-38C-66-22-58-10-44-8L-38-18C-44-20-46-28-44-36Z", fill=court.coat) + path(
        "M-46-19C-38-22-30-18-28-13C-32-8-40-6-45-8Z", fill=SKIN
    )


def raised_arm(court: Court) -> str:
    """The arm that holds something upright at x = 58, its hand at y = -28."""
    sleeve = path("M44-36C42-22 46-10 56-8C64-10 68-16 68-24L52-30Z", fill=court.coat)
    cuff = path("M50-24Q60-17 69-22L69-28Q60-24 51-31Z", fill=court.trim)
    fist = path("M51-40C50-34 51-28 54-26Q60-23 65-27C68-32 67-38 64-40Q57-44 51-40Z", fill=SKIN)
    return sleeve + cuff + fist + path("M52-36h13M52-32h13", fill="none", stroke_width=0.7)


def sceptre(foot: float = 6) -> str:
    """A gold staff that ends in a lily. foot: how far down it reaches."""
    staff = path(f"M56.3 {foot}V-116H59.7V{foot}Z", fill=GOLD)
    lily = path(
        "M58-146C64-138 64-130 60-124C66-132 74-128 71-120C69-116 64-117 63-119L61-113H55L53-119C52"
        "-117 47-116 45-120C42-128 50-132 56-124C52-130 52-138 58-146Z",
        fill=GOLD,
    )
    return staff + lily + tag("rect", x=53, y=-114, width=10, height=4, rx=2, fill=DEEP_GOLD)


def sword() -> str:
    """A straight sword held upright."""
    blade = path("M54.6-48V-134L58-146L61.4-134V-48Z", fill=SILVER) + path("M58-138V-50", fill="none", stroke_width=0.7)
    return (
        blade
        + path("M42-52Q58-46 74-52L75-47Q58-41 41-47Z", fill=GOLD)
        + path("M56-46h4v26h-4Z", fill=BROWN)
        + circle(58, -18, 4, fill=GOLD)
    )


def sabre() -> str:
    """A curved sabre."""
    blade = path("M55-48C55-84 50-116 40-140C58-124 64-92 61.5-48Z", fill=SILVER) + path(
        "M58-50C58-84 54-112 46-130", fill="none", stroke_width=0.7
    )
    return (
        blade
        + path("M46-52H71L70-47H47Z", fill=GOLD)
        + path("M56-46h4v26h-4Z", fill=BROWN)
        + circle(58, -18, 4, fill=GOLD)
    )


def mace() -> str:
    """A ribbed mace."""
    head = path("M58-146C70-144 74-128 66-114Q58-108 50-114C42-128 46-144 58-146Z", fill=GOLD)
    ribs = path("M58-145V-111M52-143Q46-128 54-113M64-143Q70-128 62-113", fill="none", stroke_width=1)
    return path("M56-12V-112H60V-12Z", fill=BROWN) + head + ribs


def halberd(foot: float = 6) -> str:
    """A halberd: spike, axe and hook on a long shaft. foot: how far down it reaches."""
    shaft = path(f"M56.4 {foot}V-122H59.6V{foot}Z", fill=BROWN)
    axe = path("M56-122L42-130C36-118 36-106 43-95L56-104Z", fill=SILVER) + path("M60-118L73-112L60-104Z", fill=SILVER)
    return shaft + axe + path("M58-150L62.5-126L60-100H56L53.5-126Z", fill=SILVER)


def pennant(foot: float = 6) -> str:
    """A lance with a forked pennant. foot: how far down it reaches."""
    flag = path("M57-138C50-144 44-134 33-138L38-127L33-116C43-112 50-122 57-116Z", fill=RED) + path(
        "M57-130.5C50-136 44-127 36-131L36-123.5C44-120 50-128 57-123Z", fill=WHITE, stroke_width=0.7
    )
    return path(f"M56.4 {foot}V-140H59.6V{foot}Z", fill=BROWN) + flag + path("M58-151L62-140H54Z", fill=SILVER)


def horn() -> str:
    """A hunting horn with gold rings."""
    body = path(
        "M50-24C62-40 66-66 54-92C48-104 56-126 74-136C80-128 80-118 76-112C68-104 72-92 73-80C74-54 68-32 58-20Z",
        fill=CREAM,
    )
    rings = path("M53-95L73-88L72.500-80L55-86.500ZM58-54L71-52L70-45L57-47Z", fill=GOLD)
    return group(
        body + path("M74-136C66-138 64-130 68-124C72-118 79-116 80-122C81-128 78-134 74-136Z", fill=BROWN) + rings,
        transform="translate(-7 4)",
    )


HELD: dict[str, Callable[[], str]] = {
    "sceptre": sceptre,
    "sword": sword,
    "sabre": sabre,
    "mace": mace,
    "halberd": halberd,
    "pennant": pennant,
    "horn": horn,
}


def half_figure(card: str) -> str:
    """The half figure of a court, from the waist (y = 8) up to its hat (y = -150)."""
    court = COURTS[card]
    head = hair(court.hair) + face(court.look) + beard(court.beard, court.hair)
    held = HELD[court.held]() + raised_arm(court)
    if card[1] == "K":
        return mantle(court) + head + crown(court) + orb() + held
    if card[1] == "Q":
        return doublet(court) + arm_on_hip(court) + hair(court.hair) + ruff(court) + head + feathered_hat(court) + held
    return doublet(court) + folded_collar(court) + head + cap(court) + held

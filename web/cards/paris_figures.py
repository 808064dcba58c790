"""The courts of the French pattern: twelve half figures in the manner of Paris, parted by a slanting band.

Heads and what hands hold are drawn as for the German courts; robes, gowns and tabards are of this pattern. A half
figure ends at the line y = SLANT * x, so that it and its half turn meet without covering each other.
"""

from dataclasses import dataclass

from german_figures import beard, cap, crown, face, hair, halberd, mirrored, pennant, raised_arm, sabre, sceptre, sword
from german_marks import DEEP_GOLD, GOLD, INK, SKIN, WHITE
from svg import circle, path

RED, BLUE, YELLOW, BLACK = "#c4262d", "#2f5f94", "#ecb73c", "#2a2420"
SLANT = -0.14
FOOT = -9.0


@dataclass(frozen=True, slots=True)
class Court:
    """How one court looks; the name is the one that French packs print on it. Colours are SVG colours."""

    name: str
    hair: str
    beard: str
    coat: str
    tunic: str
    trim: str
    held: str
    look: int


COURTS = {
    "SK": Court("David", "#e9e2d2", "full", BLUE, RED, YELLOW, "harp", -1),
    "HK": Court("Charles", "#c98a3a", "forked", RED, BLUE, YELLOW, "sword", 1),
    "DK": Court("César", "#3f3026", "full", YELLOW, BLUE, RED, "sceptre", -1),
    "CK": Court("Alexandre", "#6d4424", "full", RED, YELLOW, BLUE, "orb", 1),
    "SQ": Court("Pallas", "#3f3026", "none", RED, BLUE, YELLOW, "tulip", 1),
    "HQ": Court("Judith", "#d19a4a", "none", BLUE, RED, YELLOW, "rose", -1),
    "DQ": Court("Rachel", "#7a4a24", "none", RED, YELLOW, BLUE, "daisy", 1),
    "CQ": Court("Argine", "#c98a3a", "none", YELLOW, RED, BLUE, "rose", -1),
    "SJ": Court("Ogier", "#6d4424", "none", BLUE, YELLOW, RED, "halberd", -1),
    "HJ": Court("La Hire", "#a5602c", "moustache", RED, BLUE, YELLOW, "sabre", -1),
    "DJ": Court("Hector", "#3f3026", "none", BLUE, RED, YELLOW, "halberd", 1),
    "CJ": Court("Lancelot", "#d8a552", "none", RED, YELLOW, BLUE, "pennant", -1),
}


def cut(x: float) -> str:
    """The point of the parting line at x, as path text."""
    return f"{x} {SLANT * x:.1f}"


def strip(top: tuple[float, float], foot: tuple[float, float], colour: str) -> str:
    """A strip of cloth from the height of the shoulders, top (x left, x right), down to the line at foot."""
    return path(f"M{top[0]}-62H{top[1]}L{cut(foot[1])}L{cut(foot[0])}Z", fill=colour)


def robe(court: Court) -> str:
    """A king's robe: cloak with striped sleeves, a panel of lozenges between two bands, an ermine collar."""
    cloak = path(f"M-14-78C-50-75-76-70-79-46L{cut(-79)}L{cut(79)}V-46C76-70 50-75 14-78Z", fill=court.coat)
    stripes = path(
        "M-66-48Q-74-28-72 4M-56-56Q-64-28-61 4M-46-60Q-53-28-50 2M46-60Q53-34 50-12M56-56Q64-34 61-14",
        fill="none",
        stroke=court.trim,
        stroke_width=3,
    )
    panel = strip((-22, 22), (-26, 26), court.tunic)
    bands = strip((-33, -23), (-39, -27), court.trim) + strip((23, 33), (27, 39), court.trim)
    lozenges = "".join(
        path(f"M{x}{y}l6 8-6 8-6-8Z", fill=court.trim, stroke_width=0.8) for y in (-42, -25) for x in (-13, 0, 13)
    )
    ermine = path(
        "M-15-78C-42-74-56-62-60-46C-50-40-36-38-26-40C-14-42-6-36 0-30C6-36 14-42 26-40C36-38 50-40 60-46"
        "C56-62 42-74 15-78Q0-66-15-78Z",
        fill=WHITE,
    )
    tails = mirrored(
        "".join(
            path(f"M{x}{y}l2 6h-4Z", fill=INK, stroke="none")
            for x, y in ((-46, -58), (-34, -68), (-35, -52), (-21, -58), (-13, -48))
        )
    )
    return cloak + stripes + panel + bands + lozenges + ermine + tails


def gown(court: Court) -> str:
    """A queen's gown: wide striped sleeves, a laced bodice, a string of pearls, a veil over the shoulders."""
    sleeves = path(f"M-12-76C-46-73-70-66-76-40L{cut(-76)}L{cut(76)}V-40C70-66 46-73 12-76Z", fill=court.coat)
    stripes = path(
        "M-58-50Q-67-24-65 4M-47-58Q-56-26-53 2M47-58Q56-34 53-12M58-50Q66-34 65-14",
        fill="none",
        stroke=court.trim,
        stroke_width=4,
    )
    bodice = path(f"M-26-68C-34-44-34-20-34 4L{cut(-34)}L{cut(34)}C34-24 34-46 26-68Q0-48-26-68Z", fill=court.tunic)
    laces = path("M-10-44L10-36M10-44L-10-36M-10-32L10-24M10-32L-10-24", fill="none", stroke=WHITE, stroke_width=2)
    seam = path("M-16-56Q-20-24-19 1M16-56Q20-30 19-5", fill="none", stroke=court.trim, stroke_width=3)
    neck = path("M-9-80V-70Q-26-68-26-66Q0-48 26-66Q26-68 9-70V-80Z", fill=SKIN)
    pearls = "".join(
        circle(x, y, 2.4, fill=WHITE, stroke_width=0.8)
        for x, y in ((-15, -65), (-8, -61.5), (0, -60), (8, -61.5), (15, -65))
    )
    return sleeves + stripes + bodice + seam + laces + neck + pearls


def tabard(court: Court) -> str:
    """A jack's tabard in two colours over puffed sleeves, with a broad collar."""
    sleeves = path(f"M-14-76C-48-74-68-68-76-42L{cut(-76)}L{cut(76)}V-42C68-68 48-74 14-76Z", fill=court.tunic)
    slashes = path(
        "M-62-44Q-68-22-66 4M-50-54Q-58-24-54 3M50-54Q57-34 54-12M62-44Q67-32 66-14",
        fill="none",
        stroke=court.coat,
        stroke_width=4.5,
    )
    left = path(f"M0-72L-36-66C-40-40-40-20-42 4L{cut(-42)}L0 0Z", fill=court.coat)
    right = path(f"M0-72L36-66C40-44 40-24 {cut(42)}L0 0Z", fill=court.trim)
    quarters = path("M-21-69L-40-34Q-41-16-42 2L-21 3Z", fill=court.trim) + path(
        f"M21-69L38-40Q41-24 {cut(42)}L{cut(21)}Z", fill=court.coat
    )
    buttons = "".join(circle(0, y, 2.4, fill=GOLD, stroke_width=0.9) for y in (-50, -38, -26, -14))
    collar = path("M-15-80L-30-66L-12-54L0-66L12-54L30-66L15-80Q0-70-15-80Z", fill=WHITE)
    return sleeves + slashes + left + right + quarters + buttons + collar


def long_hair(colour: str) -> str:
    """A queen's hair: waved locks down to the shoulders."""
    lock = path("M-13-124C-32-120-36-96-31-82C-37-74-36-64-28-60C-20-62-15-72-16-84C-19-96-17-108-11-116Z", fill=colour)
    waves = path("M-24-112Q-31-96-25-82Q-31-72-27-64M-18-110Q-24-96-20-84Q-24-74-22-66", fill="none", stroke_width=0.8)
    return mirrored(lock + waves)


def parted_hair(colour: str) -> str:
    """The hair above a queen's brow, parted in the middle."""
    return mirrored(path("M0-124C-10-128-18-122-18-110C-12-112-4-116 0-122Z", fill=colour))


def diadem(court: Court) -> str:
    """A queen's crown of five leaves over a veil."""
    veil = mirrored(path("M-16-128C-32-122-42-96-40-66L-34-62C-32-90-28-108-14-120Z", fill=court.tunic))
    points = path("M-19-122L-24-141L-13-131L-9-146L0-133L9-146L13-131L24-141L19-122Q0-130-19-122Z", fill=GOLD)
    band = path("M-19-123Q0-131 19-123L18-116Q0-123-18-116Z", fill=DEEP_GOLD)
    gems = circle(0, -123, 2.6, fill=RED, stroke_width=0.8)
    tips = "".join(circle(x, y, 2.2, fill=WHITE, stroke_width=0.9) for x, y in ((-24, -142), (24, -142)))
    tips += "".join(circle(x, -147, 2.2, fill=WHITE, stroke_width=0.9) for x in (-9, 9))
    return veil + points + band + gems + tips


def stem(leaves: str) -> str:
    """The stem of a flower in a raised hand, with leaves."""
    return path("M57-14C56-50 59-80 58-104", fill="none", stroke="#3d7a35", stroke_width=3.4) + path(
        leaves, fill="#3d7a35"
    )


LEAVES = "M57-62C48-66 44-74 45-84C53-82 57-74 57-62ZM58-76C66-80 70-88 70-97C62-95 58-88 58-76Z"


def rose() -> str:
    """A red rose."""
    bloom = circle(58, -118, 15, fill=RED) + circle(58, -118, 9, fill="#ec8175", stroke_width=0.9)
    petals = path("M46-126Q58-114 70-126M44-114Q58-102 72-114M58-112q-5-5 0-9q5 4 0 9", fill="none", stroke_width=1)
    return stem(LEAVES) + bloom + petals


def tulip() -> str:
    """A yellow tulip."""
    bloom = path(
        "M44-136Q50-126 51-122L58-140L65-122Q66-126 72-136C75-118 70-104 58-102C46-104 41-118 44-136Z", fill=GOLD
    )
    return stem(LEAVES) + bloom + path("M51-122Q52-110 58-104M65-122Q64-110 58-104", fill="none", stroke_width=0.9)


def daisy() -> str:
    """A white daisy."""
    petal = "M58-118C53-126 53-134 58-138C63-134 63-126 58-118Z"
    petals = "".join(path(petal, fill=WHITE, transform=f"rotate({turn} 58 -118)") for turn in range(0, 360, 45))
    return stem(LEAVES) + petals + circle(58, -118, 6, fill=GOLD)


def harp() -> str:
    """David's harp, leant on the shoulder."""
    board = path("M40-112L60-16H68L47-116Z", fill=GOLD)
    neck = path(
        "M38-110C36-124 48-122 54-128C60-134 66-144 73-140L72-130C66-132 62-124 56-119C50-114 46-114 44-107Z", fill=GOLD
    )
    pillar = path("M66-134H73L69-16H63Z", fill=GOLD)
    strings = path("M46-112L46-92M50-116L50-72M54-119L54-52M58-124L58-34M62-130L62-30", fill="none", stroke_width=0.9)
    return strings + board + pillar + neck


def orb() -> str:
    """The orb with its cross, held up."""
    ball = circle(58, -54, 15, fill=GOLD) + path("M43-57Q58-48 73-57M58-69V-52", fill="none", stroke_width=1.3)
    return ball + path("M56-69v-6h-5v-4h5v-6h4v6h5v4h-5v6Z", fill=GOLD, stroke_width=1)


def held(court: Court) -> str:
    """What the raised hand holds."""
    reaching = {"sceptre": sceptre, "halberd": halberd, "pennant": pennant}
    if court.held in reaching:
        return reaching[court.held](FOOT)
    ending = {"sword": sword, "sabre": sabre, "harp": harp, "orb": orb, "rose": rose, "tulip": tulip, "daisy": daisy}
    return ending[court.held]()


def arm(court: Court) -> str:
    """The other arm, its hand on the breast."""
    sleeve = path("M-66-34C-74-22-70-8-58-6L-30-14L-32-24L-46-24Z", fill=court.coat)
    cuff = path("M-38-25L-30-26L-27-13L-35-11Z", fill=WHITE)
    hand = path("M-30-25C-22-28-14-26-12-23C-16-21-12-19-13-17C-17-13-24-13-29-14Z", fill=SKIN)
    return sleeve + cuff + hand


def half_figure(card: str) -> str:
    """The half figure of a court, from the parting line up to what it wears on its head (y = -150)."""
    court = COURTS[card]
    raised = held(court) + raised_arm(court)
    head = face(court.look) + beard(court.beard, court.hair)
    if card[1] == "K":
        return robe(court) + arm(court) + hair(court.hair) + head + crown(court) + raised
    if card[1] == "Q":
        return (
            gown(court) + arm(court) + long_hair(court.hair) + head + parted_hair(court.hair) + diadem(court) + raised
        )
    return tabard(court) + arm(court) + hair(court.hair) + head + cap(court) + raised

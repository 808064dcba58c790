"""Corner indices of all decks: glyphs drawn with a pen, and the letters of the court cards in each language.

Glyph strokes of A K Q J and the figures after Adrian Kennard's faces (CC0); the other letters follow their style.
A court's index holds the letter of every language; a style sheet chooses by `--index-en`, `--index-de` (faces.css).
"""

from svg import both_ways, group, path, place

PEN = {
    "A": "M-270 460H-110M-200 450L0-460 200 450M110 460H270M-120 130H120",
    "K": "M-285-460H-85M-185-460V460M-285 460H-85M85-460H285M185-440L-170 155M85 460H285M185 440L-10-70",
    "Q": "M-260 100C40 100-40 460 260 460M-175 0V-285A175 175 0 0 1 175-285V285A175 175 0 0 1-175 285Z",
    "J": "M50-460H250M150-460V250A100 100 0 0 1-250 250V220",
    "D": "M-280-460H-20A260 260 0 0 1 240-200V200A260 260 0 0 1-20 460H-280M-180-460V460",
    "B": "M-280-460H-10A220 220 0 0 1-10-20H-180M-10-20A240 240 0 0 1-10 460H-280M-180-460V460",
    "R": "M-280-460H-10A230 230 0 0 1-10 0H-180M-280 460H-80M-180-460V460M-40 0L190 450M110 460H280",
    "V": "M-270-460H-110M110-460H270M-200-450L0 460 200-450",
    "O": "M-210 0V-250A210 210 0 0 1 210-250V250A210 210 0 0 1-210 250Z",
    "U": "M-290-460H-110M110-460H290M-200-460V250A200 200 0 0 0 200 250V-460",
    "De": "M-290 460V320H290V460M-200 320C-120 200-110-100-110-460H200V320M-190-460H290",
    "E": "M-280-460H220V-290M-180-460V460M-280 460H240V280M-180-10H110M110-120V100",
    "2": "M-225-225C-245-265-200-460 0-460C200-460 225-325 225-225C225-25-225 160-225 460H225V300",
    "3": (
        "M-250-320V-460H200L-110-80C-100-90-50-120 0-120C200-120 250 0 250 150C250 350 170 460-30 460C"
        "-230 460-260 300-260 300"
    ),
    "4": "M50 460H250M150 460V-460L-300 175V200H270",
    "5": (
        "M170-460H-175L-210-115C-210-115-200-200 0-200C100-200 255-80 255 120C255 320 180 460-20 460C"
        "-220 460-255 285-255 285"
    ),
    "6": "M-250 100A250 250 0 0 1 250 100V210A250 250 0 0 1-250 210V-210A250 250 0 0 1 0-460C150-460 180-400 200-375",
    "7": "M-265-320V-460H265C135-200-90 100-90 460",
    "8": "M-1-50A205 205 0 1 1 1-50H-1A255 255 0 1 0 1-50Z",
    "9": "M250-100A250 250 0 0 1-250-100V-210A250 250 0 0 1 250-210V210A250 250 0 0 1 0 460C-150 460-180 400-200 375",
    "T": "M-260 430V-430M-50 0V-310A150 150 0 0 1 250-310V310A150 150 0 0 1-50 310Z",
}
SHAPES = {f"glyph-{name}": path(d, id=f"glyph-{name}") for name, d in PEN.items()}

# Index letters of the courts by language; "De" is the Cyrillic letter that begins "dama".
LETTERS = {
    "en": {"K": "K", "Q": "Q", "J": "J"},
    "de": {"K": "K", "Q": "D", "J": "B"},
    "fr": {"K": "R", "Q": "D", "J": "V"},
    "bg": {"K": "K", "Q": "De", "J": "B"},
}
LEFT, TOP = -99, -131
LETTER_SIZE, MARK_SIZE, MARK_BELOW = 46, 31, 46


def glyph(name: str, x: float, y: float, size: float, colour: str, weight: float = 104) -> str:
    """One glyph, drawn with a pen of `weight` thousandths of its height."""
    pen = group(place(f"glyph-{name}", x, y, size), fill="none", stroke=colour, stroke_width=weight)
    return pen.replace("<g ", '<g stroke-linecap="square" stroke-miterlimit="1.5" ', 1)


def rank_glyph(rank: str, x: float, y: float, size: float, colour: str, weight: float = 104) -> str:
    """The index of a rank; for K, Q and J one letter for each language, of which a style sheet shows one."""
    if rank not in LETTERS["en"]:
        return glyph(rank, x, y, size, colour, weight)
    return "".join(
        group(
            glyph(letters[rank], x, y, size, colour, weight),
            style=f"display:var(--index-{language},{'inline' if language == 'en' else 'none'})",
        )
        for language, letters in LETTERS.items()
    )


def corners(rank: str, mark: str, colour: str) -> str:
    """Index and small suit mark in two opposite corners. mark: name of a shape; colour: of the glyph and the mark."""
    letter = rank_glyph(rank, LEFT, TOP, LETTER_SIZE, colour)
    return both_ways(letter + place(mark, LEFT, TOP + MARK_BELOW, MARK_SIZE, fill=colour))

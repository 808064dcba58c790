"""Draw every deck: `python3 web/cards/make_faces.py [FOLDER]`, by default into the folder of this file.

Writes `french/`, `german/`, `large/`, `paris/` (one file a card), a sprite for each (`french.svg` ...), `back.svg`,
`faces.css`, `palette.json`, and `contact-sheet.html` to look at them all. Standard library only; the same input gives
the same bytes.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

import draw_french
import draw_german
import draw_large
import draw_paris
from draw_back import back
from schemes import palette, style_sheet, themable
from svg import PAPER_COLOUR, single_file, sprite

DECKS = {"french": draw_french, "german": draw_german, "large": draw_large, "paris": draw_paris}
SHEET_HEAD = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Card faces</title>'
    "<style>body{background:#35483c;color:#f3e6cf;font:16px serif}img{margin:3px;vertical-align:top}</style>"
)


def contact_sheet() -> str:
    """A page with all faces at 60 and 180 pixels, and one court of each deck at 600."""
    text = SHEET_HEAD
    for name, deck in DECKS.items():
        cards = list(deck.faces())
        text += f"<h2>{name}</h2>"
        for width, shown in ((60, cards), (180, cards), (600, ["SK" if "SK" in cards else cards[0]])):
            pictures = (f'<img src="{name}/{card}.svg" alt="{card}" width="{width}">' for card in shown)
            text += f"<p>{''.join(pictures)}</p>"
        text += "\n"
    return text + '<h2>back</h2><img src="back.svg" alt="back" width="180"></html>\n'


def write_deck(folder: Path, faces: Mapping[str, str], shapes: Mapping[str, str]) -> None:
    """Write `folder/SA.svg` ... and beside it the sprite `folder.svg`, which holds the back too, as `BACK`."""
    folder.mkdir(parents=True, exist_ok=True)
    for card, face in faces.items():
        folder.joinpath(f"{card}.svg").write_text(single_file(face, shapes), encoding="utf-8")
    folder.with_suffix(".svg").write_text(themable(sprite({**faces, "BACK": back()}, shapes)), encoding="utf-8")


def main() -> None:
    """Write everything into the folder named on the command line."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, deck in DECKS.items():
        write_deck(folder / name, deck.faces(), deck.SHAPES)
    sprites = [sprite({**deck.faces(), "BACK": back()}, deck.SHAPES) for deck in DECKS.values()]
    folder.joinpath("faces.css").write_text(style_sheet(), encoding="utf-8")
    folder.joinpath("palette.json").write_text(palette(sprites, PAPER_COLOUR), encoding="utf-8")
    folder.joinpath("back.svg").write_text(single_file(back(), {}), encoding="utf-8")
    folder.joinpath("contact-sheet.html").write_text(contact_sheet(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""The card faces of the client: complete, safe to show, drawn as generated, and unchanged by half a turn.

Rendering is done by the real browser: a face is painted on a canvas and its pixels are read backwards, which is
exactly half a turn. Without Chromium these tests are skipped; under CI=true its absence is a failure.
"""

import base64
import filecmp
import functools
import gzip
import http.server
import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, sync_playwright

CARDS = Path(__file__).parents[2] / "web" / "cards"
FRENCH = [suit + rank for suit in "CSHD" for rank in "AKQJT98765432"] + ["BIG", "SML"]
GERMAN = [suit + rank for suit in "CSHD" for rank in "AKQJT987"]
DECKS = {"french": FRENCH, "german": GERMAN, "large": FRENCH, "paris": GERMAN}
FACES = [CARDS / deck / f"{card}.svg" for deck, cards in DECKS.items() for card in cards] + [CARDS / "back.svg"]
SPRITES = [CARDS / f"{deck}.svg" for deck in DECKS]
SVG = "{http://www.w3.org/2000/svg}"
COURT_BYTES = 40_000
CHANGED_BY_ROUNDING = 0.002  # share of the pixels; smoothed edges fall differently on the two ends
SPRITE_GZIP_BYTES = {"french": 70_000, "german": 20_000, "large": 6_000, "paris": 15_000}
BESIDE_THE_FACES = {"contact-sheet.html", "faces.css", "palette.json"}
COLOUR = re.compile(r"#[0-9a-f]{6}")

# Share of the pixels of a face that differ clearly (a quarter of the range in a channel) from its half turn.
PIXELS_CHANGED_BY_HALF_TURN = """async ([source, width, height]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height).data;
  const count = width * height;
  let changed = 0, drawn = 0;
  for (let here = 0; here < count; here++) {
    const there = count - 1 - here;
    let difference = 0;
    for (let channel = 0; channel < 4; channel++) {
      difference = Math.max(difference, Math.abs(pixels[4 * here + channel] - pixels[4 * there + channel]));
    }
    if (difference > 64) changed++;
    if (pixels[4 * here + 3] > 128 && pixels[4 * here] + pixels[4 * here + 1] + pixels[4 * here + 2] < 600) drawn++;
  }
  return [changed / count, drawn / count];
}"""


@pytest.fixture(scope="module")
def page(chromium: str) -> Iterator[Page]:
    """A page of the system's Chromium."""
    flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield browser.new_page()
        browser.close()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a server on the loopback that serves web/cards."""
    handler = functools.partial(QuietHandler, directory=str(CARDS))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves files and logs nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def changed_and_drawn(page: Page, svg: bytes, width: int = 240) -> tuple[float, float]:
    """Shares of pixels changed by half a turn, and of pixels that carry ink."""
    source = "data:image/svg+xml;base64," + base64.b64encode(svg).decode()
    changed, drawn = page.evaluate(PIXELS_CHANGED_BY_HALF_TURN, [source, width, width * 336 // 240])
    return changed, drawn


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_holds_exactly_its_cards(deck: str) -> None:
    """The folder of a deck has one file for each card and nothing else."""
    assert sorted(DECKS[deck]) == sorted(path.stem for path in (CARDS / deck).iterdir())


@pytest.mark.parametrize("deck", DECKS)
def test_a_sprite_holds_every_card_and_the_back_under_unique_ids(deck: str) -> None:
    """Each card is a symbol of the sprite; no id stands twice."""
    root = ElementTree.parse(CARDS / f"{deck}.svg").getroot()
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    symbols = {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")}
    assert {*DECKS[deck], "BACK"} == symbols


@pytest.mark.parametrize("path", SPRITES, ids=lambda path: path.stem)
def test_nothing_of_a_sprite_is_shown_by_itself(path: Path) -> None:
    """All lies in an inner picture that is not displayed, so that no browser lays out a whole deck for a hand."""
    (inner,) = ElementTree.parse(path).getroot()
    assert inner.tag == f"{SVG}svg" and inner.get("display") == "none"


@pytest.mark.parametrize("path", FACES + SPRITES, ids=lambda path: str(path.relative_to(CARDS)))
def test_a_face_is_self_contained(path: Path) -> None:
    """A file holds shapes only, and every reference points to something inside the same file."""
    root = ElementTree.parse(path).getroot()
    allowed = {SVG + name for name in ("svg", "defs", "symbol", "g", "path", "rect", "circle", "use")}
    assert {element.tag for element in root.iter()} <= allowed
    places = {f"#{element.get('id')}" for element in root.iter()}
    for element in root.iter():
        assert not [name for name in element.attrib if name.startswith("on")]
        assert "url(" not in "".join(element.attrib.values())
        if "href" in element.attrib:
            assert element.attrib["href"] in places


@pytest.mark.parametrize("path", FACES, ids=lambda path: str(path.relative_to(CARDS)))
def test_a_face_is_small(path: Path) -> None:
    """No face is larger than a court may be."""
    assert path.stat().st_size < COURT_BYTES


def test_the_faces_are_what_the_generator_draws(tmp_path: Path) -> None:
    """Drawing again gives the same bytes, so the files in the repository are the generator's."""
    command = [sys.executable, "-B", str(CARDS / "make_faces.py"), str(tmp_path)]
    subprocess.run(command, check=True, timeout=60)
    drawn = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.relative_to(CARDS) for path in FACES + SPRITES} | {Path(name) for name in BESIDE_THE_FACES} == set(
        drawn
    )
    assert [] == [name for name in drawn if not filecmp.cmp(tmp_path / name, CARDS / name, shallow=False)]


@pytest.mark.parametrize("path", SPRITES, ids=lambda path: path.stem)
def test_every_colour_of_a_sprite_can_be_toned(path: Path) -> None:
    """Each stands as a custom property named after it, and the palette knows it."""
    painted = re.findall(r' (?:fill|stroke)="([^"]+)"', path.read_text())
    palette = json.loads((CARDS / "palette.json").read_text())
    known = {palette["paper"], *palette["signs"], *palette["others"]}
    assert {colour for paint in painted for colour in COLOUR.findall(paint)} <= known
    assert not [
        paint
        for paint in painted
        for c in COLOUR.findall(paint)
        if f"var(--c-{c[1:]},{c})" not in paint
        if c != palette["paper"]
    ]


@pytest.mark.parametrize("path", FACES, ids=lambda path: str(path.relative_to(CARDS)))
def test_half_a_turn_leaves_a_face_unchanged(page: Page, path: Path) -> None:
    """A face and its half turn are the same picture, and not an empty one."""
    changed, drawn = changed_and_drawn(page, path.read_bytes())
    assert changed < CHANGED_BY_ROUNDING
    assert drawn > 0.01


def test_a_one_way_face_would_be_noticed(page: Page) -> None:
    """The test of half a turn fails on a card whose small mark in one corner lacks its twin."""
    one_way = (CARDS / "french" / "D4.svg").read_text().replace("</svg>", '<circle cx="90" cy="-130" r="8"/></svg>')
    assert changed_and_drawn(page, one_way.encode())[0] > CHANGED_BY_ROUNDING


@pytest.mark.parametrize("card", ["HK", "SQ", "CJ"])
def test_the_language_of_the_page_chooses_the_index_letter(page: Page, address: str, card: str) -> None:
    """The same court from the sprite shows another letter to a French reader, and English to an unknown language."""
    shown = {language: picture_in_language(page, address, card, language) for language in ("en", "fr", "xx")}
    assert shown["en"] == shown["xx"]
    assert shown["en"] != shown["fr"]


def picture_in_language(page: Page, address: str, card: str, language: str) -> bytes:
    """A screenshot of a card of the French sprite on a page in that language."""
    page.goto(f"{address}/faces.css")
    style = f'<link rel="stylesheet" href="{address}/faces.css">'
    card_text = f'<svg width="120" height="168"><use href="{address}/french.svg#{card}"/></svg>'
    page.set_content(f'<html lang="{language}"><head>{style}</head><body>{card_text}</body></html>')
    page.wait_for_load_state("networkidle")
    return page.locator("svg").screenshot()


@pytest.mark.parametrize("deck", DECKS)
def test_a_sprite_is_small_on_the_wire(deck: str) -> None:
    """Compressed, a sprite stays within its budget."""
    assert len(gzip.compress((CARDS / f"{deck}.svg").read_bytes())) < SPRITE_GZIP_BYTES[deck]

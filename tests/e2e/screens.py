"""Every screen of the page: how it is reached, at three sizes, and what a machine can tell of it. Not here: tests.

Pictures are written where `SCREENS` names a folder, as `make soak` does, and are looked at by eye.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize

from tests.e2e.looking import KEY
from tests.e2e.sitting import Sitting

FOLDER: Final = os.environ.get("SCREENS")

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 360, "height": 740},
    "desk": {"width": 1440, "height": 900},
    "landscape": {"width": 740, "height": 360},
}

LOOKS: Final[dict[str, dict[str, str]]] = {
    "en": {"language": "en"},
    "de": {"language": "de", "theme": "dark", "belote": "tournament", "skat": "tournament"}
    | {"cribbage": "four", "tractor": "four"},
    "zh": {"language": "zh", "belote": "large", "cribbage": "large", "skat": "large", "tractor": "large"},
}
"""Three languages, each with a card pattern of its own for every game; the first with each game's usual one."""

PAGES: Final = {
    "home": "/",
    "lobby": "/lobby",
    "game-belote": "/games/belote",
    "game-cribbage": "/games/cribbage",
    "game-skat": "/games/skat",
    "game-tractor": "/games/tractor",
    "rule": "/games/skat#rule-S-9",
    "gallery": "/cards",
    "exhibit-prussian": "/cards/prussian",
    "exhibit-double": "/cards/double",
    "history": "/history",
    "account": "/account",
    "invitation": "/invitation",
    "suggest": "/suggest",
    "privacy": "/privacy",
    "unknown": "/nowhere",
    "no-table": "/tables/nowhere",
}

FEW: Final = ("home", "lobby", "game-skat", "gallery", "exhibit-prussian", "account", "suggest")
"""The pages that every test run looks at."""

DIALOGS: Final = {"score": "s", "settings": "o", "keys": "?"}
"""The dialogs of a table, each with its key."""

PHASE: Final = """() => [
  document.querySelector(".middle > *")?.className.split(" ")[0] ?? "",
  document.querySelector(".confirm") !== null,
  document.querySelector(".hand .legal") !== null,
  document.querySelectorAll("[data-asked] button:not(.confirm)").length > 0,
  document.querySelectorAll(".trick .laid").length > 0,
].join()"""
"""What kind of moment the table is in: what lies in the middle, and what may be done."""

FAULTS: Final = """() => {
  const boxOf = (element) => element.getBoundingClientRect();
  const textOf = (element) => (element.ariaLabel || element.textContent).trim().slice(0, 40);
  const nameOf = (element) => `${element.tagName.toLowerCase()}.${element.className} "${textOf(element)}"`;
  const isSeen = (element) => {
    const { width, height } = boxOf(element);
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const seen = [...scope.querySelectorAll("*")].filter(isSeen);
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isTooWide = (element) => element.scrollWidth > element.clientWidth + 1;
  const isCut = (element) => getComputedStyle(element).overflowX !== "visible" && isTooWide(element);
  const cut = seen.filter((element) => hasText(element) && !element.matches("select, textarea, .wide *"));
  const isControl = (element) => element.matches("a, button, select, summary, input, textarea");
  const controls = seen.filter((element) => isControl(element) && !element.closest(".hand, .wide"));
  const isInText = (element) => element.matches("a") && getComputedStyle(element).display === "inline";
  const isSmall = (element) => {
    const least = element.matches("a:not(.button)") ? 23 : 43;
    return boxOf(element.closest("label, .dial") ?? element).height < least && !isInText(element);
  };
  const doOverlap = (one, other) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 1 && down > 1 && !one.contains(other) && !other.contains(one);
  };
  const overlaps = controls.flatMap((one, place) =>
    controls.slice(place + 1).filter((other) => doOverlap(one, other)).map((other) => [one, other]));
  return [
    ...cut.filter(isCut).map((element) => `cut: ${nameOf(element)}`),
    ...controls.filter(isSmall).map((element) => `small: ${nameOf(element)}`),
    ...overlaps.map(([one, other]) => `overlap: ${nameOf(one)} and ${nameOf(other)}`),
  ];
}"""
"""Words that are cut, targets under a finger's size, controls that lie over one another."""


def dress(page: Page, look: str) -> None:
    """The page opens from now on in the look's language, colours and card patterns."""
    kept = {key if key in ("language", "theme") else f"{key}Cards": value for key, value in LOOKS[look].items()}
    script = "if (!localStorage.getItem('stammtisch-settings')) localStorage.setItem('stammtisch-settings', '%s')"
    page.add_init_script(script % json.dumps(kept))


def faults(page: Page, name: str, look: str, *, whole: bool) -> list[str]:
    """What a machine can tell is wrong with the screen, at each size; its pictures are kept where wanted."""
    found: list[str] = []
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        wrong: list[str] = page.evaluate(FAULTS)
        if page.evaluate("document.documentElement.scrollWidth - innerWidth") > 0:
            wrong.append("wider than the screen")
        wrong += [f"a key instead of words: {key}" for key in KEY.findall(page.inner_text("body"))]
        found += [f"{look} {name} {size}: {fault}" for fault in wrong]
        if FOLDER:
            path = Path(FOLDER) / f"{name}-{look}-{size}.png"
            page.screenshot(path=path, full_page=whole)
    return found


def moments(page: Page, game: str) -> Iterator[str]:
    """Deals the game and plays a deal; stops at each moment of a kind that was not there before, with its name."""
    answer = page.request.post("/api/tables", data={"game": game})
    page.goto(f"/tables/{answer.json()['table_id']}")
    sitting, known = Sitting(page), set[str]()
    page.locator("main.table").wait_for()
    while sitting.wait_for_turn():
        kind = page.evaluate(PHASE)
        if kind not in known:
            known.add(kind)
            yield f"{game}-{len(known)}"
            page.set_viewport_size(SIZES["desk"])
        sitting.step()
    yield f"{game}-over"

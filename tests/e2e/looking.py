"""What is looked at on every page: accessibility by axe, no sideways scroll, no card hidden, words instead of keys."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page, expect

from tests.house.project import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
KEY = re.compile(
    r"\b(?:event|line|reason|refusal|asked|word|option|preset|title|invite|players|setting|key)-[a-z]+(?:-[\w-]+)?\b"
)

FOUND_BY_AXE = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations", "incomplete"] });
  const named = (kind, rules) =>
    rules.flatMap((rule) => rule.nodes.map((node) => `${kind} ${rule.id} ${node.target}: ${node.failureSummary}`));
  const unsure = found.incomplete.filter((rule) => rule.id === "color-contrast");
  // A single letter is doubted for its length alone: its contrast is computed. Of a table that scrolls sideways, a
  // part is out of sight and has no colour to compare.
  const isClear = (node) => (node.any[0]?.data?.contrastRatio ?? 0) >= 4.5;
  const isWide = (node) => document.querySelector(node.target[0])?.closest(".wide");
  for (const rule of unsure) rule.nodes = rule.nodes.filter((node) => !isClear(node) && !isWide(node));
  return [...named("violates", found.violations), ...named("cannot tell", unsure)];
}"""

HIDDEN_CARDS = """() => [...document.querySelectorAll(".hand [data-card]")].filter((button) => {
  const box = button.getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + Math.min(box.width, 24) / 2, box.y + 16);
  return !button.contains(seen) || box.right > innerWidth + 1 || box.left < -1;
}).map((button) => button.getAttribute("aria-label"))"""


@cache
def axe_script() -> str:
    """axe-core as the client's packages have it."""
    return AXE.read_text(encoding="utf-8")


def check_page(page: Page) -> None:
    """The page, once it is there, is accessible, fits the width and has words everywhere."""
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)
    page.evaluate(axe_script())
    assert page.evaluate(FOUND_BY_AXE) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert KEY.findall(page.inner_text("body")) == []


def check_hand(page: Page) -> None:
    """Each card in hand can be seen and tapped at its corner."""
    page.locator(".hand").scroll_into_view_if_needed()
    assert page.evaluate(HIDDEN_CARDS) == []

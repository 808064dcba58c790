"""How the page behaves in Chromium, as on a cheap phone: a slow line and a slow processor, both simulated.

What belongs here: measurements in a browser. What does not: sizes of files (`client.py`). They need what the tests in
a browser need: the built page, playwright and Chromium.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from stammtisch.bench.figure import Figure, Quantiles, Spread
from stammtisch.bench.measure import ROUNDS, Advance
from stammtisch.errors import ParseError
from stammtisch.server.pages import STATIC

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""1.6 Mbit a second down, 0.75 up, 150 ms there and back."""

SLOWER: Final = 4
"""So many times slower than this machine is the phone's processor."""

SERIES: Final = 36
"""Deals of a series."""

SETTLED: Final = 4
"""After so many deals everything that is loaded once has been."""

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
INSTALLED_BY: Final = "apt-get install chromium-headless-shell"

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--js-flags=--expose-gc")

FIRST_CARD: Final = """() => new Promise((told) => {
  const look = () => {
    const isThere = document.querySelector(".hand [data-card] use")?.getBBox().width > 0;
    requestAnimationFrame(isThere ? () => requestAnimationFrame(() => told(performance.now())) : look);
  };
  look();
})"""
"""Milliseconds from the beginning of the navigation until the hand's first card is drawn, its face being there."""

OBSERVE: Final = """() => {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  const moving = new Set();
  const mark = (name) => ({ target, type }) => {
    const before = moving.size;
    name === "begin" ? moving.add(target) : moving.delete(target);
    if (!before !== !moving.size) performance.mark(`moving-${name}`);
  };
  for (const kind of ["animation", "transition"]) {
    addEventListener(`${kind}start`, mark("begin"), true);
    for (const end of ["end", "cancel"]) addEventListener(kind + end, mark("end"), true);
  }
}"""
"""Notes how long each interaction took to its next paint, and marks when something begins and ends to move."""

CONTROLS: Final = (
    ".next .primary:not([aria-disabled=true])",
    ".confirm:not([aria-disabled=true])",
    ".hand .legal:not(.selected)",
    "[data-asked] button:not(.confirm):not([aria-disabled=true]):visible",
)
"""What somebody in no doubt would click, the first that is there."""


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of its own, whose bots do not pause."""
    if not (STATIC / "index.html").is_file():
        raise ParseError("the page is not built; make play builds it")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--pace", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            try:
                yield line[line.index("http://") :].strip().rstrip("/")
            finally:
                process.terminate()


def find_chromium() -> str | None:
    """Path of this machine's Chromium, or None; first one without windows of its own, which wants less time."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def phones(address: str, *, moving: bool = True) -> Iterator[Callable[[], BrowserContext]]:
    """Makes browsers that know nothing yet, the size of a phone. moving: whether cards move."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise ParseError("figures of the page need playwright: make bench installs it") from None
    chromium = find_chromium()
    if chromium is None:
        raise ParseError(f"figures of the page need Chromium on PATH: {INSTALLED_BY}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield lambda: browser.new_context(
            base_url=address,
            viewport={"width": 360, "height": 740},
            locale="en-GB",
            reduced_motion="no-preference" if moving else "reduce",
        )
        browser.close()


def new_table(context: BrowserContext, game: str = "skat") -> str:
    """The path of a table that is dealt, of this browser's guest."""
    answer = context.request.post("/api/tables", data={"game": game})
    return f"/tables/{answer.json()['table_id']}"


def slowed(page: Page, *, line: bool = True) -> Page:
    """The page on the slow processor, and on the slow line."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if line:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", LINE)
    return page


# The first card


def first_card(name: str, *, warm: bool) -> Callable[[Advance], Figure]:
    """A measurement: the median time to the first card; warm: for who has been here before."""

    def measure(advance: Advance) -> Figure:
        values = []
        with serving() as address, phones(address) as phone:
            for _ in range(ROUNDS):
                values.append(_first_card(phone(), warm=warm))
                advance()
        return Figure(name, median(values), "ms", ROUNDS, Spread.of(values))

    return measure


def _first_card(context: BrowserContext, *, warm: bool) -> float:
    path = new_table(context)
    if warm:
        page = context.new_page()
        page.goto(path)
        page.evaluate(FIRST_CARD)
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.wait_for_timeout(1_500)  # the worker keeps what was used
        page.close()
    page = slowed(context.new_page())
    page.goto(path, wait_until="commit")
    value: float = page.evaluate(FIRST_CARD)
    context.close()
    return value


# Interactions and tasks


def played(context: BrowserContext, *, traced: Callable[[Page], Any] = lambda _: None) -> Page:
    """A page at which a deal was played to its end on the slow processor."""
    page = slowed(context.new_page(), line=False)
    page.goto(new_table(context))
    page.locator(".hand [data-card]").first.wait_for()
    page.wait_for_timeout(1_000)  # the page has come to rest
    page.evaluate(OBSERVE)
    traced(page)
    play(page, 1)
    return page


def play(page: Page, deals: int, after: Callable[[int], object] = lambda _: None) -> None:
    """Click until so many deals are over. after: called with the number of each."""
    over = page.locator("#over-title")
    for number in range(1, deals + 1):
        while not over.count():
            control = next((found for name in CONTROLS if (found := page.locator(name)).count()), None)
            if control is None:
                page.wait_for_timeout(50)
            else:
                _click(control.first)
        after(number)
        if number < deals:
            _click(page.locator(CONTROLS[0]).first)
            over.wait_for(state="detached")


def _click(control: Any) -> None:
    """A card that plays itself before it is clicked is none."""
    from playwright.sync_api import TimeoutError

    try:
        control.click(position={"x": 10, "y": 14}, timeout=2_000)
    except TimeoutError:
        return


def interactions(advance: Advance) -> Figure:
    """From an input to the next paint that shows what came of it, over a deal of each round: the 95th percentile."""
    values: list[float] = []
    rounds = []
    with serving() as address, phones(address) as phone:
        for _ in range(ROUNDS):
            page = played(phone())
            page.wait_for_timeout(500)
            durations: list[float] = page.evaluate("[...interactions.values()]")
            rounds.append(p95(durations))
            values += durations
            advance()
    return Figure("web.inp.p95", p95(values), "ms", len(values), Spread.of(rounds), quantiles=Quantiles.of(values))


def p95(values: Sequence[float]) -> float:
    """The value that 95 of 100 do not pass."""
    return sorted(values)[min(len(values) - 1, len(values) * 95 // 100)]


def longest_task(name: str, *, moving: bool) -> Callable[[Advance], Figure]:
    """A measurement: the longest task of the page's thread in a deal; moving: of those begun while cards move."""

    def measure(advance: Advance) -> Figure:
        longest, count = [], 0
        with serving() as address, phones(address) as phone:
            for _ in range(ROUNDS):
                found = list(tasks(_trace(phone()), moving=moving))
                longest.append(max(found, default=0.0))
                count += len(found)
                advance()
        return Figure(name, median(longest), "ms", count, Spread.of(longest))

    return measure


def _trace(context: BrowserContext) -> Sequence[Mapping[str, Any]]:
    browser = context.browser
    assert browser is not None
    categories = ["toplevel", "blink.user_timing", "__metadata"]
    played(context, traced=lambda page: browser.start_tracing(page=page, categories=categories))
    events: Sequence[Mapping[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return events


def tasks(events: Sequence[Mapping[str, Any]], *, moving: bool) -> Iterator[float]:
    """Milliseconds of each task of the page's main thread in a trace; moving: of those begun between the marks."""
    marks = sorted((event["ts"], event["name"]) for event in events if event["name"].startswith("moving-"))
    thread = next((event["pid"], event["tid"]) for event in events if event["name"].startswith("moving-"))
    for event in events:
        if event["name"].endswith("RunTask") and "dur" in event and (event["pid"], event["tid"]) == thread:
            last = next((name for at, name in reversed(marks) if at <= event["ts"]), "")
            if not moving or last == "moving-begin":
                yield event["dur"] / 1_000


# Memory


def memory_growth(advance: Advance) -> Figure:
    """Percent by which the page's memory grew over a series, from the deal by which everything was loaded."""
    sizes: dict[int, float] = {}
    with serving() as address, phones(address, moving=False) as phone:
        page = phone().new_page()
        page.goto(new_table(page.context))
        page.locator(".hand [data-card]").first.wait_for()
        session = page.context.new_cdp_session(page)

        def weigh(number: int) -> None:
            if number in (SETTLED, SERIES):
                session.send("HeapProfiler.collectGarbage")
                sizes[number] = session.send("Runtime.getHeapUsage")["usedSize"]

        play(page, SERIES, weigh)
    for _ in range(ROUNDS):
        advance()
    growth = 100 * (sizes[SERIES] / sizes[SETTLED] - 1)
    return Figure("web.memory_growth", growth, "%", SERIES, Spread.of([growth]))


FIGURES: Final[Mapping[str, Callable[[Advance], Figure]]] = {
    "web.first_card": first_card("web.first_card", warm=False),
    "web.first_card.warm": first_card("web.first_card.warm", warm=True),
    "web.inp.p95": interactions,
    "web.longest_task": longest_task("web.longest_task", moving=False),
    "web.longest_task_moving": longest_task("web.longest_task_moving", moving=True),
    "web.memory_growth": memory_growth,
}
"""Names are the goals'; each is measured in a browser of its own."""

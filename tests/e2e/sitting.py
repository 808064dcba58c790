"""Playing at a table as a person does who takes the first thing on offer: by clicks, or by keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, Position, TimeoutError

MOST_STEPS = 400
CORNER: Position = {"x": 10, "y": 14}
"""Where a card shows that others overlap."""
READY = "#over-title, .confirm:not([aria-disabled=true]), .hand .legal:not(.selected), [data-asked] button:visible"
"""Shown when the deal is over or something is asked."""
STATE = """() => document.querySelector(".question, .confirm")?.textContent
  + "|" + document.querySelector("dl.facts").textContent
  + "|" + document.querySelector(".middle").textContent
  + "|" + [...document.querySelectorAll(".hand [data-card]")].map((card) => card.getAttribute("aria-label")).join()
  + "|" + [...document.querySelectorAll("[data-asked] button")].map((button) => button.textContent).join()"""


class Sitting:
    """A person at a table in a page. passes: whether to pass whatever the others bid, which ends an auction soon."""

    def __init__(self, page: Page, *, passes: bool = False) -> None:
        self.page = page
        self._passes = passes

    @property
    def is_over(self) -> bool:
        """Whether the deal's result is on the table."""
        return self.page.locator("#over-title").count() > 0

    @property
    def confirm(self) -> Locator:
        """The button that plays what is selected, when the selection is a move."""
        return self.page.locator(".confirm:not([aria-disabled=true])")

    @property
    def legal_cards(self) -> Locator:
        """Cards in hand that may be chosen and are not."""
        return self.page.locator(".hand .legal:not(.selected)")

    @property
    def controls(self) -> tuple[Locator, ...]:
        """What a person in no doubt would click, the first of them that is there."""
        passing = self.page.locator("[data-asked]").get_by_role("button", name="Pass", exact=True)
        return (*((passing,) if self._passes else ()), self.confirm, self.next_play, self.legal_cards, self.buttons)

    @property
    def buttons(self) -> Locator:
        """Everything else that answers what is asked."""
        return self.page.locator("[data-asked] button:not(.confirm):not([aria-disabled=true]):visible")

    @property
    def next_play(self) -> Locator:
        """The button that selects the next legal play of several cards."""
        return self.page.get_by_role("button", name="Next play", exact=True)

    def deal(self, game: str) -> None:
        """Go to the game's page and play."""
        self.page.goto(f"/games/{game}")
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.page.locator("main.table").wait_for()

    def play_deal(self) -> int:
        """Click until the deal is over; returns how many clicks it took."""
        for step in range(MOST_STEPS):
            if not self.wait_for_turn():
                return step
            self.step()
        raise AssertionError("the deal does not end")

    def wait_for_turn(self) -> bool:
        """Wait until something is asked; false once the deal is over."""
        self.page.locator(READY).first.wait_for()
        return not self.is_over

    def step(self) -> None:
        """One click, and wait until the table shows what came of it."""
        before = self.page.evaluate(STATE)
        control = self.next_control()
        if control is None:
            return
        try:
            control.click(position=CORNER, timeout=3_000)
        except TimeoutError:
            if self.page.evaluate(STATE) == before:
                raise
            return  # the only card that goes on may play itself before it is clicked
        changed = f"before => ({STATE})() !== before || document.querySelector('#over-title')"
        self.page.wait_for_function(changed, arg=before, polling=50)

    def next_control(self) -> Locator | None:
        """What a person in no doubt would click: what is selected, else a whole play, else a card, else a button.

        Cards picked one by one need not make a legal play of several cards; the button that cycles gives one.
        None if the turn has passed meanwhile, as after a card that played itself.
        """
        quiet = 0
        for _ in range(100):
            for control in self.controls:
                if control.count():
                    return control.first
            quiet = 0 if self.page.locator(READY).count() else quiet + 1
            if quiet == 10:
                return None
            self.page.wait_for_timeout(100)  # a view that is being drawn
        raise AssertionError("nothing can be done")


def keyboard_step(sitting: Sitting) -> None:
    """One answer by keys: the first legal card, or the first thing offered."""
    page = sitting.page
    if sitting.confirm.count():
        page.keyboard.press("p")
    elif sitting.next_play.count():
        page.keyboard.press("a")
        for _ in range(8):
            if sitting.next_play.evaluate("button => button === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    elif sitting.legal_cards.count():
        page.keyboard.press("h")
        page.keyboard.press("Home")
        for _ in range(page.locator(".hand [data-card]").count()):
            if page.evaluate("document.activeElement.matches('.legal:not(.selected)')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("a")
        page.keyboard.press("Enter")
    page.wait_for_timeout(150)
    page.wait_for_function("document.activeElement !== document.body")

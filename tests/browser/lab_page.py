"""The lab's page as tests use it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor
from tests.patience import PATIENCE

LONG_WAIT = PATIENCE * 1000

WIDE = "() => document.documentElement.scrollWidth"
"""The width of the page: no more than its window, or something sticks out."""


def open_lab(visitor: Visitor, path: str = "/lab") -> Page:
    """Go to the lab, and wait until it can be used."""
    page = visitor.open(path)
    page.locator("#lab-bots").wait_for()
    expect(page.locator("main .cards").first).not_to_be_empty()
    return page


def new_strategy(page: Page) -> Locator:
    """Make the first bot a new strategy. Returns its panel, once its form is there."""
    page.locator("ol.slips select").first.select_option("new")
    return settled(page)


def settled(page: Page) -> Locator:
    """The panel of the strategy, once its findings are about the text that is in it."""
    panel = page.locator("section[aria-labelledby=lab-strategy]")
    panel.locator("[data-settled]").wait_for()
    return panel


def write(page: Page, text: str) -> None:
    """Replace the text in the editor, as if the new one had been pasted."""
    content = page.locator(".editor .cm-content")
    content.click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text(text)


def add_rule(panel: Locator, card: str, up: int) -> Locator:
    """Add a buy rule at the end and move it up. Returns its row."""
    rows = panel.locator("ol").first.locator("li")
    last = rows.count()
    panel.get_by_role("button", name="Add a rule").first.click()
    rows.nth(last).get_by_label("Card", exact=True).select_option(card)
    for place in range(last, last - up, -1):
        rows.nth(place).get_by_role("button", name="Move up").click()
        expect(rows.nth(place - 1).get_by_label("Card", exact=True)).to_have_value(card)
    return rows.nth(last - up)


def choose(page: Page, kind: str, games: int | None = None, seed: str | None = None) -> None:
    """Choose what to run."""
    page.get_by_label(kind, exact=True).check(force=True)
    if games is not None:
        page.get_by_label(re.compile("^Games")).select_option(str(games))
    if seed is not None:
        page.get_by_label("Seed").fill(seed)


def run(page: Page) -> Locator:
    """Run it to its end. Returns the result."""
    shown = page.locator(".outcome")
    before = shown.get_attribute("data-run") if shown.count() else ""
    page.get_by_role("button", name="Run", exact=True).click()
    outcome = page.locator(f".outcome:not([data-run='{before}'])")
    expect(outcome).to_have_attribute("data-state", "done", timeout=LONG_WAIT)
    return shown


def shares(outcome: Locator) -> list[str]:
    """How often each bot won, as it is shown."""
    return outcome.locator("[data-won]").all_inner_texts()


def as_number(percent: str) -> float:
    """A share as it is shown in English."""
    return float(percent.removesuffix("%"))

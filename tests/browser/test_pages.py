"""Every page: nothing that axe objects to, nothing that overflows, and a picture of it at three widths."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from demesne.client import Server
from tests.browser.chrome import ROOT
from tests.browser.conftest import SIZES, Visitor, Welcome
from tests.browser.player import Player
from tests.server.running import Running

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

PAGES = {
    "home": "/",
    "new": "/new",
    "cards": "/cards",
    "card": "/cards/throne-room",
    "learn": "/learn",
    "settings": "/settings",
    "about": "/about",
    "missing": "/no/such/page",
}

CHOOSE_THEME = """(theme) => {
  const kept = JSON.parse(localStorage.getItem('demesne-settings'))
  localStorage.setItem('demesne-settings', JSON.stringify({ ...kept, theme }))
}"""


@pytest.fixture(scope="module")
def finished(house: Running) -> str:
    """A game that is over."""
    server = Server(house.base)
    server.guest("Host")
    seats = [{"kind": "bot", "bot": "steward"}, {"kind": "bot", "bot": "novice"}]
    wish = {"seats": seats, "kingdom": "First Game", "seed": 1, "sit": False}
    table = server.ask("POST", "/api/tables", wish)["table"]["id"]
    server.ask("POST", f"/api/tables/{table}/start", {})
    while server.ask("GET", f"/api/tables/{table}")["table"]["status"] != "over":
        pass
    return str(table)


def objections(visitor: Visitor) -> list[tuple[str, list[str]]]:
    """What axe objects to on the page: each rule with the elements that break it."""
    # Evaluated and not added as a script: the page's policy forbids scripts that it did not bring.
    visitor.page.evaluate(AXE.read_text("utf-8") + "; null")
    found: dict[str, Any] = visitor.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [(rule["id"], [node["html"][:160] for node in rule["nodes"][:4]]) for rule in found["violations"]]


def check(visitor: Visitor, name: str, width: int) -> None:
    """The page is settled, fits its width, and axe is content."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.picture(f"{name}-{width}")
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= width, f"{name} is {wide} pixels wide at {width}"
    assert objections(visitor) == []


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_page(visit: Welcome, house: Running, name: str, width: int) -> None:
    visitor = visit(house, width=width, language=("en", "fr", "it")[(width + len(name)) % 3])
    visitor.open(PAGES[name])
    visitor.page.locator("h1").first.wait_for()
    check(visitor, name, width)


@pytest.mark.parametrize("width", SIZES)
def test_table(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width)
    visitor.sit("Bounty of the Hunt", ("novice", "novice"), seed=8, point_counter=True, deck_tracker=True)
    player = Player(visitor.page, seed=1)
    for _ in range(25):
        player.answer()
    for theme in ("light", "dark", "contrast"):
        visitor.page.evaluate(CHOOSE_THEME, theme)
        visitor.page.reload()
        player.wait()
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        check(visitor, f"table-{theme}", width)
    if width > 600:
        tall = visitor.page.evaluate("() => document.documentElement.scrollHeight")
        assert tall <= SIZES[width], "the table has to be seen without scrolling"


@pytest.mark.parametrize("width", SIZES)
def test_after_the_game(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width)
    visitor.sit(seed=13)
    player = Player(visitor.page, seed=1)
    for _ in range(20):
        player.answer()
    player.wait()
    visitor.resign()
    visitor.page.locator("[data-asked=over]").wait_for()
    check(visitor, "after", width)


@pytest.mark.parametrize("width", SIZES)
def test_replay(visit: Welcome, house: Running, finished: str, width: int) -> None:
    visitor = visit(house, width=width)
    # Whoever did not sit at a table that is over is shown its replay.
    visitor.open(f"/table/{finished}")
    visitor.page.wait_for_url(f"**/replay/{finished}")
    visitor.open(f"/replay/{finished}?at=20")
    visitor.page.locator("h1").first.wait_for()
    check(visitor, "replay", width)
    slider = visitor.page.get_by_role("slider").first
    slider.focus()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_url("**at=21*")


def test_the_theme_is_that_of_the_screen_unless_another_is_chosen(visit: Welcome, house: Running) -> None:
    visitor = visit(house, theme="auto")
    page = visitor.page
    page.emulate_media(color_scheme="dark")
    visitor.open("/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    # Nothing may be painted in another theme before the script has run.
    assert page.locator("script[type=module]").first.get_attribute("blocking") == "render"
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_label("High contrast").check()
    expect(root).to_have_attribute("data-theme", "contrast")


def test_automatic_answers_are_those_of_the_table(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit("First Game", seed=2)
    Player(visitor.page).wait()
    visitor.page.locator("[data-side=habits]").click()
    occasions = visitor.page.locator("#side").get_by_role("group")
    expect(occasions).to_have_count(1)
    expect(occasions).to_contain_text("Moat")
    visitor.page.get_by_role("button", name="Show all cards").click()
    expect(occasions.nth(10)).to_be_visible()


def test_answers_carry_a_strict_policy(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    answer = visitor.page.goto(house.base + "/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("width", SIZES)
def test_the_lesson_coaches_a_real_game(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width)
    visitor.open("/learn")
    visitor.page.get_by_role("button", name="Play the first game").first.click()
    visitor.page.wait_for_url("**/table/*lesson*")
    coach = visitor.page.locator(".coach")
    coach.wait_for()
    player = Player(visitor.page, seed=1)
    said = set()
    for _ in range(14):
        said.add(coach.inner_text())
        player.answer()
    player.wait()
    assert len(said) > 3
    check(visitor, "lesson", width)


def test_a_long_text_of_a_card_can_be_scrolled_with_keys(visit: Welcome, house: Running) -> None:
    visitor = visit(house, width=1024)
    visitor.sit("First Game", seed=2)
    Player(visitor.page).wait()
    visitor.page.locator("#supply [data-card=Cellar]").first.hover()
    expect(visitor.page.locator("#inspector")).to_be_visible()
    assert objections(visitor) == []

"""Every page: no objections from axe, no overflow, and a picture of it at three widths."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from demesne.client import Server
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import SIZES, Visitor, finish
from tests.server.running import Running

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

INSPECTOR = "document.querySelector('#inspector')"


@pytest.fixture(scope="module")
def finished(host: Server) -> str:
    """A game that is over."""
    return finish(host, "First Game", ("steward", "novice"), seed=1)


MANY_KINDS = "Caravan, Embargo, Familiar, Fishing Village, Harem, Island, Monument, Moat, Tournament, Wharf"
"""Cards of all colours."""


def check(visitor: Visitor, name: str, width: int) -> None:
    """The page is settled and fits its width, and axe has no objections."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.settle()
    visitor.picture(f"{name}-{width}")
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= width, f"{name} is {wide} pixels wide at {width}"
    assert visitor.objections() == []


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
    visitor.sit(MANY_KINDS, ("novice", "novice"), seed=8, colonies=True, point_counter=True, deck_tracker=True)
    player = Player(visitor.page, seed=1)
    for _ in range(30):
        player.answer()
    for theme, language in (("light", "en"), ("dark", "fr"), ("contrast", "it")):
        visitor.prefer(theme=theme, language=language)
        player.wait()
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        check(visitor, f"table-{theme}", width)
        assert visitor.amiss() == []


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
    # The code for after the game is fetched when it is over.
    expect(visitor.page.get_by_role("button", name="Play again")).to_be_visible()
    check(visitor, "after", width)


@pytest.mark.parametrize("width", SIZES)
def test_replay(visit: Welcome, house: Running, finished: str, width: int) -> None:
    visitor = visit(house, width=width)
    # A visitor who did not sit at a table that is over sees its replay.
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


def test_texts_that_do_not_come_are_told_and_change_nothing(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = visitor.open("/settings")
    page.route("**/assets/it-*.js", lambda route: route.abort())
    # Not `check`, which would verify that it is checked: it may be unchecked again by then.
    page.get_by_label("Italiano").click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("English")).to_be_checked()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.route("**/assets/en-*.js", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text("Demesne could not be loaded.")).to_be_visible()
    visitor.picture("no-texts-1440")
    page.unroute_all()
    page.get_by_role("button").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    visitor.forgive("ERR_FAILED")


def test_automatic_answers_are_those_of_the_table(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit("First Game", seed=2)
    Player(visitor.page).wait()
    visitor.page.locator("[data-side=settings]").click()
    occasions = visitor.page.locator("#side .occasion").get_by_role("group")
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
        player.wait()
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
    text = visitor.page.locator("#inspector")
    expect(text).to_be_visible()
    assert visitor.objections() == []
    visitor.page.wait_for_function(f"() => {INSPECTOR}.scrollHeight > {INSPECTOR}.clientHeight")
    text.focus()
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_function(f"() => {INSPECTOR}.scrollTop > 0")


FIRST_LOAD = 150_000
"""Bytes of scripts and styles that may come, compressed, before a page can be used; drawings and fonts come after."""

LOADED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /[.](js|css)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_little_is_loaded_first(visit: Welcome, house: Running, language: str) -> None:
    visitor = visit(house, language=language)
    visitor.open("/")
    expect(visitor.page.locator(".face").first).to_be_visible()
    assert 30_000 < visitor.page.evaluate(LOADED) < FIRST_LOAD
    visitor.sit(seed=3)
    Player(visitor.page).wait()
    assert 30_000 < visitor.page.evaluate(LOADED) < FIRST_LOAD

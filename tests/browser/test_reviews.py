"""Reviews next to the replay and hints at the table, in a real browser: by mouse, touch and keys, wide and narrow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player, Way
from tests.browser.visitor import Visitor, together
from tests.server.running import MANY, UNLIMITED, Running, Zygote

LIMITS = {**UNLIMITED, "reviews": MANY, "address_reviews": MANY, "hour_reviews": MANY, "hints": MANY}


@pytest.fixture(scope="module")
def house(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that reviews a game in a moment."""
    running = Running(zygote, tmp_path_factory.mktemp("reviews"), limits=LIMITS, review_games=2000)
    running.start()
    yield running
    running.stop()


def played(visitor: Visitor, answers: int = 12) -> str:
    """A game against a bot with some answers given on the page, then resigned. Returns its table."""
    table = visitor.sit(seed=5)
    player = Player(visitor.page, seed=1)
    for _ in range(answers):
        player.answer()
    visitor.resign()
    expect(visitor.page.get_by_role("heading", name="wins")).to_be_visible()
    return table


def is_done(page: Page) -> None:
    expect(page.get_by_text(re.compile("decisions? judged"))).to_be_visible()


def shown(page: Page) -> int:
    """After how many answers the replay shows the game."""
    return int(page.evaluate("() => new URLSearchParams(location.search).get('at')"))


def test_the_end_of_a_game_leads_to_its_review(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = visitor.page
    played(visitor)
    page.get_by_role("link", name="Review").click()
    is_done(page)
    chart = page.get_by_role("slider", name="Chance of winning")
    expect(chart).to_be_visible()
    # Every judged decision has its shape and its word.
    listed = page.locator("ol.all button")
    verdicts = [button.locator(".verdict") for button in listed.all()]
    assert verdicts
    assert all(one.inner_text().strip() in ("best", "as good", "doubtful", "mistake") for one in verdicts)
    assert all(one.locator("svg").count() == 1 for one in verdicts)
    # A click on the chart goes to the nearest one: the replay shows its position.
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + 100)
    decision = page.get_by_role("region", name="The decision shown")
    expect(decision).to_have_attribute("data-moment", str(shown(page)))
    expect(decision.get_by_role("table")).to_be_visible()
    expect(decision.locator("small", has_text="given")).to_be_visible()
    # From there, you can play on against the same bot.
    page.get_by_role("button", name="Try it from here").click()
    expect(page.get_by_role("radio", name="I play for Ada")).to_be_checked()
    page.locator("form.continue").get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#question")).to_be_visible()


def test_a_review_says_how_many_decisions_it_could_not_judge(visit: Welcome, zygote: Zygote, tmp_path: Path) -> None:
    hasty = Running(zygote, tmp_path, limits=LIMITS, review_games=1)
    hasty.start()
    try:
        visitor = visit(hasty)
        played(visitor)
        visitor.page.get_by_role("link", name="Review").click()
        expect(visitor.page.get_by_text(re.compile("too small to judge [0-9]+ decisions"))).to_be_visible()
        expect(visitor.page.get_by_text("No answer has been judged.")).to_be_visible()
    finally:
        hasty.stop()


def test_a_review_by_keys(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = visitor.page
    table = played(visitor)
    visitor.open(f"/replay/{table}")
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    is_done(page)
    places = [0]
    page.keyboard.press("n")
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('at')) > 0")
    places.append(shown(page))
    page.keyboard.press("n")
    page.wait_for_function("(at) => Number(new URLSearchParams(location.search).get('at')) > at", arg=places[1])
    chart = page.get_by_role("slider", name="Chance of winning")
    chart.focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(at) => Number(new URLSearchParams(location.search).get('at')) === at", arg=places[1])
    assert chart.get_attribute("aria-valuenow") == str(places[1] + 1)
    assert "Ada" in (chart.get_attribute("aria-valuetext") or "")
    page.locator("ol.all button[tabindex='0']").focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.wait_for_function("(at) => Number(new URLSearchParams(location.search).get('at')) > at", arg=places[1])
    page.locator("[data-try]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="I play for Ada")).to_be_focused()
    # The numbers behind the chart are a table, with the verdicts in words.
    page.get_by_text("As a table").click()
    expect(page.get_by_role("columnheader", name="verdict")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_a_review_looks_right(visit: Welcome, house: Running, width: int) -> None:
    language = {1440: "fr", 1024: "it", 390: "en"}[width]
    theme = {1440: "light", 1024: "contrast", 390: "dark"}[width]
    visitor = visit(house, width=width)
    page = visitor.page
    table = visitor.sit(seed=5)
    player = Player(page, "touch" if width < 600 else "mouse", seed=1)
    for _ in range(6):
        player.answer()
    visitor.resign()
    visitor.open(f"/replay/{table}?at=3&review=1")
    visitor.prefer(language=language, theme=theme)
    expect(page.locator("[data-state='done']")).to_be_visible()
    expect(page.locator(".review figure svg")).to_be_visible()
    expect(page.locator("[data-moment='3']")).to_be_visible()
    visitor.picture(f"review-{width}")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visitor.objections() == []


def test_a_stranger_reads_a_review_but_asks_for_none(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    table = played(visitor, answers=2)
    stranger = visit(house, name="Bo")
    stranger.meet()
    page = stranger.open(f"/replay/{table}?review=1")
    expect(page.get_by_text("Only the people who played it can ask")).to_be_visible()
    visitor.open(f"/replay/{table}?review=1")
    is_done(visitor.page)
    page.reload()
    is_done(page)


def test_what_reviews_need_comes_with_the_first_one(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    table = played(visitor, answers=2)
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    page = visitor.open(f"/replay/{table}")
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    assert not any("review" in url.lower() for url in fetched)
    page.get_by_role("tab", name="Review").click()
    is_done(page)
    assert any(url.lower().endswith("/review") for url in fetched)


# -- hints -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "way"), [(1440, "keyboard"), (390, "touch")])
def test_a_hint_lights_up_its_answer_and_is_marked(visit: Welcome, house: Running, width: int, way: Way) -> None:
    visitor = visit(house, width=width)
    page = visitor.page
    table = visitor.sit(seed=5)
    player = Player(page, way, seed=1)
    player.answer()
    seen = player.wait()
    assert seen["asked"] == "buy"
    if way == "keyboard":
        page.keyboard.press("i")
    else:
        page.locator("[data-hint]").tap()
    sentence = page.locator("#question .hint")
    expect(sentence).to_contain_text("Hint:")
    expect(page.locator("button.hinted").first).to_be_visible()
    visitor.picture(f"hint-{width}")
    menu = page.get_by_role("button", name="Menu").bounding_box()
    assert menu is not None
    assert menu["x"] + menu["width"] <= width
    assert visitor.objections() == []
    if width > 860:
        expect(page.get_by_role("log", name="Log")).to_contain_text("You ask for a hint.")
    # Nothing else was answered or lost: the question is the same, and can be answered as usual.
    assert player.look()["number"] == seen["number"]
    player.answer()
    expect(sentence).to_have_count(0)
    visitor.resign()
    expect(page.get_by_role("columnheader", name=re.compile("Ada.*with 1 hint"))).to_be_visible()
    visitor.open(f"/replay/{table}?at=5")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Ada asks for a hint.")


def test_no_hints_against_people_or_without_undo(visit: Welcome, house: Running) -> None:
    ada, bo = visit(house), visit(house, name="Bo")
    together([ada, bo])
    Player(ada.page).wait()
    expect(ada.page.locator("[data-hint]")).to_have_count(0)
    ada.page.keyboard.press("i")
    expect(ada.page.locator("#question .note")).to_contain_text("Hints are only for games against bots")
    expect(ada.page.locator("#question .hint")).to_have_count(0)
    ada.sit(undo="never")
    Player(ada.page).wait()
    expect(ada.page.locator("[data-hint]")).to_have_count(0)

"""The lab's page as people use it: strategies by form and by text, runs that are paused and shared, games to watch."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from demesne.lab.strategy_check import check_strategy
from demesne.texts import Texts
from tests.browser.conftest import Welcome
from tests.browser.lab_page import (
    LONG_WAIT,
    WIDE,
    add_rule,
    as_number,
    choose,
    new_strategy,
    open_lab,
    run,
    settled,
    shares,
    write,
)
from tests.browser.visitor import SIZES
from tests.patience import wait_until
from tests.server.running import Running, Zygote, serving

MISTAKES = """\
name = "Wrong"
bye = ["Gold"]
buy = [
  "Smity if count(Smithy) < 2",
  "Gold if cound(Gold) < 2",
  "Silver if turn = 3",
  "Silver if turn > ",
  "Silver if (turn > 3",
  "Silver if turn > 3 4",
  "Silver if turn ? 3",
  "Silver if count Gold",
]
keep_money = "much"

[answers.Smity]
mode = ["Gold"]
"""

DOUBTS = """\
name = "Doubtful"
buy = ["Gold", "Gold if turn > 4", "Spoils", "Witch"]

[answers.Squire]
mode = ["+3 Actions"]
"""


def test_a_newcomer_makes_a_strategy_and_shares_it(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = open_lab(visitor)
    assert visitor.objections() == []
    panel = new_strategy(page)
    panel.get_by_label("Name").fill("Late Provinces")
    rows = panel.locator("ol").first.locator("li")
    rows.first.get_by_label("When").select_option("money")
    rows.first.get_by_label("Number").fill("24")
    add_rule(panel, "Duchy", up=2).get_by_label("When").select_option("provinces")
    add_rule(panel, "Smithy", up=1).get_by_label("How many").select_option("2")
    for rule in ("Province if money > 24", "Duchy if left(Province) <= 4", "Smithy if count(Smithy) < 2"):
        expect(panel.locator(".editor")).to_contain_text(f'"{rule}"')
    cards = rows.get_by_label("Card", exact=True)
    assert [cards.nth(place).input_value() for place in range(5)] == ["Province", "Duchy", "Gold", "Smithy", "Silver"]
    expect(page.locator("ol.slips option:checked").first).to_have_text("Late Provinces")

    # It loses against a bot that buys Provinces earlier.
    choose(page, "Match", 100, "5")
    outcome = run(page)
    mine, smu = shares(outcome)
    assert as_number(mine) < as_number(smu)
    expect(outcome.locator("[data-chart=points] svg")).to_be_visible()

    outcome.get_by_role("button", name="Share").click()
    link = outcome.get_by_role("textbox", name="Link to this experiment").input_value()
    assert len(link) < 400

    # The lab finds out that a smaller number is better.
    choose(page, "Tune", 100)
    outcome = run(page)
    assert visitor.objections() == []
    outcome.get_by_role("button", name="Use these numbers").click()
    expect(panel.locator(".editor")).not_to_contain_text("money > 24")
    expect(rows.first.get_by_label("Number")).not_to_have_value("24")
    choose(page, "Match", 100)
    better = as_number(shares(run(page))[0])
    assert better > as_number(mine)

    page.get_by_role("button", name="Play against it").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("body")).to_contain_text("Late Provinces")

    other = visit(house, name="Bo")
    page = open_lab(other, link.removeprefix(house.base))
    expect(page.get_by_label("Seed")).to_have_value("5")
    assert shares(run(page)) == [mine, smu]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_mistakes_are_marked_with_the_messages_of_the_command_line(
    visit: Welcome, house: Running, language: str
) -> None:
    visitor = visit(house, language=language)
    page = open_lab(visitor)
    new_strategy(page)
    texts = Texts(language)
    for text in (MISTAKES, DOUBTS):
        wrong, doubtful = check_strategy(text, kingdom=["Smithy"])
        messages = [mistake.say(texts) for mistake in (*wrong, *doubtful)]
        assert len(messages) > 3
        write(page, text)
        found = page.locator(".found li span")
        expect(found).to_have_count(len(messages))
        for place, message in enumerate(messages):
            expect(found.nth(place)).to_contain_text(message)
        lines = {mistake.line for mistake in wrong}
        expect(page.locator(".editor .cm-lint-marker-error")).to_have_count(len(lines))
        assert visitor.objections() == []
    # A text that can't be parsed at all has no form, but one marked mistake.
    write(page, 'name = "x"\nbuy = ["Gold"\n')
    expect(page.locator(".found li")).to_have_count(1)
    expect(page.locator(".sides ol")).to_have_count(0)
    write(page, 'name = "x"\nbuy = ["Gold"]\n')
    expect(page.locator(".found li")).to_have_count(0)
    expect(page.locator(".sides ol li").first).to_be_visible()


def test_a_run_is_stopped_reloaded_and_cancelled(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = open_lab(visitor)
    # Random games among six players are so long that no machine finishes them before it is told to stop.
    for place in range(6):
        if place > 1:
            page.get_by_role("button", name="Add a bot").click()
        page.locator("ol.slips select").nth(place).select_option("random")
    choose(page, "Match", 20000, "9")
    page.get_by_role("button", name="Run", exact=True).click()
    outcome = page.locator(".outcome")
    expect(outcome.locator("[data-won]").first).to_be_visible()
    assert visitor.objections() == []
    outcome.get_by_role("button", name="Stop").click()
    expect(outcome).to_have_attribute("data-state", "stopped")
    assert visitor.objections() == []
    games = int(outcome.get_attribute("data-games") or 0)
    page.reload()
    expect(outcome).to_have_attribute("data-state", "stopped")
    # Games in progress when it was stopped don't count until it is resumed.
    assert games == int(outcome.get_attribute("data-games") or 0)
    assert 0 < games < 20000
    assert len(shares(outcome)) == 6
    outcome.get_by_role("button", name="Go on").click()
    expect(outcome).to_have_attribute("data-state", "running")
    page.reload()
    expect(outcome).to_have_attribute("data-state", "running")
    outcome.get_by_role("button", name="Cancel").click()
    expect(outcome).to_have_count(0)
    page.reload()
    page.locator("#lab-bots").wait_for()
    expect(outcome).to_have_count(0)


def test_a_match_that_is_over_gets_more_games(visit: Welcome, house: Running) -> None:
    page = open_lab(visit(house))
    choose(page, "Match", 100)
    outcome = run(page)
    expect(outcome).to_have_attribute("data-games", "100")
    outcome.get_by_role("button", name="1,000 more games").click()
    expect(outcome).to_have_attribute("data-games", "1100", timeout=LONG_WAIT)
    expect(outcome).to_have_attribute("data-state", "done")


def test_cards_are_completed_in_the_language_of_the_player(visit: Welcome, house: Running) -> None:
    visitor = visit(house, language="fr")
    page = open_lab(visitor)
    new_strategy(page)
    write(page, 'name = "x"\nbuy = [')
    page.keyboard.type('"Forge')
    option = page.locator(".editor .cm-tooltip-autocomplete li").filter(has_text="Forgeron")
    expect(option.first).to_contain_text("Smithy")
    option.first.click()
    expect(page.locator(".editor .cm-content")).to_contain_text('"Smithy')
    page.keyboard.type(" if cou")
    page.locator(".editor .cm-tooltip-autocomplete li").filter(has_text="count(").click()
    expect(page.locator(".editor .cm-content")).to_contain_text("if count(")


def test_rules_are_moved_by_mouse_and_by_keys(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = open_lab(visitor)
    panel = new_strategy(page)
    rows = panel.locator("ol").first.locator("li")
    cards = rows.get_by_label("Card", exact=True)

    def order() -> str:
        return " ".join(cards.nth(place).input_value() for place in range(rows.count()))

    assert order() == "Province Gold Silver"
    handle, target = rows.nth(2).locator(".grip").bounding_box(), rows.nth(0).bounding_box()
    assert handle is not None
    assert target is not None
    page.mouse.move(handle["x"] + 4, handle["y"] + 8)
    page.mouse.down()
    page.mouse.move(target["x"] + 4, target["y"] + 2, steps=5)
    page.mouse.up()
    expect(cards.first).to_have_value("Silver")
    assert order() == "Silver Province Gold"
    cards.first.focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(cards.first).to_have_value("Province")
    assert order() == "Province Silver Gold"
    rows.nth(1).get_by_role("button", name="Remove").click()
    expect(rows).to_have_count(2)
    expect(panel.locator(".editor .cm-line").filter(has_text="Silver")).to_have_count(0)


def test_a_game_of_a_match_is_watched_with_its_rules(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = open_lab(visitor)
    choose(page, "Match", 100, "3")
    run(page)
    page.get_by_role("link", name="Worst loss of BMU").click()
    page.wait_for_url("**/lab/*/*")
    run_id, number = page.url.partition("?")[0].split("/")[-2:]
    fired = visitor.ask("GET", f"/api/lab/runs/{run_id}/games/{number}")["rules"][0]
    visitor.open(f"/lab/{run_id}/{number}?at={fired['at']}")
    expect(page.locator(".asked")).to_contain_text(f"Rule: {fired['rule']}")
    assert visitor.objections() == []
    page.get_by_role("link", name="Back to the lab").click()
    expect(page.locator(".outcome")).to_have_attribute("data-state", "done")


@pytest.mark.parametrize("width", [1440, 390])
def test_sweep_vary_and_tournament(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width)
    page = open_lab(visitor)
    page.locator("ol.slips select").first.select_option("smu")
    page.locator("ol.slips select").nth(1).select_option("bmu")
    choose(page, "Sweep", 50, "1")
    outcome = run(page)
    expect(outcome.locator("tbody tr")).not_to_have_count(0)
    expect(outcome.locator("[data-chart=ahead] svg")).to_be_visible()
    assert page.evaluate(WIDE) <= width
    assert visitor.objections() == []
    choose(page, "Vary", 50)
    page.get_by_role("button", name="Vary another number too").click()
    outcome = run(page)
    expect(outcome.locator("[data-chart^=heat] svg")).to_be_visible()
    expect(outcome).to_contain_text("Best")
    assert page.evaluate(WIDE) <= width
    assert visitor.objections() == []
    page.get_by_role("button", name="Add a bot").click()
    choose(page, "Tournament", 50)
    outcome = run(page)
    expect(outcome.locator("tbody").first.locator("tr")).to_have_count(3)
    assert page.evaluate(WIDE) <= width
    assert visitor.objections() == []


@pytest.mark.parametrize("width", SIZES)
def test_every_state_can_be_read(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width)
    page = open_lab(visitor)
    new_strategy(page)
    choose(page, "Match", 100, "2")
    run(page)
    for theme, language in (("light", "en"), ("dark", "fr"), ("contrast", "it")):
        visitor.prefer(theme=theme, language=language)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        settled(page)
        expect(page.locator(".outcome")).to_have_attribute("data-state", "done")
        expect(page.locator("[data-chart] svg").first).to_be_visible()
        page.locator("main").evaluate("(main) => scrollTo(0, 0)")
        visitor.picture(f"lab-{theme}-{width}")
        page.locator(".outcome").scroll_into_view_if_needed()
        visitor.picture(f"lab-result-{theme}-{width}")
        assert page.evaluate(WIDE) <= width
        assert visitor.objections() == []


def test_strategies_go_with_an_account(visit: Welcome, house: Running) -> None:
    first, second = visit(house, name="Cleo"), visit(house, name="Cleo")
    first.ask("POST", "/api/guests", {"name": "Cleo"})
    first.ask("POST", "/api/accounts", {"name": "Cleo", "password": "a long password"})
    second.ask("POST", "/api/login", {"name": "Cleo", "password": "a long password"})
    for person in (first, second):
        person.open("/about")
        person.page.evaluate("() => localStorage.setItem('demesne-known', 'yes')")
    panel = new_strategy(open_lab(first))
    panel.get_by_label("Name").fill("Kept far away")

    def kept() -> list[str]:
        return [found["name"] for found in first.ask("GET", "/api/me/strategies")["strategies"]]

    wait_until(lambda: kept() == ["Kept far away"], lambda: f"the server keeps {kept()}", 0.2)
    page = open_lab(second)
    option = page.locator("ol.slips").first.locator("option").filter(has_text="Kept far away").first
    option.wait_for(state="attached")
    page.locator("ol.slips select").first.select_option(label="Kept far away")
    page.get_by_role("button", name="Edit Kept far away").click()
    settled(page).get_by_role("button", name="Delete").click()
    wait_until(lambda: kept() == [], lambda: f"the server keeps {kept()}", 0.2)


def test_the_end_of_a_game_leads_to_what_would_have_won(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit("First Game", ("novice",), seed=4)
    page = visitor.page
    page.get_by_role("button", name="Menu").wait_for()
    visitor.resign()
    page.get_by_role("link", name="What would have won here?").click()
    page.wait_for_url("**/lab")
    settled(page)
    expect(page.locator("#lab-kingdom")).to_have_text("First Game")
    chosen = page.locator("ol.slips option:checked")
    expect(chosen).to_have_count(2)
    choose(page, "Match", 100)
    assert len(shares(run(page))) == 2


BESIDE = 100_000
"""Bytes that the page may take, compressed, besides the editor and what every page has."""

FILES = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /[.](js|css)$/.test(name))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


def test_the_page_is_small_and_the_editor_comes_with_it_alone(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = visitor.open("/")
    page.locator(".face").first.wait_for()
    before = dict(page.evaluate(FILES))
    assert not [name for name in before if "codemirror" in name]
    open_lab(visitor)
    new_strategy(page)
    page.locator(".editor .cm-content").wait_for()
    after = dict(page.evaluate(FILES))
    editor = {name for name in after if "codemirror" in name}
    assert editor
    own = {name: size for name, size in after.items() if name not in before and name not in editor}
    assert 5_000 < sum(own.values()) < BESIDE


def test_a_visitor_from_elsewhere_is_refused(visit: Welcome, zygote: Zygote, tmp_path: Path) -> None:
    with serving(zygote, tmp_path, proxies="127.0.0.1") as running:
        visitor = visit(running)
        visitor.context.set_extra_http_headers({"x-forwarded-for": "203.0.113.9"})
        page = visitor.open("/lab")
        expect(page.locator("main")).to_contain_text("only open to visitors from the same machine")
        expect(page.get_by_role("button", name="Run")).to_have_count(0)
        assert visitor.objections() == []
        wish = {"kind": "match", "bots": [{"bot": "bmu"}, {"bot": "smu"}]}
        answer = visitor.context.request.post(
            running.base + "/api/lab/runs", data=wish, headers={"origin": running.base}
        )
        assert answer.status == 403
        assert answer.json()["error"] == "lab-elsewhere"

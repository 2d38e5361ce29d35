"""More of the lab's page: random kingdoms, answers, large tournaments, files, and people who have to wait."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.lab import match
from tests.browser.conftest import Welcome
from tests.browser.lab_page import WIDE, choose, new_strategy, open_lab, run, settled, shares, write
from tests.server.running import UNLIMITED, Running, Zygote, serving

FILE = """\
# With a comment.
name = "From a file"
buy = ["Province", "Gold", "Silver"]
"""


def pick_random(page: Page, words: str) -> None:
    """Use a new kingdom in each game, with these wishes."""
    page.get_by_role("button", name="Change the kingdom").click()
    page.get_by_label("A new random kingdom in each game").check(force=True)
    page.get_by_label("Constraints in words").fill(words)
    expect(page.locator("#lab-kingdom")).to_have_text("A new random kingdom in each game")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_match_over_random_kingdoms(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width)
    page = open_lab(visitor)
    pick_random(page, "Smithy, nonsense")
    expect(page.locator("section[aria-labelledby=lab-kingdom]")).to_contain_text("nonsense")
    visitor.forgive("409")
    page.get_by_label("Constraints in words").fill("Smithy, attack>=1")
    expect(page.locator("section[aria-labelledby=lab-kingdom] .cards")).to_contain_text("Smithy")
    assert visitor.objections() == []
    assert page.evaluate(WIDE) <= width
    page.get_by_role("button", name="Done").click()
    choose(page, "Match", 100, "4")
    outcome = run(page)
    expected = match("bmu", "smu", kingdom="random: Smithy, attack>=1", games=100, seed="4")
    shown = [f"{100 * score.win_rate.value:.1f}%" for score in expected.scores]
    assert shares(outcome) == shown
    outcome.get_by_role("button", name="Share").click()
    link = outcome.get_by_role("textbox", name="Link to this experiment").input_value()
    page.reload()
    expect(page.locator("#lab-kingdom")).to_have_text("A new random kingdom in each game")
    # A link can also be opened on the same page.
    choose(page, "Sweep", 50, "5")
    page.evaluate("(link) => { location.href = link }", link)
    expect(page.get_by_label("Seed")).to_have_value("4")
    page = open_lab(visit(house, name="Bo"), link.removeprefix(house.base))
    expect(page.locator("#lab-kingdom")).to_have_text("A new random kingdom in each game")
    assert shares(run(page)) == shown


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_answers_are_written_with_the_form(visit: Welcome, house: Running, language: str) -> None:
    words = {
        "en": ("Answer a card", "which effects to choose", "Add a rule"),
        "fr": ("Répondre à une carte", "quels effets choisir", "Ajouter une règle"),
        "it": ("Rispondere a una carta", "quali effetti scegliere", "Aggiungi una regola"),
    }[language]
    visitor = visit(house, language=language)
    page = open_lab(visitor)
    panel = new_strategy(page)
    panel.locator("summary").click()
    panel.get_by_label(words[0]).select_option("Squire")
    panel.get_by_role("button", name=words[1]).click()
    editor = panel.locator(".editor")
    expect(editor).to_contain_text('[answers."Squire"]')
    expect(editor).to_contain_text('mode = ["+2 Actions"]')
    answers = panel.locator("section").filter(has_text=words[1])
    answers.get_by_role("button", name=words[2]).click()
    settled(page)
    answers.locator("li select").nth(2).select_option("Silver")
    expect(editor).to_contain_text('"Silver"')
    settled(page)
    expect(panel.locator(".found li")).to_have_count(0)
    assert visitor.objections() == []
    # Changes to the text appear in the form.
    write(page, 'name = "x"\nbuy = ["Gold"]\n\n[answers.Chapel]\ntrash = ["Estate", "nothing"]\n')
    expect(panel.locator("section li").last.locator("select").first).to_have_value("nothing")
    panel.locator("section .head button").last.click()
    expect(editor).not_to_contain_text("Chapel")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_tournament_of_everybody(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width)
    page = open_lab(visitor)
    choose(page, "Tournament", 50, "1")
    page.get_by_role("button", name="that suit the kingdom").click()
    entrants = page.locator("ol.slips > li")
    assert entrants.count() > 6
    while entrants.count() > 8:
        entrants.last.get_by_role("button", name="Remove bot").click()
    outcome = run(page)
    expect(outcome.locator("tbody").first.locator("tr")).to_have_count(8)
    assert page.evaluate(WIDE) <= width
    assert visitor.objections() == []
    # That many don't fit at one table.
    choose(page, "Match", 100)
    expect(page.locator("section[aria-labelledby=lab-bots]")).to_contain_text("At most 6 bots")
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator("main")).to_contain_text("8 bots given")
    visitor.forgive("400")


def save(page: Page, what: Locator, folder: Path) -> tuple[str, str]:
    """Click on a download. Returns its name and its text."""
    with page.expect_download() as waiting:
        what.click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file.name, file.read_text("utf-8")


def test_files_come_and_go(visit: Welcome, house: Running, tmp_path: Path) -> None:
    visitor = visit(house)
    page = open_lab(visitor)
    (tmp_path / "mine.toml").write_text(FILE)
    page.locator("input[type=file]").set_input_files(tmp_path / "mine.toml")
    panel = settled(page)
    expect(panel.locator("#lab-strategy")).to_have_text("From a file")
    expect(panel.locator(".editor")).to_contain_text("# With a comment.")
    expect(panel.locator(".form ol").first.locator("li")).to_have_count(3)
    assert save(page, panel.get_by_role("button", name="Download"), tmp_path) == ("from-a-file.toml", FILE)

    page.locator("ol.slips select").first.select_option(label="From a file")
    choose(page, "Match", 100, "6")
    outcome = run(page)
    name, table = save(page, outcome.get_by_role("link", name="Table (CSV)"), tmp_path)
    assert name == "demesne-match.csv"
    assert len(table.splitlines()) == 101
    assert "From a file" in table
    name, report = save(page, outcome.get_by_role("link", name="Report"), tmp_path)
    assert name == "demesne-match.html"
    assert all(share in report for share in shares(outcome))
    reading = visitor.tab()
    reading.goto((tmp_path / name).as_uri())
    expect(reading.locator("svg").first).to_be_visible()
    expect(reading.locator("body")).to_contain_text("From a file")


def test_the_best_card_of_a_sweep_is_added_to_the_strategy(visit: Welcome, house: Running) -> None:
    page = open_lab(visit(house))
    panel = new_strategy(page)
    # Without Silver in it, a card has no usual place.
    write(page, 'name = "Two"\nbuy = ["Province", "Gold"]\n')
    settled(page)
    choose(page, "Sweep", 50, "1")
    outcome = run(page)
    best = outcome.locator("tbody tr").first
    copies = best.locator("td").first.inner_text()
    best.get_by_role("button", name="Add to your strategy").click()
    rows = panel.locator(".form ol").first.locator("li")
    expect(rows).to_have_count(3)
    card = rows.last.get_by_label("Card", exact=True).input_value()
    expect(panel.locator(".editor")).to_contain_text(f'"{card} if count({card}) < {copies}"')
    assert best.locator("th").inner_text().startswith(card)
    expect(panel.locator("#lab-strategy")).to_have_text("Two")


def test_who_has_to_wait_is_told_how_long(visit: Welcome, zygote: Zygote, tmp_path: Path) -> None:
    limits = {**UNLIMITED, "lab_runs": 50, "lab_address_runs": 50}
    with serving(zygote, tmp_path, limits=limits, lab_processes=1) as running:
        visitor = visit(running)
        visitor.meet()
        wish = {"kind": "match", "bots": [{"bot": "random"}] * 6, "games": 100_000}
        for _ in range(4):
            visitor.ask("POST", "/api/lab/runs", wish)
        page = open_lab(visitor)
        choose(page, "Match", 100)
        page.get_by_role("button", name="Run", exact=True).click()
        outcome = page.locator(".outcome")
        expect(outcome).to_have_attribute("data-state", "waiting")
        expect(outcome.get_by_role("status").first).to_contain_text("Waiting to begin")
        assert visitor.objections() == []
        outcome.get_by_role("button", name="Cancel").click()
        expect(outcome).to_have_count(0)

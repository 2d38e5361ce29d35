"""A turn at the table: Treasures and purchases, names of cards, and clicks and keys that do nothing."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import Visitor, together
from tests.server.running import Running

NAMING = "Cellar, Chapel, Doctor, Festival, Laboratory, Market, Mine, Smithy, Village, Workshop"


def pile(page: Page, name: str) -> str:
    return f'[data-zone="pile-{name}"]'


def treasure_phase(visitor: Visitor) -> Player:
    """In the first turn, before anything is played; there are 3 or 4 Coppers in hand."""
    visitor.sit(seed=8)
    player = Player(visitor.page)
    assert player.wait()["asked"] == "treasure"
    return player


def test_a_pile_is_bought_from_with_the_treasures_in_hand(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    player = treasure_phase(visitor)
    page = visitor.page
    # An unaffordable card says what is missing, and nothing is played.
    page.locator(pile(page, "Province")).click(force=True)
    expect(page.locator("#question")).to_contain_text(
        re.compile(r"Province costs 8; with all your Treasures you have \d. You lack \d.")
    )
    assert player.look()["asked"] == "treasure"
    estate = page.locator(pile(page, "Estate"))
    expect(estate).to_have_class(re.compile("soon"))
    visitor.picture("soon-1440")
    assert visitor.objections() == []
    before = player.look()["number"]
    estate.click()
    page.wait_for_function(
        "(before) => Number(document.querySelector('.table').dataset.number) >= before + 2", arg=before
    )
    expect(page.locator(".lines")).to_contain_text("You buy Estate")


def test_taking_back_a_purchase_at_one_click_takes_back_its_treasures(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    player = treasure_phase(visitor)
    page = visitor.page
    seen = player.look()
    page.locator(pile(page, "Copper")).click()
    page.wait_for_function(
        "(before) => Number(document.querySelector('.table').dataset.number) > before + 2", arg=seen["number"]
    )
    player.wait(seen["number"] + 2)
    expect(page.locator(".lines")).to_contain_text("You buy Copper")
    page.keyboard.press("u")
    page.wait_for_function(
        """([log, hand]) => document.querySelector('.table').dataset.asked === 'treasure'
          && !document.querySelector('.lines').textContent.includes(log)
          && document.querySelectorAll('#hand [data-card]').length === hand""",
        arg=["You buy Copper", 5],
    )


def test_there_is_a_way_back_to_the_treasures(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    player = treasure_phase(visitor)
    page = visitor.page
    expect(page.locator("[data-end]")).to_contain_text("stay in hand")
    seen = player.look()
    page.locator("[data-end]").click()
    player.wait(seen["number"])
    page.get_by_role("button", name="Back to the Treasures").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.asked === 'treasure'")


def test_no_click_and_no_key_does_nothing_silently(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    treasure_phase(visitor)
    page = visitor.page
    band = page.locator("#question")
    page.keyboard.press("d")
    expect(band).to_contain_text("neither a point counter nor a deck tracker")
    page.locator("#hand [data-card=Estate]").first.click(force=True)
    expect(band).to_contain_text("Estate is not an answer to this question.")
    page.keyboard.press("9")
    expect(band).to_contain_text("Nothing here has the number 9.")


def test_what_is_pressed_while_others_play_says_who_chooses(visit: Welcome, house: Running) -> None:
    ada, bo = visit(house, name="Ada"), visit(house, name="Bo")
    together([ada, bo])
    Player(ada.page).wait()
    page = bo.page
    band = page.locator("#question")
    expect(band).to_contain_text("Ada is choosing…")
    for act in (
        lambda: page.keyboard.press("1"),
        lambda: page.keyboard.press("t"),
        lambda: page.locator("#hand [data-card=Copper]").first.click(force=True),
        lambda: page.locator("[data-zone='pile-Silver']").click(force=True),
    ):
        act()
        expect(band).to_contain_text("Ada is choosing now.")
        page.keyboard.press("d")
        expect(band).to_contain_text("neither a point counter nor a deck tracker")


def test_a_card_is_named_by_those_of_this_game_first(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit(NAMING, ("novice",), seed=3)
    page = visitor.page
    player = Player(page)
    for _ in range(120):
        seen = player.wait()
        if seen.get("naming"):
            break
        doctors = [one["option"] for one in seen["options"] if one["card"] == "Doctor"]
        if doctors and seen["asked"] in ("buy", "action"):
            player.pick(doctors[0])
            player.wait(seen["number"])
        else:
            player.answer()
    field = page.locator("#naming")
    field.fill("cu")
    # Cultist begins with these letters too, but is not in this game.
    expect(page.locator("#named [role=option]").first).to_have_text("Curse")
    field.fill("xyz")
    expect(page.get_by_text("No card is called “xyz”.")).to_be_visible()

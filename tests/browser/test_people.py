"""Several people at one table: who gives up, who is away, who is sent away, and how others are invited."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import together
from tests.server.running import Running, Zygote


@pytest.fixture(scope="module")
def house(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which one counts as away at once."""
    running = Running(zygote, tmp_path_factory.mktemp("people"), absent_seconds=0.0)
    running.start()
    yield running
    running.stop()


def test_a_bot_plays_on_for_who_gives_up_among_three(visit: Welcome, house: Running) -> None:
    people = [visit(house, name=name) for name in ("Ada", "Bo", "Cyd")]
    together(people)
    ada, bo, _ = people
    Player(ada.page).wait()
    ada.resign()
    expect(ada.page.get_by_text("You gave up; a bot plays on")).to_be_visible()
    # The bot plays Ada's turn to its end, and nothing is asked of her any more.
    assert Player(bo.page).wait()["asked"] == "treasure"
    assert Player(ada.page).look()["asked"] == ""
    expect(ada.page.locator("[data-undo]")).to_have_count(0)
    expect(bo.page.locator("[data-seat='0']")).to_contain_text("gave up")
    ada.picture("resigned-1440")
    Player(bo.page, seed=1).answer()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_bot_takes_the_seat_of_who_is_away_until_they_are_back(visit: Welcome, house: Running, width: int) -> None:
    people = [visit(house, width=width, name=name) for name in ("Ada", "Bo", "Cyd")]
    table = together(people)
    ada, bo, cyd = people
    Player(ada.page).wait()
    ada.open("/about")
    # It can be wished beside the name, and where everybody waits for Ada.
    beside = bo.page.locator("[data-seat='0']").get_by_role("button")
    below = cyd.page.get_by_role("button", name="Let a bot play for Ada")
    beside.click()
    # One of two is not enough; the other one sees that somebody wishes it.
    expect(beside).to_be_disabled()
    expect(below).to_contain_text("(1)")
    cyd.picture(f"vote-{width}")
    below.click()
    expect(bo.page.locator("[data-seat='0']")).to_contain_text("a bot plays")
    assert Player(bo.page).wait()["asked"] == "treasure"
    ada.open(f"/table/{table}")
    ada.page.get_by_role("button", name="Play on myself").click()
    expect(ada.page.get_by_role("button", name="Play on myself")).to_have_count(0)
    expect(bo.page.locator("[data-seat='0']")).not_to_contain_text("a bot plays")
    for person in (bo, cyd):
        player = Player(person.page, seed=1)
        player.wait()
        while player.look()["asked"]:
            player.answer()
    assert Player(ada.page).wait()["asked"] in ("action", "treasure")


def test_who_is_sent_away_is_told_so(visit: Welcome, house: Running) -> None:
    ada, bo = visit(house, name="Ada"), visit(house, name="Bo")
    together([ada, bo], start=False)
    expect(bo.page.get_by_role("heading", name="Ada")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("Send Bo away")).click()
    expect(bo.page.get_by_role("heading", name="You have no seat at this table any more")).to_be_visible()
    bo.picture("sent-away-1440")


def test_a_link_is_copied_and_shared(visit: Welcome, house: Running) -> None:
    ada = visit(house, width=390)
    ada.context.add_init_script("navigator.share = async (what) => { window.shared = what }")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    together([ada, visit(house, name="Bo")], start=False)
    link = ada.page.get_by_label("Invite link", exact=True)
    address = link.input_value()
    assert address.startswith(f"{house.base}/join/")
    ada.page.get_by_role("button", name="Copy: Invite link").click()
    assert ada.page.evaluate("() => navigator.clipboard.readText()") == address
    ada.page.get_by_role("button", name="Share").first.click()
    assert ada.page.evaluate("() => window.shared.url") == address
    assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= 390

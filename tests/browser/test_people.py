"""Several people at one table: resigning, being away, removing people, and inviting others."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import Visitor, together
from tests.server.running import Running, Zygote


@pytest.fixture(scope="module")
def house(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which a player counts as away at once."""
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
    # The bot plays Ada's turn to its end, and she is not asked again.
    assert Player(bo.page).wait()["asked"] == "treasure"
    assert Player(ada.page).look()["asked"] == ""
    expect(ada.page.locator("[data-undo]")).to_have_count(0)
    expect(bo.page.locator("[data-seat='0']")).to_contain_text("gave up")
    ada.picture("resigned-1440")
    Player(bo.page, seed=1).answer()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_bot_takes_the_seat_of_who_is_away_until_they_are_back(visit: Welcome, house: Running, width: int) -> None:
    people = [visit(house, width=width, name=name) for name in ("Ada", "Bo", "Cyd")]
    for person in people:
        person.page.clock.install()
    table = together(people)
    ada, bo, cyd = people
    Player(ada.page).wait()
    ada.open("/about")
    for person in (bo, cyd):
        expect(person.page.locator("[data-seat='0']")).to_contain_text("away")
    # A player who reloads the page is not away: the others may ask for a bot after half a minute.
    expect(bo.page.locator("[data-seat='0']").get_by_role("button")).to_have_count(0)
    for person in (bo, cyd):
        person.page.clock.fast_forward(31_000)
    # The bot can be requested next to the name, and where everybody is waiting for Ada.
    beside = bo.page.locator("[data-seat='0']").get_by_role("button")
    below = cyd.page.get_by_role("button", name="Let a bot play for Ada")
    beside.click()
    # One of two is not enough; the other one sees that somebody wants it.
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
    ada.page.get_by_role("button", name=re.compile("Remove Bo")).click()
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
    ada.page.wait_for_function("async (text) => (await navigator.clipboard.readText()) === text", arg=address)
    ada.page.get_by_role("button", name="Share").first.click()
    ada.page.wait_for_function("(text) => window.shared?.url === text", arg=address)
    assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_a_host_is_told_who_sits_down_and_they_can_talk(visit: Welcome, house: Running) -> None:
    ada, bo = visit(house, name="Ada"), visit(house, name="Bo")
    # A browser without a screen refuses notifications by itself; this one has not been asked.
    ada.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
    ada.meet()
    wish = {"seats": [{"kind": "person"}, {"kind": "person"}], "kingdom": "First Game"}
    opened = ada.ask("POST", "/api/tables", wish)
    ada.open(f"/table/{opened['table']['id']}")
    # It asks once whether the browser may notify, and never again.
    ada.page.get_by_role("button", name="No, thanks").click()
    expect(ada.page.get_by_role("button", name="No, thanks")).to_have_count(0)
    ada.page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { get: () => window.away ?? true, configurable: true }) }"
    )
    bo.meet()
    bo.ask("POST", "/api/join", {"code": opened["links"]["join"]})
    expect(ada.page).to_have_title(re.compile("^● At your table: Ada, Bo"))
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("called"))
    ada.page.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')) }")
    expect(ada.page).to_have_title(re.compile("^Ada"))
    bo.open(f"/table/{opened['table']['id']}")
    bo.page.get_by_placeholder("Write to the table").fill("Hello Ada")
    bo.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Hello Ada")
    ada.picture("lobby-chat-1440")
    assert ada.objections() == []


def finished_game(visit: Welcome, house: Running, width: int = 1440) -> tuple[Visitor, Visitor]:
    """Two people look at the result of their game; Ada resigned."""
    ada, bo = visit(house, width=width, name="Ada"), visit(house, width=width, name="Bo")
    together([ada, bo])
    Player(ada.page).wait()
    ada.resign()
    return ada, bo


def test_another_game_begins_when_all_are_there(visit: Welcome, house: Running) -> None:
    ada, bo = finished_game(visit, house)
    bo.page.get_by_role("button", name="Play again").click()
    expect(bo.page.get_by_text("The game starts as soon as Ada is here.")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Start the game")).to_be_disabled()
    expect(ada.page.get_by_text("Another game is offered")).to_be_visible()
    bo.picture("again-waits-1440")
    ada.page.get_by_role("link", name="Go to the next table").click()
    for person in (ada, bo):
        expect(person.page.locator(".table[data-asked='treasure'], .table[data-asked='']")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_who_is_asked_for_another_game_sees_it_anywhere(visit: Welcome, house: Running, width: int) -> None:
    ada, bo = finished_game(visit, house, width)
    bo.page.get_by_role("button", name="Play again").click()
    ada.page.evaluate("() => localStorage.setItem('demesne-known', 'yes')")
    asked = ada.page.get_by_role("alert").get_by_text("Bo wants to play again with you.")
    ada.open("/")
    expect(asked).to_be_visible()
    ada.picture(f"offered-home-{width}")
    # At another table it covers nothing that is played there.
    ada.sit(seed=4)
    Player(ada.page).wait()
    expect(asked).to_be_visible()
    assert ada.amiss() == []
    ada.picture(f"offered-table-{width}")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    for person in (ada, bo):
        expect(person.page.locator(".table[data-number]")).to_be_visible()
    expect(asked).to_have_count(0)


def test_who_would_not_play_again_leaves_the_seat(visit: Welcome, house: Running) -> None:
    ada, bo = finished_game(visit, house)
    bo.page.get_by_role("button", name="Play again").click()
    ada.page.evaluate("() => localStorage.setItem('demesne-known', 'yes')")
    ada.open("/cards")
    ada.page.get_by_role("button", name="Not now").click()
    expect(ada.page.get_by_role("button", name="Not now")).to_have_count(0)
    bo.page.get_by_role("button", name="Fill with bots and start").click()
    expect(bo.page.locator(".table[data-number]")).to_be_visible()


def test_an_account_gets_another_password_and_logs_out_everywhere(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    page = visitor.open("/settings")
    name = f"Ada {house.port}"
    page.get_by_label("Name of the account").fill(name)
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Create the account").click()
    page.get_by_text("Change the password").first.click()
    page.get_by_label("Current password").fill("correct horse")
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    visitor.picture("password-1440")
    assert visitor.objections() == []
    page.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_text("You are logged out on all devices.")).to_be_visible()
    page.get_by_role("radio", name="Log in").check()
    page.get_by_label("Password", exact=True).fill("battery staple")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()


def test_what_is_to_be_taken_back_is_said(visit: Welcome, house: Running) -> None:
    ada, bo = visit(house, name="Ada"), visit(house, name="Bo")
    together([ada, bo])
    Player(ada.page).wait()
    ada.page.locator('[data-zone="pile-Copper"]').click()
    number = Player(bo.page).wait()["number"]
    expect(ada.page.locator(f".table[data-number='{number}']")).to_be_visible()
    ada.page.keyboard.press("u")
    expect(bo.page.get_by_role("alert")).to_contain_text("Ada buys Copper.")


def test_a_game_is_given_up_or_hidden_from_the_home_page(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit(seed=8)
    visitor.sit("Big Money", seed=9)
    visitor.page.evaluate("() => localStorage.setItem('demesne-known', 'yes')")
    page = visitor.open("/")
    unfinished = page.get_by_role("link", name="Continue")
    expect(unfinished).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Hide")).first.click()
    expect(unfinished).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(unfinished).to_have_count(0)
    over = "async () => (await (await fetch('/api/me/games')).json()).games.some((game) => game.result)"
    page.wait_for_function(over)
    page.get_by_role("link", name="Your statistics").click()
    expect(page.get_by_text("1 finished game, 0 won (0%).")).to_be_visible()
    expect(page.get_by_role("row", name="Novice")).to_be_visible()
    visitor.picture("statistics-1440")
    assert visitor.objections() == []


def test_the_kingdom_of_the_day_has_a_table_of_results(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.meet()
    page = visitor.page
    today = None
    # At midnight another day begins.
    while today != (today := visitor.ask("GET", "/api/kingdoms/today")):
        visitor.sit(today["kingdom"]["code"], seed=today["seed"])
        Player(page, seed=1, curious=3).play()
    visitor.open("/")
    row = page.get_by_role("region", name="Results today").get_by_role("row", name="Ada")
    expect(row).to_contain_text("Novice")
    visitor.picture("today-1440")

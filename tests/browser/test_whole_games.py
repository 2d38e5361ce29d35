"""Whole games through the interface, in a real browser against the real server."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Browser, expect

from demesne.kingdoms import RECOMMENDED
from tests.browser.chrome import start
from tests.browser.conftest import Welcome
from tests.browser.player import Player, Way
from tests.browser.visitor import Visitor, enter, together
from tests.patience import wait_until
from tests.server.running import Running

KINGDOMS = [entry.name for entry in RECOMMENDED]

TO_THE_END = os.environ.get("DEMESNE_WHOLE_GAMES") == "1"
"""Whether all recommended kingdoms are played to the end. Otherwise every fourth is, and the others for some turns."""

SOME = 60
"""How many answers are given if a game is not played to its end."""

WAYS: list[tuple[int, Way, str]] = [
    (1440, "mouse", "en"),
    (390, "touch", "fr"),
    (1024, "keyboard", "it"),
]
"""The recommended kingdoms take turns with these, so that every input method sees many cards."""


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_one_person_against_a_bot(visit: Welcome, house: Running, kingdom: str) -> None:
    place = KINGDOMS.index(kingdom)
    width, way, language = WAYS[place % len(WAYS)]
    visitor = visit(house, width=width, language=language)
    visitor.sit(kingdom, ("steward",), seed=place)
    player = Player(visitor.page, way, seed=place, curious=6)
    if TO_THE_END or place % 4 == 0:
        assert player.play() > 20
        expect(visitor.page.locator("[data-asked=over]")).to_be_visible()
    else:
        for _ in range(SOME):
            if player.wait()["asked"] == "over":
                break
            player.answer()
    assert {"treasure", "buy"} <= set(player.answered)
    if place < len(WAYS):
        visitor.picture(f"after-{width}-{language}")


def next_to_act(players: list[Player]) -> Player | None:
    """Wait for the player who is asked something; None if the game is over for all of them."""
    asked: list[str] = []

    def is_somebody() -> bool:
        asked[:] = [player.look()["asked"] for player in players]
        return set(asked) == {"over"} or bool(set(asked) - {"", "over"})

    wait_until(is_somebody, "nobody is asked")
    return next((player for player, kind in zip(players, asked, strict=True) if kind not in ("", "over")), None)


def test_two_browsers_play_a_seeded_game_by_an_invitation(visit: Welcome, house: Running) -> None:
    host, guest = visit(house, name="Ada"), visit(house, width=390, name="Bo")
    host.meet()
    wish = {"seats": [{"kind": "person"}, {"kind": "person"}], "kingdom": "First Game", "seed": 11, "first": 0}
    opened = host.ask("POST", "/api/tables", wish)
    host.open(f"/table/{opened['table']['id']}")
    guest.open(f"/join/{opened['links']['join']}")
    expect(guest.page.get_by_role("heading", name=re.compile("Ada"))).to_be_visible()
    expect(guest.page.locator("[data-card=Moat], .face").first).to_be_visible()
    guest.picture("join-390")
    guest.page.get_by_role("button", name=re.compile("seat", re.IGNORECASE)).first.click()
    expect(guest.page).to_have_url(re.compile("/table/"))
    expect(host.page.get_by_text("Bo").first).to_be_visible()
    host.picture("waiting-1440")
    host.page.get_by_role("button", name=re.compile("start", re.IGNORECASE)).first.click()
    players = [Player(host.page, "mouse", 1, curious=4), Player(guest.page, "touch", 2, curious=4)]
    while (acting := next_to_act(players)) is not None:
        acting.answer()
    results = [
        visitor.ask("GET", f"/api/tables/{opened['table']['id']}")["table"]["result"] for visitor in (host, guest)
    ]
    assert results[0] == results[1] is not None


def hand_of(visitor: Visitor) -> list[str]:
    """The cards of the hand that the page shows."""
    cards = visitor.page.locator("#hand [data-card]").evaluate_all(
        "(cards) => cards.map(({ dataset }) => dataset.card)"
    )
    return sorted(cards)


def test_a_spectator_sees_no_hand(visit: Welcome, house: Running) -> None:
    host, other = visit(house), visit(house, name="Eve")
    table = host.sit(seed=4)
    Player(host.page).wait()
    watch = host.ask("GET", f"/api/tables/{table}")["links"]["watch"]
    other.open(f"/watch/{watch}")
    expect(other.page.locator("[data-number]").first).to_be_visible()
    assert len(hand_of(host)) == 5
    assert hand_of(other) == []


def test_a_nested_decision_survives_a_reload(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit("Cellar, Chapel, Moat, Village, Smithy, Workshop, Remodel, Militia, Mine, Market", seed=9)
    player = Player(visitor.page, seed=2)
    for _ in range(200):
        if player.wait()["asked"] in ("discard", "trash", "gain"):
            break
        player.answer()
    before = player.look()
    assert before["asked"] in ("discard", "trash", "gain")
    visitor.page.reload()
    after = player.wait()
    assert (after["number"], after["asked"]) == (before["number"], before["asked"])
    assert sorted(one["card"] for one in after["options"]) == sorted(one["card"] for one in before["options"])
    player.answer()


UNREACHABLE = ("WebSocket", "ERR_CONNECTION_", "ERR_EMPTY_RESPONSE")
"""What a browser prints in its console about a socket or a request without a server."""


def test_a_killed_server_comes_back_in_the_middle_of_a_turn(visit: Welcome, server: Running) -> None:
    visitor = visit(server)
    visitor.sit(seed=5)
    player = Player(visitor.page, seed=3)
    for _ in range(11):
        player.answer()
    before = player.wait()
    hand = hand_of(visitor)
    server.kill()
    expect(visitor.page.get_by_role("status").filter(has_text=re.compile("connect", re.IGNORECASE))).to_be_visible()
    visitor.picture("lost-1440")
    server.start()
    visitor.page.wait_for_function("() => !document.querySelector('.banner')")
    after = player.wait()
    assert (after["number"], hand_of(visitor)) == (before["number"], hand)
    player.answer()
    visitor.forgive(*UNREACHABLE)


LOSE = """
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  const { type, number } = JSON.parse(text)
  if (type === 'answer' && number > window.losesAfter) window.lost = number
  else send.call(this, text)
}
"""
"""Answers after the number `losesAfter` get lost on the way."""


def test_an_automatic_answer_that_a_killed_server_never_got_is_given_when_it_is_back(
    browser: Browser, server: Running
) -> None:
    # A page that hangs can only be closed together with its browser.
    with start(browser.browser_type) as own:
        visitor = enter(own, server.base, habits={"mode/Chancellor": "always"})
        page = visitor.page
        visitor.context.add_init_script(LOSE)
        visitor.sit("Cellar, Chancellor, Chapel, Festival, Laboratory, Market, Mine, Remodel, Smithy, Village", seed=5)
        player = Player(page, curious=0)
        seen = player.wait()
        while True:
            found = [one["option"] for one in seen["options"] if one["card"] == "Chancellor"]
            if seen["asked"] == "action" and found:
                break
            if seen["asked"] == "buy" and found:
                player.pick(found[0])
                seen = player.wait(seen["number"])
            else:
                player.answer()
                seen = player.wait()
        page.evaluate("(number) => { window.losesAfter = number }", seen["number"])
        player.pick(found[0])
        lost = page.wait_for_function("() => window.lost").json_value()
        server.kill()
        page.wait_for_function("() => { window.losesAfter = Infinity; return document.querySelector('.banner') }")
        server.start()
        assert player.wait(lost)["asked"] == "treasure"
        player.answer()
        visitor.forgive(*UNREACHABLE)


def test_undo_is_free_until_something_was_learnt(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit(seed=6, bots=("novice",))
    player = Player(visitor.page)
    before = player.wait()
    hand = hand_of(visitor)
    player.answer()
    assert hand_of(visitor) != hand
    visitor.page.keyboard.press("u")
    visitor.page.wait_for_function(
        "(count) => document.querySelectorAll('#hand [data-card]').length === count", arg=len(hand)
    )
    assert hand_of(visitor) == hand
    assert player.wait()["asked"] == before["asked"]


def test_undo_is_asked_for_when_others_are_concerned(visit: Welcome, house: Running) -> None:
    host, guest = visit(house, name="Ada"), visit(house, name="Bo")
    together([host, guest], seed=12)
    player = Player(host.page)
    player.wait()
    while player.look()["asked"]:
        player.answer()
    # The turn has passed to the guest: a new hand was drawn, so the guest must agree.
    Player(guest.page).wait()
    host.page.locator("[data-undo]").click()
    guest.page.get_by_role("button", name="Refuse").click()
    expect(host.page.get_by_text("The others did not agree.")).to_be_visible()
    host.page.locator("[data-undo]").click()
    agree = guest.page.get_by_role("button", name="Agree")
    expect(agree).to_be_visible()
    guest.picture("undo-asked-1440")
    agree.click()
    player.wait()
    assert player.look()["asked"] == "buy"


def test_a_finished_game_goes_on_from_the_middle_at_a_new_table(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    table = visitor.sit(seed=21)
    player = Player(visitor.page, seed=6)
    for _ in range(8):
        player.answer()
    before, hand = player.wait(), hand_of(visitor)
    for _ in range(6):
        player.answer()
    player.wait()
    visitor.resign()
    visitor.page.locator("[data-asked=over]").wait_for()
    visitor.open(f"/replay/{table}?at={before['number']}&continue=1")
    visitor.page.locator("form.continue").get_by_role("button", name=re.compile("continue", re.IGNORECASE)).click()
    visitor.page.wait_for_url(re.compile(r"/table/(?!" + table + ")"))
    again = Player(visitor.page, seed=6)
    after = again.wait()
    assert (after["number"], after["asked"]) == (before["number"], before["asked"])
    assert hand_of(visitor) == hand
    again.answer()

"""What the larger sets add to the table: Potions, Durations, mats, tokens, and extra turns."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.positions import find, go_there
from tests.browser.visitor import SIZES
from tests.server.running import Running

LANGUAGES = {1440: "en", 1024: "fr", 390: "it"}
"""Every picture is taken at three widths, and in three languages along the way."""

WIDTHS = pytest.mark.parametrize("width", LANGUAGES)


@WIDTHS
def test_potions_stand_beside_the_coins(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width, language=LANGUAGES[width])
    found = find(
        "Familiar, University", lambda game, view, asked: asked.kind == "buy" and view["turn"].get("potions", 0) > 0
    )
    go_there(visitor, found)
    page = visitor.page
    expect(page.locator("[data-zone='pile-Familiar'] .potion")).to_be_visible()
    expect(page.locator("[data-zone='pile-Potion']")).to_be_visible()
    expect(page.locator(".counters")).to_contain_text({"it": "Pozione"}.get(LANGUAGES[width], "Potion"))
    visitor.picture(f"potions-{width}")
    assert visitor.amiss() == []
    Player(page, "touch" if width < 600 else "mouse").answer()


@WIDTHS
def test_durations_lie_apart_with_what_they_will_do(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width, language=LANGUAGES[width])
    found = find(
        "Wharf, Lighthouse",
        lambda game, view, asked: (
            asked.kind == "action"
            and len(view["players"][asked.player].get("staying", [])) >= 1
            and any(player.get("staying") for player in view["players"] if player["seat"] != asked.player)
        ),
    )
    go_there(visitor, found)
    page = visitor.page
    visitor.picture(f"durations-{width}")
    expect(page.locator("[data-zone^='staying-']")).to_have_count(2)
    expect(page.locator("[data-zone^='staying-'] .foot").first).to_contain_text("+")
    assert visitor.amiss() == []


@WIDTHS
def test_what_a_duration_will_do_is_not_cut(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width, language=LANGUAGES[width])
    found = find(
        "Tactician",
        lambda game, view, asked: (
            asked.kind == "action" and "Tactician" in view["players"][1 - asked.player].get("staying", [])
        ),
    )
    go_there(visitor, found)
    visitor.settle()
    foot = visitor.page.locator("[data-zone^='staying-'] .foot").first
    expect(foot).to_be_visible()
    assert foot.evaluate("(one) => [one.scrollWidth <= one.clientWidth, one.scrollHeight <= one.clientHeight]") == [
        True,
        True,
    ]


@WIDTHS
def test_durations_from_last_turn_lie_apart_from_what_is_played_now(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width, language=LANGUAGES[width])
    found = find(
        "Wharf, Lighthouse, Village",
        lambda game, view, asked: (
            asked.kind == "action"
            and bool(view["players"][asked.player].get("stayed"))
            and "Village" in view["players"][asked.player]["in_play"]
        ),
    )
    go_there(visitor, found)
    page = visitor.page
    stayed = page.locator(f"[data-zone='stayed-{found.seat}']")
    expect(stayed.locator(".foot").first).to_contain_text("+")
    expect(stayed.locator("[data-card=Village]")).to_have_count(0)
    expect(page.locator(f"[data-zone='play-{found.seat}'] [data-card=Village]")).to_have_count(1)
    visitor.picture(f"durations-done-{width}")
    assert visitor.amiss() == []


@WIDTHS
def test_mats_are_open_to_whom_they_are(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width, language=LANGUAGES[width])
    cards = "Island, Haven"
    found = find(
        cards,
        lambda game, view, asked: (
            asked.kind in ("action", "treasure")
            and bool(view["players"][asked.player].get("island"))
            and any(player.get("island") for player in view["players"] if player["seat"] != asked.player)
        ),
    )
    go_there(visitor, found)
    page = visitor.page
    expect(page.locator(f"[data-zone='island-{found.seat}'] li").first).to_be_visible()
    page.locator(f"[data-seat='{1 - found.seat}'] .mats button").click()
    expect(page.locator(".mats .list")).to_be_visible()
    visitor.picture(f"mats-{width}")
    page.keyboard.press("Escape")
    assert visitor.amiss() == []
    assert visitor.objections() == []


@WIDTHS
def test_a_possessed_turn_has_a_frame(visit: Welcome, house: Running, width: int) -> None:
    visitor = visit(house, width=width, language=LANGUAGES[width])
    found = find("Possession", lambda game, view, asked: "possessed_hand" in view and asked.kind in ("action", "buy"))
    go_there(visitor, found)
    page = visitor.page
    expect(page.locator(".possession")).to_contain_text("Bo")
    expect(page.locator("#hand [data-option]").first).to_be_visible()
    visitor.picture(f"possession-decides-{width}")
    assert visitor.amiss() == []
    Player(page, "touch" if width < 600 else "mouse").answer()


def test_the_possessed_player_watches(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    found = find("Possession", lambda game, view, asked: "possessed_hand" in view and asked.kind == "buy", turn=True)
    go_there(visitor, found)
    expect(visitor.page.locator(".possession")).to_contain_text("decides for you in this turn")
    visitor.picture("possession-watched-1440")
    assert visitor.objections() == []


def test_tokens_lie_on_their_pile(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    found = find("Embargo", lambda game, view, asked: any(len(pile.get("tokens", [])) > 1 for pile in view["supply"]))
    go_there(visitor, found)
    expect(visitor.page.locator(".pile .tokens .pill").first).to_be_visible()
    visitor.picture("embargo-1440")


@WIDTHS
def test_an_extra_turn_says_why(visit: Welcome, house: Running, width: int) -> None:
    words = {"en": "extra turn (Outpost)", "fr": "tour supplémentaire (Avant-poste)", "it": "turno extra (Avamposto)"}
    visitor = visit(house, width=width, language=LANGUAGES[width], theme="dark")
    found = find("Outpost", lambda game, view, asked: view["turn"].get("extra") == "Outpost")
    go_there(visitor, found)
    expect(visitor.page.locator(f"[data-seat='{found.seat}']")).to_contain_text(words[LANGUAGES[width]])
    expect(visitor.page.locator(".counters .extra")).to_have_text(words[LANGUAGES[width]])
    expect(visitor.page.locator(".counters .extra")).to_be_visible()
    visitor.picture(f"outpost-{width}")
    assert visitor.amiss() == []
    assert visitor.objections() == []


def test_equal_effects_are_one_button(visit: Welcome, house: Running) -> None:
    visitor = visit(house, width=390)
    found = find(
        "Scheme, Treasury",
        lambda game, view, asked: (
            asked.kind == "react" and asked.options.count("Scheme") > 1 and "Treasury" in asked.options
        ),
    )
    go_there(visitor, found)
    effects = visitor.page.locator("#question .chip")
    expect(effects).to_have_count(2)
    expect(effects.filter(has_text="Scheme")).to_contain_text("×")
    visitor.picture("equal-effects-390")
    assert visitor.amiss() == []
    Player(visitor.page, "touch").answer()


def test_victory_tokens_are_counted(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    found = find(
        "Monument",
        lambda game, view, asked: all(player.get("vp_tokens", 0) > 1 for player in view["players"]),
        colonies=True,
    )
    go_there(visitor, found)
    expect(visitor.page.locator(".facts .tokens").first).to_be_visible()
    expect(visitor.page.locator("[data-zone='pile-Colony']")).to_be_visible()
    visitor.picture("victory-tokens-1440")
    assert visitor.amiss() == []


CROWD = (
    "Island, Marauder, Monument, Native Village, Pirate Ship, Possession, Tournament, Trade Route, Wharf, Young Witch"
)


@pytest.mark.parametrize("width", SIZES)
def test_the_most_crowded_table_late_in_the_game(visit: Welcome, house: Running, width: int) -> None:
    found = find(
        CROWD,
        lambda game, view, asked: (
            asked.kind == "action"
            and view.get("trade_route")
            and view.get("native_village")
            and sum("island" in player for player in view["players"]) > 1
            and sum("staying" in player for player in view["players"]) > 1
            and any(player.get("pirate_tokens") for player in view["players"])
            and sum(bool(player.get("vp_tokens")) for player in view["players"]) > 1
        ),
        players=6,
        bane="Hamlet",
        colonies=True,
    )
    visitor = visit(house, width=width, language=LANGUAGES.get(width, "en"))
    go_there(visitor, found, point_counter=True)
    visitor.picture(f"crowded-late-{width}")
    assert visitor.amiss() == []
    assert visitor.objections() == []


def test_what_is_passed_is_seen_by_giver_and_taker(visit: Welcome, house: Running) -> None:
    visitor = visit(house, width=1440)
    found = find("Masquerade", lambda game, view, asked: asked.kind == "trash" and asked.source == "Masquerade")
    go_there(visitor, found)
    log = visitor.page.locator(".lines")
    expect(log).to_contain_text("You pass")
    expect(log).to_contain_text("You receive")
    visitor.picture("passed-1440")


@WIDTHS
def test_a_reaction_to_a_gain_names_the_card_and_no_place(visit: Welcome, house: Running, width: int) -> None:
    words = {"en": "You gained Inn.", "fr": "Vous avez reçu\xa0: Auberge.", "it": "Hai guadagnato: Locanda."}
    visitor = visit(house, width=width, language=LANGUAGES[width])
    found = find(
        "Inn, Watchtower",
        lambda game, view, asked: asked.kind == "react" and set(asked.options) == {"Inn", "Watchtower"},
    )
    go_there(visitor, found)
    question = visitor.page.locator("#question")
    expect(question.locator(".sentence")).to_contain_text(words[LANGUAGES[width]])
    expect(question.locator(".chip")).to_have_count(2)
    expect(question.locator(".zone")).to_have_count(0)
    visitor.picture(f"gained-{width}")
    assert visitor.amiss() == []

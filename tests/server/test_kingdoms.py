"""Kingdoms over the network: the one of the day, drawn ones, partly redrawn ones, and tables with exactly these."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from demesne.cards import CARDS, SETS
from demesne.client import ClientError, Server
from demesne.kingdoms import Kingdom
from demesne.server import kingdom
from demesne.server.backend import Backend
from demesne.server.wire import DrawnKingdom, NewTable, SeatWish, WishedKingdom
from tests.server.backends import with_backend
from tests.server.clients import guests
from tests.server.running import Running


def draw(server: Running, **wish: Any) -> dict[str, Any]:
    return dict(Server(server.base).ask("POST", "/api/kingdoms", wish))


def problem(server: Running, **wish: Any) -> str:
    with pytest.raises(ClientError) as caught:
        draw(server, **wish)
    assert caught.value.code == "bad-kingdom"
    return str(caught.value)


def test_the_kingdom_of_the_day_is_the_same_for_everybody(server: Running) -> None:
    found = [Server(server.base).ask("GET", "/api/kingdoms/today") for _ in range(2)]
    assert found[0] == found[1]
    assert Kingdom.from_code(found[0]["kingdom"]["code"]).cards == tuple(found[0]["kingdom"]["cards"])
    days = [kingdom.of_the_day(f"2026-11-{day:02}") for day in range(1, 29)]
    assert len({day.seed for day in days}) == len({day.kingdom.code for day in days}) == 28
    assert {CARDS[card].set for day in days for card in day.kingdom.cards} == set(SETS)


def test_two_tables_of_the_day_are_the_same_game(server: Running) -> None:
    today = Server(server.base).ask("GET", "/api/kingdoms/today")
    hands = []
    for ann in guests(server.base, 2):
        wish = {"kingdom": today["kingdom"]["code"], "seed": today["seed"], "first": 0}
        opened = ann.open(seats=[{}, {"kind": "bot"}], **wish)
        ann.start(opened["links"]["table"])
        socket = ann.socket(opened["links"]["table"])
        socket.connect()
        while socket.view is None:
            socket.receive()
        hands.append((opened["table"]["kingdom"], socket.view["hand"], socket.view["supply"]))
        socket.close()
    assert hands[0] == hands[1]


def test_a_name_a_code_and_a_list_are_the_same_kingdom(server: Running) -> None:
    named = draw(server, kingdom="L'atelier du bouffon")["kingdom"]
    assert named["name"] == "The Jester's Workshop"
    assert named["names"]["it"] == "La Bottega del Giullare"
    assert named["bane"] == "Chancellor"
    assert named["extra_piles"] == []
    listed = ", ".join(named["cards"]) + "\nBane: Chancellor"
    assert draw(server, kingdom=listed)["kingdom"] == draw(server, kingdom=named["code"])["kingdom"] == named


def test_wishes_are_met_and_said(server: Running) -> None:
    wish = {"wishes": ["village", "!attack", "sets=base+guilds"], "keep": ["Fumier", "Sorcière"]}
    assert "Fumier" in problem(server, **wish)
    wish = {"wishes": ["village", "sets=base+guilds"], "keep": ["Sorcière"], "ban": ["Chapel"], "seed": 7}
    found = draw(server, **wish, language="fr")
    assert found == draw(server, **wish, language="fr")
    cards = found["kingdom"]["cards"]
    assert "Witch" in cards
    assert "Chapel" not in cards
    assert {CARDS[card].set for card in cards} <= {"base", "guilds"}
    assert "Guildes" in found["why"]
    assert draw(server)["why"] is None


def test_one_pile_is_drawn_again_and_the_rest_stays(server: Running) -> None:
    first = draw(server, keep=["Young Witch"], seed=3)["kingdom"]
    assert first["bane"] is not None
    out = next(card for card in first["cards"] if card != "Young Witch")
    others = [card for card in first["cards"] if card != out]
    for wish in (
        {"kingdom": first["code"], "ban": [out]},
        {"kingdom": first["code"], "keep": others},
        {"kingdom": first["code"], "keep": others, "ban": [out]},
        {"keep": others, "ban": [out], "bane": first["bane"]},
    ):
        again = draw(server, **wish)["kingdom"]
        assert set(others) < set(again["cards"])
        assert out not in again["cards"]
        assert again["bane"] == first["bane"]
    bane = draw(server, kingdom=first["code"], ban=[first["bane"]])["kingdom"]
    assert bane["cards"] == first["cards"]
    assert bane["bane"] not in (None, first["bane"])
    witchless = draw(server, kingdom=first["code"], ban=["Young Witch"], shelters=True)["kingdom"]
    assert witchless["bane"] is None
    assert witchless["shelters"] is True


def test_what_cannot_be_is_said_in_a_sentence(server: Running) -> None:
    assert "Village or Pillage" in problem(server, wishes=["Vilage"])
    assert "impossible" in problem(server, wishes=["!attack"], keep=["Witch"])
    assert "Did you mean" in problem(server, kingdom="K80C-TDBM-Q1KX")
    assert "10 piles" in problem(server, kingdom="Village, Smithy")
    assert "Moulin" in problem(server, keep=["Moulin"], language="fr")
    assert "First Game" in problem(server, kingdom="Fist Game")


@pytest.mark.parametrize("shelters", [None, True, False])
def test_a_code_brings_its_bane_and_its_shelters_to_the_table(server: Running, shelters: bool | None) -> None:
    ann = guests(server.base, 1)[0]
    wish = {"keep": ["Young Witch"]} if shelters is None else {"keep": ["Young Witch"], "shelters": shelters}
    found = draw(server, **wish)["kingdom"]
    assert found["shelters"] is shelters
    for _ in range(4):
        table = ann.open(seats=[{}, {"kind": "bot"}], kingdom=found["code"])["table"]["kingdom"]
        assert table["cards"] == found["cards"]
        assert table["bane"] == found["bane"]
        assert Kingdom.from_code(table["code"]).options["shelters"] is table["shelters"]
        if shelters is not None:
            assert table["shelters"] is shelters
    chosen = ann.open(seats=[{}, {"kind": "bot"}], kingdom=found["code"], shelters=True)["table"]["kingdom"]
    assert chosen["shelters"] is (shelters is not False)


def test_kingdoms_drawn_for_nothing_hold_up_nobody_who_opens_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, go_on = threading.Event(), threading.Event()
    drawn: list[WishedKingdom] = []

    def draw_slowly(wish: WishedKingdom) -> DrawnKingdom:
        drawn.append(wish)
        busy.set()
        assert go_on.wait(60)
        return DrawnKingdom(kingdom.of_today().kingdom)

    monkeypatch.setattr(kingdom, "draw", draw_slowly)

    async def work(backend: Backend) -> None:
        opening = backend.opening
        mine = [asyncio.create_task(opening.draw("here", WishedKingdom())) for _ in range(6)]
        await asyncio.to_thread(busy.wait, 60)
        refusals = [task for task in mine if task.done()]
        assert [str(task.exception()) for task in refusals] == [
            "your last requests are still being worked on; wait for them"
        ] * 2
        person, _ = await backend.services.people.guest("Ann")
        for text in ("random", "First Game"):
            assert await opening.open(person, "here", NewTable(seats=[SeatWish(), SeatWish()], kingdom=text))
        # An address has one piece of work at a time, even if it disconnects.
        mine[0].cancel()
        await asyncio.sleep(0.05)
        assert len(drawn) == 1
        go_on.set()
        await asyncio.gather(*mine, return_exceptions=True)
        assert len(drawn) == 4

    with_backend(tmp_path, work)

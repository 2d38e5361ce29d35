"""Every kind of decision, answered by mouse, by keyboard and by touch, at three widths and in three languages.

Bots play whole games on the server. From each of these, a table continues at a decision of the wanted kind, with a
person in the deciding seat.
"""

from __future__ import annotations

from typing import Any

import pytest

from demesne.client import Server
from demesne.engine import KINDS
from tests.browser.conftest import Welcome
from tests.browser.player import Player, Way
from tests.browser.visitor import finish
from tests.server.running import Running

KINGDOMS = (
    "Candlestick Maker, Chapel, Doctor, Herald, Militia, Moat, Squire, Throne Room, Tournament, Workshop",
    "Ambassador, Embargo, Haven, Island, Lookout, Masquerade, Native Village, Pearl Diver, Tactician, Village",
)

WAYS: list[tuple[int, Way, str]] = [(1440, "mouse", "en"), (1024, "keyboard", "fr"), (390, "touch", "it")]

Found = dict[str, tuple[str, int, int]]


@pytest.fixture(scope="module")
def found(host: Server) -> Found:
    """For each kind: a finished game, after how many answers it was asked there, and which seat was asked."""
    moments: Found = {}
    for seed in range(40):
        bots = ("novice", "random") if seed % 2 else ("random", "random")
        table = finish(host, KINGDOMS[seed // 2 % len(KINGDOMS)], bots, seed)
        for step in host.ask("GET", f"/api/tables/{table}/story")["steps"]:
            moments.setdefault(step["kind"], (table, step["at"], step["seat"]))
        if set(KINDS) <= set(moments):
            return moments
    raise AssertionError(f"never asked: {sorted(set(KINDS) - set(moments))}")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision(visit: Welcome, house: Running, found: Found, kind: str) -> None:
    game, at, seat = found[kind]
    for width, way, language in WAYS:
        visitor = visit(house, width=width, language=language)
        visitor.meet()
        seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}]
        seats[seat] = {"kind": "person"}
        opened = visitor.ask("POST", f"/api/tables/{game}/branch", {"at": at, "seats": seats, "sit": seat})
        table = opened["table"]["id"]
        if opened["table"]["status"] == "open":
            visitor.ask("POST", f"/api/tables/{table}/start", {})
        visitor.open(f"/table/{table}")
        player = Player(visitor.page, way, seed=at)
        assert player.wait()["asked"] == kind
        visitor.picture(f"decision-{kind}-{width}-{language}")
        assert visitor.amiss() == []
        assert player.answer() == kind

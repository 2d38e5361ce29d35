"""Bots that look ahead at a server's table: over a real socket, at every decision of whole games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from demesne.bots import make_bot
from demesne.client import ClientError, Gone, Server, TableSocket, play_seat
from demesne.engine.view import NothingToImagine, View
from tests.patience import PATIENCE
from tests.random_play import Dice, random_answer
from tests.server.clients import guests, seated
from tests.server.running import Running, Zygote, serving
from tests.server.test_bots_at_tables import beside

ADDED = ("points", "owned", "own_deck")
"""What a server adds to a view for a bot."""


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(zygote, tmp_path_factory.mktemp("imagining"), bot_processes=1) as running:
        yield running


class Dreamer:
    """Imagines twice at every decision, compares what it sees there with what it was told, plays a little ahead, and
    answers anything."""

    def __init__(self, *seed: object) -> None:
        self.dice = Dice("dreamer", *seed)
        # How often a dream throws dice depends on the secret seed of its deal; the game itself must not.
        self.answers = Dice("answers", *seed)
        self.decisions = 0
        self.numbers: list[int] = []
        self.sources: set[str | None] = set()

    def decide(self, view: View) -> list[int]:
        told: dict[str, Any] = {name: value for name, value in view.to_dict().items() if name not in ADDED}
        decision = view.decision
        assert decision is not None
        seat = view.seat
        for _ in range(2):
            game = view.imagine(self.dice.below(10**9))
            there = game.view(seat)
            assert json.loads(json.dumps(there.to_dict())) == told
            for other in range(view.players):
                assert there.owned(other) == view.owned(other)
                assert there.points(other) == view.points(other)
            assert there.own_deck() == view.own_deck()
            for _ in range(3):
                if game.decision is not None:
                    game.choose(random_answer(game, self.dice))
        self.decisions += 1
        self.numbers.append(int(told["number"]))
        self.sources.add(decision.source)
        game = view.imagine(1)
        return random_answer(game, self.answers, view.piles())


KINGDOMS = [
    ["Cellar", "Militia", "Spy", "Throne Room", "Bureaucrat", "Masquerade", "Swindler", "Scout", "Courtyard", "Baron"],
    ["Haven", "Native Village", "Ghost Ship", "Island", "Pirate Ship", "Ambassador", "Wharf", "Navigator", "Embargo",
     "Smugglers"],
    ["Possession", "Golem", "Scrying Pool", "Apprentice", "Transmute", "Vault", "Rabble", "Trade Route", "Contraband",
     "Watchtower"],
    ["Knights", "Cultist", "Band of Misfits", "Procession", "Hermit", "Graverobber", "Scheme", "Oracle", "Tournament",
     "Stonemason"],
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(KINGDOMS)))
def test_a_bot_imagines_at_every_decision_of_a_game(server: Running, number: int) -> None:
    players = 2 + number % 2
    wish = {"kingdom": ",".join(KINGDOMS[number]), "seed": f"dreams {number}", "first": 0, "deck_tracker": False}
    table, people, _ = seated(server.base, players, **wish)
    bots = [Dreamer(number, seat) for seat in range(players)]
    waits = [beside(lambda seat=seat: play_seat(people[seat], table, bots[seat])) for seat in range(players)]  # type: ignore[misc]
    for wait in waits:
        result = wait()
        assert isinstance(result, dict), result
    assert all(bot.decisions > 20 for bot in bots)
    assert len(set.union(*(bot.sources for bot in bots))) > 4


def mine(socket: TableSocket) -> bool:
    return socket.view is not None and socket.view["decision"] is not None


def until_asked(socket: TableSocket) -> dict[str, Any]:
    while not mine(socket):
        assert socket.receive(PATIENCE) is not None
    assert socket.view is not None
    return socket.view


class Leaver(Dreamer):
    """Loses its connection at some decisions, just before it imagines."""

    def __init__(self, *seed: object) -> None:
        super().__init__(*seed)
        self.sockets: list[TableSocket] = []
        self.lost = 0

    def decide(self, view: View) -> list[int]:
        if self.decisions % 7 == 3 and self.lost < 5 and self.numbers[-1] != view.to_dict()["number"]:
            self.numbers.append(view.to_dict()["number"])
            self.lost += 1
            for socket in self.sockets:
                socket.close()
        return super().decide(view)


class Watched(Server):
    """Remembers the sockets that it made."""

    def __init__(self, server: Server, sockets: list[TableSocket]) -> None:
        super().__init__(server.base, server.token)
        self.sockets = sockets

    def socket(self, table: str, watch: str | None = None, memory: bool = False) -> TableSocket:
        self.sockets.append(super().socket(table, watch, memory))
        return self.sockets[-1]


def test_a_bot_imagines_after_it_came_back(server: Running) -> None:
    """In the second seat, and its connection breaks in the middle of decisions."""
    person, robby = guests(server.base, 2)
    opened = person.open(
        seats=[{"kind": "bot", "bot": "novice"}, {"kind": "person"}], kingdom="Size Distortion", first=0
    )
    table = opened["table"]["id"]
    person.start(table)
    bot = Leaver("leaver")
    result = play_seat(Watched(person, bot.sockets), table, bot)
    assert result["winners"]
    assert bot.lost == 5
    assert bot.decisions > 20
    assert robby.token != person.token


def test_a_bot_imagines_after_something_was_taken_back(server: Running) -> None:
    table, (ann, robby), _ = seated(server.base, 2, kingdom="First Game", seed=3, first=0)
    bot = Dreamer("undo")
    wait = beside(lambda: play_seat(robby, table, bot))
    socket = ann.socket(table)
    socket.connect()
    undone = 0
    while socket.result is None:
        if not mine(socket):
            socket.receive(PATIENCE)
            continue
        view = until_asked(socket)
        if undone < 3 and view["players"][0]["turns"] == 2 + undone and view["players"][1]["turns"]:
            # The other bot has played a turn since: it agrees, and all that it did is gone.
            undone += 1
            socket.request({"type": "undo", "number": view["number"]})
            while socket.view is not None and socket.view["number"] == view["number"]:
                socket.receive(PATIENCE)
            continue
        decision = view["decision"]
        options = decision["options"] if decision["kind"] == "treasure" else decision["options"][: decision["min"]]
        if decision["kind"] == "buy":
            options = [card for card in ("Province", "Gold", "Silver") if card in decision["options"]][:1]
        socket.answer(view["number"], options)
    socket.close()
    assert isinstance(wait(), dict)
    assert undone == 3
    assert bot.decisions > 20


@pytest.mark.slow
def test_a_sovereign_thinks_at_a_table_somewhere_else(server: Running) -> None:
    person, _ = guests(server.base, 2)
    opened = person.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "novice"}], kingdom="First Game", first=0)
    person.start(opened["table"]["id"])
    bot: Any = make_bot("sovereign", seed=5, games=12)
    thought = 0

    class Counted:
        def decide(self, view: View) -> object:
            nonlocal thought
            picks = bot.decide(view)
            thought += bot.judgement is not None
            return picks

    assert play_seat(person, opened["table"]["id"], Counted())["winners"]
    assert thought > 10


def test_a_deal_is_for_the_pending_decision_and_for_a_seat(server: Running) -> None:
    person, other = guests(server.base, 2)
    opened = person.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "novice"}], kingdom="First Game", first=0)
    table = opened["table"]["id"]
    socket = person.socket(table)
    person.start(table)
    socket.connect()
    number = int(until_asked(socket)["number"])
    deal = socket.deal(number)
    assert deal["version"] == 1
    assert socket.deal(number) == deal  # Nobody learns more by asking again.
    with pytest.raises(ClientError, match="stale"):
        socket.deal(number + 1)
    spectator = other.socket(table, watch=opened["links"]["watch"].rpartition("/")[2])
    spectator.connect()
    with pytest.raises(ClientError, match="spectator"):
        spectator.deal(number)
    spectator.close()
    socket.request({"type": "resign"})
    while socket.result is None:
        socket.receive(PATIENCE)
    with pytest.raises(ClientError, match="over"):
        socket.deal(number + 1)
    socket.close()


def test_at_a_server_of_an_earlier_version_nothing_is_imagined(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _ = guests(server.base, 2)
    opened = person.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "novice"}], kingdom="First Game", first=0)
    person.start(opened["table"]["id"])

    def send(self: TableSocket, message: dict[str, Any], send: Any = TableSocket.send) -> int:
        kind = "unknown" if message["type"] == "imagine" else message["type"]
        return int(send(self, {**message, "type": kind}))

    monkeypatch.setattr(TableSocket, "send", send)
    refused: list[str] = []

    class Careful:
        def decide(self, view: View) -> object:
            decision = view.decision
            assert decision is not None
            try:
                view.imagine(1)
            except NothingToImagine as error:
                refused.append(str(error))
            if decision.kind == "buy":
                return [card for card in ("Province", "Gold", "Silver") if card in decision.options][:1]
            return decision.options if decision.kind == "treasure" else decision.options[: decision.min]

    assert play_seat(person, opened["table"]["id"], Careful())["winners"]
    assert "has an earlier version" in refused[0]


def test_whoever_hangs_up_is_told_so() -> None:
    with pytest.raises(Gone):
        Server("http://127.0.0.1:9").socket("0" * 16).deal(0)

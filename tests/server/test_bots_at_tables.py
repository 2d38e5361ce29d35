"""Bots over the network: the same objects as in the lab, at a real server's table."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.bots import BotError, make_bot
from demesne.cli import main
from demesne.client import ClientError, TableSocket, play_seat
from demesne.engine.view import View
from demesne.server.bots import seat_bot
from tests.patience import PATIENCE
from tests.server.clients import guests, seated
from tests.server.running import Running, Zygote, serving

HAGRID = """
class Hagrid:
    def decide(self, view):
        decision = view.decision
        if decision.kind == "treasure":
            return decision.options
        if decision.kind == "buy":
            return [card for card in ("Province", "Gold", "Silver") if card in decision.options][:1]
        return decision.options[: decision.min]


class Divider:
    def decide(self, view):
        return 1 // 0
"""


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(zygote, tmp_path_factory.mktemp("server")) as running:
        yield running


def beside(work: Callable[[], object]) -> Callable[[], Any]:
    """Do something in another thread. Returns a function that waits for it and returns the result."""
    outcome: list[Any] = []

    def run() -> None:
        try:
            outcome.append(work())
        except Exception as error:
            outcome.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()

    def wait() -> Any:
        thread.join(PATIENCE)
        assert outcome, "it has not come to its end"
        return outcome[0]

    return wait


class Noting:
    """Lets a bot play and records its answers."""

    def __init__(self, spec: str, seed: int) -> None:
        self.bot = make_bot(spec, seed, games=20)
        self.answers: list[tuple[str, ...]] = []
        self.views: set[int] = set()

    def decide(self, view: View) -> list[int]:
        decision = view.decision
        assert decision is not None
        picks = self.bot.decide(view)
        self.answers.append(decision.labels(picks))
        self.views.add(id(view))
        return picks


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spec", "kingdom"),
    [
        ("steward", "Playing Chess With Death"),
        ("novice", "Village Square"),
        ("regent", "Size Distortion"),
        ("chapel-witch", "Size Distortion"),
        ("random", "Dark Carnival"),
    ],
)
def test_a_bot_decides_over_the_network_as_beside_the_engine(server: Running, spec: str, kingdom: str) -> None:
    table, people, _ = seated(server.base, 2, kingdom=kingdom, seed=11, first=0, deck_tracker=False)
    over = [Noting(spec, seat) for seat in range(2)]
    waits = [
        beside(lambda seat=seat: play_seat(people[seat], table, over[seat]))  # type: ignore[misc]
        for seat in range(2)
    ]
    results = [wait() for wait in waits]
    assert isinstance(results[0], dict), results
    setup = people[0].ask("GET", f"/api/tables/{table}")["table"]
    chosen = {name: setup["kingdom"][name] for name in ("shelters", "colonies")}
    game = demesne.new_game(setup["kingdom"]["cards"], 2, 11, setup["kingdom"]["bane"], first=0, **chosen)
    here = [Noting(spec, seat) for seat in range(2)]
    views = [game.view(seat) for seat in range(2)]
    while game.decision is not None:
        game.answer(here[game.decision.player].decide(views[game.decision.player]))
    assert [noting.answers for noting in here] == [noting.answers for noting in over]
    assert game.result is not None
    assert results[0]["scores"] == [standing.points for standing in game.result.standings]
    assert [len(noting.views) for noting in over] == [1, 1]


def until(socket: TableSocket, holds: Callable[[], bool]) -> None:
    while not holds():
        assert socket.receive(PATIENCE) is not None


def test_a_bot_agrees_when_somebody_takes_something_back(server: Running) -> None:
    table, (ann, robby), _ = seated(server.base, 2, kingdom="First Game", seed=3, first=0)
    wait = beside(lambda: play_seat(robby, table, make_bot("bmu")))
    socket = ann.socket(table)
    socket.connect()

    def mine() -> bool:
        return socket.view is not None and socket.view["decision"] is not None

    def turn() -> int:
        assert socket.view is not None
        return int(socket.view["players"][0]["turns"])

    while not mine() or turn() < 2:
        if mine():
            assert socket.view is not None
            socket.answer(socket.view["number"], [])
        else:
            socket.receive(PATIENCE)
    # The bot has played a whole turn since, so it has to agree.
    assert socket.view is not None
    assert not socket.request({"type": "undo", "number": socket.view["number"]})["done"]
    until(socket, lambda: turn() == 1 and mine())
    socket.request({"type": "resign"})
    assert isinstance(wait(), dict)


def test_a_bot_that_fails_is_named_with_the_decision(server: Running) -> None:
    class Silent:
        def decide(self, view: View) -> None:
            return None

    table, people, _ = seated(server.base, 2, kingdom="First Game", seed=3, first=0)
    with pytest.raises(BotError, match=r"Silent failed: .* not None\. It was asked: treasure"):
        play_seat(people[0], table, Silent())


def joined(server: Running, spec: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str, str]:
    """Let a host's bot and one of `demesne join --bot` play a game. Returns the exit code and the output."""
    host = guests(server.base, 1)[0]
    links = host.open(seats=[{"kind": "person"}, {"kind": "person"}], kingdom="First Game", seed=5, first=1)["links"]
    link = f"{server.base}/join/{links['join']}"
    wait = beside(lambda: play_seat(host, links["table"], make_bot("bm0")))
    code = main(["join", link, "--bot", spec, *more])
    out, err = capsys.readouterr()
    if code == 0:
        assert isinstance(wait(), dict)
    return code, out, err


def test_join_with_a_bot(server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str], own_folder: None) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(HAGRID)
    strategy = tmp_path / "mine.toml"
    strategy.write_text('name = "Mine"\nbuy = ["Province", "Gold", "Silver"]\n')
    for spec, name in ((f"{file}:Hagrid", "Hagrid"), (str(strategy), "Mine"), ("bmu", "Bmu")):
        code, out, err = joined(server, spec, capsys)
        assert (code, err) == (0, "")
        assert "plays to the end of the game" in out
        assert f"{name}: " in out
    code, out, err = joined(server, f"{file}:Divider", capsys)
    assert code == 2
    assert "Divider failed: ZeroDivisionError" in err
    assert "Traceback" not in err
    for words, message in (
        (["join", f"{server.base}/join/x", "--bot", "nobody"], "There is no bot “nobody”"),
        (["join", f"{server.base}/join/x", "--bot", f"{file}:Nobody"], "has no class “Nobody”"),
        (["join", f"{server.base}/watch/x", "--bot", "bmu"], "A bot needs a seat"),
    ):
        assert main(words) == 2
        assert message in capsys.readouterr().err


@pytest.mark.parametrize("spec", ["trap.py:Bot", "{folder}/trap.py:Bot", "trap:Bot"])
def test_a_server_runs_no_program_that_a_table_names(server: Running, tmp_path: Path, spec: str) -> None:
    """Neither a request nor a stored table can make it import a file: the request is refused, and an unknown name in a
    table means the simplest bot.
    """
    (tmp_path / "trap.py").write_text(f"from pathlib import Path\nPath({str(tmp_path / 'ran')!r}).touch()\n", "utf-8")
    name = spec.format(folder=tmp_path)
    (ann,) = guests(server.base, 1)
    with pytest.raises(ClientError) as refused:
        ann.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": name}])
    assert refused.value.code in ("no-bot", "bad-request")  # A long path is not a bot's name at all.
    assert type(seat_bot(name, "seed", 0)) is type(make_bot("novice"))
    assert not (tmp_path / "ran").exists()

"""`demesne join`: a seat at a real server's table, line by line and on the whole terminal."""

from __future__ import annotations

import asyncio
import io
import json
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from textual.pilot import Pilot

from demesne.cli import main
from demesne.client import Gone, Server, play_seat
from demesne.client.__main__ import Money
from demesne.seats import files
from demesne.seats.listener import Listener
from demesne.seats.names import seat_names
from demesne.seats.server_seat import BadLink, look_on, read_link, remember_seat, sit_down, table_notes
from demesne.texts import LANGUAGES, Texts
from demesne.tui.remote import JoinApp
from demesne.tui.screens import Choosing
from tests.patience import PATIENCE
from tests.server.running import Running
from tests.stillness import wait_only_until_still
from tests.tui.test_table import shown, text_of


@pytest.fixture(autouse=True)
def _alone(own_folder: None, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_only_until_still(monkeypatch)


class Hosted:
    """A table that a host has opened: the host sits, one seat is free, perhaps a bot has a third."""

    def __init__(self, running: Running, **wish: Any) -> None:
        self.host = Server(running.base)
        self.host.guest("Host")
        seats = [{"kind": "person"}, {"kind": "person"}]
        self.links = self.host.open(seats=seats, kingdom="First Game", seed=5, first=1, **wish)["links"]
        self.id = self.links["table"]
        self.join = f"{running.base}/join/{self.links['join']}"
        self.watch = f"{running.base}/watch/{self.links['watch']}"

    def play(self) -> threading.Thread:
        """Start the game, and let the host play."""
        self.host.start(self.id)
        return self.go_on()

    def go_on(self) -> threading.Thread:
        """Let the host play for money until the game is over or the server goes down."""

        def work() -> None:
            with suppress(Gone):  # Some tests take the server down.
                play_seat(self.host, self.id, Money(), patience=0.0)

        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        return thread


class Typing(io.StringIO):
    """A keyboard whose player plays all Treasures and then buys the most expensive wanted card."""

    def __init__(self, most: int = 100_000) -> None:
        super().__init__()
        self.left = most

    def readline(self, size: int | None = -1, /) -> str:
        self.left -= 1
        out = sys.stdout.getvalue() if isinstance(sys.stdout, io.StringIO) else ""
        if self.left < 0:
            return ""
        if out.rfind("Buy a card") < out.rfind("Play Treasures"):
            return "t\n"
        offers = out[out.rfind("Buy a card") :]
        return next((f"{name}\n" for name in ("Province", "Gold", "Silver") if name in offers), "\n")


def printed(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What is printed from here on; the keyboard reads it, too."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    return out


def test_a_whole_game_line_by_line(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = Hosted(server)
    shown = printed(monkeypatch)
    monkeypatch.setattr(sys, "stdin", Typing())
    table = sit_down(read_link(hosted.join, False), "Robby")[1]["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Host", "Robby"]
    thread = hosted.play()
    assert main(["join", hosted.join, "--name", "Robby", "--plain"]) == 0
    thread.join(PATIENCE)
    out = shown.getvalue()
    assert "Game over" in out
    assert "Robby: " in out
    assert " won." in out
    assert out.count("Host chose the seed of this game") == 1
    assert "Traceback" not in out


def test_coming_back_to_the_same_seat(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = Hosted(server)
    sit_down(read_link(hosted.join, False), "Ada")
    hosted.play()
    printed(monkeypatch)
    monkeypatch.setattr(sys, "stdin", Typing(3))
    assert main(["join", hosted.join, "--plain"]) == 0
    monkeypatch.setattr(sys, "stdin", Typing(3))
    assert main(["join", hosted.join, "--plain"]) == 0
    seats = hosted.host.ask("GET", f"/api/tables/{hosted.id}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Host", "Ada"]


def seated(joined: tuple[Server, dict[str, Any]]) -> list[str]:
    """Who sits at a table that was joined."""
    return [seat["name"] for seat in joined[1]["table"]["seats"]]


def test_names_at_one_machine_keep_their_seats(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    """A second name, even a typing error, takes nothing from the first."""
    hosted, other = Hosted(server), Hosted(server)
    link, elsewhere = read_link(hosted.join, False), read_link(other.join, False)
    sit_down(link, "Ann")
    assert main(["join", hosted.join, "--name", "Anne", "--plain"]) == 2
    err = capsys.readouterr().err
    assert "Every seat at this table is taken" in err
    assert '--name "Ann"' in err
    sit_down(elsewhere, "Ben")
    for name in ("Ann", None):
        assert seated(sit_down(link, name)) == ["Host", "Ann"]
    for name in ("Ben", None):
        assert seated(sit_down(elsewhere, name)) == ["Host", "Ben"]


def test_opening_a_table_from_the_terminal(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = printed(monkeypatch)
    words = ["open", server.base, "--name", "Ann", "--kingdom", "Big", "Money", "--players", "3", "--bot", "steward"]
    assert main([*words, "--only-open"]) == 0
    join = next(word for word in shown.getvalue().split() if "/join/" in word)
    link = read_link(join, False)
    assert seated(sit_down(link, "Ann"))[0] == "Ann"
    joined = sit_down(link, "Ben")[1]["table"]
    assert seat_names(joined, Texts("en")) == ["Ann", "Ben", "Steward"]
    assert joined["kingdom"]["name"] == "Big Money"


def test_a_host_starts_the_game_line_by_line(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = printed(monkeypatch)
    monkeypatch.setattr(sys, "stdin", Typing())
    assert main(["open", server.base, "--name", "Ann", "--bot", "bm0", "--plain"]) == 0
    out = shown.getvalue()
    assert out.count("Everybody is here. Press Enter to start the game:") == 1
    assert "Game over" in out


class Alone(Hosted):
    """A game of one person against a bot; at this machine, the person is Ann."""

    def __init__(self, running: Running) -> None:
        self.host = Server(running.base)
        self.host.guest("Ann")
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "novice"}]
        self.links = self.host.open(seats=seats, kingdom="First Game", seed=5, first=0)["links"]
        self.id = self.links["table"]
        self.join = f"{running.base}/join/{self.links['join']}"
        remember_seat(running.base, self.links["join"], "Ann", self.host)
        self.host.start(self.id)


def test_hints_line_by_line(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = Alone(server)
    shown = printed(monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\nhint\nhint\n0\nhint\n?\nlog\nresign\ny\n"))
    assert main(["join", hosted.join, "--plain"]) == 0
    out = " ".join(shown.getvalue().split())
    # The last hint is about playing Treasures; the same decision's second hint is the first one again.
    assert out.count("of the games I imagined") == 2
    assert out.count("nothing else makes sense here") == 1
    # The question is not asked again after a hint.
    assert out.count("Buy a card") == 1
    assert "hint which answer to give, and why;" in out
    log = out[out.rindex("> log") : out.rindex("> resign")]
    assert log.count("You ask for a hint.") == 2
    assert log.index("You play") < log.index("You ask for a hint.") < log.index("Turn 1 – Novice")
    assert "2 hints were used." in out


def test_a_hint_lost_with_the_connection(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table asks again; it does not wait for a reply that can't come."""
    hosted = Alone(server)
    send = Listener.send

    def cut_off(self: Listener, message: dict[str, Any]) -> None:
        if message["type"] == "hint":
            server.kill()
            server.start()
        else:
            send(self, message)

    monkeypatch.setattr(Listener, "send", cut_off)
    shown = printed(monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint\nt\nq\n"))
    assert main(["join", hosted.join, "--plain"]) == 0
    out = shown.getvalue()
    assert out.count(Texts("en").message("table-lost")) == 1
    assert out.count("Play Treasures") == 2
    assert out.count("Buy a card") == 1


def test_a_hint_is_refused_among_people(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = Hosted(server)
    sit_down(read_link(hosted.join, False), "Ann")
    hosted.play()
    shown = printed(monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint\nt\nq\n"))
    assert main(["join", hosted.join, "--plain"]) == 0
    out = " ".join(shown.getvalue().split())
    assert out.count("Hints are only for games against bots in which you can undo.") == 1
    assert out.count("Play Treasures") == 1
    assert out.count("Buy a card") == 1


def test_tables_that_cannot_be_opened(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    for words, why in (
        (("ftp://nowhere",), "not the address"),
        ((server.base, "--players", "7"), "2 to 6"),
        ((server.base, "--bot", "novice,novice"), "room for 1"),
        ((server.base, "--bot", "nobody"), "does not know this bot"),
        ((server.base, "--kingdom", "nonsense", "--lang", "fr"), "n'est ni un royaume recommandé"),
        ((server.base, "--kingdom", "nonsense", "--lang", "it"), "non è un regno consigliato"),
        ((server.base, "--name", " "), "letter"),
        (("http://127.0.0.1:9",), "can't be reached"),
        (("http://127.0.0.1:port",), "can't be reached"),
        (("http://[::1",), "not the address"),
    ):
        assert main(["open", *words]) == 2
        assert why in capsys.readouterr().err


def test_the_name_that_version_0_1_0_kept(server: Running) -> None:
    hosted = Hosted(server)
    link = read_link(hosted.join, False)
    guest, _ = sit_down(link, "Ann")
    file = files.data_folder() / "guests.json"
    file.write_text(json.dumps({link.base: {"name": "Ann", "token": guest.token}}), encoding="utf-8")
    assert seated(sit_down(link, None)) == ["Host", "Ann"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_should_know_of_a_table(language: str) -> None:
    texts = Texts(language)
    seats = [{"replaced": 0}, {"replaced": 2}]
    own = {"seats": seats[:1], "luck": {"kind": "own", "by": None}}
    assert table_notes(own, ["Ann"], texts) == []
    for kind in ("chosen", "repeated", "continued"):
        table = {"seats": seats, "luck": {"kind": kind, "by": "Ann\x1b[2J"}}
        luck, replaced = table_notes(table, ["Ann", "Regent"], texts)
        assert "Ann" in luck
        assert "\x1b" not in luck
        assert replaced.startswith("Regent: ")
        assert "2" in replaced


def test_links() -> None:
    link = read_link("localhost:8000/join/abc", False)
    assert (link.base, link.code, link.watch) == ("http://localhost:8000", "abc", False)
    assert read_link("https://play.example/x/watch/abc/", False).watch
    assert read_link("http://h/join/abc", True).watch
    for text in ("", "http://", "http://host", "ftp://host/join/x", "http://[::1/join/x"):
        with pytest.raises(BadLink):
            read_link(text, False)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_what_is_refused(server: Running, capsys: pytest.CaptureFixture[str], language: str) -> None:
    for words, why in (
        (("http://127.0.0.1:9/join/x",), "127.0.0.1:9"),
        (("nonsense",), "nonsense"),
        ((f"{server.base}/join/nonsense",), Texts(language).message("page-refused-no-table")),
        ((f"{server.base}/watch/nonsense", "--watch"), Texts(language).message("page-refused-no-table")),
        ((f"{server.base}/join/x", "--name", " "), ""),
    ):
        assert main(["join", *words, "--lang", language]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert why in err
        assert len(err.splitlines()) <= 2


# -- on the whole terminal -------------------------------------------------------------------------------------------


async def until(app: JoinApp, pilot: Pilot[int], what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, app.news
        await asyncio.sleep(0.005)
    # What has just been mounted accepts no keys yet.
    await pilot.pause()


def joined(hosted: Hosted, name: str) -> JoinApp:
    server, found = sit_down(read_link(hosted.join, False), name)
    return JoinApp(server, server.socket(found["links"]["table"]), found["table"], Texts("en"))


def test_a_seat_on_the_whole_terminal(server: Running) -> None:
    hosted = Hosted(server)
    app = joined(hosted, "Tess")
    watcher, found = look_on(read_link(hosted.watch, False))
    socket = watcher.socket(found["links"]["table"], hosted.links["watch"])
    watching = JoinApp(watcher, socket, found["table"], Texts("en"))

    async def show() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await until(app, pilot, lambda: app.seat == 1)
            assert app.view is None
            hosted.play()
            await until(app, pilot, lambda: app.picker is not None)
            assert app.names == ["Host", "Tess"]
            await pilot.press("t")
            await until(app, pilot, lambda: app.picker is not None and app.picker.decision.kind == "buy")
            await pilot.press("u")
            await until(app, pilot, lambda: app.picker is not None and app.picker.decision.kind == "treasure")
            await pilot.press("slash", "h", "i", "enter")
            await until(app, pilot, lambda: [line.plain for line in app.said][1:] == ["Tess: hi"])
            assert app.said[0].plain == "Host chose the seed of this game and may know what is coming."
            # The server goes down and comes back: the table is found again, and the answer counts once.
            server.kill()
            await until(app, pilot, lambda: app.band.note == app.texts.message("table-lost"))
            server.start()
            hosted.go_on()
            await until(app, pilot, lambda: app.band.note == "")
            await pilot.press("E")
            await until(app, pilot, lambda: app.view is not None and app.view.turns(1) == 2)
            await pilot.press("R", "R")
            await until(app, pilot, lambda: isinstance(app.screen, Choosing) and app.told_end)
            await pilot.press("q")

    async def look() -> None:
        async with watching.run_test(size=(80, 24)) as pilot:
            await until(watching, pilot, lambda: watching.told_end)
            assert watching.seat is None
            assert watching.view is not None
            assert watching.view.hand == []

    asyncio.run(show())
    asyncio.run(look())
    assert app.return_value == 0


def test_hints_on_the_whole_terminal(server: Running) -> None:
    hosted = Alone(server)
    app = joined(hosted, "Ann")

    async def show() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app, pilot, lambda: app.picker is not None)
            await pilot.press("t")
            await until(app, pilot, lambda: app.picker is not None and app.picker.decision.kind == "buy")
            assert "i hint" in text_of(app, "#keys")
            await pilot.press("i")
            assert app.band.note == app.texts.message("table-hint-coming")
            assert "i hint" not in text_of(app, "#keys")
            await until(app, pilot, lambda: app.advice != "")
            assert "of the games I imagined" in app.advice
            assert text_of(app, "#recap") == app.advice
            assert app.lines[-1].plain == "You ask for a hint."
            # What was picked stays, and the answer ends the hint.
            await pilot.press("e")
            await until(app, pilot, lambda: app.picker is not None and app.picker.decision.kind == "treasure")
            assert app.advice == ""
            assert [line.plain for line in app.lines].count("You ask for a hint.") == 1
            await pilot.press("R", "R")
            await until(app, pilot, lambda: isinstance(app.screen, Choosing) and app.told_end)
            assert "One hint was used." in shown(app)
            await pilot.press("q")

    asyncio.run(show())


def test_no_key_for_hints_among_people(server: Running) -> None:
    hosted = Hosted(server)
    app = joined(hosted, "Tess")

    async def show() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await until(app, pilot, lambda: app.seat == 1)
            hosted.play()
            await until(app, pilot, lambda: app.picker is not None)
            assert "hint" not in text_of(app, "#keys")
            await pilot.press("q")

    asyncio.run(show())


def test_another_asks_to_take_back(server: Running) -> None:
    hosted = Hosted(server)
    app = joined(hosted, "Una")

    async def show() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app, pilot, lambda: app.seat == 1)
            await asyncio.to_thread(hosted.host.start, hosted.id)
            await until(app, pilot, lambda: app.picker is not None)
            await pilot.press("E")
            socket = hosted.host.socket(hosted.id)
            await asyncio.to_thread(socket.connect)
            while socket.view is None or socket.view["decision"] is None:
                await asyncio.to_thread(socket.receive, 1.0)
            await asyncio.to_thread(socket.answer, socket.view["number"], socket.view["decision"]["options"])
            while socket.view["decision"] is None or socket.view["decision"]["kind"] != "buy":
                await asyncio.to_thread(socket.receive, 1.0)
            number = socket.view["number"]
            await asyncio.to_thread(socket.answer, number, [])
            await until(app, pilot, lambda: app.picker is not None)
            while socket.view["number"] <= number:
                await asyncio.to_thread(socket.receive, 1.0)
            number = socket.view["number"]
            await asyncio.to_thread(socket.request, {"type": "undo", "number": number})
            await until(app, pilot, lambda: isinstance(app.screen, Choosing))
            await pilot.press("y")
            await until(app, pilot, lambda: app.picker is None and app.view is not None)
            socket.close()
            await pilot.press("q")

    asyncio.run(show())

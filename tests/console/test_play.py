"""`demesne play` and `demesne resume`: whole games through pipes and a terminal, none of them ever lost."""

from __future__ import annotations

import io
import json
import os
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

import demesne
from demesne import Decision, Game
from demesne.bots import make_bot
from demesne.cli import COMMANDS, main
from demesne.console.menu import Menu, Unclear
from demesne.engine import KINDS
from demesne.engine import game as engine_game
from demesne.kingdoms import RECOMMENDED, Kingdom, parse_kingdom
from demesne.seats import files
from demesne.seats.seat_view import SeatView
from demesne.texts import LANGUAGES, Texts
from tests.command_line import Run
from tests.patience import PATIENCE

JUNK = (
    "xyzzy",
    "9999",
    "1 1",
    "1-9999",
    "99x copper",
    "+++",
    "☃ \x1b[31m\x07",
    "9" * 5000,
    "word " * 400,
    "? xyzzy",
    "save /no/such/folder/x.json",
)
"""Lines that answer no question at all."""


pytestmark = pytest.mark.usefixtures("own_folder")


class Keyboard(io.StringIO):
    """Lines of somebody who can try again."""

    def isatty(self) -> bool:
        return True


class Shell(Run):
    """Runs a command line with lines to read."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(capsys)
        self.monkeypatch = monkeypatch
        self.left = ""

    def __call__(self, *words: str, lines: Sequence[str] = (), code: int = 0) -> str:
        typed = Keyboard("".join(f"{line}\n" for line in lines))
        self.monkeypatch.setattr(sys, "stdin", typed)
        out = super().__call__(*words, code=code)
        self.left = typed.read()
        return out

    def refused(self, *words: str) -> str:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO())
        return super().refused(*words)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)


class Rehearsal:
    """A game played in advance, with a program in place of each person: what they type, and how it ends."""

    def __init__(
        self,
        kingdom: str,
        seed: int,
        language: str = "en",
        players: int = 2,
        people: int = 1,
        bot: str = "novice",
        person: str = "novice",
    ) -> None:
        self.texts = Texts(language)
        found = parse_kingdom(kingdom, seed=seed)
        self.game = demesne.new_game(found.cards, players, seed, found.bane, found.options, log=True)
        self.lines: list[str] = []
        self.decisions: list[Decision] = []
        self.passes = 0
        bots = [make_bot(person if seat < people else bot, f"{seed}/{seat}") for seat in range(players)]
        at_keyboard = None
        while (decision := self.game.decision) is not None:
            seat = decision.player
            labels = decision.labels(bots[seat].decide(self.game.view(seat)))
            if seat < people:
                if people > 1 and at_keyboard != seat:
                    self.lines.append("")
                    self.passes += 1
                at_keyboard = seat
                self.decisions.append(decision)
                self.lines.append(self.typed(decision, labels))
            self.game.answer(labels)

    def typed(self, decision: Decision, labels: Sequence[str]) -> str:
        """An answer by numbers and by names alternately."""
        menu = Menu(decision, SeatView.of(self.game.view(decision.player)), self.texts)
        free = list(menu.choices)
        numbers: list[str] = []
        for label in labels:
            choice = next((choice for choice in free if choice.label == label), None)
            if choice is not None:
                free.remove(choice)
                numbers.append(str(choice.number))
        if len(self.lines) % 2 and len(numbers) == len(labels):
            return " ".join(numbers)
        return ", ".join(self.texts.label(label, decision.kind, decision.source) for label in labels)


def finished() -> Game:
    """The only game among the finished ones."""
    (file,) = files.finished_folder().iterdir()
    game, _ = files.unpack(file.read_text(encoding="utf-8"))
    return game


def waiting() -> Path:
    """The only game among the unfinished ones."""
    (file,) = files.games_folder().iterdir()
    return file


def pending(file: Path) -> tuple[int, str]:
    """Where a saved game stands."""
    game, _ = files.unpack(file.read_text(encoding="utf-8"))
    return game.number, repr(game.decision)


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "kingdom", "seed"),
    [("en", "Grim Parade", 1), ("fr", "To the Victor", 2), ("it", "Clean Living", 3), ("fr", "Bad Omens", 4)],
)
def test_a_whole_game_through_a_pipe(shell: Shell, language: str, kingdom: str, seed: int) -> None:
    rehearsal = Rehearsal(kingdom, seed, language, players=3, bot="random")
    words = ("--kingdom", kingdom, "--seed", str(seed), "--players", "3", "--bot", "random", "--lang", language)
    out = shell("play", *words, lines=rehearsal.lines)
    assert shell.left == ""
    assert finished().answers() == rehearsal.game.answers()
    assert not list(files.games_folder().iterdir())
    end = out[out.index(rehearsal.texts.phase("over")) :]
    for player in rehearsal.game.players:
        for name, (copies, points) in rehearsal.game.score_by_card(player).items():
            said = rehearsal.texts.message("log-score-card", card=rehearsal.texts.several(name, copies), points=points)
            assert f"  {said}\n" in end
    assert "\x1b" not in out
    assert "Traceback" not in out
    # The command for its review is there to be copied.
    command = shlex.split(out[out.rindex("demesne review") :])
    assert rehearsal.texts.kingdom_name(kingdom) in shell(*command[1:], "--games", "1", "--lang", language)


@pytest.mark.parametrize("width", [40, 80, 120])
def test_lines_fit(shell: Shell, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    rehearsal = Rehearsal("Dark Carnival", 5, "fr")
    out = shell("play", "--kingdom", "Dark Carnival", "--seed", "5", "--lang", "fr", lines=rehearsal.lines)
    long = [line for line in out.splitlines() if len(line) > width and not line.startswith(">")]
    assert [line for line in long if str(files.data_folder()) not in line] == []
    assert any(len(line) > width * 0.8 for line in out.splitlines())


def test_hot_seat(shell: Shell) -> None:
    rehearsal = Rehearsal("First Game", 6, "en", players=3, people=2)
    words = ("--seed", "6", "--players", "3", "--hotseat", "2", "--name", "Ann,Ben")
    out = shell("play", *words, lines=rehearsal.lines)
    assert shell.left == ""
    assert finished().answers() == rehearsal.game.answers()
    parts = re.split(r"^── Pass the keyboard to (Ann|Ben) ──$", out, flags=re.MULTILINE)
    assert len(parts) // 2 == rehearsal.passes
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        # Everyone's own line comes first.
        assert set(re.findall(r"^Trash  .*\n(?:  .*\n)*(\w+)", part, re.MULTILINE)) == {name}
    assert re.search(r"^(Ann|Ben): \d+ VP", out, re.MULTILINE)


def test_junk_before_every_answer_changes_nothing(shell: Shell, tmp_path: Path) -> None:
    asked: set[str] = set()
    apart = "Haven, Island, Masquerade, Ambassador, Embargo, Moat, Village, Pawn, Warehouse, Steward"
    named = (("Arts and Crafts", 2), ("Clean Living", 0), ("Grim Parade", 0), ("Bad Omens", 1))
    for kingdom, seed in (*named, (apart, 7)):
        rehearsal = Rehearsal(kingdom, seed, person="random")
        lines = [line for answer in rehearsal.lines[:60] for line in (*JUNK, answer)]
        file = tmp_path / f"{seed} {kingdom[:5]}.json"
        out = shell("play", "--kingdom", kingdom, "--seed", str(seed), "--save", str(file), lines=lines)
        assert shell.left == ""
        game, _ = files.unpack(file.read_text(encoding="utf-8"))
        assert game.answers() == rehearsal.game.answers()[: game.number]
        assert "\x1b" not in out
        asked |= {decision.kind for decision in rehearsal.decisions[:60]}
    assert asked >= set(KINDS) - {"reveal"}


# -- taking back ---------------------------------------------------------------------------------------------------


def test_undo_after_every_answer(shell: Shell) -> None:
    rehearsal = Rehearsal("Bad Omens", 8)
    lines = [line for answer in rehearsal.lines[:-1] for line in (answer, "u", answer)]
    out = shell("play", "--kingdom", "Bad Omens", "--seed", "8", lines=[*lines, rehearsal.lines[-1]])
    assert out.count("Undone.") == len(rehearsal.lines) - 1
    assert finished().answers() == rehearsal.game.answers()


def test_undo_back_to_the_start(shell: Shell) -> None:
    rehearsal = Rehearsal("First Game", 9)
    out = shell("play", "--seed", "9", lines=[*rehearsal.lines[:10], *["undo"] * 11, *rehearsal.lines])
    assert out.count("Undone.") == 10
    assert out.count("You have not decided anything yet.") == 1
    assert finished().answers() == rehearsal.game.answers()


def test_hot_seat_undo_asks_the_others_where_they_are_touched(shell: Shell) -> None:
    words = ("play", "--hotseat", "2", "--name", "Ann,Ben", "--seed", "2")
    free = shell(*words, lines=["", "t", "u", "t"])
    assert "agree" not in free
    assert free.count("Undone.") == 1
    bought = ["", "t", "silver", "", "t", "", "", "u"]
    refused = shell(*words, lines=[*bought, "n"])
    assert "do you agree" in refused
    assert "Not undone" in refused
    agreed = shell(*words, lines=[*bought, "y"])
    assert "Undone." in agreed


def test_hot_seat_undo_before_the_next_person_looks(shell: Shell) -> None:
    out = shell("play", "--hotseat", "2", "--name", "Ann,Ben", "--seed", "2", lines=["", "t", "silver", "u", "y"])
    first, second = re.findall(r"Pass the keyboard to (\w+)", out)
    assert first != second
    assert out.rstrip().splitlines()[-3].startswith(">")
    assert pending(waiting())[0] == 1


# -- leaving and going on ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["end of input", "q", "quitter"])
def test_leaving_and_going_on(shell: Shell, way: str) -> None:
    rehearsal = Rehearsal("Dark Carnival", 11, "fr")
    some = len(rehearsal.lines) // 3
    last = [] if way == "end of input" else [way]
    words = ("play", "--kingdom", "Dark Carnival", "--seed", "11", "--lang", "fr")
    out = shell(*words, lines=[*rehearsal.lines[:some], *last])
    file = waiting()
    assert str(file) in out
    assert out.rstrip().endswith("demesne resume")
    answers = len(json.loads(file.read_text(encoding="utf-8"))["answers"])
    out = shell("resume", lines=rehearsal.lines[some : 2 * some])
    assert "Vous" in out
    assert pending(file)[0] > answers
    out = shell("resume", str(file), "--lang", "fr", lines=rehearsal.lines[2 * some :])
    assert shell.left == ""
    assert finished().answers() == rehearsal.game.answers()
    assert "pas de partie à reprendre" in shell.refused("resume", "--lang", "fr")


def test_a_game_saved_in_a_file_of_its_own(shell: Shell, tmp_path: Path) -> None:
    rehearsal = Rehearsal("First Game", 12)
    file = tmp_path / "my game.json"
    words = ("play", "--seed", "12", "--name", "Ann", "--save", str(file))
    out = shell(*words, lines=rehearsal.lines[:20])
    assert f"demesne resume {shlex.quote(str(file))}" in out
    assert "exists already" in " ".join(shell.refused(*words).split())
    copy = tmp_path / "copy.json"
    out = shell("play", "--load", str(file), lines=[*rehearsal.lines[20:30], f"save {copy}", f"save {file.parent}"])
    out = " ".join(out.split())  # Long paths make long lines, which are wrapped.
    assert f"Saved in {copy}" in out
    assert "exists already" in out
    assert pending(copy) == pending(file)
    other = tmp_path / "other.json"
    shell("play", "--load", str(copy), "--save", str(other), lines=rehearsal.lines[30:])
    game, table = files.unpack(other.read_text(encoding="utf-8"))
    assert game.answers() == rehearsal.game.answers()
    assert table is not None
    assert table.names == ("Ann", "Novice")
    assert pending(copy) == pending(file)


def test_a_game_of_the_library_can_be_played_on(shell: Shell, tmp_path: Path) -> None:
    game = demesne.new_game(["Village", "Smithy"], players=3, seed=1, first=0)
    file = tmp_path / "small.json"
    file.write_text(demesne.save(game), encoding="utf-8")
    out = shell("resume", str(file), lines=["t"])
    assert "In turn order: You, Novice, Novice 2." in out
    out = shell("play", "--load", str(file), "--hotseat", "3", "--name", "A,B,C", lines=["", "q"])
    assert "In turn order: A, B, C." in out
    assert demesne.load(file.read_text(encoding="utf-8")).number == 1


def test_a_finished_game_shows_its_end(shell: Shell, tmp_path: Path) -> None:
    rehearsal = Rehearsal("First Game", 12)
    file = tmp_path / "over.json"
    file.write_text(demesne.save(rehearsal.game), encoding="utf-8")
    assert "Game over" in shell("resume", str(file))


def test_the_list_of_saved_games(shell: Shell) -> None:
    assert "demesne play" in shell("resume", "--list")
    shell("play", "--name", "Ann", "--kingdom", "Big Money", "--lang", "it")
    shell("play", "--name", "Ben", "--kingdom", "random")
    (files.games_folder() / "not-a-game.json").write_text("[]", encoding="utf-8")
    out = shell("resume", "--list").splitlines()
    assert len(out) == 4
    assert sum("Big Money  Ann, Principiante" in line for line in out) == 1
    assert all(Path(line.strip()).is_file() for line in out[1::2])


def test_a_folder_that_cannot_be_written_loses_nothing(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    monkeypatch.setenv("DEMESNE_DATA", str(in_the_way))
    out = shell("play", "--seed", "1", lines=["t"])
    saved = re.search(r"demesne resume (.+)", out)
    assert saved is not None
    assert pending(Path(shlex.split(saved[1])[0]))[0] >= 1


def test_a_disk_that_fills_up_is_told_once(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("demesne.seats.local_game.write", full)
    out = shell("play", "--seed", "1", lines=["t", "silver", "t", "silver"])
    assert out.count("No space left on device") == 1


def test_a_write_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    files.write(file, "old")

    def fails(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(KeyboardInterrupt):
        files.write(file, "new")
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["old"]


def test_two_games_that_start_together_have_two_files(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "strftime", lambda *_: "2001-01-01-000000")
    for _ in range(3):
        shell("play")
    assert len(list(files.games_folder().iterdir())) == 3


def test_an_interrupt_in_the_middle_of_an_answer(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    rehearsal = Rehearsal("First Game", 13)
    calls = 0
    draw = Game.draw

    def interrupted(game: Game, *rest: object) -> object:
        nonlocal calls
        calls += 1
        if calls == 40:
            raise KeyboardInterrupt
        return draw(game, *rest)  # type: ignore[arg-type]

    if not str(engine_game.__file__).endswith(".py"):
        pytest.skip("compiled code does not look a verb up again, so it can't be made to fail here")
    monkeypatch.setattr(Game, "draw", interrupted)
    out = shell("play", "--seed", "13", lines=rehearsal.lines, code=130)
    assert "Continue with: demesne resume" in out
    answers = files.unpack(waiting().read_text(encoding="utf-8"))[0].answers()
    assert answers == rehearsal.game.answers()[: len(answers)]
    assert answers


def test_a_mistake_of_the_program_loses_nothing(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("oh dear")

    monkeypatch.setattr("demesne.console.picture.Picture.trash", broken)
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\n"))
    assert main(["play", "--seed", "1"]) == 1
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    assert err == f"demesne: The program failed: RuntimeError: oh dear\nYour game is safe in {waiting()}.\n"


# -- real processes and a real terminal ----------------------------------------------------------------------------


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8", **more}


COMMAND = [sys.executable, "-c", "import sys; from demesne.cli import main; sys.exit(main())"]


def started(*words: str) -> subprocess.Popen[str]:
    """A game that has asked its first question."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    read_to(process, "> ")
    return process


def read_to(process: subprocess.Popen[str], end: str) -> str:
    assert process.stdout is not None
    seen = ""
    while not seen.endswith(end):
        letter = process.stdout.read(1)
        assert letter, seen
        seen += letter
    return seen


@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGKILL", "SIGHUP"])
def test_a_signal_loses_nothing(shell: Shell, name: str) -> None:
    rehearsal = Rehearsal("First Game", 14)
    process = started("play", "--seed", "14")
    assert process.stdin is not None
    for line in rehearsal.lines[:5]:
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
        read_to(process, "\n> ")
    process.send_signal(getattr(signal, name))
    out, err = process.communicate(timeout=PATIENCE)
    assert err == ""
    if name == "SIGINT":
        assert process.returncode == 130
        assert "Continue with: demesne resume" in out
    shell("resume", lines=rehearsal.lines[5:])
    assert shell.left == ""
    assert finished().answers() == rehearsal.game.answers()


def test_a_reader_that_leaves_early() -> None:
    process = started("play", "--seed", "15")
    assert process.stdout is not None
    assert process.stdin is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write("t\nsilver\n")
    process.stdin.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=PATIENCE) == 0
    assert pending(waiting())


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *words: str, **more: str) -> None:
        import pty

        self.child, self.master = pty.fork()
        if self.child == 0:
            os.execve(COMMAND[0], [*COMMAND, *words], environment(**more))
        self.seen = ""
        self.typed = ""

    def read(self, until: float) -> str:
        """The next piece of output; a child that is silent for too long is killed, and the test fails."""
        if not select.select([self.master], [], [], max(0.0, until - time.monotonic()))[0]:
            os.kill(self.child, signal.SIGKILL)
            pytest.fail(f"nothing more is printed after {self.seen[-2000:]!r}")
        try:
            return os.read(self.master, 4096).decode("utf-8", "replace")
        except OSError:
            return ""

    def wait_for(self, text: str) -> str:
        """Everything up to this text."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen:
            if self.typed and not select.select([self.master], [], [], 10.0)[0]:
                self.type(self.typed)
            piece = self.read(until)
            if not piece:
                break
            self.seen += piece
        assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, text: str) -> None:
        self.typed = text
        os.write(self.master, text.encode())

    def end(self, key: str = "") -> tuple[int, str]:
        """The exit code, and what was printed last. A key that the terminal swallowed during a mode change is typed
        again.
        """
        until = time.monotonic() + PATIENCE
        while True:
            while key and not select.select([self.master], [], [], 2.0)[0] and time.monotonic() < until:
                self.type(key)
            piece = self.read(until)
            if not piece:
                break
            self.seen += piece
        _, status = os.waitpid(self.child, 0)
        os.close(self.master)
        return os.waitstatus_to_exitcode(status), self.seen


@pytest.fixture
def terminals() -> type[Terminal]:
    pytest.importorskip("pty")
    return Terminal


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_at_a_terminal(terminals: type[Terminal], shell: Shell, key: str, code: int) -> None:
    terminal = terminals("play", "--plain", "--seed", "16", TERM="xterm")
    terminal.wait_for("> ")
    terminal.type("t\r")
    terminal.wait_for("> ")
    terminal.type(key)
    got, out = terminal.end(key)
    assert got == code
    assert "demesne resume" in out
    assert "Traceback" not in out
    assert "<buy 0..1" in pending(waiting())[1]
    assert "Buy a card" in shell("resume")


def test_colour_only_where_it_is_wanted(terminals: type[Terminal]) -> None:
    for wanted, more in ((True, {"TERM": "xterm-256color"}), (False, {"TERM": "xterm", "NO_COLOR": "1"})):
        terminal = terminals("play", "--plain", "--seed", "17", **more)
        shown = terminal.wait_for("> ")
        terminal.type("q\r")
        code, _ = terminal.end("q\r")
        assert code == 0
        assert ("\x1b[33m" in shown) is wanted
    dumb = terminals("play", "--plain", "--seed", "17", TERM="dumb")
    assert "\x1b[3" not in dumb.wait_for("> ")
    dumb.type("q\r")
    dumb.end("q\r")


def test_the_screen_is_cleared_between_people(terminals: type[Terminal]) -> None:
    terminal = terminals("play", "--plain", "--hotseat", "2", "--name", "Ann,Ben", "--seed", "2", TERM="xterm")
    terminal.wait_for("press Enter")
    terminal.type("\r")
    terminal.wait_for("> ")
    terminal.type("t\r")
    terminal.wait_for("> ")
    terminal.type("silver\r")
    between = terminal.wait_for("press Enter")
    assert "\x1b[2J\x1b[3J" in between
    terminal.type("q\r")
    assert terminal.end("q\r")[0] == 0


# -- what can be typed ---------------------------------------------------------------------------------------------


def test_commands(shell: Shell, tmp_path: Path) -> None:
    lines = ["?", "? Village", "? Sorcière", "? 1", "? vilage", "supply", "trash", "table", "log", "t", "log all", "t"]
    out = shell("play", "--seed", "5", lines=[*lines, "SUPPLY", f"save {tmp_path / 'x.json'}", "q"])
    assert "undo your last decision" in out
    assert "Village · Action · cost 3\n  +1 Card, +2 Actions." in out
    assert "Witch · Action – Attack · cost 5" in out
    assert "Copper · Treasure · cost 0" in out
    assert "Did you mean Village" in out
    assert out.count("\nSupply\n") == 4
    assert "You play 4 × Copper." in out
    assert "You can't play Treasures now." in out
    assert (tmp_path / "x.json").exists()


def test_help_speaks_the_language(shell: Shell) -> None:
    assert "annuler votre dernière décision" in shell("play", "--lang", "fr", lines=["aide"])
    assert "annulla la tua ultima decisione" in shell("play", "--lang", "it", lines=["AIUTO"])
    out = shell("play", "--lang", "it", "--seed", "5", lines=["tesori", "annulla", "scorta", "cestino", "esci"])
    assert "Decisione annullata." in out
    assert shell.left == ""


def test_treasures_end_the_action_phase(shell: Shell) -> None:
    rehearsal = Rehearsal("Grim Parade", 0)
    first = next(number for number, decision in enumerate(rehearsal.decisions) if decision.kind == "action")
    out = shell("play", "--kingdom", "Grim Parade", "--seed", "0", lines=[*rehearsal.lines[:first], "t"])
    assert "Buy a card, or end your turn." in out.split("> t\n")[-1]


def menu(
    labels: list[str], least: int, most: int, ordered: bool = False, language: str = "en", kind: str = "trash"
) -> Menu:
    game = demesne.new_game(RECOMMENDED[0].cards, seed=1)
    return Menu(Decision(0, kind, labels, None, least, most, ordered), SeatView.of(game.view(0)), Texts(language))


HAND = ["Copper", "Estate", "Copper", "Market", "Mine"]


@pytest.mark.parametrize(
    ("typed", "labels"),
    [
        ("", ()),
        ("-", ()),
        ("0", ()),
        ("1", ("Market",)),
        ("1.", ("Market",)),
        ("3 5", ("Copper", "Estate")),
        ("5,3", ("Estate", "Copper")),
        ("3-5", ("Copper", "Copper", "Estate")),
        ("copper copper", ("Copper", "Copper")),
        ("2x copper, mine", ("Copper", "Copper", "Mine")),
        ("2 × Copper", ("Copper", "Copper")),
        ("ESTATE", ("Estate",)),
        ("est cop", ("Estate", "Copper")),
        ("mar", ("Market",)),
        ("Cuivre", ("Copper",)),
        ("proprieta, miniera", ("Estate", "Mine")),
        ("1 estate", ("Market", "Estate")),
    ],
)
def test_answers_that_are_understood(typed: str, labels: tuple[str, ...]) -> None:
    assert menu(HAND, 0, 4).read(typed) == labels


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("6", "no option 6"),
        ("m", "not one of the options"),
        ("ma mi gold", "Gold is not one"),
        ("mmarket", "Did you mean Market"),
        ("3 3", "number 3 more than once"),
        ("estate estate", "more of Estate"),
        ("1-5", "at most 4; you picked 5"),
        ("3x copper", "more of Copper"),
    ],
)
def test_answers_that_are_not(typed: str, why: str) -> None:
    with pytest.raises(Unclear, match=why):
        menu(HAND, 0, 4).read(typed)


def test_answers_of_a_number_that_is_wrong() -> None:
    with pytest.raises(Unclear, match="Pick exactly 2; you picked 0"):
        menu(HAND, 2, 2).read("")
    with pytest.raises(Unclear, match="Pick 1 to 2; you picked 3"):
        menu(HAND, 1, 2).read("1 2 3")
    with pytest.raises(Unclear, match="could be Market or Marauder"):
        menu(["Market", "Marauder"], 0, 1).read("mar")
    with pytest.raises(Unclear, match="Pick at most 1"):
        menu(HAND, 0, 1).all()


def test_yes_and_no() -> None:
    for language, yes, no in (("en", "y", "no"), ("fr", "oui", "n"), ("it", "sì", "no")):
        offer = menu(["Moat"], 0, 1, language=language, kind="react")
        assert offer.is_offer
        assert offer.read(yes) == ("Moat",)
        assert offer.read(no) == ()


def test_amounts_stand_for_themselves() -> None:
    tokens = menu(["0", "1", "2", "3"], 1, 1, kind="spend")
    assert [tokens.read(typed) for typed in ("0", "3")] == [("0",), ("3",)]
    with pytest.raises(Unclear, match="from 0 to 3"):
        tokens.read("4")


def test_a_piped_game_stops_at_a_line_that_does_not_fit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = ["t", "silver", "t", "province", "silver"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", "--seed", "7", "--save", str(tmp_path / "game.json")]) == 2
    game, _ = files.unpack((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert game.decision is not None
    assert game.decision.kind == "buy"
    assert capsys.readouterr().err.startswith("demesne: line 4: Province costs 8")


def test_the_beginning_of_a_name_explains_a_card(shell: Shell) -> None:
    assert "Discard as many" in shell("play", "--seed", "7", lines=["? cel"])


def test_what_cannot_be_bought_is_explained(shell: Shell) -> None:
    out = shell("play", "--kingdom", "Grim Parade", "--seed", "5", lines=["t", "t", "province", "witch", "sir vander"])
    assert re.search(r"Province costs 8 coins; you have \d coins?\.", out)
    assert "Witch is not in the Supply." in out
    assert "Sir Vander is not the visible card of its pile." in out


# -- the command line ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--players 7", "2 to 6"),
        ("--players 1", "1 player: there can be 2 to 6"),
        ("--players many", "--players"),
        ("--hotseat 0", "1 to 2"),
        ("--hotseat 3 --players 2", "3 people"),
        ("--bot clever", "novice"),
        ("--bot novice,random", "room for 1"),
        ("--bot nothing.toml", "nothing.toml"),
        ("--name Ann,Ben", "only 1 person"),
        ("--name ''", "at least one letter"),
        ("--hotseat 2 --name Ann,Ann", "called Ann"),
        ("--kingdom Frist Game", "First Game"),
        ("--kingdom", "Which kingdom?"),
        ("--kingdom K000-02VX-S20D", "K000-02VX-S20C"),
        ("--load nothing.json", "nothing.json"),
        ("--load nothing.json --seed 3", "--seed"),
        ("--save no/such/folder.json", "no/such"),
        ("--lang de", "en, fr, it"),
        ("--fast", "--help"),
        ("First Game", "--help"),
    ],
)
def test_command_lines_that_are_refused(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert why in shell.refused("play", *shlex.split(words))
    assert list(tmp_path.iterdir()) == []


def test_files_that_are_no_games(shell: Shell, tmp_path: Path) -> None:
    game = json.loads(demesne.save(demesne.new_game(["Village"], seed=1)))
    seats = [{"name": "A", "bot": "clever"}, {"name": "B"}]
    for number, (text, why) in enumerate(
        (
            ("not json", "not a saved game"),
            ("{}", "not a saved game"),
            (json.dumps(game | {"version": 99}), "version"),
            (json.dumps(game | {"answers": [["Province"]]}), "Answer 1 "),
            (json.dumps(game | {"table": {"seats": seats}}), "clever"),
            (json.dumps(game | {"table": {"seats": seats[1:]}}), "do not match its players"),
        )
    ):
        file = tmp_path / f"{number}.json"
        file.write_text(text, encoding="utf-8")
        assert why in shell.refused("resume", str(file))
    assert "n'est pas une partie sauvegardée" in shell.refused("resume", str(tmp_path / "0.json"), "--lang", "fr")
    assert "La risposta 1" in shell.refused("resume", str(tmp_path / "3.json"), "--lang", "it")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in shell.refused("resume", str(tmp_path / "binary"))
    odd = tmp_path / "odd.json"
    odd.write_text(json.dumps(game | {"table": {"seats": [1, 2]}}), encoding="utf-8")
    assert "You, Novice" in shell("resume", str(odd)) or "Novice, You" in shell("resume", str(odd))


def examples() -> list[tuple[str, str]]:
    commands = [command for command in COMMANDS if command.name in ("play", "resume")]
    return [
        (language, line.strip())
        for language in LANGUAGES
        for command in commands
        for line in Texts(language).message(command.examples).splitlines()
        if line.startswith("    ")
    ]


@pytest.mark.parametrize(("language", "line"), examples())
def test_the_examples_of_the_help_work(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, line: str
) -> None:
    monkeypatch.setenv("DEMESNE_LANG", language)
    monkeypatch.chdir(tmp_path)
    words = shlex.split(line)
    if words[1] == "resume":
        shell("play", "--seed", "1")
        for file in words[2:3]:
            if file.endswith(".json"):
                shell("play", "--save", file)
    assert shell(*words[1:])


def test_a_kingdom_by_name_code_list_and_chance(shell: Shell) -> None:
    french = ", ".join(Texts("fr").card(name) for name in RECOMMENDED[1].cards)
    for words in (("Big", "Money"), ("tanti soldi",), (RECOMMENDED[1].kingdom.code,), (french,), RECOMMENDED[1].cards):
        assert shell("play", "--kingdom", *words).startswith(f"Big Money · {RECOMMENDED[1].kingdom.code} · seed ")
    drawn = shell("play", "--kingdom", "random", "village", "--seed", "3", "--shelters")
    code = re.search(r"[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,5}", drawn)
    assert code is not None
    # With a seed that has Shelters by the rule, the code need not ask for them.
    assert Kingdom.from_code(code[0]).options["shelters"] is not False
    assert "Hovel" in drawn or "Necropolis" in drawn or "Overgrown Estate" in drawn


def test_bots_of_every_level_and_strategies(shell: Shell) -> None:
    out = shell("play", "--players", "4", "--bot", "steward,double-witch", "--lang", "it", lines=["t", "q"])
    for name in ("Tu", "Intendente", "Double witch", "Double witch 2"):
        assert re.search(rf"^{name} +mano ", out, re.MULTILINE)
    assert "Regent" in shell("play", "--bot", "Regent", "--seed", "3", lines=["t", "", "t"])
    assert "Regent" in shell("resume", lines=["u"])


def test_the_same_seed_deals_the_same(shell: Shell) -> None:
    first, again, other = (
        shell("play", "--kingdom", "random", "--seed", seed, lines=["t"]).rpartition("Saved")[0]
        for seed in ("x1", "x1", "x2")
    )
    assert first == again
    assert first != other

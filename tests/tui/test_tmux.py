"""The table in a real terminal: in tmux if available, else in a pseudo-terminal whose screen pyte reads."""

from __future__ import annotations

import os
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import demesne
from demesne.engine import quick
from demesne.seats import files
from tests.patience import PATIENCE

pytest.importorskip("pty", reason="there are no pseudo-terminals on this system")

PROGRAM = "import sys; sys.argv[0] = 'demesne'; from demesne.cli import main; sys.exit(main())"


def environment(folder: Path) -> dict[str, str]:
    return {
        **{name: value for name, value in os.environ.items() if name not in ("TMUX", "NO_COLOR", "COLUMNS", "LINES")},
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PYTHONIOENCODING": "utf-8",
        "DEMESNE_DATA": str(folder / "data"),
        "DEMESNE_LANG": "en",
        "LC_ALL": "C.UTF-8",
    }


TMUX_KEYS = {"enter": "Enter", "escape": "Escape", "ctrl+c": "C-c", "space": "Space", "f1": "F1"}
KEYS = {"enter": "\r", "escape": "\x1b", "ctrl+c": "\x03", "space": " ", "f1": "\x1bOP"}


class Screen:
    """A program in a terminal: its screen, keys for it, and its exit code."""

    def __init__(self, folder: Path, width: int, height: int, words: tuple[str, ...]) -> None:
        self.folder = folder
        self.size = width, height
        self.code_file = folder / f"code-{time.monotonic_ns()}"
        self.pid_file = self.code_file.with_suffix(".pid")
        command = f"{shlex.quote(sys.executable)} -c {shlex.quote(PROGRAM)} {shlex.join(words)}"
        # The shell records the program's id and how it ended; then it stays, so that the last lines can be read.
        self.script = (
            f'sh -c \'echo $$ > "$0"; exec "$@"\' {shlex.quote(str(self.pid_file))} {command}; '
            f"echo $? > {shlex.quote(str(self.code_file))}; sleep 600"
        )

    def lines(self) -> list[str]:
        raise NotImplementedError

    def press(self, *keys: str) -> None:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    @property
    def text(self) -> str:
        return "\n".join(self.lines())

    def wait_for(self, what: str | Callable[[str], object]) -> str:
        """The screen once this text is on it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            text = self.text
            if what in text if isinstance(what, str) else what(text):
                return text
            time.sleep(0.01)
        pytest.fail(f"{what!r} does not come; the screen shows\n{self.text}")

    def wait_to_be_asked(self, words: str, key: str = "leave") -> str:
        """The screen once a question is on it and the last line, which is drawn last, lists this key: earlier key
        presses get lost.
        """
        return self.wait_for(lambda text: words in text and key in text.splitlines()[-1])

    def signal(self, number: int) -> None:
        os.kill(int(self.pid_file.read_text()), number)

    def code(self) -> int:
        """How the program ended."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.code_file.exists() and self.code_file.read_text().strip():
                return int(self.code_file.read_text())
            time.sleep(0.01)
        pytest.fail(f"the program does not end; the screen shows\n{self.text}")


class Tmux(Screen):
    """In tmux, on a server of its own."""

    def __init__(self, folder: Path, width: int, height: int, words: tuple[str, ...]) -> None:
        super().__init__(folder, width, height, words)
        self.name = f"demesne-{os.getpid()}-{time.monotonic_ns()}"
        self.tmux("-f", os.devnull, "new-session", "-d", "-s", "t", "-x", f"{width}", "-y", f"{height}", self.script)
        self.tmux("set-option", "-g", "status", "off")

    def tmux(self, *words: str) -> str:
        done = subprocess.run(
            ["tmux", "-L", self.name, *words], env=environment(self.folder), capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def lines(self) -> list[str]:
        return self.tmux("capture-pane", "-p", "-t", "t").splitlines()

    def press(self, *keys: str) -> None:
        for key in keys:
            name = TMUX_KEYS.get(key)
            self.tmux("send-keys", "-t", "t", *([name] if name else ["-l", key]))

    def resize(self, width: int, height: int) -> None:
        self.tmux("resize-window", "-t", "t", "-x", f"{width}", "-y", f"{height}")

    def close(self) -> None:
        subprocess.run(["tmux", "-L", self.name, "kill-server"], env=environment(self.folder), capture_output=True)


class Emulated(Screen):
    """In a pseudo-terminal; pyte draws what comes out of it."""

    def __init__(self, folder: Path, width: int, height: int, words: tuple[str, ...]) -> None:
        import pty

        import pyte

        super().__init__(folder, width, height, words)
        self.screen = pyte.Screen(width, height)
        self.stream = pyte.ByteStream(self.screen)
        self.drawing = threading.Lock()
        self.child, self.master = pty.fork()
        if self.child == 0:
            env = {**environment(folder), "TERM": "xterm-256color"}
            os.execve("/bin/sh", ["/bin/sh", "-c", self.script], env)
        self.resize(width, height)
        self.open = True
        threading.Thread(target=self.draw, daemon=True).start()

    def draw(self) -> None:
        rest = b""
        while self.open:
            if not select.select([self.master], [], [], 0.1)[0]:
                continue
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return
            # A sequence may come in two pieces.
            data = rest + data
            cut = re.search(rb"\x1b(\[[^a-zA-Z]*|P[^\x1b]*)?$", data)
            data, rest = (data[: cut.start()], data[cut.start() :]) if cut else (data, b"")
            # A terminal's status requests are not for drawing.
            data = re.sub(rb"\x1b\[[<>=?][0-9;]*[a-zA-Z](?<![hl])|\x1b\[\?[0-9]+\$p|\x1bP.*?\x1b\\", b"", data)
            with self.drawing:
                self.stream.feed(data)

    def lines(self) -> list[str]:
        with self.drawing:
            return [line.rstrip() for line in self.screen.display]

    def press(self, *keys: str) -> None:
        for key in keys:
            os.write(self.master, KEYS.get(key, key).encode())

    def resize(self, width: int, height: int) -> None:
        import fcntl
        import struct
        import termios

        # The terminal must have the new size before the program draws for it.
        with self.drawing:
            self.screen.resize(height, width)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def close(self) -> None:
        self.open = False
        os.killpg(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        os.close(self.master)


KINDS: dict[str, type[Screen]] = {"tmux": Tmux, "pyte": Emulated}


@pytest.fixture(params=list(KINDS))
def terminal(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    kind = str(request.param)
    if kind == "tmux" and shutil.which("tmux") is None:
        pytest.skip("no tmux here; the same is tested with pyte")
    monkeypatch.setenv("DEMESNE_DATA", str(tmp_path / "data"))
    start = Start(KINDS[kind], tmp_path)
    yield start
    for screen in start.screens:
        screen.close()


class Start:
    """Starts programs in terminals of one kind."""

    def __init__(self, kind: type[Screen], folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.screens: list[Screen] = []

    def __call__(self, *words: str, width: int = 80, height: int = 24) -> Screen:
        screen = self.kind(self.folder, width, height, words)
        self.screens.append(screen)
        return screen


def saved() -> demesne.Game:
    (file,) = files.games_folder().iterdir()
    return demesne.load(file.read_text(encoding="utf-8"))


def test_the_table_fills_the_terminal(terminal: Start) -> None:
    screen = terminal("play", "--seed", "2")
    essential = ("Province", "Curse", "Militia", "Moat", "Market", "Trash", "You", "Novice", "1 Action, 1 Buy")
    # A screen can be read while it is being drawn.
    screen.wait_for(lambda text: all(name in text for name in essential))
    screen.wait_to_be_asked("Play Treasures")
    screen.press("t")
    screen.wait_to_be_asked("Buy a card", "undo")
    screen.press("f1")
    screen.wait_for("move the cursor")
    screen.press("escape")
    screen.wait_for(lambda text: "move the cursor" not in text)
    screen.press("q")
    assert screen.code() == 0
    assert "Continue with: demesne resume" in screen.wait_for("Continue with")
    assert saved().number == 1


@pytest.mark.parametrize(
    ("way", "code"), [("ctrl+c", 130), ("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129), ("SIGKILL", 137)]
)
def test_nothing_that_ends_it_loses_the_game(terminal: Start, way: str, code: int) -> None:
    screen = terminal("play", "--seed", "2")
    screen.wait_to_be_asked("Play Treasures")
    screen.press("t")
    screen.wait_to_be_asked("Buy a card", "undo")
    if way == "ctrl+c":
        screen.press(way)
    else:
        screen.signal(getattr(signal, way))
    assert screen.code() == code
    assert saved().number == 1
    if way != "SIGKILL":
        text = screen.wait_for("Continue with: demesne resume")
        assert "Traceback" not in text
        # The previous screen comes back; pyte has only one.
        assert isinstance(screen, Emulated) or "Province" not in text
    again = terminal("resume")
    again.wait_to_be_asked("Buy a card")
    again.press("e")
    again.wait_for(lambda text: "Turn 2" in text.splitlines()[0])
    again.press("q")
    assert again.code() == 0
    assert saved().number > 2


def test_hands_are_hidden_between_people(terminal: Start) -> None:
    screen = terminal("play", "--hotseat", "2", "--name", "Ann,Ben", "--seed", "2")
    text = screen.wait_for(lambda text: re.search("Pass the keyboard to (Ann|Ben)", text) and "q saves" in text)
    assert "Copper" not in text
    first = "Ann" if "Pass the keyboard to Ann" in text else "Ben"
    screen.press("enter")
    screen.wait_to_be_asked("Play Treasures")
    screen.press("E")
    other = "Ben" if first == "Ann" else "Ann"
    # A terminal draws from the top: the hand may still be there for the moment in which the line above it is gone.
    screen.wait_for(lambda text: f"Pass the keyboard to {other}" in text and "Copper" not in text)
    screen.press("q")
    assert screen.code() == 0


def test_a_larger_window_shows_more(terminal: Start) -> None:
    screen = terminal("play", "--seed", "2")
    text = screen.wait_to_be_asked("Play Treasures")
    assert "+1 Card, +2 Actions" not in text
    screen.resize(160, 50)  # type: ignore[attr-defined]
    screen.wait_for("+1 Card, +2 Actions")
    screen.press("q")
    assert screen.code() == 0


def test_plain_stays_plain(terminal: Start) -> None:
    screen = terminal("play", "--seed", "2", "--plain")
    screen.wait_for("Type a number or a name")
    screen.press("q", "enter")
    assert screen.code() == 0


def test_a_saved_game_can_be_stepped_through(terminal: Start, tmp_path: Path) -> None:
    game = demesne.new_game(["Village", "Smithy"], seed=1, first=0)
    for _ in range(10):
        quick.choose_all(game) if game.decision is not None and game.decision.kind == "treasure" else game.answer([])
    file = tmp_path / "short.json"
    file.write_text(demesne.save(game), encoding="utf-8")
    screen = terminal("replay", str(file))
    screen.wait_for("0 of 10")
    screen.press("n", "n")
    screen.wait_for("2 of 10")
    screen.press("q")
    assert screen.code() == 0

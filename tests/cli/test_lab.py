"""The commands of the lab."""

from __future__ import annotations

import contextlib
import csv
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from html import escape
from pathlib import Path

import psutil
import pytest

from demesne.cli import main
from demesne.texts import LANGUAGES, Texts
from tests.command_line import Run
from tests.patience import PATIENCE, wait_until


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["demesne", "match", "smu", "bmu"])


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_match(run: Run, language: str) -> None:
    out = run("match", "smu", "bmu", "--games", "40", "--seed", "1", "--jobs", "1", "--lang", language)
    texts = Texts(language)
    assert texts.message("lab-first-advantage") in out
    assert texts.card("Smithy") in out
    assert re.search(r"^  SMU +\d+[.,]\d\u202f?% \[\d+[.,]\d[,;] \d+[.,]\d\]", out, re.MULTILINE)
    assert texts.kingdom_name("First Game") in out


def test_match_json_is_the_same_for_a_seed(run: Run) -> None:
    found = run.json("match", "smu", "bmu", "-n", "30", "--seed", "5", "-j", "1")
    again = run.json("match", "smu", "bmu", "-n", "30", "--seed", "5", "-j", "2")
    assert found.pop("speed")["games_per_second"] > 0
    del again["speed"]
    assert found == again
    assert found["bots"] == ["SMU", "BMU"]
    assert sum(score["wins"] + score["ties"] for score in found["scores"]) >= 30
    drawn = run.json("match", "bmu", "bm0", "-n", "5", "-k", "none", "-j", "1")
    assert (
        run.json("match", "bmu", "bm0", "-n", "5", "-k", "none", "-j", "1", "--seed", str(drawn["seed"]))["scores"]
        == drawn["scores"]
    )


def test_match_files(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("svglib")
    names = [str(tmp_path / name) for name in ("games.csv", "page.html", "picture.png")]
    run("match", "smu", "bmu", "-n", "10", "--csv", names[0], "--report", names[1], "--plot", names[2], "-j", "1")
    with open(names[0], encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 10
    assert {row["winners"] for row in rows} <= {"SMU", "BMU", "SMU + BMU"}
    assert Path(names[1]).read_text("utf-8").startswith("<!doctype html>")
    assert Path(names[2]).read_bytes().startswith(b"\x89PNG")
    page = Path(names[1]).read_text("utf-8")
    for part in ("SMU against BMU, win margin", "demesne match smu bmu", "Smithy if count(Smithy)"):
        assert escape(part, quote=True) in page


def test_data_have_the_standard_output_to_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "bmu", "bm0", "-n", "3", "-k", "none", "-j", "1", "--csv", "-"]
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert len(list(csv.DictReader(out.splitlines()))) == 3
    assert "First player's win margin" in err
    assert main([*words, "--json"]) == 2
    assert "--csv -" in capsys.readouterr().err


def test_tables_fit_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = ("bm0", "bmu", "smu", "money-militia", "money-village", "money-moat", "money-market")
    for words in (("match", "money-militia", "money-market"), ("tournament", *bots), ("solo", "smu")):
        out = run(*words, "-n", "4", "--seed", "1", "-j", "1")
        assert max(map(len, out.splitlines())) <= 80


def test_match_until_sure(run: Run) -> None:
    out = run("match", "smu", "bm0", "--until-sure", "--confidence", "0.99", "--seed", "1", "-j", "1")
    assert re.search(r"SMU is better, with 99% confidence after \d+ games", out)
    unsure = run("match", "bmu", "bmu", "--until-sure", "--seed", "1", "-n", "50", "-k", "none", "-j", "1")
    assert "After 50 games it is not certain, at 95% confidence," in unsure


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_vary(run: Run, language: str) -> None:
    words = [
        "match",
        "smu",
        "bmu",
        "-n",
        "10",
        "--seed",
        "1",
        "-j",
        "1",
        "--lang",
        language,
        "--vary",
        "treasures=8,11",
    ]
    one = run(*words)
    assert re.search(r"^  treasures +", one, re.MULTILINE)
    assert re.search(r"^  11 +10 +\d+[.,]\d\u202f?%", one, re.MULTILINE)
    grid = run(*words, "--vary", "money=0,15,30")
    assert re.search(r"^ +0 +15 +30$", grid, re.MULTILINE)
    assert len(re.findall(r"^  (?:8|11)(?: +\d+[.,]\d\u202f?%){3}$", grid, re.MULTILINE)) == 2
    assert "--until-sure" in run.refused(*words, "--until-sure")


def test_match_kingdoms(run: Run) -> None:
    assert run.json("match", "random", "novice", "-n", "2", "--need", "village", "--sets", "base", "-j", "1")[
        "kingdom"
    ]["random"]
    assert "a new one each game" in run("match", "random", "novice", "-n", "2", "-k", "random", "-j", "1")
    found = run.json("match", "bmu", "bm0", "-n", "2", "-k", "Forgeron, Village", "-j", "1")
    assert found["kingdom"]["cards"] == ["Smithy", "Village"]
    limited = run("match", "random", "random", "-n", "1", "--turn-limit", "3", "-j", "1", "-k", "none")
    assert "1 game was scored as it stood after 3 turns." in limited


def test_tournament(run: Run, tmp_path: Path) -> None:
    out = run("tournament", "bm0", "bmu", "smu", "-n", "30", "--seed", "1", "-j", "1")
    assert re.findall(r"^  (\w+) +[+-]\d+ ± \d+", out, re.MULTILINE) == ["SMU", "BMU", "BM0"]
    files = ("--csv", str(tmp_path / "pairs.csv"), "--report", str(tmp_path / "page.html"))
    found = run.json("tournament", "bm0", "bmu", "-n", "5", "-j", "1", *files)
    assert len(found["pairings"]) == 1
    assert (tmp_path / "pairs.csv").exists()
    assert (tmp_path / "page.html").exists()


def test_solo(run: Run, tmp_path: Path) -> None:
    out = run("solo", "bm0", "-n", "30", "-k", "none", "--seed", "1", "-j", "1", "--report", str(tmp_path / "p.html"))
    assert re.search(r"^  8 +100\.0% +2\d\.\d\d ± 0\.\d\d$", out, re.MULTILINE)
    assert "Money to spend by turn" in out
    assert (tmp_path / "p.html").exists()
    assert len(run.json("solo", "bm0", "-n", "5", "-k", "none", "-j", "1")["milestones"]) == 8


def test_sweep(run: Run) -> None:
    out = run("sweep", "bmu", "--cards", "Witch,Chapelle", "-n", "20", "--copies", "1", "--seed", "1", "-j", "1")
    assert out.index("Witch") < out.index("Chapel")
    found = run.json("sweep", "bmu", "-k", "First Game", "-n", "2", "--copies", "1", "-j", "1")
    assert len(found["cards"]) == 10


def test_tune(run: Run, tmp_path: Path) -> None:
    better = tmp_path / "better.toml"
    out = run("tune", "bmu", "-n", "10", "--rounds", "1", "--seed", "1", "-j", "1", "-o", str(better))
    assert "BMU against BMU" in out
    assert better.read_text("utf-8").startswith('name = "BMU"')
    assert run.json("tune", "bmu", "--against", "smu", "-n", "5", "--rounds", "1", "-j", "1")["opponent"] == "SMU"


@pytest.mark.parametrize("language", LANGUAGES)
def test_explain(run: Run, language: str) -> None:
    out = run("explain", "smu", "bmu", "--seed", "7", "--lang", language)
    texts = Texts(language)
    assert texts.log({"type": "turn", "seat": 0, "amount": 1}, ["SMU", "BMU"]) in out
    assert texts.card("Province") in out
    assert out.splitlines()[-1] == texts.message("lab-winners", names="SMU")
    story = run.json("explain", "smu", "bmu", "--seed", "7", "--game", "1")
    assert story["players"] == ["BMU", "SMU"]


def test_explain_names_the_rules_and_saves_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run("explain", "smu", "bmu", "--seed", "7", "--save", str(file))
    assert "Rule: Smithy if count(Smithy) < treasures / 11" in out
    assert "gains Smithy" not in out
    found = run.json("replay", str(file))
    assert found["players"] == ["SMU", "BMU"]
    assert found["result"]["winners"] == [0]
    assert "numbered from 0" in run.refused("explain", "smu", "bmu", "--game", "-1")


def test_strategies_are_shown_saved_and_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    assert "Smithy if count(Smithy)" in run("strategy", "show", "smu")
    run("strategy", "save", "regent", "--kingdom", "First Game", "-o", str(file))
    assert "needs = [" in file.read_text("utf-8")
    assert "no mistakes" in run("strategy", "check", str(file), "--kingdom", "First Game")
    run("match", str(file), "bmu", "-n", "2", "-j", "1")
    assert "exists already" in run.refused("strategy", "save", "smu", "-o", str(file))
    assert "rules" in run.refused("strategy", "show", "random")
    file.write_text('name = "x"\nbuy = ["Slver", "Gold if coin > 2"]\nfinish = 1\n', encoding="utf-8")
    assert len(run("strategy", "check", str(file), code=1).splitlines()) == 3
    file.write_text('name = "x"\nbuy = ["Slver", "Madman"]\n[answers.Squire]\nmode = ["+2 Action"]\n', encoding="utf-8")
    found = run.json("strategy", "check", str(file), code=1)
    assert (len(found["mistakes"]), len(found["doubts"])) == (1, 2)


def test_rules_that_never_apply(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(
        """
name = "Odd"
buy = [
  "Gold",
  "Gold if turn > 3",
  "Diadem",
  "Witch",
]
[answers.Squire]
mode = ["+2 Action", "+2 Actions"]
[answers.Militia]
trash = ["Copper"]
""",
        encoding="utf-8",
    )
    found = run.json("strategy", "check", str(file), "--kingdom", "First Game")
    assert found["mistakes"] == []
    said = [line.partition("odd.toml:")[2] for line in found["doubts"]]
    assert [line.partition(":")[0] for line in said] == ["5", "6", "7", "10", "12"]
    assert "+2 Actions, +2 Buys, Silver" in said[3]
    assert "discard" in said[4]


def test_bots_in_short_and_one_of_them_in_full(run: Run) -> None:
    assert len(run("bots").splitlines()) < 24
    assert "money-witch" in [bot["name"] for bot in run.json("bots")["strategies"]]
    assert "Smithy if count(Smithy)" in run("bots", "smu")
    assert "Level 5 of 5" in run("bots", "sovereign")
    assert "Did you mean" in run.refused("bots", "regnt")


def test_what_is_refused(run: Run, tmp_path: Path) -> None:
    assert "2 to 6" in run.refused("match", "bmu")
    assert "Did you mean" in run.refused("match", "bmu", "bmv")
    assert "at least 1" in run.refused("match", "bmu", "bm0", "--games", "0")
    assert "Smithy" in run.refused("match", "smu", "bm0", "--kingdom", "none")
    assert "First Game" in run.refused("match", "bmu", "bm0", "--kingdom", "Frist Game")
    assert "0.99" in run.refused("match", "bmu", "bm0", "--confidence", "2")
    assert "nowhere" in run.refused("match", "bmu", "bm0", "--csv", str(tmp_path / "nowhere" / "games.csv"))
    assert ".png" in run.refused("match", "bmu", "bm0", "--plot", str(tmp_path / "picture.txt"))
    assert "at least 1" in run.refused("match", "bmu", "bm0", "--jobs", "0")
    assert "--copies" in run.refused("sweep", "bmu", "--copies", "many")
    assert "Witch" in run.refused("sweep", "bmu", "--cards", "Wich")
    assert "strategy" in run.refused("tune", "random")
    assert "--game" in run.refused("match", "bmu", "bm0", "--game", "x")
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "Bad"\nbuy = ["Gold",\n "Silver if monny > 3"]\n', encoding="utf-8")
    assert "bad.toml:3: " in run.refused("match", str(bad), "bmu")
    assert "robot" in run.refused("match", "bmu", "--lang", "fr")


# --- at a terminal ---


def at_a_terminal(words: list[str], stop: bool) -> tuple[str, str, int]:
    """What a command writes to its output and shows on its terminal, optionally stopped by Ctrl-C once it is well under
    way.
    """
    keyboard, screen = pty.openpty()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "DEMESNE_LANG": "en", "TERM": "xterm"}
    process = subprocess.Popen(
        [sys.executable, "-m", "demesne.cli", *words],
        env=env,
        stdout=subprocess.PIPE,
        stderr=screen,
        text=True,
        # A shell without job control makes background processes ignore Ctrl-C, and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    os.close(screen)
    shown = b""
    until = time.monotonic() + PATIENCE
    stopped = False
    while time.monotonic() < until:
        ready, _, _ = select.select([keyboard], [], [], 0.1)
        if ready:
            try:
                shown += os.read(keyboard, 65536)
            except OSError:
                break
        # What is being counted at that moment may get lost: so wait for the second step, not the first.
        if stop and not stopped and len(set(re.findall(rb"([1-9]\d*)/1000000", shown))) > 2:
            process.send_signal(signal.SIGINT)
            stopped = True
    out, _ = process.communicate(timeout=PATIENCE)
    os.close(keyboard)
    return out, shown.decode(errors="replace"), process.returncode


def test_a_progress_bar_with_rate_and_time_left() -> None:
    out, shown, code = at_a_terminal(["match", "bmu", "bm0", "-n", "600", "-k", "none", "-j", "1"], stop=False)
    assert code == 0
    assert "600 games" in out
    assert re.search(r"\d+/600", shown)
    assert re.search(r"[1-9]\d* games/s", shown)
    assert re.search(r"\d:\d\d", shown)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_there_is(jobs: str) -> None:
    words = ["match", "bmu", "bm0", "-n", "1000000", "-k", "none", "-j", jobs]
    out, shown, code = at_a_terminal(words, stop=True)
    assert code == 130, shown
    assert "Interrupted" in out
    assert "Traceback" not in shown
    games = re.search(r"· (\d[\d,.]*) games ·", out)
    assert games is not None
    assert 0 < int(re.sub(r"\D", "", games[1])) < 1_000_000


def test_workers_end_with_a_killed_match() -> None:
    command = [sys.executable, "-m", "demesne.cli", "match", "bmu", "bm0", "-n", "100000000", "-k", "none", "-j", "2"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    workers: list[psutil.Process] = []
    try:
        program = psutil.Process(process.pid)
        wait_until(lambda: len(program.children()) == 2, "two workers")
        workers = program.children()
        process.kill()
        process.wait(PATIENCE)
        wait_until(lambda: not any(map(is_alive, workers)), "the end of the workers")
    finally:
        for left in [process, *workers]:
            with contextlib.suppress(psutil.NoSuchProcess):
                left.kill()


def is_alive(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False

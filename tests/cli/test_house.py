"""`demesne replay`, `doctor`, `completion`, `conform`, and what holds for every command."""

from __future__ import annotations

import io
import json
import os
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import demesne
from demesne.bots import make_bot
from demesne.cli import COMMANDS, doctor_command, main
from demesne.engine import quick
from demesne.seats.files import Seating, pack
from demesne.texts import LANGUAGES, Texts
from tests.command_line import Run

ROOT = Path(__file__).resolve().parents[2]


pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that was played to its end."""
    game = demesne.new_game(["Village", "Smithy", "Militia", "Moat"], seed=3, first=0)
    bots = [make_bot("novice", seat) for seat in range(2)]
    while game.decision is not None:
        game.choose(bots[game.decision.player].decide(game.view(game.decision.player)))
    file = tmp_path / "mine.json"
    file.write_text(pack(game, Seating(("Ann", "Ben"), (None, "novice"), "Small")), encoding="utf-8")
    return file


# --- every command ---


def test_the_contents_of_the_help_stand_in_order(run: Run) -> None:
    out = run("--help")
    wanted = ("play", "serve", "join", "resume", "replay", "cards", "card", "kingdoms", "kingdom", "conform", "match")
    places = [out.index(f"│ {name} ") for name in wanted]
    assert places == sorted(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_help_with_examples(language: str) -> None:
    texts = Texts(language)
    for command in COMMANDS:
        assert texts.message(command.more)
        lines = [line for line in texts.message(command.examples).splitlines() if line.startswith("    ")]
        assert len(lines) >= 2
        assert all(line.strip().startswith(f"demesne {command.name}") for line in lines)
        assert texts.message(command.summary)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_help_stays_english(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """The parser has words of its own, which are translated too."""
    monkeypatch.setenv("COLUMNS", "200")
    for words, expected in (
        (
            (),
            {"en": "Usage: demesne COM", "fr": "Utilisation\u00a0: demesne COM", "it": "Uso: demesne COM"},
        ),
        (("serve",), {"en": "[default: 5]", "fr": "[par défaut\u00a0: 5]", "it": "[predefinito: 5]"}),
        (("solo",), {"en": "[required]", "fr": "[obligatoire]", "it": "[obbligatorio]"}),
        (("strategy",), {"en": "[choices: show", "fr": "[choix\u00a0: show", "it": "[valori: show"}),
        (("match",), {"en": "--games -n NUMBER", "fr": "--games -n NOMBRE", "it": "--games -n NUMERO"}),
    ):
        shown = run(*words, "--help", "--lang", language)
        assert [each for each, text in expected.items() if text in shown] == [language]


def test_commands_import_no_full_screen_program() -> None:
    """What takes longest to import is imported only by commands that need it."""
    program = (
        "import sys; from demesne.cli import main; main(['--version']); main(['card', 'Moat']);"
        "main(['resume', '--list']); print('textual' in sys.modules, 'cyclopts' in sys.modules)"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "False True", done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_misused_command_line_is_explained_in_the_language(run: Run, language: str) -> None:
    say = Texts(language).message
    for words, message in (
        (("bots", "one", "two"), say("cli-too-many", text="two")),
        (("match", "bmu", "smu", "--games", "x"), say("cli-whole-number")),
        (("match", "bmu", "smu", "--gmes", "3"), say("cli-unknown-option-near", text="--gmes", near="--games")),
        (("solo",), say("cli-missing", name="BOT")),
        (("match", "bmu", "smu", "--games"), say("cli-no-value", name="--games")),
        (("match", "bmu", "smu", "--turn-limit", "0"), say("cli-at-least", name="--turn-limit", least="1")),
        (("match", "regent:x", "bmu"), say("lab-bad-budget", text="regent:x", name="regent")),
        (("match", "regent:0", "bmu"), say("lab-bad-budget", text="regent:0", name="regent")),
        (("match", "regent:", "bmu"), say("lab-bad-budget", text="regent:", name="regent")),
        (("serve", "--proxies", "nonsense"), say("cli-serve-proxies", text="nonsense")),
        (("serve", "--proxies", "127.0.0.1,10.0.0.0/99"), say("cli-serve-proxies", text="10.0.0.0/99")),
        (("serve", "--lab-at", "nowhere"), say("cli-serve-origin", origin="nowhere")),
        (("serve", "--port", "70000"), say("cli-between", name="--port", least="0", most="65535")),
        (("strategy", "shw", "smu"), "check"),
    ):
        assert message in run.refused(*words, "--lang", language)


# --- replay ---


def replayed(run: Run, monkeypatch: pytest.MonkeyPatch, *words: str, lines: str = "") -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    return run("replay", *words)


def test_replay_line_by_line(run: Run, monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    out = replayed(run, monkeypatch, str(saved), lines="\nn\np\nt\nb\n5\ne\ntable\nwhat\n9999\nq\n")
    total = len(json.loads(saved.read_text(encoding="utf-8"))["answers"])
    for place in (0, 1, 2, 5, total):
        assert f"── {place} of {total} · " in out
    assert "all cards open" in out
    assert "Ben, hand: " in out
    assert "── 5 of" in out
    assert f"5 of {total} · Ann" in out
    assert "Game over" in out
    assert "→ " in out
    assert out.count("Enter or n: next decision") == 2


def test_replay_from_one_seat_shows_no_other_hand(run: Run, monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    out = replayed(run, monkeypatch, str(saved), "--seat", "ben", lines="\n" * 40)
    assert "Ann's hand" not in out
    assert "Ann decides." in out
    assert "Ben: " in out
    assert "You draw" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_speaks_the_language(run: Run, monkeypatch: pytest.MonkeyPatch, saved: Path, language: str) -> None:
    out = replayed(run, monkeypatch, str(saved), "--lang", language, "--at", "3", lines="\n")
    assert Texts(language).message("table-view-all") in out
    assert Texts(language).card("Copper") in out


def test_replay_as_json(run: Run, saved: Path) -> None:
    whole = run.json("replay", str(saved))
    assert whole["players"] == ["Ann", "Ben"]
    assert len(whole["steps"]) == whole["answers"] + 1
    assert [step["number"] for step in whole["steps"]] == list(range(whole["answers"] + 1))
    assert all(step["answer"] is not None for step in whole["steps"][:-1])
    assert whole["result"]["winners"]
    own = run.json("replay", str(saved), "--seat", "2")
    assert {step["player"] for step in own["steps"] if step["decision"] is not None} == {1}
    assert not [
        event
        for step in own["steps"]
        for event in step["events"]
        if event["type"] == "draw" and event["seat"] == 0 and event["cards"]
    ]
    place = run.json("replay", str(saved), "--at", "7", "--seat", "none")
    assert place["number"] == place["view"]["number"] == 7
    assert place["view"]["hand"] == []


def test_with_all_cards_open_every_card_is_told(run: Run, saved: Path) -> None:
    whole = run.json("replay", str(saved))
    events = [event for step in whole["steps"] for event in step["events"]]
    assert any(event["type"] == "draw" for event in events)
    assert all(len(event["cards"]) == event["count"] for event in events if "cards" in event)


def test_with_all_cards_open_you_are_one_person(run: Run, monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    """If two people played, both are called by their names. With one person and a bot, only the person is "you"."""
    for bots in ([None, None], [None, "novice"]):
        facts = json.loads(saved.read_text(encoding="utf-8"))
        for seat, bot in zip(facts["table"]["seats"], bots, strict=True):
            seat["bot"] = bot
        saved.write_text(json.dumps(facts), encoding="utf-8")
        out = replayed(run, monkeypatch, str(saved), lines="\n" * 60)
        assert ("You play" in out) == (bots != [None, None])
        assert ("Ann plays" in out) == (bots == [None, None])
        assert "Ben plays" in out


def test_replays_that_are_refused(run: Run, tmp_path: Path, saved: Path) -> None:
    assert "nothing.json" in run.refused("replay", "nothing.json")
    assert "--help" in run.refused("replay")
    assert "0 to" in run.refused("replay", str(saved), "--at", "99999")
    assert "1 to 2" in run.refused("replay", str(saved), "--seat", "3")
    bad = tmp_path / "bad.json"
    bad.write_text("[]", encoding="utf-8")
    assert "bad.json" in run.refused("replay", str(bad))


def test_a_game_of_the_library_can_be_replayed(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = demesne.new_game(["Village"], players=3, seed=1)
    quick.choose_all(game)
    file = tmp_path / "short.json"
    file.write_text(demesne.save(game), encoding="utf-8")
    assert "0 of 1" in replayed(run, monkeypatch, str(file), lines="\n")


# --- saved games that name programs ---


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A saved game that names a Python bot, and next to it the bot's file, which leaves a trace when it is run."""
    monkeypatch.chdir(tmp_path)
    code = "from pathlib import Path\nPath('ran').touch()\nclass Bot:\n    def decide(self, view):\n        return []\n"
    (tmp_path / "theirbot.py").write_text(code, encoding="utf-8")
    return tmp_path / "theirs.json"


def baited(trap: Path, bot: str) -> str:
    game = demesne.new_game(["Village", "Smithy"], seed=3, first=0)
    trap.write_text(pack(game, Seating(("Ann", "Ben"), (None, bot), "Small")), encoding="utf-8")
    return str(trap)


@pytest.mark.parametrize("bot", ["theirbot.py:Bot", "theirbot:Bot", "{folder}/theirbot.py:Bot", "theirbot.py"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_from_elsewhere_runs_no_program(
    run: Run, monkeypatch: pytest.MonkeyPatch, trap: Path, bot: str, language: str
) -> None:
    """Neither resuming nor replaying imports what it names; replaying needs no bot, so it works."""
    bot = bot.format(folder=trap.parent)
    file = baited(trap, bot)
    refusal = Texts(language).message("table-foreign-bot", file=file, bot=bot)
    assert refusal in run.refused("resume", file, "--lang", language)
    assert refusal in run.refused("play", "--load", file, "--lang", language)
    assert "0" in replayed(run, monkeypatch, file, "--lang", language, lines="\n")
    assert run.json("replay", file)["players"] == ["Ann", "Ben"]
    assert not (trap.parent / "ran").exists()
    assert not [name for name in sys.modules if "theirbot" in name]


def test_you_can_name_the_program_yourself(run: Run, monkeypatch: pytest.MonkeyPatch, trap: Path) -> None:
    file = baited(trap, "theirbot.py:Bot")
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    run("play", "--load", file, "--bot", "theirbot.py:Bot", "--plain")
    assert (trap.parent / "ran").exists()


# --- saved games as JSON ---


def test_the_list_of_saved_games_as_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run.json("resume", "--list") == []
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\n"))
    run("play", "--seed", "1", "--name", "Ann")
    (game,) = run.json("resume", "--list")
    assert game["players"] == ["Ann", "Novice"]
    assert Path(game["file"]).is_file()
    assert "--list" in run.refused("resume", "--json")


# --- doctor ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor(run: Run, language: str) -> None:
    out = run("doctor", "--lang", language)
    assert Texts(language).message("cli-doctor-well") in out
    assert "SQLite" in out


def test_doctor_as_json(run: Run, tmp_path: Path) -> None:
    found = run.json("doctor", "--store", str(tmp_path / "games.db"))
    assert found["healthy"] is True
    assert {finding["state"] for finding in found["findings"]} <= {"good", "optional"}
    assert not (tmp_path / "games.db").exists()


def test_doctor_finds_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = run("doctor", "--store", "postgresql://nobody:secret@127.0.0.1:1/none", code=1)
    assert "✗" in out
    assert "secret" not in out
    assert Texts("en").message("cli-doctor-ill") in out
    assert run.json("doctor", "--store", str(tmp_path / "no" / "games.db"), code=1)["healthy"] is False
    monkeypatch.setattr(doctor_command, "find_spec", lambda name: None)
    out = run("doctor", code=1)
    assert "pip install textual" in out
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {extra for extra in extras if f'pip install "demesne[{extra}]' in out} == set(extras)


# --- completion ---


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_names_commands_and_options(run: Run, shell: str, tmp_path: Path) -> None:
    script = run("completion", shell)
    for command in COMMANDS:
        assert command.name in script
    assert "kingdom" in script
    program = shutil.which(shell)
    if program is not None:
        file = tmp_path / "script"
        file.write_text(script, encoding="utf-8")
        assert subprocess.run([program, "-n", str(file)], capture_output=True).returncode == 0


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_bash_completes_a_command(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "script"
    file.write_text(run("completion", "bash"), encoding="utf-8")
    asked = (
        f'source {shlex.quote(str(file))}; COMP_WORDS=(demesne rep); COMP_CWORD=1; _demesne; echo "${{COMPREPLY[@]}}"'
    )
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True)
    assert done.stdout.split() == ["replay"], done.stderr


def test_completion_of_an_unknown_shell(run: Run) -> None:
    assert "--help" in run.refused("completion", "tcsh")


# --- conform ---


def test_conform_as_json(run: Run, tmp_path: Path) -> None:
    cases = ROOT / "conformance"
    found = run.json("conform", str(next(cases.rglob("cellar.toml"))))
    assert found["failed"] == 0
    assert found["passed"] > 0
    bad = tmp_path / "bad.toml"
    bad.write_text("no case [", encoding="utf-8")
    failed = run.json("conform", str(bad), code=1)
    assert failed["failures"][0]["file"] == str(bad)


def test_conform_that_is_refused(run: Run) -> None:
    assert "conformance/" in run.refused("conform")
    assert "nowhere" in run.refused("conform", "nowhere")
    assert main(["conform", "nowhere", "--lang", "fr"]) == 2

"""`demesne review`: in the terminal, as a page, as data."""

from __future__ import annotations

import shlex
from html.parser import HTMLParser
from pathlib import Path

import pytest

import demesne
from demesne.bots import make_bot
from demesne.cli import COMMANDS, review_command
from demesne.review import Review
from demesne.seats.files import Seating, pack
from demesne.texts import LANGUAGES, Texts
from tests.command_line import Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of a person, who buys a Curse on the third and the fourth turn, against a bot."""
    game = demesne.new_game(["Moat", "Smithy", "Village"], seed=4, first=0)
    bot = make_bot("novice", 1)
    while game.decision is not None and game.number < 36:
        decision = game.decision
        wasteful = decision.player == 0 and decision.kind == "buy" and game.players[0].turns in (3, 4)
        game.choose([decision.options.index("Curse")] if wasteful else bot.decide(game.view(decision.player)))
    file = tmp_path_factory.mktemp("review") / "mine.json"
    file.write_text(pack(game, Seating(("Ann", "Novice"), (None, "novice"))), encoding="utf-8")
    return file


class Page(HTMLParser):
    """Counts the elements of a page, and checks that they are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_most_expensive_decisions_come_first(run: Run, saved: Path) -> None:
    facts = run.json("review", str(saved), "--games", "1200")
    assert facts["people"] == [0]
    assert facts["worst"]
    costs = [facts["moments"][number]["cost"] for number in facts["worst"]]
    assert costs == sorted(costs, reverse=True)
    out = run("review", str(saved), "--games", "1200")
    worst = facts["moments"][facts["worst"][0]]
    assert worst["answer"] == ["Curse"]
    assert f"1. Ann, turn {worst['turn']}" in out
    assert f"replay {saved} --at {worst['number']}" in out
    assert "Luck and play" in out
    assert out.count("Novice") >= 3


def test_a_page_in_every_language(run: Run, saved: Path, tmp_path: Path) -> None:
    for language, word in (("en", "Review:"), ("fr", "Analyse\u00a0:"), ("it", "Analisi:")):
        file = tmp_path / f"{language}.html"
        out = run("review", str(saved), "--games", "400", "--html", str(file), "--lang", language)
        assert str(file) in out
        text = file.read_text(encoding="utf-8")
        page = Page(text)
        assert f"<h1>{word} Ann, Novice</h1>" in text
        assert f'<html lang="{language}">' in text
        assert page.seen.count("svg") == 1
        assert "script" not in page.seen
        assert "link" not in page.seen
        assert page.seen.count("table") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_help_work(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    class Brief(Review):
        def step(self) -> bool:
            return super().step() and self.games < 20

    monkeypatch.setattr(review_command, "Review", Brief)
    monkeypatch.chdir(tmp_path)
    Path(saved.name).write_bytes(saved.read_bytes())
    command = next(command for command in COMMANDS if command.name == "review")
    lines = [line for line in Texts(language).message(command.examples).splitlines() if line.startswith("    ")]
    assert lines
    for line in lines:
        words = shlex.split(line)
        assert words[0] == "demesne"
        assert run(*words[1:], "--lang", language)


def test_one_player_alone_is_judged(run: Run, saved: Path) -> None:
    assert run.json("review", str(saved), "--games", "50", "--player", "2")["people"] == [1]


def test_what_makes_no_sense_is_refused(run: Run, saved: Path, tmp_path: Path) -> None:
    file = str(saved)
    assert "either" in run.refused("review", file, "--games", "5", "--seconds", "5")
    assert "1 to 2" in run.refused("review", file, "--player", "3")
    assert "--games" in run.refused("review", file, "--games", "0")
    assert "--seconds" in run.refused("review", file, "--seconds", "0")
    assert "absent" in run.refused("review", str(tmp_path / "absent.json"))
    assert "nowhere" in run.refused("review", file, "--html", str(tmp_path / "nowhere" / "r.html"))
    new = tmp_path / "new.json"
    new.write_text(demesne.save(demesne.new_game("First Game", seed=1)), encoding="utf-8")
    assert "nothing to review" in run.refused("review", str(new))


def test_a_review_that_judged_nothing_says_so(run: Run, saved: Path, tmp_path: Path) -> None:
    """Not that the judged answers cost nothing: there are none."""
    page = tmp_path / "page.html"
    out = run("review", str(saved), "--games", "1", "--html", str(page))
    for told in (" ".join(out.split()), page.read_text(encoding="utf-8")):
        assert "No answer has been judged." in told
        assert "None of the judged answers" not in told


def test_a_review_that_is_stopped_shows_what_there_is(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient(Review):
        def step(self) -> bool:
            if self.games > 200:
                raise KeyboardInterrupt
            return super().step()

    monkeypatch.setattr(review_command, "Review", Impatient)
    out = run("review", str(saved), "--games", "100000", code=130)
    assert "Stopped early" in out
    assert "Luck and play" in out

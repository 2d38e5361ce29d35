"""The documentation is true: its examples run, its links work, its lists match the code."""

from __future__ import annotations

import doctest
import importlib.util
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

import demesne
from demesne.cards import KINGDOM
from demesne.cli import COMMANDS, main, make_app
from demesne.conform import BadCase, read_cases, run_case
from demesne.engine import KINDS, game
from demesne.texts import Texts
from tests.plain_data import keys

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
COMPILED = not str(game.__file__).endswith(".py")
FOLLOWED = {ROOT / "docs" / "adding-a-card.md": "Beehive", ROOT / "docs" / "adding-a-set.md": "Ferry"}
"""Pages that say what to write into which file, each with the card that exists after that."""

# Blocks in these languages are only checked, never run.
SHOWN = {"console", "ftl", "text", "mermaid"}
RUN = {"json", "python", "toml"}

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLACED = re.compile(r"In\s`([^`]+)`[^`\n]*:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]\[]*\]\(([^()\s]+)\)")


class Block(NamedTuple):
    """A piece of code in a page."""

    language: str
    text: str
    line: int


def blocks(path: Path) -> list[Block]:
    text = path.read_text("utf-8")
    return [Block(match[1], match[2], text.count("\n", 0, match.start()) + 1) for match in FENCE.finditer(text)]


def prose(path: Path) -> str:
    """The page without its blocks and pieces of code."""
    return re.sub(r"`[^`\n]*`", "code", FENCE.sub("", path.read_text("utf-8")))


@cache
def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings, as the usual viewers make them; in a file of cases, the lines where cases
    begin.
    """
    if path.suffix == ".toml":
        lines = enumerate(path.read_text("utf-8").splitlines(), 1)
        return {f"L{number}" for number, line in lines if line.startswith("[[case]]")}
    found: dict[str, int] = {}
    for heading in re.findall(r"^#+ (.*)$", FENCE.sub("", path.read_text("utf-8")), re.MULTILINE):
        shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", shown.strip().lower()).replace(" ", "-")
        found[name] = found.get(name, -1) + 1
    return {f"{name}-{n}" if n else name for name, most in found.items() for n in range(most + 1)}


def module(path: Path) -> ModuleType:
    specification = importlib.util.spec_from_file_location(path.stem, path)
    assert specification is not None
    assert specification.loader is not None
    loaded = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(loaded)
    return loaded


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("tool", ["cards_page", "rulings", "reference"])
def test_pages_that_are_made_are_current(tool: str) -> None:
    done = subprocess.run(
        [sys.executable, f"tools/{tool}.py", "--check"], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_links_lead_somewhere(path: Path) -> None:
    broken = []
    for target in LINK.findall(prose(path)):
        if re.match(r"[a-z]+:", target):
            continue
        place, _, anchor = target.partition("#")
        page = (path.parent / place).resolve() if place else path
        if not page.exists() or (anchor and anchor not in anchors(page)):
            broken.append(target)
    assert not broken


def test_the_index_links_every_page() -> None:
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / target.partition("#")[0]).resolve() for target in LINK.findall(prose(index))}
    missing = [named(page) for page in PAGES if page.parent == index.parent and page not in {*linked, index}]
    assert not missing


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_block_says_what_it_is(path: Path) -> None:
    strange = [f"line {block.line}: {block.language!r}" for block in blocks(path) if block.language not in SHOWN | RUN]
    assert not strange, f"known are {', '.join(sorted(SHOWN | RUN))}"


@pytest.mark.parametrize(
    "path",
    [path for path in PAGES if path not in FOLLOWED and any(block.language in RUN for block in blocks(path))],
    ids=named,
)
def test_code_runs(path: Path, tmp_path: Path) -> None:
    """The blocks of a page run one after the other, with the same names: Python as a session or as a program, cases
    against the engine, saved games by loading them."""
    names: dict[str, object] = {"__name__": f"page_{path.stem}"}
    for block in blocks(path):
        where = f"{named(path)}, line {block.line}"
        if block.language == "python" and ">>>" in block.text:
            session(block, names, where)
        elif block.language == "python":
            exec(compile("\n" * block.line + block.text, named(path), "exec"), names)
        elif block.language == "toml":
            cases(block, tmp_path, where)
        elif block.language == "json":
            data = json.loads(block.text)
            if isinstance(data, dict) and data.get("format") == "demesne-game":
                assert demesne.save(demesne.load(block.text)) == block.text, where


def session(block: Block, names: dict[str, object], where: str) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line)
    test.globs = names
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
    assert not result.failed, "".join(said)


def cases(block: Block, folder: Path, where: str) -> None:
    if "case" not in tomllib.loads(block.text):
        return
    file = folder / "page.toml"
    file.write_text(block.text, "utf-8")
    for name, case in read_cases(file):
        assert not isinstance(case, BadCase), f"{where}: {name}: {case}"
        run_case(case)


def write_into(file: Path, text: str) -> None:
    """Put a block of a page at the end of a file; a line of a dictionary at the end of the dictionary."""
    file.parent.mkdir(exist_ok=True)
    before = file.read_text("utf-8") if file.exists() else ""
    if text.startswith("    "):
        assert before.count("\n}\n") == 1
        file.write_text(before.replace("\n}\n", f"\n{text}}}\n"), "utf-8")
    else:
        file.write_text(f"{before}\n\n{text}" if before else text, "utf-8")


@pytest.mark.skipif(COMPILED, reason="a card that is not compiled can't be derived from one that is")
@pytest.mark.parametrize("page", FOLLOWED, ids=named)
def test_who_follows_the_page_has_a_card(page: Path, tmp_path: Path) -> None:
    """In a copy of the tree, every block goes into the file that is named before it. Then the card is complete, its
    cases hold, its examples run, and bots play it."""
    for name in ("src", "conformance", "tests", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("page", "__pycache__", "browser"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    placed = PLACED.findall(page.read_text("utf-8"))
    assert len({place for place, _ in placed}) == len(placed) >= 5
    for place, text in placed:
        write_into(tmp_path / place, text)
    card = FOLLOWED[page]

    def run(*arguments: str) -> str:
        env = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}", "DEMESNE_LANG": "en"}
        done = subprocess.run(
            [sys.executable, *arguments], cwd=tmp_path, env=env, capture_output=True, encoding="utf-8", timeout=300
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("-m", "doctest", "-o", "ELLIPSIS", f"docs/{page.name}")
    run("-m", "demesne.cli", "conform", *(place for place, _ in placed if place.endswith(".toml")))
    complete = ["tests/cards/test_complete.py", "tests/bots/test_wisdom.py"]
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", *complete, "-k", f"{card} or every_kingdom_card")
    assert run("-m", "demesne.cli", "card", card).startswith(f"{card} · ")
    run("-m", "demesne.cli", "match", "novice", "novice", "--with", card, "--games", "4", "--jobs", "1")


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_commands_exist(path: Path) -> None:
    """Every command named on a page is one of dev.py or of the command line."""
    text = path.read_text("utf-8")
    dev = module(ROOT / "dev.py")
    known = {command.name for command in COMMANDS}
    for word in re.findall(r"python3 dev\.py (?!-)(\w+)", text):
        assert word in dev.COMMANDS
    for word in re.findall(r"python3 dev\.py run (?!-)([a-z]\w*)", text):
        assert word in known
    for word in re.findall(r"^(?:\$ )?demesne (?!-)([a-z]\w*)", text, re.MULTILINE):
        assert word in known
    for word in re.findall(r"`demesne (?!-)([a-z]\w*)[^`]*`", text):
        assert word in known
    for tool in re.findall(r"python3? (tools/\w+\.py)", text):
        assert (ROOT / tool).is_file()


def printed_commands(path: Path) -> list[str]:
    """The `demesne` command lines in the blocks of a page, without comments and redirections."""
    lines = [line for block in blocks(path) if block.language == "console" for line in block.text.splitlines()]
    found = []
    for line in lines:
        command = re.match(
            r"(?:\$ )?(?:demesne|python3 dev\.py run) ([a-z].*)", re.sub(r"\s+#.*$|\s[<>|].*$", "", line)
        )
        if command:
            found.append(command[1])
    return found


NEEDS_A_SERVER = ("serve", "open", "join")
"""Commands that run until they are stopped, or need one that does: only their words are checked here."""


@pytest.mark.parametrize("path", [path for path in PAGES if path not in FOLLOWED and printed_commands(path)], ids=named)
def test_printed_commands_work(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command printed on a page works, one after the other in the same folder. Files that a page only mentions
    exist, a player has nothing to say, and the lab plays few games.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DEMESNE_LANG", "en")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * 16))
    (tmp_path / "conformance").symlink_to(ROOT / "conformance")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "mine.toml").write_text(STRATEGY, "utf-8")
    for place, text in PLACED.findall(path.read_text("utf-8")):
        (tmp_path / place).write_text(text, "utf-8")
    assert main(["play", "--plain", "--kingdom", "random !attack", "--save", "mine.json", "--seed", "1"]) == 0
    for command in printed_commands(path):
        words = shlex.split(command)
        app = make_app(words, Texts("en"))
        app.parse_args(words, exit_on_error=False, print_error=False)
        # All cases have their own test.
        if words[0] in NEEDS_A_SERVER or {"--cluster", "--install", "--store", "conformance/"} & set(words):
            continue
        if words[0] in ("match", "solo", "tournament", "sweep", "tune"):
            words = [*few(words), "--jobs", "1"]
        elif words[0] == "record":
            words = few(words)
        assert main(words) == 0, command


STRATEGY = """\
name = "Mine"
buy = ["Province if money > 15", "Duchy if left(Province) <= 4", "Gold", "Village if count(Village) < 2", "Silver"]
"""


def few(words: list[str]) -> list[str]:
    """A command of the lab with two games."""
    kept = list(words)
    for name in ("--games", "-n", "--jobs", "-j"):
        if name in kept:
            del kept[kept.index(name) : kept.index(name) + 2]
    return [*(word for word in kept if word != "--until-sure"), "--games", "2"]


def test_the_readme_begins_with_the_two_commands() -> None:
    first = blocks(ROOT / "README.md")[0]
    assert first.language == "console"
    assert [line.split("#")[0].strip() for line in first.text.splitlines()] == [
        "python3 dev.py play",
        "python3 dev.py test",
    ]


def test_the_protocol_page_knows_every_word() -> None:
    """Kinds, reasons, fields, events and effects to choose of random games over all cards are in the page's tables."""
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    first_cells = set(re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE))
    assert set(KINDS) <= first_cells
    reasons = set(re.findall(r'`"([a-z-]*)"`', text))
    effects = {
        name: set(re.findall(r"`([^`]+)`", labels))
        for names, labels in re.findall(r"^\| ([A-Z][^|`]*) \| (.*`.*) \|$", text, re.MULTILINE)
        for name in names.split(", ")
    }
    used: set[str] = set()
    events: set[str] = set()
    for number in range(0, len(KINGDOM), 10):
        cards = [name for name in KINGDOM[number : number + 10] if name != "Young Witch"]
        for seat, seed in ((0, "a"), (1, "b")):
            table = demesne.new_game(cards, players=3, seed=seed, first=seat, turn_limit=30, log=True)
            count = 0
            while table.decision is not None:
                decision = table.decision
                assert decision.event in {"", *reasons}
                assert decision.kind != "mode" or set(decision.options) <= effects[decision.source or ""]
                count += 1
                if count % 50 == 1:
                    facts = table.view(decision.player).to_dict()
                    facts["costs"].clear()  # Its keys are cards.
                    used.update(keys(facts))
                # Whatever can be picked is picked, each time from another place; at last as little as possible, because
                # a Secret Chamber may be shown again and again.
                size = decision.min if count > 1000 else max(decision.min, min(decision.max, 1 + count % 2))
                start = count * 7 % max(1, len(decision.options))
                order = [*range(start, len(decision.options)), *range(start)]
                table.choose(order[:size])
            for seat_seen in (0, None):
                for event in table.view(seat_seen).events():
                    used.update(event)
                    events.add(str(event["type"]))
    assert used <= first_cells
    assert events <= first_cells
    assert len(events) > 20

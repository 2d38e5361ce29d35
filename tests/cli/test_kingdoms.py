"""The command line as a whole, and its commands for kingdoms and cards."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from demesne.cards import CARDS, KINGDOM
from demesne.cli import COMMANDS
from demesne.engine import game
from demesne.kingdoms import RECOMMENDED, Constraints, Kingdom, random_kingdom
from demesne.texts import LANGUAGES, Texts
from tests.command_line import Run
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "argv", ["demesne"])


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(capsys)


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.run(
        [sys.executable, *arguments], env=env, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE
    )


# --- the whole ---


def test_help_lists_every_command(run: Run) -> None:
    out = run("--help")
    for command in COMMANDS:
        assert re.search(rf"^│ {command.name} ", out, re.MULTILINE)
    assert run() == out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(language: str) -> None:
    for word, key in (("kingdom", "cli-option-reroll"), ("card", "cli-option-name")):
        done = python("-m", "demesne.cli", word, "--help", DEMESNE_LANG=language, COLUMNS="200")
        assert done.returncode == 0, done.stderr
        assert Texts(language).message(f"cli-help-{word}") in done.stdout
        assert Texts(language).message(key) in done.stdout


def test_help_imports_no_command() -> None:
    program = (
        "import sys; from demesne.cli import main; main(['--help']); "
        "print([name for name in sys.modules if name.endswith(('_command', '_commands'))])"
    )
    assert python("-c", program).stdout.splitlines()[-1] == "[]"


def test_version(run: Run) -> None:
    how = "pure Python" if str(game.__file__).endswith(".py") else "compiled"
    assert re.fullmatch(rf"demesne \d+\.\d+\S* \({how}\)\n", run("--version"))


def test_python_m() -> None:
    done = python("-m", "demesne.cli", "card", "Moat", DEMESNE_LANG="en")
    assert done.returncode == 0
    assert done.stdout.startswith("Moat")
    failed = python("-m", "demesne.cli", "card", "Scrying Pol", DEMESNE_LANG="en")
    assert failed.returncode == 2
    assert failed.stderr == "demesne: There is no card called “Scrying Pol”. Did you mean Scrying Pool?\n"


def test_misuse_is_one_or_two_lines(run: Run) -> None:
    assert "Did you mean kingdom?" in run.refused("kingdm")
    assert "The commands are" in run.refused("zzzzzz")
    assert "demesne kingdom --help" in run.refused("kingdom", "--foo")
    assert "--seed" in run.refused("kingdom", "--seed")
    assert "en, fr, it" in run.refused("kingdoms", "--lang", "de")
    assert "commande" in run.refused("zzzzzz", "--lang=fr")


def test_a_reader_that_has_had_enough() -> None:
    program = f"{shlex.quote(sys.executable)} -m demesne.cli cards --json | head -n 1"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(["sh", "-c", program], env=env, capture_output=True, text=True)
    assert done.stdout == "[\n"
    assert done.stderr == ""


# --- examples ---


def examples() -> list[tuple[str, str]]:
    found = []
    for language in LANGUAGES:
        for command in COMMANDS:
            text = Texts(language).message(command.examples)
            found += [(language, line.strip()) for line in text.splitlines() if line.startswith("    ")]
    return found


TRIED_ELSEWHERE = ("conform", "join", "open", "play", "replay", "resume", "review", "serve")


@pytest.mark.parametrize(
    ("language", "line"), [pair for pair in examples() if pair[1].split()[1] not in TRIED_ELSEWHERE]
)
def test_the_examples_of_the_help_work(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, line: str
) -> None:
    monkeypatch.setenv("DEMESNE_LANG", language)
    monkeypatch.chdir(tmp_path)
    words = shlex.split(line)
    if "plan.toml" in words and "check" in words:
        Path("plan.toml").write_text(run("strategy", "show", "bmu"), encoding="utf-8")
    if "from" in words:
        run("explain", "smu", "bmu", "--save", "game.json")
    if "--file" in words:
        Path(words[-1]).write_text("\n".join(RECOMMENDED[0].cards), encoding="utf-8")
    assert words[0] == "demesne"
    assert run(*words[1:])


# --- kingdoms ---


def test_kingdoms(run: Run) -> None:
    out = run("kingdoms")
    for entry in RECOMMENDED:
        assert f"{entry.name} · " in out
        assert entry.kingdom.code in out
    french = run("kingdoms", "--lang", "fr")
    assert "Les premières parties · Jeu de base" in french
    assert "Fléau : Chancelier" in " ".join(french.split())
    assert "Tombes aquatiques · L'Âge des ténèbres et Rivages" in french
    assert "Distorsione Dimensionale" in run("kingdoms", "--lang", "it")
    assert all(len(line) <= 80 for line in out.splitlines())


def test_kingdoms_json(run: Run) -> None:
    found = run.json("kingdoms")
    assert len(found) == len(RECOMMENDED)
    assert [entry["name"] for entry in found if entry["playable"]] == [entry.name for entry in RECOMMENDED]
    workshop = next(entry for entry in found if entry["name"] == "The Jester's Workshop")
    assert workshop["bane"] == "Chancellor"
    assert set(workshop["names"]) == set(LANGUAGES)
    assert Kingdom.from_code(workshop["code"]).bane == "Chancellor"


# --- kingdom ---


def test_kingdom_by_name_code_and_list(run: Run) -> None:
    out = run("kingdom", "First Game")
    assert out.startswith("First Game · K000-02VX-S20C\n")
    assert re.search(r"^  2  Moat +Action – Reaction +Base game$", out, re.MULTILINE)
    names = RECOMMENDED[0].cards
    for words in (("first", "game"), ("k00002vxs20c",), (", ".join(names),), names, ("prima partita",)):
        assert run("kingdom", *words) == out
    costs = [int(line.split()[0]) for line in out.splitlines() if line[2:3].isdigit()]
    assert costs == sorted(costs)
    assert len(costs) == 10


def test_kingdom_in_french_from_french_names(run: Run) -> None:
    names = ", ".join(Texts("fr").card(card) for card in RECOMMENDED[7].cards)
    out = run("kingdom", f"{names} ; carte Fléau : Chancelier", "--lang", "fr")
    assert out.startswith("L'atelier du bouffon · ")
    assert re.search(r"^  3  Chancelier +Action +Jeu de base +Fléau$", out, re.MULTILINE)


def test_what_a_kingdom_brings(run: Run) -> None:
    out = run("kingdom", "To the Victor")
    assert "Ruins" in out
    assert "Trusty Steed" in out
    assert "Shelters in 6 of 10 games" in out
    assert "1 coin token" in run("kingdom", "Clean Living")
    assert "Everyone starts with Shelters." in run("kingdom", "Grim Parade")
    assert "Nobody starts with Shelters." in run("kingdom", "Grim Parade", "--no-shelters")
    assert "Everyone starts with Shelters." in run("kingdom", "First Game", "--shelters")


def test_random_kingdom(run: Run) -> None:
    words = (
        "--sets",
        "base,guilds",
        "--need",
        "village",
        "--need",
        "attack<=1",
        "--with",
        "Baker",
        "--without",
        "Witch",
    )
    found = run.json("kingdom", "random", *words, "--seed", "7")
    assert found == run.json("kingdom", *words, "--seed", "7")
    wanted = Constraints.parse(["sets=base+guilds", "village", "attack<=1", "Baker", "!Witch"])
    kingdom = Kingdom.from_code(found["code"])
    assert not wanted.broken_by(kingdom)
    assert kingdom == random_kingdom(wanted, 7)
    assert found["seed"] == "7"
    drawn = run.json("kingdom")
    assert run.json("kingdom", "--seed", drawn["seed"]) == drawn
    assert run.json("kingdom", "--bane", "Moat", "--seed", "1")["bane"]["name"] == "Moat"
    assert Kingdom.from_code(run.json("kingdom", "random", "no", "attacks")["code"])


def test_rerolling_a_pile(run: Run) -> None:
    words = ("kingdom", "First Game", "--reroll", "Forgeron", "--sets", "base", "--need", "attack<=1", "--seed", "3")
    cards = {card["name"] for card in run.json(*words)["cards"]}
    assert set(RECOMMENDED[0].cards) - cards == {"Smithy"}
    assert len(cards) == 10


def test_kingdom_json(run: Run) -> None:
    found = run.json("kingdom", "The Jester's Workshop")
    assert found["name"] == "The Jester's Workshop"
    assert found["names"]["it"] == "La Bottega del Giullare"
    assert [card["cost"] for card in found["cards"]] == sorted(card["cost"] for card in found["cards"])
    assert found["bane"]["names"] == {"en": "Chancellor", "fr": "Chancelier", "it": "Cancelliere"}
    assert found["shelters"] is None
    assert found["extra_piles"] == []
    assert "seed" not in found


def test_kingdoms_that_are_refused(run: Run) -> None:
    assert "Did you mean First Game?" in run.refused("kingdom", "Frist Game")
    assert "K000-02VX-S20C" in run.refused("kingdom", "K000-02VX-S20D")
    assert "Smithy" in run.refused("kingdom", "--with", "Smity")
    impossible = run.refused("kingdom", "--need", "attack>=3", "--sets", "guilds", "--need", "village")
    assert "Attack" in impossible
    assert "Guilds" in impossible
    assert "village" not in impossible
    assert "Copper" in run.refused("kingdom", "--with", "Copper")
    assert "Witch" in run.refused("kingdom", "First Game", "--reroll", "Witch")
    assert "Attack" in run.refused("kingdom", "First Game", "--need", "!attack")
    assert "base" in run.refused("kingdom", "--sets", "menagerie").lower()
    assert "nothing.txt" in run.refused("kingdom", "--file", "nothing.txt")


# --- cards ---


def test_cards(run: Run) -> None:
    out = run("cards")
    assert out.splitlines()[-1] == f"{len(CARDS)} cards"
    assert re.search(r"^  3\+ +Doctor +Action +Guilds$", out, re.MULTILINE)
    attacks = run("cards", "attack", "base")
    assert [line.split()[1] for line in attacks.splitlines()[:-2]] == ["Bureaucrat", "Militia", "Spy", "Thief", "Witch"]
    assert run("cards", "attack,base") == attacks
    assert run("cards", "Attaques", "base") == attacks
    assert "Sorcière" in run("cards", "attack", "base", "--lang", "fr")


def test_cards_are_sorted_as_the_language_has_it(run: Run) -> None:
    names = [
        line[5:].split("  ")[0].strip() for line in run("cards", "dark_ages", "kingdom", "--lang", "fr").splitlines()
    ]
    assert names.index("Cultiste") < names.index("Écuyer") < names.index("Ferronnier")


def test_filters(run: Run) -> None:
    def named(*filters: str) -> set[str]:
        return {card["name"] for card in run.json("cards", *filters)}

    assert named("kingdom") == set(KINGDOM)
    assert named("prize") == {"Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"}
    assert named("!supply", "shelter") == {"Hovel", "Necropolis", "Overgrown Estate"}
    assert named("overpay") == {"Doctor", "Herald", "Masterpiece", "Stonemason"}
    assert named("kingdom", "cost6", "dark_ages") == {"Altar", "Hunting Grounds"}
    assert named("basic", "victory", "!cost2") == {"Duchy", "Province"}
    assert "Did you mean attack?" in run.refused("cards", "atack")
    assert "demesne cards --help" in run.refused("cards", "qqqqq")


def test_cards_json_has_every_fact_of_every_card(run: Run) -> None:
    found = {card["name"]: card for card in run.json("cards")}
    assert set(found) == set(CARDS)
    assert {name for name, card in found.items() if card["mixed_pile_of"]} == {"Knights", "Ruins"}
    for name, card in found.items():
        kind = CARDS[name]
        assert card["names"] == {language: Texts(language).card(name) for language in LANGUAGES}
        assert card["text"] == {language: Texts(language).card_text(name) for language in LANGUAGES}
        assert all(card["text"].values())
        assert (card["cost"], card["overpay"]) == (kind.cost, kind.overpays)
        assert (card["set"], card["types"]) == (kind.set, list(kind.types))
        assert (card["supply"], card["copies"]) == (kind.supply, kind.copies)
    assert found["Rats"]["copies"] == 20
    assert found["Spoils"]["supply"] is False
    assert found["Dame Anna"]["pile"] == "Knights"
    assert len(found["Knights"]["mixed_pile_of"]) == 10
    assert found["Tournament"]["brings"] == ["Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"]


# --- card ---


def test_card(run: Run) -> None:
    out = run("card", "throne", "room")
    assert out.startswith("Throne Room · Action · cost 4\n")
    assert "Salle du Trône (fr), Sala del Trono (it)" in out
    assert "10, in the Supply" in out
    assert "Village Square" in out
    assert run("card", "salle du trone") == out
    assert "not in the Supply" in run("card", "Spoils")
    assert "Dame Molly" in run("card", "Knights")
    assert "Médecin · Action · coût 3+" in run("card", "doctor", "--lang", "fr")
    assert "Madman" in run("card", "Hermit")


def test_every_card_in_every_language(run: Run) -> None:
    for language in LANGUAGES:
        for name in CARDS:
            shown = Texts(language).card(name)
            out = run("card", shown, "--lang", language)
            assert out.startswith(f"{shown} · ")
            assert all(len(line) <= 80 for line in out.splitlines())


def test_card_json(run: Run) -> None:
    found = run.json("card", "Salle du Trône")
    assert "Throne Room takes an Action card from hand and plays it twice" in found.pop("rulings")
    assert found == next(card for card in run.json("cards") if card["name"] == "Throne Room")


def test_cards_that_are_none(run: Run) -> None:
    assert "Smithy" in run.refused("card", "Smity")
    assert "Did you mean" not in run.refused("card", "qqqqqq")
    assert "Did you mean Moat?" in run.refused("card", "Moot")
    assert "Quelle carte" in run.refused("card", "--lang", "fr")
    assert "Forgeron" in run.refused("card", "Forgron", "--lang", "fr")


def test_a_card_has_its_rulings(run: Run) -> None:
    out = run("card", "Moat")
    assert "A revealed Moat goes back to the hand" in " ".join(out.split())
    every = run.json("card", "Procession")["rulings"]
    assert len(every) > 20
    assert "--all" in run("card", "Procession")
    assert run("card", "Procession", "--all").count("  - ") == len(every)

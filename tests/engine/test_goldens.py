"""Golden playthroughs: whole games with every question, answer and event, as last reviewed by a person.

A changed rule shows up here as a difference in a readable game. If the new game is right, rewrite the goldens and
commit them with the change:

    .venv/bin/python -m tests.engine.test_goldens --write

Each file under tests/engine/goldens/ begins with the set-up and holds the answers, so the test replays it without any
player; only `--write` lets random players play. If no golden shows a card then, `--search` looks for better seeds.
"""

from __future__ import annotations

import difflib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne import Decision, Game, IllegalAnswer
from demesne.cards import CARDS
from demesne.engine import KINDS, Event
from demesne.engine.options import OPTIONS
from demesne.engine.save import fingerprint
from tests.random_play import Dice, random_answer

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
GOLDENS = HERE / "goldens"
PRINTS = GOLDENS / "fingerprints.txt"
WRITE = ".venv/bin/python -m tests.engine.test_goldens --write"
SEATS = "ABCDEF"


# --- the games ---


def golden(kingdom: str, players: int, seed: int, turns: int, liked: str = "", **setup: Any) -> dict[str, Any]:
    """A game to be written: its random players prefer the cards of the kingdom, and those in `liked` even more."""
    names = kingdom.split(", ")
    return {
        "setup": {"kingdom": names, "players": players, "seed": seed, "turn_limit": turns, **setup},
        "liked": liked.split(", ") if liked else names,
    }


GAMES: dict[str, dict[str, Any]] = {
    "base-1": golden(
        "Adventurer, Bureaucrat, Cellar, Chancellor, Chapel, Council Room, Feast, Festival, Gardens, Laboratory",
        players=2,
        seed=43,
        turns=24,
    ),
    "base-2": golden(
        "Library, Market, Militia, Mine, Moat, Moneylender, Remodel, Smithy, Spy, Thief", players=3, seed=72, turns=18
    ),
    "base-cornucopia": golden(
        "Throne Room, Village, Witch, Woodcutter, Workshop, "
        "Fairgrounds, Farming Village, Fortune Teller, Hamlet, Harvest",
        players=2,
        seed=1,
        turns=24,
    ),
    "cornucopia": golden(
        "Horn of Plenty, Horse Traders, Hunting Party, Jester, Menagerie, Remake, Young Witch, Festival, Militia, Moat",
        players=4,
        seed=86,
        turns=14,
        bane="Hamlet",
    ),
    "prizes": golden(
        "Tournament, Festival, Laboratory, Market, Throne Room, Smithy, Chapel, Village, Bandit Camp, Council Room",
        players=2,
        seed=103,
        turns=40,
        liked="Tournament, Province, Gold, Festival, Market, Throne Room, "
        "Bag of Gold, Diadem, Followers, Princess, Trusty Steed",
        shelters=False,
    ),
    "guilds": golden(
        "Advisor, Baker, Butcher, Candlestick Maker, Doctor, Herald, Journeyman, Masterpiece, Merchant Guild, Plaza",
        players=3,
        seed=163,
        turns=18,
    ),
    "guilds-dark-ages": golden(
        "Soothsayer, Stonemason, Taxman, Altar, Armory, Band of Misfits, Bandit Camp, Beggar, Catacombs, Count",
        players=2,
        seed=235,
        turns=24,
        shelters=True,
    ),
    "dark-ages-1": golden(
        "Counterfeit, Cultist, Death Cart, Feodum, Forager, Fortress, Graverobber, Hermit, Hunting Grounds, Ironmonger",
        players=2,
        seed=203,
        turns=24,
        shelters=True,
    ),
    "dark-ages-2": golden(
        "Junk Dealer, Altar, Marauder, Market Square, Mystic, Pillage, Poor House, Procession, Rats, Rebuild",
        players=3,
        seed=1,
        turns=16,
        shelters=True,
    ),
    "dark-ages-3": golden(
        "Rogue, Sage, Scavenger, Squire, Storeroom, Urchin, Vagrant, Wandering Minstrel, Militia, Forager",
        players=2,
        seed=41,
        turns=24,
    ),
    "knights": golden(
        "Knights, Village, Market, Bandit Camp, Chapel, Squire, Fortress, Beggar, Sage, Festival",
        players=2,
        seed=342,
        turns=38,
        liked="Knights",
    ),
    "leftovers": golden(
        "Armory, Count, Death Cart, Horn of Plenty, Rebuild, "
        "Hunting Grounds, Wandering Minstrel, Cultist, Rats, Forager",
        players=6,
        seed=96,
        turns=11,
        shelters=True,
    ),
    "trashing": golden(
        "Catacombs, Feodum, Rats, Cultist, Hunting Grounds, Squire, Fortress, Junk Dealer, Remodel, Library",
        players=2,
        seed=18,
        turns=24,
        shelters=True,
    ),
    "doubled-plays": golden(
        "Throne Room, Procession, Band of Misfits, Counterfeit, Fortress, Hermit, Urchin, Squire, Feast, Spy",
        players=5,
        seed=60,
        turns=12,
    ),
    "intrigue": golden(
        "Masquerade, Courtyard, Steward, Minion, Torturer, Nobles, Scout, Conspirator, Bridge, Pawn",
        players=3,
        seed=73,
        turns=16,
    ),
    "seaside": golden(
        "Haven, Island, Ambassador, Embargo, Native Village, Caravan, Lighthouse, Wharf, Smugglers, Treasury",
        players=2,
        seed=6,
        turns=24,
    ),
    "alchemy-prosperity": golden(
        "Familiar, Transmute, Herbalist, Apprentice, Watchtower, Royal Seal, Bishop, Monument, Quarry, Trade Route",
        players=2,
        seed=44,
        turns=28,
        liked="Familiar, Transmute, Herbalist, Apprentice, Watchtower, Royal Seal, Bishop, Monument, Quarry, "
        "Trade Route, Potion",
        colonies=False,
    ),
    "hinterlands": golden(
        "Trader, Tunnel, Duchess, Fool's Gold, Scheme, Inn, Oasis, Noble Brigand, Nomad Camp, Highway",
        players=2,
        seed=27,
        turns=28,
        liked="Trader, Tunnel, Duchess, Fool's Gold, Scheme, Inn, Oasis, Noble Brigand, Nomad Camp, Highway, "
        "Gold, Province",
    ),
}


# --- a game as text ---


def count(labels: list[str] | tuple[str, ...]) -> str:
    """ "Copper x2, Estate": labels in order of appearance, each with its count."""
    return ", ".join(label if n == 1 else f"{label} x{n}" for label, n in Counter(labels).items()) or "nothing"


def told(event: Event) -> str:
    """An event in one line, with all its cards, and what others see of them if that is less."""
    words = [SEATS[event.seat] if event.seat >= 0 else "-", event.type]
    if event.cards:
        words.append(", ".join(event.cards))
    if event.shown != event.cards:
        words.append(f"(shown: {', '.join(event.shown) or 'nothing'})")
    if event.label:
        words.append(f'"{event.label}"')
    if event.amount:
        words.append(str(event.amount))
    if event.origin:
        words.append(f"({event.origin})")
    if event.to:
        words.append(f"-> {event.to}")
    if event.targets is not None:
        words.append(f"(affects {', '.join(SEATS[seat] for seat in event.targets) or 'nobody'})")
    return "  " * event.depth + " ".join(words)


def asked(decision: Decision) -> str:
    """A decision in one line, up to the answer."""
    least = str(decision.min) if decision.min == decision.max else f"{decision.min}..{decision.max}"
    offers = "any card" if decision.kind == "name" else count(decision.options)
    about = f" about {', '.join(decision.about)}" if decision.about else ""
    by = f" by {decision.source}" if decision.source else ""
    return f"? {SEATS[decision.player]} {decision.kind} {least} of {offers}{about}{by}: "


def transcript(setup: dict[str, Any], answers: Iterator[Any]) -> str:
    """The game with these answers (for each question: labels, numbers, or a function of the game), line by line."""
    game = demesne.new_game(**setup, log=True)
    assert game.log is not None
    lines = [f"{key}: {', '.join(value) if key == 'kingdom' else value}" for key, value in game.setup.to_dict().items()]
    lines.append("")
    done = 0
    while True:
        lines += [told(event) for event in game.log[done:]]
        done = len(game.log)
        if game.decision is None:
            break
        decision = game.decision
        line = asked(decision)
        answer = next(answers, None)
        if answer is None:
            lines.append(line + "(the answers end here)")
            return "\n".join(lines) + "\n"
        try:
            game.answer(answer(game) if callable(answer) else answer)
        except IllegalAnswer as error:
            lines.append(f"{line}{', '.join(answer)} REFUSED: {error}")
            return "\n".join(lines) + "\n"
        lines.append(line + (", ".join(decision.labels(game.past[-1])) or "nothing"))
    for player in game.players:
        points = ", ".join(f"{n} {name} {points:+}" for name, (n, points) in game.score_by_card(player).items())
        lines.append(
            f"= {SEATS[player.seat]} {game.score(player)} points in {player.turns} turns ({points or 'no cards'})"
        )
    lines.append(f"= won by {', '.join(SEATS[seat] for seat in game.winners())}")
    return "\n".join(lines) + "\n"


def read_setup(text: str) -> dict[str, Any]:
    """The set-up in the head of a golden."""
    head = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    return {
        "kingdom": head["kingdom"].split(", "),
        "players": int(head["players"]),
        "seed": int(head["seed"]),
        "bane": None if head["bane"] == "None" else head["bane"],
        **{option.name: head[option.name] == "True" for option in OPTIONS},
        "first": int(head["first"]),
        "turn_limit": int(head["turn_limit"]),
    }


def read_answers(text: str) -> list[list[str]]:
    """The answers in a golden."""
    found = [line.rsplit(": ", 1)[1] for line in text.splitlines() if line.startswith("? ")]
    return [[] if answer == "nothing" else answer.split(", ") for answer in found]


def played(game: dict[str, Any]) -> str:
    """A golden game, played by random players and written out."""
    dice = Dice("golden", game["setup"]["seed"])

    def player(game_now: Game) -> list[int]:
        return random_answer(game_now, dice, game["liked"])

    return transcript(game["setup"], iter(lambda: player, None))


# --- what a golden shows ---


def in_the_games() -> set[str]:
    """The cards of the golden games: their piles, what these bring, and what everyone starts with."""
    found = {name for name, kind in CARDS.items() if kind.set == "basic" or kind.is_shelter}
    for game in GAMES.values():
        piles = [*game["setup"]["kingdom"], game["setup"].get("bane", "Copper")]
        found.update(*((name, *CARDS[name].companions) for name in piles))
    return found | {name for name, kind in CARDS.items() if kind.pile in found}


def wanted() -> set[str]:
    """What the goldens must show: each of their cards doing what it is for, each kind of question."""
    found: set[str] = set()
    for name in in_the_games():
        kind = CARDS[name]
        if kind.heading:
            continue
        found.add(f"play {name}" if kind.is_action or kind.is_treasure else f"gain {name}")
        if kind.is_shelter:
            found.discard(f"gain {name}")
            found.add(f"clean-up {name}")
        if kind.is_reaction or kind.play_events:
            found.add(f"react {name}")
        if kind.acts_when_trashed:
            found.add(f"trash {name}")
        if kind.overpays:
            found.add(f"overpay {name}")
        if kind.becomes:
            found.add("become")
    return found | {f"? {kind}" for kind in KINDS}


def shown(text: str) -> set[str]:
    """What a golden shows, in the words of `wanted`."""
    found: set[str] = set()
    buying = ""
    for line in text.splitlines():
        words = line.split()
        if line.startswith("? "):
            found.add(f"? {words[2]}")
            continue
        if len(words) < 2 or words[0] not in (*SEATS, "-"):
            continue
        verb = words[1].removesuffix("-again")
        cards = line.strip()[len(words[0]) + len(words[1]) + 2 :].split(" (")[0].split(" -> ")[0].split(", ")
        if verb == "buy":
            buying = cards[0]
        found |= {f"{verb} {buying}"} if verb == "overpay" else {f"{verb} {card}" for card in cards} | {verb}
    return found


# --- the tests ---


def difference(old: str, new: str, name: str) -> str:
    """The first places where two texts differ, and what to do about it."""
    lines = list(
        difflib.unified_diff(old.splitlines(), new.splitlines(), "as written", "as played now", n=2, lineterm="")
    )
    return "\n".join([f"{name} plays differently now:", *lines[:40], f"If that is right: {WRITE}"])


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    text = (GOLDENS / f"{name}.txt").read_text("utf-8")
    setup = read_setup(text)
    assert GAMES[name]["setup"].items() <= setup.items(), f"the set-up has changed: {WRITE}"
    now = transcript(setup, iter(read_answers(text)))
    if now != text:
        pytest.fail(difference(text, now, name), pytrace=False)


def test_every_card_of_the_golden_games_is_shown() -> None:
    missing = wanted()
    for name in GAMES:
        missing -= shown((GOLDENS / f"{name}.txt").read_text("utf-8"))
    assert not missing, f"no golden shows: {', '.join(sorted(missing))}"


def test_the_folder_holds_the_goldens_alone() -> None:
    assert {path.name for path in GOLDENS.iterdir()} == {PRINTS.name, *(f"{name}.txt" for name in GAMES)}


# --- fingerprints: the same in any process, on any version ---


def fingerprints() -> str:
    """Other games with the set-ups of the goldens, and where each stands after every 40th answer and at its end."""
    lines = []
    for number, (name, golden_game) in enumerate(GAMES.items()):
        dice = Dice("fingerprint", name)
        setup = {**golden_game["setup"], "seed": name, "players": 2 + number % 5, "turn_limit": 25}
        game = demesne.new_game(**setup)
        marks = [fingerprint(game)]
        while game.decision is not None:
            game.choose(chosen(game, dice))
            if game.number % 40 == 0 or game.decision is None:
                marks.append(fingerprint(game))
        lines.append(f"{name}: {' '.join(marks)}")
    return "\n".join(lines) + "\n"


def chosen(game: Game, dice: Dice) -> list[int]:
    """A random answer that stays the same when a card is added to the catalogue: only cards of this game are named."""
    decision = game.decision
    assert decision is not None
    if decision.kind == "name":
        return [decision.options.index(dice.pick(game.setup.kingdom))]
    return random_answer(game, dice)


def test_fingerprints_are_those_of_every_machine() -> None:
    now = fingerprints()
    old = PRINTS.read_text("utf-8")
    assert now == old, f"games go another way than before. If that is right: {WRITE}"


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
@pytest.mark.slow
def test_fingerprints_in_another_process(hash_seed: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(source()), str(ROOT)])}
    program = "from tests.engine import test_goldens; print(test_goldens.fingerprints(), end='')"
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == PRINTS.read_text("utf-8")


def source() -> Path:
    """The folder from which this process imports the package: the sources, or a compiled build."""
    return Path(demesne.__file__).parent.parent


# --- writing ---


def write() -> None:
    """Play all games again and write them."""
    GOLDENS.mkdir(exist_ok=True)
    for path in GOLDENS.glob("*.txt"):
        path.unlink()
    missing = wanted()
    for name, game in GAMES.items():
        text = played(game)
        (GOLDENS / f"{name}.txt").write_text(text, "utf-8")
        news = missing & shown(text)
        missing -= news
        print(f"{name}: {len(text.splitlines())} lines, {len(text) // 1024} kB, {len(news)} things not shown before")
    PRINTS.write_text(fingerprints(), "utf-8")
    print("all shown" if not missing else f"not shown: {', '.join(sorted(missing))}")


def search(tries: int = 250) -> None:
    """Look for the seed of each game that shows most of what the games before it do not."""
    missing = wanted()
    for name, game in GAMES.items():
        best, news = game["setup"]["seed"], missing & shown(played(game))
        for seed in range(1, tries):
            game["setup"]["seed"] = seed
            found = missing & shown(played(game))
            if len(found) > len(news):
                best, news = seed, found
        missing -= news
        print(f"{name}: seed {best}, {len(news)} new; left {len(missing)}")
    print(f"not shown: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        write()
    elif sys.argv[1:] == ["--search"]:
        search()
    else:
        sys.exit(__doc__)

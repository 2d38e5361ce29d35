"""Write what the browser client knows about the game into a folder: `web_data.py FOLDER`.

Cards, kingdoms and rulings come from the package and the cases, so nothing is written twice. The icons that cards name
are picked from the game-icons package that npm installed.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from demesne import Game, new_game
from demesne.bots import make_bot
from demesne.cards import CARDS, TITLES
from demesne.conform.rulings import rulings
from demesne.engine.card import Kind
from demesne.engine.facts import ViewFacts
from demesne.engine.setup import is_basic
from demesne.kingdoms import RECOMMENDED, may_be_bane, random_kingdom, roles
from demesne.texts import LANGUAGES, Texts
from demesne.texts.files import Messages, slug
from demesne.texts.names import card_names
from tools.web_types import protocol, review, server

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
ICONS = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"

BONUSES = ("cards", "actions", "buys", "coins")

GENERIC = (
    ("Reaction", "checked-shield"),
    ("Attack", "crossed-swords"),
    ("Treasure", "coins"),
    ("Victory", "laurels"),
    ("Curse", "cursed-star"),
    ("Shelter", "hut"),
    ("Ruins", "ancient-ruins"),
    ("Action", "scroll-unfurled"),
)
"""The icon, by type, for a card that names none."""


def cards() -> list[dict[str, Any]]:
    """The printed facts of every card, in the order of the catalogue."""
    found = []
    for name, kind in CARDS.items():
        fact: dict[str, Any] = {
            "name": name,
            "slug": slug(name),
            "cost": kind.cost,
            "types": [part.lower() for part in kind.types],
            "set": kind.set,
            "names": {language: card_names(language)[name] for language in LANGUAGES},
        }
        if kind.kingdom:
            fact["kingdom"] = True
            fact["roles"] = list(roles(name))
            if may_be_bane(kind):
                fact["bane"] = True
            if kind.wants_bane:
                fact["wants_bane"] = True
        if kind.heading:
            fact["heading"] = True
        if kind.potions:
            fact["potions"] = kind.potions
        if kind.gives_potions:
            fact["gives_potions"] = kind.gives_potions
        if kind.overpays:
            fact["overpays"] = True
        if kind.is_treasure and type(kind).play is not Kind.play:
            fact["more"] = True
        if kind.laid:
            fact["laid"] = kind.laid
        if is_basic(kind):
            fact["basic"] = True
        lasting = [getattr(kind, f"next_{bonus}") for bonus in BONUSES]
        if any(lasting):
            fact["next"] = lasting
        if kind.pile:
            fact["pile"] = kind.pile
        for bonus in BONUSES:
            if getattr(kind, bonus):
                fact[bonus] = getattr(kind, bonus)
        found.append(fact)
    return found


def kingdoms() -> list[dict[str, Any]]:
    """The recommended kingdoms."""
    return [
        {
            "names": entry.names,
            "sets": list(entry.sets),
            "cards": list(entry.cards),
            "bane": entry.bane,
        }
        for entry in RECOMMENDED
    ]


def played() -> Iterator[tuple[Game, list[int]]]:
    """Games of bots on random kingdoms: each at every decision, with the answer that follows, and once more at the
    end.
    """
    for seed in range(40):
        kingdom = random_kingdom(seed=seed)
        game = new_game(kingdom.cards, 3, seed, kingdom.bane, kingdom.options, log=True, turn_limit=16)
        bots = [make_bot(level, f"{seed}/{seat}") for seat, level in enumerate(("random", "novice", "novice"))]
        while game.decision is not None:
            seat = game.decision.player
            picks = bots[seat].decide(game.view(seat))
            yield game, picks
            game.choose(picks)
        yield game, []


def speech() -> list[dict[str, Any]]:
    """Questions, answers and log lines in the package's words: the client's tests compare its own wording with them."""
    names = ["Ada", "Bo", "Cyd"]
    spoken = {language: Texts(language) for language in LANGUAGES}
    asked: dict[tuple[str, str | None, str], list[dict[str, Any]]] = {}
    told: dict[tuple[object, ...], list[dict[str, Any]]] = {}
    for game, picks in played():
        decision = game.decision
        if decision is not None:
            key = (decision.kind, decision.source, decision.event)
            if key not in asked:
                answer = [decision.options[pick] for pick in picks]
                asked[key] = [
                    {
                        "language": language,
                        "decision": decision.to_dict(),
                        "answer": answer,
                        "prompt": texts.prompt(decision, names),
                        "confirm": texts.confirm(decision, answer),
                        "labels": [texts.label(label, decision.kind, decision.source) for label in decision.options],
                    }
                    for language, texts in spoken.items()
                ]
            continue
        for event in game.view(0).events():
            kind = (event["type"], event.get("to"), event["seat"] == 0, event.get("count", 0), event.get("label"))
            if kind not in told:
                told[kind] = [
                    {"language": language, "event": event, "line": texts.log(event, names, 0)}
                    for language, texts in spoken.items()
                ]
    return [line for lines in (*asked.values(), *told.values()) for line in lines]


def habits() -> list[dict[str, Any]]:
    """What can be answered automatically: every occasion that the texts have words for, "side-habit-KIND-CARD".

    Free ones, where the shown card stays in hand, are `free` and come first; `needs` is what using a reaction brings.
    """
    found: list[dict[str, Any]] = []
    names = {slug(name): name for name in CARDS}
    for message in Messages("en"):
        if message.startswith("side-habit-"):
            kind, card = message.removeprefix("side-habit-").split("-", 1)
            fact = CARDS[names[card]]
            needs = {"needs": fact.reaction_gains} if kind == "react" and fact.reaction_gains else {}
            free = kind == "reveal" or (kind == "react" and fact.reaction_keeps)
            found.append({"kind": kind, "card": fact.name, "free": free, **needs})
    return sorted(found, key=lambda occasion: not occasion["free"])


def decisions() -> list[ViewFacts]:
    """Views of players who have to decide, one for each kind of question: the client's tests answer them."""
    found: dict[tuple[object, ...], ViewFacts] = {}
    for game, _ in played():
        decision = game.decision
        if decision is not None:
            key = (decision.kind, decision.source, decision.event, decision.step, *decision.zones[:1])
            if key not in found:
                found[key] = game.view(decision.player).to_dict()
    return list(found.values())


def generic(kind: Kind) -> str:
    """The icon for a card that names none."""
    return next(icon for type_, icon in GENERIC if type_ in kind.types)


def icons() -> dict[str, str]:
    """The icon of every card as a separate drawing, by file name: only those shown are fetched."""
    drawn = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    wanted = {name: kind.icon or generic(kind) for name, kind in CARDS.items()}
    unknown = [f'{name} ("{icon}")' for name, icon in wanted.items() if icon not in drawn]
    if unknown:
        raise SystemExit(f"game-icons has no such drawing: {', '.join(unknown)}")
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{}</svg>\n'
    return {f"{slug(name)}.svg": frame.format(drawn[icon]["body"]) for name, icon in wanted.items()}


def texts(language: str) -> str:
    """In Fluent, the titles of sets, and what the package says if a language has no text of its own for a card."""
    spoken, written = Texts(language), Messages(language)
    lines = [f"set-{slug(name)} = {title[language]}" for name, title in TITLES.items()]
    for name in CARDS:
        key = f"card-{slug(name)}"
        if any(part not in written for part in (key, f"{key}.text", f"{key}.short")):
            lines += [f"{key} = {spoken.card(name)}"]
            lines += [f"    .text = {spoken.card_text(name)}", f"    .short = {spoken.card_short(name)}"]
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write everything into the folder."""
    if len(arguments) != 1:
        print("usage: web_data.py FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    (folder / "icons").mkdir(parents=True, exist_ok=True)
    facts = {
        "cards.json": cards(),
        "kingdoms.json": kingdoms(),
        "rulings.json": rulings(ROOT / "conformance"),
        "speech.json": speech(),
        "decisions.json": decisions(),
        "habits.json": habits(),
        "project.json": {"version": tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]},
    }
    for name, data in facts.items():
        (folder / name).write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    (folder / "protocol.ts").write_text(protocol(), "utf-8")
    (folder / "review.ts").write_text(review(), "utf-8")
    (folder / "server.ts").write_text(server(), "utf-8")
    (folder / "texts").mkdir(exist_ok=True)
    for language in LANGUAGES:
        (folder / "texts" / f"{language}.ftl").write_text(texts(language), "utf-8")
    for name, drawing in icons().items():
        (folder / "icons" / name).write_text(drawing, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

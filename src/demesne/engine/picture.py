"""A table as text, for a prompt or a notebook: the plain data of a view in a few lines."""

from __future__ import annotations

from html import escape
from typing import Final

from demesne.engine.facts import NAMED, DecisionFacts, PileFacts, PlayerFacts, ViewFacts

FEW: Final = 30
"""How many different options are listed."""


def counted(names: list[str]) -> str:
    """Cards by name with their counts, in order of first appearance."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([name if n == 1 else f"{name} x{n}" for name, n in counts.items()]) or "nothing"


def asked(decision: DecisionFacts) -> str:
    """What a decision asks for."""
    least, most = decision["min"], decision["max"]
    count = str(least) if least == most else f"{least} to {most}"
    source = decision["source"]
    by = f" for {source}" if source else ""
    options = decision["options"]
    offers = counted(options) if len(set(options)) <= FEW else f"{len(options)} options, such as {counted(options[:3])}"
    return f"seat {decision['player']} decides{by}: {decision['kind']} {count} of {offers}"


def standing(facts: ViewFacts) -> str:
    """Where a game stands, in half a sentence."""
    turn = facts["turn"]
    if facts["over"]:
        return "the game is over"
    turns = facts["players"][turn["player"]]["turns"]
    return f"turn {turns} of seat {turn['player']}, {turn['phase']} phase"


def table(facts: ViewFacts, hands: dict[int, list[str]]) -> str:
    """A table in several lines. `hands` are those that are visible."""
    turn = facts["turn"]
    line = standing(facts)
    if not facts["over"]:
        line += f": Actions {turn['actions']}, Buys {turn['buys']}, coins {turn['coins']}"
        if "potions" in turn:
            line += f", Potions {turn['potions']}"
    lines = [line[0].upper() + line[1:]]
    lines += _wrapped("Supply", [_pile(pile) for pile in facts["supply"]])
    if facts["beside"]:
        lines += _wrapped("Beside", [_pile(pile) for pile in facts["beside"]])
    if facts["trash"]:
        lines += _wrapped("Trash", counted(facts["trash"]).split(", "))
    for player in facts["players"]:
        lines += _wrapped(f"Seat {player['seat']}", _seat(player, hands.get(player["seat"])), ";")
    decision = facts["decision"]
    if decision is not None:
        lines += _wrapped("Asked", asked(decision).split(", "))
    return "\n".join(lines)


def html(text: str) -> str:
    """A text picture for a notebook."""
    return f'<pre style="line-height: 1.3">{escape(text)}</pre>'


def _pile(pile: PileFacts) -> str:
    top = pile["top"]
    name = pile["pile"] if top is None or top == pile["pile"] else f"{pile['pile']} (top: {top})"
    return f"{name} {pile['count']}"


def _seat(player: PlayerFacts, hand: list[str] | None) -> list[str]:
    held = f"{player['hand']} cards" if hand is None else counted(hand)
    found = [f"hand: {held}", f"deck: {player['deck']}", f"discard pile: {player['discard_top'] or 'empty'}"]
    if player["in_play"]:
        found.append(f"in play: {counted(player['in_play'])}")
    if player["aside"]:
        found.append(f"set aside: {counted(player['aside'])}")
    if player["shown"]:
        found.append(f"shown: {counted(player['shown'])}")
    if "island" in player:
        found.append(f"{NAMED['island']}: {counted(player['island'])}")
    if player["tokens"]:
        found.append(f"coin tokens: {player['tokens']}")
    if "vp_tokens" in player:
        found.append(f"victory tokens: {player['vp_tokens']}")
    return found


def _wrapped(title: str, parts: list[str], between: str = ",") -> list[str]:
    """Parts after a title, in lines of at most 100 characters."""
    lines: list[str] = []
    line = f"{title + ':':8}"
    fresh = True
    for i in range(len(parts)):
        part = parts[i] if i + 1 == len(parts) else parts[i] + between
        if not fresh and len(line) + 1 + len(part) > 100:
            lines.append(line)
            line = " " * 8
            fresh = True
        line += part if fresh else " " + part
        fresh = False
    lines.append(line)
    return lines

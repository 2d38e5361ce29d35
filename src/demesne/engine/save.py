"""A game as text: its set-up and its answers, with a fingerprint of where it stood. Loading replays and verifies."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from demesne.engine.card import Kind
from demesne.engine.decision import Decision, IllegalAnswer
from demesne.engine.game import Game, deal
from demesne.engine.setup import BadSetup, make_setup

FORMAT: Final = "demesne-game"
VERSION: Final = 1
RULES: Final = 1
"""Raised whenever a change of the rules makes the same answers play differently."""


class BadSave(ValueError):
    """A text that is no saved game, one that does not replay to where it was saved, or a game that has no save."""


def fingerprint(game: Game) -> str:
    """A short text that is the same for two games only if they stand alike in every card, order and number."""
    players = [
        [
            [game.kind(card).name for card in zone]
            for zone in (
                player.hand,
                player.deck,
                player.discard,
                player.in_play,
                player.aside,
                player.limbo,
            )
        ]
        + [[str(player.tokens), str(player.turns), str(player.shuffles)]]
        for player in game.players
    ]
    state = [
        players,
        game.counts,
        [[kind.name for kind in stack] for stack in game.stacks],
        [card.kind.name for card in game.trash_pile],
        [
            game.active,
            game.step,
            game.actions,
            game.buys,
            game.coins,
            game.bought,
            game.number,
        ],
        None if game.decision is None else asked(game.decision),
    ]
    return blake2b(json.dumps(state).encode(), digest_size=8).hexdigest()


def asked(decision: Decision) -> dict[str, object]:
    """What the fingerprint holds of a decision: fixed, so that a field more makes no save unreadable."""
    facts = decision.to_dict()
    known = ("player", "kind", "source", "event", "step", "target", "about", "options", "min", "max", "ordered")
    return {key: facts[key] for key in known}


def save(game: Game) -> str:
    """The game as text: a heading, then one answer a line. A game that did not start with the deal raises BadSave."""
    if game.origin is not None:
        raise BadSave("a game that started from a position has no set-up to save")
    head = {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES,
        "setup": game.setup.to_dict(),
        "fingerprint": fingerprint(game),
    }
    lines = json.dumps(head, indent=2, ensure_ascii=False)[:-2]
    answers = ",\n".join("    " + json.dumps(list(labels), ensure_ascii=False) for labels in game.answers())
    return f'{lines},\n  "answers": [\n{answers}\n  ]\n}}\n' if answers else f'{lines},\n  "answers": []\n}}\n'


def load(catalogue: Mapping[str, Kind], text: str, log: bool = False) -> Game:
    """The game that was saved, at the same decision. A text that is not one raises BadSave and says why."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"not a saved game: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave(f'not a saved game: it has no "format": "{FORMAT}"')
    if data.get("version") != VERSION:
        raise BadSave(f"saved in version {data.get('version')!r} of the format; this program reads version {VERSION}")
    if data.get("rules") != RULES:
        raise BadSave(f"saved under version {data.get('rules')!r} of the rules; this program plays version {RULES}")
    setup = data.get("setup")
    answers = data.get("answers")
    if not isinstance(setup, dict) or not isinstance(answers, list):
        raise BadSave('a saved game has a "setup" and a list of "answers"')
    known = ("kingdom", "players", "seed", "bane", "shelters", "first", "turn_limit")
    for key in setup:
        if key not in known:
            raise BadSave(f"unknown key {key!r} in the set-up; known are {', '.join(known)}")
    try:
        game = deal(catalogue, make_setup(catalogue, **setup), log)
    except (BadSetup, TypeError) as error:
        raise BadSave(f"the set-up can't be dealt: {error}") from None
    for number, answer in enumerate(answers):
        if not isinstance(answer, list) or not all(isinstance(label, str) for label in answer):
            raise BadSave(f"answer {number + 1} is not a list of labels")
        try:
            game.answer(answer)
        except IllegalAnswer as error:
            raise BadSave(f"answer {number + 1} does not fit: {error}") from None
    if data.get("fingerprint") != fingerprint(game):
        raise BadSave("the answers replay to another position than the one that was saved")
    return game

"""A game as text: its set-up and its answers, with a fingerprint of where it stood. Loading replays and verifies."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from demesne.engine.card import Kind
from demesne.engine.decision import IllegalAnswer
from demesne.engine.game import Game, deal
from demesne.engine.setup import BadSetup, Setup, checked
from demesne.engine.state import STATE, plain

FORMAT: Final = "demesne-game"
VERSION: Final = 2
RULES: Final = 1
"""Raised whenever a change of the rules makes the same answers play differently."""
RULE: Final = "2-"
"""How every fingerprint made by the rule below begins. Those of version 0.1.0 are sixteen digits without it."""


class BadSave(ValueError):
    """A text that is not a saved game or does not replay to where it was saved, or a game that can't be saved.

    `key` names what is wrong and `number` counts what is affected, for messages in other languages.
    """

    def __init__(self, message: str, key: str = "other", number: int = 0) -> None:
        super().__init__(message)
        self.key = key
        self.number = number


def fingerprint(game: Game) -> str:
    """A short text that is the same for two games only if they agree in every card, order and number.

    It covers only the state, not what a question offers, and a field with its initial value leaves no trace. So neither
    a new card nor a new field changes the fingerprints of games that don't use them.
    """
    stands = plain(game, STATE)
    stands["phase"] = game.phase
    stands["number"] = game.number
    if game.decision is not None:
        stands["asked"] = [game.decision.player, game.decision.kind]
    text = json.dumps(_told(stands), sort_keys=True)
    return RULE + blake2b(text.encode(), digest_size=7).hexdigest()


def _told(value: object) -> object:
    """Plain data without the entries that say nothing."""
    if isinstance(value, dict):
        return {key: _told(entry) for key, entry in value.items() if entry}
    return [_told(entry) for entry in value] if isinstance(value, list) else value


def agrees(game: Game, stored: str) -> bool:
    """Whether a stored fingerprint belongs to a game that stands exactly like this one. One made by version 0.1.0 can't
    be compared: it covered what a question offers, and with it every card that existed then.
    """
    return not stored.startswith(RULE) or stored == fingerprint(game)


def save(game: Game) -> str:
    """The game as text: a heading, then one answer a line. Raises BadSave if the game did not start with the deal."""
    if game.origin is not None:
        raise BadSave("a game that started from a position has no set-up to save", "position")
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
    """The saved game, at the same decision. Raises BadSave, which says why, for a text that is not one."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"not a saved game: {error}", "no-game") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave(f'not a saved game: it has no "format": "{FORMAT}"', "no-game")
    version = data.get("version")
    if version is True or version not in (1, VERSION):
        raise BadSave(
            f"saved in version {version!r} of the format; this program reads versions 1 and {VERSION}", "version"
        )
    if data.get("rules") != RULES:
        raise BadSave(
            f"saved under version {data.get('rules')!r} of the rules; this program plays version {RULES}", "version"
        )
    setup = data.get("setup")
    answers = data.get("answers")
    if not isinstance(setup, dict) or not isinstance(answers, list):
        raise BadSave('a saved game has a "setup" and a list of "answers"', "no-game")
    try:
        game = deal(catalogue, checked(catalogue, Setup.from_dict(setup)), log)
    except BadSetup as error:
        raise BadSave(f"the set-up can't be dealt: {error}", "setup") from None
    for number, answer in enumerate(answers):
        if not isinstance(answer, list) or not all(isinstance(label, str) for label in answer):
            raise BadSave(f"answer {number + 1} is not a list of labels", "answer", number + 1)
        try:
            game.answer(answer)
        except IllegalAnswer as error:
            raise BadSave(f"answer {number + 1} does not fit: {error}", "answer", number + 1) from None
    if version == VERSION and data.get("fingerprint") != fingerprint(game):
        raise BadSave("the answers replay to another position than the one that was saved", "changed")
    return game

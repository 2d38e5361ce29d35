"""The fixed spaces: actions that stand for labels, and observations that are a view as one array."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from demesne.cards import CARDS
from demesne.engine.decision import DISCARDED, KINDS, Decision, card_of
from demesne.engine.game import PHASES
from demesne.engine.view import View

NAMES: Final = tuple(CARDS)
"""Every card and every heading of a mixed pile, in the order of the catalogue: the order of all arrays by card."""

CARD: Final = {name: number for number, name in enumerate(NAMES)}

SLOTS: Final = 256
"""How many options without a card's name can be distinguished in one decision: effects and amounts, in order."""

STOP: Final = 0
"""The action that ends an answer."""

_FIRST_CARD: Final = 1
_FIRST_DISCARDED: Final = _FIRST_CARD + len(NAMES)
_FIRST_SLOT: Final = _FIRST_DISCARDED + len(NAMES)

ACTIONS: Final = _FIRST_SLOT + SLOTS
"""How many actions there are, for every kingdom."""

KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}

LOWEST: Final = -10_000.0
HIGHEST: Final = 10_000.0

Array = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


def _slots(decision: Decision) -> list[str]:
    """The labels of a decision that name no card, in order of first appearance."""
    return list(dict.fromkeys(label for label in decision.options if card_of(label) not in CARD))


def action_of(decision: Decision, label: str) -> int | None:
    """The action that picks an option with this label; None if there is none for it."""
    if label in CARD:
        return _FIRST_CARD + CARD[label]
    if card_of(label) in CARD:
        return _FIRST_DISCARDED + CARD[card_of(label)]
    slots = _slots(decision)
    slot = slots.index(label) if label in slots else SLOTS
    return _FIRST_SLOT + slot if slot < SLOTS else None


def label_of(decision: Decision, action: int) -> str | None:
    """The label that an action picks in a decision; None for `STOP` and for one that the decision does not have."""
    if not STOP < action < ACTIONS:
        return None
    if action < _FIRST_DISCARDED:
        label = NAMES[action - _FIRST_CARD]
    elif action < _FIRST_SLOT:
        label = DISCARDED + NAMES[action - _FIRST_DISCARDED]
    else:
        slots = _slots(decision)
        if action - _FIRST_SLOT >= len(slots):
            return None
        label = slots[action - _FIRST_SLOT]
    return label if label in decision.options else None


class Layout:
    """Where each part of an observation lies: `layout["hand"]` is a slice, and `layout.fields` lists all parts.

    Players are counted from the observer: 0 is the observer, 1 the next player to the left.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.fields: dict[str, slice] = {}
        self.size = 0
        for name in ("hand", "own_deck", "native_village", "face_down", "possessed_hand"):
            self._add(name, len(NAMES))
        for name in ("pile", "top", "cost", "embargo", "trash", "bane"):
            self._add(name, len(NAMES))
        for player in range(players):
            for name in ("owned", "in_play", "staying", "aside", "shown", "island", "discard_top"):
                self._add(f"{name}_{player}", len(NAMES))
            self._add(f"player_{player}", len(PLAYER))
        self._add("turn", len(TURN))
        self._add("phase", len(PHASES))
        self._add("active", players)
        self._add("decider", players)
        self._add("next_player", players)
        self._add("extra_turn", len(NAMES))
        for name in ("options", "discard_options", "picked", "discard_picked", "about", "source"):
            self._add(name, len(NAMES))
        self._add("slot_options", SLOTS)
        self._add("slot_picked", SLOTS)
        self._add("decision", len(DECISION))
        self._add("kind", len(KINDS))
        self._add("target", players)
        self._add("owner", players)

    def _add(self, name: str, size: int) -> None:
        self.fields[name] = slice(self.size, self.size + size)
        self.size += size

    def __getitem__(self, name: str) -> slice:
        return self.fields[name]

    def observation_space(self) -> spaces.Dict:
        """What an environment with this layout shows."""
        return spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def encode(self, view: View, picked: Iterable[int]) -> Array:
        """What a view shows, and the options picked so far for the answer."""
        facts = view.to_dict()
        found = np.zeros(self.size, np.float32)
        me = view.seat or 0

        def count(name: str, cards: Iterable[str]) -> None:
            start = self.fields[name].start
            for card in cards:
                found[start + CARD[card]] += 1

        def number(name: str, cards: Mapping[str, int]) -> None:
            start = self.fields[name].start
            for card, n in cards.items():
                found[start + CARD[card]] = n

        def point(name: str, place: int) -> None:
            found[self.fields[name].start + place] = 1

        def relative(seat: int) -> int:
            return (seat - me) % self.players

        count("hand", facts["hand"])
        number("own_deck", view.own_deck())
        count("native_village", facts.get("native_village", ()))
        count("face_down", facts.get("face_down", ()))
        count("possessed_hand", facts.get("possessed_hand", ()))
        piles, prices, tops, tokens = [self.fields[name].start for name in ("pile", "cost", "top", "embargo")]
        for pile in (*facts["supply"], *facts["beside"]):
            place = CARD[pile["pile"]]
            found[piles + place] = pile["count"]
            found[prices + place] = pile["cost"]
            if pile["top"] is not None:
                found[tops + CARD[pile["top"]]] = 1
            if "tokens" in pile:
                found[tokens + place] = len(pile["tokens"])
        number("cost", facts["costs"])
        count("trash", facts["trash"])
        if facts["bane"] is not None:
            count("bane", (facts["bane"],))
        for player in facts["players"]:
            seat = player["seat"]
            place = relative(seat)
            number(f"owned_{place}", view.owned(seat))
            count(f"in_play_{place}", player["in_play"])
            count(f"staying_{place}", player.get("staying", ()))
            count(f"aside_{place}", player["aside"])
            count(f"shown_{place}", player["shown"])
            count(f"island_{place}", player.get("island", ()))
            if player["discard_top"] is not None:
                count(f"discard_top_{place}", (player["discard_top"],))
            known: dict[str, Any] = {**player, "points": view.points(seat)}
            found[self.fields[f"player_{place}"]] = [known.get(key, 0) for key in PLAYER]
        turn: dict[str, Any] = {
            **facts["turn"],
            "empty_piles": view.empty_piles,
            "piles_to_end": view.piles_to_end,
            "trade_route": facts.get("trade_route", 0),
            "over": facts["over"],
        }
        found[self.fields["turn"]] = [turn.get(key, 0) for key in TURN]
        point("phase", PHASE[facts["turn"]["phase"]])
        point("active", relative(facts["turn"]["player"]))
        point("decider", relative(facts["turn"].get("decider", facts["turn"]["player"])))
        if facts["next_player"] is not None:
            point("next_player", relative(facts["next_player"]))
        if facts["turn"].get("extra") in CARD:
            count("extra_turn", (facts["turn"]["extra"],))
        decision = view.decision
        if decision is not None:
            self._ask(found, decision, picked)
            point("kind", KIND[decision.kind])
            point("owner", relative(decision.owner))
            if decision.target is not None:
                point("target", relative(decision.target))
            count("about", [name for name in decision.about if name in CARD])
            if decision.source in CARD:
                count("source", (decision.source,))
        return found

    def _ask(self, found: Array, decision: Decision, picked: Iterable[int]) -> None:
        """The options of a decision, and those already picked."""
        slots = {label: number for number, label in enumerate(_slots(decision))}
        chosen = set(picked)
        for option, label in enumerate(decision.options):
            if label in CARD:
                name, place = "", CARD[label]
            elif card_of(label) in CARD:
                name, place = "discard_", CARD[card_of(label)]
            elif slots[label] < SLOTS:
                name, place = "slot_", slots[label]
            else:
                continue
            found[self.fields[f"{name}options"].start + place] += 1
            if option in chosen:
                found[self.fields[f"{name}picked"].start + place] += 1
        asked = (decision.min, decision.max, len(chosen), decision.step, decision.ordered)
        found[self.fields["decision"]] = asked


PLAYER: Final = (
    "points",
    "hand",
    "deck",
    "tokens",
    "turns",
    "vp_tokens",
    "pirate_tokens",
    "native_village",
    "face_down",
)
"""The numbers about each player, in their order."""

TURN: Final = ("actions", "buys", "coins", "potions", "empty_piles", "piles_to_end", "trade_route", "over")
"""The numbers about the turn and the table."""

DECISION: Final = ("min", "max", "picked", "step", "ordered")
"""The numbers about the decision."""

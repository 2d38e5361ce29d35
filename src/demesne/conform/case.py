"""A case as written in a file, checked word by word before anything runs."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from demesne.cards import CARDS
from demesne.engine.decision import KINDS
from demesne.engine.options import OPTIONS, Options
from demesne.engine.position import Position, Seat

SEATS: Final = "ABCDEF"

CASE_KEYS: Final = (
    "name",
    "source",
    "kingdom",
    "players",
    *(option.name for option in OPTIONS),
    "bane",
    "turn",
    "piles",
    "table",
    "script",
    "expect",
)
SEAT_ZONES: Final = ("hand", "deck", "discard", "play", "aside", "island", "native_village")
SEAT_NUMBERS: Final = ("tokens", "vp_tokens", "pirate")
TURN_KEYS: Final = ("player", "phase", "actions", "buys", "coins", "potions", "bought")
EXPECT_SEAT: Final = {
    "hand": "cards",
    "discard": "cards",
    "play": "cards",
    "aside": "cards",
    "island": "cards",
    "native_village": "cards",
    "deck": "cards",
    "owns": "cards",
    "discard_top": "card",
    "tokens": "number",
    "vp_tokens": "number",
    "pirate": "number",
    "vp": "number",
    "turns": "number",
    "hand_size": "number",
    "deck_size": "number",
}
EXPECT_TURN: Final = {
    "player": "seat",
    "phase": "text",
    "actions": "number",
    "buys": "number",
    "coins": "number",
    "potions": "number",
}
EXPECT_TABLE: Final = {
    "trash": "cards",
    "embargo": "piles",
    "route_piles": "cards",
    "route": "number",
    "over": "bool",
    "winners": "seats",
    "pending": "pending",
}


class BadCase(ValueError):
    """A case that does not follow the format. The message says which word is wrong."""


class Case:
    """One case, checked: a set-up or a position, the steps, and what is expected at the end."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.name = _text(data, "name")
        self.source = _text(data, "source") if "source" in data else ""
        self.kingdom = _cards(data.get("kingdom", []), "kingdom")
        self.players = _number(data.get("players", 2), "players")
        self.options = Options([_bool(data.get(option.name, False), option.name) for option in OPTIONS])
        self.bane = _card(data["bane"], "bane") if "bane" in data else None
        if not 2 <= self.players <= 6:
            raise BadCase(f"players = {self.players}: it must be 2 to 6")
        self.seats = SEATS[: self.players]
        _known(data, (*CASE_KEYS, *self.seats), "the case")
        given = [seat for seat in self.seats if seat in data]
        seats = [_seat(data.get(seat, {}), seat) for seat in self.seats]
        turn = _table(data.get("turn", {}), "turn")
        _known(turn, TURN_KEYS, "turn")
        phase = turn.get("phase", "action")
        if phase not in ("action", "buy"):
            raise BadCase(f'turn.phase = {phase!r}: it must be "action" or "buy"')
        table = _table(data.get("table", {}), "table")
        _known(table, ("trash", "embargo", "route_piles", "route"), "table")
        self.position = Position(
            seats,
            player=self.seat(turn.get("player", "A")),
            phase=phase,
            actions=_number(turn.get("actions", 1), "turn.actions"),
            buys=_number(turn.get("buys", 1), "turn.buys"),
            coins=_number(turn.get("coins", 0), "turn.coins"),
            bought=_bool(turn.get("bought", False), "turn.bought"),
            potions=_number(turn.get("potions", 0), "turn.potions"),
            embargo=_embargo(table.get("embargo", {}), "table.embargo"),
            route_piles=_cards(table["route_piles"], "table.route_piles") if "route_piles" in table else None,
            route=_number(table.get("route", 0), "table.route"),
            piles=_piles(data.get("piles", {})),
            trash=_cards(table.get("trash", []), "table.trash"),
        )
        self.dealt = not given
        if self.dealt and ("turn" in data or "table" in data):
            raise BadCase("turn and table go with a seat: give at least [case.A]")
        script = _table(data.get("script", {}), "script")
        _known(script, ("steps",), "script")
        self.steps: list[list[Any]] = [self._step(step) for step in script.get("steps", [])]
        self.expect = self._expectations(data.get("expect", {}), "expect")

    def seat(self, letter: Any) -> int:
        """The number of a seat that exists in this case."""
        if not isinstance(letter, str) or len(letter) != 1 or letter not in self.seats:
            raise BadCase(f"unknown seat {letter!r}: this case has {', '.join(self.seats)}")
        return self.seats.index(letter)

    def _step(self, step: Any) -> list[Any]:
        if not isinstance(step, list) or len(step) < 2:
            raise BadCase(f"step {step!r} is not a list of a seat, a kind and labels")
        if step[0] == "expect":
            if len(step) != 2:
                raise BadCase(f"step {step!r}: expect takes one table")
            return ["expect", self._expectations(step[1], "expect")]
        self.seat(step[0])
        words = step[1:]
        if words[0] in ("asked", "refused"):
            words = words[1:]
        if not words or words[0] not in KINDS:
            raise BadCase(f"unknown kind {words[0] if words else ''!r} in step {step!r}; known are {', '.join(KINDS)}")
        if not all(isinstance(label, str) for label in words):
            raise BadCase(f"step {step!r}: labels are texts")
        return step

    def _expectations(self, data: Any, where: str) -> dict[str, dict[str, Any]]:
        expected = _table(data, where)
        _known(expected, (*self.seats, "turn", "piles", "table"), where)
        for part, values in expected.items():
            _table(values, f"{where}.{part}")
            if part == "piles":
                _piles(values, none=True)
                continue
            shapes = EXPECT_TURN if part == "turn" else EXPECT_TABLE if part == "table" else EXPECT_SEAT
            _known(values, tuple(shapes), f"{where}.{part}")
            for key, value in values.items():
                self._shape(shapes[key], value, f"{where}.{part}.{key}")
        return {part: dict(values) for part, values in expected.items()}

    def _shape(self, shape: str, value: Any, where: str) -> None:
        if shape == "cards":
            _cards(value, where)
        elif shape == "card":
            _card(value, where)
        elif shape == "number":
            _number(value, where, negative=True)
        elif shape == "bool":
            _bool(value, where)
        elif shape == "piles":
            _embargo(value, where)
        elif shape == "seat":
            self.seat(value)
        elif shape == "seats":
            for letter in value if isinstance(value, list) else [value]:
                self.seat(letter)
        elif shape == "pending":
            if not isinstance(value, list) or len(value) != 2 or value[1] not in KINDS:
                raise BadCase(f"{where} = {value!r}: it is a seat and one of {', '.join(KINDS)}")
            self.seat(value[0])
        elif not isinstance(value, str):
            raise BadCase(f"{where} = {value!r} is not a text")


def read_cases(path: Path) -> list[tuple[str, Case | BadCase]]:
    """The cases of a file with their names; a malformed one appears as the error that says why."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return [(path.name, BadCase(f"can't be read: {error}"))]
    unknown = [key for key in data if key != "case"]
    entries = data.get("case", [])
    if unknown or not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return [
            (path.name, BadCase(f"unknown key {unknown[0] if unknown else 'case'!r}: a file holds [[case]] tables"))
        ]
    found: list[tuple[str, Case | BadCase]] = []
    for number, entry in enumerate(entries, 1):
        name = str(entry.get("name", f"case {number}"))
        try:
            found.append((name, Case(entry)))
        except BadCase as error:
            found.append((name, error))
    return found


def _known(data: Mapping[str, Any], keys: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in keys:
            raise BadCase(f"unknown key {key!r} in {where}; known are {', '.join(keys)}")


def _table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadCase(f"{where} = {value!r} is not a table")
    return value


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not value:
        raise BadCase(f"{key} is missing or not a text")
    return value


def _number(value: Any, where: str, negative: bool = False) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or (value < 0 and not negative):
        raise BadCase(f"{where} = {value!r} is not a number")
    return value


def _bool(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadCase(f"{where} = {value!r} is not true or false")
    return value


def _card(value: Any, where: str) -> str:
    if not isinstance(value, str) or value not in CARDS:
        raise BadCase(f"unknown card {value!r} in {where}")
    return value


def _cards(value: Any, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise BadCase(f"{where} = {value!r} is not a list of cards")
    return tuple(_card(name, where) for name in value)


def _seat(data: Any, letter: str) -> Seat:
    values = _table(data, letter)
    _known(values, (*SEAT_ZONES, *SEAT_NUMBERS), letter)
    zones = {zone: _zone(values, letter, zone) for zone in SEAT_ZONES}
    numbers = {key: _number(values.get(key, 0), f"{letter}.{key}") for key in SEAT_NUMBERS}
    shape: dict[str, Any] = {**zones, **numbers}
    return Seat(**shape)


def _embargo(data: Any, where: str) -> dict[str, int]:
    """How many tokens lie on each pile."""
    return {_card(name, where): _number(value, f"{where}.{name}") for name, value in _table(data, where).items()}


def _zone(values: Mapping[str, Any], letter: str, zone: str) -> tuple[str, ...]:
    cards = _cards(values.get(zone, []), f"{letter}.{zone}")
    for name in cards:
        if CARDS[name].heading:
            raise BadCase(f"{name} in {letter}.{zone} is a pile, not a card")
    return cards


def _piles(data: Any, none: bool = False) -> dict[str, int | tuple[str, ...]]:
    found: dict[str, int | tuple[str, ...]] = {}
    for name, value in _table(data, "piles").items():
        _card(name, "piles")
        if isinstance(value, list):
            if not CARDS[name].heading:
                raise BadCase(f"piles.{name} is not a mixed pile: it takes a number")
            found[name] = _cards(value, f"piles.{name}")
        elif value != "none" or not none:
            found[name] = _number(value, f"piles.{name}")
    return found

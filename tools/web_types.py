"""The browser client's types for the engine's data, as TypeScript: generated from the engine's lists and plain data.

The server's own messages are typed by hand in web/src/game/protocol.ts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from demesne.engine import facts
from demesne.engine.decision import AMOUNTS, KINDS, ZONES
from demesne.engine.game import PHASES
from demesne.engine.log import EVENTS
from demesne.engine.options import OPTIONS
from demesne.engine.result import REASONS
from demesne.review import facts as review_facts

RENAMED = {"EventFacts": "GameEvent"}
"""`Event` is the browser's own."""


def protocol() -> str:
    """The whole file."""
    lists: dict[str, Mapping[str, str]] = {
        "Kind": KINDS,
        "Zone": {**ZONES, "": "not on the table under this name"},
        "Place": {**ZONES, "deck": "on the owner's deck", "passed": "on the way to another player"},
        "EventType": {name: kind.meaning for name, kind in EVENTS.items()},
        "Phase": PHASES,
        "Reason": REASONS,
    }
    shapes = [shape for shape in vars(facts).values() if is_typeddict(shape)]
    parts = ["/** Made by tools/web_types.py from what the engine lists: docs/protocol.md. */"]
    parts += [_union(name, words) for name, words in lists.items()]
    parts += [_interface(shape) for shape in shapes]
    parts.append(_options([option.name for option in OPTIONS]))
    parts.append(f"/** Kinds of decisions with amounts as options. */\nexport const AMOUNTS: Kind[] = {_list(AMOUNTS)}")
    parts.append(_named(facts.NAMED))
    parts.append(_goes({name: kind.to for name, kind in EVENTS.items() if kind.to}))
    return "\n\n".join(parts) + "\n"


def review() -> str:
    """The file with the types of a review."""
    shapes = [shape for shape in vars(review_facts).values() if is_typeddict(shape)]
    parts = ["/** Made by tools/web_types.py from what a review says: docs/review.md. */"]
    parts.append(_union("Verdict", review_facts.VERDICTS))
    parts += [_interface(shape) for shape in shapes]
    return "\n\n".join(parts) + "\n"


def _union(name: str, words: Mapping[str, str]) -> str:
    lines = [f"  /** {meaning[0].upper()}{meaning[1:]}. */\n  | {_quoted(word)}" for word, meaning in words.items()]
    return "\n".join([f"export type {name} =", *lines])


def _options(names: Iterable[str]) -> str:
    """The options of a set-up: null is left to the rules."""
    return f"""export const OPTIONS = {_list(names)} as const
export type Option = (typeof OPTIONS)[number]
export type Options = Record<Option, boolean | null>"""


def _named(cards: Mapping[str, str]) -> str:
    lines = [f"  {zone}: {_quoted(card)}," for zone, card in cards.items()]
    head = "/** The cards after which mats and tokens are named. */"
    return "\n".join([head, "export const NAMED = {", *lines, "} as const"])


def _goes(zones: Mapping[str, str]) -> str:
    """Where the cards of an event go, for the kinds that always move them to the same zone."""
    lines = [f"  {_quoted(name)}: {_quoted(zone)}," for name, zone in zones.items()]
    head = "/** Where the cards of an event go that does not say it itself. */"
    return "\n".join([head, "export const GOES: Partial<Record<EventType, Place>> = {", *lines, "}"])


def _list(words: Iterable[str]) -> str:
    return f"[{', '.join(map(_quoted, words))}]"


def _quoted(word: str) -> str:
    return f"'{word}'"


def _interface(shape: type) -> str:
    lines = [f"export interface {_name(shape)} {{"]
    for field, hint in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        lines.append(f"  {field}{'?' if optional else ''}: {_type(get_args(hint)[0] if optional else hint)}")
    return "\n".join([*lines, "}"])


def _name(shape: type) -> str:
    return RENAMED.get(shape.__name__, shape.__name__.removesuffix("Facts"))


PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return _name(hint)
    if get_origin(hint) is Annotated:
        return str(hint.__metadata__[0])
    arguments = [_type(argument) for argument in get_args(hint)]
    if get_origin(hint) is list:
        return f"{arguments[0]}[]"
    if get_origin(hint) is dict:
        return f"Record<{', '.join(arguments)}>"
    if get_origin(hint) in (UnionType, Union):
        return " | ".join(_unique(arguments))
    raise TypeError(f"no TypeScript for {hint!r}")


def _unique(types: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(types))

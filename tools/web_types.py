"""The browser client's types, as TypeScript: generated from the engine's lists and plain data, from what a review
says, and from the types of the server's protocol.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Raw, Struct, UnsetType
from msgspec.structs import fields

from demesne.engine import facts
from demesne.engine.decision import AMOUNTS, KINDS, ZONES
from demesne.engine.game import PHASES
from demesne.engine.log import EVENTS
from demesne.engine.options import OPTIONS
from demesne.engine.result import REASONS
from demesne.lab_service import messages as lab_messages
from demesne.review import facts as review_facts
from demesne.server.wire import bodies, general, kingdoms, lab, reviews, socket, stories, tables

RENAMED = {"EventFacts": "GameEvent"}
"""`Event` is the browser's own."""

LAB_ANSWERS = (
    lab_messages.CardQuestions,
    lab_messages.Checked,
    lab_messages.Written,
    lab_messages.PlanText,
    lab_messages.WouldHaveWon,
)
"""What the lab's service answers itself; the rest of what it says stays between it and the server."""


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


def server() -> str:
    """The file with the types of the server's protocol. What has a default may be left out of a request."""
    wire = [found for module in (bodies, general, kingdoms, stories, tables, socket, reviews) for found in _own(module)]
    wire += [*lab_messages.Asked.__subclasses__(), *LAB_ANSWERS, *_own(lab)]
    shapes = dict.fromkeys(part for shape in wire for part in _structs(shape))
    parts = [struct(shape) for shape in shapes]
    parts.append(f"/** What a client sends to a table. */\nexport type Incoming = {_type(socket.Incoming)}")
    parts.append(f"/** What a table sends to a client. */\nexport type Outgoing = {_type(socket.Outgoing)}")
    return "\n\n".join([_SERVER_HEAD, *parts]) + "\n"


_SERVER_HEAD = """/** Made by tools/web_types.py from the types of the protocol: docs/server-protocol.md. */

import type { Decision, GameEvent, Option, Reason, View } from './protocol'
import type { Hint, Review } from './review'

/** A request that the server sends back: nothing is left out. */
export type Whole<T> = T extends object ? { [K in keyof T]-?: Whole<T[K]> } : T"""


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


def _own(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module defines, without those that others are built on."""
    found = [shape for shape in vars(module).values() if _is_struct(shape) and shape.__module__ == module.__name__]
    return [shape for shape in found if not shape.__subclasses__()]


def _structs(hint: Any) -> Iterator[type[Struct]]:
    """All structs in a type, each after those in it."""
    inner = [field.type for field in fields(hint)] if _is_struct(hint) else get_args(hint)
    for part in inner:
        yield from _structs(part)
    if _is_struct(hint):
        yield hint


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


def _is_request(shape: type[Struct]) -> bool:
    return shape.__struct_config__.forbid_unknown_fields


def struct(shape: type[Struct]) -> str:
    """The interface of a struct."""
    request, config = _is_request(shape), shape.__struct_config__
    lines = [f"/** {_line(shape.__doc__ or '')} */", f"export interface {_name(shape)} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {_quoted(str(config.tag))}")
    notes = _notes(shape)
    for field in fields(shape):
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        optional = UnsetType in get_args(field.type) or (request and not field.required)
        lines.append(f"  {field.name}{'?' if optional else ''}: {_type(field.type, not request)}")
    return "\n".join([*lines, "}"])


def _notes(shape: type[Struct]) -> dict[str, str]:
    """What is written below the fields of a struct."""
    body = ast.parse(inspect.getsource(shape)).body[0].body  # type: ignore[attr-defined]
    found = {}
    for statement, note in pairwise(body):
        match statement, note:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                found[name] = _line(text)
    return found


def _line(text: str) -> str:
    return " ".join(text.split())


def _name(shape: type) -> str:
    return RENAMED.get(shape.__name__, shape.__name__.removesuffix("Facts"))


PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    Raw: "unknown",
}


def _type(hint: Any, whole: bool = False) -> str:
    """A type; if `whole`, requests in it are given back and have all their fields."""
    if hint in PLAIN:
        return PLAIN[hint]
    if _is_struct(hint):
        return f"Whole<{_name(hint)}>" if whole and _is_request(hint) else _name(hint)
    if is_typeddict(hint):
        return _name(hint)
    origin = get_origin(hint)
    if origin is Literal:
        return " | ".join(map(_quoted, get_args(hint)))
    if origin is Annotated:
        name = hint.__metadata__[0]
        return name if isinstance(name, str) else _type(get_args(hint)[0], whole)
    arguments = [_type(argument, whole) for argument in get_args(hint) if argument is not UnsetType]
    if origin is list:
        return f"({arguments[0]})[]" if "|" in arguments[0] else f"{arguments[0]}[]"
    if origin is tuple:
        return f"[{', '.join(arguments)}]"
    if origin is dict:
        return f"Record<{', '.join(arguments)}>"
    if origin in (UnionType, Union):
        return " | ".join(_unique(arguments))
    raise TypeError(f"no TypeScript for {hint!r}")


def _unique(types: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(types))

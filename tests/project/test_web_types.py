"""The browser client's types are made from those of the protocol."""

from __future__ import annotations

import inspect
import re
from typing import Any, get_args

import pytest
from msgspec import UNSET, Struct, UnsetType

from demesne.server.endpoints import ENDPOINTS
from tools import web_types

SERVER = web_types.server()


def structs_in(hint: Any) -> list[type[Struct]]:
    if inspect.isclass(hint) and issubclass(hint, Struct):
        return [hint]
    return [found for part in get_args(hint) for found in structs_in(part)]


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_every_request_and_every_answer_has_a_type(endpoint: Any) -> None:
    for shape in structs_in(endpoint.reply) + structs_in(endpoint.body):
        assert f"\nexport interface {shape.__name__} {{\n" in SERVER


def test_no_type_is_there_twice_or_missing() -> None:
    defined = re.findall(r"^export (?:interface|type) (\w+)", SERVER, re.MULTILINE)
    assert len(defined) == len(set(defined))
    imported = " ".join(re.findall(r"^import type \{ (.*) \}", SERVER, re.MULTILINE)).replace(",", "").split()
    code = re.sub(r"/\*\*.*?\*/|'[^']*'", "", SERVER)
    used = set(re.findall(r"\b[A-Z]\w+", code)) - {"Record", "T", "K"}
    assert used == {*defined, *imported}


class Part(Struct, forbid_unknown_fields=True):
    """A part
    of it.
    """

    name: str
    size: int = 1
    """How large it is."""


class Whole(Struct, tag_field="type", tag="whole"):
    """All of it."""

    parts: list[Part]
    seen: bool | UnsetType = UNSET


def test_a_request_may_leave_out_defaults_and_an_answer_only_what_is_unset() -> None:
    assert web_types.struct(Part) == (
        "/** A part of it. */\nexport interface Part {\n  name: string\n  /** How large it is. */\n  size?: number\n}"
    )
    assert web_types.struct(Whole) == (
        "/** All of it. */\nexport interface Whole {\n  type: 'whole'\n  parts: Whole<Part>[]\n  seen?: boolean\n}"
    )

"""Looking through plain data."""

from __future__ import annotations

from collections.abc import Iterator


def within(data: object) -> Iterator[object]:
    """Plain data and everything in it, however deep."""
    yield data
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for part in parts:
        yield from within(part)


def keys(data: object) -> Iterator[str]:
    """Every key in plain data."""
    for part in within(data):
        if isinstance(part, dict):
            yield from part

"""What the command line says about itself: Fluent files beside this module. All other texts are in `demesne.texts`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from demesne.texts import Texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Words(Texts):
    """The texts of one language together with those of the command line."""

    def say(self, key: str, **facts: str | int) -> str:
        """A message of the command line ("needs") or its longer part ("help-card.more"), with its facts filled in."""
        entry, _, attribute = key.partition(".")
        bundle = _bundle(self.language)
        message = bundle.get_message(entry)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{key} ({self.language}): {errors[0]!r}")
        return str(text)


def path(language: str) -> Path:
    """Where the messages of a language are."""
    return Path(__file__).parent / f"{language}.ftl"


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks are for languages written from right to left, and terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path(language).read_text(encoding="utf-8")))
    return bundle

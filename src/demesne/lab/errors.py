"""Errors in requests to the lab."""

from __future__ import annotations

from demesne.bots import BotError
from demesne.texts import Texts


class LabError(ValueError):
    """A request that the lab can't meet: `key` is the message that says why, `facts` are its arguments.

    As a text it is in English; `say` has it in any language.
    """

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(Texts("en").message(key, **facts))
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        # Errors come back from workers, and pickle rebuilds an exception from its text unless told otherwise.
        return _remade, (self.key, self.facts)

    def say(self, texts: Texts) -> str:
        """The message in a language."""
        return texts.message(self.key, **self.facts)


def failed_bot(error: BotError, game: int, seed: int | str) -> LabError:
    """The error that says which bot failed in which game, and at which decision."""
    facts = {"name": error.name, "reason": error.reason, "asked": error.asked}
    return LabError("lab-bot-failed", game=game, seed=str(seed), **facts)


def _remade(key: str, facts: dict[str, str | int]) -> LabError:
    return LabError(key, **facts)

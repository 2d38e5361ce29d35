"""What can go wrong in the lab through nobody's fault but the asker's."""

from __future__ import annotations

from demesne.texts import Texts


class LabError(ValueError):
    """A request that the lab cannot meet: `key` is the message that says why, `facts` what it is about.

    As a text it is in English; `say` has it in any language.
    """

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(Texts("en").message(key, **facts))
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        # Errors travel from workers, and an exception is made again from its text unless it says otherwise.
        return _remade, (self.key, self.facts)

    def say(self, texts: Texts) -> str:
        """The message in a language."""
        return texts.message(self.key, **self.facts)


def _remade(key: str, facts: dict[str, str | int]) -> LabError:
    return LabError(key, **facts)

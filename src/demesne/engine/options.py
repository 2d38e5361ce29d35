"""What players may decide about a set-up beyond its cards. Each option is declared here, once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from demesne.engine.card import Kind


class Option:
    """Something a game can have or not. Left to the rules, games have it in proportion to the kingdom cards from its
    `set`. The number drawn for it is divided by `draw`, so that options are independent of each other.
    """

    __slots__ = ("draw", "name", "set")

    def __init__(self, name: str, set_: str, draw: int) -> None:
        self.name = name
        self.set = set_
        self.draw = draw

    def share(self, piles: Sequence[Kind]) -> int:
        """In how many games, out of as many as there are kingdom piles, the rules include it."""
        return sum([kind.set == self.set for kind in piles])


OPTIONS: Final = (Option("shelters", "dark_ages", 720), Option("colonies", "prosperity", 720 * 5040))
"""Every option, in the order of kingdom codes: new ones are added at the end."""


class BadSetup(ValueError):
    """A set-up that no game can have. The message says what is wrong and what is allowed."""


class Options:
    """For each option whether a game has it; None if that is left to the rules. It never changes."""

    __slots__ = ("values",)

    def __init__(self, values: Sequence[bool | None] = ()) -> None:
        """In the order of `OPTIONS`; missing ones are left to the rules."""
        self.values: tuple[bool | None, ...] = (*values, *([None] * (len(OPTIONS) - len(values))))

    @classmethod
    def of(cls, chosen: Mapping[str, object]) -> Options:
        """The options chosen by name. Raises BadSetup, which says what is allowed."""
        names = [option.name for option in OPTIONS]
        for name, value in chosen.items():
            if name not in names:
                raise BadSetup(f"there is no option {name!r} of a set-up; there are {', '.join(names)}")
            if value is not None and not isinstance(value, bool):
                raise BadSetup(f"{name} {value!r}: it must be true, false, or null to leave it to the rules")
        values = [chosen.get(name) for name in names]
        return Options([value if isinstance(value, bool) else None for value in values])

    def __getitem__(self, name: str) -> bool | None:
        for i in range(len(OPTIONS)):
            if OPTIONS[i].name == name:
                return self.values[i]
        raise KeyError(name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.values)

    def __repr__(self) -> str:
        return f"<options {self.to_dict()}>"

    def __reduce__(self) -> tuple[Callable[[Sequence[bool | None]], Options], tuple[tuple[bool | None, ...]]]:
        return Options, (self.values,)

    def to_dict(self) -> dict[str, bool | None]:
        """By name, as plain data."""
        return {option.name: value for option, value in zip(OPTIONS, self.values, strict=True)}

    def or_else(self, others: Options) -> Options:
        """These, with the open ones filled in from the others."""
        if others.values == OPEN.values:
            return self
        pairs = zip(self.values, others.values, strict=True)
        return Options([other if value is None else value for value, other in pairs])

    def where_not(self, others: Options) -> Options:
        """These where they differ from the others; the rest is left open."""
        pairs = zip(self.values, others.values, strict=True)
        return Options([None if value == other else value for value, other in pairs])

    def decided(self, shares: Sequence[int], piles: int, number: int) -> Options:
        """These, with the open ones decided as the rules say: each option applies to this many of the piles, and the
        number draws one of them.
        """
        if None not in self.values:
            return self
        if self is OPEN and not any(shares):
            return NONE
        found: list[bool | None] = []
        for option, value, share in zip(OPTIONS, self.values, shares, strict=True):
            drawn = share > 0 and number // option.draw % piles < share
            found.append(drawn if value is None else value)
        return Options(found)


OPEN: Final = Options()
"""Everything is left to the rules."""
NONE: Final = Options([False] * len(OPTIONS))
"""The plain game."""

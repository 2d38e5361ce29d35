"""What is sent about kingdoms, including the kingdom of the day."""

from __future__ import annotations

from msgspec import Struct

from demesne.server.wire.fields import OptionName, WithOptions


class KingdomInfo(WithOptions, forbid_unknown_fields=False):
    """A kingdom. An option is null if the rule decides, in `chances[option][0]` of `chances[option][1]` games.
    `shelter_chance` is what version 0.1.0 said.
    """

    name: str | None
    names: dict[str, str] | None
    cards: list[str]
    bane: str | None
    chances: dict[OptionName, tuple[int, int]]
    shelter_chance: tuple[int, int]
    extra_piles: list[str]
    start_tokens: int
    code: str


class DrawnKingdom(Struct):
    """A kingdom, and its constraints in words."""

    kingdom: KingdomInfo
    why: str | None = None


class Today(Struct):
    """The kingdom of a day (UTC), and the seed with which it is the same game for everybody."""

    date: str
    seed: str
    kingdom: KingdomInfo


class DayResult(Struct):
    """How somebody's first game with the kingdom of the day ended."""

    name: str
    table: str
    points: int
    turns: int
    won: bool
    opponents: list[str]
    """The levels of bots, the names of people."""
    hints: int
    """How many hints were given."""


class DayResults(Struct):
    """The results of this server's players with the kingdom of the day, the best first."""

    date: str
    results: list[DayResult]

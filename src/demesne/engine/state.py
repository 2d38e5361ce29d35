"""The state of a game, listed once.

Forks copy these fields, fingerprints print them, tests compare them and search them for leaks. `Player.fork`,
`Player.owned` and `Game.snapshot` name them one by one, because they must be fast; a test holds them to these lists,
and fails for a field that is in none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from demesne.engine.card import Card, Kind
from demesne.engine.decision import Decision
from demesne.engine.extras import ExtraTurn, GameExtras, Lasting, Passed, PlayerExtras
from demesne.engine.player import Player

if TYPE_CHECKING:
    from demesne.engine.game import Game

FIXED: Final = "fixed"
"""Given from outside and never changed by the game: copies share it."""
STATE: Final = "state"
"""Where the game stands: copied, compared and printed."""
DERIVED: Final = "derived"
"""Follows from the state and from the answers: copied and compared."""
CACHE: Final = "cache"
"""Kept because that is quicker than asking again: a copy may share it or start without it."""
OWN: Final = "own"
"""Belongs to one object: a running effect, a log. A copy starts without it."""

BY_ALL: Final = "all"
BY_OWNER: Final = "owner"
"""Seen by the owner, and by a player who decides for the owner this turn."""
FACE_DOWN: Final = "face down"
"""Seen by the owner alone, whoever decides."""
BY_NOBODY: Final = "nobody"
THE_TOP: Final = "top"
"""Everybody sees the last card; nobody sees the others unless their owner looks through them."""
UNLESS_HIDDEN: Final = "unless hidden"
"""Seen by all, or by the owner alone while the player's `hidden` says so."""


class Field:
    """One attribute of a Player or a Game; for a zone of cards, `seen` says who sees what lies there."""

    __slots__ = ("name", "part", "seen")

    def __init__(self, name: str, part: str, seen: str = "") -> None:
        self.name = name
        self.part = part
        self.seen = seen


PLAYER: Final = (
    Field("seat", FIXED),
    Field("key", FIXED),
    Field("decider", DERIVED),
    Field("hand", STATE, BY_OWNER),
    Field("deck", STATE, BY_NOBODY),
    Field("discard", STATE, THE_TOP),
    Field("in_play", STATE, BY_ALL),
    Field("aside", STATE, BY_ALL),
    Field("limbo", STATE, UNLESS_HIDDEN),
    Field("hidden", DERIVED),
    Field("tokens", STATE),
    Field("turns", STATE),
    Field("shuffles", STATE),
    Field("extras", STATE),
    Field("has_actions", DERIVED),
    Field("lays_all", FIXED),
    Field("guide", OWN),
    Field("tally", CACHE),
    Field("in_order", CACHE),
    Field("census", CACHE),
)

GAME: Final = (
    Field("table", FIXED),
    Field("setup", FIXED),
    Field("origin", FIXED),
    Field("players", STATE),
    Field("me", STATE),
    Field("counts", STATE),
    Field("stacks", STATE),
    Field("trash_pile", STATE),
    Field("guises", STATE),
    Field("actions", STATE),
    Field("buys", STATE),
    Field("coins", STATE),
    Field("bought", STATE),
    Field("hit_limit", STATE),
    Field("extras", STATE),
    Field("step", DERIVED),
    Field("todo", DERIVED),
    Field("buying", DERIVED),
    Field("discount", DERIVED),
    Field("empty_piles", DERIVED),
    Field("gone", DERIVED),
    Field("past", DERIVED),
    Field("decision", DERIVED),
    Field("affordable", CACHE),
    Field("frames", OWN),
    Field("searching", OWN),
    Field("effect", OWN),
    Field("checkpoint", OWN),
    Field("checkpoints", OWN),
    Field("memories", OWN),
    Field("prospects", OWN),
    Field("orders", OWN),
    Field("log", OWN),
)

PLAYER_EXTRAS: Final = (
    Field("island", STATE, BY_ALL),
    Field("native_village", STATE, FACE_DOWN),
    Field("under", STATE, FACE_DOWN),
    Field("returning", STATE, BY_ALL),
    Field("held", STATE, BY_ALL),
    Field("vp_tokens", STATE),
    Field("pirate_tokens", STATE),
    Field("lasting", STATE),
    Field("stayed", STATE),
)

GAME_EXTRAS: Final = (
    Field("potions", STATE),
    Field("barred", STATE),
    Field("cheaper", STATE),
    Field("played", STATE),
    Field("purchases", STATE),
    Field("worth_more", STATE),
    Field("hand_size", STATE),
    Field("action_discount", STATE),
    Field("pile_tokens", STATE),
    Field("mat_tokens", STATE),
    Field("passed", STATE),
    Field("gained", STATE),
    Field("waiting", STATE),
    Field("extra", STATE),
    Field("extra_turns", STATE),
    Field("regular", STATE),
    Field("before", STATE),
)

OWNED_ZONES: Final = tuple([field for field in PLAYER + PLAYER_EXTRAS if field.seen])
"""The zones of cards that a player owns."""


def plain(game: Game, *parts: str) -> dict[str, object]:
    """These parts of a game's state as plain data. Games that differ in any of their fields differ here."""
    return _fields(game, game, GAME, parts)


def _fields(game: Game, thing: object, fields: tuple[Field, ...], parts: tuple[str, ...]) -> dict[str, object]:
    return {field.name: _value(game, getattr(thing, field.name), parts) for field in fields if field.part in parts}


def _value(game: Game, value: object, parts: tuple[str, ...]) -> object:
    if isinstance(value, Card):
        guise = game.guises.get(value)
        return value.kind.name if guise is None else f"{value.kind.name} as {guise.name}"
    if isinstance(value, Kind):
        return value.name
    if isinstance(value, PlayerExtras):
        return _fields(game, value, PLAYER_EXTRAS, parts)
    if isinstance(value, GameExtras):
        return _fields(game, value, GAME_EXTRAS, parts)
    if isinstance(value, Passed):
        return [value.giver, value.taker, value.card.kind.name]
    if isinstance(value, ExtraTurn):
        return [value.seat, value.decider, value.source]
    if isinstance(value, Lasting):
        return [_value(game, entry, parts) for entry in (value.kind, value.card, value.stays, value.kept)]
    if isinstance(value, Decision):
        return value.to_dict()
    if isinstance(value, Player):
        return value.seat
    if value is game.players:
        return [_fields(game, player, PLAYER, parts) for player in game.players]
    if value is game.counts:
        return {pile.name: game.counts[pile.index] for pile in game.table.piles}
    if isinstance(value, Mapping):
        # A note about a card is shown where the card lies: two cards with the same name could not be told apart here.
        return {str(key): _value(game, entry, parts) for key, entry in value.items() if not isinstance(key, Card)}
    if isinstance(value, (list, tuple)):
        return [_value(game, entry, parts) for entry in value]
    return value


def lay(player: Player, zone: Field, cards: list[Card]) -> None:
    """Set the cards of a player's zone."""
    if zone in PLAYER:
        setattr(player, zone.name, cards)
    elif cards:
        setattr(player.more(), zone.name, cards)


def unseen(game: Game, player: Player, field: Field, seat: int | None) -> int:
    """How many cards of a player's zone, counted from its beginning, a seat can't see."""
    cards: list[Card] = getattr(player, field.name)
    own = seat is not None and (player.seat == seat or player.decider == seat)
    if field.seen == BY_ALL or (field.seen == BY_OWNER and own) or (field.seen == FACE_DOWN and player.seat == seat):
        return 0
    if field.seen == THE_TOP:
        looks_through = own and game.searching == player.seat
        return 0 if looks_through else max(0, len(cards) - 1)
    if field.seen == UNLESS_HIDDEN and (own or not player.hidden):
        return 0
    return len(cards)

"""State of a player or a game that few games need: created on first use, so that all other games pay only one test."""

from __future__ import annotations

from demesne.engine.card import Card, Kind


class Lasting:
    """What a play of a Duration card still has to do at the start of its player's next turn. It never changes.

    `card` was played as `kind`. Until then the cards in `stays` remain in play: the card itself, and the one that
    played it several times. `kept` is what was set aside for that turn.
    """

    __slots__ = ("card", "kept", "kind", "stays")

    def __init__(self, kind: Kind, card: Card, stays: list[Card], kept: list[Card]) -> None:
        self.kind = kind
        self.card = card
        self.stays = stays
        self.kept = kept

    def without(self, card: Card) -> Lasting:
        """What is left if a card leaves play: the same, but nothing keeps that card there if it is played again."""
        return Lasting(self.kind, self.card, [other for other in self.stays if other is not card], self.kept)


class PlayerExtras:
    """Mats, victory tokens and Pirate Ship tokens, and what lasts until the next turn.

    `island` is face up; `native_village` and `under` (set aside under a Haven) are face down, seen by their owner only.
    `returning` are cards trashed in a possessed turn that come back when it ends. `held` are revealed cards waiting to
    be played. `stayed` are the cards that stayed in play through the last clean-up.
    """

    __slots__ = (
        "held",
        "island",
        "lasting",
        "native_village",
        "pirate_tokens",
        "returning",
        "stayed",
        "under",
        "vp_tokens",
    )

    def __init__(self) -> None:
        self.island: list[Card] = []
        self.native_village: list[Card] = []
        self.under: list[Card] = []
        self.returning: list[Card] = []
        self.held: list[Card] = []
        self.vp_tokens = 0
        self.pirate_tokens = 0
        self.lasting: list[Lasting] = []
        self.stayed: list[Card] = []

    def fork(self) -> PlayerExtras:
        """An independent copy that shares the cards."""
        twin = PlayerExtras()
        twin.island = self.island[:]
        twin.native_village = self.native_village[:]
        twin.under = self.under[:]
        twin.returning = self.returning[:]
        twin.held = self.held[:]
        twin.vp_tokens = self.vp_tokens
        twin.pirate_tokens = self.pirate_tokens
        twin.lasting = self.lasting[:]
        twin.stayed = self.stayed[:]
        return twin

    def stays(self, card: Card) -> bool:
        """Whether a card remains in play through this clean-up."""
        return any(card in lasting.stays for lasting in self.lasting)

    def leaves(self, card: Card) -> None:
        """Note that a card has left play. It still does what it has to do, but no longer stays for that."""
        if self.stays(card):
            self.lasting = [lasting.without(card) for lasting in self.lasting]

    def is_done(self, card: Card) -> bool:
        """Whether a card has been in play since an earlier turn and has done what it stayed for."""
        return card in self.stayed and not self.stays(card)


class ExtraTurn:
    """A later turn: whose it is, which seat decides in it, and the card that grants it. It never changes."""

    __slots__ = ("decider", "seat", "source")

    def __init__(self, seat: int, decider: int, source: str) -> None:
        self.seat = seat
        self.decider = decider
        self.source = source


class Passed:
    """A card that one player passed to another, unseen by anyone else. It never changes."""

    __slots__ = ("card", "giver", "taker")

    def __init__(self, giver: int, taker: int, card: Card) -> None:
        self.giver = giver
        self.taker = taker
        self.card = card

    def unseen_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, does not know which card it was."""
        return seat != self.giver and seat != self.taker


class GameExtras:
    """Potions, what is forbidden or cheaper this turn, tokens on piles, and extra turns.

    This turn: `potions` are those not spent yet, `barred` the kinds that can't be bought, `cheaper` by how much plays
    lowered all costs, `played` and `purchases` what was played and bought in order (only at tables where a card depends
    on it), `worth_more` the Treasures that give more coins, `hand_size` how many cards are drawn at clean-up.
    `action_discount` is by how much Actions are cheaper for cards in play. `pile_tokens` maps a pile's number to the
    kinds whose tokens lie on it; `mat_tokens` counts the tokens that have moved to their card's mat. `passed` are the
    cards that changed hands unseen. `gained` holds what each seat gained on its last turn, or on this one if it is its
    own (only at tables where a card depends on it).

    `waiting` are the extra turns to come, in order; `extra` is the card that granted this turn if it is an extra one;
    `extra_turns` how many there have been; `regular` the seat that had the last regular turn; and `before` the seat
    that had the turn before this one, or -1.
    """

    __slots__ = (
        "action_discount",
        "barred",
        "before",
        "cheaper",
        "extra",
        "extra_turns",
        "gained",
        "hand_size",
        "mat_tokens",
        "passed",
        "pile_tokens",
        "played",
        "potions",
        "purchases",
        "regular",
        "waiting",
        "worth_more",
    )

    def __init__(self, regular: int, before: int) -> None:
        self.potions = 0
        self.barred: list[Kind] = []
        self.cheaper = 0
        self.played: list[Kind] = []
        self.purchases: list[Kind] = []
        self.worth_more: dict[Kind, int] = {}
        self.hand_size = 5
        self.action_discount = 0
        self.pile_tokens: dict[int, list[Kind]] = {}
        self.mat_tokens = 0
        self.passed: list[Passed] = []
        self.gained: dict[int, list[Kind]] = {}
        self.waiting: list[ExtraTurn] = []
        self.extra = ""
        self.extra_turns = 0
        self.regular = regular
        self.before = before

    def fork(self) -> GameExtras:
        """An independent copy."""
        twin = GameExtras(self.regular, self.before)
        twin.potions = self.potions
        twin.barred = self.barred[:]
        twin.cheaper = self.cheaper
        twin.played = self.played[:]
        twin.purchases = self.purchases[:]
        if self.worth_more:
            twin.worth_more = dict(self.worth_more)
        twin.hand_size = self.hand_size
        twin.action_discount = self.action_discount
        if self.pile_tokens:
            twin.pile_tokens = {pile: kinds[:] for pile, kinds in self.pile_tokens.items()}
        twin.mat_tokens = self.mat_tokens
        twin.passed = self.passed[:]
        if self.gained:
            twin.gained = {seat: kinds[:] for seat, kinds in self.gained.items()}
        twin.waiting = self.waiting[:]
        twin.extra = self.extra
        twin.extra_turns = self.extra_turns
        return twin

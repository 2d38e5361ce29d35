"""What a card is (`Kind`), and one physical card (`Card`)."""

from __future__ import annotations

from sys import intern
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from demesne.engine.effect import Trigger
    from demesne.engine.extras import Lasting
    from demesne.engine.game import Game
    from demesne.engine.player import Player


def spaced(camel: str) -> str:
    """The card name in a class name: "BandOfMisfits" is "Band of Misfits"."""
    words = "".join(" " + letter if letter.isupper() else letter for letter in camel)
    return words.strip().replace(" Of ", " of ")


_NUMBERS: Final[dict[str, int]] = {}
"""The numbers of kinds by their names."""


class Kind:
    """A kind of card: its printed facts as data, its text as methods.

    There is one instance of each kind; it never changes. Plain bonuses are data. They are given before the method that
    follows the text runs: `play` for a card, `attack` for an Attack. What a card does when something happens to it is a
    method with the name of that event.
    """

    name: str = ""
    set: str = ""
    type_line: str = ""
    """The types as printed on the card, "Action - Attack"; `types` lists them one by one."""
    cost: int = 0
    potions: int = 0
    """The Potions in its cost."""
    gives_potions: int = 0
    """The Potions it gives when played."""
    overpays: bool = False
    points: int = 0
    icon: str = ""
    """The drawing on its face, by its name on game-icons.net."""
    role_line: str = ""
    """What players use it for (`demesne.kingdoms.ROLES`), where its bonuses don't show it: "trashing, gainer". "no
    draw" takes away a role that they suggest.
    """

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0
    tokens: int = 0

    gains_up_to: int = 0
    """The most that the card it gains may cost, if that is a fixed number."""
    adds: int = 0
    """For a card that trades in another one: how much more the new card may cost than the one given up."""
    adds_exactly: bool = False
    """The new card must cost exactly that much more."""
    gain_type: str = ""
    """The type that the card it gains must have."""

    laid: str = ""
    """When to play a Treasure that depends on others: "first", while they are in hand, or "last", when they are in
    play. All other Treasures may be played together, in any order.
    """
    next_cards: int = 0
    next_actions: int = 0
    next_buys: int = 0
    next_coins: int = 0
    """What a Duration card gives at the start of its player's next turn."""

    shields: bool = False
    """While in play, other players' Attacks do not affect its owner."""
    discount: int = 0
    """While in play, every card costs this much less."""
    action_discount: int = 0
    """While in play, every Action costs this much less."""
    less_per_action: int = 0
    """In the Buy phase it costs this much less for each Action that the player whose turn it is has in play."""
    tokens_per_buy: int = 0
    """While in play, each card its owner buys brings this many coin tokens."""
    vp_per_buy: int = 0
    """While in play, each card its owner buys brings this many victory tokens."""
    from_hand: str = ""
    """The events that it may answer from hand, such as "attack, trash" (see `Trigger`). `hand_events` lists them one by
    one.
    """
    reaction_keeps: bool = False
    """Using its reaction costs nothing: it is only shown."""
    reaction_gains: str = ""
    """What using its reaction gives. Once that has run out, hardly anybody wants to use it."""
    from_play: str = ""
    """The events that it may answer while it is in play; `play_events` lists them one by one."""
    from_supply: str = ""
    """The events that everyone may answer with it, once each, while it lies in the Supply; `supply_events` lists them
    one by one.
    """
    at_clean_up: bool = False
    """Whether each play of it may be answered at that turn's clean-up, wherever the card is by then; it also
    `counts_plays`."""
    must_answer: bool = False
    """Whether its answer from play can't be declined; it then happens once for each event."""
    optional: bool = False
    """Whether its own text for being discarded from play may be declined."""
    puts_tokens: bool = False
    """Whether it puts tokens onto piles."""
    token_sign: str = "•"
    """How a terminal draws its tokens on piles."""
    marks_victory: bool = False
    """Whether each Victory pile starts with one of its tokens, which moves to its mat when the first card is gained
    from that pile.
    """
    possesses: bool = False
    """Whether it lets its player decide for another one."""
    counts_plays: bool = False
    """Whether it depends on what was played this turn."""
    counts_purchases: bool = False
    """Whether it depends on what was bought this turn."""
    counts_gains: bool = False
    """Whether it depends on what another player gained on their last turn."""
    bars: bool = False
    """Whether it can forbid buying certain cards."""

    gained_to: str = ""
    """Where it is gained to ("deck") instead of the usual place."""
    supply: bool = True
    """Whether its pile, if there is one, belongs to the Supply."""
    kingdom: bool = True
    """Whether it is one of the kingdom piles that players choose from."""
    code_number: int = 0
    """Its number in kingdom codes, from 1 up. Each kingdom card keeps its own for ever."""
    copies: int = 10
    """How many cards its pile has; Victory piles have 8 for two players (12 is given here)."""
    brings: str = ""
    """Other piles that are in the game because this one is, "Ruins, Spoils". `companions` lists them one by one, and
    Potion if it costs any.
    """
    wants_bane: bool = False
    start_tokens: int = 0
    """Coin tokens that every player starts with because this card is in the kingdom."""
    pile: str = ""
    """The mixed pile that this card is part of."""
    heading: bool = False
    """Whether this only stands for a mixed pile: no card has this name."""

    def __init__(self) -> None:
        self.name = intern(self.name or spaced(type(self).__name__))
        self.number = _NUMBERS.setdefault(self.name, len(_NUMBERS))
        """The number of its name, for lists about kinds: they are faster than dictionaries."""
        types = tuple(self.type_line.split(" - ")) if self.type_line else ()
        self.types: tuple[str, ...] = types
        self.roles: tuple[str, ...] = tuple(self.role_line.split(", ")) if self.role_line else ()
        companions = tuple(self.brings.split(", ")) if self.brings else ()
        self.companions: tuple[str, ...] = ("Potion", *companions) if self.potions else companions
        self.hand_events: tuple[str, ...] = tuple(self.from_hand.split(", ")) if self.from_hand else ()
        self.play_events: tuple[str, ...] = tuple(self.from_play.split(", ")) if self.from_play else ()
        self.supply_events: tuple[str, ...] = tuple(self.from_supply.split(", ")) if self.from_supply else ()
        self.is_action = "Action" in types
        self.is_treasure = "Treasure" in types
        self.is_victory = "Victory" in types
        self.is_attack = "Attack" in types
        self.is_reaction = "Reaction" in types
        self.is_curse = "Curse" in types
        self.is_ruins = "Ruins" in types
        self.is_shelter = "Shelter" in types
        self.is_knight = "Knight" in types
        self.is_looter = "Looter" in types
        self.is_prize = "Prize" in types
        self.is_duration = "Duration" in types
        self.money = self.coins if self.is_treasure else -1
        self.makes_cheaper = bool(self.discount or self.action_discount)
        self.lasts = bool(self.next_cards or self.next_actions or self.next_buys or self.next_coins)
        self.becomes = self._has("become")
        self.plain = not (self._has("play") or self._has("attack") or self.becomes or self.is_duration)
        self.only_coins = self.plain and not (
            self.cards or self.actions or self.buys or self.tokens or self.gives_potions or self.makes_cheaper
        )
        self.acts_when_trashed = self._has("when_trashed")
        self.acts_when_gained = self._has("when_gained")
        self.acts_when_bought = self._has("when_bought")
        self.acts_by_token = self._has("when_bought_with_token")
        self.bought_with_care = bool(self.overpays or self.acts_when_gained or self.acts_when_bought or self.gained_to)
        self.answers_discard = self._has("when_discarded")
        self.may_be_barred = self._has("may_be_bought")
        self.acts_when_discarded = self._has("when_discarded_from_play")
        self.counts_cards = self._has("score")
        self.scores = self.points != 0 or self.counts_cards

    def _has(self, method: str) -> bool:
        return getattr(type(self), method) is not getattr(Kind, method)

    def __repr__(self) -> str:
        return self.name

    def cost_tag(self, coins: int) -> str:
        """How a cost in coins is written on this card: "3"; with a Potion "3P"; a Potion alone "P"; where you may
        overpay "3+".
        """
        number = "" if self.potions and not coins else str(coins)
        return number + "P" * self.potions + ("+" if self.overpays else "")

    async def play(self, game: Game, me: Player, this: Card) -> None:
        """Follow the card's text, after its plain bonuses."""

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        """Follow an Attack's text, after its plain bonuses; `victims` are the players it affects, in turn order."""

    async def become(self, game: Game, me: Player, this: Card) -> Kind | None:
        """The kind that this card is played as; None if there is nothing to choose."""
        return None

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        """Whether this card has an answer to this event, which is one of those it listens to."""
        return True

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        """Use this card's answer to what happened."""

    def may_be_bought(self, game: Game, me: Player) -> bool:
        """Whether `me` may buy this card now, apart from the price."""
        return True

    async def overpaid(self, game: Game, me: Player, amount: int) -> None:
        """What overpaying gives; `amount` is a price (see `price`) and at least 1."""

    async def when_bought(self, game: Game, me: Player, what: Trigger) -> None:
        """What happens after `me` paid for this card and before `me` gains it."""

    async def when_bought_with_token(self, game: Game, me: Player, what: Trigger) -> None:
        """What happens when `me` buys a card from a pile that holds tokens of this card."""

    async def when_gained(self, game: Game, me: Player, this: Card) -> None:
        """What happens after `me` gained this card."""

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        """What happens after this card, owned by `me`, reached the trash."""

    async def when_discarded(self, game: Game, me: Player, this: Card) -> None:
        """What `me` may do after discarding this card, other than at clean-up."""

    async def when_discarded_from_play(self, game: Game, me: Player, this: Card) -> None:
        """What happens when this card is about to be discarded from play at clean-up, if it `answers` to that."""

    async def next_turn(self, game: Game, me: Player, lasting: Lasting) -> None:
        """What a play of this Duration card (`Game.last`) does at the start of its player's next turn."""
        game.give_next_bonuses(me, self)

    async def start_of_turn(self, game: Game, me: Player, this: Card) -> None:
        """What a card that lies set aside does when its owner's turn starts."""

    def score(self, owned: list[Kind]) -> int:
        """The points for one such card, for a player who owns these cards."""
        return self.points


class Card:
    """One physical card. It never changes and is shared by all forks of a game; two cards are equal only if they are
    the same object. `money` repeats the kind's: the coins of a Treasure, negative for other cards. Whole hands are
    sorted by it every turn, and asking each kind would take longer.
    """

    __slots__ = ("kind", "money")

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.money = kind.money

    def __repr__(self) -> str:
        return f"<{self.kind.name}>"


class Action(Kind):
    """An Action card."""

    type_line = "Action"


class Attack(Kind):
    """An Action card that others may react to."""

    type_line = "Action - Attack"


class Treasure(Kind):
    """A Treasure card; its value is `coins`."""

    type_line = "Treasure"


class Victory(Kind):
    """A Victory card."""

    type_line = "Victory"
    copies = 12


def numbered() -> int:
    """How many numbers kinds have: `Kind.number` is below this."""
    return len(_NUMBERS)


def find(card: Card, zone: list[Card]) -> int:
    """Where a card lies in a zone; -1 if it is not there."""
    # In compiled code this is faster than `in` and `index`, which compare different cards.
    for at, held in enumerate(zone):
        if held is card:
            return at
    return -1


def names(cards: list[Card]) -> tuple[str, ...]:
    """The names of cards."""
    return tuple([card.kind.name for card in cards])

"""Alchemy: Potions, and a turn in another player's place."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Treasure
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player


class Alchemist(Action):
    """+2 Cards, +1 Action. When you discard this from play with a Potion in play, you may put it onto your deck."""

    cost = 3
    potions = 1
    cards = 2
    actions = 1
    optional = True
    role_line = "draw"
    icon = "bubbling-flask"
    code_number = 138

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return any(card.kind.name == "Potion" for card in me.in_play)

    async def when_discarded_from_play(self, game: Game, me: Player, this: Card) -> None:
        game.topdeck(me, [this], me.in_play)


class Familiar(Attack):
    """+1 Card, +1 Action. Each other player gains a Curse."""

    cost = 3
    potions = 1
    cards = 1
    actions = 1
    role_line = "junking"
    icon = "cat"
    code_number = 141

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.gain(victim, "Curse")


class Possession(Action):
    """The player to your left takes an extra turn after this one, in which you decide. You gain what that player would
    gain; cards of that player that are trashed come back when the turn is over."""

    cost = 6
    potions = 1
    possesses = True
    icon = "puppet"
    code_number = 145

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.possess(me, game.others(me)[0])


class University(Action):
    """+2 Actions. You may gain an Action costing up to 5."""

    cost = 2
    potions = 1
    actions = 2
    role_line = "gainer"
    icon = "graduate-cap"
    code_number = 148

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain_up_to(me, 5, of="Action", least=0)


class Potion(Treasure):
    """Worth a Potion."""

    cost = 4
    gives_potions = 1
    copies = 16
    kingdom = False
    icon = "round-potion"

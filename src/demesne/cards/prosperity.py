"""Prosperity: dear cards, victory tokens, and Treasures that do more than pay."""

from __future__ import annotations

from demesne.engine.card import Action, Card, Treasure, Victory
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player


class Contraband(Treasure):
    """Worth 3 coins. +1 Buy. The player to your left names a card: you can't buy it this turn."""

    cost = 5
    coins = 3
    buys = 1
    bars = True
    icon = "wooden-crate"
    code_number = 153

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.bar(await game.name_card(game.others(me)[0], target=me))


class GrandMarket(Action):
    """+1 Card, +1 Action, +1 Buy, +2 Coins. You can't buy this while you have a Copper in play."""

    cost = 6
    cards = 1
    actions = 1
    buys = 1
    coins = 2
    icon = "shop"
    code_number = 158

    def may_be_bought(self, game: Game, me: Player) -> bool:
        return all(card.kind.name != "Copper" for card in me.in_play)


class Hoard(Treasure):
    """Worth 2 coins. While this is in play, when you buy a Victory card, gain a Gold."""

    cost = 6
    coins = 2
    from_play = "buy"
    must_answer = True
    icon = "open-treasure-chest"
    code_number = 159

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return what.kind.is_victory

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        await game.gain(me, "Gold")


class Monument(Action):
    """+2 Coins, 1 victory token."""

    cost = 4
    coins = 2
    icon = "obelisk"
    code_number = 163

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_vp(me, 1)


class Quarry(Treasure):
    """Worth 1 coin. While this is in play, Actions cost 2 less."""

    cost = 4
    coins = 1
    action_discount = 2
    icon = "stone-pile"
    code_number = 166


class RoyalSeal(Treasure):
    """Worth 2 coins. While this is in play, you may put a card that you gain onto your deck."""

    cost = 5
    coins = 2
    from_play = "gain"
    icon = "wax-seal"
    code_number = 168

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return what.to != "deck" and game.lies(what)

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        game.move_gained(me, what)


class Watchtower(Action):
    """Draw until you have six cards in hand. When you gain a card, you may show this from your hand: trash that card,
    or put it onto your deck."""

    type_line = "Action - Reaction"
    cost = 3
    from_hand = "gain"
    role_line = "draw"
    icon = "watchtower"
    code_number = 173

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.draw(me, 6 - len(me.hand))

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return game.lies(what)

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        if await game.pick_mode(me, ["trash", "topdeck"], (what.kind.name,)) == "trash":
            await game.trash(me, what.cards, game.zone(what))
        else:
            game.move_gained(me, what)


class Platinum(Treasure):
    """Worth 5 coins."""

    cost = 9
    coins = 5
    copies = 12
    kingdom = False
    icon = "gold-stack"


class Colony(Victory):
    """10 points. The game also ends when this pile is empty."""

    cost = 11
    points = 10
    kingdom = False
    icon = "caravel"

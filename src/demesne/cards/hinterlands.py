"""Hinterlands: what happens when cards are bought, gained and discarded."""

from __future__ import annotations

from demesne.engine.card import Action, Card, Victory
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.price import coins_of


class Farmland(Victory):
    """2 points. When you buy this, trash a card from your hand and gain one costing exactly 2 more."""

    cost = 6
    points = 2
    icon = "barn"
    code_number = 182

    async def when_bought(self, game: Game, me: Player, what: Trigger) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            await game.gain_costing(me, game.cost_of(trashed) + 2)


class Trader(Action):
    """Trash a card from your hand and gain a Silver for each coin it costs. When you would gain a card, you may show
    this from your hand: gain a Silver instead."""

    type_line = "Action - Reaction"
    cost = 4
    from_hand = "would-gain"
    role_line = "trashing"
    icon = "trade"
    code_number = 199

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            await game.gain(me, "Silver", copies=coins_of(game.cost_of(trashed)))

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return what.kind.name != "Silver" or what.to != "discard"

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        what.replace(game.pile("Silver"))


class Tunnel(Victory):
    """2 points. When you discard this other than at clean-up, you may show it and gain a Gold."""

    type_line = "Victory - Reaction"
    cost = 3
    points = 2
    icon = "rail-road"
    code_number = 200

    async def when_discarded(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Gold")

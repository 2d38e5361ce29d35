"""Intrigue: choices, and cards of two types."""

from __future__ import annotations

from demesne.engine.card import Action, Card
from demesne.engine.game import Game
from demesne.engine.player import Player


class Bridge(Action):
    """+1 Buy, +1 Coin. Cards cost 1 less for the rest of the turn."""

    cost = 4
    buys = 1
    coins = 1
    icon = "stone-bridge"
    code_number = 88

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.lower_costs(1)


class Masquerade(Action):
    """+2 Cards. Each player passes a card from hand to the left, all at once. Then you may trash a card from your
    hand."""

    cost = 3
    cards = 2
    role_line = "draw, trashing"
    icon = "domino-mask"
    code_number = 96

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.pass_left(me)
        await game.trash_from_hand(me, 0, 1)

"""Seaside: cards that go on in the next turn, and mats."""

from __future__ import annotations

from demesne.engine.card import Action, Card
from demesne.engine.effect import Trigger
from demesne.engine.extras import Lasting
from demesne.engine.game import Game
from demesne.engine.player import Player


class Embargo(Action):
    """+2 Coins. Trash this. Put an Embargo token onto a pile of the Supply: whoever buys a card from it gains a Curse
    for each token there."""

    cost = 2
    coins = 2
    puts_tokens = True
    icon = "barrier"
    code_number = 116

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.trash_this(me, this)
        game.put_token(await game.pick_supply_pile(me), self)

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return game.left("Curse") > 0

    async def when_bought_with_token(self, game: Game, me: Player, what: Trigger) -> None:
        await game.gain(me, "Curse", copies=game.tokens_on(what.pile, self))


class Haven(Action):
    """+1 Card, +1 Action. Set a card from your hand aside face down. At the start of your next turn it returns to your
    hand."""

    type_line = "Action - Duration"
    cost = 2
    cards = 1
    actions = 1
    icon = "anchor"
    code_number = 120

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for card in await game.pick_cards(me, "aside", me.hand[:], 1, 1, me.hand):
            game.set_aside(me, [card], me.hand, "under")
            game.last(me, this, [card])

    async def next_turn(self, game: Game, me: Player, lasting: Lasting) -> None:
        game.take(me, lasting.kept, me.under, secret=True)


class Island(Action):
    """Set this and a card from your hand aside on your Island mat until the end of the game. 2 points."""

    type_line = "Action - Victory"
    cost = 4
    points = 2
    copies = 12
    icon = "island"
    code_number = 121

    async def play(self, game: Game, me: Player, this: Card) -> None:
        chosen = await game.pick_cards(me, "aside", me.hand[:], 1, 1, me.hand)
        game.set_aside(me, [this], me.in_play, "island")
        game.set_aside(me, chosen, me.hand, "island")


class Lighthouse(Action):
    """+1 Action, +1 Coin. At the start of your next turn, +1 Coin. While this is in play, Attacks of others do not
    affect you."""

    type_line = "Action - Duration"
    cost = 2
    actions = 1
    coins = 1
    next_coins = 1
    shields = True
    role_line = "defence"
    icon = "lighthouse"
    code_number = 122


class NativeVillage(Action):
    """+2 Actions. Put the top card of your deck face down onto your Native Village mat, or take all cards from there
    into your hand."""

    cost = 2
    actions = 2
    icon = "huts-village"
    code_number = 125

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if not (me.deck or me.discard or me.native_village):
            return
        if await game.pick_mode(me, ["set aside", "take"]) == "set aside":
            game.set_aside(me, game.look(me, 1), me.limbo, "native_village")
        else:
            game.take(me, me.native_village[:], me.native_village, secret=True)


class Outpost(Action):
    """You draw only three cards in this turn's clean-up. Take another turn after this one, but never a third in a
    row."""

    type_line = "Action - Duration"
    cost = 5
    icon = "military-fort"
    code_number = 127

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.draw_fewer(3)
        if game.take_another_turn(me):
            game.last(me, this)


class Wharf(Action):
    """+2 Cards, +1 Buy. At the start of your next turn, +2 Cards, +1 Buy."""

    type_line = "Action - Duration"
    cost = 5
    cards = 2
    buys = 1
    next_cards = 2
    next_buys = 1
    role_line = "draw"
    icon = "wooden-pier"
    code_number = 137

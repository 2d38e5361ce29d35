"""Alchemy: Potions, and a turn in another player's place."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Kind, Treasure, Victory
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.price import coins_of, potions_of


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


class Apothecary(Action):
    """+1 Card, +1 Action. Reveal the top four cards of your deck. Coppers and Potions go to your hand, the others back
    onto your deck in any order."""

    cost = 2
    potions = 1
    cards = 1
    actions = 1
    role_line = "draw"
    icon = "apothecary"
    code_number = 139

    async def play(self, game: Game, me: Player, this: Card) -> None:
        shown = game.reveal(me, 4)
        game.take(me, [card for card in shown if card.kind.name in ("Copper", "Potion")], me.limbo)
        await game.order_on_deck(me, me.limbo[:], secret=True)


class Apprentice(Action):
    """+1 Action. Trash a card from your hand. +1 Card for each coin it costs, and +2 Cards if its cost has a Potion."""

    cost = 5
    actions = 1
    role_line = "trashing, draw"
    icon = "book-pile"
    code_number = 140

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            cost = game.cost_of(trashed)
            game.draw(me, coins_of(cost) + (2 if potions_of(cost) else 0))


class Familiar(Attack):
    """+1 Card, +1 Action. Each other player gains a Curse."""

    cost = 3
    potions = 1
    cards = 1
    actions = 1
    role_line = "curser"
    icon = "cat"
    code_number = 141

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.gain(victim, "Curse")


class Golem(Action):
    """Reveal cards from your deck until two Actions other than Golem show. Discard the rest, then play the two in
    either order."""

    cost = 4
    potions = 1
    icon = "rock-golem"
    code_number = 142

    async def play(self, game: Game, me: Player, this: Card) -> None:
        found = game.reveal_until(me, lambda kind: kind.is_action and kind is not self, 2)
        held = game.hold(me, found)
        await game.discard_limbo(me)
        first = await game.pick_cards(me, "play", found, 1, 1, held)
        for card in first + [card for card in found if card not in first]:
            await game.play_from(me, card, held)


class Herbalist(Action):
    """+1 Buy, +1 Coin. When you discard this from play, you may put a Treasure that you have in play onto your deck."""

    cost = 2
    buys = 1
    coins = 1
    optional = True
    icon = "herbs-bundle"
    code_number = 143

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return bool(game.leaving(me, "Treasure"))

    async def when_discarded_from_play(self, game: Game, me: Player, this: Card) -> None:
        chosen = await game.pick_cards(me, "topdeck", game.leaving(me, "Treasure"), 1, 1, me.in_play)
        game.topdeck(me, chosen, me.in_play)


class PhilosophersStone(Treasure):
    """Worth a coin for every five cards in your deck and discard pile together when you play it."""

    name = "Philosopher's Stone"
    cost = 3
    potions = 1
    icon = "fire-gem"
    code_number = 144

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_coins((len(me.deck) + len(me.discard)) // 5)


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


class ScryingPool(Attack):
    """+1 Action. Each player, you first, reveals the top card of the deck; you say whether it is discarded. Then reveal
    cards from your deck until one is not an Action; all of these go to your hand.
    """

    cost = 2
    potions = 1
    actions = 1
    role_line = "draw"
    icon = "water-drop"
    code_number = 146

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for player in [me, *victims]:
            await game.judge_top(me, player)
        game.reveal_until(me, lambda kind: not kind.is_action)
        game.take(me, me.limbo[:], me.limbo)


class Transmute(Action):
    """Trash a card from your hand. If it is an Action, gain a Duchy; if it is a Treasure, gain a Transmute; if it is a
    Victory card, gain a Gold."""

    potions = 1
    role_line = "trashing, gainer"
    icon = "transfuse"
    code_number = 147

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            if trashed.kind.is_action:
                await game.gain(me, "Duchy")
            if trashed.kind.is_treasure:
                await game.gain(me, "Transmute")
            if trashed.kind.is_victory:
                await game.gain(me, "Gold")


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


class Vineyard(Victory):
    """A point for every three Actions that you own."""

    potions = 1
    icon = "grapes"
    code_number = 149

    def score(self, owned: list[Kind]) -> int:
        return sum([kind.is_action for kind in owned]) // 3


class Potion(Treasure):
    """Worth a Potion."""

    cost = 4
    gives_potions = 1
    copies = 16
    kingdom = False
    icon = "standing-potion"

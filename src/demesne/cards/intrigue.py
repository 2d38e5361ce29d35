"""Intrigue: choices, and cards of two types."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Kind, Victory
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.price import coins_of


class Baron(Action):
    """+1 Buy. You may discard an Estate for +4 Coins. If you don't, gain an Estate."""

    cost = 4
    buys = 1
    icon = "crown"
    code_number = 87

    async def play(self, game: Game, me: Player, this: Card) -> None:
        estates = me.in_hand("Estate")
        if await game.discard_from_hand(me, 0, 1, estates):
            game.add_coins(4)
        else:
            await game.gain(me, "Estate")


class Bridge(Action):
    """+1 Buy, +1 Coin. Cards cost 1 less for the rest of the turn."""

    cost = 4
    buys = 1
    coins = 1
    role_line = "discount"
    icon = "stone-bridge"
    code_number = 88

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.lower_costs(1)


class Conspirator(Action):
    """+2 Coins. If this is at least the third Action played this turn, +1 Card and +1 Action."""

    cost = 4
    coins = 2
    counts_plays = True
    icon = "elysium-shade"
    code_number = 89

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if sum(1 for kind in game.played if kind.is_action) >= 3:
            game.draw(me, 1)
            game.add_actions(1)


class Coppersmith(Action):
    """For the rest of the turn, each Copper gives 1 more Coin."""

    cost = 4
    icon = "metal-bar"
    code_number = 90

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.raise_worth("Copper", 1)


class Courtyard(Action):
    """+3 Cards. Put a card from your hand onto your deck."""

    cost = 2
    cards = 3
    icon = "gate"
    code_number = 91

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.topdeck_from_hand(me, 1)


class Duke(Victory):
    """1 point for each Duchy you own."""

    cost = 5
    icon = "imperial-crown"
    code_number = 92

    def score(self, owned: list[Kind]) -> int:
        return sum(1 for kind in owned if kind.name == "Duchy")


class GreatHall(Action):
    """+1 Card, +1 Action. 1 point."""

    type_line = "Action - Victory"
    cost = 3
    cards = 1
    actions = 1
    points = 1
    copies = 12
    icon = "stone-throne"
    code_number = 93


class Harem(Kind):
    """2 Coins. 2 points."""

    type_line = "Treasure - Victory"
    cost = 6
    coins = 2
    points = 2
    copies = 12
    icon = "theater-curtains"
    code_number = 94


class Ironworks(Action):
    """Gain a card costing up to 4. If it is an Action, +1 Action; a Treasure, +1 Coin; a Victory card, +1 Card."""

    cost = 4
    gains_up_to = 4
    role_line = "gainer"
    icon = "hammer-drop"
    code_number = 95

    async def play(self, game: Game, me: Player, this: Card) -> None:
        gained = await game.gain_up_to(me, self.gains_up_to)
        if gained is not None:
            game.add_actions(int(gained.kind.is_action))
            game.add_coins(int(gained.kind.is_treasure))
            game.draw(me, int(gained.kind.is_victory))


class Masquerade(Action):
    """+2 Cards. Each player passes a card from hand to the left, all at once. Then you may trash a card from your
    hand."""

    cost = 3
    cards = 2
    role_line = "trashing"
    icon = "domino-mask"
    code_number = 96

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.pass_left(me)
        await game.trash_from_hand(me, 0, 1)


class MiningVillage(Action):
    """+1 Card, +2 Actions. You may trash this immediately for +2 Coins."""

    cost = 4
    cards = 1
    actions = 2
    icon = "mining"
    code_number = 97

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if this in me.in_play and await game.offer_mode(me, "trash this"):
            if await game.trash_this(me, this):
                game.add_coins(2)


class Minion(Attack):
    """+1 Action. Either +2 Coins; or discard your hand, draw four cards, and each other player with five or more cards
    in hand does the same."""

    cost = 5
    actions = 1
    role_line = "draw"
    icon = "imp"
    code_number = 98

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        if await game.pick_mode(me, ["+2 Coins", "discard hand"]) == "+2 Coins":
            game.add_coins(2)
        else:
            for player in [me, *(victim for victim in victims if len(victim.hand) >= 5)]:
                await game.discard(player, player.hand[:], player.hand)
                game.draw(player, 4)


class Nobles(Action):
    """Either +3 Cards or +2 Actions. 2 points."""

    type_line = "Action - Victory"
    cost = 6
    points = 2
    copies = 12
    role_line = "village, draw"
    icon = "diamond-ring"
    code_number = 99

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if await game.pick_mode(me, ["+3 Cards", "+2 Actions"]) == "+3 Cards":
            game.draw(me, 3)
        else:
            game.add_actions(2)


class Pawn(Action):
    """Two different ones of: +1 Card, +1 Action, +1 Buy, +1 Coin."""

    cost = 2
    role_line = "+buy"
    icon = "chess-pawn"
    code_number = 100

    async def play(self, game: Game, me: Player, this: Card) -> None:
        chosen = await game.pick_modes(me, ["+1 Card", "+1 Action", "+1 Buy", "+1 Coin"], 2)
        game.draw(me, int("+1 Card" in chosen))
        game.add_actions(int("+1 Action" in chosen))
        game.add_buys(int("+1 Buy" in chosen))
        game.add_coins(int("+1 Coin" in chosen))


class Saboteur(Attack):
    """Each other player reveals cards from the deck until one costing 3 or more shows, trashes it, and may gain a card
    costing at most 2 less. The rest is discarded."""

    cost = 5
    icon = "time-bomb"
    code_number = 101

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            found = game.reveal_until(victim, lambda kind: coins_of(game.cost(kind)) >= 3)
            for trashed in await game.trash(victim, found, victim.limbo):
                await game.gain_up_to(victim, game.cost_of(trashed) - 2, least=0)
            await game.discard_limbo(victim)


class Scout(Action):
    """+1 Action. Reveal the top four cards of your deck. Victory cards go to your hand, the others back onto your deck
    in any order."""

    cost = 4
    actions = 1
    icon = "binoculars"
    code_number = 102

    async def play(self, game: Game, me: Player, this: Card) -> None:
        shown = game.reveal(me, 4)
        game.take(me, [card for card in shown if card.kind.is_victory], me.limbo)
        await game.order_on_deck(me, me.limbo[:], secret=True)


class SecretChamber(Action):
    """Discard any number of cards. +1 Coin for each. When another player plays an Attack, you may show this from your
    hand: draw two cards, then put two cards from your hand onto your deck."""

    type_line = "Action - Reaction"
    cost = 2
    from_hand = "attack"
    icon = "secret-door"
    code_number = 103

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_coins(len(await game.discard_from_hand(me, 0, len(me.hand))))

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        game.draw(me, 2)
        await game.topdeck_from_hand(me, 2)


class ShantyTown(Action):
    """+2 Actions. Show your hand. If there is no Action in it, +2 Cards."""

    cost = 3
    actions = 2
    icon = "block-house"
    code_number = 104

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.reveal_hand(me)
        if not any(card.kind.is_action for card in me.hand):
            game.draw(me, 2)


class Steward(Action):
    """One of: +2 Cards; +2 Coins; trash two cards from your hand."""

    cost = 3
    role_line = "trashing, draw"
    icon = "keyring"
    code_number = 105

    async def play(self, game: Game, me: Player, this: Card) -> None:
        chosen = await game.pick_mode(me, ["+2 Cards", "+2 Coins", "trash 2"])
        if chosen == "+2 Cards":
            game.draw(me, 2)
        elif chosen == "+2 Coins":
            game.add_coins(2)
        else:
            await game.trash_from_hand(me, 2, 2)


class Swindler(Attack):
    """+2 Coins. Each other player trashes the top card of the deck and gains a card of the same cost of your choice."""

    cost = 3
    coins = 2
    role_line = "junker"
    icon = "magick-trick"
    code_number = 106

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            for trashed in await game.trash(victim, game.reveal(victim, 1), victim.limbo):
                await game.choose_gain(me, victim, game.cost_of(trashed))


class Torturer(Attack):
    """+3 Cards. Each other player chooses: discard two cards, or gain a Curse to hand."""

    cost = 5
    cards = 3
    role_line = "curser"
    icon = "iron-mask"
    code_number = 107

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            if not victim.hand and not game.left("Curse"):
                continue
            if await game.pick_mode(victim, ["discard 2", "Curse"]) == "discard 2":
                await game.discard_from_hand(victim, 2, 2)
            else:
                await game.gain(victim, "Curse", to="hand")


class TradingPost(Action):
    """Trash two cards from your hand. If you did, gain a Silver to your hand."""

    cost = 5
    role_line = "trashing"
    icon = "card-exchange"
    code_number = 108

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if len(await game.trash_from_hand(me, 2, 2)) == 2:
            await game.gain(me, "Silver", to="hand")


class Tribute(Action):
    """The player to your left reveals and discards the top two cards of the deck. For each different one, if it is an
    Action, +2 Actions; a Treasure, +2 Coins; a Victory card, +2 Cards."""

    cost = 5
    role_line = "village, draw"
    icon = "take-my-money"
    code_number = 109

    async def play(self, game: Game, me: Player, this: Card) -> None:
        left = game.others(me)[0]
        kinds = {card.kind: None for card in game.reveal(left, 2)}
        await game.discard_limbo(left)
        for kind in kinds:
            game.add_actions(2 * kind.is_action)
            game.add_coins(2 * kind.is_treasure)
            game.draw(me, 2 * kind.is_victory)


class Upgrade(Action):
    """+1 Card, +1 Action. Trash a card from your hand. Gain a card costing exactly 1 more."""

    cost = 5
    cards = 1
    actions = 1
    adds = 1
    adds_exactly = True
    role_line = "trashing, gainer"
    icon = "upgrade"
    code_number = 110

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            await game.gain_costing(me, game.cost_of(trashed) + self.adds)


class WishingWell(Action):
    """+1 Card, +1 Action. Name a card, then reveal the top card of your deck. If it is the one you named, it goes to
    your hand."""

    cost = 3
    cards = 1
    actions = 1
    icon = "well"
    code_number = 111

    async def play(self, game: Game, me: Player, this: Card) -> None:
        named = await game.name_card(me)
        shown = game.reveal(me, 1)
        game.take(me, [card for card in shown if card.kind.name == named], me.limbo)
        game.topdeck(me, me.limbo[:], me.limbo)

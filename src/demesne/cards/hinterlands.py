"""Hinterlands: what happens when cards are bought, gained and discarded."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Kind, Treasure, Victory, names
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.price import cheaper, coins_of


class BorderVillage(Action):
    """+1 Card, +2 Actions. When you gain this, gain a card that costs less."""

    cost = 6
    cards = 1
    actions = 2
    role_line = "gainer"
    icon = "medieval-village-01"
    code_number = 175

    async def when_gained(self, game: Game, me: Player, this: Card) -> None:
        await game.gain_cheaper(me, game.cost(self))


class Cache(Treasure):
    """Worth 3 coins. When you gain this, gain two Coppers."""

    cost = 5
    coins = 3
    icon = "locked-chest"
    code_number = 176

    async def when_gained(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Copper", copies=2)


class Cartographer(Action):
    """+1 Card, +1 Action. Look at the top four cards of your deck; discard any of them and put the rest back in any
    order."""

    cost = 5
    cards = 1
    actions = 1
    icon = "atlas"
    code_number = 177

    async def play(self, game: Game, me: Player, this: Card) -> None:
        seen = game.look(me, 4)
        rejected = await game.pick_cards(me, "discard", seen, 0, len(seen), me.limbo)
        await game.discard(me, rejected, me.limbo)
        await game.order_on_deck(me, [card for card in seen if card not in rejected], secret=True)


class Crossroads(Action):
    """Reveal your hand; +1 Card for each Victory card in it. The first time you play this in a turn, +3 Actions."""

    cost = 2
    counts_plays = True
    role_line = "village, draw"
    icon = "crossroad"
    code_number = 178

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.reveal_hand(me)
        game.draw(me, sum([card.kind.is_victory for card in me.hand]))
        if game.played.count(self) == 1:
            game.add_actions(3)


class Develop(Action):
    """Trash a card from your hand. Gain a card costing exactly 1 more and one costing exactly 1 less onto your deck, in
    either order."""

    cost = 3
    role_line = "trashing, gainer"
    icon = "growth"
    code_number = 179

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            cost = game.cost_of(trashed)
            pile = await game.pick_pile(me, "gain", game.costing(cost + 1) + game.costing(cost - 1))
            if pile is not None:
                other = 2 * cost - game.cost(game.top(pile))
                await game.gain_from(me, pile, "deck")
                await game.gain_costing(me, other, to="deck")


class Duchess(Action):
    """+2 Coins. Each player, you first, looks at the top card of the deck and discards it or puts it back. In games
    with this, a player who gains a Duchy may also gain a Duchess.
    """

    cost = 2
    coins = 2
    from_supply = "gain"
    icon = "jewel-crown"
    code_number = 180

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for player in [me, *game.others(me)]:
            await game.look_and_discard(player)

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return what.kind.name == "Duchy" and game.left("Duchess") > 0

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        await game.gain(me, "Duchess")


class Embassy(Action):
    """+5 Cards. Discard three cards. When you gain this, each other player gains a Silver."""

    cost = 5
    cards = 5
    icon = "flying-flag"
    code_number = 181

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.discard_from_hand(me, 3, 3)

    async def when_gained(self, game: Game, me: Player, this: Card) -> None:
        for other in game.others(me):
            await game.gain(other, "Silver")


class Farmland(Victory):
    """2 points. When you buy this, trash a card from your hand and gain one costing exactly 2 more."""

    cost = 6
    points = 2
    role_line = "trashing, gainer"
    icon = "grain"
    code_number = 182

    async def when_bought(self, game: Game, me: Player, what: Trigger) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            await game.gain_costing(me, game.cost_of(trashed) + 2)


class FoolsGold(Treasure):
    """Worth 1 coin, and 3 more unless it is the first that you play in a turn. When another player gains a Province,
    you may trash this from your hand: gain a Gold onto your deck."""

    name = "Fool's Gold"
    type_line = "Treasure - Reaction"
    cost = 2
    coins = 1
    counts_plays = True
    from_hand = "other-gain"
    reaction_gains = "Gold"
    icon = "minerals"
    code_number = 183

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if game.played.count(self) > 1:
            game.add_coins(3)

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return what.kind.name == "Province"

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        if await game.trash(me, [this], me.hand):
            await game.gain(me, "Gold", to="deck")


class Haggler(Action):
    """+2 Coins. While this is in play, when you buy a card, gain a card that costs less and is not a Victory card."""

    cost = 5
    coins = 2
    from_play = "buy"
    must_answer = True
    role_line = "gainer"
    icon = "shaking-hands"
    code_number = 184

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        cost = game.cost(what.kind)
        await game.gain_one_of(me, lambda kind: cheaper(game.cost(kind), cost) and not kind.is_victory)


class Highway(Action):
    """+1 Card, +1 Action. While this is in play, cards cost 1 less."""

    cost = 5
    cards = 1
    actions = 1
    discount = 1
    icon = "horizon-road"
    code_number = 185


class IllGottenGains(Treasure):
    """Worth 1 coin. You may gain a Copper to your hand. When you gain this, each other player gains a Curse."""

    name = "Ill-Gotten Gains"
    cost = 5
    coins = 1
    role_line = "curser"
    icon = "robber-hand"
    code_number = 186

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain_one_of(me, lambda kind: kind.name == "Copper", "hand", least=0)

    async def when_gained(self, game: Game, me: Player, this: Card) -> None:
        for other in game.others(me):
            await game.gain(other, "Curse")


class Inn(Action):
    """+2 Cards, +2 Actions. Discard two cards. When you gain this, reveal any number of Actions from your discard pile
    and shuffle them into your deck."""

    cost = 5
    cards = 2
    actions = 2
    role_line = "no draw"
    icon = "tavern-sign"
    code_number = 187

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.discard_from_hand(me, 2, 2)

    async def when_gained(self, game: Game, me: Player, this: Card) -> None:
        actions = [card for card in game.look_through_discard(me) if card.kind.is_action]
        chosen = await game.pick_cards(me, "reveal", actions, 0, len(actions), me.discard)
        game.shuffle_into_deck(me, chosen, me.discard)


class JackOfAllTrades(Action):
    """Gain a Silver. Look at the top card of your deck; discard it or put it back. Draw until you have five cards in
    hand. You may trash a card from your hand that is not a Treasure.
    """

    cost = 4
    role_line = "trashing, draw"
    icon = "toolbox"
    code_number = 188

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Silver")
        await game.look_and_discard(me)
        game.draw(me, 5 - len(me.hand))
        await game.trash_from_hand(me, 0, 1, [card for card in me.hand if not card.kind.is_treasure])


class Mandarin(Action):
    """+3 Coins. Put a card from your hand onto your deck. When you gain this, put all Treasures that you have in play
    onto your deck in any order."""

    cost = 5
    coins = 3
    icon = "pagoda"
    code_number = 189

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.topdeck_from_hand(me, 1)

    async def when_gained(self, game: Game, me: Player, this: Card) -> None:
        treasures = [card for card in me.in_play if game.kind(card).is_treasure]
        n = len(treasures)
        ordered = await game.pick_cards(me, "topdeck", treasures, n, n, me.in_play, ordered=True)
        game.topdeck(me, ordered, me.in_play)


class Margrave(Attack):
    """+3 Cards, +1 Buy. Each other player draws a card, then discards down to three cards in hand."""

    cost = 5
    cards = 3
    buys = 1
    icon = "griffin-shield"
    code_number = 190

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            game.draw(victim, 1)
            await game.discard_down_to(victim, 3)


class NobleBrigand(Attack):
    """+1 Coin. When you play or buy this, each other player reveals two cards, trashes a Silver or Gold among them that
    you choose, discards the rest, and gains a Copper if there was no Treasure. You gain the trashed cards.
    """

    cost = 4
    coins = 1
    icon = "robin-hood-hat"
    code_number = 191

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        await self.rob(game, me, victims)

    async def when_bought(self, game: Game, me: Player, what: Trigger) -> None:
        await self.rob(game, me, game.others(me))

    async def rob(self, game: Game, me: Player, victims: list[Player]) -> None:
        """Take a Silver or a Gold from each of these players."""
        loot: list[Card] = []
        for victim in victims:
            shown = game.reveal(victim, 2)
            dear = [card for card in shown if card.kind.name in ("Silver", "Gold")]
            loot += await game.trash_one_revealed(me, victim, dear)
            if not any(card.kind.is_treasure for card in shown):
                await game.gain(victim, "Copper")
        for card in loot:
            await game.gain_from_trash(me, card)


class NomadCamp(Action):
    """+1 Buy, +2 Coins. You gain this onto your deck."""

    cost = 4
    buys = 1
    coins = 2
    gained_to = "deck"
    icon = "desert-camp"
    code_number = 192


class Oasis(Action):
    """+1 Card, +1 Action, +1 Coin. Discard a card."""

    cost = 3
    cards = 1
    actions = 1
    coins = 1
    icon = "oasis"
    code_number = 193

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.discard_from_hand(me, 1, 1)


class Oracle(Attack):
    """Each player, you first, reveals two cards; you say whether both are discarded or both put back, in an order that
    their owner chooses. +2 Cards."""

    cost = 3
    role_line = "draw"
    icon = "all-seeing-eye"
    code_number = 194

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for player in [me, *victims]:
            shown = game.reveal(player, 2)
            if shown and await game.pick_mode(me, ["discard", "keep"], names(shown), player) == "discard":
                await game.discard_limbo(player)
            else:
                await game.order_on_deck(player, shown, secret=True)
        game.draw(me, 2)


class Scheme(Action):
    """+1 Card, +1 Action. At the start of clean-up this turn, you may put an Action that you have in play onto your
    deck."""

    cost = 3
    cards = 1
    actions = 1
    counts_plays = True
    at_clean_up = True
    icon = "think"
    code_number = 195

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return bool(game.leaving(me, "Action"))

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        chosen = await game.pick_cards(me, "topdeck", game.leaving(me, "Action"), 1, 1, me.in_play)
        game.topdeck(me, chosen, me.in_play)


class SilkRoad(Victory):
    """A point for every four Victory cards that you own."""

    cost = 4
    icon = "rolled-cloth"
    code_number = 196

    def score(self, owned: list[Kind]) -> int:
        return sum([kind.is_victory for kind in owned]) // 4


class SpiceMerchant(Action):
    """You may trash a Treasure from your hand. If you do, one of: +2 Cards, +1 Action; +2 Coins, +1 Buy."""

    cost = 4
    role_line = "trashing, +buy"
    icon = "hot-spices"
    code_number = 197

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if await game.trash_from_hand(me, 0, 1, [card for card in me.hand if card.kind.is_treasure]):
            if await game.pick_mode(me, ["+2 Cards +1 Action", "+2 Coins +1 Buy"]) == "+2 Cards +1 Action":
                game.draw(me, 2)
                game.add_actions(1)
            else:
                game.add_coins(2)
                game.add_buys(1)


class Stables(Action):
    """You may discard a Treasure from your hand for +3 Cards, +1 Action."""

    cost = 5
    role_line = "draw"
    icon = "stable"
    code_number = 198

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if await game.discard_from_hand(me, 0, 1, [card for card in me.hand if card.kind.is_treasure]):
            game.draw(me, 3)
            game.add_actions(1)


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
        return what.kind.name != "Silver" or what.to != "discard" or what.pile is None

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

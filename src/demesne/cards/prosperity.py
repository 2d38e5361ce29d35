"""Prosperity: expensive cards, victory tokens, and Treasures that do more than pay."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Treasure, Victory, names
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.price import coins_of, within


class Bank(Treasure):
    """Worth 1 coin for each Treasure you have in play, this one included."""

    cost = 7
    laid = "last"
    icon = "bank"
    code_number = 150

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_coins(sum([game.kind(card).is_treasure for card in me.in_play]))


class Bishop(Action):
    """+1 Coin, 1 victory token. Trash a card from your hand and take victory tokens for half its cost in coins, rounded
    down. Then each other player may trash a card from hand."""

    cost = 4
    coins = 1
    role_line = "trashing, vp tokens"
    icon = "pope-crown"
    code_number = 151

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_vp(me, 1)
        for trashed in await game.trash_from_hand(me, 1, 1):
            game.add_vp(me, coins_of(game.cost_of(trashed)) // 2)
        for other in game.others(me):
            await game.trash_from_hand(other, 0, 1)


class City(Action):
    """+1 Card, +2 Actions. If a pile of the Supply is empty, +1 Card. If two or more are, also +1 Coin and +1 Buy."""

    cost = 5
    cards = 1
    actions = 2
    icon = "modern-city"
    code_number = 152

    async def play(self, game: Game, me: Player, this: Card) -> None:
        empty = game.empty_piles
        if empty >= 1:
            game.draw(me, 1)
        if empty >= 2:
            game.add_coins(1)
            game.add_buys(1)


class Contraband(Treasure):
    """Worth 3 coins. +1 Buy. The player to your left names a card: you can't buy it this turn."""

    cost = 5
    coins = 3
    buys = 1
    bars = True
    icon = "cargo-crate"
    code_number = 153

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.bar(await game.name_card(game.others(me)[0], target=me))


class CountingHouse(Action):
    """Look through your discard pile. Show any number of Coppers from it and take them into your hand."""

    cost = 5
    icon = "abacus"
    code_number = 154

    async def play(self, game: Game, me: Player, this: Card) -> None:
        coppers = [card for card in game.look_through_discard(me) if card.kind.name == "Copper"]
        shown = await game.pick_cards(me, "reveal", coppers, 0, len(coppers), me.discard)
        game.take(me, shown, me.discard)


class Expand(Action):
    """Trash a card from your hand. Gain a card costing up to 3 more."""

    cost = 7
    adds = 3
    role_line = "trashing, gainer"
    icon = "expand"
    code_number = 155

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            await game.gain_up_to(me, game.cost_of(trashed) + self.adds)


class Forge(Action):
    """Trash any number of cards from your hand. Gain a card costing exactly as many coins as all of them together."""

    cost = 7
    role_line = "trashing, gainer"
    icon = "foundry-bucket"
    code_number = 156

    async def play(self, game: Game, me: Player, this: Card) -> None:
        trashed = await game.trash_from_hand(me, 0, len(me.hand))
        await game.gain_costing(me, sum([coins_of(game.cost_of(card)) for card in trashed]))


class Goons(Attack):
    """+1 Buy, +2 Coins. Each other player discards down to three cards in hand. While this is in play, each card you
    buy gives you 1 victory token."""

    cost = 6
    buys = 1
    coins = 2
    vp_per_buy = 1
    role_line = "vp tokens"
    icon = "brass-knuckles"
    code_number = 157

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.discard_down_to(victim, 3)


class GrandMarket(Action):
    """+1 Card, +1 Action, +1 Buy, +2 Coins. You can't buy this while you have a Copper in play."""

    cost = 6
    cards = 1
    actions = 1
    buys = 1
    coins = 2
    icon = "basket"
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


class KingsCourt(Action):
    """You may play an Action from your hand three times."""

    name = "King's Court"
    cost = 7
    icon = "king"
    code_number = 160

    async def play(self, game: Game, me: Player, this: Card) -> None:
        actions = [card for card in me.hand if card.kind.is_action]
        for card in await game.pick_cards(me, "play", actions, 0, 1, me.hand):
            await game.play_from(me, card, me.hand, times=3)


class Loan(Treasure):
    """Worth 1 coin. Reveal cards from your deck until a Treasure shows; trash it or discard it. The rest is
    discarded."""

    cost = 3
    coins = 1
    role_line = "trashing"
    icon = "pay-money"
    code_number = 161

    async def play(self, game: Game, me: Player, this: Card) -> None:
        found = game.reveal_until(me, lambda kind: kind.is_treasure)
        if found:
            if await game.pick_mode(me, ["trash", "discard"], names(found)) == "trash":
                await game.trash(me, found, me.limbo)
            else:
                await game.discard(me, found, me.limbo)
        await game.discard_limbo(me)


class Mint(Action):
    """You may show a Treasure from your hand: gain a copy of it. When you buy this, trash all Treasures you have in
    play."""

    cost = 5
    role_line = "gainer"
    icon = "crown-coin"
    code_number = 162

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for shown in await game.show_from_hand(me, [card for card in me.hand if card.kind.is_treasure]):
            await game.gain_copy(me, shown.kind)

    async def when_bought(self, game: Game, me: Player, what: Trigger) -> None:
        await game.trash(me, [card for card in me.in_play if game.kind(card).is_treasure], me.in_play)


class Monument(Action):
    """+2 Coins, 1 victory token."""

    cost = 4
    coins = 2
    role_line = "vp tokens"
    icon = "obelisk"
    code_number = 163

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_vp(me, 1)


class Mountebank(Attack):
    """+2 Coins. Each other player may discard a Curse from hand; a player who doesn't gains a Curse and a Copper."""

    cost = 5
    coins = 2
    role_line = "curser"
    icon = "potion-of-madness"
    code_number = 164

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            if not await game.discard_from_hand(victim, 0, 1, victim.in_hand("Curse")):
                await game.gain(victim, "Curse")
                await game.gain(victim, "Copper")


class Peddler(Action):
    """+1 Card, +1 Action, +1 Coin. In your Buy phase, this costs 2 less for each Action you have in play."""

    cost = 8
    cards = 1
    actions = 1
    coins = 1
    less_per_action = 2
    icon = "knapsack"
    code_number = 165


class Quarry(Treasure):
    """Worth 1 coin. While this is in play, Actions cost 2 less."""

    cost = 4
    coins = 1
    action_discount = 2
    icon = "stone-pile"
    code_number = 166


class Rabble(Attack):
    """+3 Cards. Each other player reveals the top three cards of the deck, discards the Actions and Treasures among
    them, and puts the rest back in any order."""

    cost = 5
    cards = 3
    icon = "pitchfork"
    code_number = 167

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            good = [card for card in game.reveal(victim, 3) if card.kind.is_action or card.kind.is_treasure]
            await game.discard(victim, good, victim.limbo, open_=True)
            await game.order_on_deck(victim, victim.limbo[:], secret=True)


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


class Talisman(Treasure):
    """Worth 1 coin. While this is in play, when you buy a card costing up to 4 that is not a Victory card, gain a copy
    of it.
    """

    cost = 4
    coins = 1
    from_play = "buy"
    must_answer = True
    role_line = "gainer"
    icon = "gem-pendant"
    code_number = 169

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return within(what.cost, 4) and not what.kind.is_victory

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        await game.gain_copy(me, what.kind)


class TradeRoute(Action):
    """+1 Buy, +1 Coin for each token on the Trade Route mat. Trash a card from your hand. Each Victory pile starts with
    a token; it goes to the mat when the first card is gained from the pile."""

    cost = 3
    buys = 1
    marks_victory = True
    token_sign = "◦"
    role_line = "trashing"
    icon = "camel"
    code_number = 170

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_coins(game.mat_tokens)
        await game.trash_from_hand(me, 1, 1)


class Vault(Action):
    """+2 Cards. Discard any number of cards. +1 Coin for each. Each other player may discard two cards; a player who
    does draws a card.
    """

    cost = 5
    cards = 2
    icon = "strongbox"
    code_number = 171

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_coins(len(await game.discard_from_hand(me, 0, len(me.hand))))
        for other in game.others(me):
            if other.hand and await game.offer_mode(other, "discard 2"):
                if len(await game.discard_from_hand(other, 2, 2)) == 2:
                    game.draw(other, 1)


class Venture(Treasure):
    """Worth 1 coin. Reveal cards from your deck until a Treasure shows. Discard the rest, then play that Treasure."""

    cost = 5
    coins = 1
    icon = "rolling-dices"
    code_number = 172

    async def play(self, game: Game, me: Player, this: Card) -> None:
        found = game.reveal_until(me, lambda kind: kind.is_treasure)
        await game.discard(me, [card for card in me.limbo if card not in found], me.limbo, open_=True)
        for card in found:
            await game.play_from(me, card, me.limbo)


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
            await game.trash_gained(me, what)
        else:
            game.move_gained(me, what)


class WorkersVillage(Action):
    """+1 Card, +2 Actions, +1 Buy."""

    name = "Worker's Village"
    cost = 4
    cards = 1
    actions = 2
    buys = 1
    icon = "wheelbarrow"
    code_number = 174


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

"""Seaside: cards that continue in the next turn, and mats."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, names
from demesne.engine.effect import Trigger
from demesne.engine.extras import Lasting
from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.price import coins_of, within


class Ambassador(Attack):
    """Reveal a card from your hand. Return up to two copies of it from your hand to the Supply. Then each other player
    gains a copy of it."""

    cost = 3
    role_line = "trashing, junker"
    icon = "tied-scroll"
    code_number = 112

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for shown in await game.show_from_hand(me, me.hand[:], least=1):
            if game.in_supply(shown.kind):
                copies = [card for card in me.hand if card.kind is shown.kind]
                for card in await game.pick_cards(me, "return", copies, 0, 2, me.hand):
                    game.return_to_pile(me, card, me.hand)
            for victim in victims:
                await game.gain_copy(victim, shown.kind)


class Bazaar(Action):
    """+1 Card, +2 Actions, +1 Coin."""

    cost = 5
    cards = 1
    actions = 2
    coins = 1
    icon = "pouch-with-beads"
    code_number = 113


class Caravan(Action):
    """+1 Card, +1 Action. At the start of your next turn, +1 Card."""

    type_line = "Action - Duration"
    cost = 4
    cards = 1
    actions = 1
    next_cards = 1
    icon = "caravan"
    code_number = 114


class Cutpurse(Attack):
    """+2 Coins. Each other player discards a Copper, or shows a hand without one."""

    cost = 4
    coins = 2
    icon = "shiny-purse"
    code_number = 115

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            coppers = victim.in_hand("Copper")
            if not await game.discard(victim, coppers[:1], victim.hand):
                game.reveal_hand(victim)


class Embargo(Action):
    """+2 Coins. Trash this. Put an Embargo token onto a pile of the Supply: a player who buys from it gains a Curse
    for each token there."""

    cost = 2
    coins = 2
    puts_tokens = True
    token_sign = "⊘"
    icon = "barrier"
    code_number = 116

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.trash_this(me, this)
        game.put_token(await game.pick_supply_pile(me), self)

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return game.left("Curse") > 0

    async def when_bought_with_token(self, game: Game, me: Player, what: Trigger) -> None:
        await game.gain(me, "Curse", copies=game.tokens_on(what.pile, self))


class Explorer(Action):
    """You may show a Province from your hand. If you do, gain a Gold to your hand, otherwise a Silver to your hand."""

    cost = 5
    role_line = "gainer"
    icon = "compass"
    code_number = 117

    async def play(self, game: Game, me: Player, this: Card) -> None:
        shown = await game.show_from_hand(me, me.in_hand("Province"))
        await game.gain(me, "Gold" if shown else "Silver", to="hand")


class FishingVillage(Action):
    """+2 Actions, +1 Coin. At the start of your next turn, +1 Action, +1 Coin."""

    type_line = "Action - Duration"
    cost = 3
    actions = 2
    coins = 1
    next_actions = 1
    next_coins = 1
    icon = "fishing-net"
    code_number = 118


class GhostShip(Attack):
    """+2 Cards. Each other player with four or more cards in hand puts cards from it onto the deck until three are
    left."""

    cost = 5
    cards = 2
    icon = "ghost"
    code_number = 119

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.topdeck_from_hand(victim, len(victim.hand) - 3)


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
    """+1 Action, +1 Coin. At the start of your next turn, +1 Coin. While this is in play, other players' Attacks don't
    affect you.
    """

    type_line = "Action - Duration"
    cost = 2
    actions = 1
    coins = 1
    next_coins = 1
    shields = True
    role_line = "defence"
    icon = "lighthouse"
    code_number = 122


class Lookout(Action):
    """+1 Action. Look at the top three cards of your deck. Trash one, discard one, and put the last one back."""

    cost = 3
    actions = 1
    role_line = "trashing"
    icon = "spyglass"
    code_number = 123

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.look(me, 3)
        await game.trash(me, await game.pick_cards(me, "trash", me.limbo[:], 1, 1, me.limbo), me.limbo)
        await game.discard(me, await game.pick_cards(me, "discard", me.limbo[:], 1, 1, me.limbo), me.limbo)
        game.topdeck(me, me.limbo[:], me.limbo, secret=True)


class MerchantShip(Action):
    """+2 Coins. At the start of your next turn, +2 Coins."""

    type_line = "Action - Duration"
    cost = 5
    coins = 2
    next_coins = 2
    icon = "galley"
    code_number = 124


class NativeVillage(Action):
    """+2 Actions. Put the top card of your deck face down onto your Native Village mat, or take all cards from there
    into your hand."""

    cost = 2
    actions = 2
    icon = "tipi"
    code_number = 125

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if not (me.deck or me.discard or me.native_village):
            return
        if await game.pick_mode(me, ["set aside", "take"]) == "set aside":
            game.set_aside(me, game.look(me, 1), me.limbo, "native_village")
        else:
            game.take(me, me.native_village[:], me.native_village, secret=True)


class Navigator(Action):
    """+2 Coins. Look at the top five cards of your deck. Discard them all, or put them all back in any order."""

    cost = 4
    coins = 2
    icon = "ship-wheel"
    code_number = 126

    async def play(self, game: Game, me: Player, this: Card) -> None:
        seen = game.look(me, 5)
        if seen and await game.pick_mode(me, ["discard", "keep"], names(seen)) == "discard":
            await game.discard(me, seen, me.limbo)
        else:
            await game.order_on_deck(me, seen, secret=True)


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


class PearlDiver(Action):
    """+1 Card, +1 Action. Look at the bottom card of your deck. You may put it on top."""

    cost = 2
    cards = 1
    actions = 1
    icon = "oyster-pearl"
    code_number = 128

    async def play(self, game: Game, me: Player, this: Card) -> None:
        seen = game.look_at_bottom(me)
        if me.deck:
            game.topdeck(me, await game.pick_cards(me, "topdeck", seen, 0, 1, me.limbo), me.limbo, secret=True)
        game.put_under(me, seen, me.limbo)


class PirateShip(Attack):
    """Each other player reveals two cards, trashes a Treasure among them that you choose, and discards the rest; if a
    Treasure was trashed, take a Pirate Ship token. Or: +1 Coin for each of your Pirate Ship tokens."""

    cost = 4
    icon = "pirate-flag"
    code_number = 129

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        if not (me.pirate_tokens or any(victim.deck or victim.discard for victim in victims)):
            return
        if await game.pick_mode(me, ["trash", "coins"]) == "coins":
            game.add_coins(me.pirate_tokens)
            return
        loot: list[Card] = []
        for victim in victims:
            treasures = [card for card in game.reveal(victim, 2) if card.kind.is_treasure]
            loot += await game.trash_one_revealed(me, victim, treasures)
        if loot:
            game.add_pirate_tokens(me, 1)


class Salvager(Action):
    """+1 Buy. Trash a card from your hand. +1 Coin for each coin it costs."""

    cost = 4
    buys = 1
    role_line = "trashing"
    icon = "cargo-crane"
    code_number = 130

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            game.add_coins(coins_of(game.cost_of(trashed)))


class SeaHag(Attack):
    """Each other player discards the top card of the deck, then gains a Curse onto the deck."""

    cost = 4
    role_line = "curser"
    icon = "sea-creature"
    code_number = 131

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.discard(victim, game.reveal(victim, 1), victim.limbo)
            await game.gain(victim, "Curse", to="deck")


class Smugglers(Action):
    """Gain a copy of a card costing up to 6 that the player to your right gained on the last turn."""

    cost = 3
    counts_gains = True
    role_line = "gainer"
    icon = "barrel-leak"
    code_number = 132

    async def play(self, game: Game, me: Player, this: Card) -> None:
        gained = game.last_gains(game.others(me)[-1])
        await game.gain_one_of(me, lambda kind: kind in gained and within(game.cost(kind), 6))


class Tactician(Action):
    """Discard your hand. If that was at least one card, at the start of your next turn, +5 Cards, +1 Buy, +1 Action."""

    type_line = "Action - Duration"
    cost = 5
    role_line = "draw, +buy"
    icon = "chess-king"
    code_number = 133

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if await game.discard(me, me.hand[:], me.hand):
            game.last(me, this)

    async def next_turn(self, game: Game, me: Player, lasting: Lasting) -> None:
        game.draw(me, 5)
        game.add_buys(1)
        game.add_actions(1)


class TreasureMap(Action):
    """Trash this and another Treasure Map from your hand. If both were trashed, gain four Golds onto your deck."""

    cost = 4
    icon = "treasure-map"
    code_number = 134

    async def play(self, game: Game, me: Player, this: Card) -> None:
        others = [card for card in me.hand if card.kind is self]
        if len(await game.trash_both(me, this, others[:1])) == 2:
            await game.gain(me, "Gold", to="deck", copies=4)


class Treasury(Action):
    """+1 Card, +1 Action, +1 Coin. When you discard this from play, if you bought no Victory card this turn, you may
    put it onto your deck."""

    cost = 5
    cards = 1
    actions = 1
    coins = 1
    counts_purchases = True
    optional = True
    icon = "coins-pile"
    code_number = 135

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return not any(kind.is_victory for kind in game.purchases)

    async def when_discarded_from_play(self, game: Game, me: Player, this: Card) -> None:
        game.topdeck(me, [this], me.in_play)


class Warehouse(Action):
    """+3 Cards, +1 Action. Discard three cards."""

    cost = 3
    cards = 3
    actions = 1
    role_line = "no draw"
    icon = "warehouse"
    code_number = 136

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.discard_from_hand(me, 3, 3)


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

"""The kingdom cards of the base game, first edition."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Kind, Victory
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player


class Adventurer(Action):
    """Reveal cards from your deck until two Treasures show. They go to your hand, the rest is discarded."""

    cost = 6
    role_line = "draw"
    icon = "dungeon-light"
    code_number = 1

    async def play(self, game: Game, me: Player, this: Card) -> None:
        found = game.reveal_until(me, lambda kind: kind.is_treasure, 2)
        game.take(me, found, me.limbo)
        await game.discard_limbo(me)


class Bureaucrat(Attack):
    """Gain a Silver onto your deck. Each other player puts a Victory card from hand onto the deck, or shows a
    hand without one."""

    cost = 4
    icon = "quill-ink"
    code_number = 2

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        await game.gain(me, "Silver", to="deck")
        for victim in victims:
            lands = [card for card in victim.hand if card.kind.is_victory]
            if lands:
                game.topdeck(victim, await game.pick_cards(victim, "topdeck", lands, 1, 1, victim.hand), victim.hand)
            else:
                game.reveal_hand(victim)


class Cellar(Action):
    """+1 Action. Discard any number of cards. +1 Card for each."""

    cost = 2
    actions = 1
    icon = "barrel"
    code_number = 3

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.draw(me, len(await game.discard_from_hand(me, 0, len(me.hand))))


class Chancellor(Action):
    """+2 Coins. You may put your deck into your discard pile."""

    cost = 3
    coins = 2
    icon = "scroll-quill"
    code_number = 4

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if me.deck and await game.offer_mode(me, "discard deck"):
            game.discard_deck(me)


class Chapel(Action):
    """Trash up to four cards from your hand."""

    cost = 2
    role_line = "trashing"
    icon = "prayer"
    code_number = 5

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.trash_from_hand(me, 0, 4)


class CouncilRoom(Action):
    """+4 Cards, +1 Buy. Each other player draws a card."""

    cost = 5
    cards = 4
    buys = 1
    icon = "round-table"
    code_number = 6

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for other in game.others(me):
            game.draw(other, 1)


class Feast(Action):
    """Trash this. Gain a card costing up to 5."""

    cost = 4
    gains_up_to = 5
    role_line = "gainer"
    icon = "roast-chicken"
    code_number = 7

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.trash_this(me, this)
        await game.gain_up_to(me, self.gains_up_to)


class Festival(Action):
    """+2 Actions, +1 Buy, +2 Coins."""

    cost = 5
    actions = 2
    buys = 1
    coins = 2
    icon = "party-flags"
    code_number = 8


class Gardens(Victory):
    """1 point for every ten cards you own."""

    cost = 4
    icon = "flowers"
    code_number = 9

    def score(self, owned: list[Kind]) -> int:
        return len(owned) // 10


class Laboratory(Action):
    """+2 Cards, +1 Action."""

    cost = 5
    cards = 2
    actions = 1
    icon = "round-potion"
    code_number = 10


class Library(Action):
    """Draw until you have seven cards in hand. You may set aside each Action drawn; discard those at the end."""

    cost = 5
    role_line = "draw"
    icon = "bookshelf"
    code_number = 11

    async def play(self, game: Game, me: Player, this: Card) -> None:
        while len(me.hand) < 7:
            if not game.draw(me, 1):
                break
            if me.hand[-1].kind.is_action:
                skipped = await game.pick_cards(me, "discard", me.hand[-1:], 0, 1, me.hand)
                game.into_limbo(me, skipped)
        await game.discard_limbo(me)


class Market(Action):
    """+1 Card, +1 Action, +1 Buy, +1 Coin."""

    cost = 5
    cards = 1
    actions = 1
    buys = 1
    coins = 1
    icon = "shop"
    code_number = 12


class Militia(Attack):
    """+2 Coins. Each other player discards down to three cards in hand."""

    cost = 4
    coins = 2
    icon = "crossed-swords"
    code_number = 13

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.discard_down_to(victim, 3)


class Mine(Action):
    """Trash a Treasure from your hand. Gain a Treasure costing up to 3 more to your hand."""

    cost = 5
    adds = 3
    gain_type = "Treasure"
    role_line = "trashing, gainer"
    icon = "mine-wagon"
    code_number = 14

    async def play(self, game: Game, me: Player, this: Card) -> None:
        treasures = [card for card in me.hand if card.kind.is_treasure]
        for trashed in await game.trash_from_hand(me, 1, 1, treasures):
            await game.gain_up_to(me, game.cost_of(trashed) + self.adds, to="hand", of=self.gain_type)


class Moat(Action):
    """+2 Cards. When another player plays an Attack, you may show this from your hand: it does not affect you."""

    type_line = "Action - Reaction"
    cost = 2
    cards = 2
    from_hand = "attack"
    reaction_keeps = True
    icon = "drawbridge"
    code_number = 15

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return me in what.affected

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        what.affected.remove(me)


class Moneylender(Action):
    """Trash a Copper from your hand. If you did, +3 Coins."""

    cost = 4
    role_line = "trashing"
    icon = "receive-money"
    code_number = 16

    async def play(self, game: Game, me: Player, this: Card) -> None:
        coppers = me.in_hand("Copper")
        if await game.trash(me, coppers[:1], me.hand):
            game.add_coins(3)


class Remodel(Action):
    """Trash a card from your hand. Gain a card costing up to 2 more."""

    cost = 4
    adds = 2
    role_line = "trashing, gainer"
    icon = "hammer-nails"
    code_number = 17

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            await game.gain_up_to(me, game.cost_of(trashed) + self.adds)


class Smithy(Action):
    """+3 Cards."""

    cost = 4
    cards = 3
    icon = "anvil"
    code_number = 18


class Spy(Attack):
    """+1 Card, +1 Action. Each player, you first, reveals the top card of the deck; you say whether it is
    discarded."""

    cost = 4
    cards = 1
    actions = 1
    icon = "spy"
    code_number = 19

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for player in [me, *victims]:
            await game.judge_top(me, player)


class Thief(Attack):
    """Each other player reveals two cards and trashes a Treasure among them that you choose. Gain any of those
    trashed."""

    cost = 4
    icon = "robber"
    code_number = 20

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        loot: list[Card] = []
        for victim in victims:
            treasures = [card for card in game.reveal(victim, 2) if card.kind.is_treasure]
            loot += await game.trash_one_revealed(me, victim, treasures)
        loot = [card for card in loot if card in game.trash_pile]
        for card in await game.pick_cards(me, "gain", loot, 0, len(loot), game.trash_pile):
            await game.gain_from_trash(me, card)


class ThroneRoom(Action):
    """Play an Action from your hand twice."""

    cost = 4
    icon = "throne-king"
    code_number = 21

    async def play(self, game: Game, me: Player, this: Card) -> None:
        actions = [card for card in me.hand if card.kind.is_action]
        for card in await game.pick_cards(me, "play", actions, 1, 1, me.hand):
            await game.play_from(me, card, me.hand, times=2)


class Village(Action):
    """+1 Card, +2 Actions."""

    cost = 3
    cards = 1
    actions = 2
    icon = "village"
    code_number = 22


class Witch(Attack):
    """+2 Cards. Each other player gains a Curse."""

    cost = 5
    cards = 2
    role_line = "curser"
    icon = "witch-flight"
    code_number = 23

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.gain(victim, "Curse")


class Woodcutter(Action):
    """+1 Buy, +2 Coins."""

    cost = 3
    buys = 1
    coins = 2
    icon = "wood-axe"
    code_number = 24


class Workshop(Action):
    """Gain a card costing up to 4."""

    cost = 3
    gains_up_to = 4
    role_line = "gainer"
    icon = "stone-crafting"
    code_number = 25

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain_up_to(me, self.gains_up_to)

"""Cornucopia: kingdom cards and the Prizes."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Kind, Treasure, Victory
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player


class Fairgrounds(Victory):
    """2 points for every five differently named cards you own."""

    cost = 6
    icon = "carousel"
    code_number = 26

    def score(self, owned: list[Kind]) -> int:
        return len(set(owned)) // 5 * 2


class FarmingVillage(Action):
    """+2 Actions. Reveal cards from your deck until an Action or a Treasure shows. It goes to your hand, the
    rest is discarded."""

    cost = 4
    actions = 2
    icon = "barn"
    code_number = 27

    async def play(self, game: Game, me: Player, this: Card) -> None:
        found = game.reveal_until(me, lambda kind: kind.is_action or kind.is_treasure)
        game.take(me, found, me.limbo)
        await game.discard_limbo(me)


class FortuneTeller(Attack):
    """+2 Coins. Each other player reveals cards until a Victory card or a Curse shows, puts it onto the deck
    and discards the rest."""

    cost = 3
    coins = 2
    icon = "crystal-ball"
    code_number = 28

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            found = game.reveal_until(victim, lambda kind: kind.is_victory or kind.is_curse)
            game.topdeck(victim, found, victim.limbo)
            await game.discard_limbo(victim)


class Hamlet(Action):
    """+1 Card, +1 Action. You may discard a card for +1 Action. You may discard a card for +1 Buy."""

    cost = 2
    cards = 1
    actions = 1
    role_line = "village, +buy"
    icon = "huts-village"
    code_number = 29

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_actions(len(await game.discard_from_hand(me, 0, 1)))
        game.add_buys(len(await game.discard_from_hand(me, 0, 1)))


class Harvest(Action):
    """Reveal the top four cards of your deck and discard them. +1 Coin for each different name."""

    cost = 5
    icon = "wheat"
    code_number = 30

    async def play(self, game: Game, me: Player, this: Card) -> None:
        kinds = {card.kind for card in game.reveal(me, 4)}
        await game.discard_limbo(me)
        game.add_coins(len(kinds))


class HornOfPlenty(Treasure):
    """Gain a card costing up to 1 for each differently named card you have in play. If it is a Victory card,
    trash this."""

    cost = 5
    laid = "last"
    role_line = "gainer"
    icon = "cornucopia"
    code_number = 31

    async def play(self, game: Game, me: Player, this: Card) -> None:
        gained = await game.gain_up_to(me, len({game.kind(card) for card in me.in_play}))
        if gained is not None and gained.kind.is_victory:
            await game.trash_this(me, this)


class HorseTraders(Action):
    """+1 Buy, +3 Coins. Discard two cards. When another player plays an Attack, you may set this aside from
    your hand; at the start of your next turn it returns to your hand and you draw a card."""

    type_line = "Action - Reaction"
    cost = 4
    buys = 1
    coins = 3
    from_hand = "attack"
    icon = "horse-head"
    code_number = 32

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.discard_from_hand(me, 2, 2)

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        game.set_aside(me, [this], me.hand)

    async def start_of_turn(self, game: Game, me: Player, this: Card) -> None:
        game.take(me, [this], me.aside)
        game.draw(me, 1)


class HuntingParty(Action):
    """+1 Card, +1 Action. Show your hand. Reveal cards until you find one that you have no copy of in hand. It goes to
    your hand, the rest is discarded.
    """

    cost = 5
    cards = 1
    actions = 1
    role_line = "draw"
    icon = "hunting-horn"
    code_number = 33

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.reveal_hand(me)
        known = {card.kind for card in me.hand}
        found = game.reveal_until(me, lambda kind: kind not in known)
        game.take(me, found, me.limbo)
        await game.discard_limbo(me)


class Jester(Attack):
    """+2 Coins. Each other player discards the top card of the deck. A Victory card brings them a Curse; for any other
    card, you decide which of the two of you gains a copy.
    """

    cost = 5
    coins = 2
    role_line = "curser"
    icon = "jester-hat"
    code_number = 34

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            for card in game.reveal(victim, 1):
                await game.discard_limbo(victim)
                pile = game.pile_with(card.kind)
                if card.kind.is_victory:
                    await game.gain(victim, "Curse")
                elif pile is not None:
                    choice = await game.pick_mode(me, ["take", "give"], (card.kind.name,), victim)
                    await game.gain_from(me if choice == "take" else victim, pile)


class Menagerie(Action):
    """+1 Action. Show your hand. If no two names are alike, +3 Cards; otherwise +1 Card."""

    cost = 3
    actions = 1
    role_line = "draw"
    icon = "lion"
    code_number = 35

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.reveal_hand(me)
        kinds = {card.kind for card in me.hand}
        game.draw(me, 3 if len(kinds) == len(me.hand) else 1)


class Remake(Action):
    """Twice: trash a card from your hand, then gain one costing exactly 1 more."""

    cost = 4
    adds = 1
    adds_exactly = True
    role_line = "trashing, gainer"
    icon = "anvil-impact"
    code_number = 36

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for _ in range(2):
            for trashed in await game.trash_from_hand(me, 1, 1):
                await game.gain_costing(me, game.cost_of(trashed) + self.adds)


class Tournament(Action):
    """+1 Action. Each player may show a Province from hand. If you do, discard it and gain a Prize or a Duchy onto your
    deck. If nobody else does, +1 Card, +1 Coin.
    """

    cost = 4
    actions = 1
    brings = "Bag of Gold, Diadem, Followers, Princess, Trusty Steed"
    icon = "mounted-knight"
    code_number = 37

    async def play(self, game: Game, me: Player, this: Card) -> None:
        mine = await game.show_from_hand(me, me.in_hand("Province"), me)
        theirs = [await game.show_from_hand(other, other.in_hand("Province"), me) for other in game.others(me)]
        if mine:
            await game.discard(me, mine, me.hand)
            prizes = [name for name in self.companions if game.left(name)] or ["Prize"]
            await game.gain_named(me, [*prizes, "Duchy"], to="deck")
        if not any(theirs):
            game.draw(me, 1)
            game.add_coins(1)


class YoungWitch(Attack):
    """+2 Cards. Discard two cards. Each other player may show a Bane card from hand; a player who doesn't gains a
    Curse.
    """

    cost = 4
    cards = 2
    wants_bane = True
    role_line = "curser, no draw"
    icon = "witch-face"
    code_number = 86

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        await game.discard_from_hand(me, 2, 2)
        bane = game.table.bane
        for victim in victims:
            if bane is None or not await game.show_from_hand(victim, victim.in_hand(bane.name)):
                await game.gain(victim, "Curse")


class Prize(Action):
    """One of a kind, never in the Supply."""

    type_line = "Action - Prize"
    supply = False
    copies = 1
    kingdom = False


class BagOfGold(Prize):
    """+1 Action. Gain a Gold onto your deck."""

    actions = 1
    icon = "swap-bag"

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Gold", to="deck")


class Diadem(Prize):
    """Worth 2 coins, and 1 more for each unused Action."""

    type_line = "Treasure - Prize"
    coins = 2
    icon = "tiara"

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.add_coins(game.actions)


class Followers(Prize):
    """+2 Cards. Gain an Estate. Each other player gains a Curse and discards down to three cards in hand."""

    type_line = "Action - Attack - Prize"
    cards = 2
    role_line = "curser"
    icon = "minions"

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        await game.gain(me, "Estate")
        for victim in victims:
            await game.gain(victim, "Curse")
            await game.discard_down_to(victim, 3)


class Princess(Prize):
    """+1 Buy. While this is in play, every card costs 2 less."""

    buys = 1
    discount = 2
    icon = "queen-crown"


class TrustySteed(Prize):
    """Two of these, in this order: +2 Cards; +2 Actions; +2 Coins; gain four Silvers and put your deck into
    your discard pile."""

    role_line = "village, draw"
    icon = "saddle"

    async def play(self, game: Game, me: Player, this: Card) -> None:
        chosen = await game.pick_modes(me, ["+2 Cards", "+2 Actions", "+2 Coins", "4 Silvers"], 2)
        if "+2 Cards" in chosen:
            game.draw(me, 2)
        if "+2 Actions" in chosen:
            game.add_actions(2)
        if "+2 Coins" in chosen:
            game.add_coins(2)
        if "4 Silvers" in chosen:
            await game.gain(me, "Silver", copies=4)
            game.discard_deck(me)

"""Guilds: coin tokens and overpaying."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Treasure
from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.price import coins_of


class Advisor(Action):
    """+1 Action. Reveal the top three cards of your deck. The player to your left picks one that you discard;
    the others go to your hand."""

    cost = 4
    actions = 1
    role_line = "draw"
    icon = "conversation"
    code_number = 38

    async def play(self, game: Game, me: Player, this: Card) -> None:
        shown = game.reveal(me, 3)
        rejected = await game.pick_cards(game.others(me)[0], "discard", shown, 1, 1, me.limbo, target=me)
        await game.discard(me, rejected, me.limbo)
        game.take(me, shown, me.limbo)


class Baker(Action):
    """+1 Card, +1 Action, 1 coin token. In games with it, everyone starts with a coin token."""

    cost = 5
    cards = 1
    actions = 1
    tokens = 1
    start_tokens = 1
    icon = "bread"
    code_number = 39


class Butcher(Action):
    """2 coin tokens. You may trash a card from your hand and spend any number of tokens; then gain a card
    costing up to the trashed one plus the tokens spent."""

    cost = 5
    tokens = 2
    role_line = "trashing, gainer"
    icon = "meat-cleaver"
    code_number = 40

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 0, 1):
            tokens = (await game.ask(me, "spend", [str(n) for n in range(me.tokens + 1)], 1, 1))[0]
            game.add_tokens(me, -tokens)
            await game.gain_up_to(me, game.cost_of(trashed) + tokens)


class CandlestickMaker(Action):
    """+1 Action, +1 Buy, 1 coin token."""

    cost = 2
    actions = 1
    buys = 1
    tokens = 1
    icon = "candle-holder"
    code_number = 41


class Doctor(Action):
    """Name a card. Reveal the top three cards of your deck, trash those of that name and put the others back in any
    order. For each coin overpaid: look at the top card of your deck and trash it, discard it or leave it."""

    cost = 3
    overpays = True
    role_line = "trashing"
    icon = "plague-doctor-profile"
    code_number = 42

    async def play(self, game: Game, me: Player, this: Card) -> None:
        name = await game.name_card(me)
        shown = game.reveal(me, 3)
        await game.trash(me, [card for card in shown if card.kind.name == name], me.limbo)
        await game.order_on_deck(me, [card for card in shown if card.kind.name != name])

    async def overpaid(self, game: Game, me: Player, amount: int) -> None:
        for _ in range(coins_of(amount)):
            for card in game.look(me, 1):
                choice = await game.pick_mode(me, ["trash", "discard", "keep"], (card.kind.name,))
                if choice == "trash":
                    await game.trash(me, [card], me.limbo)
                elif choice == "discard":
                    await game.discard(me, [card], me.limbo)
                else:
                    game.topdeck(me, [card], me.limbo, secret=True)


class Herald(Action):
    """+1 Card, +1 Action. Reveal the top card of your deck; if it is an Action, play it. For each coin overpaid:
    put a card from your discard pile onto your deck."""

    cost = 4
    cards = 1
    actions = 1
    overpays = True
    icon = "trumpet-flag"
    code_number = 43

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for card in game.reveal(me, 1):
            if card.kind.is_action:
                await game.play_from(me, card, me.limbo)
            else:
                game.topdeck(me, [card], me.limbo)

    async def overpaid(self, game: Game, me: Player, amount: int) -> None:
        discarded = game.look_through_discard(me)
        amount = coins_of(amount)
        chosen = await game.pick_cards(me, "topdeck", discarded, amount, amount, me.discard, ordered=True)
        game.topdeck(me, chosen, me.discard, secret=True)


class Journeyman(Action):
    """Name a card. Reveal cards until three of other names show. They go to your hand, the rest is discarded."""

    cost = 5
    role_line = "draw"
    icon = "walking-boot"
    code_number = 44

    async def play(self, game: Game, me: Player, this: Card) -> None:
        name = await game.name_card(me)
        found = game.reveal_until(me, lambda kind: kind.name != name, 3)
        game.take(me, found, me.limbo)
        await game.discard_limbo(me)


class Masterpiece(Treasure):
    """Worth 1 coin. For each coin overpaid, gain a Silver."""

    cost = 3
    coins = 1
    overpays = True
    icon = "mona-lisa"
    code_number = 45

    async def overpaid(self, game: Game, me: Player, amount: int) -> None:
        await game.gain(me, "Silver", copies=coins_of(amount))


class MerchantGuild(Action):
    """+1 Buy, +1 Coin. While this is in play, each card you buy brings you a coin token."""

    cost = 5
    buys = 1
    coins = 1
    tokens_per_buy = 1
    role_line = "tokens"
    icon = "scales"
    code_number = 46


class Plaza(Action):
    """+1 Card, +2 Actions. You may discard a Treasure for a coin token."""

    cost = 4
    cards = 1
    actions = 2
    role_line = "tokens"
    icon = "fountain"
    code_number = 47

    async def play(self, game: Game, me: Player, this: Card) -> None:
        treasures = [card for card in me.hand if card.kind.is_treasure]
        game.add_tokens(me, len(await game.discard_from_hand(me, 0, 1, treasures)))


class Soothsayer(Attack):
    """Gain a Gold. Each other player gains a Curse and, having gained it, draws a card."""

    cost = 5
    role_line = "curser"
    icon = "tarot-18-the-moon"
    code_number = 48

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        await game.gain(me, "Gold")
        for victim in victims:
            game.draw(victim, await game.gain(victim, "Curse"))


class Stonemason(Action):
    """Trash a card from your hand. Gain two cards, each costing less than it. If overpaid: gain two Actions, each
    costing exactly what you overpaid."""

    cost = 2
    overpays = True
    adds = -1
    role_line = "trashing, gainer"
    icon = "brick-wall"
    code_number = 49

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for trashed in await game.trash_from_hand(me, 1, 1):
            for _ in range(2):
                await game.gain_cheaper(me, game.cost_of(trashed))

    async def overpaid(self, game: Game, me: Player, amount: int) -> None:
        for _ in range(2):
            await game.gain_costing(me, amount, of="Action")


class Taxman(Attack):
    """You may trash a Treasure from your hand. If you did, each other player with five or more cards in hand discards
    a copy of it or shows a hand without one, and you gain a Treasure costing up to 3 more onto your deck."""

    cost = 4
    adds = 3
    gain_type = "Treasure"
    role_line = "trashing, gainer"
    icon = "cash"
    code_number = 50

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        treasures = [card for card in me.hand if card.kind.is_treasure]
        for trashed in await game.trash_from_hand(me, 0, 1, treasures):
            for victim in victims:
                if len(victim.hand) >= 5:
                    copies = [card for card in victim.hand if card.kind is trashed.kind]
                    if not await game.discard(victim, copies[:1], victim.hand):
                        game.reveal_hand(victim)
            await game.gain_up_to(me, game.cost_of(trashed) + self.adds, to="deck", of=self.gain_type)

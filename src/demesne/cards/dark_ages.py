"""Dark Ages: kingdom cards, Ruins, Shelters, and the cards that only other cards bring."""

from __future__ import annotations

from demesne.engine.card import Action, Attack, Card, Kind, Treasure, Victory, names
from demesne.engine.effect import Trigger
from demesne.engine.game import Game
from demesne.engine.player import Player
from demesne.engine.price import cheaper, coins_of


class Altar(Action):
    """Trash a card from your hand. Gain a card costing up to 5."""

    cost = 6
    gains_up_to = 5
    role_line = "trashing, gainer"
    icon = "star-altar"
    code_number = 51

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.trash_from_hand(me, 1, 1)
        await game.gain_up_to(me, self.gains_up_to)


class Armory(Action):
    """Gain a card costing up to 4 onto your deck."""

    cost = 4
    gains_up_to = 4
    role_line = "gainer"
    icon = "shield-reflect"
    code_number = 52

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain_up_to(me, self.gains_up_to, to="deck")


class BandOfMisfits(Action):
    """Play this as an Action of the Supply that costs less than it. It is that card until it leaves play."""

    cost = 5
    icon = "backup"
    code_number = 53

    async def become(self, game: Game, me: Player, this: Card) -> Kind | None:
        lesser = game.supply(lambda kind: kind.is_action and cheaper(game.cost(kind), game.cost(self)))
        pile = await game.pick_pile(me, "play", lesser)
        return None if pile is None else game.top(pile)


class BanditCamp(Action):
    """+1 Card, +2 Actions. Gain a Spoils."""

    cost = 5
    cards = 1
    actions = 2
    brings = "Spoils"
    icon = "camping-tent"
    code_number = 54

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Spoils")


class Beggar(Action):
    """Gain three Coppers to your hand. When another player plays an Attack, you may discard this from your hand:
    gain two Silvers, the first onto your deck."""

    type_line = "Action - Reaction"
    cost = 2
    from_hand = "attack"
    reaction_gains = "Silver"
    icon = "bubbling-bowl"
    code_number = 55

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Copper", to="hand", copies=3)

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        await game.discard(me, [this], me.hand)
        await game.gain(me, self.reaction_gains, to="deck")
        await game.gain(me, self.reaction_gains)


class Catacombs(Action):
    """Look at the top three cards of your deck. Take them, or discard them and +3 Cards. When you trash this, gain a
    cheaper card."""

    cost = 5
    role_line = "draw"
    icon = "coffin"
    code_number = 56

    async def play(self, game: Game, me: Player, this: Card) -> None:
        seen = game.look(me, 3)
        if seen:
            choice = await game.pick_mode(me, ["take", "discard"], names(seen))
            if choice == "take":
                game.take(me, seen, me.limbo, secret=True)
            else:
                await game.discard(me, seen, me.limbo)
                game.draw(me, 3)

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        await game.gain_cheaper(me, game.cost(self))


class Count(Action):
    """One of: discard two cards; put a card from your hand onto your deck; gain a Copper. Then one of: +3 Coins;
    trash your hand; gain a Duchy."""

    cost = 5
    role_line = "trashing"
    icon = "vampire-cape"
    code_number = 57

    async def play(self, game: Game, me: Player, this: Card) -> None:
        price = ""
        if me.hand or game.left("Copper"):
            price = await game.pick_mode(me, ["discard 2", "topdeck", "Copper"])
        if price == "discard 2":
            await game.discard_from_hand(me, 2, 2)
        elif price == "topdeck":
            game.topdeck(me, await game.pick_cards(me, "topdeck", me.hand[:], 1, 1, me.hand), me.hand, secret=True)
        elif price == "Copper":
            await game.gain(me, "Copper")
        prize = await game.pick_mode(me, ["+3 Coins", "trash hand", "Duchy"])
        if prize == "+3 Coins":
            game.add_coins(3)
        elif prize == "trash hand":
            await game.trash(me, me.hand[:], me.hand)
        else:
            await game.gain(me, "Duchy")


class Counterfeit(Treasure):
    """Worth 1 coin. +1 Buy. You may play a Treasure from your hand twice; then trash it."""

    cost = 5
    coins = 1
    buys = 1
    laid = "first"
    role_line = "trashing"
    icon = "profit"
    code_number = 58

    async def play(self, game: Game, me: Player, this: Card) -> None:
        treasures = [card for card in me.hand if card.kind.is_treasure]
        for card in await game.pick_cards(me, "play", treasures, 0, 1, me.hand):
            await game.play_from(me, card, me.hand, times=2)
            await game.trash_this(me, card)


class Cultist(Attack):
    """+2 Cards. Each other player gains a Ruins. You may play a Cultist from your hand. When you trash this, +3
    Cards."""

    type_line = "Action - Attack - Looter"
    cost = 5
    cards = 2
    brings = "Ruins"
    role_line = "junker"
    icon = "cultist"
    code_number = 59

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.gain(victim, "Ruins")
        more = [card for card in me.hand if card.kind is self]
        for card in await game.pick_cards(me, "play", more, 0, 1, me.hand):
            await game.play_from(me, card, me.hand)

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        game.draw(me, 3)


class DeathCart(Action):
    """+5 Coins. You may trash an Action from your hand; if not, trash this. When you gain this, gain two Ruins."""

    type_line = "Action - Looter"
    cost = 4
    coins = 5
    brings = "Ruins"
    role_line = "trashing"
    icon = "old-wagon"
    code_number = 60

    async def play(self, game: Game, me: Player, this: Card) -> None:
        actions = [card for card in me.hand if card.kind.is_action]
        if not await game.trash_from_hand(me, 0, 1, actions):
            await game.trash_this(me, this)

    async def when_gained(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Ruins", copies=2)


class Feodum(Victory):
    """1 point for every three Silvers you own. When you trash this, gain three Silvers."""

    cost = 4
    icon = "field"
    code_number = 61

    def score(self, owned: list[Kind]) -> int:
        return sum([1 for kind in owned if kind.name == "Silver"]) // 3

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Silver", copies=3)


class Forager(Action):
    """+1 Action, +1 Buy. Trash a card from your hand. +1 Coin for each differently named Treasure in the trash."""

    cost = 3
    actions = 1
    buys = 1
    role_line = "trashing"
    icon = "mushrooms"
    code_number = 62

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.trash_from_hand(me, 1, 1)
        game.add_coins(len({card.kind for card in game.trash_pile if card.kind.is_treasure}))


class Fortress(Action):
    """+1 Card, +2 Actions. When you trash this, take it back into your hand."""

    cost = 4
    cards = 1
    actions = 2
    icon = "locked-fortress"
    code_number = 63

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        game.take(me, [this], game.trash_of(me))


class Graverobber(Action):
    """One of: gain a card costing 3 to 6 from the trash onto your deck; trash an Action from your hand and gain a card
    costing up to 3 more."""

    cost = 5
    adds = 3
    role_line = "trashing, gainer"
    icon = "tombstone"
    code_number = 64

    async def play(self, game: Game, me: Player, this: Card) -> None:
        graves = costing_3_to_6(game, game.trash_pile)
        actions = [card for card in me.hand if card.kind.is_action]
        if not graves and not actions:
            return
        if await game.pick_mode(me, ["from trash", "upgrade"]) == "from trash":
            for card in await game.pick_cards(me, "gain", graves, 1, 1, game.trash_pile):
                await game.gain_from_trash(me, card, to="deck")
        else:
            for trashed in await game.trash_from_hand(me, 1, 1, actions):
                await game.gain_up_to(me, game.cost_of(trashed) + self.adds)


class Hermit(Action):
    """You may trash a card that is not a Treasure from your hand or your discard pile. Gain a card costing up to 3.
    When you discard this from play, if you bought nothing this turn, trash it and gain a Madman.
    """

    cost = 3
    gains_up_to = 3
    brings = "Madman"
    role_line = "trashing, gainer"
    icon = "cave-entrance"
    code_number = 65

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.may_trash_from_hand_or_discard(me, lambda kind: not kind.is_treasure)
        await game.gain_up_to(me, self.gains_up_to)

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return not game.bought

    async def when_discarded_from_play(self, game: Game, me: Player, this: Card) -> None:
        if await game.trash_this(me, this):
            await game.gain(me, "Madman")


class HuntingGrounds(Action):
    """+4 Cards. When you trash this, gain a Duchy or three Estates."""

    cost = 6
    cards = 4
    icon = "deer"
    code_number = 66

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        if game.left("Duchy") or game.left("Estate"):
            if await game.pick_mode(me, ["Duchy", "3 Estates"]) == "Duchy":
                await game.gain(me, "Duchy")
            else:
                await game.gain(me, "Estate", copies=3)


class Ironmonger(Action):
    """+1 Card, +1 Action. Reveal the top card of your deck; you may discard it. If it is an Action, +1 Action; a
    Treasure, +1 Coin; a Victory card, +1 Card."""

    cost = 4
    cards = 1
    actions = 1
    icon = "horseshoe"
    code_number = 67

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for card in game.reveal(me, 1):
            await game.discard(me, await game.pick_cards(me, "discard", [card], 0, 1, me.limbo), me.limbo)
            game.topdeck(me, [card], me.limbo)
            game.add_actions(int(card.kind.is_action))
            game.add_coins(int(card.kind.is_treasure))
            game.draw(me, int(card.kind.is_victory))


class JunkDealer(Action):
    """+1 Card, +1 Action, +1 Coin. Trash a card from your hand."""

    cost = 5
    cards = 1
    actions = 1
    coins = 1
    role_line = "trashing"
    icon = "recycle"
    code_number = 68

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.trash_from_hand(me, 1, 1)


class Knights(Attack):
    """A pile of ten different Knights; only the top one can be seen and gained."""

    type_line = "Action - Attack - Knight"
    cost = 5
    heading = True
    icon = "black-knight-helm"
    code_number = 69


def costing_3_to_6(game: Game, cards: list[Card]) -> list[Card]:
    """Those of these cards that cost 3 to 6."""
    return [card for card in cards if 3 <= game.cost_of(card) <= 6]


async def pillage_top_two(game: Game, victim: Player) -> list[Card]:
    """The victim reveals two cards, trashes one costing 3 to 6 and discards the rest. Returns which was trashed."""
    return await game.trash_one_revealed(victim, victim, costing_3_to_6(game, game.reveal(victim, 2)))


class Knight(Attack):
    """After the Knight's own ability: each other player reveals two cards, trashes one costing 3 to 6 and discards the
    rest. If a Knight was trashed, trash this one.
    """

    type_line = "Action - Attack - Knight"
    cost = 5
    copies = 1
    pile = "Knights"
    kingdom = False

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        await self.own_ability(game, me, victims)
        trashed: list[Card] = []
        for victim in victims:
            trashed += await pillage_top_two(game, victim)
        if any(card.kind.is_knight for card in trashed):
            await game.trash_this(me, this)

    async def own_ability(self, game: Game, me: Player, victims: list[Player]) -> None:
        """What this Knight does before the attack, beyond plain bonuses."""


class DameAnna(Knight):
    """You may trash up to two cards from your hand. Then the Knights' attack."""

    role_line = "trashing"
    icon = "visored-helm"

    async def own_ability(self, game: Game, me: Player, victims: list[Player]) -> None:
        await game.trash_from_hand(me, 0, 2)


class DameJosephine(Knight):
    """2 points. The Knights' attack."""

    type_line = "Action - Attack - Knight - Victory"
    points = 2
    icon = "heraldic-sun"


class DameMolly(Knight):
    """+2 Actions. Then the Knights' attack."""

    actions = 2
    icon = "lyre"


class DameNatalie(Knight):
    """You may gain a card costing up to 3. Then the Knights' attack."""

    gains_up_to = 3
    role_line = "gainer"
    icon = "quiver"

    async def own_ability(self, game: Game, me: Player, victims: list[Player]) -> None:
        await game.gain_one_of(me, lambda kind: game.cost(kind) <= self.gains_up_to, least=0)


class DameSylvia(Knight):
    """+2 Coins. Then the Knights' attack."""

    coins = 2
    icon = "gems"


class SirBailey(Knight):
    """+1 Card, +1 Action. Then the Knights' attack."""

    cards = 1
    actions = 1
    icon = "bordered-shield"


class SirDestry(Knight):
    """+2 Cards. Then the Knights' attack."""

    cards = 2
    icon = "cavalry"


class SirMartin(Knight):
    """+2 Buys. Then the Knights' attack."""

    cost = 4
    buys = 2
    icon = "spiked-mace"


class SirMichael(Knight):
    """Each other player discards down to three cards in hand. Then the Knights' attack."""

    icon = "winged-sword"

    async def own_ability(self, game: Game, me: Player, victims: list[Player]) -> None:
        for victim in victims:
            await game.discard_down_to(victim, 3)


class SirVander(Knight):
    """The Knights' attack. When you trash this, gain a Gold."""

    icon = "gold-nuggets"

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Gold")


class Marauder(Attack):
    """Gain a Spoils. Each other player gains a Ruins."""

    type_line = "Action - Attack - Looter"
    cost = 4
    brings = "Ruins, Spoils"
    role_line = "junker"
    icon = "hooded-assassin"
    code_number = 70

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        await game.gain(me, "Spoils")
        for victim in victims:
            await game.gain(victim, "Ruins")


class MarketSquare(Action):
    """+1 Card, +1 Action, +1 Buy. When one of your cards is trashed, you may discard this from your hand to
    gain a Gold."""

    type_line = "Action - Reaction"
    cost = 3
    cards = 1
    actions = 1
    buys = 1
    from_hand = "trash"
    reaction_gains = "Gold"
    icon = "shopping-bag"
    code_number = 71

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        await game.discard(me, [this], me.hand)
        await game.gain(me, self.reaction_gains)


class Mystic(Action):
    """+1 Action, +2 Coins. Name a card. Reveal the top card of your deck; if it is that one, it goes to your hand."""

    cost = 5
    actions = 1
    coins = 2
    icon = "third-eye"
    code_number = 72

    async def play(self, game: Game, me: Player, this: Card) -> None:
        name = await game.name_card(me)
        for card in game.reveal(me, 1):
            if card.kind.name == name:
                game.take(me, [card], me.limbo)
            else:
                game.topdeck(me, [card], me.limbo)


class Pillage(Attack):
    """Trash this. Each other player with five or more cards in hand shows it and discards a card that you choose. Gain
    two Spoils."""

    cost = 5
    brings = "Spoils"
    icon = "burning-embers"
    code_number = 73

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        await game.trash_this(me, this)
        for victim in victims:
            if len(victim.hand) >= 5:
                game.reveal_hand(victim)
                chosen = await game.pick_cards(me, "discard", victim.hand[:], 1, 1, victim.hand, target=victim)
                await game.discard(victim, chosen, victim.hand)
        await game.gain(me, "Spoils", copies=2)


class PoorHouse(Action):
    """+4 Coins. Show your hand. 1 Coin less for each Treasure in it, never below none."""

    cost = 1
    coins = 4
    icon = "family-house"
    code_number = 74

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.reveal_hand(me)
        game.add_coins(-sum([1 for card in me.hand if card.kind.is_treasure]))


class Procession(Action):
    """You may play an Action from your hand twice; then trash it and gain an Action costing exactly 1 more."""

    cost = 4
    adds = 1
    adds_exactly = True
    gain_type = "Action"
    role_line = "trashing, gainer"
    icon = "candles"
    code_number = 75

    async def play(self, game: Game, me: Player, this: Card) -> None:
        actions = [card for card in me.hand if card.kind.is_action]
        for card in await game.pick_cards(me, "play", actions, 0, 1, me.hand):
            await game.play_from(me, card, me.hand, times=2)
            await game.trash_this(me, card)
            await game.gain_costing(me, game.cost_of(card) + self.adds, of=self.gain_type)


class Rats(Action):
    """+1 Card, +1 Action. Gain a Rats. Trash a card other than a Rats from your hand, or show a hand of only Rats. When
    you trash this, +1 Card."""

    cost = 4
    cards = 1
    actions = 1
    copies = 20
    role_line = "trashing"
    icon = "rat"
    code_number = 76

    async def play(self, game: Game, me: Player, this: Card) -> None:
        await game.gain(me, "Rats")
        food = [card for card in me.hand if card.kind is not self]
        if food:
            await game.trash_from_hand(me, 1, 1, food)
        else:
            game.reveal_hand(me)

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        game.draw(me, 1)


class Rebuild(Action):
    """+1 Action. Name a card. Reveal cards until a Victory card of another name shows. Discard the rest; trash it and
    gain a Victory card costing up to 3 more."""

    cost = 5
    actions = 1
    adds = 3
    gain_type = "Victory"
    role_line = "trashing, gainer"
    icon = "crane"
    code_number = 77

    async def play(self, game: Game, me: Player, this: Card) -> None:
        name = await game.name_card(me)
        found = game.reveal_until(me, lambda kind: kind.is_victory and kind.name != name)
        await game.discard(me, [card for card in me.limbo if card not in found], me.limbo, open_=True)
        for trashed in await game.trash(me, found, me.limbo):
            await game.gain_up_to(me, game.cost_of(trashed) + self.adds, of=self.gain_type)


class Rogue(Attack):
    """+2 Coins. If the trash has a card costing 3 to 6, gain one. Otherwise each other player reveals two cards,
    trashes one costing 3 to 6 and discards the rest."""

    cost = 5
    coins = 2
    icon = "cloak-dagger"
    code_number = 78

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        booty = costing_3_to_6(game, game.trash_pile)
        for card in await game.pick_cards(me, "gain", booty, 1, 1, game.trash_pile):
            await game.gain_from_trash(me, card)
        if not booty:
            for victim in victims:
                await pillage_top_two(game, victim)


class Sage(Action):
    """+1 Action. Reveal cards until one costing 3 or more shows. It goes to your hand, the rest is discarded."""

    cost = 3
    actions = 1
    icon = "wizard-face"
    code_number = 79

    async def play(self, game: Game, me: Player, this: Card) -> None:
        found = game.reveal_until(me, lambda kind: coins_of(game.cost(kind)) >= 3)
        game.take(me, found, me.limbo)
        await game.discard_limbo(me)


class Scavenger(Action):
    """+2 Coins. You may put your deck into your discard pile. Put a card from your discard pile onto your deck."""

    cost = 4
    coins = 2
    icon = "trash-can"
    code_number = 80

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if me.deck and await game.offer_mode(me, "discard deck"):
            game.discard_deck(me)
        chosen = await game.pick_cards(me, "topdeck", game.look_through_discard(me), 1, 1, me.discard)
        game.topdeck(me, chosen, me.discard, secret=True)


class Squire(Action):
    """+1 Coin, and one of: +2 Actions; +2 Buys; gain a Silver. When you trash this, gain an Attack card."""

    cost = 2
    coins = 1
    role_line = "village, +buy"
    icon = "sword-brandish"
    code_number = 81

    async def play(self, game: Game, me: Player, this: Card) -> None:
        choice = await game.pick_mode(me, ["+2 Actions", "+2 Buys", "Silver"])
        if choice == "+2 Actions":
            game.add_actions(2)
        elif choice == "+2 Buys":
            game.add_buys(2)
        else:
            await game.gain(me, "Silver")

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        await game.gain_one_of(me, lambda kind: kind.is_attack)


class Storeroom(Action):
    """+1 Buy. Discard any number of cards, +1 Card for each. Discard any number of cards, +1 Coin for each."""

    cost = 3
    buys = 1
    icon = "wooden-crate"
    code_number = 82

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.draw(me, len(await game.discard_from_hand(me, 0, len(me.hand))))
        game.add_coins(len(await game.discard_from_hand(me, 0, len(me.hand))))


class Urchin(Attack):
    """+1 Card, +1 Action. Each other player discards down to four cards in hand. While this is in play, when you play
    another Attack, you may trash this to gain a Mercenary."""

    cost = 3
    cards = 1
    actions = 1
    brings = "Mercenary"
    from_play = "attacking"
    reaction_gains = "Mercenary"
    icon = "person"
    code_number = 83

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        for victim in victims:
            await game.discard_down_to(victim, 4)

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return this not in what.cards

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        if await game.trash_this(me, this):
            await game.gain(me, self.reaction_gains)


class Vagrant(Action):
    """+1 Card, +1 Action. Reveal the top card of your deck. A Curse, Ruins, Shelter or Victory card goes to
    your hand."""

    cost = 2
    cards = 1
    actions = 1
    icon = "bindle"
    code_number = 84

    async def play(self, game: Game, me: Player, this: Card) -> None:
        for card in game.reveal(me, 1):
            kind = card.kind
            if kind.is_curse or kind.is_ruins or kind.is_shelter or kind.is_victory:
                game.take(me, [card], me.limbo)
            else:
                game.topdeck(me, [card], me.limbo)


class WanderingMinstrel(Action):
    """+1 Card, +2 Actions. Reveal the top three cards of your deck. Put the Actions back in any order, discard
    the rest."""

    cost = 4
    cards = 1
    actions = 2
    icon = "bagpipes"
    code_number = 85

    async def play(self, game: Game, me: Player, this: Card) -> None:
        shown = game.reveal(me, 3)
        await game.discard(me, [card for card in shown if not card.kind.is_action], me.limbo, open_=True)
        await game.order_on_deck(me, [card for card in shown if card.kind.is_action])


class Spoils(Treasure):
    """Worth 3 coins. Return this to its pile when you play it."""

    coins = 3
    copies = 15
    supply = False
    kingdom = False
    icon = "chest"

    async def play(self, game: Game, me: Player, this: Card) -> None:
        game.return_to_pile(me, this, me.in_play)


class Madman(Action):
    """+2 Actions. Return this to its pile. If you did, +1 Card for each card in your hand."""

    actions = 2
    supply = False
    kingdom = False
    role_line = "draw"
    icon = "screaming"

    async def play(self, game: Game, me: Player, this: Card) -> None:
        if game.return_to_pile(me, this, me.in_play):
            game.draw(me, len(me.hand))


class Mercenary(Attack):
    """You may trash two cards from your hand. If you did, +2 Cards, +2 Coins, and each other player discards down to
    three cards in hand."""

    supply = False
    kingdom = False
    role_line = "trashing, draw"
    icon = "swordwoman"

    async def attack(self, game: Game, me: Player, this: Card, victims: list[Player]) -> None:
        if me.hand and await game.offer_mode(me, "trash 2"):
            if len(await game.trash_from_hand(me, 2, 2)) == 2:
                game.draw(me, 2)
                game.add_coins(2)
                for victim in victims:
                    await game.discard_down_to(victim, 3)


class Shelter(Kind):
    """Dealt instead of the three Estates; never in the Supply."""

    cost = 1
    copies = 6
    supply = False
    kingdom = False


class Hovel(Shelter):
    """When you buy a Victory card, you may trash this from your hand."""

    type_line = "Reaction - Shelter"
    from_hand = "buy"
    icon = "hut"

    def answers(self, game: Game, me: Player, this: Card, what: Trigger) -> bool:
        return what.kind.is_victory

    async def react(self, game: Game, me: Player, this: Card, what: Trigger) -> None:
        await game.trash(me, [this], me.hand)


class Necropolis(Shelter):
    """+2 Actions."""

    type_line = "Action - Shelter"
    actions = 2
    icon = "graveyard"


class OvergrownEstate(Shelter):
    """0 points. When you trash this, +1 Card."""

    type_line = "Victory - Shelter"
    icon = "vine-leaf"

    async def when_trashed(self, game: Game, me: Player, this: Card) -> None:
        game.draw(me, 1)


class Ruins(Kind):
    """A pile of five different Ruins, well mixed; only the top one can be seen and gained."""

    type_line = "Action - Ruins"
    heading = True
    kingdom = False
    icon = "castle-ruins"


class Ruin(Kind):
    """One of the Ruins."""

    type_line = "Action - Ruins"
    pile = "Ruins"
    kingdom = False


class AbandonedMine(Ruin):
    """+1 Coin."""

    coins = 1
    icon = "mine-truck"


class RuinedLibrary(Ruin):
    """+1 Card."""

    cards = 1
    icon = "burning-book"


class RuinedMarket(Ruin):
    """+1 Buy."""

    buys = 1
    icon = "broken-pottery"


class RuinedVillage(Ruin):
    """+1 Action."""

    actions = 1
    icon = "damaged-house"


class Survivors(Ruin):
    """Look at the top two cards of your deck. Discard both, or put both back in any order."""

    icon = "footprint"

    async def play(self, game: Game, me: Player, this: Card) -> None:
        seen = game.look(me, 2)
        if seen:
            if await game.pick_mode(me, ["discard", "keep"], names(seen)) == "discard":
                await game.discard(me, seen, me.limbo)
            else:
                await game.order_on_deck(me, seen, secret=True)

"""How an effect got to where it waits, so that it can be replayed: with the same cards, or with others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine import luck, turn
from demesne.engine.hidden import Chance
from demesne.engine.recall import DECK, Recall

if TYPE_CHECKING:
    from demesne.engine.game import Game


class Bend:
    """Where an imagined game departs from what is known: from answer `at` of an effect on, the decks lie as `chance`
    says, apart from what the `recalls` know about them, and all luck is new.
    """

    def __init__(self, at: int, recalls: list[Recall], chance: Chance, keys: list[int]) -> None:
        self.at = at
        self.recalls = recalls
        self.key = chance.key
        self.n = chance.n
        self.keys = keys

    def apply(self, game: Game) -> None:
        """Deal the unknown cards in the decks again: no effect holds a reference to a card in a deck."""
        chance = Chance(self.key, self.n)
        for player, recall in zip(game.players, self.recalls, strict=True):
            together: dict[int, list[int]] = {}
            for i, slot in enumerate(recall.zones[DECK]):
                if slot.group or not slot.name:
                    together.setdefault(slot.group, []).append(i)
            for places in together.values():
                cards = [player.deck[i] for i in places]
                chance.shuffle(cards)
                for i, card in zip(places, cards, strict=True):
                    player.deck[i] = card
            player.key = self.keys[player.seat]

    def fits(self, game: Game) -> bool:
        """Whether the decks have the sizes it needs."""
        for player, recall in zip(game.players, self.recalls, strict=True):
            if len(player.deck) != len(recall.zones[DECK]):
                return False
        return True

    def moved(self, at: int) -> Bend:
        """The same before another answer."""
        return Bend(at, self.recalls, Chance(self.key, self.n), self.keys)


class Script:
    """How an effect got to the question where it waits. It never changes.

    `base` is the game before it, `answers` those given since, `orders` how its shuffles came out where that does not
    follow from the keys, and `bends` where it was imagined.
    """

    def __init__(
        self,
        base: Game,
        answers: list[list[int]],
        orders: dict[tuple[int, int], list[int]],
        bends: list[Bend],
    ) -> None:
        self.base = base
        self.answers = answers
        self.orders = orders
        self.bends = bends

    def bend(self, game: Game, at: int) -> None:
        """Do what is due before answer `at`."""
        for bend in self.bends:
            if bend.at == at:
                bend.apply(game)

    def play(self) -> Game:
        """The game at that question."""
        twin = self.base.snapshot()
        twin.orders = luck.Orders(self.orders)
        turn.advance(twin)
        for at, picks in enumerate(self.answers):
            self.bend(twin, at)
            decision = twin.decision
            assert decision is not None
            turn.feed(twin, decision, picks)
        self.bend(twin, len(self.answers))
        twin.orders = None
        return twin

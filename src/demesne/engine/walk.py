"""A walk among the arrangements of hidden cards that agree with what a seat has seen.

It is for positions where hardly any deal agrees. It starts from one arrangement that does, the true one, and repeatedly
lets some hidden cards change places; a step that leads to a disagreement is not taken. A step is as likely as the way
back, whatever the arrangement, so after many of them every arrangement that can be reached is equally likely, the true
one no more than the others (a Metropolis walk with a uniform target).
"""

from __future__ import annotations

from demesne.engine.card import Card, Kind
from demesne.engine.extras import Passed
from demesne.engine.hidden import Chance, Hidden


class Arrangement:
    """What a seat can't know about a game and the effect in progress. It never changes.

    `places` maps a card that really lies somewhere to the one that lies there instead; `stacks` the covered cards of
    each mixed pile, then those that could lie there as well; `passed` what changed hands; `orders` how the shuffles
    since the effect began came out; and `picks` the answers since then.
    """

    def __init__(
        self,
        places: dict[Card, Card],
        stacks: list[list[Kind]],
        passed: list[Passed],
        orders: dict[tuple[int, int], list[int]],
        picks: list[list[int]],
    ) -> None:
        self.places = places
        self.stacks = stacks
        self.passed = passed
        self.orders = orders
        self.picks = picks


class Move:
    """A sort of step. `size` is how many things may change places in it."""

    def __init__(self, size: int) -> None:
        self.size = size

    def propose(self, now: Arrangement, chance: Chance, size: int) -> Arrangement | None:
        """An arrangement in which `size` things have changed places, as likely as the reverse; None if that is not
        allowed or makes no difference.
        """
        raise NotImplementedError


class CardMove(Move):
    """Cards of one player change places. The first `old` cells take only the cards `likely`."""

    def __init__(self, cells: list[Card], old: int, likely: set[Card]) -> None:
        super().__init__(len(cells))
        self.cells = cells
        self.old = old
        self.likely = likely

    def propose(self, now: Arrangement, chance: Chance, size: int) -> Arrangement | None:
        at = chance.sample(len(self.cells), size)
        cells = [self.cells[i] for i in at]
        before = [now.places.get(cell, cell) for cell in cells]
        after = before[:]
        chance.shuffle(after)
        if [card.kind for card in after] == [card.kind for card in before]:
            return None
        for i, card in zip(at, after, strict=True):
            if i < self.old and card not in self.likely:
                return None
        places = dict(now.places)
        for cell, card in zip(cells, after, strict=True):
            places[cell] = card
        return Arrangement(places, now.stacks, now.passed, now.orders, now.picks)


class PassMove(Move):
    """Another of the giver's cards was passed."""

    def __init__(self, number: int, giver: list[Card], taker: list[Card]) -> None:
        super().__init__(2)
        self.number = number
        self.giver = giver
        self.taker = taker

    def propose(self, now: Arrangement, chance: Chance, size: int) -> Arrangement | None:
        passed = now.passed[self.number]
        given = self.giver[chance.sample(len(self.giver), 1)[0]]
        other = now.places.get(given, given)
        taken = next((cell for cell in self.taker if now.places.get(cell, cell) is passed.card), None)
        if taken is None or other.kind is passed.card.kind:
            return None
        places = dict(now.places)
        places[taken] = other
        places[given] = passed.card
        passes = now.passed[:]
        passes[self.number] = Passed(passed.giver, passed.taker, other)
        return Arrangement(places, now.stacks, passes, now.orders, now.picks)


class StackMove(Move):
    """The covered cards of a mixed pile change places."""

    def __init__(self, number: int, size: int) -> None:
        super().__init__(size)
        self.number = number

    def propose(self, now: Arrangement, chance: Chance, size: int) -> Arrangement | None:
        stack = now.stacks[self.number][:]
        at = chance.sample(len(stack), size)
        for i, j in zip(at, sorted(at), strict=True):
            stack[i] = now.stacks[self.number][j]
        stacks = now.stacks[:]
        stacks[self.number] = stack
        return Arrangement(now.places, stacks, now.passed, now.orders, now.picks)


class OrderMove(Move):
    """A shuffle came out differently."""

    def __init__(self, shuffle: tuple[int, int], size: int) -> None:
        super().__init__(size)
        self.shuffle = shuffle

    def propose(self, now: Arrangement, chance: Chance, size: int) -> Arrangement | None:
        before = now.orders[self.shuffle]
        order = before[:]
        at = chance.sample(len(order), size)
        for i, j in zip(at, sorted(at), strict=True):
            order[i] = before[j]
        orders = dict(now.orders)
        orders[self.shuffle] = order
        return Arrangement(now.places, now.stacks, now.passed, orders, now.picks)


class PickMove(Move):
    """Another player chose other cards, as many as before."""

    def __init__(self, number: int, options: int) -> None:
        super().__init__(2)
        self.number = number
        self.options = options

    def propose(self, now: Arrangement, chance: Chance, size: int) -> Arrangement | None:
        picks = now.picks[:]
        picks[self.number] = chance.sample(self.options, len(picks[self.number]))
        return Arrangement(now.places, now.stacks, now.passed, now.orders, picks)


def card_moves(hidden: Hidden) -> list[Move]:
    """The steps by which cards of one player change places."""
    found: list[Move] = []
    if len(hidden.cells) > 1:
        found.append(CardMove(hidden.cells, hidden.old, set(hidden.pool[: hidden.likely])))
    found += [CardMove(cells, 0, set()) for cells in hidden.group_cells]
    return found


def sizes(most: int) -> list[int]:
    """How many things to move in steps of one sort: all, half of them, and so on down to two."""
    found: list[int] = []
    while most > 1:
        found.append(most)
        most = (most + 1) // 2 if most > 2 else 0
    return found

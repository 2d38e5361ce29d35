"""The cards of one player that a seat can't see, and how they are dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine import luck
from demesne.engine.card import Card
from demesne.engine.extras import Lasting
from demesne.engine.player import Player
from demesne.engine.recall import DECK, DISCARD, HAND, HIDING, Recall, Slot, zone_of
from demesne.engine.state import unseen

if TYPE_CHECKING:
    from demesne.engine.game import Game


class Chance:
    """The shuffles that deal hidden cards, one after the other."""

    def __init__(self, key: int, n: int = 0) -> None:
        self.key = key
        self.n = n

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle in place."""
        luck.shuffle(cards, self.key, self.n)
        self.n += 1

    def sample(self, limit: int, size: int) -> list[int]:
        """This many different numbers below a limit, in random order."""
        numbers = list(range(limit))
        luck.shuffle(numbers, self.key, self.n)
        self.n += 1
        return numbers[:size]


class Hidden:
    """The cards of one player that a seat can't see, and what it knows about them. It never changes.

    `zones` has every zone with such cards (`numbers` says which), with the known ones in place; `pool` are the others.
    They go into the holes: hole i is place `places[i]` of zone `at[i]`, and `cells[i]` is the card that truly lies
    there. The first `old` holes have been in hand since before the last shuffle, and only the first `likely` cards of
    the pool may lie there. `groups` are places whose cards lie there in an unknown order, `group_cells` the cards;
    `by_group` has the places of each group by its number.
    """

    def __init__(self, game: Game, player: Player, recall: Recall, seat: int | None, fixed: set[Card]) -> None:
        """The cards in `fixed` stay where they are, although the seat may not know it; `loose` says whether that
        reveals more to the seat than it knows.
        """
        self.seat = player.seat
        self.zones: list[list[Card]] = []
        self.numbers: list[int] = []
        named: list[tuple[int, int, Slot]] = []
        old: list[tuple[int, int]] = []
        holes: list[tuple[int, int]] = []
        groups: dict[int, list[tuple[int, int]]] = {}
        cards: list[Card] = []
        shared = recall.shared() if recall.gone else set()
        unknown_fixed = False
        unknown_elsewhere = False
        for number in range(len(HIDING)):
            hidden = unseen(game, player, HIDING[number], seat)
            if not hidden:
                continue
            zone = zone_of(player, number)[:]
            slots = recall.zones[number][-len(zone) :]
            if number == DISCARD:
                slots = aligned(zone[::-1], slots, fixed)[::-1]
            elif number != DECK:
                slots = aligned(zone, slots, fixed)
            at = len(self.zones)
            self.zones.append(zone)
            self.numbers.append(number)
            for i in range(hidden):
                slot = slots[i]
                open_ = bool(slot.group) or not slot.name
                unknown_elsewhere = unknown_elsewhere or (open_ and number != DECK)
                if zone[i] in fixed:
                    unknown_fixed = unknown_fixed or open_
                    continue
                if slot.group:
                    groups.setdefault(slot.group, []).append((at, i))
                if slot.group in shared:
                    continue
                if slot.name and slot.name == zone[i].kind.name:
                    continue
                cards.append(zone[i])
                if slot.name:
                    named.append((at, i, slot))
                elif slot.old and number == HAND:
                    old.append((at, i))
                else:
                    holes.append((at, i))
        self.loose = unknown_fixed and unknown_elsewhere
        self.by_group = groups
        self.groups = [places for places in groups.values() if len(places) > 1]
        self.group_cells = [[self.zones[at][i] for at, i in places] for places in self.groups]
        truly = [zone[:] for zone in self.zones]
        for at, i, slot in named:
            for card in cards:
                if card.kind.name == slot.name:
                    cards.remove(card)
                    self.zones[at][i] = card
                    break
            else:
                holes.append((at, i))
        likely: list[Card] = []
        rest: list[Card] = []
        if old:
            before = dict(recall.before)
            held = [truly[at][i] for at, i in old]
            for card in [card for card in cards if card in held] + [card for card in cards if card not in held]:
                left = before.get(card.kind.name, 0)
                before[card.kind.name] = left - 1
                (likely if left > 0 else rest).append(card)
            self.old = len(old) if set(held) <= set(likely) else 0
        else:
            rest = cards
            self.old = 0
        self.pool = likely + rest
        self.likely = len(likely)
        self.at = [at for at, _ in old + holes]
        self.places = [i for _, i in old + holes]
        self.cells = [truly[at][i] for at, i in old + holes]
        self.settled = not self.groups and len(self.pool) < 2 and not self.loose

    def deal(self, pool: list[Card], chance: Chance, mix: bool = True) -> list[list[Card]]:
        """The zones with the cards of a pool, this one's or a changed one, in a new order. `mix` shuffles the groups
        too.
        """
        old = self.old
        if old:
            likely = pool[: self.likely]
            chance.shuffle(likely)
            rest = likely[old:] + pool[self.likely :]
            chance.shuffle(rest)
            pool = likely[:old] + rest
        else:
            chance.shuffle(pool)
        zones = [zone[:] for zone in self.zones]
        at = self.at
        places = self.places
        for i in range(len(pool)):
            zones[at[i]][places[i]] = pool[i]
        for group in self.groups if mix else ():
            mixed = [zones[zone][i] for zone, i in group]
            chance.shuffle(mixed)
            for (zone, i), card in zip(group, mixed, strict=True):
                zones[zone][i] = card
        return zones


def aligned(zone: list[Card], slots: list[Slot], fixed: set[Card]) -> list[Slot]:
    """The slots of a zone whose order means nothing, each known card in its place; among equal cards, the first, but
    those in `fixed` before all others. A card that stays where it is must not take up what is known about it twice.
    """
    found: list[Slot | None] = [None] * len(zone)
    rest = slots[:]
    for staying in (True, False) if fixed else (False,):
        for i, card in enumerate(zone):
            if (card in fixed) == staying:
                known = next((slot for slot in rest if slot.name == card.kind.name and not slot.group), None)
                if known is not None:
                    rest.remove(known)
                    found[i] = known
    return [rest.pop(0) if slot is None else slot for slot in found]


def keep_others(player: Player, model: Player, cards: list[Card]) -> None:
    """Replace the face-down cards that lasting effects keep for a player by these."""
    if model.extras is not None:
        places = dict(zip(model.under, cards, strict=True))
        player.more().lasting = [with_others(lasting, places) for lasting in model.extras.lasting]


def with_others(lasting: Lasting, places: dict[Card, Card]) -> Lasting:
    """The same with other cards kept."""
    if not lasting.kept:
        return lasting
    return Lasting(lasting.kind, lasting.card, lasting.stays, [places.get(card, card) for card in lasting.kept])

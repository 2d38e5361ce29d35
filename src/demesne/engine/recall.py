"""What a seat remembers of one player's cards, zone by zone.

A hidden card is a `Slot`. The seat may know what it is (it was put onto the deck for all to see), may only know that it
is one of several (cards put back in an unknown order form a group), or may know nothing. Shuffling forgets.
"""

from __future__ import annotations

from typing import Final

from demesne.engine.card import Card
from demesne.engine.player import Player
from demesne.engine.state import BY_ALL, OWNED_ZONES

UNKNOWN: Final = ""

HIDING: Final = tuple([zone for zone in OWNED_ZONES if zone.seen != BY_ALL])
"""The zones that may hold cards a seat can't see."""

HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
LIMBO: Final = 3
VILLAGE: Final = 4
UNDER: Final = 5
ZONES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "shown": LIMBO, "native_village": VILLAGE}
"""The zones by the names that events give them, if cards may lie hidden there; "aside" is `UNDER` for cards that nobody
saw go there.
"""


class Slot:
    """The place of a card: its name if it is known, and the number of its group, 0 for none. The names of a group lie
    in its slots in an unknown order. `old` marks a card in hand that was drawn before the last shuffle.
    """

    __slots__ = ("group", "name", "old")

    def __init__(self, name: str = UNKNOWN) -> None:
        self.name = name
        self.group = 0
        self.old = False

    def copy(self) -> Slot:
        twin = Slot(self.name)
        twin.group = self.group
        twin.old = self.old
        return twin


def named(slots: list[Slot], name: str) -> Slot | None:
    """The first of these slots with this name."""
    for slot in slots:
        if slot.name == name:
            return slot
    return None


class Recall:
    """What is known about one player's cards: the slots of each hiding zone, in order; all names in play; how many of
    each card the player owns; `before`, what the cards in hand since before the last shuffle may be; and `gone`, the
    slots of cards that went to another player unseen, in order.
    """

    __slots__ = ("before", "gone", "in_play", "owned", "underway", "zones")

    def __init__(self) -> None:
        self.zones: list[list[Slot]] = [[], [], [], [], [], []]
        self.in_play: list[str] = []
        self.owned: dict[str, int] = {}
        self.before: dict[str, int] = {}
        self.gone: list[Slot] = []
        self.underway: list[Slot] = []
        """The last cards of a used-up deck, on their way to where the next event says."""

    def copy(self) -> Recall:
        twin = Recall()
        twin.zones = [[slot.copy() for slot in zone] for zone in self.zones]
        twin.in_play = self.in_play[:]
        twin.owned = dict(self.owned)
        twin.before = dict(self.before)
        twin.gone = [slot.copy() for slot in self.gone]
        return twin

    # -- what becomes known -----------------------------------------------------------------------------------------

    def settle(self, slot: Slot, name: str) -> bool:
        """Record that a slot holds this card. Returns whether that fits what was known about it."""
        fits = slot.name in (UNKNOWN, name)
        if slot.group:
            members = self._members(slot.group)
            other = named(members, name) or named(members, UNKNOWN)
            fits = other is not None
            if other is not None:
                other.name, slot.name = slot.name, other.name
            slot.group = 0
        if slot.old:
            slot.old = False
            if self.before.get(name, 0):
                self.before[name] -= 1
        slot.name = name
        return fits

    def _members(self, group: int) -> list[Slot]:
        found: list[Slot] = []
        for zone in [*self.zones, self.underway, self.gone]:
            for slot in zone:
                if slot.group == group:
                    found.append(slot)
        return found

    def shared(self) -> set[int]:
        """The groups whose names are all known and which lost a card to another player unseen."""
        groups = {slot.group for slot in self.gone if slot.group}
        return {group for group in groups if named(self._members(group), UNKNOWN) is None}

    def find(self, slots: list[Slot], name: str, group: int) -> Slot | None:
        """The slot of an unordered zone in which this card, which is being shown, may lie. If several slots that differ
        in what is known are possible, they become a group of this number.
        """
        for slot in slots:
            if slot.name == name and not slot.group:
                return slot
        best: Slot | None = None
        old = self.before.get(name, 0) > 0
        groups: list[int] = []
        possible: list[Slot] = []
        for slot in slots:
            if not slot.group:
                if slot.name == UNKNOWN:
                    possible.append(slot)
                    if best is None or (slot.old == old and best.old != old):
                        best = slot
            elif slot.group not in groups:
                members = self._members(slot.group)
                copies = [member for member in members if member.name == name]
                inside = [member for member in slots if member.group == slot.group]
                if len(copies) > len(members) - len(inside):
                    # There are more of them than can lie anywhere else.
                    return slot
                if copies or named(members, UNKNOWN) is not None:
                    groups.append(slot.group)
        if not groups:
            return best
        grouped = [slot for slot in slots if slot.group in groups]
        if possible or len(groups) > 1:
            self.mix(grouped + possible, group)
        return grouped[0]

    def mix(self, slots: list[Slot], group: int) -> None:
        """Forget which of these slots holds which card."""
        joined = [slot.group for slot in slots if slot.group]
        for zone in [*self.zones, self.underway, self.gone]:
            for slot in zone:
                if slot.group in joined:
                    slot.group = group
        for slot in slots:
            slot.group = group
            slot.old = False

    def shuffle(self) -> None:
        """The discard pile becomes the deck."""
        hand, deck, discard = self.zones[HAND], self.zones[DECK], self.zones[DISCARD]
        before = dict(self.owned)
        for name in self.in_play:
            before[name] = before.get(name, 0) - 1
        for number in range(len(self.zones)):
            for slot in self.zones[number]:
                if slot.name and not slot.group:
                    before[slot.name] = before.get(slot.name, 0) - 1
        self.before = before
        # Whatever was in one group with cards that are being shuffled may be any of them.
        lost = [slot.group for slot in discard if slot.group]
        for slots in [*self.zones, self.gone]:
            for slot in slots:
                if slot.group in lost:
                    slot.group = 0
                    slot.name = UNKNOWN
        self.underway = deck
        for slot in hand + deck:
            slot.old = not slot.name
        self.zones[DECK] = [Slot() for _ in discard]
        self.zones[DISCARD] = []


def zone_of(player: Player, number: int) -> list[Card]:
    """The cards in one of the hiding zones."""
    if number == HAND:
        return player.hand
    if number == DECK:
        return player.deck
    if number == DISCARD:
        return player.discard
    if number == LIMBO:
        return player.limbo
    return player.native_village if number == VILLAGE else player.under


def lay_zone(player: Player, number: int, cards: list[Card]) -> None:
    """Set the cards in one of the hiding zones."""
    if number == HAND:
        player.hand = cards
    elif number == DECK:
        player.deck = cards
    elif number == DISCARD:
        player.discard = cards
    elif number == LIMBO:
        player.limbo = cards
    elif number == VILLAGE:
        player.more().native_village = cards
    else:
        player.more().under = cards


def lying(player: Player, number: int) -> list[Card]:
    """The same for the slots: revealed cards that are held count among the others."""
    return player.held + player.limbo if number == LIMBO else zone_of(player, number)

"""What a seat remembers of cards that are no longer visible: a perfect memory, and nothing that the seat was not shown.

It is built from the events of the log, each as far as the seat may see it, and from what is face up after every answer.
So it costs nothing in games in which nobody asks for it. When somebody does, the game is replayed once with a log.

A hidden card is a `Slot`. The seat may know what it is (it was put onto the deck for all to see), may only know that it
is one of several (cards put back in an unknown order form a group), or may know nothing. Shuffling forgets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.engine import turn
from demesne.engine.card import Card
from demesne.engine.log import Event
from demesne.engine.player import Player
from demesne.engine.state import BY_ALL, OWNED_ZONES, unseen

if TYPE_CHECKING:
    from demesne.engine.game import Game

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


class Memory:
    """The memory of one seat, or of a spectator (None). `game` is the same game replayed with a log."""

    def __init__(
        self, game: Game, seat: int | None, recalls: list[Recall] | None, stacks: list[list[bool]] | None
    ) -> None:
        """`recalls` and `stacks` are what the seat remembers from before this game began, if it began in the middle."""
        self.game = game
        self.seat = seat
        self.groups = 0
        self._received: list[tuple[int, Slot]] = []
        self.surprises = 0
        """How often the game differed from what was remembered: never, unless an event leaves something out."""
        self.stacks = (
            [[False] * len(stack) for stack in game.stacks] if stacks is None else [known[:] for known in stacks]
        )
        """Which cards of the mixed piles are known."""
        if recalls is not None:
            self.recalls = [recall.copy() for recall in recalls]
            self.groups = max([slot.group for recall in recalls for zone in recall.zones for slot in zone], default=0)
        else:
            self.recalls = [Recall() for _ in game.players]
            for player, recall in zip(game.players, self.recalls, strict=True):
                recall.zones = [[Slot() for _ in lying(player, zone)] for zone in range(len(HIDING))]
                if player.seat == seat:
                    recall.zones[DISCARD] = [Slot(card.kind.name) for card in player.discard]
        self._look()

    def follow(self, past: list[list[int]]) -> None:
        """Remember what the answers given since lead to."""
        game = self.game
        for number in range(len(game.past), len(past)):
            decision = game.decision
            assert decision is not None
            log: list[Event] = []
            game.log = log
            deciders = [player.decider for player in game.players]
            turn.feed(game, decision, past[number])
            for i in range(len(log)):
                self._note(log, i, deciders)
                if self._received and (i + 1 == len(log) or log[i + 1].type not in ("pass-on", "receive")):
                    for taker, slot in self._received:
                        self.recalls[taker].zones[HAND].append(slot)
                    self._received = []
            self._look()

    def _look(self) -> None:
        """Note what is visible at this point."""
        game = self.game
        view = game.view(self.seat)
        for player, recall in zip(game.players, self.recalls, strict=True):
            for number in range(len(HIDING)):
                cards = lying(player, number)
                slots = recall.zones[number]
                if len(slots) != len(cards):
                    self.surprises += 1
                    recall.zones[number] = slots = [Slot() for _ in cards]
                hidden = unseen(game, player, HIDING[number], self.seat)
                if number == DISCARD:
                    for i in range(hidden, len(cards)):
                        name = cards[i].kind.name
                        if slots[i].name not in (UNKNOWN, name) and not slots[i].group:
                            # Events don't say in which order cards leave play.
                            other = self._find(recall, slots[:hidden] + slots[i + 1 :], name) or slots[i]
                            place = slots.index(other)
                            slots[place], slots[i] = slots[i], other
                        self._settle(recall, slots[i], name)
                elif number != DECK and (number != LIMBO or not hidden) and cards and not hidden:
                    recall.zones[number] = [self._found(recall, slots, card.kind.name) for card in cards]
            recall.in_play = [card.kind.name for card in player.in_play + player.aside + player.island]
            recall.owned = dict(view.tally(player.seat))
        for known in self.stacks:
            if known:
                known[-1] = True

    def _settle(self, recall: Recall, slot: Slot, name: str) -> None:
        if not recall.settle(slot, name):
            self.surprises += 1

    def _find(self, recall: Recall, slots: list[Slot], name: str) -> Slot | None:
        self.groups += 1
        return recall.find(slots, name, self.groups)

    def _found(self, recall: Recall, slots: list[Slot], name: str) -> Slot:
        """Take the slot of a card being shown out of its zone."""
        slot = self._find(recall, slots, name)
        if slot is None:
            self.surprises += 1
            slot = slots[-1] if slots else Slot()
        self._settle(recall, slot, name)
        if slot in slots:
            slots.remove(slot)
        return slot

    def _leave(self, recall: Recall, zone: int, names: tuple[str, ...], count: int) -> list[Slot]:
        """Take `count` slots out of an unordered zone. If there are fewer names, they belong to the last cards."""
        slots = recall.zones[zone]
        if zone == DISCARD:
            # Players who look through the pile take the uppermost of equal cards.
            slots.reverse()
            gone = self._leave_any(recall, slots, names, count)
            slots.reverse()
            return gone
        return self._leave_any(recall, slots, names, count)

    def _leave_any(self, recall: Recall, slots: list[Slot], names: tuple[str, ...], count: int) -> list[Slot]:
        shown = [self._found(recall, slots, name) for name in names]
        unseen = count - len(shown)
        if unseen <= 0:
            return shown
        if unseen <= len(slots) and any(slot.name for slot in slots):
            self.groups += 1
            recall.mix(slots, self.groups)
        left = max(0, len(slots) - unseen)
        gone = slots[left:]
        del slots[left:]
        return gone + shown

    def _turn_up(self, recall: Recall, names: tuple[str, ...], count: int, bottom: bool) -> list[Slot]:
        """Take `count` slots from the deck, the top one first."""
        deck = recall.zones[DECK]
        gone: list[Slot] = []
        end = 0 if bottom else -1
        while len(gone) < count and (recall.underway or deck):
            slots = recall.underway or deck
            if len(gone) < len(names):
                self._settle(recall, slots[end], names[len(gone)])
            gone.append(slots.pop(end))
        recall.underway = []
        return gone

    # -- events -----------------------------------------------------------------------------------------------------

    def _note(self, log: list[Event], i: int, deciders: list[int]) -> None:
        """Remember what an event of the last answer shows this seat. `deciders` decided for each player before it."""
        event = log[i]
        seat = event.seat
        if seat < 0 or event.type in QUIET:
            return
        kind = event.type
        recall = self.recalls[seat]
        zones = recall.zones
        count = len(event.cards)
        own = seat == self.seat
        if not own and deciders[seat] == self.seat:
            # A seat that decides for a player sees what that player sees, until the turn is over.
            own = not any(before.type == "clean-up" and before.seat == seat for before in log[: i + 1])
        names = event.cards if own else event.shown
        if (kind == "pass-on" and i + 1 < len(log) and log[i + 1].seat == self.seat) or (
            kind == "receive" and log[i - 1].seat == self.seat
        ):
            names = event.cards
        if kind == "shuffle":
            recall.shuffle()
        elif kind == "shuffle-in":
            if count:
                self._leave(recall, ZONES[event.origin], names, count)
            zones[DECK] = [Slot() for _ in range(len(zones[DECK]) + count)]
        elif kind == "discard-deck":
            zones[DISCARD] += zones[DECK][::-1]
            zones[DECK] = []
        elif kind == "clean-up":
            self._clean_up(log, i)
        elif kind == "react":
            if self.game.table.catalogue[event.cards[0]].hand_events:
                self._show(recall, event.cards)
        elif kind == "reveal" and event.origin == "hand":
            self._show(recall, names)
        else:
            self._move(recall, event, names, count)

    def _show(self, recall: Recall, names: tuple[str, ...]) -> None:
        """Note that these cards are in hand."""
        hand = recall.zones[HAND]
        rest = hand[:]
        for name in names:
            slot = self._find(recall, rest, name)
            if slot is not None:
                self._settle(recall, slot, name)
                rest.remove(slot)

    def _clean_up(self, log: list[Event], i: int) -> None:
        event = log[i]
        player = self.game.players[event.seat]
        recall = self.recalls[event.seat]
        hand = recall.zones[HAND]
        staying = [card.kind.name for card in player.in_play]
        for later in log[i + 1 :]:
            if later.type == "play" and later.seat == event.seat:
                for name in later.cards:
                    if name in staying:
                        staying.remove(name)
        leaving = recall.in_play[:]
        for card in player.aside + player.island:
            if card.kind.name in leaving:
                leaving.remove(card.kind.name)
        for name in staying:
            if name in leaving:
                leaving.remove(name)
        last = [self._found(recall, hand, event.shown[-1])] if hand and event.shown else []
        recall.zones[DISCARD] += [Slot(name) for name in leaving] + hand + last
        recall.zones[HAND] = []
        recall.in_play = staying

    def _move(self, recall: Recall, event: Event, names: tuple[str, ...], count: int) -> None:
        kind = event.type
        zones = recall.zones
        origin = event.origin
        to = event.to or GOES_TO.get(kind, "")
        if kind == "reveal" or kind == "look":
            to = "shown"
        slots: list[Slot]
        if origin == "deck":
            slots = self._turn_up(recall, names, count, event.label == "bottom")
        elif origin in ZONES:
            slots = self._leave(recall, ZONES[origin], names, count)
        elif (origin == "aside" and len(names) < count) or (
            origin == "aside" and kind == "take" and any(slot.name in ("", names[0]) for slot in zones[UNDER])
        ):
            slots = self._leave(recall, UNDER, names, count)
        else:
            slots = [Slot(name) for name in names] if len(names) == count else [Slot() for _ in range(count)]
        if origin == "in_play":
            for name in names:
                if name in recall.in_play:
                    recall.in_play.remove(name)
        if kind == "gain" and origin in ("supply", "beside"):
            self._take_top(event.cards[0])
        for name in names:
            if kind in ("gain", "receive") or (kind == "take" and origin == "trash"):
                recall.owned[name] = recall.owned.get(name, 0) + 1
            elif kind in ("return", "pass-on") or (kind == "trash" and to != "aside"):
                recall.owned[name] = recall.owned.get(name, 0) - 1
        if kind == "return":
            self._put_on_top(event.cards[0])
        elif kind == "pass-on":
            if not names:
                recall.gone += slots
        elif kind == "topdeck":
            zones[DECK] += slots[::-1]
        elif kind == "bottom":
            zones[DECK][:0] = slots
        elif to == "in_play":
            recall.in_play += names
        elif to == "aside":
            if len(event.shown) < count:
                zones[UNDER] += slots
        elif kind == "receive":
            # All pass on at once, so nobody passes on what just came.
            self._received += [(event.seat, slot) for slot in slots]
        elif to in ZONES:
            zones[ZONES[to]] += slots

    def _take_top(self, name: str) -> None:
        stack = self._stack(name)
        if stack:
            stack.pop()
            if stack:
                stack[-1] = True

    def _put_on_top(self, name: str) -> None:
        stack = self._stack(name)
        if stack is not None:
            stack.append(True)

    def _stack(self, name: str) -> list[bool] | None:
        table = self.game.table
        pile = table.by_name.get(table.catalogue[name].pile)
        return None if pile is None or pile.mixed < 0 else self.stacks[pile.mixed]


GOES_TO: Final = {
    "play": "in_play",
    "draw": "hand",
    "discard": "discard",
    "take": "hand",
    "trash": "trash",
    "come-back": "discard",
}
"""Where cards go if an event does not say."""

QUIET: Final = frozenset(
    [
        "turn",
        "pass",
        "play-again",
        "become",
        "name",
        "choose",
        "lasting",
        "buy",
        "overpay",
        "coins",
        "tokens",
        "vp",
        "pirate",
        "token",
        "mat",
        "spend",
        "limit",
        "over",
    ]
)
"""The events that move no card and show none."""


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

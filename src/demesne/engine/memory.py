"""What a seat remembers of cards that are no longer visible: a perfect memory, and nothing that the seat was not shown.

It is built from the events of the log, each as far as the seat may see it, and from what is face up after every answer.
So it costs nothing in games in which nobody asks for it. When somebody does, the game is replayed once with a log.

How a hidden card is remembered is in `recall`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine import turn
from demesne.engine.log import EVENTS, Event
from demesne.engine.recall import (
    DECK,
    DISCARD,
    HAND,
    HIDING,
    LIMBO,
    UNDER,
    UNKNOWN,
    ZONES,
    Recall,
    Slot,
    lying,
)
from demesne.engine.state import unseen

if TYPE_CHECKING:
    from demesne.engine.game import Game


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
        if seat < 0 or EVENTS[event.type].quiet:
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
        to = event.to or EVENTS[kind].to
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


def remember(game: Game, seat: int | None) -> Memory:
    """What a seat remembers of a game up to this point."""
    key = -1 if seat is None else seat
    memories = game.memories
    if memories is None:
        memories = game.memories = {}
    memory = memories.get(key)
    if memory is None:
        before = None if game.origin is None else game.origin.memory_of(seat)
        recalls = None if before is None else before.recalls
        known = None if before is None else before.known
        memory = memories[key] = Memory(game.start_over(), seat, recalls, known)
    memory.follow(game.past)
    return memory

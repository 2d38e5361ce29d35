"""Games that a seat may imagine: as the game at hand in all that the seat knows, dealt anew in everything else.

At an ordinary decision that is a copy of the state in which every hidden card lies anew. In the middle of an effect a
coroutine waits that may have cards in mind. There the hidden cards change places in the copy from before the effect,
and the answers since are played again. That leads to the same decision with other cards, because chance picks places,
not cards. Others may have been asked on the way what depends on the cards that they hold: so all that the seat has seen
since is compared, and the cards are dealt once more if anything differs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.engine import luck, turn
from demesne.engine.card import Card, Kind
from demesne.engine.decision import ALL, Decision
from demesne.engine.extras import Lasting, Passed
from demesne.engine.facts import EventFacts, ViewFacts
from demesne.engine.log import Event
from demesne.engine.memory import DECK, DISCARD, HAND, HIDING, UNDER, Memory, Recall, Slot, lay_zone, zone_of
from demesne.engine.player import Player
from demesne.engine.state import OWNED_ZONES, unseen
from demesne.engine.steps import ACTION, TREASURE

if TYPE_CHECKING:
    from demesne.engine.game import Game

TRIES: Final = 100
"""How often the cards are dealt until they agree with what was seen."""

SEED: Final = "imagined"
"""The seed in the set-up of every imagined game. That of the true game is nobody's business."""


class Origin:
    """Where a game began that was not dealt."""

    def begin(self) -> Game:
        """The game as it was there."""
        raise NotImplementedError


class Laid(Origin):
    """A game began with a position."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self) -> Game:
        return self.game.fork()


class Dream(Origin):
    """A game was imagined."""

    def __init__(self, prospect: Prospect, seed: int | str) -> None:
        self.prospect = prospect
        self.seed = seed

    def begin(self) -> Game:
        return self.prospect.imagine(self.seed)


class Chance:
    """The shuffles by which hidden cards are dealt, one after the other."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.n = 0

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle in place."""
        luck.shuffle(cards, self.key, self.n)
        self.n += 1


class Hidden:
    """The cards of one player that a seat can't see, and what it knows of them. It never changes.

    `zones` has every zone with such cards (`numbers` says which), where the known ones lie as they must; `pool` are the
    others. They belong into the holes: hole i is place `places[i]` of zone `at[i]`. The first `old` holes are in hand
    since before the last shuffle, and only the first `likely` cards of the pool may lie there. `groups` are places
    whose cards lie there in an unknown order.
    """

    def __init__(self, game: Game, player: Player, recall: Recall, seat: int | None, fixed: list[Card]) -> None:
        """The cards `fixed` stay where they are, although the seat does not know it."""
        self.seat = player.seat
        self.zones: list[list[Card]] = []
        self.numbers: list[int] = []
        named: list[tuple[int, int, Slot]] = []
        old: list[tuple[int, int]] = []
        holes: list[tuple[int, int]] = []
        groups: dict[int, list[tuple[int, int]]] = {}
        cards: list[Card] = []
        for number in range(len(HIDING)):
            hidden = unseen(game, player, HIDING[number], seat)
            if not hidden:
                continue
            zone = zone_of(player, number)[:]
            slots = recall.zones[number][-len(zone) :]
            if number == DISCARD:
                slots = aligned(zone[::-1], slots)[::-1]
            elif number != DECK:
                slots = aligned(zone, slots)
            at = len(self.zones)
            self.zones.append(zone)
            self.numbers.append(number)
            for i in range(hidden):
                slot = slots[i]
                if zone[i] in fixed:
                    continue
                if slot.group:
                    groups.setdefault(slot.group, []).append((at, i))
                if slot.name and slot.name == zone[i].kind.name:
                    continue
                cards.append(zone[i])
                if slot.name:
                    named.append((at, i, slot))
                elif slot.old and number == HAND:
                    old.append((at, i))
                else:
                    holes.append((at, i))
        for at, i, slot in named:
            for card in cards:
                if card.kind.name == slot.name:
                    cards.remove(card)
                    self.zones[at][i] = card
                    break
            else:
                holes.append((at, i))
        self.groups = [places for places in groups.values() if len(places) > 1]
        likely: list[Card] = []
        rest: list[Card] = []
        before = dict(recall.before) if old else {}
        for card in cards:
            left = before.get(card.kind.name, 0)
            before[card.kind.name] = left - 1
            (likely if left > 0 else rest).append(card)
        self.pool = likely + rest
        self.likely = len(likely)
        self.old = len(old) if len(old) <= len(likely) else 0
        self.at = [at for at, _ in old + holes]
        self.places = [i for _, i in old + holes]
        self.settled = not self.groups and len(self.pool) < 2

    def deal(self, pool: list[Card], chance: Chance, mix: bool = True) -> list[list[Card]]:
        """The zones with the cards of a pool, this one's or what became of it, in a new order. `mix` the groups too."""
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


class Prospect:
    """All games that a seat may imagine at one decision. It never changes."""

    def __init__(self, game: Game, memory: Memory) -> None:
        self.seat = memory.seat
        self.recalls = [recall.copy() for recall in memory.recalls]
        self.known = [known[:] for known in memory.stacks]
        self.number = game.number
        self.checkpoint: Game | None = None
        self.path: list[tuple[Decision, list[int]]] = []
        self.events: list[EventFacts] = []
        self.shown: set[Card] = set()
        """The cards that the seat has seen since the effect began."""
        self.passing: list[Passed] = []
        """What changed hands unseen in the effect that goes on."""
        fixed: list[Card] = []
        checkpoint = game.checkpoint
        if game.effect is not None and checkpoint is not None:
            self.checkpoint = checkpoint.snapshot()
            self.source = checkpoint.snapshot()
            self._see(self.source)
            self._retrace(game.past[len(checkpoint.past) :])
            # What was seen since the effect began was this card and no other, and what was gained is another one
            # whenever it is played again.
            before: set[Card] = set()
            for player in checkpoint.players:
                before.update(player.owned())
            for player in self.source.players:
                fixed += [card for card in player.owned() if card in self.shown or card not in before]
            if self.source.extras is not None:
                already = 0 if checkpoint.extras is None else len(checkpoint.extras.passed)
                self.passing = [late for late in self.source.extras.passed[already:] if late.unseen_by(self.seat)]
                cards = [late.card for late in self.passing]
                fixed += cards
                self.passing = [late for late in self.passing if cards.count(late.card) == 1]
        else:
            self.source = game.fork()
        source = self.source
        source.setup = source.setup.again(SEED, source.setup.first)
        source.past = [ALL[0]] * self.number
        self.facts: ViewFacts | None = None if self.checkpoint is None else source.view(self.seat).to_dict()
        self.hidden: list[Hidden] = []
        for player, recall in zip(source.players, self.recalls, strict=True):
            hidden = Hidden(source, player, recall, self.seat, fixed)
            if not hidden.settled:
                self.hidden.append(hidden)
        self.covered = [[i for i, known in enumerate(stack) if not known] for stack in self.known]
        self.passed: list[Passed] = []
        """What changed hands unseen before."""
        if source.extras is not None and not source.over:
            unseen_passes = [passed for passed in source.extras.passed if passed.unseen_by(self.seat)]
            self.passed = [passed for passed in unseen_passes if passed.card not in fixed]
        # Another player's hand decides what is asked there, so the cards must allow this question.
        asked = source.decision
        self.asks = asked is not None and asked.player != self.seat and source.step in (ACTION, TREASURE)

    def _retrace(self, past: list[list[int]]) -> None:
        """Play the effect up to where it waits, and keep what was asked and seen on the way."""
        source = self.source
        log: list[Event] = []
        source.log = log
        turn.advance(source)
        for picks in past:
            decision = source.decision
            assert decision is not None
            self.path.append((decision, picks))
            self._see(source)
            turn.feed(source, decision, picks)
        source.log = None
        self.events = [event.seen_by(self.seat) for event in log]

    def _see(self, game: Game) -> None:
        for player in game.players:
            for zone in OWNED_ZONES:
                cards: list[Card] = getattr(player, zone.name)
                if cards:
                    self.shown.update(cards[unseen(game, player, zone, self.seat) :])

    def imagine(self, seed: int | str) -> Game:
        """The game that this seed means."""
        keys = luck.imagined_keys(seed)
        chance = Chance(keys[luck.MIXED])
        if self.source.effect is None:
            twin = self._outside(chance)
        else:
            twin = self._inside(chance)
            self._deal_decks(twin, chance)
            twin.past = [ALL[0]] * self.number
            twin.setup = self.source.setup
            twin.checkpoint = None
        for player in twin.players:
            player.key = keys[player.seat]
        twin.origin = Dream(self, seed)
        return twin

    # -- at an ordinary decision --------------------------------------------------------------------------------------

    def _outside(self, chance: Chance) -> Game:
        twin = self.source.snapshot()
        passed = self._lay(twin, chance)
        if self.asks:
            for _ in range(TRIES):
                if self._may_ask(twin):
                    break
                passed = self._lay(twin, chance)
            else:
                self._allow(twin)
            twin.decision = None
            turn.advance(twin)
        if self.passed and twin.extras is not None:
            twin.extras.passed = passed
        for number, places in enumerate(self.covered):
            if places:
                stack = twin.stacks[number]
                for i, kind in zip(places, self._stack(number, chance), strict=True):
                    stack[i] = kind
        return twin

    def _lay(self, twin: Game, chance: Chance) -> list[Passed]:
        """Deal all hidden cards anew in a copy of the source; which cards were passed."""
        pools, passed = self._pools(chance)
        for n, hidden in enumerate(self.hidden):
            player = twin.players[hidden.seat]
            zones = hidden.deal(pools[n], chance)
            for i in range(len(zones)):
                number = hidden.numbers[i]
                if number == UNDER:
                    keep_others(player, self.source.players[hidden.seat], zones[i])
                lay_zone(player, number, zones[i])
        return passed

    def _pools(self, chance: Chance) -> tuple[list[list[Card]], list[Passed]]:
        """The hidden cards of everybody whose cards are not all known, after some changed hands that nobody saw."""
        pools = [hidden.pool[:] for hidden in self.hidden]
        extras = self.source.extras
        if not self.passed or extras is None:
            return pools, []
        found: list[Passed] = []
        place = {hidden.seat: n for n, hidden in enumerate(self.hidden)}
        for passed in extras.passed:
            giver, taker = place.get(passed.giver), place.get(passed.taker)
            if passed in self.passed and giver is not None and taker is not None and passed.card in pools[taker]:
                # Any card that the giver has, or this one, may be the one that was passed.
                candidates = [passed.card, *pools[giver]]
                chance.shuffle(candidates)
                other = candidates[0]
                if other is not passed.card:
                    pools[giver][pools[giver].index(other)] = passed.card
                    pools[taker][pools[taker].index(passed.card)] = other
                    passed = Passed(passed.giver, passed.taker, other)
            found.append(passed)
        return pools, found

    def _stack(self, number: int, chance: Chance) -> list[Kind]:
        """The covered cards of a mixed pile that are not known, in a new order."""
        cards = [Card(self.source.stacks[number][i]) for i in self.covered[number]]
        chance.shuffle(cards)
        return [card.kind for card in cards]

    def _may_ask(self, twin: Game) -> bool:
        """Whether the player to move holds a card for the question that is asked."""
        action = twin.step == ACTION
        return any(card.kind.is_action if action else card.kind.is_treasure for card in twin.me.hand)

    def _allow(self, twin: Game) -> None:
        """Give the player to move a card for the question, in exchange for one in hand."""
        me = twin.me
        for zone in (me.deck, me.discard[:-1]):
            for i, card in enumerate(zone):
                if (card.kind.is_action if twin.step == ACTION else card.kind.is_treasure) and me.hand:
                    held = me.hand[-1]
                    me.hand[-1] = card
                    (me.deck if zone is me.deck else me.discard)[i] = held
                    return

    # -- in the middle of an effect -----------------------------------------------------------------------------------

    def _inside(self, chance: Chance) -> Game:
        checkpoint = self.checkpoint
        if checkpoint is None:
            # It was imagined in this very effect: only its decks can be dealt again.
            return self.source.fork()
        for attempt in range(TRIES + 1):
            twin = checkpoint.snapshot()
            if attempt < TRIES:
                # An order that was chosen in this effect does not come of other cards, but of another choice.
                self._exchange(twin, chance, mix=attempt % 2 == 0)
            log: list[Event] = []
            twin.log = log
            if self._replay(twin) and [event.seen_by(self.seat) for event in log] == self.events:
                twin.past = self.source.past
                if twin.view(self.seat).to_dict() == self.facts:
                    break
        twin.log = None
        return twin

    def _exchange(self, twin: Game, chance: Chance, mix: bool) -> None:
        """Let the hidden cards have changed places in the copy from before the effect."""
        pools, passed = self._pools(chance)
        places: dict[Card, Card] = {}
        for n, hidden in enumerate(self.hidden):
            player = self.source.players[hidden.seat]
            for number, cards in zip(hidden.numbers, hidden.deal(pools[n], chance, mix), strict=True):
                for card, other in zip(zone_of(player, number), cards, strict=True):
                    if card is not other:
                        places[card] = other
        for late in self.passing:
            # It lay among the giver's cards then, and may have been any of them.
            cards = [late.card, *[card for hidden in self.hidden if hidden.seat == late.giver for card in hidden.pool]]
            chance.shuffle(cards)
            places[late.card] = places.get(cards[0], cards[0])
            places[cards[0]] = late.card
        if places:
            for player in twin.players:
                for number in range(len(HIDING)):
                    cards = zone_of(player, number)
                    if cards:
                        lay_zone(player, number, [places.get(card, card) for card in cards])
                extras = player.extras
                if extras is not None and extras.lasting:
                    extras.lasting = [with_others(lasting, places) for lasting in extras.lasting]
            twin.todo = [places.get(card, card) for card in twin.todo]
        if self.passed and twin.extras is not None:
            twin.extras.passed = passed[: len(twin.extras.passed)]
        for number, at in enumerate(self.covered):
            for i, kind in zip(at, self._stack(number, chance) if at else [], strict=True):
                twin.stacks[number][i] = kind

    def _replay(self, twin: Game) -> bool:
        """Give the answers again. Others may now be asked more or less than they were, or about other cards: then they
        decline. Whether it came to the same question."""
        if not all(card.kind.is_treasure for card in twin.todo[1:]):
            return False
        turn.advance(twin)
        path = self.path
        at = 0
        for _ in range(len(path) + TRIES):
            decision = twin.decision
            if decision is None:
                return False
            found = self._next(decision, at)
            if found == len(path):
                return True
            if found >= 0:
                at = found + 1
                turn.feed(twin, decision, fitting(decision, path[found][1]))
            elif decision.player == self.seat:
                return False
            else:
                turn.feed(twin, decision, list(range(decision.min)))
        return False

    def _next(self, decision: Decision, at: int) -> int:
        """The number of the question on the path, not before `at`, that this one is; -1 if it is none."""
        for number in range(at, len(self.path) + 1):
            asked = self.source.decision if number == len(self.path) else self.path[number][0]
            if asked is None:
                return -1
            if alike(decision, asked) and (asked.player != self.seat or decision.options == asked.options):
                return number
            if asked.player == self.seat:
                return -1
        return -1

    def _deal_decks(self, twin: Game, chance: Chance) -> None:
        """Deal the unknown cards in the decks once more: no effect has a card in mind that lies in a deck."""
        for player, recall in zip(twin.players, self.recalls, strict=True):
            together: dict[int, list[int]] = {}
            for i, slot in enumerate(recall.zones[DECK]):
                if slot.group or not slot.name:
                    together.setdefault(slot.group, []).append(i)
            for places in together.values():
                cards = [player.deck[i] for i in places]
                chance.shuffle(cards)
                for i, card in zip(places, cards, strict=True):
                    player.deck[i] = card


def aligned(zone: list[Card], slots: list[Slot]) -> list[Slot]:
    """The slots of a zone whose order means nothing, each known card where it is; of equal ones the first."""
    found: list[Slot | None] = []
    rest = slots[:]
    for card in zone:
        known = next((slot for slot in rest if slot.name == card.kind.name and not slot.group), None)
        if known is not None:
            rest.remove(known)
        found.append(known)
    return [rest.pop(0) if slot is None else slot for slot in found]


def alike(one: Decision, other: Decision) -> bool:
    """Whether two questions may be the same one, about other cards."""
    return (
        one.player == other.player
        and one.kind == other.kind
        and one.source == other.source
        and one.event == other.event
        and one.step == other.step
    )


def fitting(decision: Decision, picks: list[int]) -> list[int]:
    """An answer to one question as one to another of its sort: nothing that is not offered."""
    fits = decision.min <= len(picks) <= decision.max and max(picks, default=0) < len(decision.options)
    return picks if fits else list(range(decision.min))


def keep_others(player: Player, model: Player, cards: list[Card]) -> None:
    """Let what lasts for a player keep these cards, which lie face down, instead of those of the model."""
    if model.extras is not None:
        places = dict(zip(model.under, cards, strict=True))
        player.more().lasting = [with_others(lasting, places) for lasting in model.extras.lasting]


def with_others(lasting: Lasting, places: dict[Card, Card]) -> Lasting:
    """The same with other cards kept."""
    if not lasting.kept:
        return lasting
    return Lasting(lasting.kind, lasting.card, lasting.stays, [places.get(card, card) for card in lasting.kept])


def imagine(game: Game, seat: int | None, seed: int | str) -> Game:
    """A game that agrees with all that a seat knows of this one; see `View.imagine`."""
    key = -1 if seat is None else seat
    prospects = game.prospects
    if prospects is None:
        prospects = game.prospects = {}
    prospect = prospects.get(key)
    if prospect is None or prospect.number != len(game.past):
        prospect = Prospect(game, remember(game, seat))
        prospects[key] = prospect
    return prospect.imagine(seed)


def remember(game: Game, seat: int | None) -> Memory:
    """What a seat remembers of a game up to now."""
    key = -1 if seat is None else seat
    memories = game.memories
    if memories is None:
        memories = game.memories = {}
    memory = memories.get(key)
    if memory is None:
        origin = game.origin
        recalls: list[Recall] | None = None
        known: list[list[bool]] | None = None
        if isinstance(origin, Dream) and origin.prospect.seat == seat:
            recalls, known = origin.prospect.recalls, origin.prospect.known
        memory = memories[key] = Memory(game.start_over(), seat, recalls, known)
    memory.follow(game.past)
    return memory

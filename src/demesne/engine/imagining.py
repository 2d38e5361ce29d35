"""Games that a seat may imagine: they agree with the actual game in all that the seat knows; everything else is dealt
again.

At an ordinary decision, that is a copy of the state in which every hidden card is dealt again. In the middle of an
effect, a coroutine is waiting that may hold references to cards. There the hidden cards change places in the copy from
before the effect, and the answers since are replayed. That leads to the same decision with other cards, because chance
picks places, not cards. On the way, others may have been asked questions that depend on the cards they hold. So
everything the seat has seen since is compared, and the cards are dealt again if anything differs. If hardly any deal
agrees, a walk (see `walk`) finds one that does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.engine import luck, turn
from demesne.engine.card import Card, Kind
from demesne.engine.course import Course, fitting
from demesne.engine.decision import ALL
from demesne.engine.extras import Passed
from demesne.engine.facts import ViewFacts
from demesne.engine.hidden import Chance, Hidden, keep_others, with_others
from demesne.engine.log import Event
from demesne.engine.memory import Memory
from demesne.engine.origin import Origin, Remembered
from demesne.engine.recall import HIDING, UNDER, lay_zone, zone_of
from demesne.engine.script import Bend, Script
from demesne.engine.steps import ACTION, PLAY_TREASURES, TREASURE
from demesne.engine.walk import Arrangement, CardMove, Move, OrderMove, PassMove, PickMove, StackMove, card_moves, sizes

if TYPE_CHECKING:
    from demesne.engine.game import Game

TRIES: Final = 100
"""How often the cards are dealt until they agree with what was seen."""

FORGETTING: Final = 20
"""How many rounds of steps a walk takes until no trace of the true arrangement is left."""

ROUNDS: Final = 6
"""How many more rounds it takes for each game."""

MANY: Final = 1000
"""How many questions an effect may ask beyond those it really asked."""

SEED: Final = "imagined"
"""The seed in the set-up of every imagined game. The true game's seed must stay secret."""

IMAGINED_KEYS: Final = luck.imagined_keys(SEED)


class Dream(Origin):
    """The game was imagined, at an ordinary decision or inside an effect that followed a script."""

    def __init__(self, prospect: Prospect, seed: int | str, script: Script | None) -> None:
        self.prospect = prospect
        self.seed = seed
        self.script = script

    def begin(self) -> Game:
        if self.script is None:
            return self.prospect.imagine(self.seed)
        twin = self.script.play()
        self.prospect.finish(twin, self)
        return twin

    def is_laid(self) -> bool:
        return self.prospect.laid

    def memory_of(self, seat: int | None) -> Remembered | None:
        return self.prospect.remembered if seat == self.prospect.seat else None

    def way(self) -> Script | None:
        return self.script

    def number(self) -> int:
        return self.prospect.number


def script_of(game: Game) -> Script | None:
    """How the effect in progress got here; None at an ordinary decision."""
    checkpoint = game.checkpoint
    if game.effect is None:
        return None
    if checkpoint is not None:
        return Script(checkpoint.snapshot(), game.past[len(checkpoint.past) :], {}, [])
    origin = game.origin
    assert origin is not None
    script = origin.way()
    assert script is not None
    answers = script.answers + game.past[origin.number() :]
    return Script(script.base, answers, script.orders, script.bends)


class Prospect:
    """All the games a seat may imagine at one decision. It never changes."""

    def __init__(self, game: Game, memory: Memory) -> None:
        self.seat = memory.seat
        self.recalls = [recall.copy() for recall in memory.recalls]
        self.known = [known[:] for known in memory.stacks]
        self.remembered = Remembered(self.recalls, self.known)
        self.number = game.number
        self.script = script_of(game)
        self.course = Course(self.seat)
        self.passing: list[Passed] = []
        """What changed hands unseen during the effect in progress."""
        fixed: set[Card] = set()
        script = self.script
        if script is not None:
            self.source = self.course.retrace(script)
            if game.checkpoint is not None:
                # A shuffle that has not happened yet must not come out as it will in the true game.
                for player in script.base.players:
                    player.key = IMAGINED_KEYS[player.seat]
                if script.base.step == PLAY_TREASURES and script.base.me.decider != self.seat:
                    # Only the player who plays them knows which Treasures are to follow.
                    waiting = self.source.me.hand
                    script.base.todo = [card for card in script.base.todo if card not in waiting]
                    self.source.todo = script.base.todo
            # What was seen since the effect began was this very card, and a gained card is a different object every
            # time the game is replayed.
            before: set[Card] = set()
            for player in script.base.players:
                before.update(player.owned())
            for player in self.source.players:
                fixed.update([card for card in player.owned() if card in self.course.shown or card not in before])
            if self.source.extras is not None:
                already = 0 if script.base.extras is None else len(script.base.extras.passed)
                self.passing = [late for late in self.source.extras.passed[already:] if late.unseen_by(self.seat)]
                cards = [late.card for late in self.passing]
                fixed.update(cards)
                self.passing = [late for late in self.passing if cards.count(late.card) == 1]
        else:
            self.source = game.fork()
        source = self.source
        source.setup = source.setup.again(SEED, source.setup.first)
        source.past = [ALL[0]] * self.number
        self.facts: ViewFacts | None = None if script is None else source.view(self.seat).to_dict()
        passes: list[Passed] = []
        if source.extras is not None and not source.over:
            passes = [passed for passed in source.extras.passed if passed.unseen_by(self.seat)]
        self.hidden: list[Hidden] = []
        for player, recall in zip(source.players, self.recalls, strict=True):
            hidden = Hidden(source, player, recall, self.seat, fixed)
            if not hidden.settled or passes:
                self.hidden.append(hidden)
        self.loose = [hidden.seat for hidden in self.hidden if hidden.loose and hidden.seat != self.seat]
        """The players whose cards were seen and then went where nobody could see."""
        self.covered = [[i for i, known in enumerate(stack) if not known] for stack in self.known]
        origin = game.origin
        self.laid = origin is not None and origin.is_laid()
        self.stacks = [self._possible(number) for number in range(len(self.covered))]
        """For each mixed pile, the covered cards in their places, then those that could lie there as well."""
        self.passed = [passed for passed in passes if passed.card not in fixed]
        """What changed hands unseen before."""
        self.among: dict[Passed, int] = {}
        """The group of the giver's cards that includes the passed card, if it was one of several known ones."""
        for player, recall in zip(source.players, self.recalls, strict=True):
            given = [passed for passed in passes if passed.giver == player.seat]
            shared = recall.shared() if recall.gone else set()
            for passed, slot in zip(given[::-1], recall.gone[::-1], strict=False):
                if slot.group in shared:
                    self.among[passed] = slot.group
        # Another player's hand determines what is asked there, so the cards must allow this question.
        asked = source.decision
        self.asks = asked is not None and asked.player != self.seat and source.step in (ACTION, TREASURE)
        self._start: Arrangement | None = None

    def imagine(self, seed: int | str) -> Game:
        """The game for this seed."""
        keys = luck.imagined_keys(seed)
        chance = Chance(keys[luck.MIXED])
        script = self.script
        if script is None:
            twin = self._outside(chance)
            for player in twin.players:
                player.key = keys[player.seat]
            twin.origin = Dream(self, seed, None)
            return twin
        replay = self._inside(chance)
        bend = Bend(len(replay.answers), self.recalls, chance, keys)
        bend.apply(replay.game)
        base = script.base.snapshot()
        base.setup = self.source.setup
        base.origin = None
        self._exchange(base, replay.dealt)
        bends = [*replay.bends, bend]
        self.finish(replay.game, Dream(self, seed, Script(base, replay.answers, replay.dealt.orders, bends)))
        return replay.game

    def retell(self, seed: int | str) -> Script:
        """A course of the current effect that could have led here. Its shuffles and the secret choices of others are
        made again too, so that it contains nothing but what the seat knows.
        """
        script = self.script
        assert script is not None
        chance = Chance(luck.imagined_keys(seed)[luck.MIXED])
        replay = self._inside(chance)
        moves: list[Move] = [OrderMove(shuffle, len(order)) for shuffle, order in self.course.orders.items()]
        moves += [PickMove(number, self.course.path[number][0].size) for number in self.course.secret]
        again = self.replay(self._wander(replay.dealt, moves, chance, FORGETTING)) if moves else replay
        assert again is not None
        base = script.base.snapshot()
        self._exchange(base, again.dealt)
        return Script(base, again.answers, again.dealt.orders, again.bends)

    def finish(self, twin: Game, origin: Dream) -> None:
        """Tell a game imagined inside an effect where it began, and nothing about what came before."""
        twin.past = [ALL[0]] * self.number
        twin.setup = self.source.setup
        twin.checkpoint = None
        twin.orders = None
        twin.origin = origin

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
                dealt = self.walk(chance)
                twin = self.source.snapshot()
                self._exchange(twin, dealt)
                passed = dealt.passed
            twin.decision = None
            turn.advance(twin)
        if self.passed and twin.extras is not None:
            twin.extras.passed = passed
        for number, places in enumerate(self.covered):
            if places:
                stack = twin.stacks[number]
                for i, kind in zip(places, self._stack(number, chance), strict=False):
                    stack[i] = kind
        return twin

    def _lay(self, twin: Game, chance: Chance) -> list[Passed]:
        """Deal all hidden cards again in a copy of the source. Returns which cards were passed."""
        pools, passed = self._pools(chance)
        laid = [hidden.deal(pools[n], chance) for n, hidden in enumerate(self.hidden)]
        if self.among:
            self._pass_others(laid, passed, chance)
        for n, hidden in enumerate(self.hidden):
            player = twin.players[hidden.seat]
            zones = laid[n]
            for i in range(len(zones)):
                number = hidden.numbers[i]
                if number == UNDER:
                    keep_others(player, self.source.players[hidden.seat], zones[i])
                lay_zone(player, number, zones[i])
        return passed

    def _pools(self, chance: Chance) -> tuple[list[list[Card]], list[Passed]]:
        """The hidden cards of everyone whose cards are not all known, after some changed hands unseen."""
        pools = [hidden.pool[:] for hidden in self.hidden]
        extras = self.source.extras
        if not self.passed or extras is None:
            return pools, []
        found: list[Passed] = []
        place = {hidden.seat: n for n, hidden in enumerate(self.hidden)}
        for passed in extras.passed:
            giver, taker = place.get(passed.giver), place.get(passed.taker)
            hidden = passed in self.passed and passed not in self.among
            if hidden and giver is not None and taker is not None and passed.card in pools[taker]:
                # The card that was passed may be any card the giver has, or this one.
                candidates = [passed.card, *pools[giver]]
                chance.shuffle(candidates)
                other = candidates[0]
                if other is not passed.card:
                    pools[giver][pools[giver].index(other)] = passed.card
                    pools[taker][pools[taker].index(passed.card)] = other
                    passed = Passed(passed.giver, passed.taker, other)
            found.append(passed)
        return pools, found

    def _pass_others(self, laid: list[list[list[Card]]], found: list[Passed], chance: Chance) -> None:
        """Let the passed card be any card of the group it came from."""
        extras = self.source.extras
        place = {hidden.seat: n for n, hidden in enumerate(self.hidden)}
        for number, passed in enumerate([] if extras is None else extras.passed):
            if passed not in self.among or passed not in self.passed:
                continue
            giver, taker = place[passed.giver], place[passed.taker]
            if passed.card not in self.hidden[taker].pool:
                continue
            places = self.hidden[giver].by_group.get(self.among[passed], [])
            choice = chance.sample(len(places) + 1, 1)[0]
            for zone in laid[taker]:
                if choice < len(places) and passed.card in zone:
                    at, i = places[choice]
                    other = laid[giver][at][i]
                    laid[giver][at][i] = passed.card
                    zone[zone.index(passed.card)] = other
                    found[number] = Passed(passed.giver, passed.taker, other)
                    break

    def _possible(self, number: int) -> list[Kind]:
        source = self.source
        found = [source.stacks[number][i] for i in self.covered[number]]
        if not found or self.laid:
            return found
        # Not all Ruins are in the game: those that nobody has seen yet may or may not be there.
        others = source.table.mixed[number][:]
        seen = [card.kind for card in source.trash_pile]
        for player in source.players:
            seen += [card.kind for card in player.owned()]
        seen += [kind for kind, known in zip(source.stacks[number], self.known[number], strict=True) if known]
        for kind in found + seen:
            if kind in others:
                others.remove(kind)
        return found + others

    def _stack(self, number: int, chance: Chance) -> list[Kind]:
        """The unknown covered cards of a mixed pile, dealt again."""
        kinds = self.stacks[number]
        return [kinds[i] for i in chance.sample(len(kinds), len(kinds))]

    def _may_ask(self, twin: Game) -> bool:
        """Whether the player to move holds a card that fits the pending question."""
        action = twin.step == ACTION
        return any(card.kind.is_action if action else card.kind.is_treasure for card in twin.me.hand)

    # -- in the middle of an effect -----------------------------------------------------------------------------------

    def _inside(self, chance: Chance) -> Replay:
        for attempt in range(TRIES):
            # An order chosen in this effect results from another choice, not from other cards.
            replay = self.replay(self._dealt(chance, mix=attempt % 2 == 0))
            if replay is not None:
                return replay
        replay = self.replay(self.walk(chance))
        assert replay is not None
        return replay

    def _dealt(self, chance: Chance, mix: bool) -> Arrangement:
        """All hidden cards dealt again, as they may have been before the effect."""
        pools, passed = self._pools(chance)
        places: dict[Card, Card] = {}
        laid = [hidden.deal(pools[n], chance, mix) for n, hidden in enumerate(self.hidden)]
        if self.among:
            self._pass_others(laid, passed, chance)
        for n, hidden in enumerate(self.hidden):
            player = self.source.players[hidden.seat]
            for number, cards in zip(hidden.numbers, laid[n], strict=True):
                for card, other in zip(zone_of(player, number), cards, strict=True):
                    if card is not other:
                        places[card] = other
        for late in self.passing:
            # It was among the giver's cards then, and may have been any of them.
            cards = [late.card, *self._given(late)]
            chance.shuffle(cards)
            places[late.card] = places.get(cards[0], cards[0])
            places[cards[0]] = late.card
        stacks = [self._stack(number, chance) for number in range(len(self.covered))]
        orders = self.course.orders
        answers = [picks for _, picks in self.course.path]
        if self.loose:
            # What was seen of their cards shows where they lay, not where a shuffle or a choice put them.
            orders = dict(orders)
            for shuffle, order in self.course.orders.items():
                if shuffle[0] in self.loose:
                    orders[shuffle] = chance.sample(len(order), len(order))
            for number in self.course.secret:
                decision, picks = self.course.path[number]
                if decision.owner in self.loose:
                    answers[number] = chance.sample(decision.size, len(picks))
        return Arrangement(places, stacks, passed, orders, answers)

    def _given(self, passed: Passed) -> list[Card]:
        """The cards of the giver that the passed card was one of."""
        for hidden in self.hidden:
            if hidden.seat == passed.giver:
                if passed not in self.among:
                    return hidden.cells[hidden.old :]
                player = self.source.players[hidden.seat]
                places = hidden.by_group.get(self.among[passed], [])
                return [zone_of(player, hidden.numbers[at])[i] for at, i in places]
        return []

    def _exchange(self, twin: Game, dealt: Arrangement) -> None:
        """Arrange the hidden cards like this in a copy of the game, or of the game from before the effect."""
        places = dealt.places
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
            twin.extras.passed = dealt.passed[: len(twin.extras.passed)]
        for number, at in enumerate(self.covered):
            for i, kind in zip(at, dealt.stacks[number], strict=False):
                twin.stacks[number][i] = kind

    def replay(self, dealt: Arrangement) -> Replay | None:
        """Give the answers again. Others may be asked more or fewer questions than they were, or about other cards:
        then they decline. None if the seat sees anything other than what it has seen.
        """
        script = self.script
        assert script is not None
        twin = script.base.snapshot()
        self._exchange(twin, dealt)
        if not all(card.kind.is_treasure for card in twin.todo[1:]):
            return None
        log: list[Event] = []
        twin.log = log
        twin.orders = luck.Orders(dealt.orders)
        turn.advance(twin)
        course = self.course
        path = course.path
        answers: list[list[int]] = []
        bends: list[Bend] = []
        at = 0
        for _ in range(len(path) + MANY):
            decision = twin.decision
            if decision is None:
                return None
            found = course.find(decision, at)
            for bend in script.bends:
                if at <= bend.at <= found:
                    if not bend.fits(twin):
                        return None
                    bend = bend.moved(len(answers))
                    bends.append(bend)
                    bend.apply(twin)
            if found == len(path):
                break
            if found >= 0:
                at = found + 1
                answers.append(fitting(decision, dealt.picks[found]))
            elif decision.player == self.seat:
                return None
            else:
                answers.append(list(range(decision.min)))
            turn.feed(twin, decision, answers[-1])
        else:
            return None
        if [event.seen_by(self.seat) for event in log] != course.events:
            return None
        twin.past = self.source.past
        if twin.view(self.seat).to_dict() != self.facts:
            return None
        twin.log = None
        return Replay(twin, dealt, answers, bends)

    # -- where hardly any deal agrees ---------------------------------------------------------------------------------

    def walk(self, chance: Chance) -> Arrangement:
        """Where a walk from the true arrangement ends: far enough away that no trace of the truth is left."""
        moves = self._moves()
        if self._start is None:
            self._start = self._wander(self._truth(), moves, Chance(0), FORGETTING)
        return self._wander(self._start, moves, chance, ROUNDS)

    def _wander(self, now: Arrangement, moves: list[Move], chance: Chance, rounds: int) -> Arrangement:
        for _ in range(rounds):
            for move in moves:
                for size in sizes(move.size):
                    other = move.propose(now, chance, size)
                    if other is not None and self._agrees(other):
                        now = other
        return now

    def _agrees(self, dealt: Arrangement) -> bool:
        if self.script is not None:
            return self.replay(dealt) is not None
        twin = self.source.snapshot()
        self._exchange(twin, dealt)
        return self._may_ask(twin)

    def _truth(self) -> Arrangement:
        passed = [] if self.source.extras is None else self.source.extras.passed[:]
        return Arrangement({}, self.stacks, passed, self.course.orders, [picks for _, picks in self.course.path])

    def _moves(self) -> list[Move]:
        moves: list[Move] = []
        for hidden in self.hidden:
            moves += card_moves(hidden)
        for late in self.passing:
            moves.append(CardMove([late.card, *self._given(late)], 0, set()))
        for passed in self.passed:
            cells = self._given(passed)
            if cells and self.source.extras is not None:
                taken = [card for hidden in self.hidden if hidden.seat == passed.taker for card in hidden.cells]
                moves.append(PassMove(self.source.extras.passed.index(passed), cells, taken))
        for number, kinds in enumerate(self.stacks):
            moves.append(StackMove(number, len(kinds)))
        for shuffle, order in self.course.orders.items():
            moves.append(OrderMove(shuffle, len(order)))
        for number in self.course.secret:
            moves.append(PickMove(number, self.course.path[number][0].size))
        return moves


class Replay:
    """An effect replayed with the hidden cards dealt like this: the game, the answers given, and where it bent."""

    def __init__(self, game: Game, dealt: Arrangement, answers: list[list[int]], bends: list[Bend]) -> None:
        self.game = game
        self.dealt = dealt
        self.answers = answers
        self.bends = bends


def imagine(game: Game, seat: int | None, seed: int | str) -> Game:
    """A game that agrees with all that a seat knows about this one; see `View.imagine`."""
    return prospect_of(game, seat).imagine(seed)


def prospect_of(game: Game, seat: int | None) -> Prospect:
    """All games that a seat may imagine now."""
    key = -1 if seat is None else seat
    prospects = game.prospects
    if prospects is None:
        prospects = game.prospects = {}
    prospect = prospects.get(key)
    if prospect is None or prospect.number != len(game.past):
        prospect = Prospect(game, remember(game, seat))
        prospects[key] = prospect
    return prospect


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

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
from demesne.engine.course import Course, fitting
from demesne.engine.decision import ALL
from demesne.engine.facts import ViewFacts
from demesne.engine.hidden import Chance
from demesne.engine.log import Event
from demesne.engine.memory import Memory, remember
from demesne.engine.origin import Origin, Remembered
from demesne.engine.script import Bend, Script
from demesne.engine.steps import ACTION, PLAY_TREASURES, TREASURE
from demesne.engine.unknown import Unknown
from demesne.engine.walk import Arrangement, Move, sizes

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
        recalls = [recall.copy() for recall in memory.recalls]
        self.remembered = Remembered(recalls, [known[:] for known in memory.stacks])
        self.number = game.number
        self.script = script_of(game)
        self.course = Course(self.seat)
        script = self.script
        if script is None:
            self.source = game.fork()
        else:
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
        source = self.source
        source.setup = source.setup.again(SEED, source.setup.first)
        source.past = [ALL[0]] * self.number
        self.facts: ViewFacts | None = None if script is None else source.view(self.seat).to_dict()
        origin = game.origin
        self.laid = origin is not None and origin.is_laid()
        before = None if script is None else script.base
        self.unknown = Unknown(source, before, self.remembered, self.course, self.laid)
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
        bend = Bend(len(replay.answers), self.remembered.recalls, chance, keys)
        bend.apply(replay.game)
        base = script.base.snapshot()
        base.setup = self.source.setup
        base.origin = None
        self.unknown.exchange(base, replay.dealt)
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
        moves = self.unknown.course_moves()
        again = self.replay(self._wander(replay.dealt, moves, chance, FORGETTING)) if moves else replay
        assert again is not None
        base = script.base.snapshot()
        self.unknown.exchange(base, again.dealt)
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
        self.unknown.lay(twin, chance)
        if self.asks:
            for _ in range(TRIES):
                if self._may_ask(twin):
                    break
                self.unknown.lay(twin, chance)
            else:
                twin = self.source.snapshot()
                self.unknown.exchange(twin, self.walk(chance))
            twin.decision = None
            turn.advance(twin)
        self.unknown.lay_stacks(twin, chance)
        return twin

    def _may_ask(self, twin: Game) -> bool:
        """Whether the player to move holds a card that fits the pending question."""
        action = twin.step == ACTION
        return any(card.kind.is_action if action else card.kind.is_treasure for card in twin.me.hand)

    # -- in the middle of an effect -----------------------------------------------------------------------------------

    def _inside(self, chance: Chance) -> Replay:
        for attempt in range(TRIES):
            # An order chosen in this effect results from another choice, not from other cards.
            replay = self.replay(self.unknown.arrange(chance, mix=attempt % 2 == 0))
            if replay is not None:
                return replay
        replay = self.replay(self.walk(chance))
        assert replay is not None
        return replay

    def replay(self, dealt: Arrangement) -> Replay | None:
        """Give the answers again. Others may be asked more or fewer questions than they were, or about other cards:
        then they decline. None if the seat sees anything other than what it has seen.
        """
        script = self.script
        assert script is not None
        twin = script.base.snapshot()
        self.unknown.exchange(twin, dealt)
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
        moves = self.unknown.moves()
        if self._start is None:
            self._start = self._wander(self.unknown.truth(), moves, Chance(0), FORGETTING)
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
        self.unknown.exchange(twin, dealt)
        return self._may_ask(twin)


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

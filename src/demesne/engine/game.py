"""A game: its state, and the verbs that cards are written in. How a turn proceeds is in `turn`.

At an ordinary decision (action, treasure, spend, buy) the state is plain data and a fork is a copy. Inside a card's
effect a coroutine waits; a fork there is the copy taken before the effect began plus a replay of the answers since. The
replay comes out the same because chance is a function of the seed (see `luck`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from demesne.engine import luck, picture, steps, straight, turn, window
from demesne.engine.card import Card, Kind, find, names
from demesne.engine.decision import (
    ALL,
    DISCARDED,
    MANY,
    NOTHING,
    ONE,
    Decision,
    IllegalAnswer,
    matters,
)
from demesne.engine.effect import Frame, Pause, Trigger
from demesne.engine.extras import ExtraTurn, GameExtras, Lasting, Passed
from demesne.engine.imagining import Prospect
from demesne.engine.log import Event
from demesne.engine.memory import Memory
from demesne.engine.origin import Origin
from demesne.engine.player import NOBODY, Player
from demesne.engine.price import POTION, cheaper, within
from demesne.engine.result import Result, best_seats, result_of
from demesne.engine.setup import Pile, Setup, Table, table_for, zone_of
from demesne.engine.view import View

PHASES: Final = {
    "action": "Actions are played",
    "buy": "Treasures are played and cards bought",
    "clean-up": "the turn ends",
    "over": "the game has ended",
}
"""Every phase of a turn."""


class Game:
    """One game. `decision` is what it is waiting for (None once it is over); `answer` continues it."""

    # Beyond 30 attributes Python would keep them in a dictionary per game, which is slower.
    __slots__ = (
        "table",
        "setup",
        "players",
        "counts",
        "stacks",
        "trash_pile",
        "guises",
        "extras",
        "affordable",
        "gone",
        "step",
        "actions",
        "buys",
        "coins",
        "bought",
        "discount",
        "empty_piles",
        "todo",
        "buying",
        "past",
        "origin",
        "decision",
        "frames",
        "searching",
        "effect",
        "checkpoint",
        "checkpoints",
        "memories",
        "prospects",
        "orders",
        "hit_limit",
        "log",
        "me",
    )

    def __init__(
        self,
        table: Table,
        setup: Setup,
        players: list[Player],
        counts: list[int],
        stacks: list[list[Kind]],
        log: list[Event] | None,
    ) -> None:
        """See `empty_game`; `deal` and `position.start_from` lay out the cards."""
        self.table = table
        self.setup = setup
        self.players = players
        self.counts = counts
        self.stacks = stacks
        self.trash_pile: list[Card] = []
        self.guises: dict[Card, Kind] = {}
        self.extras: GameExtras | None = None
        # Filled on demand, and replaced when a mixed pile or a cost changes: forks and games share it.
        self.affordable = table.affordable
        self.gone = 0
        self.step = steps.START
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bought = 0
        self.discount = 0
        self.empty_piles = 0
        self.todo: list[Card] = []
        self.buying = -1
        self.past: list[list[int]] = []
        self.origin: Origin | None = None
        self.decision: Decision | None = None
        self.frames: list[Frame] = []
        self.searching = NOBODY
        self.effect: Iterator[Decision] | None = None
        self.checkpoint: Game | None = None
        self.checkpoints = True
        self.memories: dict[int, Memory] | None = None
        self.prospects: dict[int, Prospect] | None = None
        self.orders: luck.Orders | None = None
        self.hit_limit = False
        self.log = log
        self.me = players[setup.first]

    def __repr__(self) -> str:
        decision = self.decision
        asked = "" if decision is None else f"; {picture.asked(decision.to_dict())}"
        return f"<Game for {len(self.players)}: {picture.standing(View(self, None).to_dict())}{asked}>"

    def __str__(self) -> str:
        """The table with all hands open."""
        decision = self.decision
        facts = View(self, None if decision is None else decision.player).to_dict()
        return picture.table(facts, {player.seat: [card.kind.name for card in player.hand] for player in self.players})

    def _repr_html_(self) -> str:
        return picture.html(str(self))

    # -- answering ---------------------------------------------------------------------------------------------

    def answer(self, answer: Sequence[str] | Sequence[int]) -> None:
        """Answer the pending decision with a list of labels or of option numbers (numpy's too), and go on to the next.

        An answer that is not allowed raises IllegalAnswer and changes nothing.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: nothing is asked")
        turn.feed(self, decision, decision.read(answer))

    def choose(self, picks: Sequence[int]) -> None:
        """`answer` with a list of option numbers only: the fast way for programs."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: nothing is asked")
        given: object = picks
        if not isinstance(given, list):
            if not isinstance(given, tuple):
                raise decision.no_list(given)
            given = list(given)
        if given:
            piles = decision.piles
            if piles is not None and len(given) == 1:
                # Half of all answers come here: straight to the purchase.
                i = given[0]
                if isinstance(i, int) and not isinstance(i, bool) and 0 <= i < len(piles):
                    self.past.append(ONE[i])
                    self.decision = NOTHING
                    straight.buy(self, self.me, piles[i])
                    if self.decision is None:
                        turn.advance(self)
                    return
            numbers: list[int] = []
            for item in given:
                if not isinstance(item, int) or isinstance(item, bool):
                    raise decision.no_number(item)
                numbers.append(item)
            n = len(numbers)
            if n < MANY and decision.min <= n <= decision.max and numbers == ALL[n]:
                numbers = ALL[n]
            else:
                # Equal labels are one answer: the first free option with the label stands for all of them.
                numbers = decision.pick(decision.labels(numbers))
        elif decision.min:
            raise IllegalAnswer(f"nothing picked; {decision.explain()}")
        else:
            # The list remains the caller's, who may reuse it for the next answer.
            numbers = ALL[0]
        turn.feed(self, decision, numbers)

    @property
    def number(self) -> int:
        """How many answers were given: the number of the pending decision."""
        return len(self.past)

    def answers(self) -> list[tuple[str, ...]]:
        """The labels of all answers so far, in order; for an imagined game, those since it was imagined. They are found
        by replaying the game.
        """
        again = self.start_over()
        found: list[tuple[str, ...]] = []
        for picks in self.past[len(again.past) :]:
            decision = again.decision
            assert decision is not None
            found.append(decision.labels(picks))
            turn.feed(again, decision, picks)
        return found

    def start_over(self) -> Game:
        """The game as it began: dealt, from its position, or as it was imagined."""
        return deal(self.table.catalogue, self.setup) if self.origin is None else self.origin.begin()

    # -- forking -----------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.fork()

    def fork(self) -> Game:
        """An independent copy at the same decision, with the same cards and the same luck: for seeing how a game
        develops. A player who looks ahead needs `View.imagine`. The copy keeps no log.
        """
        if self.effect is None:
            return self.snapshot()
        checkpoint = self.checkpoint
        if checkpoint is None:
            # The game was imagined in the middle of this effect, or it keeps no checkpoints.
            twin = self.start_over()
        else:
            twin = checkpoint.snapshot()
            twin.checkpoint = checkpoint
            turn.advance(twin)
        for picks in self.past[len(twin.past) :]:
            decision = twin.decision
            assert decision is not None
            turn.feed(twin, decision, picks)
        for player in self.players:
            twin.players[player.seat].lays_all = player.lays_all
        return twin

    def snapshot(self) -> Game:
        """A copy of the state, without the effect that may be running."""
        stacks = [stack[:] for stack in self.stacks] if self.stacks else self.stacks
        twin = Game(
            self.table,
            self.setup,
            [player.fork() for player in self.players],
            self.counts[:],
            stacks,
            None,
        )
        twin.trash_pile = self.trash_pile[:]
        if self.guises:
            twin.guises = dict(self.guises)
        if self.extras is not None:
            twin.extras = self.extras.fork()
        twin.affordable = self.affordable
        twin.gone = self.gone
        twin.step = self.step
        twin.me = twin.players[self.me.seat]
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.bought = self.bought
        twin.discount = self.discount
        twin.empty_piles = self.empty_piles
        twin.todo = self.todo
        twin.buying = self.buying
        twin.past = self.past[:]
        twin.origin = self.origin
        twin.decision = self.decision
        twin.hit_limit = self.hit_limit
        return twin

    def more(self) -> GameExtras:
        """The part of the state that few games need, for writing."""
        if self.extras is None:
            # Nobody has had an extra turn yet, so the turn before this one belonged to the player to the right.
            turns = sum([player.turns for player in self.players])
            before = (self.me.seat - 1) % len(self.players) if turns > 1 else NOBODY
            self.extras = GameExtras(self.me.seat, before)
        return self.extras

    # -- where the turn stands ------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.me.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.step == steps.OVER

    @property
    def phase(self) -> str:
        """One of `PHASES`."""
        if self.step <= steps.PLAY_ACTION:
            return "action"
        if self.step <= steps.BUYING:
            return "buy"
        return "over" if self.step == steps.OVER else "clean-up"

    # -- asking -------------------------------------------------------------------------------------------------

    async def ask(
        self,
        player: Player,
        kind: str,
        options: list[str],
        least: int,
        most: int,
        about: tuple[str, ...] = (),
        target: Player | None = None,
        zones: list[str] | None = None,
        places: dict[str, int] | None = None,
    ) -> list[int]:
        """The numbers of the options that `player` picks (see `question`). Without a real choice nobody is asked."""
        decision = self.question(player, kind, options, least, most, False, about, target, None, zones, places)
        if decision is None:
            return list(range(min(least, len(options))))
        await Pause(decision)
        return self.past[-1]

    def question(
        self,
        player: Player,
        kind: str,
        options: list[str],
        least: int,
        most: int,
        ordered: bool = False,
        about: tuple[str, ...] = (),
        target: Player | None = None,
        zone: list[Card] | None = None,
        zones: list[str] | None = None,
        places: dict[str, int] | None = None,
    ) -> Decision | None:
        """What to ask `player`; None if there is no real choice.

        `about` names the cards that the question is about, `target` the player whose cards it judges. `zone` is where
        the options lie; `zones` names one for each option if they lie in several zones, or on piles.
        `places` has the number of each option by its label, if that is known already.
        """
        n = len(options)
        least = min(least, n)
        most = min(most, n)
        frame = self.frames[-1] if self.frames else None
        step = 0 if frame is None else frame.step(kind)
        if not matters(options, least, most, ordered):
            return None
        decision = Decision(player.decider, kind, options, None, least, most, ordered)
        decision.about = about
        decision.step = step
        decision.places = places
        if frame is not None:
            decision.source = frame.name
            decision.event = frame.event
        if target is not None:
            decision.target = target.seat
        if zone is not None:
            owner, name = self.place(zone, player)
            decision.lie(owner.seat, name)
        elif zones is not None:
            decision.lie(player.seat, "", zones)
        elif player.decider != player.seat:
            decision.lie(player.seat, "")
        return decision

    def place(self, zone: list[Card], finder: Player) -> tuple[Player, str]:
        """The owner and the name of this zone; the trash, which nobody owns, counts as the finder's."""
        if zone is self.trash_pile:
            return finder, "trash"
        for player in self.players:
            name = player.zone_name(zone)
            if name:
                return player, name
        raise ValueError("these cards lie in no zone of this game")

    async def pick_cards(
        self,
        player: Player,
        kind: str,
        cards: list[Card],
        least: int,
        most: int,
        zone: list[Card],
        ordered: bool = False,
        target: Player | None = None,
    ) -> list[Card]:
        """The cards among these of a zone that `player` picks, in the order named."""
        decision = self.question_about(player, kind, cards, least, most, zone, ordered, target)
        if decision is None:
            return cards[:least]
        await Pause(decision)
        return [cards[i] for i in self.past[-1]]

    def question_about(
        self,
        player: Player,
        kind: str,
        cards: list[Card],
        least: int,
        most: int,
        zone: list[Card],
        ordered: bool = False,
        target: Player | None = None,
    ) -> Decision | None:
        """What to ask `player` about these cards of a zone; None if there is no real choice.

        The most frequent verbs ask by this instead of awaiting `pick_cards`: each coroutine takes its time.
        """
        labels = [self.kind(card).name for card in cards] if self.guises else [card.kind.name for card in cards]
        return self.question(player, kind, labels, least, most, ordered, (), target, zone)

    async def pick_pile(
        self, player: Player, kind: str, piles: list[Pile], least: int = 1, target: Player | None = None
    ) -> Pile | None:
        """The pile among these that `player` picks by its top card, on behalf of `target` if somebody else gains it."""
        labels = [self.top(pile).name for pile in piles]
        zones = [zone_of(pile) for pile in piles]
        decision = self.question(player, kind, labels, least, 1, target=target, zones=zones)
        if decision is None:
            return piles[0] if least and piles else None
        await Pause(decision)
        picks = self.past[-1]
        return piles[picks[0]] if picks else None

    async def pick_mode(
        self,
        player: Player,
        labels: list[str],
        about: tuple[str, ...] = (),
        target: Player | None = None,
    ) -> str:
        """The one effect among these that `player` chooses."""
        picks = await self.ask(player, "mode", labels, 1, 1, about, target)
        self.note_choice(player, labels[picks[0]])
        return labels[picks[0]]

    async def pick_modes(self, player: Player, labels: list[str], count: int) -> list[str]:
        """The different effects among these that `player` chooses, exactly as many as given."""
        picks = await self.ask(player, "mode", labels, count, count)
        for i in picks:
            self.note_choice(player, labels[i])
        return [labels[i] for i in picks]

    async def offer_mode(self, player: Player, label: str) -> bool:
        """Whether `player` wants this effect."""
        picks = await self.ask(player, "mode", [label], 0, 1)
        if picks:
            self.note_choice(player, label)
        return bool(picks)

    async def name_card(self, player: Player, target: Player | None = None) -> str:
        """The card that `player` names, out of all cards of the game, to `target`'s gain or loss."""
        labels = self.table.names()
        picks = await self.ask(player, "name", labels, 1, 1, target=target, places=self.table.places)
        if self.log is not None:
            self.event("name", player.seat, (labels[picks[0]],), (labels[picks[0]],))
        return labels[picks[0]]

    # -- playing ------------------------------------------------------------------------------------------------

    def kind(self, card: Card) -> Kind:
        """What a card is at present: a card in play may be another one."""
        if self.guises:
            return self.guises.get(card, card.kind)
        return card.kind

    def enter_play(self, me: Player, card: Card, zone: list[Card]) -> bool:
        """Put a card of this zone into play; whether it was there."""
        at = find(card, zone)
        if at < 0:
            return False
        me.in_play.append(zone.pop(at))
        if card.kind.makes_cheaper:
            self.make_cheaper(card.kind)
        return True

    def make_cheaper(self, kind: Kind) -> None:
        """Lower costs for a card that has entered play."""
        self.discount += kind.discount
        if kind.action_discount:
            self.more().action_discount += kind.action_discount
        self.affordable = self.table.buy_decisions(self.discount, self.stacks)

    def left_play(self, me: Player, card: Card) -> None:
        """End what holds while this card of `me` is in play, which it has just left."""
        if card.kind.makes_cheaper:
            self.discount -= card.kind.discount
            if card.kind.action_discount:
                self.more().action_discount -= card.kind.action_discount
            self.affordable = self.table.buy_decisions(self.discount, self.stacks)
        if self.guises:
            self.guises.pop(card, None)
        if me.extras is not None and me.extras.lasting:
            me.extras.leaves(card)

    def give_bonuses(self, me: Player, kind: Kind) -> None:
        """Give a kind's plain bonuses, in the order in which cards print them."""
        if kind.cards:
            self.draw(me, kind.cards)
        if kind.actions:
            self.actions += kind.actions
        if kind.buys:
            self.buys += kind.buys
        if kind.coins:
            self.coins += kind.coins
            if self.extras is not None and self.extras.worth_more:
                self.coins += self.extras.worth_more.get(kind, 0)
        if kind.tokens:
            self.add_tokens(me, kind.tokens)
        if kind.gives_potions:
            self.more().potions += kind.gives_potions

    async def play_from(self, me: Player, card: Card, zone: list[Card], times: int = 1) -> None:
        """Put a card of this zone into play and follow it, once or several times; nothing if it is not there. What
        moves it away meanwhile does not stop the other plays.
        """
        if not self.enter_play(me, card, zone):
            return
        doubler = self.frames[-1].card if times > 1 and self.frames else None
        for time in range(times):
            kind = self.kind(card)
            if self.log is not None:
                targets = self._aimed_at(me) if kind.is_attack else None
                if time:
                    self.note("play-again", me.seat, (card,), targets=targets)
                else:
                    self.note("play", me.seat, (card,), origin=self.place(zone, me)[1], targets=targets)
            self.frames.append(Frame(kind.name, "play", card, doubler))
            if kind.becomes:
                chosen = await kind.become(self, me, card)
                if chosen is None:
                    self.count_play(kind)
                    self.frames.pop()
                    continue
                kind = chosen
                self.frames[-1] = Frame(kind.name, "play", card, doubler)
                if card in me.in_play:
                    self.guises[card] = kind
                if self.log is not None:
                    targets = self._aimed_at(me) if kind.is_attack else None
                    self.event("become", me.seat, (kind.name,), (kind.name,), targets=targets)
            self.count_play(kind)
            if kind.is_attack:
                victims = window.unanswered(self, me)
                if victims is None:
                    victims = await window.attack(self, me, card, kind)
                self.give_bonuses(me, kind)
                await kind.attack(self, me, card, victims)
            else:
                self.give_bonuses(me, kind)
                if not kind.plain:
                    await kind.play(self, me, card)
                if kind.lasts:
                    self.last(me, card)
            self.frames.pop()

    def count_play(self, kind: Kind) -> None:
        """Note what is played, if a card depends on it."""
        if self.table.plays_count and (kind.is_action or kind.counts_plays):
            self.more().played.append(kind)

    @property
    def played(self) -> list[Kind]:
        """The Actions played this turn, and the Treasures that depend on this list: every play separately, in order. It
        is kept only if a card depends on it (`Kind.counts_plays`).
        """
        return [] if self.extras is None else self.extras.played

    def last(self, me: Player, this: Card, kept: list[Card] | None = None) -> None:
        """Note that the current play of a Duration card does something at the start of `me`'s next turn, with the cards
        `kept` for it. Until that turn ends the card stays in play, and so does a card that played it several times.
        """
        frame = self.frames[-1]
        stays = [card for card in (this, frame.doubler) if card is not None and card in me.in_play]
        me.more().lasting.append(Lasting(self.table.catalogue[frame.name], this, stays, kept or []))

    def give_next_bonuses(self, me: Player, kind: Kind) -> None:
        """Give what a Duration card has for the turn after the one in which it was played."""
        self.draw(me, kind.next_cards)
        self.actions += kind.next_actions
        self.buys += kind.next_buys
        self.coins += kind.next_coins

    def _aimed_at(self, me: Player) -> list[int]:
        """The seats that an Attack of `me` affects unless they are protected."""
        return self.table.orders[me.seat]

    def others(self, me: Player) -> list[Player]:
        """The other players in turn order from the one to the left of `me`."""
        return [self.players[seat] for seat in self.table.orders[me.seat]]

    def add_actions(self, n: int) -> None:
        """+n Actions this turn."""
        self.actions += n

    def add_buys(self, n: int) -> None:
        """+n Buys this turn."""
        self.buys += n

    def add_coins(self, n: int) -> None:
        """+n coins this turn; a negative n never takes them below zero."""
        self.coins = max(0, self.coins + n)
        if n:
            self.note("coins", self.active, amount=n)

    def add_tokens(self, me: Player, n: int) -> None:
        """Give coin tokens, or take them if the number is negative."""
        me.tokens += n
        if n:
            self.note("tokens", me.seat, amount=n)

    @property
    def potions(self) -> int:
        """The Potions of this turn that are not spent yet."""
        return 0 if self.extras is None else self.extras.potions

    def lower_costs(self, n: int) -> None:
        """Make every card cost this much less for the rest of this turn."""
        self.more().cheaper += n
        self.discount += n
        self.affordable = self.table.buy_decisions(self.discount, self.stacks)

    def raise_worth(self, name: str, n: int) -> None:
        """For the rest of the turn, each Treasure of this name gives n more coins."""
        worth = self.more().worth_more
        kind = self.table.catalogue[name]
        worth[kind] = worth.get(kind, 0) + n

    def bar(self, name: str) -> None:
        """Forbid buying cards of this name this turn."""
        self.more().barred.append(self.table.catalogue[name])

    def leaving(self, me: Player, of: str) -> list[Card]:
        """The cards of a type that `me` has in play and that don't stay there through this clean-up."""
        extras = me.extras
        return [
            card for card in me.in_play if of in self.kind(card).types and (extras is None or not extras.stays(card))
        ]

    def draw_fewer(self, n: int) -> None:
        """Let only this many cards be drawn at this turn's clean-up."""
        self.more().hand_size = n

    async def pick_supply_pile(self, me: Player) -> Pile:
        """The pile of the Supply, empty or not, that `me` picks by name."""
        piles = [pile for pile in self.table.piles if pile.supply]
        picks = await self.ask(me, "pile", [pile.name for pile in piles], 1, 1)
        return piles[picks[0]]

    def tokens_on(self, pile: Pile | None, kind: Kind) -> int:
        """How many tokens of a card lie on a pile."""
        if pile is None or self.extras is None:
            return 0
        return self.extras.pile_tokens.get(pile.index, []).count(kind)

    def put_token(self, pile: Pile, kind: Kind) -> None:
        """Put a token of a card onto a pile."""
        self.more().pile_tokens.setdefault(pile.index, []).append(kind)
        if self.log is not None:
            self.event("token", self.active, (pile.name,), (pile.name,))

    def mark_victory_piles(self) -> None:
        """Put the starting tokens onto the Victory piles, if a kingdom card calls for them."""
        marker = self.table.marker
        if marker is not None and marker.name in self.setup.piles:
            for pile in self.table.piles:
                if pile.supply and pile.kind.is_victory:
                    self.more().pile_tokens.setdefault(pile.index, []).append(marker)

    @property
    def mat_tokens(self) -> int:
        """How many tokens have moved from Victory piles to the mat."""
        return 0 if self.extras is None else self.extras.mat_tokens

    def _move_to_mat(self, pile: Pile, marker: Kind) -> None:
        """Move a marker's token from a pile to its mat, if there is one, because a card of that pile is gained."""
        if self.tokens_on(pile, marker):
            more = self.more()
            more.pile_tokens[pile.index].remove(marker)
            if not more.pile_tokens[pile.index]:
                del more.pile_tokens[pile.index]
            more.mat_tokens += 1
            self.event("mat", self.active, (pile.name,), (pile.name,))

    def take_another_turn(self, me: Player) -> bool:
        """Let `me` take an extra turn right after this one, unless that would be the third in a row or one is already
        due. Returns whether it will come.
        """
        more = self.more()
        if more.before == me.seat or any(turn.seat == turn.decider == me.seat for turn in more.waiting):
            return False
        more.waiting.insert(0, ExtraTurn(me.seat, me.seat, self.frames[-1].name))
        return True

    def possess(self, me: Player, other: Player) -> None:
        """Let another player take an extra turn, decided by `me`, after this one and those already waiting."""
        self.more().waiting.append(ExtraTurn(other.seat, me.seat, self.frames[-1].name))

    def add_vp(self, me: Player, n: int) -> None:
        """Give victory tokens, which count at the end."""
        if n:
            me.more().vp_tokens += n
            self.note("vp", me.seat, amount=n)

    def add_pirate_tokens(self, me: Player, n: int) -> None:
        """Give Pirate Ship tokens, which are never spent."""
        me.more().pirate_tokens += n
        self.note("pirate", me.seat, amount=n)

    @property
    def purchases(self) -> list[Kind]:
        """What was bought this turn, in order; kept only if a card depends on it (`Kind.counts_purchases`)."""
        return [] if self.extras is None else self.extras.purchases

    def last_gains(self, player: Player) -> list[Kind]:
        """What a player gained on their own last turn, in order; kept only if a card depends on it
        (`Kind.counts_gains`).
        """
        return [] if self.extras is None else self.extras.gained.get(player.seat, [])

    # -- cost and piles -----------------------------------------------------------------------------------------

    def cost(self, kind: Kind) -> int:
        """The current cost of a kind of card, as a price (see `price`)."""
        if self.table.prices_vary:
            coins = kind.cost - self.discount
            if kind.is_action and self.extras is not None:
                coins -= self.extras.action_discount
            if kind.less_per_action and steps.TREASURE <= self.step <= steps.BUYING:
                coins -= kind.less_per_action * sum([self.kind(card).is_action for card in self.me.in_play])
            return max(0, coins) + POTION * kind.potions
        return max(0, kind.cost - self.discount)

    def cost_of(self, card: Card) -> int:
        """The current cost of a card, as what it is at present."""
        return self.cost(self.kind(card))

    def top(self, pile: Pile) -> Kind:
        """The visible top card of a pile that is not empty."""
        if pile.mixed >= 0:
            stack = self.stacks[pile.mixed]
            return stack[-1] if stack else pile.kind
        return pile.kind

    def supply(self, wanted: Callable[[Kind], bool]) -> list[Pile]:
        """The Supply piles that are not empty and whose top card is wanted."""
        return [pile for pile in self.table.piles if pile.supply and self.counts[pile.index] and wanted(self.top(pile))]

    def costing(self, cost: int) -> list[Pile]:
        """The Supply piles that are not empty and whose top card costs exactly this much."""
        return self.supply(lambda kind: self.cost(kind) == cost)

    def pile_with(self, kind: Kind) -> Pile | None:
        """The pile in the Supply with such a card visible, if any."""
        pile = self.home(kind)
        if pile is None or not pile.supply or not self.counts[pile.index] or self.top(pile) is not kind:
            return None
        return pile

    def pile(self, name: str) -> Pile:
        """The pile of this name, which is in every game."""
        return self.table.by_name[name]

    def left(self, name: str) -> int:
        """How many cards the pile of this name has; 0 if it is not in the game."""
        pile = self.table.by_name.get(name)
        return 0 if pile is None else self.counts[pile.index]

    def take_from_pile(self, pile: Pile) -> Card:
        """Take the top card of a pile, for somebody who gains it."""
        kind = pile.kind
        if pile.mixed >= 0:
            kind = self.stacks[pile.mixed].pop()
            self.affordable = self.table.buy_decisions(self.discount, self.stacks)
        if self.table.marker is not None:
            self._move_to_mat(pile, self.table.marker)
        left = self.counts[pile.index] - 1
        self.counts[pile.index] = left
        if left == 0 and pile.supply:
            self.empty_piles += 1
            self.gone |= straight.GONE << pile.index
        return Card(kind)

    def home(self, kind: Kind) -> Pile | None:
        """The pile that such a card comes from, if it is in this game."""
        return self.table.by_name.get(kind.pile or kind.name)

    def in_supply(self, kind: Kind) -> bool:
        """Whether such a card comes from a pile of the Supply of this game, empty or not."""
        pile = self.home(kind)
        return pile is not None and pile.supply

    def return_to_pile(self, me: Player, card: Card, zone: list[Card]) -> bool:
        """Put a card of a zone back onto its pile; returns whether it was there and has a pile."""
        pile = self.home(card.kind)
        if pile is None or card not in zone:
            return False
        zone.remove(card)
        me.loses(card.kind)
        if zone is me.in_play:
            self.left_play(me, card)
        if pile.mixed >= 0:
            self.stacks[pile.mixed].append(card.kind)
            self.affordable = self.table.buy_decisions(self.discount, self.stacks)
        if not self.counts[pile.index] and pile.supply:
            self.empty_piles -= 1
            self.gone &= ~(straight.GONE << pile.index)
        self.counts[pile.index] += 1
        self.note("return", me.seat, (card,), origin=self.place(zone, me)[1], to=zone_of(pile))
        return True

    # -- gaining ------------------------------------------------------------------------------------------------

    async def gain_from(self, me: Player, pile: Pile, to: str = "discard") -> Card | None:
        """Gain the top card of a pile to "discard", "deck" or "hand"; nothing if the pile is empty."""
        if not self.counts[pile.index]:
            return None
        if self.table.gains_change:
            return await self._gain_with_care(me, pile, None, to)
        card = self.take_from_pile(pile)
        to = self._arrive(me, card, zone_of(pile), to)
        if card.kind.acts_when_gained or self.table.gain_matters:
            await window.gained(self, me, card, to)
        return card

    async def _gain_with_care(self, me: Player, pile: Pile | None, card: Card | None, to: str) -> Card | None:
        """Gain the top card of a pile, or a card out of the trash, unless something is gained instead."""
        what = await window.would_gain(self, me, pile, card, to)
        origin = "trash"
        if what.pile is not None:
            if not self.counts[what.pile.index]:
                return None
            card = self.take_from_pile(what.pile)
            origin = zone_of(what.pile)
        elif card is not None:
            self.trash_pile.remove(card)
        if card is not None:
            await self._gained(what.player, card, origin, what.to)
        return card

    def lies(self, what: Trigger) -> bool:
        """Whether a gained card still lies where it was gained to: never covered by another, nor shuffled, nor moved by
        an answer to its gain.
        """
        me, card = what.player, what.cards[0]
        if what.lost or (what.to == "deck" and what.shuffles != me.shuffles):
            return False
        if what.to == "hand":
            return card in me.hand
        zone = me.deck if what.to == "deck" else me.discard
        return bool(zone) and zone[-1] is card

    async def trash_gained(self, me: Player, what: Trigger) -> None:
        """Trash a card that was just gained."""
        what.lost = True
        await self.trash(me, what.cards, self.zone(what))

    def move_gained(self, me: Player, what: Trigger) -> None:
        """Put a card that was just gained onto the deck."""
        what.lost = True
        self.topdeck(me, what.cards, self.zone(what))

    def zone(self, what: Trigger) -> list[Card]:
        """The zone that a card was gained to."""
        me = what.player
        return me.hand if what.to == "hand" else me.deck if what.to == "deck" else me.discard

    async def _gained(self, me: Player, card: Card, origin: str, to: str) -> None:
        to = self._arrive(me, card, origin, to)
        if card.kind.acts_when_gained or self.table.gain_matters:
            await window.gained(self, me, card, to)

    def _arrive(self, me: Player, card: Card, origin: str, to: str) -> str:
        """Put a card that `me` gains into its place. Returns which one that is."""
        to = card.kind.gained_to or to
        if card.kind.is_action:
            me.has_actions = True
        me.gains(card.kind)
        if to == "deck":
            me.deck.append(card)
        elif to == "hand":
            me.hand.append(card)
        else:
            me.discard.append(card)
        if self.table.gains_count and me is self.me:
            self.more().gained.setdefault(me.seat, []).append(card.kind)
        if self.log is not None:
            self.note("gain", me.seat, (card,), origin=origin, to=to)
        return to

    async def gain(self, me: Player, name: str, to: str = "discard", copies: int = 1) -> int:
        """Gain cards from a pile by its name. Returns how many there were to gain."""
        pile = self.table.by_name.get(name)
        gained = 0
        if pile is not None:
            for _ in range(copies):
                card = await self.gain_from(me, pile, to)
                if card is not None and (card.kind.pile or card.kind.name) == name:
                    gained += 1
        return gained

    async def gain_copy(self, me: Player, kind: Kind, to: str = "discard") -> Card | None:
        """Gain a card like this one, if one is visible in the Supply."""
        pile = self.pile_with(kind)
        return None if pile is None else await self.gain_from(me, pile, to)

    async def gain_named(self, me: Player, names: list[str], to: str = "discard") -> int:
        """Gain a card from one of these piles, chosen by `me`; a name without a card stands for nothing."""
        zones = [zone_of(self.table.by_name[name]) if self.left(name) else "" for name in names]
        picks = await self.ask(me, "gain", names, 1, 1, zones=zones)
        return await self.gain(me, names[picks[0]], to)

    async def gain_one_of(
        self,
        me: Player,
        wanted: Callable[[Kind], bool],
        to: str = "discard",
        least: int = 1,
    ) -> Card | None:
        """Gain a wanted card of the Supply, chosen by `me`."""
        pile = await self.pick_pile(me, "gain", self.supply(wanted), least)
        return None if pile is None else await self.gain_from(me, pile, to)

    async def gain_up_to(self, me: Player, cost: int, to: str = "discard", of: str = "", least: int = 1) -> Card | None:
        """Gain a card of the Supply costing at most this much, of a certain type if one is named."""
        return await self.gain_one_of(
            me,
            lambda kind: within(self.cost(kind), cost) and (not of or of in kind.types),
            to,
            least,
        )

    async def choose_gain(self, me: Player, other: Player, cost: int) -> Card | None:
        """Let `me` choose a card of the Supply costing exactly this much, which another player gains."""
        pile = await self.pick_pile(me, "gain", self.costing(cost), target=other)
        return None if pile is None else await self.gain_from(other, pile)

    async def gain_costing(self, me: Player, cost: int, of: str = "", to: str = "discard") -> Card | None:
        """Gain a card of the Supply costing exactly this much, of a certain type if one is named."""
        return await self.gain_one_of(me, lambda kind: self.cost(kind) == cost and (not of or of in kind.types), to)

    async def gain_cheaper(self, me: Player, cost: int, of: str = "") -> Card | None:
        """Gain a card of the Supply costing less than this, of a certain type if one is named."""
        return await self.gain_one_of(me, lambda kind: cheaper(self.cost(kind), cost) and (not of or of in kind.types))

    async def gain_from_trash(self, me: Player, card: Card, to: str = "discard") -> None:
        """Gain a card from the trash, if it is still there."""
        if card in self.trash_pile:
            if self.table.gains_change:
                await self._gain_with_care(me, None, card, to)
                return
            self.trash_pile.remove(card)
            await self._gained(me, card, "trash", to)

    # -- moving cards ---------------------------------------------------------------------------------------------

    def _shuffle(self, me: Player) -> None:
        if self.orders is not None:
            self.orders.shuffle(me.deck, self.setup.seed, me.key, me.seat, me.shuffles)
        elif me.key >= 0:
            luck.shuffle(me.deck, me.key, me.shuffles)
        else:
            luck.shuffle_hidden(me.deck, self.setup.seed, me.seat, me.shuffles)
        me.shuffles += 1

    def _ready(self, me: Player) -> bool:
        """Whether the deck has a card, after shuffling the discard pile if need be."""
        if me.deck:
            return True
        if not me.discard:
            return False
        me.deck = me.discard
        me.discard = []
        self._shuffle(me)
        if self.log is not None:
            self.note("shuffle", me.seat, origin="discard")
        return True

    def draw(self, me: Player, n: int) -> int:
        """Draw up to this many cards into hand. Returns how many were drawn."""
        hand = me.hand
        deck = me.deck
        for drawn in range(n):
            if not deck:
                if not self._ready(me):
                    n = drawn
                    break
                deck = me.deck
            hand.append(deck.pop())
        if n <= 0:
            return 0
        if self.log is not None:
            self.event("draw", me.seat, names(hand[-n:]), (), origin="deck")
        return n

    def _turn_up(self, me: Player, n: int) -> list[Card]:
        seen: list[Card] = []
        while len(seen) < n and self._ready(me):
            seen.append(me.deck.pop())
        me.limbo += seen
        return seen

    def reveal(self, me: Player, n: int) -> list[Card]:
        """Turn up the top cards of a deck for all to see; they are in limbo until they are put somewhere."""
        seen = self._turn_up(me, n)
        me.hidden = False
        if seen and self.log is not None:
            self.note("reveal", me.seat, tuple(seen), origin="deck")
        return seen

    def look(self, me: Player, n: int) -> list[Card]:
        """Let `me` alone see the top cards of the deck; they are in limbo until they are put somewhere."""
        seen = self._turn_up(me, n)
        me.hidden = True
        if seen and self.log is not None:
            self.event("look", me.seat, names(seen), (), origin="deck")
        return seen

    def reveal_until(self, me: Player, wanted: Callable[[Kind], bool], n: int = 1) -> list[Card]:
        """Reveal from the deck until n wanted cards show; returns those. They and the rest stay in limbo: discard the
        rest with `discard_limbo` once the wanted ones are placed.
        """
        found: list[Card] = []
        seen: list[Card] = []
        me.hidden = False
        while len(found) < n and self._ready(me):
            card = me.deck.pop()
            me.limbo.append(card)
            seen.append(card)
            if wanted(card.kind):
                found.append(card)
        if seen and self.log is not None:
            self.note("reveal", me.seat, tuple(seen), origin="deck")
        return found

    def look_at_bottom(self, me: Player) -> list[Card]:
        """Let `me` alone see the bottom card of the deck, if there is any; it is in limbo until it is put somewhere."""
        seen = [me.deck.pop(0)] if self._ready(me) else []
        me.limbo += seen
        me.hidden = True
        if seen and self.log is not None:
            self.event("look", me.seat, names(seen), (), origin="deck", label="bottom")
        return seen

    def put_under(self, me: Player, cards: list[Card], zone: list[Card]) -> None:
        """Put cards of a zone under the deck, unseen by others."""
        moved = pull(cards, zone)
        me.deck[:0] = moved
        if moved and self.log is not None:
            self.event("bottom", me.seat, names(moved), (), origin=self.place(zone, me)[1])

    async def look_and_discard(self, me: Player) -> None:
        """Let `me` look at the top card of the deck and discard it or put it back."""
        seen = self.look(me, 1)
        rejected = await self.pick_cards(me, "discard", seen, 0, 1, me.limbo)
        await self.discard(me, rejected, me.limbo)
        self.topdeck(me, seen, me.limbo, secret=True)

    async def judge_top(self, me: Player, player: Player) -> None:
        """Let a player reveal the top card of the deck, and let `me` say whether it is discarded or put back."""
        shown = self.reveal(player, 1)
        rejected = await self.pick_cards(me, "discard", shown, 0, 1, player.limbo, target=player)
        await self.discard(player, rejected, player.limbo)
        self.topdeck(player, player.limbo[:], player.limbo)

    async def trash_one_revealed(self, me: Player, victim: Player, cards: list[Card]) -> list[Card]:
        """Let `me` choose which of these cards that `victim` has revealed is trashed; the rest of what was revealed is
        discarded. Returns the trashed card, if any.
        """
        target = None if me is victim else victim
        chosen = await self.pick_cards(me, "trash", cards, 1, 1, victim.limbo, target=target)
        trashed = await self.trash(victim, chosen, victim.limbo)
        await self.discard_limbo(victim)
        return trashed

    def look_through_discard(self, me: Player) -> list[Card]:
        """Let `me` see the whole discard pile, top card first, for the next question."""
        self.searching = me.seat
        return me.discard[::-1]

    def reveal_hand(self, me: Player) -> None:
        """Show the hand to everybody."""
        if me.hand and self.log is not None:
            self.event("reveal", me.seat, names(me.hand), names(me.hand), origin="hand", to="hand", label="hand")

    async def show_from_hand(
        self, me: Player, cards: list[Card], target: Player | None = None, least: int = 0
    ) -> list[Card]:
        """Let `me` show one of these cards from hand, to `target`'s gain or loss; returns the one shown, if any."""
        decision = self.question_about(me, "reveal", cards, least, 1, me.hand, False, target)
        if decision is None:
            shown = cards[:least]
        else:
            await Pause(decision)
            shown = [cards[i] for i in self.past[-1]]
        if shown:
            self.note("reveal", me.seat, (shown[0],), origin="hand", to="hand")
        return shown

    def take(self, me: Player, cards: list[Card], zone: list[Card], secret: bool = False) -> None:
        """Put cards of a zone into hand."""
        moved = pull(cards, zone)
        if zone is self.trash_pile:
            for card in moved:
                me.gains(card.kind)
        me.hand += moved
        if moved and self.log is not None:
            origin = self.place(zone, me)[1]
            self.event("take", me.seat, names(moved), () if secret else names(moved), origin=origin)

    async def discard(self, me: Player, cards: list[Card], zone: list[Card], open_: bool = False) -> int:
        """Discard cards of a zone, the last one on top; others see only the top one, unless all are `open_`. Returns
        how many were there to discard.
        """
        moved = self._put_onto_discard(me, cards, zone, open_)
        if moved and self.table.discard_matters:
            await window.discarded(self, me, moved)
        return len(moved)

    def _put_onto_discard(self, me: Player, cards: list[Card], zone: list[Card], open_: bool = False) -> list[Card]:
        """Move cards of a zone to the discard pile. Returns which were there."""
        moved = pull(cards, zone)
        me.discard += moved
        if moved and self.log is not None:
            shown = names(moved if open_ else moved[-1:])
            self.event("discard", me.seat, names(moved), shown, origin=self.place(zone, me)[1])
        return moved

    def into_limbo(self, me: Player, cards: list[Card]) -> None:
        """Set cards from hand aside, face up, for as long as the effect lasts."""
        me.hidden = False
        for card in cards:
            me.hand.remove(card)
            me.limbo.append(card)
            self.note("aside", me.seat, (card,), origin="hand", to="shown")

    def hold(self, me: Player, cards: list[Card]) -> list[Card]:
        """Keep revealed cards apart from what other effects reveal meanwhile, until they are played; returns the zone
        in which they wait.
        """
        held = me.more().held
        for card in cards:
            me.limbo.remove(card)
            held.append(card)
        return held

    async def discard_limbo(self, me: Player) -> None:
        """Discard what is left of the cards that were revealed."""
        moved = self._put_onto_discard(me, me.limbo[:], me.limbo, True)
        if moved and self.table.discard_matters:
            await window.discarded(self, me, moved)

    def discard_deck(self, me: Player) -> None:
        """Put the whole deck into the discard pile; only the card that ends up on top is seen."""
        if me.deck:
            # The deck is turned over as a block: its bottom card comes to lie on top.
            count = len(me.deck)
            me.deck.reverse()
            me.discard += me.deck
            me.deck = []
            self.note("discard-deck", me.seat, amount=count, origin="deck")

    def shuffle_into_deck(self, me: Player, cards: list[Card], zone: list[Card]) -> None:
        """Show cards of a zone and shuffle them into the deck, which is shuffled even if there are none."""
        moved = pull(cards, zone)
        origin = self.place(zone, me)[1]
        me.deck += moved
        self._shuffle(me)
        self.note("shuffle-in", me.seat, tuple(moved), origin=origin if moved else "")

    def topdeck(self, me: Player, cards: list[Card], zone: list[Card], secret: bool = False) -> None:
        """Put cards of a zone onto the deck; the first one ends up on top."""
        moved = pull(cards, zone)
        if zone is me.in_play:
            for card in moved:
                self.left_play(me, card)
        me.deck += moved[::-1]
        if moved and self.log is not None:
            origin = self.place(zone, me)[1]
            self.event("topdeck", me.seat, names(moved), () if secret else names(moved), origin=origin)

    def set_aside(self, me: Player, cards: list[Card], zone: list[Card], to: str = "aside") -> None:
        """Lay cards of a zone aside until something brings them back: face up ("aside"), face down ("under"), or onto a
        mat ("island", face up; "native_village", face down)."""
        moved = pull(cards, zone)
        if not moved:
            return
        origin = self.place(zone, me)[1]
        if zone is me.in_play:
            for card in moved:
                self.left_play(me, card)
        if to == "island":
            me.more().island += moved
        elif to == "native_village":
            me.more().native_village += moved
        elif to == "under":
            me.more().under += moved
        else:
            me.aside += moved
        if self.log is not None:
            open_ = to in ("aside", "island")
            told = "aside" if to == "under" else to
            self.event("aside", me.seat, names(moved), names(moved) if open_ else (), origin=origin, to=told)

    async def pass_left(self, me: Player) -> None:
        """Let everyone, `me` first, choose a card from hand; then all pass theirs to the left at once. Only giver and
        taker see it.
        """
        order = [me, *self.others(me)]
        chosen = [await self.pick_cards(player, "pass", player.hand[:], 1, 1, player.hand) for player in order]
        for giver, cards in zip(order, chosen, strict=True):
            taker = self.others(giver)[0]
            for card in cards:
                giver.hand.remove(card)
                giver.loses(card.kind)
                taker.hand.append(card)
                taker.gains(card.kind)
                taker.has_actions = taker.has_actions or card.kind.is_action
                self.more().passed.append(Passed(giver.seat, taker.seat, card))
                if self.log is not None:
                    self.event("pass-on", giver.seat, names([card]), (), origin="hand", to="passed")
                    self.event("receive", taker.seat, names([card]), (), origin="passed", to="hand")

    async def order_on_deck(self, me: Player, cards: list[Card], secret: bool = False) -> None:
        """Put cards from limbo back on the deck in the order that `me` chooses."""
        ordered = await self.pick_cards(me, "topdeck", cards, len(cards), len(cards), me.limbo, ordered=True)
        self.topdeck(me, ordered, me.limbo, secret)

    async def topdeck_from_hand(self, me: Player, n: int) -> None:
        """Let `me` put n cards from hand, or as many as there are, onto the deck; the first named ends up on top."""
        if n > 0:
            cards = await self.pick_cards(me, "topdeck", me.hand[:], n, n, me.hand, ordered=n > 1)
            self.topdeck(me, cards, me.hand, secret=True)

    async def discard_from_hand(self, me: Player, least: int, most: int, among: list[Card] | None = None) -> list[Card]:
        """Let `me` discard cards from hand. Returns which ones."""
        cards = me.hand[:] if among is None else among
        decision = self.question_about(me, "discard", cards, least, most, me.hand)
        if decision is None:
            cards = cards[:least]
        else:
            await Pause(decision)
            cards = [cards[i] for i in self.past[-1]]
        moved = self._put_onto_discard(me, cards, me.hand)
        if moved and self.table.discard_matters:
            await window.discarded(self, me, moved)
        return cards

    async def discard_down_to(self, me: Player, size: int) -> None:
        """Let `me` discard until no more than this many cards are in hand."""
        surplus = len(me.hand) - size
        if surplus > 0:
            await self.discard_from_hand(me, surplus, surplus)

    # -- trashing -------------------------------------------------------------------------------------------------

    async def trash(self, me: Player, cards: list[Card], zone: list[Card]) -> list[Card]:
        """Trash cards of `me` together, as far as they are in the zone, and let everything that follows happen. Returns
        which cards were trashed (they may lie elsewhere by now).
        """
        kinds: list[Kind] = []
        moved = self._put_into_trash(me, cards, zone, kinds)
        if moved and self.table.trash_matters:
            await window.trashed(self, me, moved[:], kinds)
        return moved

    async def trash_both(self, me: Player, this: Card, cards: list[Card]) -> list[Card]:
        """Trash a card from play and cards from hand together. Returns which were there to trash."""
        kinds: list[Kind] = []
        moved = self._put_into_trash(me, [this], me.in_play, kinds)
        moved += self._put_into_trash(me, cards, me.hand, kinds)
        if moved and self.table.trash_matters:
            await window.trashed(self, me, moved[:], kinds)
        return moved

    def _put_into_trash(self, me: Player, cards: list[Card], zone: list[Card], kinds: list[Kind]) -> list[Card]:
        """Move cards of a zone to where `me`'s trashed cards go. Returns which were there. What each of them was until
        then is added to `kinds`.
        """
        moved = pull(cards, zone)
        for card in moved:
            kinds.append(self.kind(card))
            if zone is me.in_play:
                self.left_play(me, card)
            if me.decider != me.seat:
                me.more().returning.append(card)
            else:
                me.loses(card.kind)
                self.trash_pile.append(card)
        if moved and self.log is not None:
            to = "" if me.decider == me.seat else "aside"
            self.note("trash", me.seat, tuple(moved), origin=self.place(zone, me)[1], to=to)
        return moved

    def trash_of(self, me: Player) -> list[Card]:
        """Where trashed cards of `me` go: a possessed player's cards only seem to be trashed."""
        return self.trash_pile if me.decider == me.seat else me.more().returning

    async def trash_this(self, me: Player, this: Card) -> bool:
        """Trash a card from play. Returns whether it was still there."""
        return bool(await self.trash(me, [this], me.in_play))

    async def trash_from_hand(self, me: Player, least: int, most: int, among: list[Card] | None = None) -> list[Card]:
        """Let `me` trash cards from hand, all together. Returns which ones."""
        cards = me.hand[:] if among is None else among
        decision = self.question_about(me, "trash", cards, least, most, me.hand)
        if decision is None:
            cards = cards[:least]
        else:
            await Pause(decision)
            cards = [cards[i] for i in self.past[-1]]
        kinds: list[Kind] = []
        moved = self._put_into_trash(me, cards, me.hand, kinds)
        if moved and self.table.trash_matters:
            await window.trashed(self, me, moved[:], kinds)
        return moved

    async def may_trash_from_hand_or_discard(self, me: Player, wanted: Callable[[Kind], bool]) -> None:
        """Let `me` trash one wanted card from hand or from the discard pile, or none."""
        held = [card for card in me.hand if wanted(card.kind)]
        pile = self.look_through_discard(me)
        discarded = [card for card in pile if wanted(card.kind)]
        labels = [card.kind.name for card in held] + [DISCARDED + card.kind.name for card in discarded]
        zones = ["hand"] * len(held) + ["discard"] * len(discarded)
        for i in await self.ask(me, "trash", labels, 0, 1, about=names(pile), zones=zones):
            if i < len(held):
                await self.trash(me, [held[i]], me.hand)
            else:
                await self.trash(me, [discarded[i - len(held)]], me.discard)

    # -- scoring ----------------------------------------------------------------------------------------------------

    def score(self, player: Player) -> int:
        """The points of a player, if the game ended here."""
        total = player.vp_tokens
        census = player.census
        scorers = self.table.scorers
        if census is not None and scorers is not None:
            for kind in scorers:
                total += kind.points * census[kind.number]
            return total
        kinds = [card.kind for card in player.owned()]
        for kind in kinds:
            if kind.scores:
                total += kind.score(kinds)
        return total

    def score_by_card(self, player: Player) -> dict[str, tuple[int, int]]:
        """For each kind that scores: how many cards, and their points in total."""
        kinds = [card.kind for card in player.owned()]
        found: dict[str, tuple[int, int]] = {}
        for kind in kinds:
            if kind.scores:
                copies, points = found.get(kind.name, (0, 0))
                found[kind.name] = (copies + 1, points + kind.score(kinds))
        return dict(sorted(found.items()))

    def winners(self) -> list[int]:
        """The seats that win if the game ends now."""
        return best_seats([self.score(player) for player in self.players], [player.turns for player in self.players])

    @property
    def result(self) -> Result | None:
        """How the game ended, once it is over."""
        return result_of(self) if self.step == steps.OVER else None

    def view(self, seat: int | None) -> View:
        """The game through the eyes of a seat, or of a spectator (None)."""
        return View(self, seat)

    # -- telling ----------------------------------------------------------------------------------------------------

    def note(
        self,
        kind: str,
        seat: int,
        cards: tuple[Card, ...] = (),
        amount: int = 0,
        origin: str = "",
        to: str = "",
        label: str = "",
        targets: list[int] | None = None,
    ) -> None:
        """Log an event whose cards everybody sees."""
        if self.log is not None:
            shown = tuple([self.kind(card).name for card in cards])
            self.event(kind, seat, shown, shown, amount, origin, to, label, targets)

    def note_choice(self, player: Player, label: str) -> None:
        """Log which effect of the card that is acting was chosen."""
        if self.log is not None:
            source = (self.frames[-1].name,)
            self.event("choose", player.seat, source, source, label=label)

    def event(
        self,
        kind: str,
        seat: int,
        cards: tuple[str, ...],
        shown: tuple[str, ...],
        amount: int = 0,
        origin: str = "",
        to: str = "",
        label: str = "",
        targets: list[int] | None = None,
    ) -> None:
        """Log an event of which others see only the cards in `shown`."""
        if self.log is not None:
            depth = len(self.frames)
            self.log.append(Event(kind, seat, cards, shown, amount, origin, to, label, targets, depth))


def pull(cards: list[Card], zone: list[Card]) -> list[Card]:
    """Take cards out of a zone. Returns those that were there."""
    moved: list[Card] = []
    for card in cards:
        at = find(card, zone)
        if at >= 0:
            moved.append(zone.pop(at))
    return moved


def empty_game(table: Table, setup: Setup, log: bool = False) -> Game:
    """The piles on the table, and no player's cards yet. `log` keeps the list of events."""
    players = [Player(seat, setup.keys[seat], [], [], [], [], [], []) for seat in range(setup.players)]
    stacks = table.stacks(setup) if table.mixed else []
    game = Game(table, setup, players, table.counts[:], stacks, [] if log else None)
    if stacks:
        game.affordable = table.buy_decisions(0, stacks)
    return game


def deal(catalogue: Mapping[str, Kind], setup: Setup, log: bool = False) -> Game:
    """A new game of this set-up, at its first decision."""
    game = empty_game(table_for(catalogue, setup), setup, log)
    game.mark_victory_piles()
    for player in game.players:
        player.deck = game.table.start_decks[player.seat][:]
        player.tokens = game.table.start_tokens
        player.has_actions = game.table.starts_with_actions
        game._shuffle(player)
        game.draw(player, 5)
    turn.advance(game)
    return game

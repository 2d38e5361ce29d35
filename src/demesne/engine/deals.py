"""An imagined game as plain data, so that a bot can look ahead in another process than that of the true game.

`pack` deals such a game: what the seat knows is as it is, everything else is random, so the data reveals nothing.
`unpack` makes a game of it in which the seat remembers what it remembered in the true game, so that it can imagine
further games from there.

Inside an effect, the data holds the game from before the effect, the answers since then, and the results of the
shuffles. Answers are labels, because the index of a picked card among equal cards could reveal what the others are not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from demesne.engine import luck, straight, turn
from demesne.engine.card import Card, Kind
from demesne.engine.deal_facts import (
    EXTRA_NUMBERS,
    MATS,
    NUMBERS,
    STEPS,
    VERSION,
    ZONES,
    DealFacts,
    LastingFacts,
    MemoryFacts,
    SeatFacts,
    StateFacts,
)
from demesne.engine.decision import ALL
from demesne.engine.extras import ExtraTurn, Lasting, Passed
from demesne.engine.game import Game, empty_game
from demesne.engine.imagining import SEED, prospect_of
from demesne.engine.origin import Origin, Remembered
from demesne.engine.player import Player
from demesne.engine.recall import Recall, Slot
from demesne.engine.script import Script
from demesne.engine.setup import Setup, Table
from demesne.engine.steps import ACTION, BUY, SPEND, TREASURE
from demesne.engine.view import NothingToImagine


class BadDeal(NothingToImagine):
    """Data from which no game can be made."""


class Sent(Origin):
    """A game was imagined in another process and sent."""

    def __init__(
        self, base: Game, number: int, seat: int, remembered: Remembered, script: Script | None, laid: bool
    ) -> None:
        self._base = base
        self._number = number
        self._seat = seat
        self._remembered = remembered
        self._script = script
        self._laid = laid

    def begin(self) -> Game:
        twin = self._base.snapshot() if self._script is None else self._script.play()
        twin.past = [ALL[0]] * self._number
        twin.checkpoint = None
        twin.origin = self
        return twin

    def is_laid(self) -> bool:
        return self._laid

    def memory_of(self, seat: int | None) -> Remembered | None:
        return self._remembered if seat == self._seat else None

    def way(self) -> Script | None:
        return self._script

    def number(self) -> int:
        return self._number


# -- as data ---------------------------------------------------------------------------------------------------------


class _Cards:
    """Numbers the cards of a game in the order of their appearance."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._numbers: dict[Card, int] = {}

    def of(self, cards: Sequence[Card]) -> list[int]:
        found: list[int] = []
        for card in cards:
            number = self._numbers.get(card)
            if number is None:
                number = self._numbers[card] = len(self.names)
                self.names.append(card.kind.name)
            found.append(number)
        return found


def pack(game: Game, seat: int, seed: int | str) -> DealFacts:
    """A game that a seat may imagine at its own decision. The seed must stay unknown to the recipient of the data.

    Raises ValueError at another seat's decision: the data would reveal what exactly that seat is asked.
    """
    asked = game.decision
    if asked is None or asked.player != seat:
        raise ValueError(f"seat {seat} has nothing to decide now")
    prospect = prospect_of(game, seat)
    answers: list[list[str]] = []
    orders: list[tuple[int, int, list[int]]] = []
    if prospect.script is None:
        base = prospect.imagine(seed)
    else:
        script = prospect.retell(seed)
        if script.bends:
            raise ValueError("a game that was imagined itself can't be sent from the middle of an effect")
        base = script.base
        found = luck.Orders(script.orders)
        twin = base.snapshot()
        twin.orders = found
        turn.advance(twin)
        for picks in script.answers:
            decision = twin.decision
            assert decision is not None
            answers.append(list(decision.labels(picks)))
            turn.feed(twin, decision, picks)
        orders = [(stream, n, order) for (stream, n), order in found.noted.items()]
    return {
        "version": VERSION,
        "laid": prospect.laid,
        "state": _state(base),
        "answers": answers,
        "orders": orders,
        "memory": [_memory(recall) for recall in prospect.remembered.recalls],
        "known": prospect.remembered.known,
    }


def _state(game: Game) -> StateFacts:
    cards = _Cards()
    players = [_seat(player, cards) for player in game.players]
    state: StateFacts = {
        "cards": cards.names,
        "first": game.setup.first,
        "turn_limit": game.setup.turn_limit,
        "player": game.me.seat,
        "step": STEPS[game.step],
        "hit_limit": game.hit_limit,
        "numbers": {name: getattr(game, name) for name in NUMBERS},
        "players": players,
        "piles": {pile.name: game.counts[pile.index] for pile in game.table.piles},
        "stacks": [_names(stack) for stack in game.stacks],
        "trash": cards.of(game.trash_pile),
        "todo": cards.of(game.todo),
        "guises": [(cards.of([card])[0], kind.name) for card, kind in game.guises.items()],
    }
    extras = game.extras
    if extras is not None:
        state["extras"] = {
            "numbers": {name: getattr(extras, name) for name in EXTRA_NUMBERS},
            "extra": extras.extra,
            "barred": _names(extras.barred),
            "played": _names(extras.played),
            "purchases": _names(extras.purchases),
            "worth_more": {kind.name: coins for kind, coins in extras.worth_more.items()},
            "pile_tokens": {game.table.piles[at].name: _names(kinds) for at, kinds in extras.pile_tokens.items()},
            "passed": [(passed.giver, passed.taker, cards.of([passed.card])[0]) for passed in extras.passed],
            "gained": [(gainer, _names(kinds)) for gainer, kinds in extras.gained.items()],
            "waiting": [(extra.seat, extra.decider, extra.source) for extra in extras.waiting],
        }
    return state


def _seat(player: Player, cards: _Cards) -> SeatFacts:
    found: SeatFacts = {
        "decider": player.decider,
        "hidden": player.hidden,
        "tokens": player.tokens,
        "turns": player.turns,
        "shuffles": player.shuffles,
        "zones": {zone: cards.of(getattr(player, zone)) for zone in ZONES},
    }
    extras = player.extras
    if extras is not None:
        found["extras"] = {
            "vp_tokens": extras.vp_tokens,
            "pirate_tokens": extras.pirate_tokens,
            "zones": {zone: cards.of(getattr(extras, zone)) for zone in MATS},
            "lasting": [
                {
                    "kind": lasting.kind.name,
                    "card": cards.of([lasting.card])[0],
                    "stays": cards.of(lasting.stays),
                    "kept": cards.of(lasting.kept),
                }
                for lasting in extras.lasting
            ],
        }
    return found


def _names(kinds: Sequence[Kind]) -> list[str]:
    return [kind.name for kind in kinds]


def _memory(recall: Recall) -> MemoryFacts:
    return {
        "zones": [[(slot.name, slot.group, slot.old) for slot in zone] for zone in recall.zones],
        "gone": [(slot.name, slot.group, slot.old) for slot in recall.gone],
        "in_play": recall.in_play,
        "owned": recall.owned,
        "before": recall.before,
    }


# -- and back --------------------------------------------------------------------------------------------------------
# JSON turns tuples into lists, so what is read here has no types until it is in its place.


def unpack(table: Table, setup: Setup, deal: DealFacts, seat: int, number: int) -> Game:
    """The game that was packed for a seat, at the decision of this number. Raises BadDeal."""
    if deal["version"] != VERSION:
        raise BadDeal(f"a deal of version {deal['version']}; this program reads version {VERSION}")
    try:
        return _game(table, setup, deal, seat, number)
    except (KeyError, IndexError, TypeError, ValueError, AssertionError) as error:
        raise BadDeal(f"no game can be made of this deal: {type(error).__name__}: {error}") from None


def _game(table: Table, setup: Setup, deal: Any, seat: int, number: int) -> Game:
    base = _laid_out(table, setup, deal["state"])
    remembered = Remembered([_recall(facts) for facts in deal["memory"]], [known[:] for known in deal["known"]])
    script: Script | None = None
    if base.decision is None:
        orders = {(stream, n): order for stream, n, order in deal["orders"]}
        twin = base.snapshot()
        twin.orders = luck.Orders(orders)
        turn.advance(twin)
        answers: list[list[int]] = []
        for labels in deal["answers"]:
            decision = twin.decision
            assert decision is not None
            answers.append(decision.pick(tuple(labels)))
            turn.feed(twin, decision, answers[-1])
        script = Script(base, answers, orders, [])
    return Sent(base, number, seat, remembered, script, deal["laid"]).begin()


def _laid_out(table: Table, setup: Setup, state: Any) -> Game:
    """The game in this state: at an ordinary decision, or before the effect to be played."""
    catalogue = table.catalogue
    cards = [Card(catalogue[name]) for name in state["cards"]]
    again = Setup(
        setup.kingdom,
        setup.players,
        SEED,
        setup.bane,
        setup.options,
        state["first"],
        state["turn_limit"],
        luck.imagined_keys(SEED),
    )
    game = empty_game(table, again)
    for player, facts in zip(game.players, state["players"], strict=True):
        _fill(player, facts, cards, catalogue)
    game.me = game.players[state["player"]]
    game.hit_limit = state["hit_limit"]
    game.step = STEPS.index(state["step"])
    for name in NUMBERS:
        setattr(game, name, state["numbers"][name])
    for pile in table.piles:
        game.counts[pile.index] = state["piles"][pile.name]
        if pile.supply and not game.counts[pile.index]:
            game.empty_piles += 1
            game.gone |= straight.GONE << pile.index
    game.stacks = [_kinds(catalogue, stack) for stack in state["stacks"]]
    game.affordable = table.buy_decisions(game.discount, game.stacks)
    game.trash_pile = [cards[i] for i in state["trash"]]
    game.todo = [cards[i] for i in state["todo"]]
    game.guises = {cards[i]: catalogue[name] for i, name in state["guises"]}
    if "extras" in state:
        more = state["extras"]
        extras = game.more()
        for name in EXTRA_NUMBERS:
            setattr(extras, name, more["numbers"][name])
        extras.extra = more["extra"]
        extras.barred = _kinds(catalogue, more["barred"])
        extras.played = _kinds(catalogue, more["played"])
        extras.purchases = _kinds(catalogue, more["purchases"])
        extras.worth_more = {catalogue[name]: coins for name, coins in more["worth_more"].items()}
        extras.pile_tokens = {
            table.by_name[name].index: _kinds(catalogue, kinds) for name, kinds in more["pile_tokens"].items()
        }
        extras.passed = [Passed(giver, taker, cards[i]) for giver, taker, i in more["passed"]]
        extras.gained = {gainer: _kinds(catalogue, kinds) for gainer, kinds in more["gained"]}
        extras.waiting = [ExtraTurn(player, decider, source) for player, decider, source in more["waiting"]]
    _ask(game)
    return game


def _fill(player: Player, facts: SeatFacts, cards: list[Card], catalogue: Mapping[str, Kind]) -> None:
    player.decider = facts["decider"]
    player.hidden = facts["hidden"]
    player.tokens = facts["tokens"]
    player.turns = facts["turns"]
    player.shuffles = facts["shuffles"]
    # Not sent, because a card that was passed in secret may be an Action.
    player.has_actions = True
    for zone in ZONES:
        setattr(player, zone, [cards[i] for i in facts["zones"][zone]])
    if "extras" in facts:
        mats = facts["extras"]
        extras = player.more()
        extras.vp_tokens = mats["vp_tokens"]
        extras.pirate_tokens = mats["pirate_tokens"]
        for zone in MATS:
            setattr(extras, zone, [cards[i] for i in mats["zones"][zone]])
        extras.lasting = [_lasting(lasting, cards, catalogue) for lasting in mats["lasting"]]


def _lasting(facts: LastingFacts, cards: list[Card], catalogue: Mapping[str, Kind]) -> Lasting:
    stays = [cards[i] for i in facts["stays"]]
    return Lasting(catalogue[facts["kind"]], cards[facts["card"]], stays, [cards[i] for i in facts["kept"]])


def _ask(game: Game) -> None:
    """Ask what this step asks; before an effect it asks nothing."""
    if game.step == SPEND:
        straight.ask_spend(game, game.me)
    elif game.step in (ACTION, TREASURE, BUY):
        turn.advance(game)


def _kinds(catalogue: Mapping[str, Kind], names: Sequence[str]) -> list[Kind]:
    return [catalogue[name] for name in names]


def _recall(facts: Any) -> Recall:
    recall = Recall()
    recall.zones = [_slots(zone) for zone in facts["zones"]]
    recall.gone = _slots(facts["gone"])
    recall.in_play = list(facts["in_play"])
    recall.owned = dict(facts["owned"])
    recall.before = dict(facts["before"])
    return recall


def _slots(facts: Any) -> list[Slot]:
    found: list[Slot] = []
    for name, group, old in facts:
        slot = Slot(name)
        slot.group = group
        slot.old = old
        found.append(slot)
    return found

"""Random games, and what must hold for a game at any decision. Shared by the tests and by tools/soak.py.

Everything here depends only on its seed, in every process and on every version of Python. The checks raise
AssertionError with the difference; they leave the game as it was.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import demesne
from demesne import Decision, Game, IllegalAnswer, Position, Seat
from demesne.cards import CARDS, KINGDOM
from demesne.engine import quick
from demesne.engine.decision import ZONES
from demesne.engine.permute import permute_unseen
from demesne.engine.setup import may_be_bane
from demesne.engine.state import DERIVED, STATE, plain

T = TypeVar("T")

DOUBLERS = ("Throne Room", "Procession", "Band of Misfits", "Counterfeit", "King's Court")
"""The cards that nest effects: random kingdoms have them more often than others."""


RARE = [
    kingdom.split(", ")
    for kingdom in (
        "Band of Misfits, Island, Embargo, Baker, Masterpiece, Haven, Ambassador, Chancellor, Monument, Horse Traders",
        "Wishing Well, Mystic, Native Village, Trade Route, Masquerade, Bishop, Throne Room, Moat, Courtyard, Butcher",
    )
]
"""Kingdoms whose cards do and ask unusual things."""


class Dice:
    """Randomness from a seed. Only `random.random` is used, whose numbers Python promises to keep."""

    def __init__(self, *seed: object) -> None:
        self._random = random.Random("/".join(map(str, seed))).random

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return int(self._random() * limit)

    def chance(self, share: float) -> bool:
        """True in this share of cases."""
        return self._random() < share

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[int(self._random() * len(items))]

    def sample(self, items: Iterable[T], size: int) -> list[T]:
        """This many of the items, in random order."""
        left = list(items)
        for i in range(size):
            j = i + self.below(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return left[:size]


# --- set-ups ---


def random_setup(
    dice: Dice, must: Sequence[str] = (), turn_limit: int = 60, players: int | None = None
) -> dict[str, Any]:
    """The arguments of `demesne.new_game` for a random kingdom of all sets that has the cards `must`. With ten of them
    they are the kingdom, and the set-up does not change when a card is added to the game."""
    kingdom = list(must)
    for name in DOUBLERS:
        if len(kingdom) < 10 and name not in kingdom and dice.chance(0.3):
            kingdom.append(name)
    others = [name for name in KINGDOM if name not in kingdom]
    kingdom = dice.sample(kingdom + dice.sample(others, 10 - len(kingdom)), 10)
    bane = None
    if "Young Witch" in kingdom:
        bane = dice.pick([name for name in KINGDOM if name not in kingdom and may_be_bane(CARDS[name])])
    return {
        "kingdom": kingdom,
        "players": players or 2 + dice.below(5),
        "seed": dice.below(10**9),
        "bane": bane,
        "shelters": dice.pick([None, None, True, False]),
        "turn_limit": turn_limit,
    }


def random_position(dice: Dice, log: bool = False) -> Game:
    """A game that starts in the middle of a turn, with any of the cards anywhere: Prizes, Knights, Ruins, Shelters,
    short decks and piles that are nearly empty."""
    setup = random_setup(dice)
    cards = [name for name, kind in CARDS.items() if not kind.heading]
    playable = [name for name in cards if CARDS[name].is_action or CARDS[name].is_treasure]
    rare = [name for name in playable if not CARDS[name].supply] + list(DOUBLERS)

    def some(most: int) -> tuple[str, ...]:
        return tuple(dice.pick(dice.pick((cards, playable, rare))) for _ in range(dice.below(most + 1)))

    places = [Seat(some(8), some(6), some(6), (), dice.below(3)) for _ in range(setup["players"])]
    active = dice.below(len(places))
    places[active].play = tuple(name for name in some(3) if name in playable)
    piles = [name for name in ("Silver", "Gold", "Estate", "Duchy", "Curse", *setup["kingdom"]) if name != "Knights"]
    position = Position(
        places,
        player=active,
        actions=1 + dice.below(3),
        buys=1 + dice.below(2),
        coins=dice.below(6),
        piles={name: dice.below(3) for name in dice.sample(piles, dice.below(4))},
        trash=some(5),
    )
    return demesne.from_position(position, setup["kingdom"], seed=setup["seed"], bane=setup["bane"], log=log)


# --- players ---


def random_answer(game: Game, dice: Dice, liked: Sequence[str] = ()) -> list[int]:
    """The option numbers of a random answer: any answer is possible; those that keep a game moving are likelier.

    The player buys, gains and plays the cards in `liked` rather than others.
    """
    decision = game.decision
    assert decision is not None
    options = decision.options
    size = len(options)
    kind = decision.kind
    if kind == "treasure":
        return dice.sample(range(size), size if dice.chance(0.85) else dice.below(size + 1))
    if decision.max == 1:
        if decision.min == 0 and not dice.chance(0.9 if kind in ("action", "buy") else 0.7):
            return []
        if liked and kind in ("buy", "gain", "action", "play") and dice.chance(0.6):
            wanted = [i for i, label in enumerate(options) if label in liked or _pile(label) in liked]
            if wanted and kind == "buy" and dice.chance(0.5):
                return [max(wanted, key=lambda i: CARDS[options[i]].cost)]
            if wanted:
                return [dice.pick(wanted)]
        if kind == "buy":
            return [_purchase(options, dice)]
        if kind == "name" and dice.chance(0.7):
            owned = list(game.view(decision.player).owned(decision.player))
            if owned:
                return [options.index(dice.pick(owned))]
        return [dice.below(size)]
    return dice.sample(range(size), decision.min + dice.below(decision.max - decision.min + 1))


def _pile(label: str) -> str:
    return CARDS[label].pile if label in CARDS else ""


def _purchase(options: list[str], dice: Dice) -> int:
    if "Province" in options and dice.chance(0.5):
        return options.index("Province")
    for _ in range(3):
        choice = dice.below(len(options))
        if options[choice] not in ("Curse", "Copper", "Estate"):
            break
    return choice


def passing_answer(game: Game) -> list[int]:
    """As few options as allowed."""
    decision = game.decision
    assert decision is not None
    return list(range(decision.min))


def play_out(game: Game, dice: Dice, liked: Sequence[str] = (), at_most: int = 1_000_000) -> Game:
    """Play the game to its end, or this many answers on."""
    while game.decision is not None and at_most > 0:
        game.choose(random_answer(game, dice, liked))
        at_most -= 1
    return game


def play_turn(game: Game, dice: Dice, liked: Sequence[str] = ()) -> Game:
    """Play on until another turn has begun or the game is over."""
    turns = sum(player.turns for player in game.players)
    while game.decision is not None and sum(player.turns for player in game.players) == turns:
        game.choose(random_answer(game, dice, liked))
    return game


# --- a game as plain data ---


def census(game: Game) -> Counter[str]:
    """How many of each card there are anywhere, including piles and the trash."""
    found: Counter[str] = Counter()
    for player in game.players:
        found.update([card.kind.name for card in player.owned()])
    found.update([card.kind.name for card in game.trash_pile])
    for pile in game.table.piles:
        if pile.mixed < 0:
            found[pile.name] += game.counts[pile.index]
        else:
            stack = game.stacks[pile.mixed]
            assert len(stack) == game.counts[pile.index], f"{pile.name} has {len(stack)} cards and says another number"
            found.update([kind.name for kind in stack])
    return +found


def state(game: Game) -> dict[str, Any]:
    """Everything about a game, in plain data: two games that differ in anything differ here."""
    frames = [(frame.name, frame.event, dict(frame.asked or {})) for frame in game.frames]
    return {**plain(game, STATE, DERIVED), "frames": frames, "searching": game.searching, "over": game.over}


def same(what: str, expected: dict[str, Any], found: dict[str, Any]) -> None:
    """Fail, and name the parts that differ."""
    if expected != found:
        parts = [f"{key}: {expected[key]!r} became {found[key]!r}" for key in expected if expected[key] != found[key]]
        raise AssertionError(f"{what}: " + "; ".join(parts))


def seats(game: Game) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(len(game.players)), None]


def everything_seen(game: Game, seat: int | None) -> bytes:
    """Everything a view shows, as bytes: its data, and its answer to every question that a program may ask."""
    view = game.view(seat)
    told = [
        view.to_dict(),
        view.hand,
        None if view.decision is None else view.decision.to_dict(),
        [view.players, view.active, view.phase, view.actions, view.buys, view.coins, view.empty_piles, view.bane],
        view.trash,
        [(pile, view.top(pile), view.left(pile), view.in_supply(pile), view.cost(pile)) for pile in view.piles()],
        [(view.in_play(other), view.hand_size(other), view.deck_size(other)) for other in range(view.players)],
        [(view.tokens(other), view.turns(other), view.points(other)) for other in range(view.players)],
        [view.owned(other) for other in range(view.players)],
        view.own_deck(),
    ]
    return json.dumps(told).encode()


# --- the checks ---


def check_cards(game: Game, cards: Counter[str]) -> None:
    """No card has been lost or created since this count, and no card is in two places."""
    now = census(game)
    if now != cards:
        raise AssertionError(f"cards lost: {dict(cards - now)}, made: {dict(now - cards)}")
    placed = [card for player in game.players for card in player.owned()] + game.trash_pile
    assert len(set(placed)) == len(placed), "a card is in two places"


def check_numbers(game: Game) -> None:
    """What the game remembers instead of counting again is right, and nothing is below zero."""
    assert min(game.counts) >= 0
    assert min(game.actions, game.buys, game.coins, game.bought, game.discount) >= 0
    assert all(player.tokens >= 0 for player in game.players)
    empty = sum(1 for pile in game.table.piles if pile.supply and not game.counts[pile.index])
    assert game.empty_piles == empty, f"{empty} piles are empty, not {game.empty_piles}"
    in_play = [card for player in game.players for card in player.in_play]
    discount = sum(card.kind.discount for card in in_play) + (game.extras.cheaper if game.extras else 0)
    assert game.discount == discount, f"cards cost {discount} less, not {game.discount}"
    assert set(game.guises) <= set(in_play), "a card that left play is still another one"
    if game.effect is None:
        assert not any(player.limbo for player in game.players), "a card was left between the zones"
        assert not game.frames, "an effect ended without telling"
    for player in game.players:
        staying = [card for card in player.in_play if player.extras is not None and player.extras.stays(card)]
        gone = player.seat == game.active or player.in_play == staying
        assert gone, "a card stayed in play after its owner's turn"
        possessed = player.seat == game.active and game.extras is not None and bool(game.extras.extra)
        assert player.decider == player.seat or possessed, "somebody decides for another player out of turn"
        assert possessed or not player.returning, "a card did not come back"
        if not player.has_actions:
            assert not any(card.kind.is_action for card in player.owned()), "an Action came unnoticed"


def check_decision(game: Game, dice: Dice) -> None:
    """The decision has two different answers, counts them correctly, and accepts each of them (a few are tried)."""
    decision = game.decision
    assert decision is not None
    assert decision.kind in demesne.engine.KINDS
    assert 0 <= decision.player < len(game.players)
    assert 0 <= decision.min <= decision.max <= len(decision.options)
    count = decision.count_answers()
    assert count >= 2, f"asked although there is only one answer: {decision!r}"
    _check_purpose(game, decision)
    _check_zones(game, decision)
    if count > 400:
        return
    answers = list(decision.answers())
    canonical = answers if decision.ordered else [tuple(sorted(answer)) for answer in answers]
    assert len(set(canonical)) == len(answers) == count, f"{count} counted, {len(answers)} listed: {decision!r}"
    before = state(game)
    for answer in dice.sample(answers, min(3, count)):
        twin = game.fork()
        twin.answer(answer)
        assert twin.number == game.number + 1
        assert decision.labels(twin.past[game.number]) == answer
    same("trying answers on forks changed the game", before, state(game))


def _check_purpose(game: Game, decision: Decision) -> None:
    """The labels fit the kind, and name only what the decider may see."""
    labels = set(decision.options)
    if decision.kind == "spend":
        assert decision.options == [str(n) for n in range(len(decision.options))]
    elif decision.kind == "overpay":
        coins, potions = range(game.coins + 1), range(game.potions + 1)
        assert decision.options == [str(n) + "P" * more for more in potions for n in coins]
    elif decision.kind == "pile":
        assert labels == {pile.name for pile in game.table.piles if pile.supply}
    elif decision.kind == "name":
        assert labels == {name for name, kind in CARDS.items() if not kind.heading}
    elif decision.kind != "mode" and decision.source != "Pillage":
        visible = visible_to(game, decision.player)
        seen = {label.removeprefix("discard/") for label in labels} - {"Prize"}
        assert seen <= visible, f"{sorted(seen - visible)} can't be known to the decider of {decision!r}"


def _check_zones(game: Game, decision: Decision) -> None:
    """Every option lies where the decision says, as often as it is offered there; "" is for an option that is not a
    card there.
    """
    options, zones = decision.options, decision.zones
    if decision.kind in ("spend", "overpay", "mode", "name", "pile"):
        assert zones == [], f"{zones} for what are no cards on the table: {decision!r}"
        return
    assert len(zones) == len(options), f"{zones} for {decision!r}"
    assert set(zones) <= {*ZONES, ""}, f"{zones} for {decision!r}"
    assert 0 <= decision.owner < len(game.players)
    owner = game.players[decision.owner]
    piles = [pile for pile in game.table.piles if game.counts[pile.index]]
    there = {
        "hand": [card.kind.name for card in owner.hand],
        "supply": [game.top(pile).name for pile in piles if pile.supply],
        "beside": [game.top(pile).name for pile in piles if not pile.supply],
        "trash": [card.kind.name for card in game.trash_pile],
        "discard": [card.kind.name for card in owner.discard],
        "shown": [card.kind.name for card in owner.limbo + owner.held],
        "in_play": [game.kind(card).name for card in owner.in_play],
        "aside": [card.kind.name for card in owner.aside + owner.under + owner.returning],
        "island": [card.kind.name for card in owner.island],
        "native_village": [card.kind.name for card in owner.native_village],
    }
    offered: dict[str, Counter[str]] = {}
    for label, zone in zip(options, zones, strict=True):
        offered.setdefault(zone, Counter())[label.removeprefix("discard/")] += 1
        assert (zone == "discard") or not label.startswith("discard/")
    for label in offered.pop("", ()):
        gone = decision.kind == "gain" and (label == "Prize" or not game.left(label))
        disguised = decision.kind == "react" and "Band of Misfits" in there["trash"] + there["aside"]
        token = decision.kind == "react" and CARDS[label].puts_tokens
        plan = decision.kind == "react" and CARDS[label].at_clean_up
        assert gone or disguised or token or plan, f"{label} lies nowhere: {decision!r}"
    for zone, cards in offered.items():
        missing = cards - Counter(there[zone])
        assert not missing, f"{dict(missing)} does not lie in {zone} of seat {decision.owner}: {decision!r}"


def visible_to(game: Game, seat: int) -> set[str]:
    """The names of the cards that a seat can see; its own discard pile only while it may look through it."""
    decision = game.decision
    assert decision is not None
    cards = list(game.trash_pile)
    names = {kind.name for kinds in game.extras.pile_tokens.values() for kind in kinds} if game.extras else set()
    for player in game.players:
        own = seat in (player.seat, player.decider)
        if own:
            cards += player.hand
        if own and game.searching == player.seat:
            cards += player.discard
        cards += player.discard[-1:] + player.aside + player.returning + player.island + player.held
        if own and decision.kind == "react" and "discard" in decision.zones:
            # Cards just discarded together lie there on top of each other.
            cards += player.discard
        names |= {game.kind(card).name for card in player.in_play}
        if own or not player.hidden:
            cards += player.limbo
    names |= {game.top(pile).name for pile in game.table.piles if game.counts[pile.index]}
    return names | {card.kind.name for card in cards}


def bad_answers(decision: Decision) -> list[Any]:
    """Answers that no player may give here: of the wrong number, with the wrong label or of the wrong type."""
    first = decision.options[0]
    size = len(decision.options)
    numbers = list(range(size))
    bad: list[Any] = [
        None,
        0,
        first,
        "",
        {first: 1},
        {first},
        range(1),
        iter([first]),
        b"",
        object(),
        [None],
        [True],
        [0.0],
        [[0]],
        [[first]],
        [{}],
        [(first,)],
        [first.encode()],
        [first, 0],
        [0, first],
        [-1],
        [size],
        [10**40],
        [10**5000],
        [-(10**5000)],
        [float("nan")],
        [first + " "],
        ["x" + first],
        ["No Such Card"],
        [""],
        ["x" * 10_000],
        [0, 0],
        [first] * (decision.options.count(first) + 1),
        [*numbers, 0],
        nested(5000),
    ]
    if decision.min:
        bad += [[], (), numbers[: decision.min - 1], decision.options[: decision.min - 1]]
    if decision.max < size:
        bad += [numbers[: decision.max + 1], decision.options[: decision.max + 1]]
    return bad


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


def check_refusals(game: Game) -> None:
    """Every illegal answer is refused by name, says what is allowed, and changes nothing."""
    decision = game.decision
    assert decision is not None
    before = state(game)
    size = len(decision.options)
    for bad in bad_answers(decision):
        try:
            game.answer(bad)
        except IllegalAnswer as error:
            message = str(error)
        else:
            raise AssertionError(f"{bad!r} was not refused: {decision!r}")
        assert "allowed" in message, message
        assert decision.kind in message, message
        assert decision.options[0] in message, message
        assert len(message) < 6000, "a message that nobody can read"
        assert game.decision is decision
    for numbers in ([-1], [size], [0, 0], [10**40], list(range(size + 1))):
        try:
            game.choose(numbers)
        except IllegalAnswer:
            continue
        raise AssertionError(f"{numbers} was not refused: {decision!r}")
    if decision.max < size:
        try:
            quick.choose_all(game)
        except IllegalAnswer:
            pass
        else:
            raise AssertionError(f"all of them was not refused: {decision!r}")
    same("a refused answer changed the game", before, state(game))


def check_fork(game: Game, dice: Dice) -> None:
    """A fork stands where the game stands, and neither is affected by what happens to the other."""
    before = state(game)
    twin = game.fork()
    same("a fork differs", before, state(twin))
    play_out(twin, dice, at_most=1 + dice.below(6))
    same("playing a fork on changed the game", before, state(game))
    again = game.fork().fork()
    same("a fork of a fork differs", before, state(again))


def check_save(game: Game) -> None:
    """The saved game loads to the same position. A game that began at a position can't be saved."""
    if game.origin is not None:
        return
    before = state(game)
    loaded = demesne.load(demesne.save(game))
    same("the loaded game differs", before, state(loaded))
    same("saving changed the game", before, state(game))
    assert loaded.setup.to_dict() == game.setup.to_dict()


def check_leaks(game: Game, seed: int) -> None:
    """Everything a seat may not see can lie differently, and its view is the same byte for byte."""
    before = state(game)
    for seat in seats(game):
        twin = permute_unseen(game, seat, seed)
        if everything_seen(game, seat) != everything_seen(twin, seat):
            raise AssertionError(f"seat {seat} is shown what must stay hidden")
    same("permuting a fork changed the game", before, state(game))


REVEALING = (
    "reveal",
    "play",
    "discard",
    "clean-up",
    "trash",
    "topdeck",
    "aside",
    "react",
    "gain",
)
"""The events by which cards of a hidden zone become public, by the rules."""


def other_world(game: Game, seat: int | None, dice: Dice) -> Game:
    """A playable fork in which cards that `seat` may not see lie differently. What the pending decision is about stays:
    an answer to it means the same in both.
    """
    assert game.effect is None
    assert game.decision is not None
    twin = game.fork()
    for player in twin.players:
        keeps_hand = seat in (player.seat, player.decider) or (
            player.seat == game.active and game.decision.kind in ("action", "treasure")
        )
        zones = [player.deck, player.discard[:-1]]
        if player.seat == seat:
            player.deck, buried = (dice.sample(zone, len(zone)) for zone in zones)
        else:
            hand = [] if keeps_hand else player.hand
            cards = hand + player.deck + player.discard[:-1]
            cards = dice.sample(cards, len(cards))
            if not keeps_hand:
                player.hand = cards[: len(hand)]
            player.deck = cards[len(hand) : len(hand) + len(player.deck)]
            buried = cards[len(hand) + len(player.deck) :]
        player.discard = buried + player.discard[-1:]
    for stack in twin.stacks:
        stack[:-1] = dice.sample(stack[:-1], len(stack[:-1]))
    return twin


def check_events(game: Game, dice: Dice) -> None:
    """Where hidden cards differ, each seat sees the same answer in the same words, up to the first event
    by which the rules make a card public. Only at an ordinary decision: inside an effect no twin can go on."""
    if game.effect is not None:
        return
    picks = random_answer(game, dice)
    for seat in seats(game):
        told = []
        for twin in (game.fork(), other_world(game, seat, dice)):
            twin.log = []
            twin.choose(picks)
            told.append(twin.view(seat).events())
        for one, other in zip(*told, strict=False):
            if one != other:
                own = one["seat"] == other["seat"] == seat
                public = one["type"] in REVEALING or other["type"] in REVEALING
                assert own or public, f"seat {seat} was told {one} and, with other hidden cards, {other}"
                break


def check_log(game: Game) -> None:
    """No event shows others a card that only its owner may know."""
    assert game.log is not None
    for event in game.log:
        own = event.cards
        for seat in seats(game):
            cards = event.seen_by(seat).get("cards", [])
            if seat == event.seat:
                assert list(own) == cards
            elif event.type in ("draw", "look"):
                assert cards == [], f"a {event.type} is shown to others: {event.seen_by(seat)}"
            elif event.type in ("clean-up", "discard"):
                assert cards in (list(own), list(own[-1:])), f"a {event.type} shows too much: {event.seen_by(seat)}"
            else:
                assert cards in (list(own), []), f"a {event.type} shows a part of its cards: {event.seen_by(seat)}"


Check = Callable[[Game, Dice], None]

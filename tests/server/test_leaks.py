"""Two games that differ only in what a player may not see are played side by side: that player is sent the same views
and events until something is shown to everybody.

Luck comes in one stream per seat, and a position can be laid out card by card. So a twin of a game has other hands,
decks and shuffles for everybody but the watcher. Both get the same public answers, and different answers where a choice
is secret. The messages are those that the sockets send, made by the same function.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from demesne.cards import CARDS, TITLES
from demesne.engine import deals, luck
from demesne.engine.decision import Decision, IllegalAnswer
from demesne.engine.options import NONE
from demesne.engine.position import Position, start_from
from demesne.engine.position import Seat as Place
from demesne.engine.setup import make_setup
from demesne.server import messages
from demesne.server.play import Play
from demesne.server.records import Affairs, Move, SeatRecord, Settings, TableRecord
from tests.random_play import Dice, random_setup

ALL = [name for name, kind in CARDS.items() if not kind.heading]
PLAYABLE = [name for name in ALL if CARDS[name].is_action or CARDS[name].is_treasure]
SEATS = 3
STEPS = 40
TIMES = 12
"""How often each card is tried."""

IN_THE_OPEN = ("action", "treasure", "buy")
"""Decisions whose answers everybody sees: both games get the same ones."""

SHOWN_TO_ALL = {"play", "become", "react", "name", "reveal", "trash", "gain", "aside", "token", "shuffle-in", "return"}
"""Events that may be the first to differ: everybody sees the cards."""

CHOSEN_IN_THE_OPEN = {"mat", "choose", "overpay", "spend", "tokens", "vp", "coins", "gain", "draw"}
"""Events that may come in one game instead of another after different public choices."""

NUMBERS_AND_MODES = ("mode", "overpay", "spend")
"""Decisions whose answers everybody hears."""

FROM_DISCARD = ("Hermit", "Scavenger")
"""Cards that take a card out of a discard pile: what lay below the top may be visible then."""

Sent = Callable[[Play, TableRecord, int | None, int], dict[str, Any]]


def sent(play: Play, record: TableRecord, seat: int | None, told: int) -> dict[str, Any]:
    """What a socket sends to a seat."""
    return dict(msgspec.json.decode(messages.state_message(play, record, seat, told)))


class Twins:
    """Two games that are the same except for what `watcher` may not see. The seat `active` is about to act, with `card`
    in hand.
    """

    def __init__(self, dice: Dice, card: str, watcher: int | None, active: int) -> None:
        self.dice = dice
        self.watcher = watcher
        self.card = card
        setup = random_setup(dice, players=SEATS)
        # These stay in hand, so that both games ask the same questions for a while.
        fixed = [[*([card] if seat == active else []), "Copper", "Village"] for seat in range(SEATS)]
        hidden = [self._some(4 + 9 + 3) for _ in range(SEATS)]
        tops = self._some(SEATS)
        actions, coins = 1 + dice.below(2), dice.below(6)
        self.games: list[Play] = []
        for twin in (False, True):
            laid = make_setup(CARDS, setup["kingdom"], SEATS, setup["seed"], setup["bane"], NONE, active)
            places = []
            for seat in range(SEATS):
                cards = hidden[seat]
                if twin and seat != watcher:
                    cards = dice.sample(cards, len(cards))
                    laid.keys[seat] = luck.keys(f"twin {setup['seed']}")[seat]
                hand, deck, discard = (*fixed[seat], *cards[:4]), tuple(cards[4:13]), (tops[seat], *cards[13:])
                places.append(Place(hand, deck, discard, (), dice.below(1)))
            play = Play(laid)
            play.setup = laid
            play.game = start_from(CARDS, laid, Position(places, player=active, actions=actions, coins=coins), True)
            self.games.append(play)
        settings = Settings(point_counter=True, deck_tracker=True)
        people = [SeatRecord("person") for _ in range(SEATS)]
        self.record = TableRecord(
            "0" * 16, 1, "playing", 0, "", "", "", "", False, settings, self.games[0].setup, 1, Affairs(), people
        )
        self.same = 0
        self.events: Counter[str] = Counter()
        self.asked: set[str] = set()
        self.last: Decision | None = None
        self.answers: tuple[list[str], list[str]] = ([], [])

    def _some(self, count: int) -> list[str]:
        return [self.dice.pick(self.dice.pick((ALL, PLAYABLE))) for _ in range(count)]

    def run(self, sent: Sent) -> str:
        """Play both side by side. Returns what made them differ, or why they could not go on."""
        one, two = self.games
        told = 0
        for _ in range(STEPS):
            first, second = (sent(play, self.record, self.watcher, told) for play in (one, two))
            if first != second:
                return self.explained(first, second)
            self.same += 1
            self.events.update(event["type"] for event in first["events"])
            told = len(one.log)
            asked = (one.decision, two.decision)
            if asked[0] is None or asked[1] is None or not self._answer(asked[0], asked[1]):
                return "the end"
        return "the end"

    def _answer(self, first: Decision, second: Decision) -> bool:
        """Answer both games. Returns whether that was possible."""
        if first.kind != second.kind or first.player != second.player:
            return False
        if first.source is not None:
            self.asked.add(first.source)
        answers = self._answers(first, second)
        if answers is None:
            return False
        self.last, self.answers = first, answers
        for play, labels in zip(self.games, answers, strict=True):
            play.apply(Move(play.number, "answer", first.player, labels, 0.0, 0.0))
        return True

    def _answers(self, first: Decision, second: Decision) -> tuple[list[str], list[str]] | None:
        least, most = max(first.min, second.min), min(first.max, second.max)
        if least > most:
            return None
        secret = first.player != self.watcher and first.kind not in IN_THE_OPEN and self.dice.chance(0.6)
        if secret:
            size = least + self.dice.below(most - least + 1)
            found = (self.dice.sample(first.options, size), self.dice.sample(second.options, size))
        else:
            common = list((Counter(first.options) & Counter(second.options)).elements())
            most = min(most, len(common))
            if least > most:
                return None
            size = most if first.kind == "treasure" else least + self.dice.below(most - least + 1)
            if size == 0 < most and self.dice.chance(0.8):
                size = 1
            labels = self.dice.sample(common, size)
            if self.same == 1 and self.card in common:
                labels = [self.card]
            found = (labels, labels)
        return found if allowed(first, found[0]) and allowed(second, found[1]) else None

    def explained(self, first: dict[str, Any], second: dict[str, Any]) -> str:
        """Why two messages may differ. Raises AssertionError if they may not."""
        events = list(zip(first["events"], second["events"], strict=False))
        place = next((number for number, (one, two) in enumerate(events) if one != two), None)
        if place is not None:
            return self._different_event(*events[place])
        asked = [play.decision for play in self.games]
        kinds = [None if one is None else (one.player, one.kind, one.source, one.step) for one in asked]
        if all(one is not None and one.kind == "react" for one in asked):
            # What two Reactions respond to may have happened in only one game.
            kinds = [one and (one.player, *sorted(set(one.options))) for one in asked]
        if len(first["events"]) != len(second["events"]):
            # Library asks for each Action card as it is drawn, so in one game later than in the other.
            if self._playing() == "Treasure Map":
                return "all see a trash"  # A player who holds another one trashes it, and so does not show it first.
            if kinds[0] == kinds[1] and asked[0] is not None and asked[0].source != "Library":
                assert self.last is not None
                assert self.last.kind in NUMBERS_AND_MODES, "the events go on in one game only"
                assert self.answers[0] != self.answers[1], "the events go on in one game only"
                return "all see what was chosen"
            return "somebody is asked in one game only"
        fields = {name for name in first["view"] if first["view"][name] != second["view"][name]}
        if kinds[0] != kinds[1]:
            # A player with nothing to choose is not asked, and the turn goes on, to the Buy phase with its cheaper
            # Peddlers.
            assert fields <= {"waiting_for", "decision", "turn", "costs", "supply"}, fields
            supplies = [[{**pile, "cost": 0} for pile in sent["view"]["supply"]] for sent in (first, second)]
            assert supplies[0] == supplies[1], "more than prices differs in the Supply"
            return "somebody is asked in one game only"
        if self._possesses() and fields <= {"possessed_hand", "decision"}:
            return "the watcher sees a possessed hand"
        assert fields == {"players"}, f"views differ in {fields}: {self.answers}"
        turned = {event["seat"] for event in first["events"] if event["type"] == "discard-deck"}
        if self.last is not None and self.last.source in FROM_DISCARD:
            turned.add(self.last.player)
        for one, two in zip(first["view"]["players"], second["view"]["players"], strict=True):
            differing = {name for name in one if one[name] != two[name]}
            may = set() if one["seat"] not in turned else {"discard_top", "hand"}
            assert differing <= may, f"{one} {two}"
        return "another card lies open"

    def _different_event(self, one: dict[str, Any], two: dict[str, Any]) -> str:
        fields = {name for name in {*one, *two} if one.get(name) != two.get(name)}
        if one["type"] == two["type"] and one["seat"] == two["seat"] != self.watcher:
            if one["type"] in SHOWN_TO_ALL and fields <= {"cards", "count", "from", "targets"}:
                return f"all see a {one['type']}"
            if one["type"] in ("discard", "clean-up") and fields == {"cards"}:
                # The top of a discard pile is visible, and nothing else that came from a hand.
                assert len(one["cards"]) == len(two["cards"]) == 1, f"{one} {two}"
                return f"all see the last of a {one['type']}"
            if one["type"] in CHOSEN_IN_THE_OPEN and fields <= {"amount", "label"}:
                assert self.answers[0] != self.answers[1], f"{one} {two}"
                return f"all see a {one['type']}"
        if one["seat"] == two["seat"] != self.watcher and {one["type"], two["type"]} == {"reveal", "shuffle"}:
            return "all see a reveal"  # What is looked for lies deeper in one of the decks.
        if one["seat"] == two["seat"] != self.watcher:
            if any(event["type"] == "reveal" and event.get("to") == "hand" for event in (one, two)):
                return "all see a reveal"  # A player who lacks what is asked for shows the hand.
            if one["type"] == two["type"] == "topdeck" and one["from"] == two["from"] == "in_play":
                return "all see what was chosen"
            if one["type"] == two["type"] == "topdeck" and self._playing() == "Bureaucrat":
                return "all see a reveal"  # A Victory card is shown while it is put onto the deck.
        if self.last is not None and self.last.player != self.watcher == one["seat"] == two["seat"]:
            if one["type"] == two["type"] == "discard" and self.answers[0] != self.answers[1]:
                return "all see what was chosen"  # Of the watcher's own cards, by somebody else.
        if one["type"] == two["type"] == "receive" and one["seat"] == two["seat"] == self.watcher:
            return "the watcher sees what was passed on"
        chosen = self.answers[0] != self.answers[1] and (
            {one["type"], two["type"]} <= CHOSEN_IN_THE_OPEN or (self.last is not None and self.last.kind == "react")
        )
        assert chosen, f"{one} in one game, {two} in the other, after {self.answers}"
        return "all see what was chosen"

    def _possesses(self) -> bool:
        """Whether the watcher decides for another player in this turn."""
        return all(play.game.me.seat != self.watcher == play.game.me.decider for play in self.games)

    def _playing(self) -> str:
        """The card that was played last."""
        played = [event for event in self.games[0].log if event.type in ("play", "become")]
        return played[-1].cards[-1] if played else ""


def allowed(decision: Decision, labels: Sequence[str]) -> bool:
    try:
        decision.pick(tuple(labels))
        return True
    except IllegalAnswer:
        return False


def side_by_side(cards: Sequence[str], sent: Sent) -> tuple[Counter[str], Counter[str], set[str]]:
    """Try every card. Returns the reasons why games parted, the events that were the same, and the cards that asked."""
    reasons: Counter[str] = Counter()
    events: Counter[str] = Counter()
    asked: set[str] = set()
    for card in cards:
        for number in range(TIMES):
            twins = Twins(Dice("twins", card, number), card, (0, 1, None)[number % 3], (1, 1, 2, 1, 0)[number % 5])
            try:
                reasons[twins.run(sent)] += 1
            except AssertionError as error:
                raise AssertionError(f"{card}, try {number}: {error}") from None
            events += twins.events
            asked |= twins.asked
    return reasons, events, asked


@pytest.mark.parametrize("name", [name for name in TITLES if name != "basic"])
def test_messages_tell_nothing_that_may_not_be_seen(name: str) -> None:
    cards = [card for card in PLAYABLE if CARDS[card].set == name]
    reasons, events, asked = side_by_side(cards, sent)
    assert events.total() > 20 * len(cards)
    for kind in ("draw", "play", "discard", "reveal", "clean-up", "gain"):
        assert events[kind] > len(cards) // 2, f"{kind}: {events}"
    assert len(asked) > max(30, len(cards))
    assert reasons["all see a reveal"] > len(cards), reasons
    assert reasons["somebody is asked in one game only"] < reasons.total() / 4


def dealt(play: Play, record: TableRecord, seat: int | None, told: int) -> dict[str, Any]:
    """The same with a game to imagine from, of which chance decides the hidden cards: without their names."""
    message = sent(play, record, seat, told)
    if seat is None or message["view"]["decision"] is None:
        return message
    deal: Any = deals.pack(play.game, seat, "a seed")
    state = deal["state"]
    names = state.pop("cards")
    message["todo"] = [names[card] for card in state.pop("todo")]
    message["trash"] = [names[card] for card in state.pop("trash")]
    message["stacks"] = [len(stack) for stack in state.pop("stacks")]
    message["guises"] = [(names[card], name) for card, name in state.pop("guises")]
    if "extras" in state:
        state["extras"]["passed"] = [passed[:2] for passed in state["extras"]["passed"]]
    for player in state["players"]:
        for zones in (player["zones"], player.get("extras", {}).get("zones", {})):
            for zone in zones:
                zones[zone] = len(zones[zone])
        for lasting in player.get("extras", {}).get("lasting", ()):
            lasting.update({"card": 0, "stays": len(lasting["stays"]), "kept": len(lasting["kept"])})
    for chance in ("answers", "orders"):
        del deal[chance]
    message["deal"] = deal
    return message


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in TITLES if name != "basic"])
def test_deals_tell_nothing_that_may_not_be_known(name: str) -> None:
    cards = [card for card in PLAYABLE if CARDS[card].set == name]
    reasons, _, _ = side_by_side(cards, dealt)
    assert reasons["all see a reveal"] > len(cards), reasons


@pytest.mark.parametrize("kind", ["draw", "look", "topdeck", "take", "discard", "clean-up"])
def test_a_leak_would_be_noticed(kind: str) -> None:
    """If one kind of event showed everybody what only its seat may see, some card would reveal it."""

    def leaky(play: Play, record: TableRecord, seat: int | None, told: int) -> dict[str, Any]:
        message = sent(play, record, seat, told)
        for place, event in enumerate(play.log[told:]):
            if event.type == kind:
                message["events"][place] = event.seen_by(event.seat)
        return message

    with pytest.raises(AssertionError, match=f"'{kind}'"):
        side_by_side(PLAYABLE, leaky)

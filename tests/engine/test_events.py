"""Events: their kinds, where cards come from and go to, whom an Attack affects, and what may be taken back."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import demesne
from demesne import Game, Position, Seat
from demesne.cards import KINGDOM
from demesne.engine import Event
from demesne.engine.decision import KINDS, ZONES
from demesne.engine.log import EVENTS, may_take_back
from tests.random_play import RARE, Dice, other_world, random_answer, random_setup

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
GAMES = 24
RARE_GAMES = 16

Zones = dict[tuple[int, str], Counter[str]]
OPEN = -1


def logged(number: int) -> Game:
    """A fully logged random game. Together, the first of them contain all kingdom cards."""
    if number >= GAMES:
        return demesne.new_game(**random_setup(Dice("rare", number), RARE[number % 2], turn_limit=20), log=True)
    share = KINGDOM[number * len(KINGDOM) // GAMES : (number + 1) * len(KINGDOM) // GAMES]
    return demesne.new_game(**random_setup(Dice("events", number), share, turn_limit=14), log=True)


@cache
def kinds_met() -> frozenset[str]:
    """The kinds of events in some random games."""
    found: set[str] = set()
    for number in range(GAMES + RARE_GAMES):
        game, dice = logged(number), Dice("met", number)
        while game.decision is not None:
            game.choose(random_answer(game, dice, game.setup.kingdom))
        assert game.log is not None
        found |= {event.type for event in game.log}
    return frozenset(found | {event.type for game in rare_games() for event in game.log or ()})


def rare_games() -> list[Game]:
    """What random players rarely reach: a player's card is trashed in a possessed turn; an Inn is bought; a card is
    left at the bottom of the deck; a Pirate Ship hits a Treasure; cards are passed.
    """
    seats = [Seat(("Possession",), ("Estate",) * 5), Seat(("Chapel", "Gold"), ("Copper",) * 5)]
    possessed = demesne.from_position(Position(seats), ["Possession", "Chapel"], log=True)
    for answer in (["Possession"], [], ["Chapel"], ["Gold"], []):
        possessed.answer(answer)
    position = Position([Seat(discard=("Moat",)), Seat()], phase="buy", coins=5)
    shuffled = demesne.from_position(position, ["Inn", "Moat"], log=True)
    for answer in (["Inn"], ["Moat"]):
        shuffled.answer(answer)
    seats = [Seat(("Pearl Diver", "Pirate Ship"), ("Estate",) * 3), Seat(deck=("Gold", "Curse"))]
    at_sea = demesne.from_position(Position(seats), ["Pearl Diver", "Pirate Ship"], log=True)
    for answer in (["Pearl Diver"], [], ["Pirate Ship"], ["trash"]):
        at_sea.answer(answer)
    masked = demesne.from_position(
        Position([Seat(("Masquerade", "Estate")), Seat(("Gold",))]), ["Masquerade"], log=True
    )
    masked.answer(["Masquerade"])
    return [possessed, shuffled, at_sea, masked]


def test_every_kind_of_event_is_listed() -> None:
    assert kinds_met() <= set(EVENTS), "an event is logged that EVENTS does not list"


@pytest.mark.parametrize("kind", EVENTS)
def test_every_listed_kind_of_event_happens(kind: str) -> None:
    assert kind in kinds_met()


@pytest.mark.parametrize(("heading", "names"), [("| kind |", KINDS), ("| type |", EVENTS), ("| zone |", ZONES)])
def test_the_protocol_page_lists_what_the_engine_lists(heading: str, names: dict[str, object]) -> None:
    table = PROTOCOL.read_text("utf-8").split(f"\n{heading}", 1)[1].split("\n\n", 1)[0]
    rows = re.findall(r'^\| `"?([a-z_-]+)"?` \|', table, re.MULTILINE)
    assert rows == list(names)


# --- where cards come from and where they go ---


def lying(game: Game) -> Zones:
    """Where every card outside the piles is."""
    found: Zones = {(OPEN, "trash"): Counter(card.kind.name for card in game.trash_pile)}
    for player in game.players:
        extras = player.more()
        zones = [player.hand, player.deck, player.discard, player.in_play, player.aside, player.limbo]
        zones += [extras.island, extras.native_village, extras.under, extras.returning]
        for zone in zones:
            place = (player.seat, player.zone_name(zone))
            found[place] = found.get(place, Counter()) + Counter(card.kind.name for card in zone)
    return found


OUTSIDE = ("supply", "beside", "passed")
"""Where cards that are in nobody's zone are."""


def move(zones: Zones, event: Event) -> None:
    """Apply to the zones what an event says."""
    seat, cards = event.seat, Counter(event.cards)
    if event.type == "clean-up":
        zones[seat, "discard"] += cards
        zones[seat, "in_play"] -= cards - zones[seat, "hand"]
        zones[seat, "hand"] = Counter()
        return
    if event.type in ("shuffle", "discard-deck"):
        zones[seat, EVENTS[event.type].to] += zones[seat, event.origin]
        zones[seat, event.origin] = Counter()
        return
    to = event.to or EVENTS[event.type].to
    if event.type == "reveal" and event.origin == "deck":
        to = "shown"
    if to in ("", event.origin):
        return
    if event.origin not in OUTSIDE:
        place = (OPEN if event.origin == "trash" else seat, event.origin)
        assert not cards - zones[place], f"{event.seen_by(seat)}: {dict(zones[place])} lies there"
        zones[place] -= cards
    if to not in OUTSIDE:
        zones[OPEN if to == "trash" else seat, to] += cards


@pytest.mark.parametrize("number", range(GAMES))
def test_the_log_tells_where_every_card_went(number: int) -> None:
    """Moving cards as the events say leads to the game's actual zones, after every answer."""
    game, dice = logged(number), Dice("moves", number)
    assert game.log is not None
    decks = [[card.kind.name for card in player.owned()] for player in game.players]
    zones = {place: Counter[str]() for place in lying(game)}
    for seat, deck in enumerate(decks):
        zones[seat, "deck"] = Counter(deck)
    done = 0
    while game.decision is not None:
        for event in game.log[done:]:
            move(zones, event)
        done = len(game.log)
        assert zones == lying(game)
        game.choose(random_answer(game, dice))


# --- Attacks ---


def attacked(*hands: tuple[str, ...], play: str = "Militia") -> Game:
    """The first seat has an Attack, the others these hands."""
    seats = [Seat((play, "Copper")), *(Seat(hand) for hand in hands)]
    game = demesne.from_position(Position(seats), ["Militia", "Moat", "Band of Misfits", "Beggar"], log=True)
    game.answer([play])
    return game


def told_targets(game: Game) -> list[tuple[str, object]]:
    return [(str(event["type"]), event["targets"]) for event in game.view(None).events() if "targets" in event]


def test_an_attack_says_whom_it_affects() -> None:
    game = attacked(("Copper",) * 5, ("Estate",) * 5)
    assert told_targets(game) == [("play", [1, 2])]


def test_a_reaction_that_protects_says_who_is_left() -> None:
    game = attacked(("Moat",) * 5, ("Copper",) * 4 + ("Estate",))
    game.answer(["Moat"])
    assert told_targets(game) == [("play", [1, 2]), ("react", [2])]
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (2, "discard")


def test_when_all_are_protected_nobody_is_left() -> None:
    game = attacked(("Moat",) * 5)
    game.answer(["Moat"])
    assert told_targets(game) == [("play", [1]), ("react", [])]


def test_a_reaction_that_does_not_protect_changes_nothing() -> None:
    game = attacked(("Beggar",) * 5)
    game.answer(["Beggar"])
    assert told_targets(game) == [("play", [1])]


def test_a_card_that_becomes_an_attack_says_whom_it_affects() -> None:
    game = attacked(("Copper",) * 5, play="Band of Misfits")
    game.answer(["Militia"])
    assert told_targets(game) == [("become", [1])]


# --- taking back ---


@pytest.mark.parametrize("number", range(GAMES))
def test_what_may_be_taken_back_showed_nothing_new(number: int) -> None:
    """If all cards that the decider can't see lie differently, an answer that may be taken back leads to the same view:
    the decider learnt nothing from it, so answering differently afterwards uses no knowledge.
    """
    game, dice = logged(number), Dice("undo", number)
    while game.decision is not None:
        if game.effect is None:
            _check_free(game, game.decision.player, dice)
        game.choose(random_answer(game, dice))


def _check_free(game: Game, seat: int, dice: Dice) -> None:
    here, there = game.fork(), other_world(game, seat, dice)
    # Players have seen every card of their own discard pile.
    there.players[seat].discard = here.players[seat].discard[:]
    here.log, there.log = [], []
    for _ in range(8):
        before = len(here.log)
        if here.decision is None or here.decision.player != seat:
            return
        assert there.decision is not None
        assert here.decision.to_dict() == there.decision.to_dict()
        picks = random_answer(here, dice)
        here.choose(picks)
        there.choose(picks)
        seen, seen_there = here.view(seat).to_dict(), there.view(seat).to_dict()
        if may_take_back(here, seat, [seat], before):
            assert seen == seen_there, [event.seen_by(seat) for event in here.log[before:]]
        elif seen != seen_there:
            return


def free(game: Game, *answers: list[str]) -> bool:
    """Whether the last of these answers of the first seat may be taken back."""
    for answer in answers:
        assert game.log is not None
        before = len(game.log)
        game.answer(answer)
    return may_take_back(game, 0, [0], before)


def start(hand: str, trash: tuple[str, ...] = (), piles: dict[str, int | tuple[str, ...]] | None = None) -> Game:
    kingdom = ["Cellar", "Remodel", "Fortress", "Knights", "Graverobber", "Death Cart", "Village", "Workshop"]
    seats = [Seat(tuple(hand.split(", ")), ("Gold",) * 9), Seat(("Copper",) * 5, ("Copper",) * 5)]
    position = Position(seats, actions=3, coins=5, trash=trash, piles=piles)
    return demesne.from_position(position, kingdom, log=True)


def test_playing_a_card_that_asks_may_be_taken_back() -> None:
    assert free(start("Workshop, Copper, Cellar"), ["Workshop"])


def test_drawing_may_not() -> None:
    assert not free(start("Village, Cellar"), ["Village"])


@pytest.mark.parametrize("card", ["Sir Martin", "Ruined Market"])
def test_trashing_a_card_of_a_mixed_pile_shows_nothing(card: str) -> None:
    assert free(start(f"Remodel, {card}, Copper"), ["Remodel"], [card])


def test_taking_a_card_out_of_the_trash_into_hand_shows_nothing() -> None:
    assert free(start("Remodel, Fortress, Copper"), ["Remodel"], ["Fortress"])


def test_gaining_the_top_card_of_a_mixed_pile_shows_the_next_one() -> None:
    piles: dict[str, int | tuple[str, ...]] = {"Knights": ("Sir Martin", "Sir Vander")}
    game = start("Remodel, Graverobber, Copper, Cellar", piles=piles)
    assert not free(game, ["Remodel"], ["Graverobber"], ["Sir Martin"])


def test_gaining_such_a_card_out_of_the_trash_shows_nothing() -> None:
    game = start("Graverobber, Cellar, Copper", trash=("Sir Martin", "Death Cart"))
    assert free(game, ["Graverobber"], ["from trash"], ["Sir Martin"])


def test_what_somebody_else_is_asked_may_not_be_taken_back() -> None:
    game = attacked(("Copper",) * 4 + ("Estate",))
    assert game.log is not None
    assert not may_take_back(game, 0, [0], len(game.log) - 1)
    assert not may_take_back(game, 1, [0, 1], len(game.log))

"""The state of a game is listed once: every field is in the list, so code that follows the list leaves none out."""

from __future__ import annotations

from typing import Any

import pytest

import demesne
from demesne import Game
from demesne.cards import CARDS
from demesne.engine import Card, Player
from demesne.engine.extras import ExtraTurn, Lasting, Passed
from demesne.engine.save import fingerprint
from demesne.engine.state import (
    BY_ALL,
    DERIVED,
    FIXED,
    GAME,
    GAME_EXTRAS,
    OWN,
    OWNED_ZONES,
    PLAYER,
    PLAYER_EXTRAS,
    STATE,
    Field,
    lay,
    plain,
    unseen,
)
from tests.random_play import Dice, play_out, random_setup, state


def some_game() -> Game:
    """A game some way in, at an ordinary decision, with mixed piles."""
    dice = Dice("state")
    game = play_out(demesne.new_game(**random_setup(dice, must=["Knights", "Cultist"], players=3)), dice, at_most=60)
    while game.effect is not None:
        play_out(game, dice, at_most=1)
    return game


def attributes(thing: object) -> set[str]:
    """The names of everything that an object keeps, compiled or not."""
    kind = type(thing)
    compiled = getattr(kind, "__mypyc_attrs__", None)
    if compiled is not None:
        return set(compiled) - {"__dict__"}
    return set(kind.__slots__) if hasattr(kind, "__slots__") else set(vars(thing))


def another(game: Game, name: str, value: Any) -> Any:
    """Another value of the same type."""
    if name == "me":
        return next(player for player in game.players if player is not value)
    if name == "guises":
        return {game.players[0].hand[0]: CARDS["Village"]}
    if name == "lasting":
        return [Lasting(CARDS["Wharf"], game.players[0].hand[0], [], [])]
    if name == "passed":
        return [Passed(0, 2, game.players[0].hand[0])]
    if name == "waiting":
        return [ExtraTurn(1, 2, "Possession")]
    if name in ("barred", "played", "purchases"):
        return [CARDS["Village"]]
    if name == "worth_more":
        return {CARDS["Copper"]: 1}
    if name == "pile_tokens":
        return {3: [CARDS["Embargo"]]}
    if name == "gained":
        return {1: [CARDS["Village"]]}
    if name == "stacks":
        return [value[0][:-1], *value[1:]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return f"{value}Outpost"
    if isinstance(value, int):
        return value + 7
    if isinstance(value, list):
        return [*value[1:], *value[:1], *value[:1]] if len(set(map(str, value))) > 1 else [*value, Card(CARDS["Gold"])]
    assert name == "decision"
    return None


PLAYERS_FIELDS = [field for field in PLAYER if field.part in (STATE, DERIVED) and field.name != "extras"]
PLAYERS_FIELDS += PLAYER_EXTRAS
GAMES_FIELDS = [field for field in GAME if field.part in (STATE, DERIVED) and field.name not in ("players", "extras")]
GAMES_FIELDS += GAME_EXTRAS


def changed(field: Field) -> Game:
    """A game in which this field has been changed."""
    game = some_game()
    player = game.players[1]
    thing: Any = game
    if field in PLAYER:
        thing = player
    elif field in PLAYER_EXTRAS:
        thing = player.more()
    elif field in GAME_EXTRAS:
        thing = game.more()
    setattr(thing, field.name, another(game, field.name, getattr(thing, field.name)))
    return game


def by_name(field: Field) -> str:
    return f"{'player' if field in PLAYER + PLAYER_EXTRAS else 'game'}.{field.name}"


def test_every_field_is_in_the_list_once() -> None:
    game = some_game()
    player = game.players[0]
    lists = ((game, GAME), (player, PLAYER), (player.more(), PLAYER_EXTRAS), (game.more(), GAME_EXTRAS))
    for thing, fields in lists:
        names = [field.name for field in fields]
        assert len(set(names)) == len(names)
        assert set(names) == attributes(thing), "list it in engine/state.py, and copy it in a fork"


@pytest.mark.parametrize("field", PLAYERS_FIELDS + GAMES_FIELDS, ids=by_name)
def test_a_fork_copies_the_field(field: Field) -> None:
    game = changed(field)
    assert state(game.snapshot()) == state(game)


@pytest.mark.parametrize("field", PLAYERS_FIELDS + GAMES_FIELDS, ids=by_name)
def test_the_tests_comparison_sees_the_field(field: Field) -> None:
    assert state(changed(field)) != state(some_game())


@pytest.mark.parametrize(
    "field", [field for field in PLAYERS_FIELDS + GAMES_FIELDS if field.part == STATE], ids=by_name
)
def test_a_fingerprint_sees_the_field(field: Field) -> None:
    assert fingerprint(changed(field)) != fingerprint(some_game())


def test_copies_share_what_is_fixed_and_start_without_what_belongs_to_one() -> None:
    game = some_game()
    game.log = []
    game.players[1].lays_all = True
    twin = game.snapshot()
    fresh = demesne.new_game(["Village"])
    for field in PLAYER:
        if field.part == FIXED:
            assert getattr(twin.players[1], field.name) == getattr(game.players[1], field.name)
    for field in GAME:
        if field.part == FIXED:
            assert getattr(twin, field.name) is getattr(game, field.name)
        elif field.part == OWN:
            assert getattr(twin, field.name) == getattr(fresh, field.name)


@pytest.mark.parametrize("zone", OWNED_ZONES, ids=by_name)
def test_a_card_is_owned_in_every_zone(zone: Field) -> None:
    player = Player(0, 0, [], [], [], [], [], [])
    card = Card(CARDS["Gold"])
    lay(player, zone, [card])
    assert player.owned() == [card]
    assert player.counts() == {"Gold": 1}


@pytest.mark.parametrize("zone", OWNED_ZONES, ids=by_name)
def test_nobody_sees_more_of_a_zone_than_the_list_says(zone: Field) -> None:
    """A view that shows a card which the list hides from a seat would show it here."""
    game = some_game()
    player = game.players[1]
    player.hidden = True
    lay(player, zone, [Card(CARDS[name]) for name in ("Sir Vander", "Diadem", "Madman")])
    for seat in (0, 1, 2, None):
        facts = game.view(seat).to_dict()
        own = (facts.get("native_village"), facts.get("face_down"))
        seen = str(facts["players"]) + str(facts["hand"]) + (str(own) if seat == 1 else "")
        n = unseen(game, player, zone, seat)
        assert n == 0 or zone.seen != BY_ALL
        for card in getattr(player, zone.name)[:n]:
            assert card.kind.name not in seen, f"seat {seat} sees {card} in {zone.name}"
        for card in getattr(player, zone.name)[n:]:
            assert card.kind.name in seen, f"seat {seat} does not see {card} in {zone.name}"


def test_plain_data_holds_no_objects() -> None:
    def check(value: object) -> None:
        assert value is None or type(value) in (bool, int, str, list, dict), value
        for entry in value if isinstance(value, list) else value.values() if isinstance(value, dict) else ():
            check(entry)

    check(plain(some_game(), STATE, DERIVED))

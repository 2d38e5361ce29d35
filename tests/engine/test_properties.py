"""What is true of every game at every decision, tested on random games of all sets with 2 to 6 players.

The same checks run over many more games by tools/soak.py.
"""

from __future__ import annotations

import json
from collections import Counter

import pytest

import demesne
from demesne import Game, Position, Seat
from demesne.cards import CARDS, KINGDOM
from demesne.engine import KINDS, quick
from demesne.engine.permute import permute_unseen
from demesne.engine.save import fingerprint
from tests.random_play import (
    DOUBLERS,
    RARE,
    Check,
    Dice,
    census,
    check_cards,
    check_decision,
    check_events,
    check_fork,
    check_leaks,
    check_log,
    check_numbers,
    check_refusals,
    check_save,
    everything_seen,
    other_world,
    passing_answer,
    play_out,
    random_answer,
    random_position,
    random_setup,
    same,
    seats,
    state,
)

CHUNKS = 25
GAMES_PER_CHUNK = 10

CHECKS: list[Check] = [
    check_decision,
    lambda game, dice: check_refusals(game),
    check_fork,
    lambda game, dice: check_leaks(game, dice.below(10**6)),
    check_events,
    lambda game, dice: check_save(game),
]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.slow
def test_random_games(chunk: int) -> None:
    """Every decision: the cards and the numbers. One of the costlier checks over a stretch of each game, inside effects
    more often, and all of them now and then."""
    for number in range(chunk * GAMES_PER_CHUNK, (chunk + 1) * GAMES_PER_CHUNK):
        dice = Dice("properties", number)
        setup = random_setup(dice, turn_limit=16)
        game = demesne.new_game(**setup, log=True)
        liked = dice.sample(setup["kingdom"], 4)
        cards = census(game)
        focus = CHECKS[number % len(CHECKS)]
        start = dice.below(300)
        try:
            while game.decision is not None:
                check_cards(game, cards)
                check_numbers(game)
                if start <= game.number < start + 10 or (game.effect is not None and dice.chance(0.1)):
                    focus(game, dice)
                elif dice.chance(0.01):
                    for check in CHECKS:
                        check(game, dice)
                game.choose(random_answer(game, dice, liked))
            check_cards(game, cards)
            check_numbers(game)
            check_log(game)
            check_save(game)
        except Exception as error:
            raise AssertionError(f"game {number} of {setup} after {game.number} answers: {error}") from error


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.slow
def test_every_check_at_every_decision(players: int) -> None:
    dice = Dice("all checks", players)
    game = demesne.new_game(**random_setup(dice, players=players, must=DOUBLERS[:2], turn_limit=15 // players))
    cards = census(game)
    while game.decision is not None:
        check_cards(game, cards)
        check_numbers(game)
        for check in CHECKS:
            check(game, dice)
        game.choose(random_answer(game, dice))
    check_save(game)


@pytest.mark.parametrize("chunk", range(12))
def test_random_positions(chunk: int) -> None:
    """Turns that begin with any cards in any zone: every card meets every other."""
    for number in range(chunk * 20, (chunk + 1) * 20):
        dice = Dice("positions", number)
        game = random_position(dice, log=True)
        start = state(game)
        cards = census(game)
        try:
            while game.decision is not None and game.number < 60:
                check_cards(game, cards)
                check_numbers(game)
                if dice.chance(0.1):
                    CHECKS[dice.below(5)](game, dice)
                game.choose(random_answer(game, dice))
            check_cards(game, cards)
            check_numbers(game)
            check_log(game)
        except Exception as error:
            raise AssertionError(f"position {number} after {game.number} answers, from {start}: {error}") from error


@pytest.mark.slow
def test_same_seed_same_game_by_labels_or_numbers_with_or_without_log() -> None:
    for number in range(12):
        dice = Dice("twins", number)
        setup = random_setup(dice, turn_limit=14)
        game = demesne.new_game(**setup)
        logged = demesne.new_game(**setup, log=True)
        twin = demesne.new_game(**setup)
        while game.decision is not None:
            picks = random_answer(game, dice)
            labels = game.decision.labels(picks)
            whole = picks == list(range(len(game.decision.options)))
            game.choose(picks)
            logged.answer(list(labels))
            if whole:
                quick.choose_all(twin)
            else:
                twin.answer(picks)
            assert fingerprint(game) == fingerprint(logged) == fingerprint(twin)
        same("the log changes the game", state(game), state(logged))
        same("the way of answering changes the game", state(game), state(twin))
        assert game.answers() == logged.answers() == twin.answers()
        assert demesne.save(game) == demesne.save(logged)


def test_another_seed_is_another_game() -> None:
    kingdom = ["Village", "Smithy", "Knights", "Cultist"]
    starts = {fingerprint(demesne.new_game(kingdom, seed=seed, first=0)) for seed in range(200)}
    assert len(starts) > 150


def test_random_games_ask_every_kind_of_question() -> None:
    kinds: Counter[str] = Counter()
    sources: set[str | None] = set()
    for number in range(40):
        dice = Dice("kinds", number)
        setup = random_setup(dice, RARE[number % 2] if number < 16 else (), turn_limit=20)
        game = demesne.new_game(**setup)
        while game.decision is not None:
            kinds[game.decision.kind] += 1
            sources.add(game.decision.source)
            game.choose(random_answer(game, dice, setup["kingdom"]))
    assert set(kinds) == set(KINDS)
    assert len(sources) > 40


# --- what must stay hidden ---


def middle(number: int) -> Game:
    """A game that has gone on for a while, at an ordinary decision."""
    dice = Dice("middle", number)
    game = demesne.new_game(**random_setup(dice, must=["Knights", "Cultist"]), log=True)
    play_out(game, dice, at_most=60 + dice.below(60))
    while game.decision is not None and game.effect is not None:
        game.choose(random_answer(game, dice))
    return game


def test_permuting_moves_all_that_is_hidden_and_nothing_else() -> None:
    """Otherwise the leak test would test nothing."""
    moved: Counter[str] = Counter()
    for number in range(25):
        game = middle(number)
        for seat in seats(game):
            twin = permute_unseen(game, seat, number)
            assert census(twin) == census(game)
            for player, other in zip(game.players, twin.players, strict=True):
                mine = "my" if player.seat == seat else "their"
                assert player.in_play == other.in_play
                assert player.aside == other.aside
                assert player.discard[-1:] == other.discard[-1:]
                moved[f"{mine} hand"] += player.hand != other.hand
                moved[f"{mine} deck"] += player.deck != other.deck
                moved[f"{mine} discard pile"] += player.discard != other.discard
            for stack, covered in zip(game.stacks, twin.stacks, strict=True):
                assert stack[-1:] == covered[-1:]
                moved["mixed piles"] += stack != covered
    assert moved.pop("my hand") == 0
    assert len(moved) == 6
    assert min(moved.values()) > 20, moved


def test_cards_that_another_player_looks_at_are_permuted_too() -> None:
    position = Position(
        [Seat(hand=("Catacombs",), deck=("Gold", "Silver", "Copper", "Estate", "Duchy", "Curse")), Seat()]
    )
    game = demesne.from_position(position, ["Catacombs"])
    game.answer(["Catacombs"])
    looked_at = {tuple(card.kind.name for card in permute_unseen(game, 1, n).players[0].limbo) for n in range(20)}
    assert len(looked_at) > 10
    assert b'"shown": []' in everything_seen(game, 1)
    own = {tuple(card.kind.name for card in permute_unseen(game, 0, n).players[0].limbo) for n in range(20)}
    assert own == {("Gold", "Silver", "Copper")}


def test_a_view_shows_no_more_than_the_rules_say() -> None:
    """The fields of a view, one by one, and no others, in a game without mats and tokens."""
    game = middle(7)
    assert game.extras is None
    assert all(player.extras is None for player in game.players)
    for seat in seats(game):
        view = game.view(seat).to_dict()
        assert view["hand"] == ([] if seat is None else [card.kind.name for card in game.players[seat].hand])
        assert set(view) == {
            "version",
            "seat",
            "number",
            "turn",
            "next_player",
            "players",
            "hand",
            "supply",
            "beside",
            "costs",
            "bane",
            "trash",
            "waiting_for",
            "decision",
            "over",
        }
        assert view["next_player"] == (game.active + 1) % len(game.players)
        costs = {name: kind.cost for name, kind in CARDS.items()} | view["costs"]
        assert all(pile["cost"] == costs[pile["top"]] for pile in view["supply"] if pile["top"] is not None)
        public = {"seat", "hand", "deck", "discard_top", "in_play", "aside", "shown", "tokens", "turns"}
        for shown, player in zip(view["players"], game.players, strict=True):
            assert set(shown) == public
            assert (shown["hand"], shown["deck"]) == (len(player.hand), len(player.deck))
        for pile in [*view["supply"], *view["beside"]]:
            potions = {"potions"} if CARDS[pile["pile"]].potions else set()
            assert set(pile) == {"pile", "top", "count", "cost"} | potions
        decision = game.decision
        assert decision is not None
        assert (view["decision"] is not None) == (decision.player == seat)


def test_others_are_not_told_what_a_player_draws_looks_at_or_puts_back() -> None:
    seats_ = [
        Seat(hand=("Catacombs", "Smithy", "Festival", "Gold"), deck=("Curse", "Duchy", "Province") * 5),
        Seat(hand=("Moat",)),
    ]
    game = demesne.from_position(Position(seats_, actions=3), ["Catacombs", "Smithy", "Festival", "Moat"], log=True)
    for answer in (["Smithy"], ["Catacombs"], ["take"]):
        game.answer(answer)
    for seat in (1, None):
        seen = json.dumps(game.view(seat).events())
        for name in ("Curse", "Duchy", "Province"):
            assert name not in seen
    own = json.dumps(game.view(0).events())
    assert own.count("Curse") > 1


def test_the_same_answer_is_told_alike_whatever_lies_hidden() -> None:
    for number in range(25):
        game = middle(number)
        dice = Dice("told", number)
        for _ in range(20):
            if game.decision is None:
                break
            check_events(game, dice)
            game.choose(random_answer(game, dice))
        if game.effect is None and game.decision is not None:
            twin = other_world(game, None, dice)
            assert census(twin) == census(game)
            assert twin.decision is game.decision


# --- chance ---


def hands_of(seat: int, setup: dict[str, object], other: str) -> list[list[str]]:
    """The hands that a seat draws at the end of its turns if it buys nothing and the others play as given."""
    game = demesne.new_game(**setup)  # type: ignore[arg-type]
    dice = Dice("other player", other)
    hands = []
    turns = 0
    while game.decision is not None:
        if game.players[seat].turns != turns:
            turns = game.players[seat].turns
            hands.append([card.kind.name for card in game.players[seat].hand])
        mine = game.decision.player == seat
        game.choose(passing_answer(game) if mine or other == "pass" else random_answer(game, dice))
    return hands


@pytest.mark.parametrize("seat", [0, 1])
def test_the_choices_of_one_player_do_not_change_the_luck_of_another(seat: int) -> None:
    """The n-th shuffle of a player depends only on seed, player and n, however often the others shuffle."""
    harmless = ["Chapel", "Chancellor", "Village", "Smithy", "Market", "Cellar", "Laboratory", "Festival", "Moat"]
    setup = {"kingdom": harmless, "seed": "luck", "turn_limit": 20, "first": 0}
    quiet = hands_of(seat, setup, "pass")
    assert len(quiet) == 20
    assert len({tuple(hand) for hand in quiet}) > 8
    for other in ("one", "two", "three"):
        busy = hands_of(seat, setup, other)
        assert busy == quiet[: len(busy)]
        assert len(busy) > 5


def test_the_shuffles_of_two_players_and_of_one_player_differ() -> None:
    game = demesne.new_game(["Village"], seed=5, players=6)
    orders = {tuple(card.kind.name for card in player.hand + player.deck) for player in game.players}
    assert len(orders) == 6
    hands = hands_of(0, {"kingdom": ["Village"], "seed": 5, "turn_limit": 40}, "pass")
    assert len({tuple(hand) for hand in hands}) > 8


def test_every_card_comes_first_equally_often() -> None:
    """1,200 deals: each of the ten starting cards is an Estate with chance 3/10 in each place."""
    places = Counter()
    for seed in range(600):
        for player in demesne.new_game(["Village"], seed=seed).players:
            for place, card in enumerate(player.hand + player.deck[::-1]):
                places[place] += card.kind.name == "Estate"
    assert set(places) == set(range(10))
    assert all(300 < n < 420 for n in places.values()), places


# --- the end ---


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players_who_only_pass_are_stopped_by_the_limit_of_the_set_up(players: int) -> None:
    game = demesne.new_game(["Village", "Smithy"], players=players, seed=1, first=1, turn_limit=7, log=True)
    while game.decision is not None:
        game.choose(passing_answer(game))
    assert game.over
    assert game.hit_limit
    assert [player.turns for player in game.players] == [7] * players
    assert game.winners() == list(range(players))
    assert game.log is not None
    assert [event.amount for event in game.log if event.type == "limit"] == [7]
    check_save(game)


def test_the_limit_that_nobody_set_still_ends_a_game() -> None:
    game = demesne.new_game(["Village"], seed=1)
    while game.decision is not None:
        game.choose(passing_answer(game))
    assert game.hit_limit
    assert [player.turns for player in game.players] == [game.setup.turn_limit] * 2


@pytest.mark.parametrize("players", [2, 6])
def test_a_position_in_which_nobody_can_do_anything_ends(players: int) -> None:
    """No card in hand or deck, and nothing that costs nothing: not one question is asked."""
    game = demesne.from_position(Position([Seat()] * players, piles={"Copper": 0, "Curse": 0}), ["Village"])
    assert game.decision is None
    assert game.over
    assert game.hit_limit
    assert game.number == 0


def test_a_position_in_which_everybody_only_has_victory_cards_ends() -> None:
    dead = Seat(hand=("Estate",) * 5, deck=("Duchy",) * 5, discard=("Curse",) * 5)
    game = demesne.from_position(Position([dead, dead], piles={"Copper": 0, "Curse": 0}), ["Village"])
    assert game.over
    assert game.winners() == [0, 1] or game.winners() == [1]


def test_no_answer_is_taken_after_the_end() -> None:
    game = demesne.new_game(["Village"], seed=1, turn_limit=1)
    while game.decision is not None:
        game.choose(passing_answer(game))
    before = state(game)
    for answer in ([], ["Copper"], [0], None):
        with pytest.raises(demesne.IllegalAnswer, match="over"):
            game.answer(answer)  # type: ignore[arg-type]
    with pytest.raises(demesne.IllegalAnswer, match="over"):
        game.choose([])
    with pytest.raises(demesne.IllegalAnswer, match="over"):
        quick.choose_all(game)
    same("an answer after the end changed the game", before, state(game))
    twin = game.fork()
    same("a fork of a finished game differs", before, state(twin))


def test_random_kingdoms_over_represent_the_cards_that_double_plays() -> None:
    kingdoms = [random_setup(Dice("represented", number)) for number in range(400)]
    found = Counter(name for setup in kingdoms for name in setup["kingdom"])
    usual = 400 * 10 / len(KINGDOM)
    assert set(found) == set(KINGDOM)
    assert all(found[name] > 2 * usual for name in DOUBLERS)
    assert {setup["players"] for setup in kingdoms} == {2, 3, 4, 5, 6}
    assert all((setup["bane"] is not None) == ("Young Witch" in setup["kingdom"]) for setup in kingdoms)
    assert all(CARDS[setup["bane"]].cost in (2, 3) for setup in kingdoms if setup["bane"])


def test_the_list_given_as_an_answer_stays_the_givers() -> None:
    """A program may use one list for all its answers."""
    game = demesne.new_game(["Village"], seed=1)
    picks: list[int] = []
    while game.decision is not None and game.number < 12:
        picks.clear()
        picks.extend(passing_answer(game) if game.number % 2 else [0])
        game.choose(picks)
    picks[:] = [99, 98]
    assert all(99 not in past for past in game.past)
    check_save(game)

"""Forks: at any decision, even deep inside cards that play cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import demesne
from demesne import Game, Position, Seat
from demesne.engine import quick
from demesne.engine.state import OWNED_ZONES
from tests.random_play import DOUBLERS, Dice, play_out, random_answer, random_setup, same, state

DEEP = 2


def nested_games(count: int, depth: int = DEEP) -> Iterator[Game]:
    """Random games that wait for an answer inside effects within effects."""
    found = number = 0
    while found < count:
        dice = Dice("nested", number)
        number += 1
        setup = random_setup(dice, must=DOUBLERS)
        game = demesne.new_game(**setup)
        while game.decision is not None:
            if len(game.frames) >= depth:
                found += 1
                yield game
                break
            game.choose(random_answer(game, dice, setup["kingdom"]))


@pytest.mark.slow
def test_a_fork_inside_nested_effects_goes_the_same_way() -> None:
    for game in nested_games(25):
        twin = game.fork()
        same("the fork differs", state(game), state(twin))
        dice = Dice("on")
        while game.decision is not None:
            answer = game.decision.labels(random_answer(game, dice))
            game.answer(answer)
            twin.answer(answer)
            if game.number % 16 == 0:
                same("the fork went another way", state(game), state(twin))
        same("the fork ended otherwise", state(game), state(twin))


def test_a_game_without_checkpoints_forks_as_others_do() -> None:
    for game in nested_games(5):
        other = game.start_over()
        quick.keep_no_checkpoints(other)
        for picks in game.past:
            other.choose(picks)
        assert other.effect is not None
        assert other.checkpoint is None
        twin = other.fork()
        same("its fork differs", state(game), state(twin))
        quick.lay_all(other, 0)
        assert other.fork().players[0].lays_all == other.players[0].lays_all, "a fork forgot the standing order"
        same("the fork went another way", state(play_out(game, Dice("on"))), state(play_out(twin, Dice("on"))))


def test_many_forks_of_one_decision_know_nothing_of_each_other() -> None:
    for game in nested_games(8):
        before = state(game)
        forks = [game.fork() for _ in range(4)]
        ends = []
        for number, fork in enumerate(forks):
            ends.append(state(play_out(fork, Dice("apart", number), at_most=60)))
            same("playing a fork changed the game", before, state(game))
            for later in forks[number + 1 :]:
                same("playing a fork changed another", before, state(later))
        # The same answers from a new fork, after all that, lead to the same places.
        for number, end in enumerate(ends):
            same("a fork is not what it was", end, state(play_out(game.fork(), Dice("apart", number), at_most=60)))


def test_a_fork_stays_while_the_game_goes_on() -> None:
    for game in nested_games(8):
        twin = game.fork()
        before = state(twin)
        play_out(game, Dice("away"), at_most=50)
        same("playing the game changed a fork", before, state(twin))
        loaded = demesne.load(demesne.save(twin))
        same("a fork is saved otherwise", before, state(loaded))


@pytest.mark.slow
def test_forks_of_forks() -> None:
    for game in nested_games(5, depth=3):
        chain = game
        for step in range(6):
            chain = chain.fork()
            if chain.decision is None:
                break
            answer = chain.decision.labels(random_answer(chain, Dice("chain", step)))
            chain.answer(answer)
            game.answer(answer)
            same("a fork of a fork differs", state(game), state(chain))


def test_a_fork_keeps_no_log_and_leaves_the_log_alone() -> None:
    dice = Dice("log")
    game = demesne.new_game(**random_setup(dice, must=DOUBLERS), log=True)
    play_out(game, dice, at_most=50)
    assert game.log is not None
    events = len(game.log)
    twin = play_out(game.fork(), dice, at_most=50)
    assert twin.log is None
    assert twin.view(None).events() == []
    assert len(game.log) == events


def test_forks_share_cards_but_no_zone() -> None:
    dice = Dice("zones")
    game = demesne.new_game(**random_setup(dice, must=["Knights"]))
    play_out(game, dice, at_most=100)
    for player in game.players:
        player.more()
    twin = game.snapshot()
    for one, other in zip(game.players, twin.players, strict=True):
        for zone in OWNED_ZONES:
            assert getattr(one, zone.name) is not getattr(other, zone.name)
    assert twin.players[game.active] is twin.me
    assert game.counts is not twin.counts
    assert game.trash_pile is not twin.trash_pile
    assert all(one is not other for one, other in zip(game.stacks, twin.stacks, strict=True))


@pytest.mark.parametrize("times", [1, 2])
def test_a_fork_between_the_two_plays_of_a_doubled_card(times: int) -> None:
    """Throne Room on Throne Room on two Workshops: at each of the four questions for a gain."""
    seat = Seat(hand=("Throne Room", "Throne Room", "Workshop", "Workshop", "Copper"))
    game = demesne.from_position(Position([seat, Seat()]), ["Throne Room", "Workshop", "Village"])
    game.answer(["Throne Room"])
    game.answer(["Throne Room"])
    gained = ["Silver", "Village", "Estate", "Workshop"]
    for number, name in enumerate(gained):
        assert game.decision is not None
        assert (game.decision.kind, game.decision.source) == ("gain", "Workshop")
        for _ in range(times):
            twin = game.fork()
            for other in gained[number:][::-1]:
                twin.answer([other])
            discard = [card.kind.name for card in twin.players[0].discard]
            assert discard == gained[:number] + gained[number:][::-1]
        game.answer([name])
    assert [card.kind.name for card in game.players[0].discard] == gained


def test_a_fork_of_a_position_and_its_answers() -> None:
    victim = Seat(hand=("Estate", "Estate", "Silver", "Gold", "Duchy"))
    game = demesne.from_position(Position([Seat(hand=("Militia", "Copper")), victim]), ["Militia"])
    game.answer(["Militia"])
    game.answer(["Estate", "Silver"])
    assert game.fork().answers() == game.answers() == [("Militia",), ("Estate", "Silver")]

"""Rules to read: those that bots play by, and those that match purchases."""

from __future__ import annotations

import pytest

from demesne import lab
from demesne.bots.strategy_file import read_plan
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import read_source
from demesne.lab.rules import purchases_of, rules_of
from demesne.lab.transcript import play_game


def test_the_rules_of_bots() -> None:
    source = read_source("First Game")
    assert read_plan(rules_of(lab.find_entrant("smu"), source)).name == "SMU"
    assert read_plan(rules_of(lab.find_entrant("steward"), source)).buy
    assert read_plan(rules_of(lab.find_entrant("regent"), source, 3)).buy
    with pytest.raises(LabError, match="novice"):
        rules_of(lab.find_entrant("novice"), source)


def test_purchases_become_a_strategy_that_buys_alike() -> None:
    plan = (
        'name = "Mine"\nneeds = ["Chapel", "Laboratory"]\n'
        'buy = ["Province", "Duchy if left(Province) <= 3", "Chapel if count(Chapel) < 1", "Gold", '
        '"Laboratory if count(Laboratory) < 3", "Silver"]\n'
    )
    bots = [lab.Entrant("Mine", strategy=plan), lab.find_entrant("bmu")]
    _, game = play_game(*bots, kingdom="Chapel, Laboratory", seed=4)
    found = read_plan(purchases_of(game, 0, "Mine"))
    assert found.name == "Mine"
    assert set(found.needs) <= {"Chapel", "Laboratory"}
    rules = [rule.text for rule in found.buy]
    assert "Chapel if turn <= 2 and count(Chapel) < 1" in rules
    assert rules.index("Province") < next(at for at, rule in enumerate(rules) if rule.startswith("Silver") and at > 1)
    bought = {label for rule in found.buy for label in [rule.label]}
    assert "Province" in bought
    assert bought <= {"Province", "Duchy", "Chapel", "Gold", "Laboratory", "Silver"}
    result = lab.match(
        lab.Entrant("Again", strategy=purchases_of(game, 0, "Again")),
        "bm0",
        games=20,
        seed=1,
        kingdom="Chapel, Laboratory",
    )
    assert result.games == 20


def test_who_bought_nothing_has_no_strategy() -> None:
    idle = lab.Entrant("Idle", strategy='name = "Idle"\nbuy = []\n')
    _, game = play_game(idle, "bmu", kingdom="none", seed=1)
    with pytest.raises(LabError, match="Idle"):
        purchases_of(game, 0, "Idle")


def test_a_game_of_a_match_is_explained_as_it_was_played() -> None:
    bots = ("regent:30", "steward")
    record = list(lab.match(*bots, games=3, kingdom="random: !attack", seed=5).records())[2]
    transcript = lab.explain(*bots, kingdom="random: !attack", seed=5, game=2)
    assert transcript.fired
    points = dict(zip(transcript.players, transcript.points, strict=True))
    assert [points["regent:30"], points["steward"]] == record["points"]


def test_worst_losses() -> None:
    result = lab.match("smu", "bm0", games=30, seed=1)
    records = list(result.records())
    for bot, worst in enumerate(result.worst_losses()):
        lost = [game for game in records if result.names[bot] not in game["winners"]]  # type: ignore[operator]
        assert (worst is None) == (not lost)
        if worst is not None:
            by = [game["points"][1 - bot] - game["points"][bot] for game in lost]  # type: ignore[index]
            game = records[worst]
            assert game["points"][1 - bot] - game["points"][bot] == max(by)  # type: ignore[index]
    assert sum(result.ends.values()) == 30

"""Games as other programs use them: named kingdoms, copies and pickles at every decision."""

from __future__ import annotations

import copy
import pickle

import pytest

import demesne
from demesne import BadSetup
from demesne.engine.save import fingerprint
from tests.random_play import Dice


def test_a_kingdom_by_name_code_or_chance() -> None:
    named = demesne.new_game("First Game", seed=1)
    assert {"Militia", "Moat", "Village"} <= set(named.setup.kingdom)
    code = "K000-02VX-S20C"
    assert len(demesne.new_game(code, seed=1).setup.kingdom) == 10
    drawn = [demesne.new_game("random village, attack<=1", seed=seed).setup.kingdom for seed in (5, 5, 6)]
    assert drawn[0] == drawn[1] != drawn[2]
    with pytest.raises(BadSetup, match="Frist Game"):
        demesne.new_game("Frist Game")


def test_copies_and_pickles_go_the_same_way() -> None:
    for seed in range(3):
        game = demesne.new_game("random", 3, seed, turn_limit=12, log=seed == 0)
        dice = Dice("copies", seed)
        while game.decision is not None:
            if game.number % 7 == 0:
                for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
                    assert twin is not game
                    assert fingerprint(twin) == fingerprint(game)
                    assert repr(twin.decision) == repr(game.decision)
            least, most = game.decision.min, game.decision.max
            game.choose(dice.sample(range(len(game.decision.options)), least + dice.below(most - least + 1)))
        again = pickle.loads(pickle.dumps(game)).result
        assert again.to_dict() == game.result.to_dict()

"""A hint: which answer, and why in one sentence."""

from __future__ import annotations

import pytest

import demesne
from demesne.engine.told_view import ToldView
from demesne.engine.view import NothingToImagine
from demesne.review import hint
from demesne.review.hints import say
from demesne.texts import LANGUAGES, Texts
from tests.bots.test_judging import last_province
from tests.engine.test_told_view import facts_of


def test_a_hint_finds_the_answer_that_wins() -> None:
    found = hint(last_province().view(0), games=200)
    assert found["answer"] == ["Province"]
    assert found["sure"]
    assert found["chance"] == 1.0
    assert found == hint(last_province().view(0), games=200)
    sentences = [say(found, Texts(language)) for language in LANGUAGES]
    assert sentences[0].startswith("Buy Province: you win 100% of the games I imagined, and ")
    assert sentences[1].startswith("Acheter Province")
    assert sentences[2].startswith("Compra Provincia")
    assert all(text.count("(") == 1 and text.endswith(").") for text in sentences)


def test_treasures_need_no_games() -> None:
    found = hint(demesne.new_game("First Game", seed=3, first=0).view(0), games=50)
    assert (found["kind"], found["games"], found["chance"]) == ("treasure", 0, None)
    assert set(found["answer"]) == {"Copper"}
    assert say(found, Texts("en")).endswith("nothing else makes sense here.")


def test_a_hint_needs_a_question_and_a_game_to_look_ahead_in() -> None:
    game = demesne.new_game("First Game", seed=3, first=0)
    with pytest.raises(ValueError, match="not asked"):
        hint(game.view(1), games=10)
    game.answer(game.decision.options if game.decision is not None else [])
    with pytest.raises(NothingToImagine):
        hint(ToldView(game.table, game.setup, facts_of(game.view(0))), games=10)

"""What a run of cases says if a card is broken rather than a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne import Game, IllegalAnswer, engine
from demesne.cards import CARDS
from demesne.conform import Case, Failure, read_cases, run_case

CASES = """
[[case]]
name = "a card with a defect"
kingdom = ["Village"]
[case.A]
hand = ["Village"]
deck = ["Copper", "Silver"]
[case.script]
steps = [["A", "action", "Village"]]

[[case]]
name = "another card"
kingdom = ["Festival"]
[case.A]
hand = ["Festival"]
[case.script]
steps = [["A", "action", "Festival"]]
[case.expect.turn]
coins = 2
"""


PURE = pytest.mark.skipif(
    engine.game.__file__.endswith((".so", ".pyd")), reason="a compiled engine can't be given a defect"
)


@PURE
def test_what_a_card_raises_is_that_cases_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(CARDS["Village"], "cards", "one")
    file = tmp_path / "cases.toml"
    file.write_text(CASES, "utf-8")
    (_, broken), (_, fine) = read_cases(file)
    assert isinstance(broken, Case)
    assert isinstance(fine, Case)
    with pytest.raises(
        Failure, match=r'^step 1 \["A", "action", "Village"\]: TypeError: .*game\.py, line \d+, in draw'
    ):
        run_case(broken)
    run_case(fine)


WRONG = """
[[case]]
name = "wrong"
kingdom = ["Village", "Smithy"]
[case.A]
hand = ["Village"]
[case.script]
steps = [{step}]
[case.expect.turn]
actions = {actions}
"""

VILLAGE = '["A", "action", "Village"]'
REFUSED = '["A", "refused", "action", "Smithy"]'


def run_wrong(folder: Path, step: str, actions: int = 1) -> None:
    file = folder / "wrong.toml"
    file.write_text(WRONG.format(step=step, actions=actions), "utf-8")
    ((_, case),) = read_cases(file)
    assert isinstance(case, Case)
    run_case(case)


@pytest.mark.parametrize(
    ("step", "actions", "why"),
    [
        ('["B", "action", "Village"]', 1, r"^step 1 .*: the game waits for A action"),
        ('["A", "buy", "Village"]', 1, r"^step 1 .*: the game waits for A action"),
        ('["A", "action", "Smithy"]', 1, r"^step 1 .*: .*Smithy"),
        ('["A", "asked", "action", "Smithy"]', 1, r"^step 1 .*: offered"),
        ('["A", "refused", "action", "Village"]', 2, r"^step 1 .*: the answer was not refused"),
        (VILLAGE, 3, r"^at the end: .*actions"),
    ],
)
def test_what_is_not_as_a_case_says_is_its_failure(tmp_path: Path, step: str, actions: int, why: str) -> None:
    run_wrong(tmp_path, VILLAGE, 2)
    run_wrong(tmp_path, REFUSED)
    with pytest.raises(Failure, match=why):
        run_wrong(tmp_path, step, actions)


@PURE
@pytest.mark.parametrize(
    ("reason", "coins", "why"), [("no", 1, "the refused answer changed the game"), ("", 0, "without a reason")]
)
def test_a_refusal_gives_a_reason_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str, coins: int, why: str
) -> None:
    def answer(game: Game, labels: object) -> None:
        game.coins += coins
        raise IllegalAnswer(reason)

    monkeypatch.setattr(Game, "answer", answer)
    with pytest.raises(Failure, match=why):
        run_wrong(tmp_path, REFUSED)

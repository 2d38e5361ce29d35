"""What a run of cases says when something is wrong with a card, not with a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne import engine
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


@pytest.mark.skipif(engine.game.__file__.endswith((".so", ".pyd")), reason="a compiled card can't be given a defect")
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

"""Games as tables: they contain what was played, and the pages say what each field means."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import demesne
from demesne import data, lab
from demesne.data.fields import schema
from demesne.lab import LabError
from demesne.texts import LANGUAGES
from tests.command_line import Run

PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def test_a_match_has_a_row_for_each_bot_in_each_game(tmp_path: Path) -> None:
    result = lab.match("smu", "bmu", games=10, seed=1)
    frame = data.frame(result)
    assert len(frame) == 20
    wins = frame.groupby("bot")["won"].sum()
    assert [wins[score.name] for score in result.scores] == [score.wins + score.ties / 2 for score in result.scores]
    assert frame.groupby("bot")["points"].mean()["SMU"] == pytest.approx(result.scores[0].points.value)
    assert sorted(frame[frame["game"] == 3]["seat"]) == [0, 1]
    data.to_parquet(result, tmp_path / "games.parquet")
    assert pq.read_table(tmp_path / "games.parquet").equals(data.table(result))


def test_the_decisions_are_those_of_the_games(tmp_path: Path) -> None:
    path = tmp_path / "moves.parquet"
    rows = data.record(path, "steward", "random", "novice", games=3, kingdom="random", seed=7)
    table = pq.read_table(path)
    assert table.num_rows == rows > 100
    assert table.schema.equals(schema(data.DECISION_FIELDS))
    assert table.equals(data.decisions("steward", "random", "novice", games=3, kingdom="random", seed=7))
    found: list[dict[str, Any]] = table.to_pylist()
    for number in range(3):
        mine = [row for row in found if row["game"] == number]
        game = demesne.new_game(mine[0]["kingdom"][:10], 3, mine[0]["seed"], *mine[0]["kingdom"][10:], first=0)
        for row in mine:
            decision = game.decision
            assert decision is not None
            view = game.view(decision.player)
            assert (row["number"], row["seat"], row["kind"]) == (game.number, decision.player, decision.kind)
            assert row["options"] == decision.options
            assert row["hand"] == view.hand
            assert dict(row["owned"]) == view.owned(decision.player)
            assert dict(row["piles"]) == {pile: view.left(pile) for pile in view.piles()}
            assert (row["coins"], row["points"]) == (view.coins, view.points(decision.player))
            game.answer(row["answer"])
        assert game.result is not None
        for row in mine:
            assert row["final_points"] == game.result.standings[row["seat"]].points
            assert (row["won"] > 0) == (row["seat"] in game.result.winners)


def test_they_are_the_games_of_a_match_with_the_same_seed() -> None:
    moves = data.decisions("smu", "bmu", games=4, seed=3).to_pylist()
    for game in lab.match("smu", "bmu", games=4, seed=3).records():
        won = {row["bot"] for row in moves if row["game"] == game["game"] and row["won"] > 0}
        assert won == set(game["winners"])  # type: ignore[call-overload]


def test_the_page_has_every_field() -> None:
    page = PAGE.read_text("utf-8")
    for fields in (data.GAME_FIELDS, data.DECISION_FIELDS):
        for name, (kind, meaning) in fields.items():
            assert f"| `{name}` | `{kind}` | {meaning} |" in page
    described = {field.name: field.metadata[b"description"].decode() for field in schema(data.DECISION_FIELDS)}
    assert described["coins"] == data.DECISION_FIELDS["coins"][1]


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = Run(capsys)
    file = tmp_path / "moves.parquet"
    for language in LANGUAGES:
        out = command("record", "smu", "bmu", "--games", "2", "--seed", "1", "--parquet", str(file), "--lang", language)
        assert str(file) in out
    assert f"{pq.read_table(file).num_rows} decisions of 2 games in " in command(
        "record", "smu", "bmu", "--games", "2", "--seed", "1", "--parquet", str(file), "--lang", "en"
    )
    assert "there is no bot" in command.refused("record", "smu", "nobody", "--parquet", str(file)).lower()
    assert "cannot be written" in command.refused("record", "smu", "bmu", "--parquet", str(tmp_path / "no" / "x"))
    assert "--parquet" in command.refused("record", "smu", "bmu").lower()


def test_a_bot_that_fails_is_named_and_leaves_no_file(tmp_path: Path) -> None:
    class Silent:
        def decide(self, view: Any) -> None:
            return None

    with pytest.raises(LabError, match="Silent failed in game 0"):
        data.record(tmp_path / "x.parquet", Silent, "bmu", games=2, seed=1)
    assert not (tmp_path / "x.parquet").exists()


def test_the_extra_is_asked_for_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def no_arrow(name: str, *rest: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", no_arrow)
    with pytest.raises(LabError, match=r"demesne\[data\]"):
        data.decisions("smu", "bmu", games=1)


def test_types_are_arrow_types() -> None:
    assert schema(data.GAME_FIELDS).field("points").type == pa.int32()
    assert data.table(lab.match("bmu", "bm0", games=2, seed=1)).schema.equals(schema(data.GAME_FIELDS))

"""The single games of a match as a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from demesne.data.fields import GAME_FIELDS, arrow, schema
from demesne.lab.match_result import MatchResult
from demesne.lab.tasks import seat_of


def table(result: MatchResult) -> Any:
    """The games of a match as a `pyarrow.Table`, with a row for each bot in each game. Raises LabError."""
    rows: list[dict[str, Any]] = []
    for record in result.records():
        game: Any = record
        winners = game["winners"]
        for bot, name in enumerate(result.names):
            rows.append(
                {
                    "game": game["game"],
                    "seed": game["seed"],
                    "bot": name,
                    "seat": seat_of(bot, game["game"], len(result.names)),
                    "won": 1 / len(winners) if name in winners else 0.0,
                    "points": game["points"][bot],
                    "turns": game["turns"][bot],
                    "cut_short": game["cut_short"],
                }
            )
    return arrow().Table.from_pylist(rows, schema(GAME_FIELDS))


def frame(result: MatchResult) -> Any:
    """The games of a match as a `pandas.DataFrame`; see `table`."""
    return table(result).to_pandas()


def to_parquet(result: MatchResult, path: str | Path) -> None:
    """Write the games of a match to a Parquet file; see `table`. Raises LabError, OSError."""
    arrow().parquet.write_table(table(result), path)

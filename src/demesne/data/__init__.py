"""Games as tables (extra `data`: pandas and pyarrow): matches, and every decision of many games.

    from demesne import data, lab

    games = data.frame(lab.match("smu", "bmu", games=1000, seed=1))
    moves = data.decisions("smu", "bmu", games=20, seed=1).to_pandas()
    data.record("moves.parquet", "smu", "bmu", games=1000, seed=1)

`polars.from_arrow` reads the tables without pandas. docs/data.md has every field.
"""

from demesne.data.match_table import frame, table, to_parquet
from demesne.data.recording import DECISION_FIELDS, GAME_FIELDS, decisions, record

__all__ = ["DECISION_FIELDS", "GAME_FIELDS", "decisions", "frame", "record", "table", "to_parquet"]

"""`demesne record`: every decision of many games as a data set."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from demesne.cli import Problem, options, speaking
from demesne.cli.lab_options import TURNS, Board, Bots, Games, Seed, check_writable, read_seed, refusing
from demesne.data import record as write_decisions
from demesne.data.recording import GAMES
from demesne.lab.kingdom_source import TURN_LIMIT
from demesne.texts import Texts, pick_language

_help = speaking(sys.argv).message

ANY = Board()


def record(
    *bots: Bots,
    parquet: Annotated[Path, Parameter(name="--parquet", help=_help("lab-option-parquet"))],
    games: Games = GAMES,
    board: Board = ANY,
    seed: Seed = None,
    turn_limit: Annotated[int, TURNS] = TURN_LIMIT,
    lang: options.Lang = None,
) -> None:
    """Write every decision of many games to a Parquet file."""
    texts = Texts(pick_language(lang))
    check_writable((parquet,), texts)
    chosen = read_seed(seed)
    with refusing(texts):
        source = board.source()
        try:
            if sys.stderr.isatty():
                from demesne.cli.lab_progress import progress

                with progress(games, texts) as advance:
                    rows = write_decisions(
                        parquet,
                        *bots,
                        games=games,
                        kingdom=source,
                        seed=chosen,
                        turn_limit=turn_limit,
                        progress=advance,
                    )
            else:
                rows = write_decisions(parquet, *bots, games=games, kingdom=source, seed=chosen, turn_limit=turn_limit)
        except OSError:
            raise Problem(texts.message("lab-bad-write", file=str(parquet))) from None
    print(texts.message("lab-recorded", rows=rows, games=games, file=str(parquet)))

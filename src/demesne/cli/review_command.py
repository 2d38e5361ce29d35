"""`demesne review`: where a saved game was won and lost."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from demesne.cli import Problem, speaking, version
from demesne.cli.kingdom_commands import print_json
from demesne.cli.lab_options import check_writable, write
from demesne.cli.lab_tables import ResultTables
from demesne.cli.options import Json, Lang
from demesne.cli.play_command import read, seat_players
from demesne.review import Review
from demesne.review.facts import ReviewFacts
from demesne.review.page import review_page
from demesne.review.review import SECONDS
from demesne.review.words import Teller
from demesne.seats.files import Seating
from demesne.texts import Texts

BLOCKS: Final = "▁▂▃▄▅▆▇█"
"""Chances from 0 to 1, one character each."""

STOPPED: Final = 130
"""The exit code after Ctrl-C."""

_help = speaking(sys.argv).message


def review(
    file: Annotated[Path, Parameter(name="FILE", help=_help("review-option-file"))],
    /,
    *,
    seconds: Annotated[
        float | None,
        Parameter(name="--seconds", validator=Number(gte=0.1), help=f"{_help('review-option-seconds')} [{SECONDS:g}]"),
    ] = None,
    games: Annotated[
        int | None, Parameter(name="--games", validator=Number(gte=1), help=_help("review-option-games"))
    ] = None,
    seed: Annotated[str, Parameter(name="--seed", help=_help("review-option-seed"))] = "0",
    player: Annotated[int | None, Parameter(name="--player", help=_help("review-option-player"))] = None,
    html: Annotated[Path | None, Parameter(name="--html", help=_help("review-option-html"))] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Review a saved game."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    if seconds is not None and games is not None:
        raise Problem(texts.message("review-one-budget"))
    check_writable((html,), texts)
    game, seating = read(file, texts)
    if seating is None:
        seating = seat_players(texts, game.setup.players, game.setup.players, [], [], None)
    elif lang is None:
        texts = Texts(seating.language)
    if player is not None and not 1 <= player <= game.setup.players:
        raise Problem(texts.message("cli-no-player", number=player, last=game.setup.players))
    if not game.answers():
        raise Problem(texts.message("review-nothing"))
    people = seating.people or range(game.setup.players) if player is None else [player - 1]
    found = Review(game, list(people), SECONDS if seconds is None else seconds, games, seed)
    finished = work(found, texts)
    facts = found.to_dict()
    kingdom = texts.kingdom_name(seating.kingdom or texts.message("cli-kingdom"))
    if html is not None:
        write(html, review_page(facts, seating.names, kingdom, texts, version()), texts)
    if json:
        print_json(facts)
    else:
        show(facts, seating, kingdom, file, texts)
        if not finished:
            print(f"\n{texts.message('review-stopped')}")
        if html is not None:
            print(f"\n{texts.message('review-written', file=str(html))}")
    return 0 if finished else STOPPED


def work(found: Review, texts: Texts) -> bool:
    """Run the review to its end, with a bar on the terminal; False if it was stopped."""
    columns = (BarColumn(), TextColumn("{task.percentage:.0f} %"), TextColumn("{task.description}"))
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        shown = bar.add_task("", total=1.0)
        try:
            while found.step():
                words = texts.message("review-working", games=str(found.games))
                bar.update(shown, completed=found.progress, description=words)
        except KeyboardInterrupt:
            return False
    return True


def show(facts: ReviewFacts, seating: Seating, kingdom: str, file: Path, texts: Texts) -> None:
    """Print a review: the most expensive decisions, luck and play, the curve."""
    tables = ResultTables(texts, sys.stdout)
    teller = Teller(facts, seating.names, texts)
    say = texts.message
    tables.line(say("review-title", players=", ".join(seating.names)))
    tables.wrapped(teller.summary(kingdom))
    tables.line(f"\n{say('review-worst')}\n")
    for place, number in enumerate(facts["worst"], 1):
        moment = facts["moments"][number]
        tables.wrapped(f"{place}. {teller.place(moment)}", 2)
        better = teller.answer(moment, moment["better"] or [])
        tables.wrapped(say("review-instead", better=better, answer=teller.answer(moment, moment["answer"])), 5)
        tables.wrapped(teller.cost(moment), 5)
        for candidate in moment["candidates"]:
            if candidate["best"] or candidate["taken"]:
                tables.wrapped(teller.candidate(moment, candidate), 5)
                if candidate["best"] and candidate["outlook"]:
                    tables.wrapped(teller.outlook(candidate["outlook"]), 7)
        command = shlex.join(["demesne", "replay", str(file), "--at", str(number)])
        tables.line(f"     {say('review-see', command=command)}\n")
    if not facts["worst"]:
        tables.wrapped(teller.no_worst(), 2)
        tables.line()
    tables.line(f"{say('review-balance')}\n")
    tables.rows(*teller.balance())
    tables.line()
    for note in teller.balance_notes():
        tables.wrapped(note, 2)
    tables.line(f"\n{say('review-curve')}\n")
    widest = max(len(name) for name in seating.names)
    for name, chances in zip(seating.names, teller.curves(), strict=True):
        start, end = (teller.percent(chance, digits=0).rjust(5) for chance in (chances[0], chances[-1]))
        tables.line(f"  {name:<{widest}}  {start} {sparks(chances, tables.width - widest - 18)} {end}")


def sparks(chances: Sequence[float], width: int) -> str:
    """A curve as one line of characters, at most this wide."""
    width = max(10, min(width, len(chances)))
    places = [round(at * (len(chances) - 1) / max(1, width - 1)) for at in range(width)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chances[at] * len(BLOCKS)))] for at in places)

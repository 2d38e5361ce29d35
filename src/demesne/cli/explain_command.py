"""`demesne explain`: one game between bots, turn by turn, with what they thought."""

from __future__ import annotations

import json as json_format
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from demesne.cli import Problem, options, speaking
from demesne.cli.lab_options import TURNS, Board, Bots, Seed, check_writable, read_seed, refusing, write
from demesne.cli.lab_tables import ResultTables
from demesne.lab.kingdom_source import TURN_LIMIT, KingdomSource
from demesne.lab.transcript import Thought, Transcript, play_game
from demesne.seats.files import Seating, pack
from demesne.texts import Texts, pick_language

_help = speaking(sys.argv).message

ANY: Final = Board()

MOST_CANDIDATES: Final = 5
"""How many candidates of a decision are shown."""


def explain(
    *bots: Bots,
    board: Board = ANY,
    seed: Seed = None,
    game: Annotated[int, Parameter(name="--game", help=_help("lab-option-game"))] = 0,
    turn_limit: Annotated[int, TURNS] = TURN_LIMIT,
    save: Annotated[Path | None, Parameter(name="--save", help=_help("lab-option-save"))] = None,
    lang: options.Lang = None,
    json: options.Json = False,
) -> None:
    """Play one game between bots and show it turn by turn."""
    texts = Texts(pick_language(lang))
    check_writable((save,), texts)
    if game < 0:
        raise Problem(texts.message("lab-bad-game", number=game))
    with refusing(texts):
        source = board.source()
        transcript, played = play_game(
            *bots, kingdom=source, seed=read_seed(seed), game=game, turn_limit=turn_limit, language=texts.language
        )
    if save is not None:
        seating = Seating(tuple(transcript.players), tuple(transcript.bots), source.name or None, texts.language)
        write(save, pack(played, seating), texts)
    if json:
        print(json_format.dumps(transcript.to_dict(), ensure_ascii=False, indent=2))
    else:
        _show_transcript(transcript, source, ResultTables(texts, sys.stdout))
        if save is not None:
            print(texts.message("lab-saved", file=str(save)))


def _considered(thought: Thought, out: ResultTables) -> list[str]:
    """The best candidates of a decision in words, the chosen one among them and marked."""
    found = []
    shown = thought["candidates"][:MOST_CANDIDATES]
    shown += [one for one in thought["candidates"][MOST_CANDIDATES:] if one["answer"] == thought["chosen"]]
    for candidate in shown:
        names = [out.texts.label(label, thought["kind"], thought["source"]) for label in candidate["answer"]]
        chosen = candidate["answer"] == thought["chosen"]
        found.append(
            out.say(
                "lab-thought-chosen" if chosen else "lab-thought-candidate",
                answer=", ".join(names) or out.say("lab-thought-nothing"),
                chance=round(100 * candidate["chance"]),
                error=max(1, round(100 * candidate["error"])),
                games=candidate["games"],
            )
        )
    return found


def _show_transcript(transcript: Transcript, source: KingdomSource, out: ResultTables) -> None:
    say, texts = out.say, out.texts
    name = texts.kingdom_name(source.name)
    out.line(f"{name} · {say('lab-seed')} {transcript.seed} · {say('lab-game')} {transcript.game}")
    if transcript.kingdom:
        out.wrapped(", ".join(texts.card(card) for card in transcript.kingdom))
    for chapter in transcript.chapters:
        turn = {"type": "turn", "seat": transcript.players.index(chapter.player), "amount": chapter.turn}
        out.line("\n" + texts.log(turn, transcript.players))
        out.line("  " + say("lab-hand", cards=texts.cards(chapter.hand)))
        for line in chapter.lines:
            out.line("  " + line)
        for rule in chapter.rules:
            out.line("  " + say("lab-rule", rule=rule))
        for thought in chapter.thoughts:
            out.wrapped("  " + say("lab-thought", candidates="; ".join(_considered(thought, out))))
        points = zip(transcript.players, chapter.points, strict=True)
        out.line("  " + say("lab-standing", points=", ".join(f"{name} {count}" for name, count in points)))
    out.line()
    scores = zip(transcript.players, transcript.points, transcript.turns, transcript.scores, strict=True)
    for name, count, turns, cards in scores:
        for number, line in enumerate(texts.score(name, count, turns, cards)):
            out.line(line if number == 0 else f"  {line}")
    out.line(say("lab-winners", names=texts.join(transcript.winners)))

"""`demesne strategy` and `demesne bots`: who can play, what they play by, and what is wrong with a strategy file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from demesne.bots import ENTRIES
from demesne.bots.registry import STRATEGY
from demesne.bots.shipped import find_strategy, generated, shipped, strategy_names
from demesne.bots.strategy_file import BadStrategy
from demesne.cli import Problem, speaking
from demesne.cli.kingdom_commands import print_json, print_table, print_wrapped
from demesne.cli.lab_options import Board, check_writable, refusing, write
from demesne.cli.options import Json, Lang
from demesne.cli.play_command import read
from demesne.lab.entrants import find_entrant
from demesne.lab.rules import purchases_of, rules_of
from demesne.lab.strategy_check import check_strategy
from demesne.texts import Texts, pick_language

_help = speaking(sys.argv).message

DECK: Final = "deck-"
"""The prefix of the names of strategies for recommended kingdoms."""

ANY: Final = Board()

Action = Literal["show", "check", "save", "from"]


def strategy(
    action: Annotated[Action, Parameter(name="ACTION", help=_help("cli-option-strategy-action"))],
    name: Annotated[str, Parameter(name="NAME", help=_help("cli-option-strategy-name"))],
    /,
    *,
    board: Board = ANY,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"], help=_help("cli-option-strategy-output"))] = None,
    player: Annotated[int, Parameter(name="--player", help=_help("cli-option-strategy-player"))] = 1,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Show a strategy, check a file, save a strategy as a file, or write a player's purchases as one."""
    texts = Texts(pick_language(lang))
    if action == "check":
        return check(Path(name), board, texts, json)
    with refusing(texts):
        bought = action == "from"
        text = bought_by(Path(name), player, texts) if bought else rules_of(find_entrant(name), board.source())
    if action == "show" or (bought and output is None):
        if json:
            print_json({"name": name, "strategy": text})
        else:
            print(text, end="")
        return 0
    file = output or Path(f"{Path(name).stem.partition(':')[0]}.toml")
    if file.exists():
        raise Problem(texts.message("table-file-exists", file=str(file)))
    check_writable((file,), texts)
    write(file, text, texts)
    if json:
        print_json({"name": name, "file": str(file)})
    else:
        print(texts.message("lab-written", file=str(file)))
    return 0


def bought_by(file: Path, player: int, texts: Texts) -> str:
    """A player's purchases in a saved game, as the text of a strategy."""
    game, seating = read(file, texts)
    if not 1 <= player <= game.setup.players:
        raise Problem(texts.message("cli-no-player", number=player, last=game.setup.players))
    name = texts.message("cli-bought-by", number=player) if seating is None else seating.names[player - 1]
    return purchases_of(game, player - 1, name)


def check(file: Path, board: Board, texts: Texts, json: bool) -> int:
    """Print everything that is wrong or doubtful in a strategy file. Returns the exit code: 1 if anything is wrong."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Problem(texts.message("lab-bad-file", file=str(file))) from None
    with refusing(texts):
        piles = board.source().piles if board.is_given else None
    try:
        mistakes, doubts = check_strategy(text, str(file), piles)
    except BadStrategy as bad:
        mistakes, doubts = bad.mistakes, []
    wrong, doubtful = ([f"{file}:{found.line}: {found.say(texts)}" for found in group] for group in (mistakes, doubts))
    if json:
        print_json({"file": str(file), "mistakes": wrong, "doubts": doubtful})
    else:
        for line in (*wrong, *doubtful):
            print(line)
        if not wrong and not doubtful:
            print(texts.message("cli-strategy-fine", file=str(file)))
    return 1 if wrong else 0


def bots(
    name: Annotated[str | None, Parameter(name="NAME", help=_help("cli-option-bot-name"))] = None,
    /,
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List the bots and the strategies that come with the program, or show one of them."""
    texts = Texts(pick_language(lang))
    if name is not None:
        _show_bot(name, texts, json)
        return
    levels = [(entry.name, entry.level, texts.message(entry.message)) for entry in ENTRIES]
    if json:
        plans = [(name, plan.description) for name in strategy_names() if (plan := find_strategy(name)) is not None]
        print_json(
            {
                "bots": [{"name": name, "level": level, "text": text} for name, level, text in levels],
                "strategies": [{"name": name, "text": text} for name, text in plans],
            }
        )
        return
    print_table([(name, text) for name, _, text in levels])
    print(f"\n{texts.message(STRATEGY.message)}\n")
    decks = [name for name in shipped() if name.startswith(DECK)]
    print_wrapped(", ".join(name for name in shipped() if not name.startswith(DECK)), indent=2)
    print()
    money = generated()
    more = texts.message("cli-bots-more", decks=len(decks), deck=decks[0], count=len(money), example=next(iter(money)))
    print_wrapped(more, indent=0)


def _show_bot(name: str, texts: Texts, json: bool) -> None:
    with refusing(texts):
        entrant = find_entrant(name)
    level = next((entry for entry in ENTRIES if entry.name == entrant.bot), None)
    if level is not None:
        text = texts.message(level.message)
        if json:
            print_json({"name": entrant.bot, "level": level.level, "text": text})
        else:
            print(text)
            print(texts.message("cli-bot-level", level=level.level))
        return
    if json:
        print_json({"name": entrant.name, "level": STRATEGY.level, "strategy": entrant.strategy})
    else:
        print(entrant.strategy, end="")

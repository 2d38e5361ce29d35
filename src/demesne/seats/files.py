"""Games on disk: where they are, who sits at them, and how they are written so that none is ever lost."""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from demesne import BadSave, Game, api
from demesne.seats.names import clean_name
from demesne.texts import LANGUAGES

VARIABLE: Final = "DEMESNE_DATA"
"""The environment variable that names the folder for saved games."""


@dataclass(frozen=True)
class Seating:
    """Who sits where: each seat's name and, if a program plays, its bot; what the kingdom is called; and the numbers of
    the answers before which a hint was taken.
    """

    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    kingdom: str | None = None
    language: str = LANGUAGES[0]
    hints: tuple[int, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)


@dataclass(frozen=True)
class SavedGame:
    """A saved game, as far as a list shows it."""

    file: Path
    seating: Seating | None
    answers: int
    saved: float


def data_folder() -> Path:
    """Where this user's data belongs on this system."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "demesne"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "demesne"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "demesne"


def games_folder() -> Path:
    """Where unfinished games are."""
    return data_folder() / "games"


def finished_folder() -> Path:
    """Where finished games are."""
    return data_folder() / "finished"


def new_file(title: str) -> Path:
    """An unused file for a new game; in the user's folder or, if that is impossible, a temporary one."""
    plain = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "game"
    name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{plain[:40]}"
    try:
        folder = games_folder()
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
    except (OSError, RuntimeError):
        folder = Path(tempfile.mkdtemp(prefix="demesne-"))
    for number in range(1, 10_000):
        file = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        try:
            # Creating the file reserves it: two games that start together get two files.
            file.touch(exist_ok=False)
        except FileExistsError:
            continue
        return file
    raise FileExistsError(folder / name)


def write(file: Path, text: str) -> None:
    """Write a file so that it contains either the old text or the new one at any moment."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    fresh = Path(name)
    try:
        with open(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(fresh, file)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def deal_again(game: Game) -> Game:
    """The same game from its start, with a log."""
    return api.game_of(game.setup, log=True)


def pack(game: Game, seating: Seating) -> str:
    """A game together with who plays it. Anything that loads games can load it."""
    seats = [{"name": name, "bot": bot} for name, bot in zip(seating.names, seating.bots, strict=True)]
    table: dict[str, object] = {"seats": seats, "kingdom": seating.kingdom, "language": seating.language}
    if seating.hints:
        table["hints"] = list(seating.hints)
    return f'{{\n  "table": {json.dumps(table, ensure_ascii=False)},{api.save(game)[1:]}'


def unpack(text: str) -> tuple[Game, Seating | None]:
    """The game in a text, with its log, and who plays it if the text says so. Raises BadSave."""
    game = api.load(text, log=True)
    seating = _read_seating(json.loads(text).get("table"))
    if seating is not None and len(seating.names) != game.setup.players:
        raise BadSave(f"{len(seating.names)} seats for {game.setup.players} players", "seats")
    return game, seating


def _read_seating(facts: object) -> Seating | None:
    """Who sits where, from plain data; anything unintelligible is ignored."""
    if not isinstance(facts, dict) or not isinstance(facts.get("seats"), list):
        return None
    names: list[str] = []
    bots: list[str | None] = []
    for seat in facts["seats"]:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            return None
        bot = seat.get("bot")
        names.append(clean_name(seat["name"]))
        bots.append(bot if isinstance(bot, str) else None)
    kingdom = facts.get("kingdom")
    language = facts.get("language")
    hints = facts.get("hints")
    return Seating(
        tuple(names),
        tuple(bots),
        kingdom if isinstance(kingdom, str) else None,
        str(language) if language in LANGUAGES else LANGUAGES[0],
        tuple(number for number in hints if type(number) is int) if isinstance(hints, list) else (),
    )


def saved_games() -> list[SavedGame]:
    """The unfinished games in the user's folder, the most recently played first."""
    found: list[SavedGame] = []
    try:
        files = [file for file in games_folder().iterdir() if file.suffix == ".json"]
    except OSError:
        return []
    for file in files:
        try:
            facts = json.loads(file.read_text(encoding="utf-8"))
            answers = facts["answers"] if isinstance(facts, dict) else None
            if isinstance(answers, list):
                found.append(SavedGame(file, _read_seating(facts.get("table")), len(answers), file.stat().st_mtime))
        except (OSError, ValueError, KeyError):
            # An empty file of a game that never started, or something that is not ours.
            continue
    return sorted(found, key=lambda game: (game.saved, game.file.name), reverse=True)

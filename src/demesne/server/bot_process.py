"""A process in which bots think: `python -m demesne.server.bot_process`, started by `bot_workers`.

It reads questions from its standard input and writes answers to its standard output, each preceded by its length. It
remembers the games it was last asked about, so only the newest answers have to be sent.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from typing import BinaryIO, Final

import msgspec

from demesne.bots import Bot
from demesne.cards import CARDS
from demesne.engine import deals
from demesne.engine.game import Game, deal
from demesne.engine.luck import new_secret
from demesne.engine.setup import Setup, checked
from demesne.processes import give_way, leave_with_parent, own_output, read_frame
from demesne.review import hint
from demesne.server.bot_messages import BotQuestion, Reply, pack

GAMES: Final = 128
"""How many games a process remembers."""

NICE: Final = 5
"""People's answers come before the thoughts of bots."""


class Known:
    """A game as far as it was received, and the bots that play in it."""

    def __init__(self, setup: Setup, rewinds: int) -> None:
        self.rewinds = rewinds
        self.game: Game = deal(CARDS, checked(CARDS, setup))
        self.answers = 0
        self.bots: dict[tuple[int, str], Bot] = {}


class Mind:
    """Everything a process knows."""

    def __init__(self, make: Callable[[str, str, int], Bot]) -> None:
        self._make = make
        self._games: OrderedDict[str, Known] = OrderedDict()

    def think(self, question: BotQuestion) -> Reply:
        """Let a bot decide."""
        found = self._games.get(question.table)
        if question.known == 0:
            # Bots keep their state when something is taken back.
            bots = {} if found is None else found.bots
            found = self._games[question.table] = Known(Setup.from_dict(question.setup), question.rewinds)
            found.bots = bots
        elif found is None or (found.rewinds, found.answers) != (question.rewinds, question.known):
            return Reply(unknown=True)
        self._games.move_to_end(question.table)
        if len(self._games) > GAMES:
            self._games.popitem(last=False)
        for labels in question.answers:
            found.game.answer(labels)
            found.answers += 1
        if question.deal:
            # With a known seed, the true cards could be computed from the dealt ones.
            return Reply(deal=msgspec.json.encode(deals.pack(found.game, question.seat, new_secret())))
        view = found.game.fork().view(question.seat)
        if question.hint:
            return Reply(hint=msgspec.json.encode(hint(view, seconds=question.hint)))
        key = (question.seat, question.level)
        bot = found.bots.get(key)
        if bot is None:
            # Its luck follows the seed, so the same seed gives the same game against bots too.
            bot = found.bots[key] = self._make(question.level, str(question.setup["seed"]), question.seat)
        return Reply(list(bot.decide(view)))


def _serve(mind: Mind, source: BinaryIO, target: BinaryIO) -> None:
    decoder = msgspec.msgpack.Decoder(BotQuestion)
    target.write(pack(Reply()))  # All imports are done.
    target.flush()
    while (content := read_frame(source)) is not None:
        question = decoder.decode(content)
        try:
            reply = mind.think(question)
        except Exception as error:
            reply = Reply(error=f"{type(error).__name__}: {error}"[:300])
        target.write(pack(reply))
        target.flush()


def maker(name: str) -> Callable[[str, str, int], Bot]:
    """The function that makes the bots, from "module:name"."""
    module, _, function = name.partition(":")
    found: Callable[[str, str, int], Bot] = getattr(import_module(module), function)
    return found


def main() -> None:
    """Answer until there are no more questions."""
    give_way(NICE)
    target = own_output()
    leave_with_parent()
    mind = Mind(maker(sys.argv[1]))
    try:
        _serve(mind, sys.stdin.buffer, target)
    except (BrokenPipeError, KeyboardInterrupt):
        return


if __name__ == "__main__":
    main()

"""Threads in which bots think, each thought with a budget of time."""

from __future__ import annotations

import asyncio
import queue
import threading
from functools import cache
from hashlib import blake2b
from typing import Final

from demesne.bots import ENTRIES, Bot, make_bot
from demesne.bots.registry import STRATEGY
from demesne.bots.shipped import find_strategy, generated, strategy_names
from demesne.engine.view import View
from demesne.kingdoms import find_recommended
from demesne.server.logs import log, log_error
from demesne.server.wire import BotInfo
from demesne.texts import LANGUAGES, Texts

SIMPLEST: Final = ("novice", "random")
"""Who replaces a bot that fails, and who replaces that one."""


class Thought:
    """A question to a bot, on its way through the threads."""

    def __init__(self, bot: Bot, view: View, loop: asyncio.AbstractEventLoop) -> None:
        self.bot = bot
        self.view = view
        self.loop = loop
        self.future: asyncio.Future[list[int]] = loop.create_future()
        self.begun = False
        self.ended = False
        self.given_up = False

    def settle(self, picks: list[int] | None, error: Exception | None) -> None:
        """Bring the outcome to whoever waits."""
        if not self.future.done():
            if error is not None:
                self.future.set_exception(error)
            elif picks is not None:
                self.future.set_result(picks)


class BotWorkers:
    """A few threads. One that is lost in an endless thought is replaced, and ends when its thought does."""

    def __init__(self, count: int = 2, budget: float = 5.0) -> None:
        self.budget = budget
        self.failures = 0
        self.lost = 0
        self._lock = threading.Lock()
        self._queue: queue.SimpleQueue[Thought | None] = queue.SimpleQueue()
        self._count = count
        for _ in range(count):
            self._add_thread()

    def _add_thread(self) -> None:
        threading.Thread(target=self._work, name="bot", daemon=True).start()

    def _work(self) -> None:
        while (thought := self._queue.get()) is not None:
            with self._lock:
                if thought.given_up:
                    continue
                thought.begun = True
            picks: list[int] | None = None
            failure: Exception | None = None
            try:
                picks = thought.bot.decide(thought.view)
            except Exception as error:
                failure = error
            with self._lock:
                if thought.given_up:
                    self.lost -= 1
                    return  # Another thread took this one's place.
                thought.ended = True
            try:
                thought.loop.call_soon_threadsafe(thought.settle, picks, failure)
            except RuntimeError:
                return

    async def ask(self, bot: Bot, view: View) -> list[int]:
        """What a bot answers. Raises what the bot raises, or TimeoutError when it thinks too long."""
        thought = Thought(bot, view, asyncio.get_running_loop())
        self._queue.put(thought)
        try:
            async with asyncio.timeout(self.budget):
                return await asyncio.shield(thought.future)
        except TimeoutError:
            with self._lock:
                # What was thought in time counts, even if everything here was too busy to take notice.
                if not thought.ended:
                    thought.given_up = True
                    if thought.begun:
                        self.lost += 1
                        self._add_thread()
                    raise
        return await thought.future

    async def decide(self, bot: Bot, view: View, game: str, seat: int) -> tuple[Bot, list[int]]:
        """An allowed answer, whatever happens, and the bot to ask next time: a bot that raises, thinks too long or
        answers nonsense is replaced."""
        current = bot
        for replacement in (*SIMPLEST, None):
            try:
                picks = await self.ask(current, view)
                decision = view.decision
                if decision is not None:
                    decision.pick(decision.labels(picks))
                return current, picks
            except TimeoutError:
                log("bot-slow", table=game, seat=seat, bot=current.name, budget=self.budget)
            except Exception as error:
                log_error("bot-failed", error, table=game, seat=seat, bot=current.name)
            self.failures += 1
            if replacement is not None:
                current = make_bot(replacement, f"{game}:{seat}")
        # Even chance failed: take the first options that there are.
        decision = view.decision
        return current, list(range(decision.min)) if decision is not None else []

    def close(self) -> None:
        """Let the threads end."""
        for _ in range(self._count):
            self._queue.put(None)


def bot_levels() -> tuple[str, ...]:
    """The names of the bots that can take a seat; the first one does when nobody says which."""
    names = [entry.name for entry in ENTRIES]
    return (SIMPLEST[0], *[name for name in names if name != SIMPLEST[0]])


def seat_bot(level: str, seed: str, seat: int) -> Bot:
    """The bot for a seat, of a level or with a strategy. What is not known any more is the simplest one."""
    known = level in bot_levels() or level in strategy_names()
    # What a bot does is seen by all, and must not lead back to the seed that the cards come from.
    own = blake2b(f"bot|{seed}|{seat}".encode(), digest_size=32).hexdigest()
    return make_bot(level if known else SIMPLEST[0], own)


@cache
def bot_list() -> list[BotInfo]:
    """All who can take a seat, the levels first."""
    texts = {language: Texts(language) for language in LANGUAGES}
    messages = {entry.name: entry.message for entry in ENTRIES}
    found = [
        BotInfo(
            level=name,
            names={language: text.message(f"table-bot-{name}") for language, text in texts.items()},
            sentence={language: text.message(messages[name]) for language, text in texts.items()},
        )
        for name in bot_levels()
    ]
    for name in strategy_names():
        plan = find_strategy(name)
        if plan is not None:
            kingdom = find_recommended(plan.name)
            card = generated().get(name)
            names = {
                language: plan.name if card is None else f"Big Money: {texts[language].card(card)}"
                for language in texts
            }
            sentence = {language: text.message(STRATEGY.message) for language, text in texts.items()}
            found.append(
                BotInfo(
                    level=name,
                    names=names if kingdom is None else dict(kingdom.names),
                    sentence={**sentence, "en": plan.description},
                    strategy=True,
                    needs=list(plan.needs),
                )
            )
    return found

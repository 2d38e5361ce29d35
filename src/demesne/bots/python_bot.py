"""Bots written in Python by others: found by the name of a class, and checked while they decide."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import sys
import traceback
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Protocol

from demesne.bots.bot import Bot
from demesne.engine.decision import Decision, IllegalAnswer
from demesne.engine.view import View
from demesne.texts import Texts


class Decides(Protocol):
    """Anything that can play: it answers `view.decision` with a list of labels or option numbers, numpy's included."""

    def decide(self, view: View) -> object:
        """The answer to the view's pending decision."""


class BotError(Exception):
    """A bot raised an exception, or gave an answer that the decision does not allow. It says which bot, why, and what
    it was asked (nothing, if it could not even be created).
    """

    def __init__(self, name: str, reason: str, asked: str = "") -> None:
        super().__init__(name, reason, asked)
        self.name = name
        self.reason = reason
        self.asked = asked

    def __str__(self) -> str:
        return self.say(Texts("en"))

    def say(self, texts: Texts) -> str:
        """The message in a given language."""
        if not self.asked:
            return texts.message("bot-not-created", name=self.name, reason=self.reason)
        return texts.message("bot-failed", name=self.name, reason=self.reason, asked=self.asked)


class BadBot(ValueError):
    """A Python bot that can't be found or created: `key` is the message that says why, `facts` are its arguments."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (self.key, self.facts)

    def __str__(self) -> str:
        return self.say(Texts("en"))

    def say(self, texts: Texts) -> str:
        """The message in a given language."""
        return texts.message(self.key, **self.facts)


def _remade(key: str, facts: dict[str, str]) -> BadBot:
    return BadBot(key, **facts)


class CheckedBot(Bot):
    """Lets any object with a `decide` play: turns its answers into option numbers and its mistakes into a BotError."""

    def __init__(self, player: Decides, name: str = "") -> None:
        super().__init__()
        self.player = player
        self.name = name or name_of(player)

    def decide(self, view: View) -> list[int]:
        """The option numbers of the player's answer to `view.decision`. Raises BotError."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        try:
            answer = self.player.decide(view)
        except BotError:
            raise
        except Exception as error:
            raise BotError(self.name, told(error), _question(decision)) from error
        try:
            return decision.read(answer)
        except IllegalAnswer as error:
            raise BotError(self.name, str(error).partition("; allowed")[0], _question(decision)) from None


def checked(player: Decides, name: str = "") -> Bot:
    """A bot that is safe to ask, made from anything that decides; this package's bots already are."""
    if type(player).__module__.startswith("demesne.bots."):
        assert isinstance(player, Bot)
        return player
    return CheckedBot(player, name)


def name_of(player: object) -> str:
    """What results call a bot or a class of bots: its `name`, or the name of its class."""
    name = getattr(player, "name", "")
    if isinstance(name, str) and name:
        return name
    return player.__name__ if isinstance(player, type) else type(player).__name__


def told(error: BaseException) -> str:
    """One line about an exception in somebody else's code: what it is, and where it was raised."""
    place = ""
    frames = traceback.extract_tb(error.__traceback__)
    if frames:
        place = f" ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})"
    return f"{type(error).__name__}: {error}{place}"


# -- finding -------------------------------------------------------------------------------------------------------


def is_python(spec: str) -> bool:
    """Whether a text names a Python class: "package.module:Class" or "file.py:Class"."""
    module, _, name = spec.rpartition(":")
    if spec.endswith(".py"):
        return True
    return name.isidentifier() and (
        module.endswith(".py") or (bool(module) and all(part.isidentifier() for part in module.split(".")))
    )


def _question(decision: Decision) -> str:
    """What the bot was asked, such as `treasure 0 to 4 of Copper x4`."""
    return decision.explain().removeprefix("allowed").lstrip(" :")


def absolute(spec: str) -> str:
    """The same class, by a name that works in every folder."""
    module, _, name = spec.rpartition(":")
    return f"{Path(module).expanduser().resolve()}:{name}" if module.endswith(".py") else spec


def find_class(spec: str) -> type:
    """The class that "package.module:Class" or "file.py:Class" names. Its module is imported. Raises BadBot."""
    return _find(absolute(spec))


@lru_cache(maxsize=64)
def _find(spec: str) -> type:
    path, _, name = spec.rpartition(":")
    if spec.endswith(".py"):
        path, name = spec, ""
    module = _from_file(Path(path)) if path.endswith(".py") else _imported(path)
    found = getattr(module, name, None) if name else None
    if not isinstance(found, type):
        classes = [
            each
            for each, value in vars(module).items()
            if isinstance(value, type) and value.__module__ == module.__name__ and hasattr(value, "decide")
        ]
        file = os.path.basename(path)
        if not classes:
            raise BadBot("bot-python-no-bots", file=file)
        names = ", ".join(f"{file}:{each}" for each in classes)
        if not name:
            raise BadBot("bot-python-which", file=file, names=names)
        raise BadBot("bot-python-no-class", name=name, file=file, names=names)
    if not callable(getattr(found, "decide", None)):
        raise BadBot("bot-python-no-decide", name=name)
    return found


def _imported(name: str) -> ModuleType:
    folder = os.getcwd()
    if folder not in sys.path and "" not in sys.path:
        sys.path.append(folder)
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(f"{error.name}.")):
            raise BadBot("bot-python-no-module", name=name) from None
        raise BadBot("bot-python-broken", file=name, reason=told(error)) from None
    except Exception as error:
        raise BadBot("bot-python-broken", file=name, reason=told(error)) from None


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise BadBot("bot-python-no-file", file=str(path))
    # Under a name of its own: two files may have the same name, and pickles in other processes must find it again.
    name = f"demesne_bot_{path.stem}_{blake2b(str(path).encode(), digest_size=4).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadBot("bot-python-broken", file=path.name, reason=told(error)) from None
    return module


def make_player(maker: Callable[..., Decides], seed: int | str, name: str = "") -> Bot:
    """A bot for one game from a class or a function, called with the seed if it takes an argument. Raises BotError."""
    called = name or name_of(maker)
    try:
        player = maker(seed) if _takes_seed(maker) else maker()
    except Exception as error:
        raise BotError(called, told(error)) from error
    if not callable(getattr(player, "decide", None)):
        raise BadBot("bot-python-no-decide", name=called)
    return checked(player, called)


def _takes_seed(maker: Callable[..., Decides]) -> bool:
    try:
        parameters = inspect.signature(maker).parameters.values()
    except (TypeError, ValueError):
        return True
    return any(
        each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD, each.VAR_POSITIONAL) for each in parameters
    )

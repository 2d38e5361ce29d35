"""The command line: `demesne COMMAND`. Each command is imported only when it is used."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from cyclopts import App

    from demesne.texts import Texts


class Command(NamedTuple):
    """A command: its name, the module in this package with a function of that name, and the group it is listed in.

    Its help and its examples are texts named after it.
    """

    name: str
    module: str
    group: str

    @property
    def path(self) -> str:
        """The full name of its module."""
        return f"{__name__}.{self.module}"

    @property
    def summary(self) -> str:
        """The text that sums it up in one line."""
        return f"{self.group.partition('-')[0]}-help-{self.name}"

    @property
    def more(self) -> str:
        """The text that says the rest."""
        return f"{self.summary}.more"

    @property
    def examples(self) -> str:
        """The text with its examples."""
        return f"{self.summary}.examples"


COMMANDS: Final = tuple(
    Command(name, module, group)
    for group, module, names in (
        ("cli-group-play", "play_command", "play"),
        ("cli-group-play", "serve_command", "serve"),
        ("cli-group-play", "open_command", "open"),
        ("cli-group-play", "join_command", "join"),
        ("cli-group-play", "play_command", "resume"),
        ("cli-group-play", "replay_command", "replay"),
        ("cli-group-play", "review_command", "review"),
        ("cli-group-play", "strategy_command", "bots"),
        ("cli-group-cards", "kingdom_commands", "cards card kingdoms kingdom"),
        ("cli-group-rules", "conform_command", "conform"),
        ("lab-group", "lab_commands", "match tournament solo sweep tune"),
        ("lab-group", "explain_command", "explain"),
        ("lab-group", "record_command", "record"),
        ("lab-group", "strategy_command", "strategy"),
        ("cli-group-house", "doctor_command", "doctor"),
        ("cli-group-house", "completion_command", "completion"),
    )
    for name in names.split()
)
"""All commands in listing order. Each function returns the exit code, or None for success."""


class Problem(Exception):
    """Something that the user can fix. The message is one or two lines; the command ends with exit code 2."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code: 0 for success, 2 for a request that makes no sense."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows a question mark instead.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the output has closed it. The interpreter must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(words: list[str]) -> int:
    from cyclopts import CycloptsError

    from demesne.kingdoms import KingdomError
    from demesne.texts import Texts, UnknownLanguage, UnknownName

    texts = Texts("en")
    try:
        texts = speaking(words)
        result = make_app(words, texts)(words)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except KingdomError as error:
        message = texts.kingdom_error(error)
    except UnknownName as error:
        message = texts.unknown_name(error)
    except UnknownLanguage as error:
        message = f"{str(error)[:1].upper()}{str(error)[1:]}."
    except Problem as problem:
        message = str(problem)
    except CycloptsError as error:
        from demesne.cli.misuse import explain

        message = explain(error, words, [command.name for command in COMMANDS], texts)
    print(f"demesne: {message}", file=sys.stderr)
    return 2


def speaking(words: Sequence[str]) -> Texts:
    """The texts in the language that a command line asks for, else in the environment's."""
    from demesne.texts import Texts, pick_language

    wish = None
    for place, word in enumerate(words):
        if word == "--lang":
            wish = "".join(words[place + 1 : place + 2])
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    return Texts(pick_language(wish))


def make_app(words: Sequence[str], texts: Texts) -> App:
    """The app for the command line with these words.

    Commands that are not among the words are listed with their summaries, without being imported.
    """
    from cyclopts import App, Group

    from demesne.cli.spoken_help import SpokenHelp
    from demesne.texts.calling import command_name

    app = App(
        name=command_name(),
        help=texts.message("cli-help"),
        help_format="plaintext",
        help_formatter=SpokenHelp(texts),
        help_epilogue=texts.message("cli-help.more"),
        version=version,
        version_format="plaintext",
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        group_commands=Group(texts.message("cli-group-other"), sort_key=9),
        group_arguments=Group(texts.message("cli-group-arguments"), sort_key=1),
        group_parameters=Group(texts.message("cli-group-options"), sort_key=2),
    )
    for flag, help_text in (("--help", "cli-help-help"), ("--version", "cli-help-version")):
        app[flag].help = texts.message(help_text)
    groups: dict[str, Group] = {}
    for place, command in enumerate(COMMANDS):
        title = command.group
        group = groups.setdefault(title, Group(texts.message(title), sort_key=len(groups)))
        told, examples = texts.message(command.summary), ""
        if command.name in words:
            told = f"{told}\n\n{' '.join(texts.message(command.more).split())}"
            examples = texts.message(command.examples)
        function = f"{command.path}:{command.name}"
        app.command(function, name=command.name, help=told, help_epilogue=examples, group=group, sort_key=place)
    return app


def command_line() -> str:
    """The command line of this program, as it can be typed again."""
    import shlex

    return shlex.join(["demesne", *sys.argv[1:]])


def version() -> str:
    """The version, and whether the engine is compiled."""
    from demesne.engine import game

    compiled = not str(game.__file__).endswith(".py")
    return f"demesne {number()} ({'compiled' if compiled else 'pure Python'})"


def number() -> str:
    """The number of this version."""
    import tomllib
    from importlib import metadata
    from pathlib import Path

    try:
        return metadata.version("demesne")
    except metadata.PackageNotFoundError:
        # In a source tree nothing is installed, but the project file is there.
        project = Path(__file__).resolve().parents[3] / "pyproject.toml"
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])

"""The command line: `demesne COMMAND`. Each command is imported only when it is asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

    from demesne.texts import Texts


class Command(NamedTuple):
    """A command: where its function is, the group it is listed in, what is said of it there, its help, its examples.

    Without a help here, that is the docstring of the function.
    """

    name: str
    function: str
    group: str
    summary: str
    more: str | None = None
    examples: str | None = None


COMMANDS: Final = (
    Command(
        "play",
        "demesne.cli.play_command:play",
        "cli-group-play",
        "cli-help-play",
        "cli-help-play.more",
        "cli-help-play.examples",
    ),
    Command(
        "serve",
        "demesne.cli.serve_command:serve",
        "cli-group-play",
        "cli-help-serve",
        "cli-help-serve.more",
        "cli-help-serve.examples",
    ),
    Command(
        "join",
        "demesne.cli.join_command:join",
        "cli-group-play",
        "cli-help-join",
        "cli-help-join.more",
        "cli-help-join.examples",
    ),
    Command(
        "resume",
        "demesne.cli.play_command:resume",
        "cli-group-play",
        "cli-help-resume",
        "cli-help-resume.more",
        "cli-help-resume.examples",
    ),
    Command(
        "replay",
        "demesne.cli.replay_command:replay",
        "cli-group-play",
        "cli-help-replay",
        "cli-help-replay.more",
        "cli-help-replay.examples",
    ),
    Command(
        "bots",
        "demesne.cli.bots_command:bots",
        "cli-group-play",
        "cli-help-bots",
        "cli-help-bots.more",
        "cli-help-bots.examples",
    ),
    Command(
        "cards",
        "demesne.cli.kingdom_commands:cards",
        "cli-group-cards",
        "cli-help-cards",
        "cli-help-cards.more",
        "cli-help-cards.examples",
    ),
    Command(
        "card",
        "demesne.cli.kingdom_commands:card",
        "cli-group-cards",
        "cli-help-card",
        "cli-help-card.more",
        "cli-help-card.examples",
    ),
    Command(
        "kingdoms",
        "demesne.cli.kingdom_commands:kingdoms",
        "cli-group-cards",
        "cli-help-kingdoms",
        "cli-help-kingdoms.more",
        "cli-help-kingdoms.examples",
    ),
    Command(
        "kingdom",
        "demesne.cli.kingdom_commands:kingdom",
        "cli-group-cards",
        "cli-help-kingdom",
        "cli-help-kingdom.more",
        "cli-help-kingdom.examples",
    ),
    Command(
        "conform",
        "demesne.cli.conform_command:conform",
        "cli-group-rules",
        "cli-help-conform",
        "cli-help-conform.more",
        "cli-help-conform.examples",
    ),
    Command(
        "match",
        "demesne.cli.lab_commands:match",
        "lab-group",
        "lab-help-match",
        "lab-help-match.more",
        "lab-help-match.examples",
    ),
    Command(
        "tournament",
        "demesne.cli.lab_commands:tournament",
        "lab-group",
        "lab-help-tournament",
        "lab-help-tournament.more",
        "lab-help-tournament.examples",
    ),
    Command(
        "solo",
        "demesne.cli.lab_commands:solo",
        "lab-group",
        "lab-help-solo",
        "lab-help-solo.more",
        "lab-help-solo.examples",
    ),
    Command(
        "sweep",
        "demesne.cli.lab_commands:sweep",
        "lab-group",
        "lab-help-sweep",
        "lab-help-sweep.more",
        "lab-help-sweep.examples",
    ),
    Command(
        "tune",
        "demesne.cli.lab_commands:tune",
        "lab-group",
        "lab-help-tune",
        "lab-help-tune.more",
        "lab-help-tune.examples",
    ),
    Command(
        "explain",
        "demesne.cli.lab_commands:explain",
        "lab-group",
        "lab-help-explain",
        "lab-help-explain.more",
        "lab-help-explain.examples",
    ),
    Command(
        "doctor",
        "demesne.cli.doctor_command:doctor",
        "cli-group-house",
        "cli-help-doctor",
        "cli-help-doctor.more",
        "cli-help-doctor.examples",
    ),
    Command(
        "completion",
        "demesne.cli.completion_command:completion",
        "cli-group-house",
        "cli-help-completion",
        "cli-help-completion.more",
        "cli-help-completion.examples",
    ),
)
"""All commands in the order in which they are listed. A function returns the exit code, or nothing for success."""


def available() -> list[Command]:
    """The commands whose module is there, none of which is imported for it."""
    return [command for command in COMMANDS if find_spec(command.function.partition(":")[0])]


class Problem(Exception):
    """Something that the user can put right. The message is one or two lines; the command ends with exit code 2."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code: 0 for success, 2 for a request that makes no sense."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark in its place.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has had enough. The interpreter must not try to flush the rest.
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
        message = _misused(error, words, texts)
    print(f"demesne: {message}", file=sys.stderr)
    return 2


def speaking(words: Sequence[str]) -> Texts:
    """The texts in the language that a command line asks for, else in that of the environment."""
    from demesne.texts import Texts, pick_language

    wish = None
    for place, word in enumerate(words):
        if word == "--lang":
            wish = "".join(words[place + 1 : place + 2])
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    return Texts(pick_language(wish))


def make_app(words: Sequence[str], texts: Texts) -> App:
    """The command line that these words are meant for.

    A command that is not among the words is listed with its summary, without importing it.
    """
    from cyclopts import App, Group

    app = App(
        name="demesne",
        help=texts.message("cli-help"),
        help_format="plaintext",
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
    for place, command in enumerate(available()):
        title = command.group
        group = groups.setdefault(title, Group(texts.message(title), sort_key=len(groups)))
        told: str | None = texts.message(command.summary)
        examples = ""
        if command.name in words:
            told = None if command.more is None else f"{told}\n\n{' '.join(texts.message(command.more).split())}"
            examples = "" if command.examples is None else texts.message(command.examples)
        app.command(command.function, name=command.name, help=told, help_epilogue=examples, group=group, sort_key=place)
    return app


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


def _misused(error: CycloptsError, words: list[str], texts: Texts) -> str:
    """What is wrong with a command line, and where to read how it is right."""
    from cyclopts import UnknownCommandError

    from demesne.kingdoms.folding import nearest

    names = [command.name for command in available()]
    if isinstance(error, UnknownCommandError):
        word = error.unused_tokens[0] if error.unused_tokens else words[0]
        near = nearest(word, names, most=1)
        if near:
            return texts.message("cli-unknown-command-near", text=word, near=near[0])
        return texts.message("cli-unknown-command", text=word, names=texts.join(names))
    called = next((word for word in words if word in names), None)
    return f"{error} {texts.message('cli-see-help', command=f'demesne {called}' if called else 'demesne')}"

"""What the lab's commands share: options as parameter objects, and how they lead to a result."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Generic, Protocol, TypeVar

from cyclopts import Parameter
from cyclopts.validators import Number

from demesne.cli import Problem, command_line, options, speaking, version
from demesne.cli.kingdom_commands import constraints
from demesne.cli.lab_tables import ResultTables
from demesne.engine import BadSetup
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT, KingdomSource, read_source
from demesne.lab.plot import check_plot
from demesne.lab.report import Origin
from demesne.lab.workers import Workers
from demesne.texts import Texts, pick_language

_help = speaking(sys.argv).message

STOPPED: Final = 130
"""The exit code of a command stopped by Ctrl-C, after it has shown its results so far."""

STDOUT: Final = "-"

TURNS: Final = Parameter(name="--turn-limit", validator=Number(gte=1), help=_help("lab-option-turn-limit"))

Bots = Annotated[str, Parameter(name="BOT", help=_help("lab-option-bots"))]
Bot = Annotated[str, Parameter(name="BOT", help=_help("lab-option-bot"))]
Strategy = Annotated[str, Parameter(name="STRATEGY", help=_help("lab-option-strategy"))]
Games = Annotated[int, Parameter(name=["--games", "-n"], help=_help("lab-option-games"))]
Each = Annotated[int, Parameter(name=["--games", "-n"], help=_help("lab-option-games-each"))]
Watched = Annotated[int, Parameter(name="--watched", validator=Number(gte=0), help=_help("lab-option-watched"))]
Seed = Annotated[str | None, Parameter(name="--seed", help=_help("lab-option-seed"))]
Output = Annotated[Path | None, Parameter(name=["--output", "-o"], help=_help("lab-option-output"))]


class LabResult(Protocol):
    """The result of any lab command."""

    @property
    def stopped(self) -> bool: ...

    def to_dict(self) -> dict[str, object]: ...


Found = TypeVar("Found", bound=LabResult)


def read_seed(text: str | None) -> int | str | None:
    """A seed as given: a whole number becomes an int, as in Python."""
    return int(text) if text is not None and text.isdecimal() else text


@contextmanager
def refusing(texts: Texts) -> Iterator[None]:
    """Turn the lab's refusals into messages of the command line."""
    try:
        yield
    except LabError as error:
        raise Problem(error.say(texts)) from None
    except BadSetup as error:
        raise Problem(f"{str(error)[:1].upper()}{str(error)[1:]}.") from None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Board:
    """Which kingdom is played: a given one, or random ones that meet constraints."""

    kingdom: Annotated[str | None, Parameter(name=["--kingdom", "-k"], help=_help("lab-option-kingdom"))] = None
    sets: options.Sets = None
    with_: options.With = None
    without: options.Without = None
    need: options.Need = None
    choices: options.Choices = options.LEFT_OPEN

    @property
    def is_given(self) -> bool:
        """Whether anything is said about it."""
        return self.kingdom is not None or any((self.sets, self.with_, self.without, self.need))

    def source(self) -> KingdomSource:
        """The requested kingdom; wishes without a kingdom mean a random one."""
        wanted = constraints(self.sets or (), self.with_ or (), self.without or (), self.need or ())
        text = self.kingdom or ("random" if wanted.wishes else DEFAULT)
        return read_source(text, wanted if wanted.wishes else None, options.chosen_by(self.choices))


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Match(Board):
    """Many games: of which kingdom, from which seed, by how many processes or which machines, shown how."""

    turn_limit: Annotated[int | None, TURNS] = None
    seed: Seed = None
    jobs: Annotated[int | None, Parameter(name=["--jobs", "-j"], help=_help("lab-option-jobs"))] = None
    cluster: Annotated[str | None, Parameter(name="--cluster", help=_help("lab-option-cluster"))] = None
    lang: options.Lang = None
    json: options.Json = False

    @property
    def texts(self) -> Texts:
        """The texts that results are printed in."""
        return Texts(pick_language(self.lang))

    @property
    def luck(self) -> int | str | None:
        """The seed as it was given."""
        return read_seed(self.seed)

    @property
    def limit(self) -> int:
        """After how many turns each a game is scored as it stands."""
        return TURN_LIMIT if self.turn_limit is None else self.turn_limit

    @contextmanager
    def workers(self, total: int | None) -> Iterator[Workers]:
        """Workers with a progress bar, if there is a terminal to show it on."""
        if not sys.stderr.isatty():
            with Workers(self.jobs, self.cluster) as workers:
                yield workers
            return
        from demesne.cli.lab_progress import progress

        with progress(total, self.texts) as advance, Workers(self.jobs, self.cluster, advance) as workers:
            yield workers

    def run(
        self, total: int | None, play: Callable[[Workers], Found], form: Form[Found], papers: Papers | None = None
    ) -> int:
        """Play, then show the result as a table, as JSON or as CSV, and write the requested files. Returns the exit
        code.
        """
        papers = papers or Papers()
        with refusing(self.texts):
            papers.check(self)
            with self.workers(total) as workers:
                result = play(workers)
            papers.write(result, form, self.texts)
        if self.json:
            print(json_format.dumps(result.to_dict(), ensure_ascii=False, indent=2))
        else:
            # If the data go to the standard output, the table for people must not mix with them.
            stream = sys.stderr if papers.fills_stdout else sys.stdout
            tables = ResultTables(self.texts, stream)
            form.show(result, tables)
            if result.stopped:
                tables.line("\n" + self.texts.message("lab-stopped"))
        return STOPPED if result.stopped else 0


@dataclass(frozen=True)
class Form(Generic[Found]):
    """How a sort of result is shown: on screen, as CSV, as a page, as a picture."""

    show: Callable[[Found, ResultTables], None]
    csv: Callable[[Found], str] | None = None
    page: Callable[[Found, str, Origin], str] | None = None
    draw: Callable[[Found, Path, str], object] | None = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Papers:
    """Where the results go besides the screen."""

    csv: Annotated[Path | None, Parameter(name="--csv", allow_leading_hyphen=True, help=_help("lab-option-csv"))] = None
    report: Annotated[Path | None, Parameter(name="--report", help=_help("lab-option-report"))] = None
    plot: Annotated[Path | None, Parameter(name="--plot", help=_help("lab-option-plot"))] = None

    @property
    def fills_stdout(self) -> bool:
        """Whether data go to the standard output."""
        return str(self.csv) == STDOUT

    def check(self, match: Match) -> None:
        """Check before the games are played that their result can be written."""
        if match.json and self.fills_stdout:
            raise Problem(match.texts.message("lab-bad-two-outputs"))
        check_writable((self.csv, self.report, self.plot), match.texts)
        if self.plot is not None:
            check_plot(self.plot)

    def write(self, result: Found, form: Form[Found], texts: Texts) -> None:
        """Write the requested ones, in the language of the texts."""
        if self.csv is not None and form.csv is not None:
            write(self.csv, form.csv(result), texts)
        if self.report is not None and form.page is not None:
            write(self.report, form.page(result, texts.language, Origin(version(), command_line())), texts)
        if self.plot is not None and form.draw is not None:
            form.draw(result, self.plot, texts.language)


def write(path: Path, text: str, texts: Texts) -> None:
    """Write a text to a file, or to the standard output."""
    if str(path) == STDOUT:
        print(text, end="")
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError:
        raise Problem(texts.message("lab-bad-write", file=str(path))) from None


def check_writable(paths: Sequence[Path | None], texts: Texts) -> None:
    """Raise Problem unless all of these can be written."""
    for path in paths:
        if path is not None and str(path) != STDOUT and (path.is_dir() or not path.absolute().parent.is_dir()):
            raise Problem(texts.message("lab-bad-write", file=str(path)))

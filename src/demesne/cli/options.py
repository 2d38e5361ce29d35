"""Options shared by several commands, each defined once."""

from __future__ import annotations

import sys
from dataclasses import field, make_dataclass
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from demesne.cards import SETS
from demesne.cli import speaking
from demesne.engine.options import OPTIONS, Option, Options

# The help is in the language of the command line that imports this module.
_help = speaking(sys.argv).message

Several = list[str] | None

Lang = Annotated[str | None, Parameter(name="--lang", help=_help("cli-option-lang"))]
Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False, help=_help("cli-option-json"))]
Plain = Annotated[bool, Parameter(name="--plain", negative="", show_default=False, help=_help("table-option-plain"))]
Sets = Annotated[Several, Parameter(name="--sets", negative="", help=f"{_help('cli-option-sets')} {', '.join(SETS)}.")]
With = Annotated[Several, Parameter(name="--with", negative="", help=_help("cli-option-with"))]
Without = Annotated[Several, Parameter(name="--without", negative="", help=_help("cli-option-without"))]
Need = Annotated[Several, Parameter(name="--need", negative="", help=_help("cli-option-need"))]


def _choice(option: Option) -> tuple[str, object, object]:
    help_ = _help(f"cli-option-{option.name}")
    return option.name, Annotated[bool | None, Parameter(name=f"--{option.name}", help=help_)], field(default=None)


if TYPE_CHECKING:
    _Choices = object
else:
    # The module is named because cyclopts does not look into Python's own classes.
    _Choices = make_dataclass(
        "_Choices", map(_choice, OPTIONS), frozen=True, kw_only=True, namespace={"__module__": __name__}
    )
Choices = Annotated[_Choices, Parameter(name="*")]
LEFT_OPEN: Final = _Choices()


def chosen_by(choices: object) -> Options:
    """The options of the set-up on the command line."""
    return Options([getattr(choices, option.name) for option in OPTIONS])

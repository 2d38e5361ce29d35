"""Options that several commands have, each in one place."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from demesne.cards import SETS
from demesne.cli import speaking

# The help is in the language of the command line that this module is imported for.
_help = speaking(sys.argv).message

Several = list[str] | None

Lang = Annotated[str | None, Parameter(name="--lang", help=_help("cli-option-lang"))]
Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False, help=_help("cli-option-json"))]
Plain = Annotated[bool, Parameter(name="--plain", negative="", show_default=False, help=_help("table-option-plain"))]
Sets = Annotated[Several, Parameter(name="--sets", negative="", help=f"{_help('cli-option-sets')} {', '.join(SETS)}.")]
With = Annotated[Several, Parameter(name="--with", negative="", help=_help("cli-option-with"))]
Without = Annotated[Several, Parameter(name="--without", negative="", help=_help("cli-option-without"))]
Need = Annotated[Several, Parameter(name="--need", negative="", help=_help("cli-option-need"))]
Shelters = Annotated[bool | None, Parameter(name="--shelters", help=_help("cli-option-shelters"))]

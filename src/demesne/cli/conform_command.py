"""`demesne conform`: run rulebook cases."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from demesne.cli import Problem, speaking
from demesne.cli.kingdom_commands import print_json
from demesne.cli.options import Json, Lang
from demesne.conform import BadCase, Failure, read_cases, run_case

_help = speaking(sys.argv).message


def conform(
    *paths: Annotated[Path, Parameter(name="PATH", help=_help("cli-option-cases"))],
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Run conformance cases: TOML files, or folders of them."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    if not paths:
        raise Problem(texts.message("cli-no-cases"))
    for path in paths:
        if not path.exists():
            raise Problem(texts.message("cli-no-path", path=str(path)))
    passed = 0
    failures: list[dict[str, str]] = []
    for file in case_files(paths):
        for name, case in read_cases(file):
            try:
                if isinstance(case, BadCase):
                    raise case
                run_case(case)
                passed += 1
            except (BadCase, Failure) as error:
                failures.append({"file": str(file), "case": name, "difference": str(error)})
                if not json:
                    print(f"FAILED {file}: {name}\n    {error}")
    if json:
        print_json({"passed": passed, "failed": len(failures), "failures": failures})
    else:
        print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


def case_files(paths: tuple[Path, ...]) -> list[Path]:
    """The case files at these paths; in a folder, every TOML file below it except the lists of headings."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*.toml") if not file.name.startswith("headings"))
        else:
            found.append(path)
    return found

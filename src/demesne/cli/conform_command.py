"""`demesne conform`: run rulebook cases."""

from __future__ import annotations

import sys
from pathlib import Path

from demesne.conform import BadCase, Failure, read_cases, run_case


def conform(*paths: Path) -> int:
    """Run conformance cases: TOML files, or folders of them.

    Prints every case that fails with its step and the difference, then `N passed, M failed`. Exits with 1 if any
    failed, with 2 if a path does not exist.

    Examples:

        demesne conform conformance/

        demesne conform conformance/base/cellar.toml
    """
    if not paths:
        print("demesne conform: name at least one file or folder of cases, such as conformance/", file=sys.stderr)
        return 2
    for path in paths:
        if not path.exists():
            print(f"demesne conform: there is no file or folder {path}", file=sys.stderr)
            return 2
    passed = failed = 0
    for file in case_files(paths):
        for name, case in read_cases(file):
            try:
                if isinstance(case, BadCase):
                    raise case
                run_case(case)
                passed += 1
            except (BadCase, Failure) as error:
                failed += 1
                print(f"FAILED {file}: {name}\n    {error}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def case_files(paths: tuple[Path, ...]) -> list[Path]:
    """The case files that these paths name; in a folder, every TOML file below it but the lists of headings."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*.toml") if not file.name.startswith("headings"))
        else:
            found.append(path)
    return found

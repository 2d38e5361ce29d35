"""Build the documentation as a site in build/site: `site.py`. It fails on a broken link.

The pages in docs/ can be read as they are. The site also includes the pages at the root of the repository
(contributing, changes and so on) and the cases, as plain text, because they are linked.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "build" / "site-source"
CASES = ROOT / "conformance"
FRONT = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "README.md", "SECURITY.md")
LINK = re.compile(r"(!?\[[^\]\[]*\]\()([^()\s]+)(\))")


def on_site(target: str, page: Path) -> str | None:
    """Where a page's link leads on the site; None if it does not lead to a page."""
    if re.match(r"[a-z]+:|#", target):
        return target
    place, mark, anchor = target.partition("#")
    found = (page.parent / place).resolve()
    if found.is_relative_to(ROOT / "docs"):
        return f"{found.relative_to(ROOT / 'docs').as_posix()}{mark}{anchor}"
    if found.parent == ROOT and found.name in FRONT:
        return f"{found.name.lower()}{mark}{anchor}"
    if found.is_relative_to(CASES) and found.is_file():
        return f"conformance/{found.relative_to(CASES).with_suffix('.txt').as_posix()}"
    return None


def text_of(page: Path) -> str:
    """A page with its links as they are on the site; files that exist only in the repository are named instead of
    linked.
    """

    def turn(match: re.Match[str]) -> str:
        target = on_site(match[2], page)
        return match[1][1:-2] if target is None else f"{match[1]}{target}{match[3]}"

    return LINK.sub(turn, page.read_text(encoding="utf-8"))


def main(arguments: list[str]) -> int:
    """Collect the pages and build."""
    if arguments:
        print("usage: site.py", file=sys.stderr)
        return 2
    program = Path(sys.executable).with_name("zensical")
    if not program.exists():
        print("site.py: zensical is not there; `python3 dev.py lint` brings the developers' packages", file=sys.stderr)
        return 1
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE)
    for page in (ROOT / "docs").glob("*.md"):
        (SOURCE / page.name).write_text(text_of(page), encoding="utf-8")
    for case in CASES.glob("**/*.toml"):
        copy = SOURCE / "conformance" / case.relative_to(CASES).with_suffix(".txt")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(case, copy)
    for name in FRONT:
        (SOURCE / name.lower()).write_text(text_of(ROOT / name), encoding="utf-8")
    return subprocess.run([str(program), "build", "--strict", "--clean"], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Write the references: `reference.py` updates them, `reference.py --check` only says whether they are current.

docs/commands.md is what `--help` prints, command by command. docs/python.md has the docstrings of the public names:
those in `__all__` of the packages in PACKAGES.
"""

from __future__ import annotations

import ast
import contextlib
import io
import os
import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from unittest.mock import patch

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SOURCE = ROOT / "src"
WIDTH = 100
"""How wide the help is printed."""

PACKAGES = (
    "demesne",
    "demesne.bots",
    "demesne.lab",
    "demesne.learn",
    "demesne.data",
    "demesne.kingdoms",
    "demesne.client",
)
"""The packages and modules that programs are meant to import, in the order of the page, as far as they exist."""

FOR_PROGRAMS = {
    "Game": (
        "answer", "choose", "number", "answers", "fork", "imagine", "active", "over", "phase", "cost", "left", "score",
        "score_by_card", "winners", "result", "view",
    ),
    "Decision": (
        "kind", "min", "max", "ordered", "source", "about", "step", "event", "target", "options", "zones", "owner",
        "find", "labels", "counts", "count_answers", "answers", "explain", "to_dict",
    ),
}  # fmt: skip
"""Classes whose other public names are only for the engine and its cards."""

MADE = "This page is made by `python3 dev.py python tools/reference.py`."

COMMANDS_OPENING = f"""\
# Command reference

Every command with its options, as `demesne COMMAND --help` prints it. In a clone, `python3 dev.py run COMMAND` is the
same as `demesne COMMAND`.

Commands print in English, French or Italian: `--lang` chooses, else `DEMESNE_LANG`, else the language of the system.
They end with exit code 0, with 1 if a check found something, with 2 for a command line that makes no sense, and with
130 after Ctrl-C.

{MADE}
"""

PYTHON_OPENING = f"""\
# Python reference

All public names with their signatures. [Write a bot](write-a-bot.md) and [For researchers](researchers.md) show how
they work together, and [the protocol](protocol.md) explains decisions, views and events field by field.

{MADE}
"""


# --- commands ---


def help_of(*words: str) -> str:
    """The help of a command line, in English."""
    from demesne.cli import main

    out = io.StringIO()
    wide = {"COLUMNS": str(WIDTH), "DEMESNE_LANG": "en", "TERM": "dumb", "NO_COLOR": "1"}
    with patch.dict(os.environ, wide), patch.object(sys, "argv", ["demesne", *words]), contextlib.redirect_stdout(out):
        main([*words, "--help"])
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines())


def commands_page() -> str:
    """The command reference."""
    from demesne.cli import COMMANDS

    parts = [COMMANDS_OPENING, f"```text\n{help_of()}\n```\n"]
    for command in COMMANDS:
        parts += [f"## {command.name}\n", f"```text\n{help_of(command.name)}\n```\n"]
    return "\n".join(parts)


# --- Python ---


class Module:
    """A module of the package, read but not run: it may be compiled."""

    def __init__(self, name: str) -> None:
        self.name = name
        path = SOURCE / Path(*name.split("."))
        self.file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        self.body = ast.parse(self.file.read_text(encoding="utf-8")).body if self.file.is_file() else []

    def __bool__(self) -> bool:
        return bool(self.body)

    @property
    def doc(self) -> str:
        """Its docstring."""
        return ast.get_docstring(ast.Module(self.body, [])) or ""

    def public(self) -> list[str]:
        """The names of its `__all__`."""
        for node in self.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                return [str(name) for name in ast.literal_eval(node.value)]
        return []

    def find(self, name: str) -> tuple[ast.stmt, str] | None:
        """The statement that defines a name, here or where it is imported from, and the docstring below a value."""
        for place, node in enumerate(self.body):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name:
                return node, ""
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and name in assigned(node):
                return node, text_below(self.body, place)
            if isinstance(node, ast.ImportFrom) and node.module:
                originals = [alias.name for alias in node.names if name == (alias.asname or alias.name)]
                found = Module(node.module).find(originals[0]) if originals else None
                if found is not None:
                    return found
        return None


def assigned(node: ast.Assign | ast.AnnAssign) -> list[str]:
    """The names that a statement sets."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [ast.unparse(target) for target in targets]


def text_below(body: list[ast.stmt], place: int) -> str:
    """The docstring below a statement."""
    following = body[place + 1] if place + 1 < len(body) else None
    if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
        return cleandoc(str(following.value.value))
    return ""


def signature(node: ast.FunctionDef, bound: bool) -> str:
    """A function as it is called."""
    arguments = ast.parse(ast.unparse(node)).body[0]
    assert isinstance(arguments, ast.FunctionDef)
    if bound and arguments.args.args:
        arguments.args.args.pop(0)
    returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None and node.name != "__init__" else ""
    return f"({ast.unparse(arguments.args)}){returned}"


def shown(doc: str) -> str:
    """A docstring as Markdown, with examples in separate blocks."""
    parts = []
    for part in re.split(r"\n\s*\n", doc.strip()):
        if part.lstrip().startswith(">>>"):
            parts.append(f"```python\n{cleandoc(part)}\n```")
        elif part.startswith("    "):
            parts.append(f"```text\n{cleandoc(part)}\n```")
        else:
            parts.append(part)
    return "\n\n".join(parts)


def is_property(node: ast.FunctionDef) -> bool:
    """Whether a method is accessed like an attribute."""
    return any(ast.unparse(mark) in ("property", "cached_property") for mark in node.decorator_list)


def members(node: ast.ClassDef) -> Iterator[str]:
    """The public attributes and methods of a class, one line each."""
    wanted = FOR_PROGRAMS.get(node.name)
    for place, item in enumerate(node.body):
        if isinstance(item, ast.AnnAssign):
            name, doc = ast.unparse(item.target), inline(text_below(node.body, place))
            call = f"{name}: {ast.unparse(item.annotation)}"
        elif isinstance(item, ast.FunctionDef):
            name, doc = item.name, inline(ast.get_docstring(item) or "")
            returned = f": {ast.unparse(item.returns)}" if item.returns is not None else ""
            call = f"{name}{returned}" if is_property(item) else f"{name}{signature(item, bound=True)}"
        else:
            continue
        if not name.startswith("_") and (wanted is None or name in wanted):
            yield f"- `{call}`: {doc}" if doc else f"- `{call}`"


def inline(doc: str) -> str:
    """A docstring that fits into a list, without its examples."""
    kept = [part for part in re.split(r"\n\s*\n", doc.strip()) if not part.lstrip().startswith(">>>")]
    return " ".join(" ".join(kept).split())


def entry(name: str, module: Module) -> str:
    """A public name with all its docstrings."""
    found = module.find(name)
    if found is None:
        return ""
    node, below = found
    if isinstance(node, ast.FunctionDef):
        doc = shown(ast.get_docstring(node) or "")
        return f"### {name}\n\n```text\n{name}{signature(node, bound=False)}\n```\n\n{doc}\n"
    if isinstance(node, ast.ClassDef):
        made = next((item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"), None)
        call = more = ""
        if made is not None and name not in FOR_PROGRAMS:
            call = f"```text\n{name}{signature(made, bound=True)}\n```\n\n"
            more = inline(ast.get_docstring(made) or "")
        doc = "\n\n".join(part for part in (shown(ast.get_docstring(node) or ""), more) if part)
        listed = "\n".join(members(node))
        return f"### {name}\n\n{call}{doc}\n" + (f"\n{listed}\n" if listed else "")
    return f"### {name}\n\n{shown(below)}\n" if below else f"### {name}\n"


def python_page() -> str:
    """The Python reference."""
    parts = [PYTHON_OPENING]
    for name in PACKAGES:
        module = Module(name)
        if module:
            parts += [f"## {name}\n", f"{shown(module.doc)}\n"]
            parts += [entry(public, module) for public in sorted(module.public(), key=str.lower)]
    return "\n".join(part for part in parts if part)


def main(arguments: list[str]) -> int:
    """Update the pages, or check them. The exit status is 1 if a check finds one out of date."""
    if arguments not in ([], ["--check"]):
        print("usage: reference.py [--check]", file=sys.stderr)
        return 2
    for name, text in (("commands.md", commands_page()), ("python.md", python_page())):
        page = DOCS / name
        if not arguments:
            page.write_text(text, encoding="utf-8", newline="\n")
        elif not page.is_file() or page.read_text(encoding="utf-8") != text:
            print(f"docs/{name} is not current: run `python3 dev.py python tools/reference.py`", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

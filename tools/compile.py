"""Compile modules with mypyc: `compile.py FOLDER FILE…`, run from the root of the tree.

The extension modules come out in FOLDER/out, laid out as the packages are. Nothing is written beside the sources,
where a compiled module would shadow its source for ever. The exit status is 3 when there is no C compiler.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.extension import Extension

NO_COMPILER = 3


def build(extensions: list[Extension], out: Path, temporary: Path) -> None:
    command = build_ext(Distribution({"name": "demesne", "ext_modules": extensions}))
    command.build_lib = str(out)
    command.build_temp = str(temporary)
    command.ensure_finalized()
    command.run()


def can_compile() -> bool:
    """Whether a C compiler is here that finds the headers of Python."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build([Extension("probe", [str(source)])], Path(folder), Path(folder))
        except BaseException as problem:
            print(problem)
            return False
    return True


def main() -> int:
    folder = Path(sys.argv[1])
    if not can_compile():
        return NO_COMPILER
    # One group for all: calls from module to module stay calls in C.
    extensions = mypycify(sys.argv[2:], opt_level="3", target_dir=str(folder / "c"))
    build(extensions, folder / "out", folder / "objects")
    return 0


if __name__ == "__main__":
    sys.exit(main())

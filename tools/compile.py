"""Compile modules with mypyc: `compile.py FOLDER FILE…`, run from the root of the tree.

The extension modules come out in FOLDER/out, laid out as the packages are. Nothing is written next to the sources,
where a compiled module would shadow its source for ever. The exit status is 3 if there is no C compiler.
"""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError
from setuptools.extension import Extension

NO_COMPILER = 3

DIRECT_CALLS = ["-fvisibility=hidden", "-fno-plt"]
"""Without these, gcc and clang call functions of other files, and Python's, by way of a table of jumps."""


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles every C file separately, as many at once as there are processors."""

    def build_extensions(self) -> None:
        jobs = [(extension, source) for extension in self.extensions for source in extension.sources]
        jobs.sort(key=lambda job: os.path.getsize(job[1]), reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = list(pool.map(self.compile_one, jobs))
        for extension in self.extensions:
            self.compiler.link_shared_object(
                [path for (owner, _), paths in zip(jobs, made, strict=True) if owner is extension for path in paths],
                self.get_ext_fullpath(extension.name),
                extra_postargs=extension.extra_link_args,
                export_symbols=self.get_export_symbols(extension),
                build_temp=self.build_temp,
                target_lang="c",
            )

    def compile_one(self, job: tuple[Extension, str]) -> list[str]:
        extension, source = job
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            macros=extension.define_macros,
            extra_postargs=extension.extra_compile_args,
        )
        return objects


def build(extensions: list[Extension], folder: Path) -> None:
    command = ParallelBuild(Distribution({"name": "demesne", "ext_modules": extensions}))
    command.build_lib = str(folder / "out")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build([Extension("probe", [str(source)])], Path(folder))
        except (BaseError, CompileError, LinkError) as problem:
            print(problem)
            return False
    return True


def main() -> int:
    folder = Path(sys.argv[1])
    if not can_compile():
        return NO_COMPILER
    # One group for all, so that calls between modules stay calls in C. Several files, to use all processors.
    extensions = mypycify(sys.argv[2:], opt_level="3", debug_level="0", multi_file=True, target_dir=str(folder / "c"))
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args += DIRECT_CALLS
    build(extensions, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())

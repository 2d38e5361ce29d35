"""Run the benchmarks named on the command line, or all of them."""

from __future__ import annotations

import importlib
import pkgutil
import platform
import sys
import time

import benchmarks


def names() -> list[str]:
    found = [module.name for module in pkgutil.iter_modules(benchmarks.__path__)]
    return sorted(name for name in found if not name.startswith("_"))


def main(chosen: list[str]) -> int:
    known = names()
    unknown = [name for name in chosen if name not in known]
    if unknown:
        print(f"no benchmark {unknown[0]!r}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    print(f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}")
    for name in chosen or known:
        module = importlib.import_module(f"benchmarks.{name}")
        print(f"\n{name}: {(module.__doc__ or '').splitlines()[0]}", flush=True)
        started = time.monotonic()
        module.main()
        print(f"({time.monotonic() - started:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

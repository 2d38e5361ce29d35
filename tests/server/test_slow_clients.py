"""Clients that don't read, that only connect, and that come in great numbers."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.server.middleware import visitor
from tests.patience import PATIENCE, wait_until
from tests.server.running import UNLIMITED, Running, Zygote, serving

PAGE = 12_000_000
"""More unread data than the system buffers."""


@pytest.fixture(scope="module")
def strict(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a big page that lets nobody hold much of it."""
    folder = tmp_path_factory.mktemp("strict")
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("x" * PAGE)
    limits = {**UNLIMITED, "write_seconds": 1.0, "connections": 20, "unread_bytes": 2**30, "head_seconds": 600.0}
    with serving(zygote, folder, limits=limits, client=str(page)) as running:
        yield running


def connection_to(server: Running) -> socket.socket:
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(PATIENCE)
    made.connect(("127.0.0.1", server.port))
    return made


def resident(pid: int) -> int:
    """How much memory a process has, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def ask_for_page(connection: socket.socket) -> None:
    """Request the big page and read only the beginning of the answer."""
    connection.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
    assert connection.recv(12) == b"HTTP/1.1 200"


def is_kept(server: Running, connection: socket.socket) -> bool:
    """Whether the server keeps a connection, as far as the system knows; earlier data may still be unread."""
    here, there = f":{server.port:04X}", f":{connection.getsockname()[1]:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        local, remote, state = line.split()[1:4]
        if local.endswith(here) and remote.endswith(there):
            return state == "01"
    return False


def unread(server: Running, connection: socket.socket) -> int:
    """How many bytes arrive until the end, when the client finally starts reading."""
    total = 0
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65536):
            total += len(piece)
    return total


def test_who_does_not_read_is_hung_up_on(strict: Running) -> None:
    connections = [connection_to(strict) for _ in range(10)]
    for connection in connections:
        ask_for_page(connection)
    wait_until(lambda: not any(is_kept(strict, connection) for connection in connections), "they are not hung up on")
    # A client that reads at this point gets what was on its way, not the whole page: the rest went with the connection.
    assert max(unread(strict, connection) for connection in connections) < PAGE


def test_a_page_is_in_memory_once(zygote: Zygote, tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("x" * 8_000_000)
    limits = {**UNLIMITED, "write_seconds": 60.0, "unread_bytes": 2**30}
    with serving(zygote, tmp_path, limits=limits, client=str(page)) as running:
        before = resident(running.pid)
        connections = [connection_to(running) for _ in range(40)]
        for connection in connections:
            ask_for_page(connection)
        assert resident(running.pid) - before < 120_000_000
        for connection in connections:
            connection.close()


def test_one_address_leaves_only_so_much_unread(zygote: Zygote, tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("x" * PAGE)
    limits = {**UNLIMITED, "write_seconds": 600.0, "unread_bytes": 200_000}
    with serving(zygote, tmp_path, limits=limits, client=str(page)) as running:
        connections = [connection_to(running) for _ in range(10)]
        for connection in connections:
            connection.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        hung_up: list[socket.socket] = []

        def is_one_hung_up_on() -> bool:
            hung_up[:] = [connection for connection in connections if not is_kept(running, connection)]
            return bool(hung_up)

        wait_until(is_one_hung_up_on, "none of them is hung up on")
        assert unread(running, hung_up[0]) < PAGE


def test_one_address_has_only_so_many_connections(strict: Running) -> None:
    idle = [connection_to(strict) for _ in range(60)]
    try:
        wait_until(lambda: sum(is_closed(connection) for connection in idle) >= 40, "too many of them are kept")
        assert not all(is_closed(connection) for connection in idle)
    finally:
        for connection in idle:
            connection.close()


def test_a_network_of_ipv6_is_one_visitor() -> None:
    assert visitor("2001:db8::1") == visitor("2001:db8::ffff:2%eth0") == "2001:db8::/64"
    assert visitor("2001:db8:0:1::1") != visitor("2001:db8::1")
    assert visitor("::ffff:192.0.2.7") == visitor("192.0.2.7") == "192.0.2.7"
    assert visitor("192.0.2.8") != visitor("192.0.2.7")
    assert visitor("a-name") == "a-name"


def test_long_headers_are_refused(strict: Running) -> None:
    with connection_to(strict) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"x" * 70_000 + b"\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 431")
    with connection_to(strict) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"x" * 60_000 + b"\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 200")


def test_idle_connections_make_room_where_files_run_short(zygote: Zygote, tmp_path: Path) -> None:
    """More connections than files: the client that has been idle longest is disconnected, and others get in."""
    limits = {**UNLIMITED, "head_seconds": 600.0}
    with serving(zygote, tmp_path, limits=limits, files=200) as running, connection_to(running) as playing:
        playing.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert playing.recv(100).startswith(b"HTTP/1.1 200")
        idle = [connection_to(running) for _ in range(400)]
        try:
            for _ in range(5):
                with connection_to(running) as asking:
                    asking.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
                    assert asking.recv(100).startswith(b"HTTP/1.1 200")
            wait_until(lambda: is_closed(idle[0]), "the first of them is kept")
            assert not is_closed(idle[-1])
        finally:
            for connection in idle:
                connection.close()


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side is known to have disconnected an idle client."""
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True

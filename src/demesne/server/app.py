"""The server as an ASGI application, and the program that runs it."""

from __future__ import annotations

import gc
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from demesne.server import messages
from demesne.server.backend import Backend
from demesne.server.endpoints import ENDPOINTS
from demesne.server.lab_elsewhere import LabElsewhere
from demesne.server.lab_socket import serve_run_socket
from demesne.server.logs import log, log_error
from demesne.server.middleware import CheckedRequests, SafeHeaders
from demesne.server.openapi import description
from demesne.server.options import ServerOptions
from demesne.server.pages import Pages
from demesne.server.requests import serve
from demesne.server.review_socket import serve_review_socket
from demesne.server.slow_clients import Connections
from demesne.server.sockets import serve_socket
from demesne.server.wire import ErrorReply

FILES: Final = 65536
"""How many open files are enough."""

BACKLOG: Final = 2048
"""How many connections may wait to be accepted."""


class UvicornLines(logging.Handler):
    """The web server's own log lines, among ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            log_error("uvicorn", error, message=record.getMessage())
        else:
            log("uvicorn", level=record.levelname, message=record.getMessage())


def make_app(
    options: ServerOptions, connections: Connections | None = None, ready: Callable[[], None] | None = None
) -> Starlette:
    """The application. Opens the store; raises StoreError if that fails. `ready` is called once it is up."""
    backend = Backend(options)
    schema = messages.encode(description())

    async def sit(websocket: WebSocket) -> None:
        await serve_socket(backend, websocket)

    elsewhere = LabElsewhere(options.lab_at) if options.lab_at else None

    async def watch_run(websocket: WebSocket) -> None:
        if elsewhere is None:
            await serve_run_socket(backend, websocket)
        else:
            await elsewhere.pass_socket(backend, websocket)

    async def watch_review(websocket: WebSocket) -> None:
        await serve_review_socket(backend, websocket)

    async def openapi(_request: Request) -> Response:
        return Response(schema, media_type="application/json")

    routes: list[BaseRoute] = []
    for endpoint in ENDPOINTS if elsewhere is None else elsewhere.endpoints(ENDPOINTS):
        routes.append(Route(endpoint.path, serve(backend, endpoint), methods=[endpoint.method]))
    routes.append(WebSocketRoute("/api/tables/{table}/socket", sit))
    routes.append(WebSocketRoute("/api/tables/{table}/review/socket", watch_review))
    routes.append(WebSocketRoute("/api/lab/runs/{run}/socket", watch_run))
    routes.append(Route("/openapi.json", openapi))
    routes.append(Route("/{path:path}", Pages(options.client).serve))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        backend.start()
        if connections is not None:
            backend.services.tasks.keep("connections", connections.watch)
            backend.services.metrics.gauge("connections", "Open connections.", lambda: len(connections))
        if ready is not None:
            ready()
        yield
        await backend.stop()

    return Starlette(
        routes=routes,
        middleware=[
            Middleware(ProxyHeadersMiddleware, trusted_hosts=options.proxies),
            Middleware(SafeHeaders, options=options),
            Middleware(CheckedRequests, options=options),
        ],
        exception_handlers={HTTPException: _refuse},
        lifespan=lifespan,
    )


async def _refuse(_request: Request, error: Exception) -> Response:
    """Starlette's own refusals, in the same form as ours."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    code, words = {404: ("not-found", "there is nothing here"), 405: ("bad-method", "this is not done here")}.get(
        status, ("refused", "this can't be done")
    )
    return Response(messages.encode(ErrorReply(code, words)), status, headers, "application/json")


def spare_pauses() -> None:
    """Make the garbage collector look only at young objects: going through a thousand tables takes half a second and
    finds nothing. `Sweeper` collects everything at a quiet moment.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)


@cache
def allow_files() -> int:
    """Let this process have as many open files, and so sockets, as the system allows. Returns how many."""
    try:
        import resource
    except ImportError:
        return FILES  # This system has no such limit.
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and (hard == resource.RLIM_INFINITY or soft < hard):
        try:
            most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
        except (OSError, ValueError) as error:
            log("few-files", files=soft, error=str(error))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if soft == resource.RLIM_INFINITY else soft


class PortTaken(Exception):
    """It is impossible to listen at this address."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound to an address. Raises PortTaken."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        found = socket.socket(family, socket.SOCK_STREAM)
        try:
            if os.name != "nt":
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(address)
            # The process that holds it may not have started listening until now.
            found.listen(BACKLOG)
        except OSError:
            found.close()
            raise
        return found
    except (OSError, OverflowError, UnicodeError) as error:
        raise PortTaken(f"{host}:{port}: {getattr(error, 'strerror', None) or error}") from None


def address_of(bound: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run(options: ServerOptions, bound: socket.socket | None = None, ready: Callable[[], None] | None = None) -> None:
    """Serve until told to stop, at the given bound socket or at the address in the options. `ready` is called once
    requests are answered. Raises StoreError or PortTaken before that.
    """
    connections = Connections(options.limits, options.proxies, allow_files)
    app = make_app(options, connections, ready)
    bound = listen(options.host, options.port) if bound is None else bound
    config = uvicorn.Config(
        connections.watching(app),
        http=connections.protocol(),
        proxy_headers=False,  # Connections are identified by their own addresses; only requests by what the proxy says.
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=options.limits.message_bytes,
        ws_max_queue=8,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
        backlog=BACKLOG,
    )
    server = uvicorn.Server(config)
    logging.getLogger("uvicorn").addHandler(UvicornLines(logging.WARNING))
    spare_pauses()
    log("files", most=allow_files())
    log("listening", host=options.host, port=bound.getsockname()[1])
    server.run(sockets=[bound])

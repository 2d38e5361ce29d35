"""The server as an ASGI application, and the program that runs it."""

from __future__ import annotations

import gc
import html
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from demesne.server import frames
from demesne.server.doors import SafeHeaders
from demesne.server.house import House
from demesne.server.logs import log, log_error
from demesne.server.openapi import description
from demesne.server.options import Options
from demesne.server.socket import serve_socket
from demesne.server.web import ENDPOINTS, serve
from demesne.server.wire import Problem


class Lines(logging.Handler):
    """What the web server itself has to say, among our own lines."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            log_error("uvicorn", error, message=record.getMessage())
        else:
            log("uvicorn", level=record.levelname, message=record.getMessage())


PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Demesne</title>
<h1>A Demesne table server</h1>
<p>{words}</p>
<p>What it can do is described in <a href="/openapi.json">openapi.json</a>.</p>
</html>
"""


def make_app(options: Options) -> Starlette:
    """The application. Opens the store; raises StoreError if that can't be done."""
    house = House(options)
    schema = frames.encode(description())

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(house, websocket)

    async def openapi(_request: Request) -> Response:
        return Response(schema, media_type="application/json")

    routes: list[BaseRoute] = []
    for endpoint in ENDPOINTS:
        routes.append(Route(endpoint.path, serve(house, endpoint), methods=[endpoint.method]))
    routes.append(WebSocketRoute("/api/tables/{table}/socket", socket))
    routes.append(Route("/openapi.json", openapi))
    routes += _pages(options.client)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        house.start()
        yield
        await house.stop()

    return Starlette(
        routes=routes,
        middleware=[Middleware(SafeHeaders, options=options)],
        exception_handlers={HTTPException: _refuse},
        lifespan=lifespan,
    )


def _pages(client: Path | None) -> list[BaseRoute]:
    """The pages: those of the browser client, or a short word where there is none."""
    index = None if client is None else client / "index.html"

    async def page(request: Request) -> Response:
        if index is not None:
            return FileResponse(index)
        words = "Open this link with a Demesne client, or give it to a bot."
        if request.url.path == "/":
            words = "It has no pages of its own."
        return HTMLResponse(PAGE.format(words=html.escape(words)))

    routes: list[BaseRoute] = [
        Route(path, page) for path in ("/", "/join/{code}", "/watch/{code}", "/table/{table}", "/replay/{table}")
    ]
    if client is not None:
        routes.append(Mount("/", StaticFiles(directory=client)))
    return routes


async def _refuse(_request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in the same form as our own refusals."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    code, words = {404: ("not-found", "there is nothing here"), 405: ("bad-method", "this is not done here")}.get(
        status, ("refused", "this can't be done")
    )
    return Response(frames.encode(Problem(code, words)), status, headers, "application/json")


def spare_pauses() -> None:
    """Let the garbage collector look at what is young only: going through a thousand tables takes half a second, and
    finds nothing. `House.sweep` has everything looked at in a quiet moment."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)


def run(options: Options) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(
        make_app(options),
        host=options.host,
        port=options.port,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=options.proxies,
        ws_max_size=options.limits.message_bytes,
        ws_max_queue=8,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
        h11_max_incomplete_event_size=16384,
    )
    server = uvicorn.Server(config)
    logging.getLogger("uvicorn").addHandler(Lines(logging.WARNING))
    spare_pauses()
    log("listening", host=options.host, port=options.port)
    server.run()

"""What every socket of the server has in common: who is let in, its messages, the hello, how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from demesne.server import messages
from demesne.server.messages import refusal
from demesne.server.middleware import address_of, bearer, cookie_name, origin_fits
from demesne.server.play import Refused
from demesne.server.records import Person
from demesne.server.services import Services

HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 20.0

BAD: Final = 1008
"""The code for closing a socket that breaks the rules."""

AWAY: Final = 1012
"""The code for a stopping server: come back in a moment."""

M = TypeVar("M")


class Greeting(Protocol):
    """The first message of a client."""

    protocol: int
    token: str | None


@asynccontextmanager
async def counted(services: Services, socket: WebSocket) -> AsyncIterator[bool]:
    """Count a socket for its address while it is served. Returns whether it is allowed: from an allowed origin, and not
    one too many.
    """
    address = address_of(socket)
    fits = origin_fits(socket.headers, services.options) and services.requests.take(address)
    if not fits or services.sockets.get(address, 0) >= services.options.limits.sockets:
        await socket.close(BAD)  # Refusing before accepting gives status 403.
        yield False
        return
    services.sockets[address] = services.sockets.get(address, 0) + 1
    try:
        yield True
    except (WebSocketDisconnect, OSError):
        return
    finally:
        services.sockets[address] -= 1
        if not services.sockets[address]:
            del services.sockets[address]


async def receive(socket: WebSocket, decoder: msgspec.json.Decoder[M]) -> M | Refused:
    """The next message, or what is wrong with it."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    text = event.get("text")
    content = event.get("bytes") if text is None else text
    try:
        return decoder.decode(content if content is not None else b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Refused("bad-message", f"this is not a valid message: {error}"[:300])


async def who_greets(services: Services, socket: WebSocket, hello: Greeting) -> tuple[Person | None, str]:
    """The person who says hello, and the secret of their session; refused for another version of the protocol."""
    if hello.protocol != messages.PROTOCOL:
        raise Refused("protocol", f"this server speaks version {messages.PROTOCOL} of the protocol")
    token = hello.token or bearer(socket.headers) or socket.cookies.get(cookie_name(services.options))
    return await services.people.find(token), token or ""


async def turn_away(socket: WebSocket, refused: Refused) -> None:
    """Say why, and close."""
    await socket.send({"type": "websocket.send", "text": refusal(None, refused.code, refused.message).decode()})
    await close(socket, BAD)


async def close(socket: WebSocket, code: int) -> None:
    """Close a socket that may be closed already."""
    if socket.application_state is not WebSocketState.DISCONNECTED:
        try:
            async with asyncio.timeout(2):
                await socket.close(code)
        except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
            return

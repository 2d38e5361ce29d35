"""A socket at the review of a game, for one of the people at its table who waits for it."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.websockets import WebSocket

from demesne.server.backend import Backend
from demesne.server.handshake import who_greets
from demesne.server.play import Refused
from demesne.server.requests import TABLE_ID
from demesne.server.review_endpoints import check_person
from demesne.server.reviews import GameReview
from demesne.server.services import Services
from demesne.server.watching import WatchingSocket, first_message, serve_watching
from demesne.server.wire.reviews import ReviewHello, ReviewIncoming, ReviewPing

_DECODER: Final[msgspec.json.Decoder[ReviewIncoming]] = msgspec.json.Decoder(ReviewIncoming)


class ReviewSocket(WatchingSocket[ReviewIncoming]):
    """One client waiting for a review."""

    def __init__(self, services: Services, review: GameReview, socket: WebSocket) -> None:
        super().__init__(services, review, socket, _DECODER)
        self._review = review
        self._told = -1

    async def send_news(self) -> bool:
        """Send the review as it stands."""
        review = self._review
        if self._told != review.version:
            self._told = review.version
            await self.send(b'{"type":"review",' + review.message()[1:])
        return review.active

    def is_ping(self, message: ReviewIncoming) -> bool:
        """Whether the message is only a ping."""
        return isinstance(message, ReviewPing)

    def heard(self, message: ReviewIncoming) -> None:
        """Another hello changes nothing."""


async def serve_review_socket(backend: Backend, socket: WebSocket) -> None:
    """Let somebody wait for a review."""
    services = backend.services

    async def welcome() -> tuple[ReviewSocket, str]:
        hello = await first_message(socket, _DECODER)
        if not isinstance(hello, ReviewHello):
            raise Refused("no-hello", "the first message must be hello")
        person, token = await who_greets(services, socket, hello)
        name = str(socket.path_params["table"])
        if not TABLE_ID.fullmatch(name):
            raise Refused("no-table", "there is no such table")
        check_person(await backend.tables.find(name), person)
        review = services.reviews.under_way(name)
        if review is None:
            raise Refused("no-review", "no review of this game is under way")
        return ReviewSocket(services, review, socket), token

    await serve_watching(services, socket, welcome)

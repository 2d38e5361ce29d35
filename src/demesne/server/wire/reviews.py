"""The types of the protocol for reviews; what a review itself says is in `review.facts`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from demesne.review.facts import ReviewFacts

ReviewState = Literal["none", "waiting", "running", "done", "failed"]


class ReviewReply(Struct):
    """The review of a game so far, and its status: not requested yet, waiting (and how many before it), running, done,
    failed.
    """

    state: ReviewState
    ahead: int
    review: ReviewFacts | None


class ReviewHello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a review's socket."""

    protocol: int
    token: Annotated[str, Meta(max_length=64)] | None = None


class ReviewPing(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """A ping."""


ReviewIncoming = ReviewHello | ReviewPing

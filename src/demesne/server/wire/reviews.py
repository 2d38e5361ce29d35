"""The types of the wire that are about reviews; what a review itself says is in `review.facts`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from demesne.review.facts import ReviewFacts

ReviewState = Literal["none", "waiting", "running", "done", "failed"]


class ReviewReply(Struct):
    """The review of a game, as far as it has come, and how it stands: nobody asked for one yet, it waits (and how many
    before it), it is computed, it is done, it could not be computed."""

    state: ReviewState
    ahead: int
    review: ReviewFacts | None


class ReviewHello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a review's socket."""

    protocol: int
    token: Annotated[str, Meta(max_length=64)] | None = None


class ReviewPing(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Whether anybody is there."""


ReviewIncoming = ReviewHello | ReviewPing

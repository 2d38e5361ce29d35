"""A process that reviews one game: `python -m demesne.server.review_process`, started by `reviews`.

It reads the task from its standard input and writes the review to its standard output whenever there is more of it,
each time complete and preceded by its length. It ends with the review, or when it is killed.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from collections.abc import Iterator
from typing import Final

import msgspec

from demesne.api import load
from demesne.processes import framed, give_way, leave_with_parent, own_output, read_frame
from demesne.review import Review
from demesne.server.review_messages import ReviewNews, ReviewTask

NICE: Final = 10
"""People and the bots at their tables come before the reviews of games that are over."""

PAUSE: Final = 0.4
"""Seconds between two messages."""


def news(task: ReviewTask) -> Iterator[ReviewNews]:
    """The review as it grows."""
    review = Review(load(task.save), task.people, task.seconds, task.games, clock=time.process_time)
    told = 0.0
    while not review.done:
        review.step()
        if time.monotonic() - told > PAUSE and not review.done:
            told = time.monotonic()
            yield ReviewNews(msgspec.json.encode(review.to_dict()))
    yield ReviewNews(msgspec.json.encode(review.to_dict()), done=True)


def main() -> None:
    """Review a game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # It ends together with the server.
    give_way(NICE)
    target = own_output()
    leave_with_parent()
    content = read_frame(sys.stdin.buffer)
    if content is None:
        return
    task = msgspec.msgpack.decode(content, type=ReviewTask)
    with contextlib.suppress(BrokenPipeError):
        try:
            for found in news(task):
                target.write(framed(msgspec.msgpack.encode(found)))
                target.flush()
        except Exception as error:
            failed = ReviewNews(error=f"{type(error).__name__}: {error}"[:300])
            target.write(framed(msgspec.msgpack.encode(failed)))
            target.flush()


if __name__ == "__main__":
    main()

"""Somebody who plays the Actions of a seat that agreed to it in advance; see `quick.follow`."""

from __future__ import annotations

from typing import Final

from demesne.engine.card import Card

NOTHING_MORE: Final = -1
ASK: Final = -2
"""What a guide says instead of an Action."""


class Guide:
    """Plays a seat's Actions, so that no question is built."""

    def action(self, hand: list[Card]) -> int:
        """Which card of the seat's hand to play next, by its place there: an Action, or `NOTHING_MORE`, or `ASK` for
        the question after all.
        """
        raise NotImplementedError

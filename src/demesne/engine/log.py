"""What happened, and who may see how much of it."""

from __future__ import annotations


class Event:
    """One thing that happened.

    `cards` is what the seat itself sees, `shown` what everybody sees of them; `count` everybody knows.
    `depth` tells inside how many effects it happened.
    """

    __slots__ = ("type", "seat", "cards", "shown", "amount", "to", "label", "depth")

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: tuple[str, ...],
        shown: tuple[str, ...],
        amount: int,
        to: str,
        label: str,
        depth: int,
    ) -> None:
        self.type = kind
        self.seat = seat
        self.cards = cards
        self.shown = shown
        self.amount = amount
        self.to = to
        self.label = label
        self.depth = depth

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as plain data for one seat, or for a spectator (None): only what that one may know."""
        cards = self.cards if seat == self.seat else self.shown
        seen: dict[str, object] = {
            "type": self.type,
            "seat": self.seat,
            "depth": self.depth,
        }
        if self.cards:
            seen["count"] = len(self.cards)
            seen["cards"] = list(cards)
        if self.amount:
            seen["amount"] = self.amount
        if self.to:
            seen["to"] = self.to
        if self.label:
            seen["label"] = self.label
        return seen

"""What happened, and how much of it each seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from demesne.engine.card import Kind
from demesne.engine.facts import EventFacts

if TYPE_CHECKING:
    from demesne.engine.game import Game


class EventKind:
    """What a kind of event means. `to` is the zone its cards go to, if that is always the same. `shows` says whether
    somebody learns something from it that no player decided to show: the next card of a deck, a shuffled order, a hand.
    That can't be undone. A `quiet` one neither moves nor shows cards.
    """

    __slots__ = ("meaning", "to", "shows", "quiet")

    def __init__(self, meaning: str, to: str = "", shows: bool = False, quiet: bool = False) -> None:
        self.meaning = meaning
        self.to = to
        self.shows = shows
        self.quiet = quiet


EVENTS: Final = {
    "turn": EventKind("a turn started", shows=True, quiet=True),
    "pass": EventKind("the Action phase or the Buy phase was ended by choice", quiet=True),
    "play": EventKind("cards were played; plain Treasures several at once", to="in_play"),
    "lasting": EventKind("a Duration card from an earlier turn does what it stayed in play for", quiet=True),
    "play-again": EventKind("a card was played once more by the same effect", quiet=True),
    "become": EventKind("a card is played as another one", quiet=True),
    "react": EventKind("a reaction was used"),
    "name": EventKind("a card was named", quiet=True),
    "choose": EventKind("an effect was chosen", quiet=True),
    "draw": EventKind("cards were drawn", to="hand", shows=True),
    "discard": EventKind("cards were discarded", to="discard"),
    "discard-deck": EventKind("the deck was put into the discard pile", to="discard", shows=True),
    "reveal": EventKind("cards were revealed", shows=True),
    "look": EventKind("cards were looked at", to="shown", shows=True),
    "topdeck": EventKind("cards were put onto the deck", to="deck"),
    "bottom": EventKind("cards were put back under the deck", to="deck"),
    "take": EventKind("cards were put into hand", to="hand"),
    "aside": EventKind("a card was set aside"),
    "return": EventKind("a card went back to its pile"),
    "trash": EventKind("cards were trashed together", to="trash"),
    "shuffle": EventKind("a discard pile became a deck", to="deck", shows=True),
    "shuffle-in": EventKind("cards were shown and shuffled into the deck; perhaps none", to="deck", shows=True),
    "buy": EventKind("a card was bought", quiet=True),
    "overpay": EventKind("more than the cost was paid", quiet=True),
    "gain": EventKind("a card was gained"),
    "coins": EventKind("an effect gave or took coins; plain bonuses are not told", quiet=True),
    "tokens": EventKind("coin tokens came or went", quiet=True),
    "vp": EventKind("victory tokens came", quiet=True),
    "pirate": EventKind("Pirate Ship tokens came", quiet=True),
    "token": EventKind("a token was put onto a pile", quiet=True),
    "mat": EventKind("the token of a pile moved to the Trade Route mat", quiet=True),
    "pass-on": EventKind("a card was passed to the player on the left", shows=True),
    "receive": EventKind("a card came from the player on the right", shows=True),
    "spend": EventKind("coin tokens were spent before buying", quiet=True),
    "come-back": EventKind("trashed cards of a possessed player came back"),
    "clean-up": EventKind("cards in play and in hand were discarded", to="discard", shows=True),
    "limit": EventKind("the turn limit ended the game", shows=True, quiet=True),
    "over": EventKind("the game is over; one event for each winner", shows=True, quiet=True),
}
"""Every kind of event."""


class Event:
    """One thing that happened.

    `cards` is what the seat itself sees, `shown` what everybody sees of them; `count` everybody knows. `origin` is the
    zone that they came from, `to` where they went if the kind does not say it. `targets` are the seats that an Attack
    affects. `depth` is how many effects it happened inside.
    """

    __slots__ = ("type", "seat", "cards", "shown", "amount", "origin", "to", "label", "targets", "depth")

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: tuple[str, ...],
        shown: tuple[str, ...],
        amount: int,
        origin: str,
        to: str,
        label: str,
        targets: list[int] | None,
        depth: int,
    ) -> None:
        self.type = kind
        self.seat = seat
        self.cards = cards
        self.shown = shown
        self.amount = amount
        self.origin = origin
        self.to = to
        self.label = label
        self.targets = targets
        self.depth = depth

    def seen_by(self, seat: int | None) -> EventFacts:
        """The event as plain data for one seat, or for a spectator (None): only what they may know."""
        cards = self.cards if seat == self.seat else self.shown
        seen: EventFacts = {
            "type": self.type,
            "seat": self.seat,
            "depth": self.depth,
        }
        if self.cards:
            seen["count"] = len(self.cards)
            seen["cards"] = list(cards)
        if self.amount:
            seen["amount"] = self.amount
        if self.origin:
            seen["from"] = self.origin
        if self.to:
            seen["to"] = self.to
        if self.label:
            seen["label"] = self.label
        if self.targets is not None:
            seen["targets"] = list(self.targets)
        return seen

    def shows_news(self, seat: int, catalogue: Mapping[str, Kind]) -> bool:
        """Whether somebody learnt something from it that the player at `seat`, who caused it, did not know or decide to
        show.
        """
        if EVENTS[self.type].shows:
            return True
        if self.seat != seat or self.targets is not None:
            # Others acted, or could have: what they did not do shows what they do not hold.
            return True
        if self.type == "gain" and self.origin != "trash":
            # The next card of a mixed pile is visible once the top one is gone.
            return any(catalogue[name].pile for name in self.cards)
        return False


def may_take_back(game: Game, seat: int, deciders: Sequence[int], since: int) -> bool:
    """Whether `seat` may take back an answer without asking anyone: nobody has learnt anything new since, and nobody
    else has decided or is being asked. `deciders` are the seats that gave this answer and those after it; `since` is
    the length of the log before it.
    """
    decision = game.decision
    if decision is None or decision.player != seat or game.log is None:
        return False
    if any(other != seat for other in deciders):
        return False
    return not any(event.shows_news(seat, game.table.catalogue) for event in game.log[since:])

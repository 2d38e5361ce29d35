"""What lies in front of a player, for both terminal tables: cards in play and what happens to them, mats, tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from demesne.engine.facts import NAMED
from demesne.seats.lettering import counted
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts


@dataclass(frozen=True)
class Area:
    """One place in front of a player: its name, the cards in it, each with a note, or a number if its cards can't be
    seen.
    """

    title: str
    cards: Sequence[tuple[str, int, str]] = ()
    count: int = 0


def areas_of(view: SeatView, seat: int, texts: Texts) -> list[Area]:
    """Everything in front of a player except the hand, the deck and the discard pile."""
    facts = view.seats[seat]
    say = texts.message
    staying, stayed = facts.get("staying", ()), facts.get("stayed", ())
    in_play = Counter(facts["in_play"]) - Counter(staying) - Counter(stayed)
    areas = [
        _area(say("table-in-play"), in_play.elements(), texts),
        _lasting(say("table-staying"), staying, texts),
        _lasting(say("table-stayed"), stayed, texts),
        _area(say("table-aside"), facts["aside"], texts),
        _area(say("table-shown"), facts["shown"], texts),
        _area(say("table-mat", card=texts.card(NAMED["island"])), facts.get("island", ()), texts),
    ]
    own = seat == view.seat
    native = say("table-mat", card=texts.card(NAMED["native_village"]))
    for zone, title in (("native_village", native), ("face_down", say("table-face-down"))):
        if own and view.facts.get(zone):
            areas.append(_area(title, view.facts[zone], texts))
        else:
            areas.append(Area(title, (), facts.get(zone, 0)))
    return [area for area in areas if area.cards or area.count]


def _area(title: str, cards: Iterable[str], texts: Texts) -> Area:
    return Area(title, [(name, n, "") for name, n in counted(texts, cards).items()])


def _lasting(title: str, cards: Iterable[str], texts: Texts) -> Area:
    """Cards that stay in play for a turn, with what they will do."""
    return Area(title, [(name, n, texts.next_turn(name)) for name, n in counted(texts, cards).items()])


def tokens_of(view: SeatView, seat: int, texts: Texts) -> list[str]:
    """A player's tokens, in words."""
    facts = view.seats[seat]
    found = []
    for zone, key in (
        ("tokens", "counter-tokens"),
        ("vp_tokens", "table-vp-tokens"),
        ("pirate_tokens", "table-pirate"),
    ):
        if facts.get(zone):
            named = {"card": texts.card(NAMED[zone])} if zone in NAMED else {}
            found.append(texts.message(key, count=facts[zone], **named))
    return found


def possession(view: SeatView, names: Sequence[str], texts: Texts) -> str:
    """Who decides for whom in a possessed turn; empty in any other."""
    decider = view.decider
    if decider is None:
        return ""
    if decider == view.seat:
        return texts.message("table-possessing", player=names[view.active])
    if view.active == view.seat:
        return texts.message("table-possessed", player=names[decider])
    return texts.message("table-possession", player=names[decider], other=names[view.active])

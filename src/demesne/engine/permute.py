"""What a seat can't see, laid out differently: the same view must come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine import luck
from demesne.engine.card import Card
from demesne.engine.extras import Passed
from demesne.engine.state import OWNED_ZONES, lay, unseen

if TYPE_CHECKING:
    from demesne.engine.game import Game


def permute_unseen(game: Game, seat: int | None, seed: int) -> Game:
    """A fork in which everything that `seat` may not see lies differently: the order of decks, other hands, cards that
    others are looking at, discard piles below the top card, the face-down part of mixed piles. It is meant to be looked
    at, not played on.
    """
    twin = game.fork()
    key = luck.keys(seed)[luck.MIXED]
    drawn = 0
    if twin.extras is not None:
        twin.extras.passed = [_pass_another(twin, passed, seat) for passed in twin.extras.passed]
    for player in twin.players:
        together: list[Card] = []
        hidden = [(zone, unseen(game, player, zone, seat)) for zone in OWNED_ZONES]
        for zone, n in hidden:
            cards: list[Card] = getattr(player, zone.name)
            if player.seat == seat:
                # Cards there that the owner may not see, but may know to be there, stay in the zone.
                apart = cards[:n]
                luck.shuffle(apart, key, drawn)
                lay(player, zone, apart + cards[n:])
                drawn += 1
            else:
                together += cards[:n]
        if player.seat != seat:
            luck.shuffle(together, key, drawn)
            drawn += 1
            for zone, n in hidden:
                lay(player, zone, together[:n] + getattr(player, zone.name)[n:])
                together = together[n:]
    for stack in twin.stacks:
        covered = stack[:-1]
        luck.shuffle(covered, key, drawn)
        stack[:-1] = covered
    return twin


def _pass_another(game: Game, passed: Passed, seat: int | None) -> Passed:
    """Let another card have changed hands, if this seat can't know which one it was: giver and taker exchange them."""
    if not passed.unseen_by(seat):
        return passed
    giver, taker = game.players[passed.giver], game.players[passed.taker]
    for theirs in OWNED_ZONES:
        got: list[Card] = getattr(taker, theirs.name)
        if passed.card in got[: unseen(game, taker, theirs, seat)]:
            for zone in OWNED_ZONES:
                kept: list[Card] = getattr(giver, zone.name)
                for i in range(unseen(game, giver, zone, seat)):
                    if kept[i].kind is not passed.card.kind:
                        other = kept[i]
                        kept[i] = passed.card
                        got[got.index(passed.card)] = other
                        return Passed(passed.giver, passed.taker, other)
    return passed

"""Windows: what may or must happen when something has happened, in the order that its player chooses.

Everything that has listeners opens a window through `resolve`: an Attack that was played, cards that were trashed, a
card that was bought or gained, cards that are about to leave play at clean-up. A card listens by its printed facts
(`Kind.from_hand`, `Kind.from_play`, or a text for what happens to it) and is told what it answers to, as a `Trigger`.
`Table` knows which events anything in the game listens to, so callers open no window that nobody looks through.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine.card import Card, Kind
from demesne.engine.effect import Frame, Trigger
from demesne.engine.player import Player

if TYPE_CHECKING:
    from demesne.engine.game import Game


class Entry:
    """An effect in a window: of a card that is `kind` now and lies in `zone`.

    `own` is the text of a card that the event happened to: it must be resolved, once. Any other is a reaction, which
    may be used.
    """

    __slots__ = ("card", "kind", "own", "zone")

    def __init__(self, card: Card, kind: Kind, own: bool, zone: str) -> None:
        self.card = card
        self.kind = kind
        self.own = own
        self.zone = zone


async def resolve(game: Game, me: Player, what: Trigger, waiting: list[Entry]) -> None:
    """Let `me` resolve what something set off: those that wait, and reactions for as long as there are any. What
    becomes possible meanwhile joins in. Once only reactions are left, `me` may decline them all."""
    while True:
        entries = waiting + reactions(game, me, what)
        if not entries:
            return
        labels = [entry.kind.name for entry in entries]
        zones = [entry.zone for entry in entries]
        picks = await game.ask(me, "react", labels, 1 if waiting else 0, 1, zones=zones)
        if not picks:
            return
        entry = entries[picks[0]]
        if entry.own:
            waiting.remove(entry)
            await happen(game, me, what, entry)
        else:
            await react(game, me, what, entry)


def reactions(game: Game, me: Player, what: Trigger) -> list[Entry]:
    """The cards of `me`, in play and in hand, that may answer."""
    event = what.event
    found: list[Entry] = []
    if event in game.table.from_play:
        for card in me.in_play:
            kind = game.kind(card)
            if event in kind.play_events and kind.answers(game, me, card, what):
                found.append(Entry(card, kind, False, "in_play"))
    if event in game.table.from_hand:
        for card in me.hand:
            kind = card.kind
            if event in kind.hand_events and kind.answers(game, me, card, what):
                found.append(Entry(card, kind, False, "hand"))
    return found


async def react(game: Game, me: Player, what: Trigger, entry: Entry) -> None:
    """Use a reaction. If it changes whom an Attack affects, its event says who is left."""
    game.note("react", me.seat, (entry.card,))
    noted = None if game.log is None else game.log[-1]
    affected = len(what.affected)
    game.frames.append(Frame(entry.kind.name, "react"))
    await entry.kind.react(game, me, entry.card, what)
    game.frames.pop()
    if noted is not None and len(what.affected) < affected:
        noted.targets = [player.seat for player in what.affected]


async def happen(game: Game, me: Player, what: Trigger, entry: Entry) -> None:
    """Follow the text that a card has for what happened to it."""
    kind = entry.kind
    game.frames.append(Frame(kind.name, what.event))
    if what.event == "trash":
        await kind.when_trashed(game, me, entry.card)
    elif what.event == "gain":
        await kind.when_gained(game, me, entry.card)
    else:
        await kind.when_discarded_from_play(game, me, entry.card)
    game.frames.pop()


# -- the windows, one for each event ------------------------------------------------------------------------------


async def attack(game: Game, me: Player, card: Card, kind: Kind) -> list[Player]:
    """Let everyone answer an Attack that was played; those whom it affects, in turn order."""
    table = game.table
    others = game.others(me)
    if "attacking" in table.from_play:
        await resolve(game, me, Trigger("attacking", me, kind, [card]), [])
    if "attack" not in table.from_hand:
        return others
    what = Trigger("attack", me, kind, [card])
    what.affected = others
    for other in others[:]:
        await resolve(game, other, what, [])
    return others


async def trashed(game: Game, me: Player, cards: list[Card], kinds: list[Kind]) -> None:
    """Cards of `me` have all reached the trash together; `kinds` is what each of them was until then."""
    # A card that was in play as another one lies in the trash under its own name.
    waiting = [
        Entry(card, kind, True, "trash" if kind is card.kind else "")
        for card, kind in zip(cards, kinds, strict=True)
        if kind.acts_when_trashed
    ]
    await resolve(game, me, Trigger("trash", me, kinds[0], cards), waiting)


async def bought(game: Game, me: Player, kind: Kind) -> None:
    """`me` has paid for a card and is about to gain it."""
    game.add_tokens(me, sum([game.kind(card).tokens_per_buy for card in me.in_play]))
    await resolve(game, me, Trigger("buy", me, kind, []), [])


async def gained(game: Game, me: Player, card: Card, to: str) -> None:
    """`me` has gained a card, and it has reached its place."""
    waiting = [Entry(card, card.kind, True, to)] if card.kind.acts_when_gained else []
    await resolve(game, me, Trigger("gain", me, card.kind, [card]), waiting)


async def clean_up(game: Game, me: Player) -> None:
    """Cards are about to be discarded from play; hand and play are still there."""
    what = Trigger("clean-up", me, me.in_play[0].kind, me.in_play[:])
    waiting = []
    for card in me.in_play:
        kind = game.kind(card)
        if kind.acts_when_discarded and kind.answers(game, me, card, what):
            waiting.append(Entry(card, kind, True, "in_play"))
    await resolve(game, me, what, waiting)

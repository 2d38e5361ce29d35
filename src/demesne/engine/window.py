"""Windows: what may or must happen in response to something, in the order its player chooses.

Everything that has listeners opens a window through `resolve`: an Attack that was played, cards that were trashed, a
card that was bought or gained, cards that are about to leave play at clean-up. A card listens by its printed facts
(`Kind.from_hand`, `Kind.from_play`, or a text for what happens to it) and gets what it responds to as a `Trigger`.
`may_answer` says whether anything listens; most windows would have no listeners and are never opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.engine.card import Card, Kind
from demesne.engine.effect import Frame, Trigger
from demesne.engine.player import Player
from demesne.engine.setup import Pile, zone_of

if TYPE_CHECKING:
    from demesne.engine.game import Game


NO_CARD: Final = Card(Kind())
"""Stands for the card of an effect without a card."""

GAINS: Final = ("would-gain", "gain", "other-gain")
"""The events that are about one card, which the question names."""


class Entry:
    """An effect in a window: of a card that is `kind` at present and lies in `zone`; or without a card, of tokens, of a
    pile, or of a play that is over.

    `own` is the text for what happened to a card or to a pile, used once; any other is a reaction. One that `must` be
    resolved can't be declined.
    """

    __slots__ = ("card", "kind", "must", "own", "zone")

    def __init__(self, card: Card | None, kind: Kind, own: bool, must: bool, zone: str) -> None:
        self.card = card
        self.kind = kind
        self.own = own
        self.must = must
        self.zone = zone

    def is_open(self, game: Game, me: Player, what: Trigger) -> bool:
        """Whether it can still be resolved: a card that has left play, or has no answer left, drops out."""
        card = self.card
        if card is None:
            return self.kind.answers(game, me, NO_CARD, what)
        if self.zone == "in_play" and card not in me.in_play:
            return False
        return self.kind.answers(game, me, card, what)


def may_answer(game: Game, me: Player, event: str) -> bool:
    """Whether a card of `me` or in the Supply listens to an event: if not, nothing needs to be resolved."""
    table = game.table
    if event in table.from_hand:
        for card in me.hand:
            if event in card.kind.hand_events:
                return True
    if event in table.from_play:
        for card in me.in_play:
            if event in game.kind(card).play_events:
                return True
    for pile in table.from_supply:
        if event in pile.kind.supply_events:
            return True
    return False


async def resolve(game: Game, me: Player, what: Trigger, waiting: list[Entry]) -> None:
    """Let `me` resolve what something triggered: waiting effects once each, and reactions for as long as there are any.
    What becomes possible meanwhile joins in. Once only optional ones are left, `me` may decline them all.
    """
    waiting = waiting + forced(game, me, what) + offered(game, what)
    while True:
        waiting = [entry for entry in waiting if entry.is_open(game, me, what)]
        entries = waiting + reactions(game, me, what)
        if not entries:
            return
        labels = [entry.kind.name for entry in entries]
        zones = [entry.zone for entry in entries]
        must = any(entry.must for entry in entries)
        about = (what.kind.name,) if what.event in GAINS else ()
        picks = await game.ask(me, "react", labels, 1 if must else 0, 1, about=about, zones=zones)
        if not picks:
            return
        entry = entries[picks[0]]
        if entry in waiting:
            waiting.remove(entry)
        await (happen(game, me, what, entry) if entry.own else react(game, me, what, entry))


def forced(game: Game, me: Player, what: Trigger) -> list[Entry]:
    """The cards of `me` in play that must answer, each once."""
    event = what.event
    found: list[Entry] = []
    if event in game.table.from_play:
        for card in me.in_play:
            kind = game.kind(card)
            if kind.must_answer and event in kind.play_events:
                found.append(Entry(card, kind, False, True, "in_play"))
    return found


def offered(game: Game, what: Trigger) -> list[Entry]:
    """The cards in the Supply that may be used to answer, each once."""
    return [
        Entry(None, pile.kind, False, False, "supply")
        for pile in game.table.from_supply
        if what.event in pile.kind.supply_events
    ]


def reactions(game: Game, me: Player, what: Trigger) -> list[Entry]:
    """The cards of `me`, in play and in hand, that may answer."""
    event = what.event
    found: list[Entry] = []
    if event in game.table.from_play:
        for card in me.in_play:
            kind = game.kind(card)
            if not kind.must_answer and event in kind.play_events and kind.answers(game, me, card, what):
                found.append(Entry(card, kind, False, False, "in_play"))
    if event in game.table.from_hand:
        for card in me.hand:
            kind = card.kind
            if event in kind.hand_events and kind.answers(game, me, card, what):
                found.append(Entry(card, kind, False, False, "hand"))
    return found


async def react(game: Game, me: Player, what: Trigger, entry: Entry) -> None:
    """Use a reaction. If it changes which players an Attack affects, its event says who is left."""
    card = entry.card
    name = entry.kind.name
    game.event("react", me.seat, (name,), (name,))
    noted = None if game.log is None else game.log[-1]
    affected = len(what.affected)
    game.frames.append(Frame(name, "react", card, what=what))
    await entry.kind.react(game, me, NO_CARD if card is None else card, what)
    game.frames.pop()
    if noted is not None and len(what.affected) < affected:
        noted.targets = [player.seat for player in what.affected]


async def happen(game: Game, me: Player, what: Trigger, entry: Entry) -> None:
    """Follow the text that a card has for what happened to it, or to a pile with its tokens."""
    kind = entry.kind
    card = entry.card
    if card is not None and not entry.must:
        game.note("react", me.seat, (card,))
    game.frames.append(Frame(kind.name, what.event, card, what=what))
    if card is None:
        if entry.zone:
            await kind.when_bought(game, me, what)
        else:
            await kind.when_bought_with_token(game, me, what)
    elif what.event == "trash":
        await kind.when_trashed(game, me, card)
    elif what.event == "gain":
        await kind.when_gained(game, me, card)
    elif what.event == "discard":
        await kind.when_discarded(game, me, card)
    else:
        await kind.when_discarded_from_play(game, me, card)
    game.frames.pop()


# -- the windows, one for each event ------------------------------------------------------------------------------


async def attack(game: Game, me: Player, card: Card, kind: Kind) -> list[Player]:
    """Let everyone answer an Attack that was played. Returns the players it affects, in turn order."""
    if may_answer(game, me, "attacking"):
        await resolve(game, me, Trigger("attacking", me, kind, [card]), [])
    others = unshielded(game, me)
    if "attack" not in game.table.from_hand:
        return others
    what = Trigger("attack", me, kind, [card])
    what.affected = others
    for other in game.others(me):
        if may_answer(game, other, "attack"):
            await resolve(game, other, what, [])
    return others


def unanswered(game: Game, me: Player) -> list[Player] | None:
    """The players that an Attack affects, in turn order, if nobody can answer it."""
    if may_answer(game, me, "attacking"):
        return None
    if "attack" in game.table.from_hand:
        for other in game.others(me):
            if may_answer(game, other, "attack"):
                return None
    return unshielded(game, me)


def unshielded(game: Game, me: Player) -> list[Player]:
    """The other players, in turn order, without those that a card in play protects."""
    others = game.others(me)
    if game.table.shields:
        others = [other for other in others if not any(game.kind(held).shields for held in other.in_play)]
    return others


async def trashed(game: Game, me: Player, cards: list[Card], kinds: list[Kind]) -> None:
    """Cards of `me` have all reached the trash together; `kinds` is what each of them was until then."""
    # A card that was in play as another one lies in the trash under its own name.
    trash = "trash" if me.decider == me.seat else "aside"
    waiting = [
        Entry(card, kind, True, True, trash if kind is card.kind else "")
        for card, kind in zip(cards, kinds, strict=True)
        if kind.acts_when_trashed
    ]
    if waiting or may_answer(game, me, "trash"):
        await resolve(game, me, Trigger("trash", me, kinds[0], cards), waiting)


async def bought(game: Game, me: Player, pile: Pile, kind: Kind, cost: int) -> None:
    """`me` has paid for a card and is about to gain it."""
    if game.table.buys_pay:
        game.add_tokens(me, sum([game.kind(card).tokens_per_buy for card in me.in_play]))
        game.add_vp(me, sum([game.kind(card).vp_per_buy for card in me.in_play]))
    waiting = [Entry(None, kind, True, True, zone_of(pile))] if kind.acts_when_bought else []
    extras = game.extras
    if extras is not None:
        for owner in dict.fromkeys(extras.pile_tokens.get(pile.index, [])):
            if owner.acts_by_token:
                waiting.append(Entry(None, owner, True, True, ""))
    if waiting or may_answer(game, me, "buy"):
        what = Trigger("buy", me, kind, [])
        what.pile = pile
        what.cost = cost
        await resolve(game, me, what, waiting)


async def would_gain(game: Game, me: Player, pile: Pile | None, card: Card | None, to: str) -> Trigger:
    """`me` is about to gain the top card of a pile, or a card out of the trash. What is gained instead, by whom and to
    where, is in the Trigger afterwards.
    """
    kind = game.top(pile) if pile is not None else (card or NO_CARD).kind
    what = Trigger("would-gain", me, kind, [] if card is None else [card])
    what.pile = pile
    possessed = me.decider != me.seat
    # The possessor gains what the possessed player would gain, wherever that would have gone.
    what.to = "discard" if possessed else to
    if may_answer(game, me, "would-gain"):
        await resolve(game, me, what, [])
    if possessed:
        what.player = game.players[me.decider]
        if may_answer(game, what.player, "would-gain"):
            await resolve(game, what.player, what, [])
    return what


async def gained(game: Game, me: Player, card: Card, to: str) -> None:
    """`me` has gained a card, and it has reached its place. It may cover a card whose gain is still being answered: no
    answer finds that one any more, even if what covers it goes away again.
    """
    for frame in game.frames:
        outer = frame.what
        if outer is not None and outer.event == "gain" and not game.lies(outer):
            outer.lost = True
    waiting = [Entry(card, card.kind, True, True, to)] if card.kind.acts_when_gained else []
    if waiting or may_answer(game, me, "gain"):
        what = Trigger("gain", me, card.kind, [card])
        what.to = to
        await resolve(game, me, what, waiting)
    if "other-gain" in game.table.from_hand:
        what = Trigger("other-gain", me, card.kind, [card])
        for player in [game.me, *game.others(game.me)]:
            if player is not me and may_answer(game, player, "other-gain"):
                await resolve(game, player, what, [])


async def discarded(game: Game, me: Player, cards: list[Card]) -> None:
    """Cards of `me` were discarded together, and all lie in the discard pile."""
    own = [Entry(card, card.kind, True, False, "discard") for card in cards if card.kind.answers_discard]
    if own:
        await resolve(game, me, Trigger("discard", me, own[0].kind, cards), own)


async def clean_up(game: Game, me: Player) -> None:
    """Cards are about to be discarded from play; hand and play area are still as they were."""
    extras = me.extras
    waiting = [Entry(None, kind, False, False, "") for kind in game.played if kind.at_clean_up]
    for card in me.in_play:
        kind = game.kind(card)
        if kind.acts_when_discarded and (extras is None or not extras.stays(card)):
            waiting.append(Entry(card, kind, True, not kind.optional, "in_play"))
    if waiting or may_answer(game, me, "clean-up"):
        await resolve(game, me, Trigger("clean-up", me, NO_CARD.kind, me.in_play[:]), waiting)

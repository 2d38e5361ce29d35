"""What a seat, or a spectator, may know of a game. Views list what may be seen; they never strip what may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine import luck, straight
from demesne.engine.card import Card, Kind
from demesne.engine.decision import Decision
from demesne.engine.facts import EventFacts, PileFacts, PlayerFacts, ViewFacts, WaitingFacts
from demesne.engine.options import Options
from demesne.engine.player import count_names
from demesne.engine.setup import Pile
from demesne.engine.state import OWNED_ZONES, unseen

if TYPE_CHECKING:
    from demesne.engine.game import Game
    from demesne.engine.player import Player


class View:
    """The game through the eyes of one seat (None: a spectator), always as it is now.

    It reads the game when asked, so a program can keep one view for a whole game.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(game.players):
            raise ValueError(f"there is no seat {seat}: allowed are 0 to {len(game.players) - 1} and None")
        self._game = game
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        """The pending decision, if it is this seat's."""
        decision = self._game.decision
        return decision if decision is not None and decision.player == self.seat else None

    @property
    def hand(self) -> list[str]:
        """The names of the cards in this seat's own hand."""
        return [] if self.seat is None else [card.kind.name for card in self._game.players[self.seat].hand]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._game.players)

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._game.active

    @property
    def next_player(self) -> int | None:
        """Whose turn comes after this one; nobody's once the game is over."""
        return None if self._game.over else straight.next_seat(self._game)

    @property
    def phase(self) -> str:
        """The phase of the turn: "action", "buy", "clean-up" or "over"."""
        return self._game.phase

    @property
    def actions(self) -> int:
        """The Actions left this turn."""
        return self._game.actions

    @property
    def buys(self) -> int:
        """The Buys left this turn."""
        return self._game.buys

    @property
    def coins(self) -> int:
        """The coins left this turn."""
        return self._game.coins

    @property
    def empty_piles(self) -> int:
        """How many Supply piles are empty."""
        return self._game.empty_piles

    @property
    def provinces(self) -> int:
        """How many Provinces are left."""
        return self._game.counts[self._game.table.province]

    @property
    def piles_to_end(self) -> int:
        """How many empty Supply piles end the game."""
        return self._game.table.piles_to_end

    @property
    def trash(self) -> list[str]:
        """The names of the cards in the trash."""
        return [card.kind.name for card in self._game.trash_pile]

    @property
    def bane(self) -> str | None:
        """The Bane of this game."""
        bane = self._game.table.bane
        return None if bane is None else bane.name

    @property
    def options(self) -> Options:
        """The options of the set-up that this game has."""
        return self._game.setup.options

    @property
    def kinds(self) -> list[Kind]:
        """Every kind of card that may turn up in this game, sorted by name: the same list for all games of a table."""
        return self._game.table.kinds

    def piles(self) -> list[str]:
        """The names of all piles, those beside the Supply too."""
        return [pile.name for pile in self._game.table.piles]

    def in_supply(self, pile: str) -> bool:
        """Whether there is such a pile in the Supply."""
        found = self._game.table.by_name.get(pile)
        return found is not None and found.supply

    def top(self, pile: str) -> str | None:
        """The visible top card of a pile, if there is one."""
        found = self._game.table.by_name.get(pile)
        if found is None or not self._game.counts[found.index]:
            return None
        return self._game.top(found).name

    def left(self, pile: str) -> int:
        """How many cards lie in a pile; none if it is not in the game."""
        return self._game.left(pile)

    def cost(self, name: str) -> int:
        """The current cost of a card."""
        return self._game.cost(self._game.table.catalogue[name])

    def costs(self) -> dict[str, int]:
        """The current costs of the cards of this game that cost something else than is printed on them."""
        game = self._game
        return {kind.name: game.cost(kind) for kind in game.table.kinds if game.cost(kind) != kind.cost}

    def kind(self, name: str) -> Kind:
        """The printed facts of a card."""
        return self._game.table.catalogue[name]

    def in_play(self, seat: int) -> list[str]:
        """The names of the cards that a seat has in play."""
        return [self._game.kind(card).name for card in self._game.players[seat].in_play]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat has in hand."""
        return len(self._game.players[seat].hand)

    def deck_size(self, seat: int) -> int:
        """How many cards are left in a seat's deck."""
        return len(self._game.players[seat].deck)

    def tokens(self, seat: int) -> int:
        """A seat's coin tokens."""
        return self._game.players[seat].tokens

    def turns(self, seat: int) -> int:
        """How many turns a seat has begun."""
        return self._game.players[seat].turns

    def owned(self, seat: int) -> dict[str, int]:
        """How many of each card a seat owns, wherever they are: every gain and every trash is public, so a perfect
        memory knows it."""
        return dict(self._game.players[seat].sorted_counts())

    def tally(self, seat: int, in_order: bool = False) -> dict[str, int]:
        """`owned` without the copy, for who asks often: never change it, and ask again after the next answer. The names
        are in no order that means anything, unless it is asked for."""
        player = self._game.players[seat]
        return player.sorted_counts() if in_order else player.counts()

    def points(self, seat: int) -> int:
        """The points of a seat if the game ended now; public in the same way."""
        return self._game.score(self._game.players[seat])

    def own_deck(self) -> dict[str, int]:
        """What is left in this seat's own deck, without the order: a perfect memory knows it."""
        return {} if self.seat is None else count_names(self._game.players[self.seat].deck)

    def to_dict(self) -> ViewFacts:
        """Everything this seat may know, as plain data; see docs/protocol.md for the fields."""
        game = self._game
        decision = game.decision
        own = self.decision
        waiting: WaitingFacts | None = None
        if decision is not None:
            waiting = {"player": decision.player, "source": decision.source}
        return {
            "version": 1,
            "seat": self.seat,
            "number": game.number,
            "turn": {
                "player": game.active,
                "phase": game.phase,
                "actions": game.actions,
                "buys": game.buys,
                "coins": game.coins,
            },
            "next_player": self.next_player,
            "players": [self._player(player) for player in game.players],
            "hand": self.hand,
            "supply": [self._pile(pile) for pile in game.table.piles if pile.supply],
            "beside": [self._pile(pile) for pile in game.table.piles if not pile.supply],
            "costs": self.costs(),
            "bane": None if game.table.bane is None else game.table.bane.name,
            "trash": [card.kind.name for card in game.trash_pile],
            "waiting_for": waiting,
            "decision": None if own is None else own.to_dict(),
            "over": game.over,
        }

    def _player(self, player: Player) -> PlayerFacts:
        game = self._game
        open_limbo = player.limbo and (not player.hidden or player.seat == self.seat)
        return {
            "seat": player.seat,
            "hand": len(player.hand),
            "deck": len(player.deck),
            "discard_top": player.discard[-1].kind.name if player.discard else None,
            "in_play": [game.kind(card).name for card in player.in_play],
            "aside": [card.kind.name for card in player.aside],
            "shown": [card.kind.name for card in player.limbo] if open_limbo else [],
            "tokens": player.tokens,
            "turns": player.turns,
        }

    def _pile(self, pile: Pile) -> PileFacts:
        game = self._game
        count = game.counts[pile.index]
        top = game.top(pile)
        return {
            "pile": pile.name,
            "top": top.name if count else None,
            "count": count,
            "cost": game.cost(top),
        }

    def events(self, since: int = 0) -> list[EventFacts]:
        """The events of the log from number `since` on, each as far as this seat may see it."""
        log = self._game.log
        return [] if log is None else [event.seen_by(self.seat) for event in log[since:]]


def permute_unseen(game: Game, seat: int | None, seed: int) -> Game:
    """A fork in which everything that `seat` may not see lies differently: the order of decks, other hands, cards that
    others are looking at, discard piles below the top card, the face-down part of mixed piles. It is for looking
    at, not for playing on."""
    twin = game.fork()
    key = luck.keys(seed)[luck.MIXED]
    drawn = 0
    for player in twin.players:
        together: list[Card] = []
        hidden = [(zone.name, unseen(game, player, zone, seat)) for zone in OWNED_ZONES]
        for name, n in hidden:
            cards: list[Card] = getattr(player, name)
            if player.seat == seat:
                # What its owner may not see there, the owner may still know to be there: it stays in the zone.
                apart = cards[:n]
                luck.shuffle(apart, key, drawn)
                setattr(player, name, apart + cards[n:])
                drawn += 1
            else:
                together += cards[:n]
        if player.seat != seat:
            luck.shuffle(together, key, drawn)
            drawn += 1
            for name, n in hidden:
                setattr(player, name, together[:n] + getattr(player, name)[n:])
                together = together[n:]
    for stack in twin.stacks:
        covered = stack[:-1]
        luck.shuffle(covered, key, drawn)
        stack[:-1] = covered
    return twin

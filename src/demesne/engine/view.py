"""What a seat, or a spectator, may know of a game. Views list what may be seen; they never strip what may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine import luck
from demesne.engine.card import Card
from demesne.engine.decision import Decision
from demesne.engine.setup import Pile

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

    def left(self, pile: str) -> int:
        """How many cards lie in a pile."""
        return self._game.left(pile)

    def cost(self, name: str) -> int:
        """The current cost of a card."""
        return self._game.cost(self._game.table.catalogue[name])

    def to_dict(self) -> dict[str, object]:
        """Everything this seat may know, as plain data; see docs/protocol.md for the fields."""
        game = self._game
        decision = game.decision
        own = self.decision
        waiting: dict[str, object] | None = None
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
            "players": [self._player(player) for player in game.players],
            "hand": self.hand,
            "supply": [self._pile(pile) for pile in game.table.piles if pile.supply],
            "beside": [self._pile(pile) for pile in game.table.piles if not pile.supply],
            "bane": None if game.table.bane is None else game.table.bane.name,
            "trash": [card.kind.name for card in game.trash_pile],
            "waiting_for": waiting,
            "decision": None if own is None else own.to_dict(),
            "over": game.over,
        }

    def _player(self, player: Player) -> dict[str, object]:
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

    def _pile(self, pile: Pile) -> dict[str, object]:
        game = self._game
        count = game.counts[pile.index]
        top = game.top(pile)
        return {"pile": pile.name, "top": top.name if count else None, "count": count, "cost": game.cost(top)}

    def events(self, since: int = 0) -> list[dict[str, object]]:
        """The events of the log from number `since` on, each as far as this seat may see it."""
        log = self._game.log
        return [] if log is None else [event.seen_by(self.seat) for event in log[since:]]


def permute_unseen(game: Game, seat: int | None, seed: int | str) -> Game:
    """A fork in which everything that `seat` may not see lies differently: the order of decks, other hands, discard
    piles below the top card, the face-down part of mixed piles. It is for looking at, not for playing on."""
    twin = game.fork()
    for player in twin.players:
        known_discard = player.seat == seat and game.searching == seat
        keep = len(player.discard) if known_discard else min(1, len(player.discard))
        buried = player.discard[: len(player.discard) - keep]
        hand = [] if player.seat == seat else player.hand
        unseen: list[Card] = hand + player.deck + buried
        luck.shuffle(unseen, seed, player.seat, 0)
        if player.seat != seat:
            player.hand = unseen[: len(hand)]
        player.deck = unseen[len(hand) : len(hand) + len(player.deck)]
        player.discard = unseen[len(hand) + len(player.deck) :] + player.discard[len(player.discard) - keep :]
    for stack in twin.stacks:
        covered = stack[:-1]
        luck.shuffle(covered, seed, luck.MIXED, 0)
        stack[:-1] = covered
    return twin

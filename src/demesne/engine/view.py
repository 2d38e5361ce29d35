"""What a seat, or a spectator, may know of a game. Views list what may be seen; they never strip what may not."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from demesne.engine import imagining, picture, straight
from demesne.engine.card import Kind, numbered
from demesne.engine.decision import Decision
from demesne.engine.facts import EventFacts, PileFacts, PlayerFacts, ViewFacts, WaitingFacts
from demesne.engine.options import Options
from demesne.engine.player import count_names
from demesne.engine.price import coins_of
from demesne.engine.setup import Pile

if TYPE_CHECKING:
    from demesne.engine.game import Game
    from demesne.engine.player import Player


class UnknownCard(ValueError):
    """A name that no card has. The message lists similar ones."""

    def __init__(self, name: str, names: Iterable[str]) -> None:
        near = get_close_matches(str(name), list(names), 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ": English names are needed, as on the cards"
        super().__init__(f"there is no card {str(name)[:60]!r}{hint}")


class NothingToImagine(ValueError):
    """This view is of a game that is played elsewhere, and it can't get a game to look ahead in from there."""


class View:
    """The game through the eyes of one seat (None: a spectator), always as it is now.

    It reads the game when asked, so a program can keep one view for the whole game.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(game.players):
            raise ValueError(f"there is no seat {seat}: it must be 0 to {len(game.players) - 1} or None")
        self._game = game
        self.seat = seat

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: {picture.standing(self.to_dict())}>"

    def __str__(self) -> str:
        """The table as this seat sees it."""
        return picture.table(self.to_dict(), {} if self.seat is None else {self.seat: self.hand})

    def _repr_html_(self) -> str:
        return picture.html(str(self))

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
    def possessed(self) -> int | None:
        """The other seat that this one decides for this turn, if any."""
        me = self._game.me
        return me.seat if me.decider == self.seat and me.seat != self.seat else None

    @property
    def possessed_hand(self) -> list[str]:
        """The names of the cards in the hand of the seat that this one decides for; empty if there is none."""
        return [] if self.possessed is None else [card.kind.name for card in self._game.me.hand]

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self._game.players)

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._game.active

    @property
    def next_player(self) -> int | None:
        """Whose turn comes after this one; None once the game is over."""
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
    def potions(self) -> int:
        """The Potions left this turn."""
        return self._game.potions

    @property
    def empty_piles(self) -> int:
        """How many Supply piles are empty."""
        return self._game.empty_piles

    @property
    def provinces(self) -> int:
        """How many Provinces are left."""
        return self._game.counts[self._game.table.province]

    @property
    def last_piles(self) -> list[str]:
        """The piles that end the game as soon as one of them is empty: Province, and Colony where there is one."""
        return self._game.table.last_piles[:]

    @property
    def to_last(self) -> int:
        """How many cards are left in the smallest of `last_piles`."""
        game = self._game
        return min(game.counts[game.table.province], game.counts[game.table.colony])

    @property
    def piles_to_end(self) -> int:
        """How many empty Supply piles end the game."""
        return self._game.table.piles_to_end

    @property
    def mat_tokens(self) -> int:
        """How many tokens lie on the Trade Route mat."""
        return self._game.mat_tokens

    @property
    def native_village(self) -> list[str]:
        """The names of the cards on this seat's own Native Village mat."""
        return [] if self.seat is None else [card.kind.name for card in self._game.players[self.seat].native_village]

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
        """The names of all piles, including those outside the Supply."""
        return [pile.name for pile in self._game.table.piles]

    def in_supply(self, pile: str) -> bool:
        """Whether there is such a pile in the Supply. Raises UnknownCard."""
        found = self._game.table.by_name.get(pile)
        if found is None:
            self.kind(pile)
            return False
        return found.supply

    def top(self, pile: str) -> str | None:
        """The visible top card of a pile, if there is one. Raises UnknownCard."""
        found = self._game.table.by_name.get(pile)
        if found is None:
            self.kind(pile)
            return None
        return self._game.top(found).name if self._game.counts[found.index] else None

    def left(self, pile: str) -> int:
        """How many cards lie in a pile; 0 if it is not in the game. Raises UnknownCard."""
        found = self._game.table.by_name.get(pile)
        if found is None:
            self.kind(pile)
            return 0
        return self._game.counts[found.index]

    def stock(self) -> list[int]:
        """How many cards each pile has, in the order of `piles`. For frequent use: never change the list, and ask again
        after the next answer.
        """
        return self._game.counts

    def cost(self, name: str) -> int:
        """The coins that a card costs now; the Potions are `kind(name).potions`. Raises UnknownCard."""
        return coins_of(self._game.cost(self.kind(name)))

    def cost_of(self, kind: Kind) -> int:
        """`cost` for callers that have the kind at hand."""
        return coins_of(self._game.cost(kind))

    def costs(self) -> dict[str, int]:
        """The current costs of those cards of this game that cost something other than what is printed on them."""
        game = self._game
        now = {kind: coins_of(game.cost(kind)) for kind in game.table.kinds}
        return {kind.name: cost for kind, cost in now.items() if cost != kind.cost}

    def kind(self, name: str) -> Kind:
        """The printed facts of a card. Raises UnknownCard."""
        found = self._game.table.catalogue.get(name)
        if found is None:
            raise UnknownCard(name, self._game.table.catalogue)
        return found

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

    def pirate_tokens(self, seat: int) -> int:
        """A seat's Pirate Ship tokens."""
        return self._game.players[seat].pirate_tokens

    def turns(self, seat: int) -> int:
        """How many turns a seat has begun."""
        return self._game.players[seat].turns

    def owned(self, seat: int) -> dict[str, int]:
        """How many of each card a seat owns, wherever they are, as a perfect memory knows it: every gain and every
        trash is public. Cards that changed hands unseen still count for the giver until the game is over.
        """
        found = self._seen(seat)
        return dict(self._game.players[seat].sorted_counts()) if found is None else dict(sorted(found.items()))

    def tally(self, seat: int, in_order: bool = False) -> dict[str, int]:
        """`owned` without the copy, for frequent use: never change it, and ask again after the next answer. The order
        of the names means nothing, unless you ask for one.
        """
        found = self._seen(seat)
        if found is not None:
            return dict(sorted(found.items()))
        player = self._game.players[seat]
        return player.sorted_counts() if in_order else player.counts()

    def census(self, seat: int) -> list[int]:
        """`owned` by the numbers of the kinds (`Kind.number`), for the most frequent use: never change it, and ask
        again after the next answer.
        """
        found = self._seen(seat)
        return self._game.players[seat].numbers() if found is None else self.by_number(found)

    def by_number(self, cards: dict[str, int]) -> list[int]:
        """Some cards of this game, counted by name, as a list by the numbers of their kinds."""
        census = [0] * numbered()
        for name, n in cards.items():
            census[self.kind(name).number] = n
        return census

    def _seen(self, seat: int) -> dict[str, int] | None:
        """What is known about a seat's cards after some changed hands unseen by this one; None if everything is."""
        game = self._game
        if game.extras is None or seat == self.seat or game.over:
            return None
        unseen = [passed for passed in game.extras.passed if passed.unseen_by(self.seat)]
        if not any(seat in (passed.giver, passed.taker) for passed in unseen):
            return None
        found = dict(game.players[seat].counts())
        for passed in unseen:
            name = passed.card.kind.name
            if passed.giver == seat:
                found[name] = found.get(name, 0) + 1
            if passed.taker == seat:
                found[name] = found.get(name, 0) - 1
        return {name: count for name, count in found.items() if count > 0}

    def points(self, seat: int) -> int:
        """The points of a seat if the game ended now; public in the same way."""
        game = self._game
        player = game.players[seat]
        found = self._seen(seat)
        if found is None:
            return game.score(player)
        kinds = [game.table.catalogue[name] for name, count in found.items() for _ in range(count)]
        return player.vp_tokens + sum([kind.score(kinds) for kind in kinds if kind.scores])

    def own_deck(self) -> dict[str, int]:
        """What is left in this seat's own deck, without the order, as a perfect memory knows it."""
        return {} if self.seat is None else count_names(self._game.players[self.seat].deck)

    def own_mats(self) -> list[str]:
        """The names of this seat's own cards on its mats and face down, which are not shuffled in."""
        if self.seat is None:
            return []
        player = self._game.players[self.seat]
        return [card.kind.name for card in player.island + player.native_village + player.under]

    def imagine(self, seed: int | str) -> Game:
        """A game to look ahead in. It agrees with everything this seat may know; everything else is dealt again: the
        order of decks, other hands, what lies face down, the covered part of mixed piles. All luck to come is new.

        What the seat knows stays as it is, even if it is out of sight: cards that it put back or saw on a deck stay
        there until that deck is shuffled. This works at every decision, even in the middle of a card. The same seed
        gives the same game; nothing done with it changes anything here. It keeps no log, and it can't be saved.
        """
        return imagining.imagine(self._game, self.seat, seed)

    def to_dict(self) -> ViewFacts:
        """Everything this seat may know, as plain data; see docs/protocol.md for the fields."""
        game = self._game
        decision = game.decision
        own = self.decision
        waiting: WaitingFacts | None = None
        if decision is not None:
            waiting = {"player": decision.player, "source": decision.source}
        facts: ViewFacts = {
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
        extras = None if self.seat is None else game.players[self.seat].extras
        if extras is not None:
            # Only the owner may know more than the number of cards lying face down there.
            if extras.native_village:
                facts["native_village"] = [card.kind.name for card in extras.native_village]
            if extras.under:
                facts["face_down"] = [card.kind.name for card in extras.under]
        if game.mat_tokens:
            facts["trade_route"] = game.mat_tokens
        if game.potions:
            facts["turn"]["potions"] = game.potions
        if game.extras is not None and game.extras.extra:
            facts["turn"]["extra"] = game.extras.extra
        if game.me.decider != game.me.seat:
            facts["turn"]["decider"] = game.me.decider
            if game.me.decider == self.seat:
                facts["possessed_hand"] = self.possessed_hand
        return facts

    def _player(self, player: Player) -> PlayerFacts:
        game = self._game
        open_limbo = not player.hidden or self.seat in (player.seat, player.decider)
        facts: PlayerFacts = {
            "seat": player.seat,
            "hand": len(player.hand),
            "deck": len(player.deck),
            "discard_top": player.discard[-1].kind.name if player.discard else None,
            "in_play": [game.kind(card).name for card in player.in_play],
            "aside": [card.kind.name for card in player.aside + player.returning],
            "shown": [card.kind.name for card in player.held + (player.limbo if open_limbo else [])],
            "tokens": player.tokens,
            "turns": player.turns,
        }
        extras = player.extras
        if extras is not None:
            staying = [game.kind(card).name for card in player.in_play if extras.stays(card)]
            if staying:
                facts["staying"] = staying
            done = [game.kind(card).name for card in player.in_play if extras.is_done(card)]
            if done:
                facts["stayed"] = done
            if extras.island:
                facts["island"] = [card.kind.name for card in extras.island]
            if extras.native_village:
                facts["native_village"] = len(extras.native_village)
            if extras.under:
                facts["face_down"] = len(extras.under)
            if extras.vp_tokens:
                facts["vp_tokens"] = extras.vp_tokens
            if extras.pirate_tokens:
                facts["pirate_tokens"] = extras.pirate_tokens
        return facts

    def _pile(self, pile: Pile) -> PileFacts:
        game = self._game
        count = game.counts[pile.index]
        top = game.top(pile)
        facts: PileFacts = {
            "pile": pile.name,
            "top": top.name if count else None,
            "count": count,
            "cost": coins_of(game.cost(top)),
        }
        if top.potions:
            facts["potions"] = top.potions
        if game.extras is not None and pile.index in game.extras.pile_tokens:
            facts["tokens"] = [kind.name for kind in game.extras.pile_tokens[pile.index]]
        return facts

    def events(self, since: int = 0) -> list[EventFacts]:
        """The events of the log from number `since` on, each as far as this seat may see it."""
        log = self._game.log
        return [] if log is None else [event.seen_by(self.seat) for event in log[since:]]

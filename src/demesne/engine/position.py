"""Games that start in the middle: any cards in any zones. For tests, puzzles and lessons."""

from __future__ import annotations

from collections.abc import Mapping

from demesne.engine import steps, straight, turn
from demesne.engine.card import Card, Kind
from demesne.engine.game import Game, empty_game
from demesne.engine.origin import Laid
from demesne.engine.setup import BadSetup, Setup, Table


class Seat:
    """The cards and tokens of one seat in a position. `deck` and `discard` begin with the top card."""

    def __init__(
        self,
        hand: tuple[str, ...] = (),
        deck: tuple[str, ...] = (),
        discard: tuple[str, ...] = (),
        play: tuple[str, ...] = (),
        tokens: int = 0,
        aside: tuple[str, ...] = (),
        island: tuple[str, ...] = (),
        native_village: tuple[str, ...] = (),
        vp_tokens: int = 0,
        pirate: int = 0,
    ) -> None:
        """`pirate` are Pirate Ship tokens."""
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.play = play
        self.tokens = tokens
        self.aside = aside
        self.island = island
        self.native_village = native_village
        self.vp_tokens = vp_tokens
        self.pirate = pirate


class Position:
    """Where a game stands: the seats, the turn, the piles that differ from the set-up, and the trash.

    The cards placed are extra cards: piles keep the counts of the set-up unless `piles` says otherwise (a number,
    or for a mixed pile its cards, top first). `route_piles` are the piles that still have their Trade Route token;
    without it, all Victory piles do that get one at the set-up. `route` is how many lie on the mat.
    """

    def __init__(
        self,
        seats: list[Seat],
        player: int = 0,
        phase: str = "action",
        actions: int = 1,
        buys: int = 1,
        coins: int = 0,
        bought: bool = False,
        potions: int = 0,
        embargo: Mapping[str, int] | None = None,
        route_piles: tuple[str, ...] | None = None,
        route: int = 0,
        piles: Mapping[str, int | tuple[str, ...]] | None = None,
        trash: tuple[str, ...] = (),
    ) -> None:
        self.seats = seats
        self.player = player
        self.phase = phase
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.bought = bought
        self.potions = potions
        self.embargo = embargo or {}
        self.route_piles = route_piles
        self.route = route
        self.piles = piles or {}
        self.trash = trash

    def placed(self) -> tuple[str, ...]:
        """The name of every card in the position, or whose tokens are in it."""
        found = list(self.trash)
        for seat in self.seats:
            found += [*seat.hand, *seat.deck, *seat.discard, *seat.play]
            found += [*seat.aside, *seat.island, *seat.native_village]
        for pile in self.piles.values():
            if not isinstance(pile, int):
                found += pile
        if self.embargo:
            found.append("Embargo")
        if self.route or self.route_piles is not None:
            found.append("Trade Route")
        return tuple(sorted(set(found)))


def start_from(catalogue: Mapping[str, Kind], setup: Setup, position: Position, log: bool = False) -> Game:
    """A game that stands at this position; the turn in progress is its player's first, and nobody else has had one."""
    table = Table(catalogue, setup, position.placed())
    game = empty_game(table, setup, log)
    game.me = game.players[position.player]
    game.me.turns = 1

    def cards(names: tuple[str, ...]) -> list[Card]:
        return [Card(catalogue[name]) for name in names]

    for player, seat in zip(game.players, position.seats, strict=True):
        player.hand = cards(seat.hand)
        player.deck = cards(seat.deck)[::-1]
        player.discard = cards(seat.discard)[::-1]
        player.in_play = cards(seat.play)
        player.tokens = seat.tokens
        player.aside = cards(seat.aside)
        if seat.island or seat.native_village or seat.vp_tokens or seat.pirate:
            extras = player.more()
            extras.island = cards(seat.island)
            extras.native_village = cards(seat.native_village)
            extras.vp_tokens = seat.vp_tokens
            extras.pirate_tokens = seat.pirate
        player.has_actions = True
        game.discount += sum(card.kind.discount for card in player.in_play)
        cheaper_actions = sum(card.kind.action_discount for card in player.in_play)
        if cheaper_actions:
            game.more().action_discount += cheaper_actions
    for name, content in position.piles.items():
        pile = table.by_name[name]
        if isinstance(content, int):
            surplus = game.counts[pile.index] - content
            if content < 0 or (pile.mixed >= 0 and surplus < 0):
                most = f" to {game.counts[pile.index]}" if pile.mixed >= 0 else ""
                raise BadSetup(f"{content} cards in the {name} pile: there must be 0{most or ' or more'}")
            game.counts[pile.index] = content
            if pile.mixed >= 0:
                del game.stacks[pile.mixed][:surplus]
        else:
            game.counts[pile.index] = len(content)
            game.stacks[pile.mixed] = [catalogue[member] for member in reversed(content)]
    for pile in table.piles:
        if pile.supply and not game.counts[pile.index]:
            game.empty_piles += 1
            game.gone |= straight.GONE << pile.index
    game.affordable = table.buy_decisions(game.discount, game.stacks)
    game.trash_pile = cards(position.trash)
    game.actions = position.actions
    game.buys = position.buys
    game.coins = position.coins
    game.bought = int(position.bought)
    if position.potions:
        game.more().potions = position.potions
    for name, tokens in position.embargo.items():
        for _ in range(tokens):
            game.put_token(table.by_name[name], catalogue["Embargo"])
    if position.route_piles is None:
        game.mark_victory_piles()
    else:
        for name in position.route_piles:
            game.put_token(table.by_name[name], catalogue["Trade Route"])
    if position.route:
        game.more().mat_tokens = position.route
    game.step = steps.ACTION if position.phase == "action" else steps.BUY if position.bought else steps.TREASURE
    turn.advance(game)
    game.origin = Laid(game.fork())
    return game

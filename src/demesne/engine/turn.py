"""The turn as a machine: which question comes next, and what an answer to it sets going.

Every function takes the game on from where it stands. A turn runs through in straight lines as long as nobody has to
be asked; what may ask in the middle is started as an effect (see `begin`).
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from demesne.engine import window
from demesne.engine.card import Card, Kind, names
from demesne.engine.decision import ALL, MANY, NOTHING, Decision, TreasureDecision
from demesne.engine.effect import Frame
from demesne.engine.player import NOBODY, Player
from demesne.engine.setup import Pile

if TYPE_CHECKING:
    from demesne.engine.game import Game

START: Final = 0
STARTING: Final = 1
ACTION: Final = 2
PLAY_ACTION: Final = 3
TREASURE: Final = 4
PLAY_TREASURES: Final = 5
SPEND: Final = 6
BUY: Final = 7
BUYING: Final = 8
CLEAN_UP: Final = 9
OVER: Final = 10

GONE: Final = 1 << 20
"""The bit of the first pile in `Game.gone`; below it is room for the coins and the seat of a buy decision."""

SHARED: Final = 4096
"""How many buy decisions the games of a table share."""


def feed(game: Game, decision: Decision, picks: list[int]) -> None:
    """Go on with an answer that was checked."""
    game.past.append(picks)
    game.decision = NOTHING
    effect = game.effect
    if effect is not None:
        drive(game, effect, picks)
    else:
        step = game.step
        me = game.me
        if step == BUY:
            if picks:
                buy(game, me, (decision.piles or [])[picks[0]])
            else:
                if game.log is not None:
                    game.note("pass", me.seat, label="buy")
                clean_up(game, me)
        elif step == TREASURE:
            if picks:
                offered = decision.cards or []
                play_treasures(game, me, [offered[i] for i in picks], len(picks) == len(offered))
            else:
                ask_spend(game, me)
        elif step == ACTION:
            if picks:
                play_action(game, me, (decision.cards or [])[picks[0]])
            else:
                if game.log is not None:
                    game.note("pass", me.seat, label="action")
                ask_treasure(game, me)
        else:
            spend(game, me, picks[0])
            ask_buy(game, me)
    if game.decision is None:
        advance(game)


def advance(game: Game) -> None:
    """Go on until somebody must decide or the game is over."""
    while game.decision is None:
        step = game.step
        me = game.me
        if step == START:
            start_turn(game, me)
        elif step == ACTION:
            ask_action(game, me)
        elif step == TREASURE:
            ask_treasure(game, me)
        elif step == BUY:
            ask_buy(game, me)
        elif step == STARTING:
            begin(game, starting(game, me))
        elif step == PLAY_ACTION:
            begin(game, action(game, me, game.todo[0]))
        elif step == PLAY_TREASURES:
            begin(game, treasures(game, me, game.todo))
        elif step == BUYING:
            begin(game, purchase(game, me, game.table.piles[game.buying]))
        elif step == CLEAN_UP:
            begin(game, clean_up_with_care(game, me))
        else:
            return


def begin(game: Game, effect: Coroutine[Any, Any, None]) -> None:
    """Start an effect that may have to ask; a copy of the state from just before makes it forkable."""
    if game.checkpoint is None:
        game.checkpoint = game.snapshot()
    game.effect = effect
    drive(game, effect, None)


def drive(game: Game, effect: Coroutine[Any, Any, None], picks: list[int] | None) -> None:
    """Run an effect up to its next question or to its end."""
    game.searching = NOBODY
    try:
        game.decision = effect.send(picks)
    except StopIteration:
        game.effect = None
        game.checkpoint = None
        game.searching = NOBODY


def start_turn(game: Game, me: Player) -> None:
    me.turns += 1
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.bought = 0
    if game.log is not None:
        game.note("turn", me.seat, amount=me.turns)
    if me.aside:
        game.step = STARTING
    elif me.has_actions:
        ask_action(game, me)
    else:
        ask_treasure(game, me)


async def starting(game: Game, me: Player) -> None:
    """What happens at the start of a turn. None of it can change the rest, so no order is asked for."""
    for card in me.aside[:]:
        game.frames.append(Frame(card.kind.name, "turn"))
        await card.kind.start_of_turn(game, me, card)
        game.frames.pop()
    game.step = ACTION


def ask_action(game: Game, me: Player) -> None:
    if game.actions > 0:
        for held in me.hand:
            if held.kind.is_action:
                cards = [card for card in me.hand if card.kind.is_action]
                game.step = ACTION
                decision = Decision(me.seat, "action", None, cards, 0, 1, False)
                decision.zone = "hand"
                game.decision = decision
                return
    ask_treasure(game, me)


def play_action(game: Game, me: Player, card: Card) -> None:
    kind = card.kind
    if kind.plain:
        game.enter_play(me, card, me.hand)
        game.actions -= 1
        if game.log is not None:
            game.note("play", me.seat, (card,), origin="hand")
        game.give_bonuses(me, kind)
        ask_action(game, me)
    else:
        game.todo = [card]
        game.step = PLAY_ACTION


async def action(game: Game, me: Player, card: Card) -> None:
    game.actions -= 1
    await game.play_from(me, card, me.hand)
    game.step = ACTION


def ask_treasure(game: Game, me: Player) -> None:
    if not game.bought:
        if me.lays_all and not game.table.treasures_act:
            lay_treasures(game, me)
            return
        cards = [card for card in me.hand if card.kind.is_treasure]
        if cards:
            game.step = TREASURE
            game.decision = TreasureDecision(me.seat, cards)
            return
    ask_spend(game, me)


def lay_treasures(game: Game, me: Player) -> None:
    """Play all Treasures for someone who need not be asked; the answer is kept as if it had been given."""
    laid = me.in_play
    before = len(laid)
    rest: list[Card] = []
    coins = game.coins
    for card in me.hand:
        kind = card.kind
        if kind.is_treasure:
            coins += kind.coins
            laid.append(card)
        else:
            rest.append(card)
    n = len(laid) - before
    if n:
        game.past.append(ALL[n] if n < MANY else list(range(n)))
        game.coins = coins
        me.hand = rest
        if game.log is not None:
            game.note("play", me.seat, tuple(laid[before:]), origin="hand")
    if me.tokens:
        ask_spend(game, me)
    else:
        ask_buy(game, me)


def play_treasures(game: Game, me: Player, todo: list[Card], everything: bool) -> None:
    """Play Treasures that only give coins in one go; others one by one, as an effect."""
    if game.table.treasures_act:
        for card in todo:
            if not card.kind.only_coins:
                game.todo = todo
                game.step = PLAY_TREASURES
                return
    coins = game.coins
    for card in todo:
        coins += card.kind.coins
    game.coins = coins
    me.in_play += todo
    if game.log is not None:
        game.note("play", me.seat, tuple(todo), origin="hand")
    if everything:
        me.hand = [card for card in me.hand if not card.kind.is_treasure]
        if me.tokens:
            ask_spend(game, me)
        else:
            ask_buy(game, me)
    else:
        for card in todo:
            me.hand.remove(card)
        ask_treasure(game, me)


async def treasures(game: Game, me: Player, cards: list[Card]) -> None:
    for card in cards:
        if card in me.hand:
            await game.play_from(me, card, me.hand)
    game.step = TREASURE


def ask_spend(game: Game, me: Player) -> None:
    if me.tokens and game.buys and not game.bought:
        game.step = SPEND
        labels = [str(n) for n in range(me.tokens + 1)]
        game.decision = Decision(me.seat, "spend", labels, None, 1, 1, False)
    else:
        ask_buy(game, me)


def spend(game: Game, me: Player, tokens: int) -> None:
    me.tokens -= tokens
    game.coins += tokens
    if tokens:
        game.note("spend", me.seat, amount=tokens)


def ask_buy(game: Game, me: Player) -> None:
    if game.buys:
        found = game.affordable.get(game.gone + game.coins * 8 + me.seat)
        if found is None:
            found = list_affordable(game, me)
        if found.piles:
            game.step = BUY
            game.decision = found
            return
    clean_up(game, me)


def list_affordable(game: Game, me: Player) -> Decision:
    piles: list[int] = []
    labels: list[str] = []
    for pile in game.table.piles:
        if pile.supply and game.counts[pile.index]:
            kind = game.top(pile)
            if kind.cost - game.discount <= game.coins:
                piles.append(pile.index)
                labels.append(kind.name)
    found = Decision(me.seat, "buy", labels, None, 0, 1, False)
    found.piles = piles
    found.zone = "supply"
    if len(game.affordable) >= SHARED:
        game.affordable.clear()
    game.affordable[game.gone + game.coins * 8 + me.seat] = found
    return found


def buy(game: Game, me: Player, index: int) -> None:
    table = game.table
    pile = table.piles[index]
    kind = pile.kind
    if table.buy_matters or pile.mixed >= 0 or kind.bought_with_care:
        game.buying = index
        game.step = BUYING
        return
    pay(game, me, kind)
    left = game.counts[index]
    if left > 1:
        game.counts[index] = left - 1
        me.discard.append(Card(kind))
    else:
        me.discard.append(game.take_from_pile(pile))
    if kind.is_action:
        me.has_actions = True
    if me.tally is not None:
        me.gains(kind.name)
    if game.log is not None:
        game.event("gain", me.seat, (kind.name,), (kind.name,), origin="supply", to="discard")
    if game.buys:
        ask_buy(game, me)
    elif table.clean_up_matters:
        clean_up(game, me)
    else:
        end_turn(game, me)


def pay(game: Game, me: Player, kind: Kind) -> None:
    game.coins -= max(0, kind.cost - game.discount) if game.discount else kind.cost
    game.buys -= 1
    game.bought += 1
    if game.log is not None:
        game.event("buy", me.seat, (kind.name,), (kind.name,))


async def purchase(game: Game, me: Player, pile: Pile) -> None:
    """Pay and choose the overpay amount, then what happens when a card is bought, then gain it."""
    kind = game.top(pile)
    pay(game, me, kind)
    game.frames.append(Frame(kind.name, "overpay"))
    if kind.overpays and game.coins:
        amount = (await game.ask(me, "overpay", [str(n) for n in range(game.coins + 1)], 1, 1))[0]
        if amount:
            game.coins -= amount
            game.note("overpay", me.seat, amount=amount)
            await kind.overpaid(game, me, amount)
    game.frames.pop()
    if game.table.buy_matters:
        await window.bought(game, me, kind)
    if game.counts[pile.index] and game.top(pile) is kind:
        await game.gain_from(me, pile)
    game.step = BUY


def clean_up(game: Game, me: Player) -> None:
    if game.table.clean_up_matters:
        for card in me.in_play:
            if game.kind(card).acts_when_discarded:
                game.step = CLEAN_UP
                return
    end_turn(game, me)


async def clean_up_with_care(game: Game, me: Player) -> None:
    await window.clean_up(game, me)
    end_turn(game, me)


def end_turn(game: Game, me: Player) -> None:
    """Discard what is in play and in hand, draw the next hand, and hand on the turn or end the game."""
    if game.table.play_matters:
        for card in me.in_play:
            game.left_play(card)
    if game.log is not None and (me.in_play or me.hand):
        last = me.hand[-1:] or me.in_play[-1:]
        game.event("clean-up", me.seat, names(me.in_play + me.hand), names(last))
    me.discard += me.in_play
    me.discard += me.hand
    me.in_play = []
    deck = me.deck
    if len(deck) >= 5 and game.log is None:
        me.hand = [deck.pop(), deck.pop(), deck.pop(), deck.pop(), deck.pop()]
    else:
        me.hand = []
        game.draw(me, 5)
    if game.empty_piles and (not game.counts[game.table.province] or game.empty_piles >= game.table.piles_to_end):
        finish(game)
        return
    game.me = game.players[next_seat(game)]
    if game.me.turns >= game.setup.turn_limit:
        game.hit_limit = True
        game.note("limit", NOBODY, amount=game.setup.turn_limit)
        finish(game)
    else:
        game.step = START


def next_seat(game: Game) -> int:
    """Whose turn comes after this one."""
    return game.table.orders[game.me.seat][0]


def finish(game: Game) -> None:
    game.step = OVER
    if game.log is not None:
        for seat in game.winners():
            game.note("over", seat, amount=game.score(game.players[seat]))

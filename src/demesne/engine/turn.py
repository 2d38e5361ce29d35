"""The turn as a state machine: which question comes next, and what an answer to it triggers.

Every function takes the game on from where it stands. What needs no question along the way takes a fast path (see
`straight`); what may ask is started as an effect (see `begin`).
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Any

from demesne.engine import straight, window
from demesne.engine.card import Card, Kind
from demesne.engine.decision import NOTHING, Decision
from demesne.engine.effect import Frame
from demesne.engine.player import NOBODY, Player
from demesne.engine.price import POTION, coins_of, potions_of, told
from demesne.engine.setup import Pile
from demesne.engine.steps import (
    ACTION,
    BUY,
    BUYING,
    CLEAN_UP,
    PLAY_ACTION,
    PLAY_TREASURES,
    START,
    STARTING,
    TREASURE,
)

if TYPE_CHECKING:
    from demesne.engine.game import Game


def feed(game: Game, decision: Decision, picks: list[int]) -> None:
    """Go on with a checked answer."""
    game.past.append(picks)
    game.decision = NOTHING
    effect = game.effect
    if effect is not None:
        drive(game, effect)
    else:
        step = game.step
        me = game.me
        if step == BUY:
            if picks:
                straight.buy(game, me, (decision.piles or [])[picks[0]])
            else:
                if game.log is not None:
                    game.note("pass", me.seat, label="buy")
                straight.clean_up(game, me)
        elif step == TREASURE:
            if picks:
                offered = decision.cards or []
                straight.play_treasures(game, me, [offered[i] for i in picks], len(picks) == len(offered))
            else:
                straight.ask_spend(game, me)
        elif step == ACTION:
            if picks:
                straight.play_action(game, me, (decision.cards or [])[picks[0]])
            else:
                if game.log is not None:
                    game.note("pass", me.seat, label="action")
                straight.ask_treasure(game, me)
        else:
            straight.spend(game, me, picks[0])
            straight.ask_buy(game, me)
    if game.decision is None:
        advance(game)


def advance(game: Game) -> None:
    """Go on until somebody must decide or the game is over."""
    while game.decision is None:
        step = game.step
        me = game.me
        if step == START:
            straight.start_turn(game, me)
        elif step == ACTION:
            straight.ask_action(game, me)
        elif step == TREASURE:
            straight.ask_treasure(game, me)
        elif step == BUY:
            straight.ask_buy(game, me)
        elif step == STARTING:
            begin(game, starting(game, me))
        elif step == PLAY_ACTION:
            act(game, me, game.todo[0])
        elif step == PLAY_TREASURES:
            begin(game, treasures(game, me, game.todo))
        elif step == BUYING:
            begin(game, purchase(game, me, game.table.piles[game.buying]))
        elif step == CLEAN_UP:
            begin(game, clean_up_with_care(game, me))
        else:
            return


def act(game: Game, me: Player, card: Card) -> None:
    """Play an Action from hand as an effect. Mostly the effect is the card's own text alone: what `Game.play_from` does
    around it needs no coroutine.
    """
    kind = card.kind
    if kind.becomes or game.table.plays_count or game.log is not None:
        begin(game, action(game, me, card))
        return
    keep_checkpoint(game)
    game.actions -= 1
    game.enter_play(me, card, me.hand)
    game.frames.append(Frame(kind.name, "play", card))
    if not kind.is_attack:
        game.give_bonuses(me, kind)
        start(game, kind.play(game, me, card))
        return
    victims = window.unanswered(game, me)
    if victims is None:
        start(game, attack(game, me, card))
    else:
        game.give_bonuses(me, kind)
        start(game, kind.attack(game, me, card, victims))


def played(game: Game) -> None:
    """Finish a card that `act` has played."""
    frame = game.frames[-1]
    card = frame.card
    assert card is not None
    if card.kind.lasts and not card.kind.is_attack:
        game.last(game.me, card)
    game.frames.pop()
    game.step = ACTION


def begin(game: Game, effect: Coroutine[Any, Any, None]) -> None:
    """Start an effect that may have to ask."""
    keep_checkpoint(game)
    start(game, effect)


def keep_checkpoint(game: Game) -> None:
    """Copy the state just before an effect, which makes forking fast."""
    if game.checkpoint is None and game.checkpoints:
        game.checkpoint = game.snapshot()


def start(game: Game, effect: Coroutine[Any, Any, None]) -> None:
    waiting = effect.__await__()
    game.effect = waiting
    drive(game, waiting)


def drive(game: Game, effect: Iterator[Decision]) -> None:
    """Run an effect up to its next question or to its end."""
    game.searching = NOBODY
    # The effect finds its answer in `Game.past`. To send it, and to catch the exception that ends an effect, would take
    # longer than many effects do.
    for decision in effect:
        game.decision = decision
        return
    game.effect = None
    game.checkpoint = None
    game.searching = NOBODY
    if game.frames:
        played(game)


async def starting(game: Game, me: Player) -> None:
    """What happens at the start of a turn. None of it can change the rest, so no order is asked for."""
    extras = me.extras
    if extras is not None:
        due = extras.lasting
        extras.lasting = []
        for lasting in due:
            if game.log is not None:
                name = (lasting.kind.name,)
                game.event("lasting", me.seat, name, name)
            game.frames.append(Frame(lasting.kind.name, "turn"))
            await lasting.kind.next_turn(game, me, lasting)
            game.frames.pop()
    for card in me.aside[:]:
        game.frames.append(Frame(card.kind.name, "turn"))
        await card.kind.start_of_turn(game, me, card)
        game.frames.pop()
    game.step = ACTION


async def attack(game: Game, me: Player, card: Card) -> None:
    """An Attack that somebody may answer, once it is in play."""
    victims = await window.attack(game, me, card, card.kind)
    game.give_bonuses(me, card.kind)
    await card.kind.attack(game, me, card, victims)


async def action(game: Game, me: Player, card: Card) -> None:
    game.actions -= 1
    await game.play_from(me, card, me.hand)
    game.step = ACTION


async def treasures(game: Game, me: Player, cards: list[Card]) -> None:
    """Play the Treasures of an answer. It names cards, not copies: when one of them was trashed meanwhile
    (Counterfeit), another copy in hand is played in its place.
    """
    for card in cards:
        copies = [held for held in me.hand if held.kind is card.kind]
        if copies:
            await game.play_from(me, card if card in copies else copies[0], me.hand)
    game.step = TREASURE


async def purchase(game: Game, me: Player, pile: Pile) -> None:
    """Pay and choose the overpay amount, then what happens when a card is bought, then gain it."""
    kind = game.top(pile)
    cost = game.cost(kind)
    straight.pay(game, me, kind, cost)
    if game.table.purchases_count:
        game.more().purchases.append(kind)
    if kind.overpays and (game.coins or game.potions):
        await overpay(game, me, kind)
    if game.table.buy_matters or kind.acts_when_bought:
        await window.bought(game, me, pile, kind, cost)
    if game.counts[pile.index] and game.top(pile) is kind:
        await game.gain_from(me, pile)
    game.step = BUY


async def overpay(game: Game, me: Player, kind: Kind) -> None:
    game.frames.append(Frame(kind.name, "overpay"))
    prices = [coins + POTION * potions for potions in range(game.potions + 1) for coins in range(game.coins + 1)]
    amount = prices[(await game.ask(me, "overpay", [told(price) for price in prices], 1, 1))[0]]
    if amount:
        game.coins -= coins_of(amount)
        if amount >= POTION:
            game.more().potions -= potions_of(amount)
        if game.log is not None:
            label = told(amount) if amount >= POTION else ""
            game.note("overpay", me.seat, amount=coins_of(amount), label=label)
        await kind.overpaid(game, me, amount)
    game.frames.pop()


async def clean_up_with_care(game: Game, me: Player) -> None:
    await window.clean_up(game, me)
    straight.end_turn(game, me)

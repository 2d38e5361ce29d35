"""Positions with answers that a player would laugh at: helpers for their tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import demesne
from demesne.bots.bot import Bot
from demesne.bots.recipe import Item, money
from demesne.bots.regent import Regent
from demesne.bots.shipped import find_strategy
from demesne.bots.steward import Steward
from demesne.bots.strategy_bot import StrategyBot

Answer = tuple[str, ...]
Wrong = Callable[[Answer], bool]


def with_(*cards: str) -> Wrong:
    """It is wrong to pick any of these."""
    return lambda answer: any(card in answer for card in cards)


def without(*cards: str) -> Wrong:
    """It is wrong not to pick all of these."""
    return lambda answer: any(card not in answer for card in cards)


def nothing(answer: Answer) -> bool:
    """It is wrong to pick nothing."""
    return not answer


def anything(answer: Answer) -> bool:
    """It is wrong to pick anything."""
    return bool(answer)


def not_only(*cards: str) -> Wrong:
    """Only this answer is right, in any order."""
    return lambda answer: sorted(answer) != sorted(cards)


def first_is(card: str) -> Wrong:
    """It is wrong to name this one first."""
    return lambda answer: answer[:1] == (card,)


@dataclass
class Laugh:
    """A position, the answers that lead to the question, who is asked, and which of the answers are laughable."""

    name: str
    kingdom: str
    hand: str
    wrong: Wrong
    script: list[tuple[str, ...]] = field(default_factory=list)
    deck: str = "Copper Silver Estate Copper Silver Gold"
    discard: str = ""
    play: str = ""
    their_hand: str = "Copper Copper Copper Estate Estate"
    their_deck: str = "Copper Silver Copper Estate Copper"
    their_play: str = ""
    seat: int = 0
    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    tokens: int = 0
    bane: str | None = None
    piles: dict[str, int | tuple[str, ...]] = field(default_factory=dict)
    trash: str = ""
    potions: int = 0
    native_village: str = ""


def cards(text: str) -> tuple[str, ...]:
    """Names separated by spaces, with underscores for spaces inside names."""
    return tuple(word.replace("_", " ") for word in text.split())


RICH = "Gold Gold Gold Silver Silver Silver Copper Copper "


def bots() -> list[Bot]:
    """All bots that claim to play well."""
    plain = find_strategy("bmu")
    assert plain is not None
    plain.finish = True
    witches = money(Item("Gold", 1), Item("Silver", 2)).plan("two Silvers")
    return [StrategyBot(plain), StrategyBot(witches), Steward(), Regent(games=4)]


def reach(laugh: Laugh) -> demesne.Game:
    """The game at the question."""
    mine = demesne.Seat(
        cards(laugh.hand),
        cards(laugh.deck),
        cards(laugh.discard),
        cards(laugh.play),
        laugh.tokens,
        native_village=cards(laugh.native_village),
    )
    theirs = demesne.Seat(cards(laugh.their_hand), cards(laugh.their_deck), (), cards(laugh.their_play))
    position = demesne.Position(
        [mine, theirs],
        phase=laugh.phase,
        actions=laugh.actions,
        buys=laugh.buys,
        coins=laugh.coins,
        piles=laugh.piles,
        trash=cards(laugh.trash),
        potions=laugh.potions,
    )
    game = demesne.from_position(position, cards(laugh.kingdom), seed=1, bane=laugh.bane)
    for answer in laugh.script:
        decision = game.decision
        assert decision is not None
        if decision.kind == "treasure" and not set(answer) <= set(decision.options):
            # A question in the Buy phase does not depend on which Treasures were played before it.
            game.answer([])
        game.answer(answer)
    return game


def check(laugh: Laugh) -> None:
    """Fail for a bot that gives a laughable answer."""
    for bot in bots():
        game = reach(laugh)
        decision = game.decision
        assert decision is not None, "the question was never asked"
        assert decision.player == laugh.seat, decision
        answer = decision.labels(bot.decide(game.view(laugh.seat)))
        assert not laugh.wrong(answer), f"{bot.name} answers {answer} to {decision}"

"""Rules to read and to improve: those that a bot plays by, and those that match a player's purchases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from demesne.api import game_of
from demesne.bots import make_bot
from demesne.bots.plan import Plan
from demesne.bots.steward import Steward, kingdom_of
from demesne.bots.strategy_file import read_rule, write_plan
from demesne.cards import CARDS
from demesne.engine.game import Game
from demesne.lab.entrants import Entrant
from demesne.lab.errors import LabError
from demesne.lab.kingdom_source import TURN_LIMIT, KingdomSource

OPENING: Final = 2
"""How many turns an opening has."""

PLENTY: Final = 3
"""A basic Treasure bought this many times is bought without a limit."""


def rules_of(entrant: Entrant, source: KingdomSource, players: int = 2) -> str:
    """The text of the strategy that a bot plays by: its own, or the one it plans for a kingdom. Raises `LabError` for a
    bot without rules.
    """
    if entrant.strategy:
        return entrant.strategy
    bot = make_bot(entrant.bot, 0, games=entrant.budget)
    if not isinstance(bot, Steward):
        raise LabError("lab-bad-no-rules", name=entrant.name)
    view = source.deal("0", players, False, TURN_LIMIT).view(0)
    bot.meet(view)
    plan = bot.plan_for(kingdom_of(view))
    plan.description = plan.description or f"What the {entrant.name} plays on {source.name}."
    return write_plan(plan)


@dataclass
class _Bought:
    """A player's purchases of a card: how often, with how many coins at most, and the state of the table at the first
    one.
    """

    copies: int
    coins: int
    provinces: int
    """How many Provinces were left."""
    opening: int = 0
    """How many of them in the opening."""


def purchases_of(game: Game, seat: int, name: str) -> str:
    """A player's purchases in a game, as the text of a strategy that buys alike. Raises `LabError` if there are none.

    The opening comes first. Then comes what was bought with the most coins, each card as often as the player did;
    Victory cards are bought when as many Provinces are left as there were when the player first did. It is a starting
    point: why somebody bought something is not recorded.
    """
    bought = _purchases(game, seat)
    if not bought:
        raise LabError("lab-bad-bought-nothing", name=name)
    dealt = game_of(game.setup).view(None).owned(seat)
    rules = [
        f"{card} if turn <= {OPENING} and count({card}) < {found.opening + dealt.get(card, 0)}"
        for card, found in bought.items()
        if found.opening
    ]
    ranked = sorted(bought, key=lambda card: (_is_victory(card), bought[card].coins, CARDS[card].cost), reverse=True)
    rules += [_rule(card, bought[card], dealt.get(card, 0)) for card in ranked]
    plan = Plan(name, [read_rule(rule) for rule in rules])
    plan.needs = tuple(card for card in bought if CARDS[card].kingdom)
    return write_plan(plan)


def _is_victory(card: str) -> bool:
    return CARDS[card].is_victory and not CARDS[card].kingdom


def _rule(card: str, found: _Bought, dealt: int) -> str:
    if _is_victory(card):
        return card if card in ("Province", "Colony") else f"{card} if left(Province) <= {found.provinces}"
    if CARDS[card].is_treasure and not CARDS[card].kingdom and found.copies >= PLENTY:
        return card
    return f"{card} if count({card}) < {found.copies + dealt}"


def _purchases(game: Game, seat: int) -> dict[str, _Bought]:
    """What a seat bought, in order of the first purchase, found by replaying the game."""
    played = game_of(game.setup)
    found: dict[str, _Bought] = {}
    for labels in game.answers():
        decision = played.decision
        if decision is not None and decision.player == seat and decision.kind == "buy" and played.active == seat:
            for label in labels:
                card = CARDS[label].pile or label
                mine = found.setdefault(card, _Bought(0, 0, played.view(seat).left("Province")))
                mine.copies += 1
                mine.coins = max(mine.coins, played.coins)
                mine.opening += played.players[seat].turns <= OPENING
        played.answer(labels)
    return found

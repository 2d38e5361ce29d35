"""Running a case: every step is checked, and after every step that no card is lost and nothing leaks."""

from __future__ import annotations

import json
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from demesne.api import from_position, new_game
from demesne.cards import CARDS
from demesne.conform.case import SEATS, BadCase, Case
from demesne.engine.decision import IllegalAnswer
from demesne.engine.game import Game
from demesne.engine.permute import permute_unseen
from demesne.engine.player import Player
from demesne.engine.save import fingerprint
from demesne.engine.setup import BadSetup


class Failure(AssertionError):
    """What a case expected and did not find."""


def run_case(case: Case) -> None:
    """Play the case. Raises Failure or BadCase at the first difference; an exception in a card is a Failure too."""
    try:
        game = _start(case)
    except BadCase:
        raise
    except Exception as error:
        raise Failure(f"at the start: {_broken(error)}") from error
    total = _card_count(game)
    for number, step in enumerate(case.steps, 1):
        at = f"step {number} {json.dumps(step, ensure_ascii=False)}"
        try:
            _do(case, game, step)
            _check_table(game, total)
        except (Failure, BadCase) as failure:
            raise type(failure)(f"{at}: {failure}") from None
        except Exception as error:
            raise Failure(f"{at}: {_broken(error)}") from error
    try:
        _expect(case, game, case.expect)
    except Failure as failure:
        raise Failure(f"at the end: {failure}") from None


def _broken(error: Exception) -> str:
    """What an exception in a card or in the engine says, and where it was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno}, in {last.name})"


def _start(case: Case) -> Game:
    try:
        if case.dealt:
            game = new_game(case.kingdom, case.players, case.name, case.bane, case.options, first=0)
            if case.position.piles:
                raise BadCase("piles go with a seat: give at least [case.A]")
            return game
        game = from_position(case.position, case.kingdom, case.name, case.bane, options=case.options)
    except BadSetup as error:
        raise BadCase(str(error)) from None
    except KeyError as error:
        raise BadCase(f"there is no pile {error} in this game") from None
    return game


def _do(case: Case, game: Game, step: list[Any]) -> None:
    if step[0] == "expect":
        _expect(case, game, step[1])
        return
    verb, words = (step[1], step[2:]) if step[1] in ("asked", "refused") else ("", step[1:])
    kind, labels = words[0], words[1:]
    decision = game.decision
    if decision is None:
        raise Failure("the game is over, nothing is asked")
    if SEATS[decision.player] != step[0] or decision.kind != kind:
        raise Failure(f"the game waits for {SEATS[decision.player]} {decision.kind} ({decision.explain()})")
    if verb == "asked":
        _same("offered", Counter(set(labels)), Counter(set(decision.options)))
    elif verb == "refused":
        before = fingerprint(game)
        try:
            game.answer(labels)
        except IllegalAnswer as error:
            if not str(error):
                raise Failure("the answer was refused without a reason") from None
            if fingerprint(game) != before:
                raise Failure("the refused answer changed the game") from None
        else:
            raise Failure(f"the answer was not refused; {decision.explain()}")
    else:
        try:
            game.answer(labels)
        except IllegalAnswer as error:
            raise Failure(str(error)) from None


def _card_count(game: Game) -> int:
    owned = sum(len(player.owned()) for player in game.players)
    return owned + len(game.trash_pile) + sum(game.counts)


def _check_table(game: Game, total: int) -> None:
    """Check that no card appeared or vanished, and that no seat is shown what it must not see."""
    if _card_count(game) != total:
        raise Failure(f"there were {total} cards, now there are {_card_count(game)}")
    for seat in (*range(len(game.players)), None):
        twin = permute_unseen(game, seat, game.number)
        if game.view(seat).to_dict() != twin.view(seat).to_dict():
            raise Failure(f"{'a spectator' if seat is None else SEATS[seat]} is shown what must stay hidden")


def _expect(case: Case, game: Game, expected: Mapping[str, Mapping[str, Any]]) -> None:
    for part, values in expected.items():
        if part == "turn":
            _expect_turn(game, values)
        elif part == "piles":
            _expect_piles(game, values)
        elif part == "table":
            _expect_table(game, values)
        else:
            _expect_seat(game, game.players[case.seat(part)], part, values)


def _expect_seat(game: Game, player: Player, letter: str, expected: Mapping[str, Any]) -> None:
    found: dict[str, Callable[[], Any]] = {
        "hand": lambda: [card.kind.name for card in player.hand],
        "discard": lambda: [card.kind.name for card in player.discard],
        "play": lambda: [game.kind(card).name for card in player.in_play],
        "aside": lambda: [card.kind.name for card in player.aside + player.under + player.returning],
        "island": lambda: [card.kind.name for card in player.island],
        "native_village": lambda: [card.kind.name for card in player.native_village],
        "owns": lambda: [card.kind.name for card in player.owned()],
        "deck": lambda: [card.kind.name for card in reversed(player.deck)],
        "discard_top": lambda: player.discard[-1].kind.name if player.discard else None,
        "tokens": lambda: player.tokens,
        "vp_tokens": lambda: player.vp_tokens,
        "pirate": lambda: player.pirate_tokens,
        "vp": lambda: game.score(player),
        "turns": lambda: player.turns,
        "hand_size": lambda: len(player.hand),
        "deck_size": lambda: len(player.deck),
    }
    for key, value in expected.items():
        ordered = key == "deck" or not isinstance(value, list)
        actual = found[key]()
        _same(f"{letter}.{key}", value if ordered else Counter(value), actual if ordered else Counter(actual))


def _expect_turn(game: Game, expected: Mapping[str, Any]) -> None:
    found = {
        "player": SEATS[game.active],
        "phase": game.phase,
        "actions": game.actions,
        "buys": game.buys,
        "coins": game.coins,
        "potions": game.potions,
    }
    for key, value in expected.items():
        _same(f"turn.{key}", value, found[key])


def _expect_piles(game: Game, expected: Mapping[str, Any]) -> None:
    for name, value in expected.items():
        pile = game.table.by_name.get(name)
        actual: Any = "none" if pile is None else game.counts[pile.index]
        if pile is not None and isinstance(value, list):
            actual = [kind.name for kind in reversed(game.stacks[pile.mixed])]
        _same(f"piles.{name}", value, actual)


def _expect_table(game: Game, expected: Mapping[str, Any]) -> None:
    decision = game.decision
    found: dict[str, Callable[[], Any]] = {
        "trash": lambda: Counter(card.kind.name for card in game.trash_pile),
        "embargo": lambda: _tokens(game, "Embargo"),
        "route_piles": lambda: Counter(_tokens(game, "Trade Route")),
        "route": lambda: game.mat_tokens,
        "over": lambda: game.over,
        "winners": lambda: sorted(SEATS[seat] for seat in game.winners()) if game.over else [],
        "pending": lambda: None if decision is None else [SEATS[decision.player], decision.kind],
    }
    for key, value in expected.items():
        if key in ("trash", "route_piles"):
            wanted: Any = Counter(value)
        elif key == "embargo":
            wanted = {pile: tokens for pile, tokens in value.items() if tokens}
        else:
            wanted = sorted(value) if key == "winners" else value
        _same(f"table.{key}", wanted, found[key]())


def _tokens(game: Game, name: str) -> dict[str, int]:
    """How many tokens of a card lie on each pile that has any."""
    found = {pile.name: game.tokens_on(pile, CARDS[name]) for pile in game.table.piles}
    return {name: tokens for name, tokens in found.items() if tokens}


def _same(what: str, expected: Any, actual: Any) -> None:
    if expected != actual:
        raise Failure(f"{what}: expected {_shown(expected)}, found {_shown(actual)}")


def _shown(value: Any) -> str:
    if isinstance(value, Counter):
        return (
            ", ".join(sorted(value.elements(), key=list(CARDS).index if set(value) <= set(CARDS) else str)) or "nothing"
        )
    return json.dumps(value, ensure_ascii=False)

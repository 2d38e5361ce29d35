"""Answers for programs that play many games: what `Game.answer` and `Game.choose` do, by a shorter path.

These trust a program to mean what it offers itself: an option that is not there is still refused, but labels are never
looked at. A test compares each of these with the public way.
"""

from __future__ import annotations

from demesne.engine import straight, turn
from demesne.engine.decision import ALL, MANY, NOTHING, ONE, Decision, IllegalAnswer
from demesne.engine.game import Game
from demesne.engine.guide import Guide
from demesne.engine.steps import ACTION, TREASURE


def choose_one(game: Game, i: int) -> None:
    """`Game.choose` with a single option number."""
    decision = game.decision
    if decision is None:
        raise IllegalAnswer("the game is over: nothing is asked")
    piles = decision.piles
    if piles is not None and 0 <= i < len(piles):
        buy(game, decision, piles, i)
        return
    cards = decision.cards
    if cards is not None and game.step == ACTION and 0 <= i < len(cards):
        # As in `choose`, the first card of a kind stands for all of them.
        card = cards[i]
        for j in range(i):
            if cards[j].kind is card.kind:
                i = j
                card = cards[j]
                break
        game.past.append(ONE[i])
        game.decision = NOTHING
        straight.play_action(game, game.me, card)
        if game.decision is None:
            turn.advance(game)
        return
    options = decision.options
    if decision.min <= 1 and 0 <= i < len(options) and i < len(ONE):
        label = options[i]
        for j in range(i):
            if options[j] == label:
                i = j
                break
        turn.feed(game, decision, ONE[i])
        return
    game.choose([i])


def choose_nothing(game: Game, decision: Decision) -> None:
    """Pick no option of a decision that allows it."""
    if decision.min:
        raise IllegalAnswer(f"nothing picked; {decision.explain()}")
    turn.feed(game, decision, ALL[0])


def buy(game: Game, decision: Decision, piles: list[int], i: int) -> None:
    """Answer a buy decision that offers these piles with one of its options; a negative number buys nothing."""
    if i < 0:
        turn.feed(game, decision, ALL[0])
        return
    game.past.append(ONE[i])
    game.decision = NOTHING
    straight.buy(game, game.me, piles[i])
    if game.decision is None:
        turn.advance(game)


def choose_all(game: Game) -> None:
    """Pick every option, in the order in which they are offered."""
    decision = game.decision
    if decision is None:
        raise IllegalAnswer("the game is over: nothing is asked")
    cards = decision.cards
    if cards is not None and game.step == TREASURE:
        # Most other answers come here: straight to the table.
        n = decision.max
        game.past.append(ALL[n] if n < MANY else list(range(n)))
        game.decision = NOTHING
        straight.play_treasures(game, game.me, cards, True)
        if game.decision is None:
            turn.advance(game)
        return
    n = len(decision.options)
    if decision.max < n:
        raise IllegalAnswer(f"{n} picked; {decision.explain()}")
    turn.feed(game, decision, ALL[n] if n < MANY else list(range(n)))


def lay_all(game: Game, seat: int) -> None:
    """Play all of a seat's Treasures from here on without asking, as long as they only give coins. Its answers are kept
    as if they had been given.
    """
    game.players[seat].lays_all = not game.table.treasures_act


def follow(game: Game, seat: int, guide: Guide | None) -> None:
    """Let a guide play a seat's Actions from here on without asking, until the game is over or there is none. Its
    answers are kept as if they had been given; a fork asks again.
    """
    game.players[seat].guide = guide


def keep_no_checkpoints(game: Game) -> None:
    """Skip the copy of the state made before each effect, which takes a quarter of the time in a game with many
    effects. A fork inside an effect then replays the game, which takes as long as the game did.
    """
    game.checkpoints = False

"""The lab's fast paths lead to the same results as the slow ones: what is kept instead of counted, what is not even
asked.
"""

from __future__ import annotations

from collections import Counter

import pytest

import demesne
from demesne import Game
from demesne.bots.plan import Plan
from demesne.bots.shipped import find_strategy, generated, shipped
from demesne.bots.strategy_bot import StrategyBot
from demesne.cards import CARDS, KINGDOM
from demesne.engine import game as game_module
from demesne.engine import quick
from demesne.engine.card import Card
from demesne.engine.guide import ASK, NOTHING_MORE, Guide
from demesne.engine.view import View
from demesne.lab import play
from tests.random_play import Dice, play_out, random_answer, random_position, random_setup, same, state

COMPILED = game_module.__file__.endswith((".so", ".pyd"))

NO_ACTIONS = -2
"""What a `Whim` says instead of the number of an Action if there is none."""

PILES = 5
"""The kingdom cards that a game of these tests must have, so that a few games cover all of them."""


def recounted(game: Game, seat: int) -> dict[str, int]:
    """What a seat owns, counted card by card."""
    return dict(Counter(card.kind.name for card in game.players[seat].owned()))


def check_counts(game: Game) -> None:
    """The kept counts match a fresh count; their owner's view shows them sorted. Others may not have seen which card
    changed hands.
    """
    for player in game.players:
        kept = player.counts()
        assert kept == recounted(game, player.seat), f"seat {player.seat} after {game.past[-1:]} at {game.decision!r}"
        numbers = player.numbers()
        assert {name: numbers[CARDS[name].number] for name in kept} == kept
        assert sum(numbers) == sum(kept.values())
        if game.number % 3 == 0:
            shown = game.view(player.seat).owned(player.seat)
            assert shown == kept
            assert list(shown) == sorted(shown)


def random_games() -> list[tuple[Game, list[str], Dice]]:
    """Games that together have every kingdom card, and positions with every other card."""
    games: list[tuple[Game, list[str], Dice]] = []
    for start in range(0, len(KINGDOM), PILES):
        dice = Dice("counts", start)
        setup = random_setup(dice, KINGDOM[start : start + PILES], turn_limit=30)
        games.append((demesne.new_game(**setup), setup["kingdom"], dice))
    for number in range(60):
        dice = Dice("placed", number)
        games.append((random_position(dice), [], dice))
    return games


@pytest.mark.slow
def test_counts_of_owned_cards_stay_right_through_every_card() -> None:
    gained: set[str] = set()
    for game, liked, dice in random_games():
        for _ in range(800):
            check_counts(game)
            if game.decision is None:
                break
            game.choose(random_answer(game, dice, liked))
        for player in game.players:
            gained |= set(player.counts())
    missing = set(KINGDOM) - gained - {"Knights"}
    assert not missing, f"nobody ever had {sorted(missing)}: the games are too short to say anything"


@pytest.mark.slow
def test_counts_of_a_fork_are_its_own() -> None:
    for game, liked, dice in random_games()[::3]:
        for _ in range(120):
            if game.decision is None:
                break
            check_counts(game)
            before = [dict(player.counts()) for player in game.players]
            twin = game.fork()
            for _ in range(6):
                check_counts(twin)
                if twin.decision is not None:
                    twin.choose(random_answer(twin, dice, liked))
            assert [player.counts() for player in game.players] == before, "a fork changed the counts of the game"
            game.choose(random_answer(game, dice, liked))


def test_owned_is_a_copy_for_whoever_asks() -> None:
    game = demesne.new_game(["Smithy"], seed=1)
    view = game.view(0)
    view.owned(0)["Copper"] = 99
    assert view.owned(0)["Copper"] == 7


@pytest.mark.parametrize(
    "liked", [["Village", "Smithy", "Cellar", "Moat"], ["Knights", "Marauder", "Highway", "Bridge"]], ids=" ".join
)
def test_buy_decisions_offer_what_can_be_bought(liked: list[str]) -> None:
    """Even after piles ran out, with other cards on top of mixed piles and with discounts, although games of a kingdom
    share these decisions.
    """
    asked = emptied = 0
    setup = random_setup(Dice("shared"), liked, turn_limit=40, players=4)
    for number in range(12):
        dice = Dice("offers", number)
        game = demesne.new_game(**{**setup, "seed": number})
        while game.decision is not None:
            decision = game.decision
            if decision.kind == "buy":
                tops = [game.top(pile) for pile in game.table.piles if pile.supply and game.counts[pile.index]]
                assert decision.options == [kind.name for kind in tops if game.cost(kind) <= game.coins]
                asked += 1
                emptied += game.empty_piles > 0
            game.choose(random_answer(game, dice, liked))
    assert emptied > asked // 20


@pytest.mark.slow
def test_one_option_is_chosen_as_in_a_list() -> None:
    tried = 0
    for game, liked, dice in random_games()[::4]:
        for _ in range(150):
            decision = game.decision
            if decision is None:
                break
            if decision.min <= 1 <= decision.max:
                option = dice.below(len(decision.options))
                one, other = game.fork(), game.fork()
                one.choose([option])
                quick.choose_one(other, option)
                same("one option alone leads elsewhere", state(one), state(other))
                tried += 1
            game.choose(random_answer(game, dice, liked))
    assert tried > 500


@pytest.mark.parametrize("option", [-1, 99])
def test_an_option_that_is_none_is_refused(option: int) -> None:
    game = demesne.new_game(["Smithy"], seed=1)
    quick.choose_all(game)
    for _ in range(2):
        with pytest.raises(demesne.IllegalAnswer):
            quick.choose_one(game, option)
    play_out(game, Dice("over"))
    with pytest.raises(demesne.IllegalAnswer):
        quick.choose_one(game, 0)


@pytest.mark.slow
def test_standing_orders_for_treasures_change_nothing_but_the_questions() -> None:
    """A player who always plays all Treasures gets the same game, answers and log without being asked."""
    kingdom = ["Smithy", "Village", "Market", "Baker", "Militia", "Candlestick Maker", "Remodel", "Moneylender"]
    spared = 0
    for number in range(8):
        asked = demesne.new_game(kingdom, seed=number, turn_limit=25, log=True)
        told = demesne.new_game(kingdom, seed=number, turn_limit=25, log=True)
        for player in told.players:
            quick.lay_all(told, player.seat)
        dice = Dice("standing", number)
        while asked.decision is not None:
            if asked.decision.kind == "treasure":
                quick.choose_all(asked)
                if told.number < asked.number:
                    quick.choose_all(told)  # The first question was asked before the request.
                else:
                    spared += 1
                continue
            same("a game with standing orders differs", state(asked), state(told))
            twin = told.fork()
            same("its fork differs", state(asked), state(twin))
            assert all(player.lays_all for player in twin.players), "a fork forgot the standing orders"
            picks = random_answer(asked, dice, kingdom)
            asked.choose(picks)
            told.choose(picks)
        assert told.decision is None
        assert told.answers() == asked.answers()
        assert told.view(0).events() == asked.view(0).events()
        same("the loaded game differs", state(asked), state(demesne.load(demesne.save(told))))
    assert spared > 100


class Whim(Guide):
    """Plays any Action in hand or none, depending on what is in hand, and sometimes wants to be asked."""

    def __init__(self) -> None:
        self.chosen: list[int] = []

    def action(self, hand: list[Card]) -> int:
        """A place in hand."""
        at, number = self.choice(hand)
        if at != ASK and number != NO_ACTIONS:
            self.chosen.append(number)
        return at

    def choice(self, hand: list[Card]) -> tuple[int, int]:
        """The place of a card in hand, and its number among the Actions there."""
        actions = [at for at, card in enumerate(hand) if card.kind.is_action]
        if not actions:
            return NOTHING_MORE, NO_ACTIONS
        dice = Dice("whim", *[card.kind.name for card in hand])
        number = dice.below(len(actions) + 2)
        if number == len(actions):
            return ASK, NO_ACTIONS
        if number > len(actions):
            return NOTHING_MORE, -1
        names = [hand[at].kind.name for at in actions]
        number = names.index(names[number])
        return actions[number], number


@pytest.mark.slow
@pytest.mark.parametrize("log", [True, False], ids=["told", "untold"])
def test_a_guide_changes_nothing_but_the_questions(log: bool) -> None:
    """A player whose Actions somebody else plays gets the same game, answers and log without being asked."""
    if COMPILED:
        pytest.skip("a compiled engine takes no guide from a test; tactics guide whole games below")
    spared = 0
    for number, start in enumerate(range(0, len(KINGDOM), PILES)):
        dice = Dice("guided", number)
        setup = random_setup(dice, KINGDOM[start : start + PILES], turn_limit=12)
        asked = demesne.new_game(**setup, log=log)
        guided = demesne.new_game(**setup, log=log)
        whims = [Whim() for _ in guided.players]
        for player in guided.players:
            quick.follow(guided, player.seat, whims[player.seat])
        while asked.decision is not None:
            decision = asked.decision
            at = decision.player
            if decision.kind == "action" and asked.number < guided.number:
                picks = guided.past[asked.number]
                assert whims[at].chosen.pop(0) == (picks[0] if picks else -1)
                asked.choose(picks)
                spared += 1
                continue
            same("a guided game differs", state(asked), state(guided))
            assert guided.fork().players[at].guide is None, "a fork is asked again"
            picks = random_answer(asked, dice, setup["kingdom"])
            asked.choose(picks)
            guided.choose(picks)
        assert guided.decision is None
        assert guided.players[0].guide is None, "a finished game still knows its guides"
        assert guided.past == asked.past
        if log:
            assert guided.view(0).events() == asked.view(0).events()
    assert spared > 500


def plans() -> list[Plan]:
    """Every strategy that comes with the program, and big money with each card."""
    found = [find_strategy(name) for name in (*shipped(), *generated())]
    return [plan for plan in found if plan is not None]


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: plan.name)
def test_the_short_way_to_the_end_is_the_long_one(plan: Plan) -> None:
    """A plan followed by the fast path plays exactly the game that its bot plays when asked everything."""
    dice = Dice("short", plan.name)
    bots = [StrategyBot(plan), StrategyBot(plan)]
    for _ in range(2):
        setup = random_setup(dice, plan.needs, turn_limit=40, players=2)
        quick = demesne.new_game(**setup)
        slow = quick.fork()
        play.finish(quick, list(bots), [bot.tactics for bot in bots])
        views = [View(slow, 0), View(slow, 1)]
        while slow.decision is not None:
            seat = slow.decision.player
            slow.choose(bots[seat].decide(views[seat]))
        same("the quick game went another way", state(slow), state(quick))

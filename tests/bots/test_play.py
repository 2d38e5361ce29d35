"""The bots play every card to the end of the game, adapt to the kingdom, and differ in strength."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import demesne
from demesne.bots.bot import Bot
from demesne.bots.plan import Plan
from demesne.bots.planning import Budget, Candidate, Planner
from demesne.bots.recipe import BALANCED, EARLY, Item, cross, engine, money, mutate, tidy
from demesne.bots.regent import Regent, plan_file, ready_plan
from demesne.bots.registry import ENTRIES, STRATEGY, UnknownBot, bot_names, entry_for, make_bot
from demesne.bots.shipped import find_strategy
from demesne.bots.steward import Steward, steward_recipe
from demesne.bots.strategy_bot import StrategyBot
from demesne.bots.strategy_file import read_rule
from demesne.cards import CARDS, KINGDOM
from demesne.kingdoms import RECOMMENDED, Recommended
from demesne.texts.files import scan


def play(kingdom: tuple[str, ...], bots: list[Bot], seed: int, bane: str | None = None, first: int = 0) -> demesne.Game:
    game = demesne.new_game(kingdom, players=len(bots), seed=seed, bane=bane, first=first, turn_limit=120)
    views = [game.view(seat) for seat in range(len(bots))]
    while game.decision is not None:
        seat = game.decision.player
        game.choose(bots[seat].decide(views[seat]))
    return game


def everything(cards: list[str], random: Random) -> StrategyBot:
    """A bot that tries all kinds of cards, so that all kinds of questions come up."""
    random.shuffle(cards)
    rules = ["Province if money > 12 or turn > 14"]
    rules += [f"{card} if count({card}) < {random.choice([1, 2, 3])} and left(Province) > 3" for card in cards]
    rules += ["Duchy if left(Province) <= 4", "Estate if left(Province) <= 2", "Gold", "Silver"]
    plan = Plan("everything", [read_rule(rule) for rule in rules])
    plan.finish = random.random() < 0.7
    return StrategyBot(plan)


@pytest.mark.parametrize("part", range(8))
def test_all_cards_of_all_sets_are_played_to_the_end(part: int) -> None:
    random = Random(part)
    deck = list(KINGDOM)
    random.shuffle(deck)
    for start in range(0, len(deck), 10):
        kingdom = tuple((deck[start:] + deck)[:10])
        bane = None
        if "Young Witch" in kingdom:
            bane = next(card for card in KINGDOM if CARDS[card].cost == 2 and card not in kingdom)
        piles = [*kingdom] if bane is None else [*kingdom, bane]
        players = random.choice([2, 2, 2, 3, 4])
        bots: list[Bot] = [everything(piles[:], random) for _ in range(players)]
        game = play(kingdom, bots, seed=start, bane=bane)
        assert game.over
        assert not game.hit_limit, kingdom


def test_a_bot_asked_twice_answers_alike() -> None:
    bot = everything(["Chapel", "Witch", "Militia"], Random(1))
    game = demesne.new_game(("Chapel", "Witch", "Militia"), seed=3)
    for _ in range(150):
        if game.decision is None:
            break
        view = game.view(game.decision.player)
        answer = bot.decide(view)
        assert bot.decide(game.fork().view(game.decision.player)) == answer
        game.choose(answer)


def test_a_bot_without_a_question_says_so() -> None:
    game = demesne.new_game(("Smithy",), seed=1, first=0)
    for bot in (Steward(), Regent(games=1), everything([], Random(1))):
        with pytest.raises(ValueError, match="not asked"):
            bot.decide(game.view(1))


# -- steward and regent ---------------------------------------------------------------------------------------------


def test_the_steward_takes_what_helps() -> None:
    assert "Witch" in [item.card for item in steward_recipe(("Witch", "Village", "Cellar")).items]
    assert [item.card for item in steward_recipe(("Village",)).items] == ["Gold", "Silver"]


@pytest.mark.parametrize("bot", [Steward(), Regent(games=40)], ids=["steward", "regent"])
def test_colonies_are_worth_waiting_for(bot: Bot) -> None:
    plain = find_strategy("bmu")
    assert plain is not None
    game = demesne.new_game(["Smithy", "Village", "Market"], seed=5, colonies=True)
    minds = [bot, StrategyBot(plain)]
    while game.decision is not None:
        seat = game.decision.player
        game.choose(minds[seat].decide(game.view(seat)))
    assert game.result is not None
    assert game.result.winners == [0]
    assert game.view(0).owned(0)["Colony"] > 3
    assert "Platinum" in game.view(0).owned(0)


@pytest.mark.parametrize("recommended", RECOMMENDED, ids=lambda entry: entry.name)
def test_there_is_a_plan_for_each_recommended_kingdom(recommended: Recommended) -> None:
    assert plan_file(recommended.name).exists()
    plan = ready_plan(tuple(sorted(recommended.kingdom.piles)), recommended.bane)
    assert plan is not None
    assert set(plan.needs) <= set(recommended.kingdom.piles)
    assert plan.finish
    game = play(recommended.cards, [Regent(), Steward()], seed=2, bane=recommended.bane)
    assert game.over
    assert not game.hit_limit


@pytest.mark.slow
def test_a_regent_with_a_number_of_games_always_finds_the_same_plan() -> None:
    kingdom = ("Chapel", "Laboratory", "Militia", "Village", "Witch")
    plans = [Planner(kingdom, seed=5).choose(Budget(games=150)).plan for _ in range(2)]
    assert [rule.text for rule in plans[0].buy] == [rule.text for rule in plans[1].buy]
    one = Regent(5, games=60)
    other = Regent(5, games=60)
    first, second = play(kingdom, [one, Steward()], 1), play(kingdom, [other, Steward()], 1)
    assert first.answers() == second.answers()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plans_are_made_for_the_number_of_players(players: int) -> None:
    planner = Planner(("Chapel", "Laboratory", "Militia", "Village", "Witch"), seed=1, players=players)
    found = planner.choose(Budget(games=80))
    assert len(planner.rivals) == players - 1
    bots: list[Bot] = [StrategyBot(found.plan), *[Steward() for _ in range(players - 1)]]
    assert play(planner.kingdom, bots, seed=1).over


def test_what_does_not_beat_the_steward_is_not_played() -> None:
    planner = Planner(("Cellar", "Chancellor", "Feast", "Moat", "Woodcutter"), seed=2)
    hopeless = [Plan(f"hopeless {n}", [read_rule("Copper"), read_rule("Curse")]) for n in range(3)]
    finalists = [Candidate(plan) for plan in hopeless]
    planner.budget = Budget(games=60)
    assert planner.final(finalists) is None
    steward = [rule.text for rule in planner.simple.plan().buy]
    assert [rule.text for rule in planner.choose(Budget(games=0)).plan.buy] == steward


def test_a_regent_plans_anew_for_another_table() -> None:
    regent = Regent(3, games=8, ready=False)
    kingdom = ("Cellar", "Militia", "Smithy", "Village")
    for players, shelters in ((2, False), (3, False), (2, True)):
        game = demesne.new_game(kingdom, players=players, seed=1, shelters=shelters, first=0)
        regent.decide(game.view(0))
        assert (regent._players, regent._options["shelters"]) == (players, shelters)


def test_a_budget_runs_out() -> None:
    budget = Budget(games=10)
    assert budget.left
    budget.played = 10
    assert not budget.left
    assert not Budget().left
    assert Budget(seconds=100.0).used < 0.5


def test_recipes_can_be_made_changed_and_crossed() -> None:
    random = Random(3)
    kingdom = RECOMMENDED[0].cards
    recipe = money(Item("Smithy", 1))
    seen = set()
    for _ in range(200):
        other = engine(kingdom, random)
        recipe = cross(mutate(recipe, kingdom, random), other, random)
        assert recipe.items
        seen.add(recipe.key())
        assert recipe.plan().buy
    assert len(seen) > 150


def test_a_changed_recipe_has_no_items_that_buy_nothing() -> None:
    cellars = [Item("Cellar", 2), Item("Cellar", 5), Item("Cellar", 3), Item("Cellar", 4, BALANCED)]
    assert [item.cap for item in tidy(cellars)] == [2, 5]
    late = [Item("Silver"), Item("Smithy", 2), Item("Gold"), Item("Moat", 1), Item("Peddler", 3)]
    assert [item.card for item in tidy(late)] == ["Silver", "Moat", "Peddler"]
    early = [Item("Smithy", 1, EARLY), Item("Smithy", 1), Item("Silver", 3), Item("Silver")]
    assert tidy(early) == early


def test_levels_are_true() -> None:
    """Each of these bots wins clearly more than half of its games against the one before."""
    kingdom = ("Cellar", "Chapel", "Laboratory", "Market", "Militia", "Moat", "Smithy", "Village", "Witch", "Workshop")
    ladder: list[Bot] = [make_bot("random"), make_bot("novice"), make_bot("steward")]
    for weak, strong in pairwise(ladder):
        won = 0.0
        for number in range(16):
            winners = play(kingdom, [strong, weak], number // 2, first=number % 2).winners()
            won += 0.5 if len(winners) == 2 else float(winners == [0])
        assert won >= 11, f"{strong.name} won {won} of 16 against {weak.name}"


# -- the registry -----------------------------------------------------------------------------------------------------


def test_every_name_makes_a_bot() -> None:
    assert len(bot_names()) == len(set(bot_names())) > len(ENTRIES)
    for name in bot_names():
        assert make_bot(name, seed=1).name
        assert 0 <= entry_for(name).level <= 5


def test_a_strategy_file_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\nbuy = ["Province", "Gold", "Silver"]', encoding="utf-8")
    assert make_bot(str(file)).name == "Mine"
    assert entry_for(str(file)) is STRATEGY


def test_an_unknown_bot_is_not_made() -> None:
    with pytest.raises(UnknownBot, match="did you mean steward"):
        make_bot("stewart")
    with pytest.raises(UnknownBot):
        entry_for("zzz")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_bot_is_described(language: str) -> None:
    texts = scan(language, "bots")
    for entry in (*ENTRIES, STRATEGY):
        assert texts[entry.message].endswith(".")

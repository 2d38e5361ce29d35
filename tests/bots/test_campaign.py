"""Plans that change during a game, and guesses about what the opponents are doing."""

from __future__ import annotations

from random import Random

import demesne
from demesne import Game, Position, Seat
from demesne.bots import make_bot
from demesne.bots.answers import key_of, sensible_answers
from demesne.bots.campaign import Campaign
from demesne.bots.planning import Budget
from demesne.bots.recipe import Item, money
from demesne.bots.regent import ready_plan
from demesne.bots.rivals import Rivals
from demesne.bots.sovereign import Sovereign
from demesne.bots.steward import kingdom_of, steward_recipe
from demesne.bots.strategy_file import read_plan, write_plan
from demesne.bots.tactics import Tactics
from demesne.bots.variation import vary
from demesne.kingdoms import RECOMMENDED

IDLE = read_plan('name = "Idle"\nbuy = ["Copper"]\n')


def at_first_buy(kingdom: str, seed: int = 1) -> Game:
    game = demesne.new_game(kingdom, seed=seed, first=0)
    decision = game.decision
    assert decision is not None
    game.choose(list(range(len(decision.options))))
    return game


def test_every_variation_is_a_plan_that_can_be_written_and_read() -> None:
    random = Random(1)
    changed = 0
    for entry in RECOMMENDED:
        view = demesne.new_game(entry.name, seed=1).view(0)
        piles = kingdom_of(view)
        plan = ready_plan(piles, view.bane) or steward_recipe(piles).plan()
        for _ in range(20):
            twin = vary(plan, piles, random)
            assert [rule.text for rule in read_plan(write_plan(twin)).buy] == [rule.text for rule in twin.buy]
            assert (twin.finish, twin.play, twin.answers) == (plan.finish, plan.play, plan.answers)
            texts = [rule.text for rule in plan.buy]
            changed += ([rule.text for rule in twin.buy], twin.keep_money) != (texts, plan.keep_money)
            assert [rule.text for rule in plan.buy] == texts
    assert changed > 15 * len(RECOMMENDED)


def test_a_search_finds_the_better_plan_and_remembers_the_one_before() -> None:
    view = at_first_buy("First Game").view(0)
    better = money(Item("Smithy", 1)).plan()

    def searched() -> tuple[Campaign, bool]:
        campaign = Campaign(IDLE, [better], kingdom_of(view), 1)
        return campaign, campaign.search(view, Budget(games=160), 1, better)

    campaign, found = searched()
    assert found
    assert campaign.plan is better
    assert IDLE in [contender.plan for contender in campaign.contenders]
    again, _ = searched()
    known = [(one.mean, one.variance) for one in campaign.contenders]
    assert known == [(one.mean, one.variance) for one in again.contenders]
    # It does not abandon a plan that is as good as any other.
    assert not campaign.search(view, Budget(games=40), 2, better)


def test_a_plan_that_comes_to_the_same_is_forgotten() -> None:
    view = at_first_buy("First Game").view(0)
    plan = money(Item("Smithy", 1)).plan()
    campaign = Campaign(plan, [money(Item("Smithy", 1)).plan("twin")], kingdom_of(view), 1)
    assert not campaign.search(view, Budget(games=16), 1)
    assert campaign.plan is plan
    assert not campaign.contenders


def test_what_a_player_has_gained_tells_the_plan() -> None:
    kingdom = "Size Distortion"
    witches = money(Item("Witch", 2)).plan("witches")
    gardens = read_plan('name = "Gardens"\nbuy = ["Gardens", "Workshop if count(Workshop) < 4", "Silver", "Copper"]\n')
    plain = money().plan("money")
    for followed in (witches, gardens, plain):
        game = demesne.new_game(kingdom, seed=3, first=0)
        rivals = Rivals(game.view(0), kingdom_of(game.view(0)), [plain, witches, gardens])
        assert rivals.guess(game.view(0)) == {1: plain}
        minds = [Tactics(plain), Tactics(followed)]
        views = [game.view(0), game.view(1)]
        while game.decision is not None and game.players[1].turns < 9:
            seat = game.decision.player
            game.choose(minds[seat].answer(views[seat], game.decision))
        assert rivals.guess(game.view(0)) == {1: followed}


def test_sensible_answers_to_chapel_are_near_the_usual_one() -> None:
    hand = ("Chapel", "Estate", "Copper", "Copper", "Silver", "Gold", "Curse", "Village")
    position = Position([Seat(hand, ("Copper",) * 5), Seat()])
    game = demesne.from_position(position, ["Chapel", "Village"], seed=1)
    game.answer(["Chapel"])
    view = game.view(0)
    decision = view.decision
    assert decision is not None
    mind = Tactics(money().plan())
    usual = mind.answer(view, decision)
    found = [key_of(decision, picks) for picks in sensible_answers(view, decision, mind, usual)]
    assert decision.count_answers() > 24 >= len(found) == len(set(found))
    taken = key_of(decision, usual)
    assert taken not in found
    assert {(), taken[1:], ("Gold",), ("Curse",)} <= {*found}


def test_what_tournament_offers_need_not_be_a_card() -> None:
    position = Position(
        [Seat(("Tournament", "Province", "Copper"), ("Copper",) * 5), Seat(("Copper",) * 5)],
        piles=dict.fromkeys(("Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"), 0),
    )
    game = demesne.from_position(position, ["Tournament"], seed=1)
    bot = Sovereign(seed=1, games=12)
    asked = []
    while game.decision is not None and game.active == 0:
        decision = game.decision
        asked += decision.options if decision.kind == "gain" else []
        if decision.kind == "reveal":
            game.choose([0])
        else:
            game.choose(bot.decide(game.view(decision.player)))
    assert sorted(asked) == ["Duchy", "Prize"]


def test_the_sovereign_begins_another_game_with_the_plan_for_the_kingdom() -> None:
    shipped = ready_plan(kingdom_of(at_first_buy("Big Money").view(0)), None)
    assert shipped is not None
    texts = [rule.text for rule in shipped.buy]
    bot = Sovereign(seed=1, games=4)
    for seed in (1, 2):
        game = at_first_buy("Big Money", seed)
        rival = make_bot("bmu")
        while game.decision is not None and game.players[0].turns < 3:
            seat = game.decision.player
            game.choose((bot, rival)[seat].decide(game.view(seat)))
        assert bot.first is not None
        assert [rule.text for rule in bot.first.buy] == texts
        assert bot._campaign is not None
        bot._campaign.plan = IDLE
        bot._tactics = Tactics(IDLE)

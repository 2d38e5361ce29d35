"""Strategy files: the bot does what they say, and mistakes are reported with their line."""

from __future__ import annotations

import math

import pytest

import demesne
from demesne.bots.condition import BadCondition, read_condition
from demesne.bots.recipe import Item, Recipe, money
from demesne.bots.shipped import find_strategy, generated, plans_for, shipped, strategy_names
from demesne.bots.sight import Sight
from demesne.bots.strategy_bot import StrategyBot
from demesne.bots.strategy_file import BadStrategy, read_plan, write_plan
from demesne.bots.wisdom import WISDOM
from demesne.cards import CARDS, KINGDOM
from demesne.texts import LANGUAGES, Texts


def play(kingdom: tuple[str, ...], bots: list[StrategyBot], seed: int, first: int) -> demesne.Game:
    game = demesne.new_game(kingdom, seed=seed, first=first, turn_limit=100)
    views = [game.view(0), game.view(1)]
    while game.decision is not None:
        seat = game.decision.player
        game.choose(bots[seat].decide(views[seat]))
    return game


def sight() -> Sight:
    """A view in the middle of a game."""
    mine = demesne.Seat(("Gold", "Smithy"), ("Silver", "Estate"), ("Province", "Copper"), tokens=2)
    theirs = demesne.Seat(("Duchy", "Copper"))
    position = demesne.Position([mine, theirs], coins=3, buys=2, piles={"Province": 5, "Village": 0}, trash=("Curse",))
    game = demesne.from_position(position, ("Smithy", "Village"))
    view = game.view(0)
    assert view.decision is not None
    found = Sight(WISDOM)
    found.look(view, view.decision)
    return found


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("count(Smithy)", 1),
        ("left(Province)", 5),
        ("theirs(Duchy)", 1),
        ("held(Gold) + played(Gold)", 1),
        ("trashed(Curse)", 1),
        ("cost(Smithy)", 4),
        ("coins", 3),
        ("buys", 2),
        ("actions", 1),
        ("tokens", 2),
        ("hand", 2),
        ("money", 6),
        ("treasures", 3),
        ("cards", 6),
        ("action_cards", 1),
        ("terminals - villages", 1),
        ("turn", 1),
        ("empty", 1),
        ("score", 7),
        ("lead", 4),
        ("players", 2),
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("7 / 2", 3.5),
        ("1 / 0", 0),
        ("-2 + 3", 1),
        ("coins > 2 and buys > 2", 0),
        ("coins > 2 or buys > 2", 1),
        ("not coins > 2", 0),
        ("not coins > 2 or buys == 2", 1),
        ("coins <= 3 and coins >= 3 and coins != 4", 1),
        ("count( Smithy )<2", 1),
    ],
)
def test_conditions(text: str, value: float) -> None:
    assert math.isclose(read_condition(text).value(sight()), value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("count(Smity) < 2", "no-card-near: Smity, Smithy"),
        ("count Smithy", "no-card-in-brackets"),
        ("monney > 3", "no-word-near: monney, money"),
        ("money >", "nothing-at-end"),
        ("(money > 3", "no-closing-bracket"),
        ("money > 3 3", "too-much"),
        ("money > 3; import", "bad-sign"),
        ("__import__", "no-word"),
        ("", "nothing-at-end"),
        ("money = 8", "single-equals"),
    ],
)
def test_bad_conditions_say_where(text: str, says: str) -> None:
    with pytest.raises(BadCondition, match=says):
        read_condition(text)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ('name = "x"\nbuy = [\n  "Gold",\n  "Slver",\n]', 4, "did you mean “Silver”"),
        ('name = "x"\nbuy = [\n  "Gold",\n  "Gold if coin > 2",\n]', 4, "did you mean “coins”"),
        ('name = "x"\nbuy = ["Gold"]\nkeep_money = -1', 3, "from 0"),
        ('name = "x"\nbuy = ["Gold"]\n\nfinish = 1', 4, "true or false"),
        ('name = "x"\nbuy = ["Gold"]\nbuyy = []', 3, "did you mean “buy”"),
        ('name = "x"\nbuy = "Gold"', 2, "list of rules"),
        ('name = "x"\nbuy = [3]', 2, "not a rule"),
        ('name = "x"\n', 1, "what to buy"),
        ('\nbuy = ["Gold"]', 1, "needs a name"),
        ('name = "x"\nneeds = ["Gold"]\nbuy = ["Gold"]', 2, "not a kingdom card"),
        ('name = "x"\nbuy = ["Gold"\n"Silver"]', 3, ""),
        ('name = "x"\nbuy = ["Gold"]\n[answers.Squir]\nmode = []', 3, "did you mean “Squire”"),
        ('name = "x"\nbuy = ["Gold"]\n[answers.Squire]\n\nmoood = []', 5, "not a kind"),
        ('name = "x"\nbuy = ["Gold"]\n[answers.Squire]\nmode = [\n"Silver",\n"Silver if x"]', 6, "unknown word"),
        ('name = "x"\ndescription = 3\nbuy = []', 2, "text in quotes"),
    ],
)
def test_bad_files_name_the_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadStrategy) as raised:
        read_plan(text, "my.toml")
    assert raised.value.line == line
    assert str(raised.value).startswith(f"my.toml:{line}: ")
    assert says in str(raised.value)


@pytest.mark.parametrize("name", sorted(shipped()))
def test_shipped_files_play_their_kingdom(name: str) -> None:
    plan = find_strategy(name)
    assert plan is not None
    assert plan.description
    assert all(rule.label in CARDS for rule in plan.buy)
    used = {rule.label for rule in plan.buy if CARDS[rule.label].kingdom}
    assert used <= set(plan.needs) | {"Young Witch", "Chancellor"}
    bot = StrategyBot(plan)
    kingdom = tuple(card for card in plan.needs if card != "Young Witch")
    assert play(kingdom, [bot, bot], 1, 0).over


def test_plans_survive_writing_and_reading() -> None:
    for path in shipped().values():
        plan = read_plan(path.read_text(encoding="utf-8"))
        again = read_plan(write_plan(plan))
        assert write_plan(again) == write_plan(plan)
        assert [rule.text for rule in again.buy] == [rule.text for rule in plan.buy]


def test_the_classics_are_there() -> None:
    wanted = """bm0 bmu smu double-witch chapel-witch chapel-laboratory gardens-workshop feodum-silver rebuild cultist
        hermit-market-square hunting-party beggar-gardens procession bandit-camp butcher masterpiece-feodum
        duke minion conspirator bridge-kings-court pirate-ship tactician treasure-map wharf fishing-village familiar
        alchemist vineyard goons bishop-fortress peddler grand-market colony-money fools-gold tunnel-warehouse
        double-jack noble-brigand silk-road farmland ill-gotten-gains"""
    assert set(wanted.split()) <= set(shipped())
    assert {"money-smithy", "money-nobles", "money-harem", "money-island", "money-great-hall"} <= set(generated())
    assert "money-gardens" not in generated()
    assert len(generated()) > 70
    assert find_strategy("no-such-strategy") is None
    assert len(strategy_names()) == len(set(strategy_names()))


def test_plans_for_a_kingdom_need_only_its_cards() -> None:
    names = [plan.name for plan in plans_for(("Witch", "Chapel", "Market"))]
    assert "Double Witch" in names
    assert "SMU" not in names


def test_answers_of_a_plan_come_first() -> None:
    plan = read_plan(
        'name = "x"\nbuy = ["Silver"]\n[answers.Squire]\nmode = ["+2 Buys if coins > 0", "Silver"]\n'
        '[answers.Chapel]\ntrash = ["Estate", "nothing"]'
    )
    for card, hand, expected in (("Squire", (), ("+2 Buys",)), ("Chapel", ("Curse", "Estate"), ("Estate",))):
        position = demesne.Position([demesne.Seat((card, *hand)), demesne.Seat()])
        game = demesne.from_position(position, (card,))
        game.answer([card])
        assert game.decision is not None
        assert game.decision.labels(StrategyBot(plan).decide(game.view(0))) == expected


def test_lists_of_a_plan_lead_the_tactics() -> None:
    plan = read_plan(
        'name = "x"\nbuy = ["Gold"]\ngain = ["Estate"]\ntrash = ["Silver"]\ndiscard = ["Gold"]\nplay = ["Militia"]'
    )
    hand = ("Militia", "Village", "Workshop", "Junk Dealer", "Silver", "Gold")
    game = demesne.from_position(demesne.Position([demesne.Seat(hand), demesne.Seat(("Copper",))]), KINGDOM[:25])
    assert game.decision is not None
    assert game.decision.labels(StrategyBot(plan).decide(game.view(0))) == ("Militia",)
    game.answer(["Workshop"])
    assert game.decision is not None
    assert game.decision.labels(StrategyBot(plan).decide(game.view(0))) == ("Estate",)


def test_recipes_are_plans() -> None:
    recipe = money(Item("Witch", 2), Item("Chapel", 1))
    rules = recipe.rules()
    assert rules.index("Gold") < rules.index("Witch if count(Witch) < 2") < rules.index("Chapel if count(Chapel) < 1")
    assert recipe.plan().needs == ("Witch", "Chapel")
    twin = recipe.copy()
    twin.items[0].cap = 7
    assert twin.key() != recipe.key()
    assert Recipe([]).rules()[0] == "Province if money > 18"


@pytest.mark.parametrize(
    ("mine", "other", "kingdom", "share"),
    [("bmu", "bm0", (), 0.82), ("smu", "bmu", ("Smithy",), 0.75)],
)
def test_known_results_are_near(mine: str, other: str, kingdom: tuple[str, ...], share: float) -> None:
    one, two = find_strategy(mine), find_strategy(other)
    assert one is not None
    assert two is not None
    bots = [StrategyBot(one), StrategyBot(two)]
    games = 240
    points = 0.0
    for number in range(games):
        winners = play(kingdom, bots, number // 2, number % 2).winners()
        points += 0.5 if len(winners) == 2 else float(winners == [0])
    assert abs(points / games - share) < 4 * math.sqrt(share * (1 - share) / games)


def test_all_mistakes_are_found_at_once_and_in_every_language() -> None:
    text = 'name = "x"\nbuy = [\n  "Slver",\n  "Gold if coin > 2",\n]\nfinish = 1\nbuyy = []\n'
    with pytest.raises(BadStrategy) as raised:
        read_plan(text, "my.toml")
    assert [mistake.line for mistake in raised.value.mistakes] == [3, 4, 6, 7]
    said = {language: raised.value.say(Texts(language)) for language in LANGUAGES}
    assert "vouliez-vous dire" in said["fr"][0]
    assert "intendevi" in said["it"][0]
    assert all(len(lines) == 4 for lines in said.values())


@pytest.mark.parametrize(
    "condition",
    [
        "(" * 100_000,
        "(" * 900 + "1" + ")" * 900,
        "not " * 400 + "1",
        "-" * 900 + "1",
        "1" + "+1" * 300_000,
        "1" + "+1" * 900,
        "1" + " and 1" * 300,
        "1" * 100_000,
    ],
)
def test_a_condition_without_end_is_refused(condition: str) -> None:
    with pytest.raises(BadCondition, match=r"bot-(condition-too-long|too-many-terms|too-deep)"):
        read_condition(condition)
    with pytest.raises(BadStrategy, match=r"^strategy:\d+: "):
        read_plan(f'name = "x"\nbuy = ["Gold if {condition}"]')


def test_what_a_condition_needs_is_allowed() -> None:
    found = sight()
    assert read_condition("(" * 50 + "1" + ")" * 50).value(found) == 1
    assert read_condition("1" + " + 1" * 149).value(found) == 150
    assert read_condition("not " * 20 + "1").value(found) == 1


@pytest.mark.parametrize(
    "text",
    [
        'name = "x"\nbuy = ' + "[" * 100_000,
        'name = "x"\nbuy = ' + "[" * 200 + "]" * 200,
        'name = "x"\nbuy = []\nkeep_money = ' + "9" * 5000,
        'name = "x"\nbuy = []\nkeep_money = 1001',
        'name = "x"\nneeds = [' + "9" * 4000 + "]\nbuy = []",
        'name = "x"\nbuy = [' + '"Gold",' * 1001 + "]",
        'name = "x"\nbuy = [' + '"Gold",' * 50_000 + "]",
        'name = "x"\nbuy = []\nanswers = ' + "{a=" * 5000,
        "a." * 5000 + "a = 1",
    ],
)
def test_a_file_without_end_is_refused(text: str) -> None:
    with pytest.raises(BadStrategy) as caught:
        read_plan(text)
    assert len(str(caught.value)) < 1000

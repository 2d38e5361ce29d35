"""Kingdoms: rules, recommended ones, codes, constraints, random draws, and what people type."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.cards import CARDS, KINGDOM, SETS, TITLES
from demesne.engine.options import NONE, Options
from demesne.kingdoms import (
    RECOMMENDED,
    ROLES,
    Bane,
    Constraints,
    Count,
    From,
    Kingdom,
    KingdomError,
    Mixing,
    With,
    Without,
    codes,
    conflict,
    described,
    draw,
    find_feature,
    find_recommended,
    has_feature,
    may_be_bane,
    parse_kingdom,
    parse_list,
    parse_sets,
    parse_wish,
    parse_wishes,
    random_kingdom,
    recommended_as,
    reroll,
    roles,
)
from demesne.kingdoms.draw import Dice
from demesne.kingdoms.errors import ENGLISH
from demesne.kingdoms.folding import fold, nearest, tight

FIRST_GAME = (
    "Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop",
)  # fmt: skip
WITCHES = (
    "Young Witch", "Witch", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter",
)  # fmt: skip

seeds = st.integers(min_value=0, max_value=2**64)


def refused(key: str) -> pytest.RaisesExc[KingdomError]:
    return pytest.RaisesExc(KingdomError, check=lambda error: error.key == key)


# --- the kingdom itself ---


def test_a_kingdom_is_sorted_and_compares_by_its_piles() -> None:
    kingdom = Kingdom(tuple(reversed(FIRST_GAME)), name="First Game")
    assert kingdom.cards == tuple(sorted(FIRST_GAME))
    assert kingdom == Kingdom(FIRST_GAME)
    assert hash(kingdom) == hash(Kingdom(FIRST_GAME))
    assert kingdom != Kingdom(FIRST_GAME, options=Options([True]))


def test_what_a_kingdom_must_be() -> None:
    with refused("too-few"):
        Kingdom(FIRST_GAME[:9])
    with refused("too-many"):
        Kingdom((*FIRST_GAME, "Chapel"))
    with refused("twice"):
        Kingdom((*FIRST_GAME[:9], "Cellar"))
    with refused("unknown-card"):
        Kingdom((*FIRST_GAME[:9], "Smity"))
    with refused("not-kingdom"):
        Kingdom((*FIRST_GAME[:9], "Copper"))
    with refused("part-of-pile"):
        Kingdom((*FIRST_GAME[:9], "Dame Anna"))
    with refused("not-kingdom"):
        Kingdom((*FIRST_GAME[:9], "Survivors"))


def test_the_bane() -> None:
    assert Kingdom(WITCHES, "Cellar").piles == (*sorted(WITCHES), "Cellar")
    with refused("bane-missing"):
        Kingdom(WITCHES)
    with refused("bane-unwanted"):
        Kingdom(FIRST_GAME, "Chapel")
    with refused("bane-inside"):
        Kingdom(WITCHES, "Village")
    with refused("bane-cost"):
        Kingdom(WITCHES, "Laboratory")
    with refused("not-kingdom"):
        Kingdom(WITCHES, "Estate")
    assert may_be_bane(CARDS["Masterpiece"])
    assert not may_be_bane(CARDS["Poor House"])
    assert not may_be_bane(CARDS["Silver"])


def test_extra_piles_follow_the_cards_and_the_bane() -> None:
    prizes = ("Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed")
    assert set(find("To the Victor").extra_piles) == {*prizes, "Ruins", "Spoils"}
    assert find("First Game").extra_piles == ()
    assert find("High and Low").extra_piles == ("Madman",)
    assert Kingdom(WITCHES, "Urchin").extra_piles == ("Mercenary",)
    assert find("Arts and Crafts").start_tokens == 1
    assert find("First Game").start_tokens == 0


def test_shelters_come_in_proportion() -> None:
    assert find("First Game").chances["shelters"] == (0, 10)
    assert find("Grim Parade").chances["shelters"] == (10, 10)
    assert find("High and Low").chances["shelters"] == (5, 10)
    assert Kingdom(WITCHES, "Urchin").chances["shelters"] == (1, 11)
    assert Kingdom(WITCHES, "Urchin", NONE).chances["shelters"] == (0, 1)


def test_platinum_and_colony_come_in_proportion() -> None:
    assert find("First Game").chances["colonies"] == (0, 10)
    mixed = ("Monument", "Quarry", *WITCHES[2:])
    assert Kingdom(mixed).chances["colonies"] == (2, 10)
    assert Kingdom(mixed, options=Options.of({"colonies": True})).chances["colonies"] == (1, 1)


def test_by_cost() -> None:
    costs = [CARDS[card].cost for card in find("First Game").by_cost]
    assert costs == sorted(costs)


# --- the recommended kingdoms ---


def find(name: str) -> Kingdom:
    entry = find_recommended(name)
    assert entry is not None
    return entry.kingdom


def test_what_is_recommended_can_be_played() -> None:
    assert len(RECOMMENDED) == 33
    for entry in RECOMMENDED:
        assert entry.kingdom.name == entry.names["en"]
        assert {CARDS[card].set for card in entry.kingdom.piles} == set(entry.sets)
        assert recommended_as(entry.kingdom) is entry
        for name in entry.names.values():
            assert parse_kingdom(name) == entry.kingdom


def test_names_in_three_languages_are_all_different() -> None:
    spelt = [{tight(name) for name in entry.names.values()} for entry in RECOMMENDED]
    names = [name for spellings in spelt for name in spellings]
    assert len(names) == len(set(names))
    assert all(set(entry.names) == {"en", "fr", "it"} for entry in RECOMMENDED)
    assert all(set(titles) == {"en", "fr", "it"} for titles in TITLES.values())


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("First Game", "First Game"),
        ("les premieres parties", "First Game"),
        ("PRIMA PARTITA", "First Game"),
        ("jesters workshop", "The Jester's Workshop"),
        ("L’atelier du bouffon", "The Jester's Workshop"),
        ("place du village", "Village Square"),
        ("défilé funeste", "Grim Parade"),
        ("Decisions, Decisions", "Decisions, Decisions"),
        ("a la carte", "Name That Card"),
    ],
)
def test_finding_a_recommended_kingdom(text: str, name: str) -> None:
    entry = find_recommended(text)
    assert entry is not None
    assert entry.name == name


def test_the_banes_of_recommended_kingdoms() -> None:
    assert find("The Jester's Workshop").bane == "Chancellor"
    assert find("The Spice of Life").bane == "Wishing Well"
    assert sum(entry.bane is not None for entry in RECOMMENDED) == 2


def refused_any(*keys: str) -> pytest.RaisesExc[KingdomError]:
    return pytest.RaisesExc(KingdomError, check=lambda error: error.key in keys)


# --- roles and features ---


@pytest.mark.parametrize(
    ("role", "those", "others"),
    [
        (
            "village",
            "Village, Festival, Farming Village, Hamlet, Plaza, Bandit Camp, Fortress, Squire, Wandering Minstrel",
            "Throne Room, Procession, Knights, Laboratory, Ironmonger",
        ),
        (
            "+buy",
            "Council Room, Festival, Market, Woodcutter, Hamlet, Horse Traders, Candlestick Maker, Merchant Guild, "
            "Counterfeit, Forager, Market Square, Squire, Storeroom",
            "Laboratory, Knights, Chancellor, Baker",
        ),
        (
            "trashing",
            "Chapel, Mine, Moneylender, Remodel, Remake, Butcher, Doctor, Stonemason, Taxman, Altar, Count, "
            "Counterfeit, Death Cart, Forager, Graverobber, Hermit, Junk Dealer, Procession, Rats, Rebuild",
            "Feast, Thief, Knights, Rogue, Pillage, Market Square, Urchin",
        ),
        (
            "draw",
            "Adventurer, Council Room, Laboratory, Library, Moat, Smithy, Witch, Hunting Party, Menagerie, Advisor, "
            "Journeyman, Catacombs, Cultist, Hunting Grounds",
            "Young Witch, Cellar, Village, Market, Storeroom, Horse Traders",
        ),
        (
            "cantrip",
            "Laboratory, Market, Spy, Village, Hamlet, Hunting Party, Baker, Herald, Plaza, Bandit Camp, Fortress, "
            "Ironmonger, Junk Dealer, Market Square, Rats, Urchin, Vagrant, Wandering Minstrel",
            "Cellar, Menagerie, Festival, Advisor, Mystic, Tournament",
        ),
        (
            "gainer",
            "Feast, Mine, Remodel, Workshop, Horn of Plenty, Remake, Butcher, Stonemason, Taxman, Altar, Armory, "
            "Graverobber, Hermit, Procession, Rebuild",
            "Bureaucrat, Thief, Tournament, Jester, Beggar, Masterpiece",
        ),
        ("curser", "Witch, Jester, Young Witch, Soothsayer", "Cultist, Marauder, Militia"),
        ("junker", "Witch, Jester, Young Witch, Soothsayer, Cultist, Marauder", "Death Cart, Militia"),
        ("defence", "Moat, Horse Traders, Beggar", "Market Square, Fortress"),
        ("tokens", "Baker, Butcher, Candlestick Maker, Merchant Guild, Plaza", "Market, Doctor"),
        ("overpay", "Doctor, Herald, Masterpiece, Stonemason", "Butcher, Taxman"),
        (
            "potion",
            "Alchemist, Apothecary, Familiar, Golem, Philosopher's Stone, Possession, Scrying Pool, Transmute, "
            "University, Vineyard",
            "Apprentice, Herbalist",
        ),
        ("vp tokens", "Bishop, Goons, Monument", "Baker, Gardens"),
        ("discount", "Bridge, Highway, Quarry", "Market"),
    ],
)
def test_roles(role: str, those: str, others: str) -> None:
    listed = set(those.split(", "))
    assert {card for card in KINGDOM if role in roles(card)} >= listed
    assert not [card for card in others.split(", ") if role in roles(card)]


def test_every_role_has_a_sample() -> None:
    for role in ROLES:
        assert any(role in roles(card) for card in KINGDOM)


def test_features_in_three_languages() -> None:
    for text in ("attack", "Attacks", "attaque", "Attaques", "attacco", "attacchi"):
        assert find_feature(text) == "attack"
    for text in ("+buy", "buy", "+1 Buy", "achat", "acquisto", "+ Buys"):
        assert find_feature(text) == "+buy"
    for text in ("dark_ages", "Dark Ages", "darkages", "l'âge des ténèbres", "Secoli Bui"):
        assert find_feature(text) == "dark_ages"
    assert find_feature("cost2") == find_feature("Cost 2") == find_feature("coût 2") == "cost2"
    assert find_feature("cost2-4") == find_feature("cost 2..4") == "cost2-4"
    assert find_feature("cost5+") == "cost5+"
    assert find_feature("Potions") == find_feature("pozione") == "potion"
    assert find_feature("durata") == find_feature("durée") == "duration"
    assert find_feature("VP tokens") == find_feature("jetons Victoire") == find_feature("vp") == "vp tokens"
    assert find_feature("cost3-3") == "cost3"
    assert find_feature("cost4-2") is None
    assert find_feature("colour") is None


def test_features_of_cards() -> None:
    assert has_feature(CARDS["Militia"], "attack")
    assert has_feature(CARDS["Horn of Plenty"], "treasure")
    assert has_feature(CARDS["Cultist"], "looter")
    assert has_feature(CARDS["Knights"], "attack")
    assert has_feature(CARDS["Hovel"], "shelter")
    assert has_feature(CARDS["Doctor"], "cost3")
    assert has_feature(CARDS["Doctor"], "cost2-4")
    assert not has_feature(CARDS["Doctor"], "cost4+")
    assert has_feature(CARDS["Altar"], "cost5+")
    assert has_feature(CARDS["Rats"], "dark_ages")
    assert has_feature(CARDS["Wharf"], "duration")
    assert has_feature(CARDS["University"], "cost2")


# --- wishes ---


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("attack<=1", Count("attack", 0, 1)),
        ("attack = 0", Count("attack", 0, 0)),
        ("!attack", Count("attack", 0, 0)),
        ("no attacks", Count("attack", 0, 0)),
        ("sans attaque", Count("attack", 0, 0)),
        ("senza attacchi", Count("attack", 0, 0)),
        ("attack<2", Count("attack", 0, 1)),
        ("attack>2", Count("attack", 3)),
        ("attack≥2", Count("attack", 2)),
        ("attack==2", Count("attack", 2, 2)),
        ("attack=1..3", Count("attack", 1, 3)),
        ("dark_ages>=5", Count("dark_ages", 5)),
        ("Dark Ages >= 5", Count("dark_ages", 5)),
        ("cost2>=1", Count("cost2", 1)),
        ("cost2-4>=3", Count("cost2-4", 3)),
        ("cost5+<=4", Count("cost5+", 0, 4)),
        ("cost3=2-4", Count("cost3", 2, 4)),
        ("village", Count("village", 1)),
        ("+buy", Count("+buy", 1)),
        ("!trashing", Count("trashing", 0, 0)),
        ("Chapel", With("Chapel")),
        ("!throne room", Without("Throne Room")),
        ("without Witch", Without("Witch")),
        ("sets=base+guilds", From(("base", "guilds"))),
        ("sets: dark ages, base", From(("base", "dark_ages"))),
        ("sets<=3", Mixing(3)),
        ("Sets < 3", Mixing(2)),
        ("vp tokens>=2", Count("vp tokens", 2)),
    ],
)
def test_wishes(text: str, wish: object) -> None:
    assert parse_wish(text) == wish


def test_a_wish_reads_back_as_itself() -> None:
    for feature in ("attack", "dark_ages", "cost2", "cost2-4", "cost5+", "village", "+buy", "vp tokens", "potion"):
        for low, high in ((1, None), (3, None), (0, 0), (0, 2), (2, 2), (1, 4)):
            count = Count(feature, low, high)
            assert parse_wish(count.text) == count
    assert parse_wish(From(("base", "dark_ages")).text) == From(("base", "dark_ages"))
    assert parse_wish(Mixing(2).text) == Mixing(2)


def test_wishes_in_words() -> None:
    assert str(Count("attack", 0, 0)) == "no Attack cards"
    assert str(Count("attack", 1)) == "at least 1 Attack card"
    assert str(Count("attack", 2, 2)) == "exactly 2 Attack cards"
    assert str(Count("attack", 0, 1)) == "at most 1 Attack card"
    assert str(Count("cost2-4", 1, 3)) == "1 to 3 cards costing 2 to 4"
    assert described("cost5+") == "cards costing 5 or more"
    assert described("dark_ages") == "Dark Ages cards"
    assert [str(wish) for wish in (With("Moat"), Without("Moat"), Bane("Moat"), From(("base", "guilds")))] == [
        "with Moat",
        "without Moat",
        "Moat as the Bane",
        "only cards from Base game and Guilds",
    ]
    assert [str(Mixing(1)), str(Mixing(3))] == ["cards from only one set", "cards from at most 3 sets"]


def test_several_wishes() -> None:
    expected = (Count("village", 1), Count("attack", 0, 0), Count("cost5", 2), With("Young Witch"))
    assert parse_wishes("village, !attack; cost5>=2\nYoung Witch") == expected
    assert parse_wishes("village no attack cost5 >= 2 young witch") == expected
    assert parse_wishes("") == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("zzzzzz", "unknown-wish"),
        ("attack<0", "empty-range"),
        ("attack=3..1", "empty-range"),
        ("!Copper", "not-kingdom"),
        ("sets=base+menagerie", "unknown-set"),
        ("cost>=5", "unknown-wish-near"),
    ],
)
def test_wishes_that_are_none(text: str, code: str) -> None:
    with refused(code):
        parse_wish(text)
    with refused(code):
        parse_wishes(f"village, {text}")


def test_wishes_that_are_almost_one() -> None:
    with pytest.raises(KingdomError, match="Did you mean attack"):
        parse_wish("atack<=1")
    with pytest.raises(KingdomError, match="Smithy"):
        parse_wish("Smity")


def test_sets() -> None:
    assert parse_sets(["dark_ages,base", "Abondance"]) == ("base", "cornucopia", "dark_ages")
    assert parse_sets(["all"]) == SETS
    assert parse_sets([]) == ()
    with refused("unknown-set"):
        parse_sets(["basic"])


def test_constraints_put_wishes_together() -> None:
    constraints = Constraints.parse(["village, Moat", "!Witch", "sets=base", "sets=guilds", "attack<=2"])
    assert constraints == Constraints(
        ("base", "guilds"), ("Moat",), ("Witch",), (Count("village", 1), Count("attack", 0, 2))
    )
    assert Constraints.of(constraints.wishes) == constraints
    assert Constraints() & constraints == constraints
    with refused("bane-cost"):
        Constraints(bane="Witch")
    with refused("two-banes"):
        Constraints.of([Bane("Moat"), Bane("Cellar")])
    with refused("too-many"):
        Constraints(required=(*FIRST_GAME, "Chapel"))


def test_what_a_kingdom_breaks() -> None:
    wishes = ["attack=0", "village", "sets=guilds", "Witch", "!Moat", "cost2>=2"]
    broken = Constraints.parse(wishes).broken_by(find("First Game"))
    assert set(broken) == {Count("attack", 0, 0), From(("guilds",)), With("Witch"), Without("Moat")}


# --- random kingdoms ---


def test_dice_are_fair_and_the_same_everywhere() -> None:
    assert [Dice(1).below(1000) for _ in range(3)] == [Dice(1).below(1000)] * 3
    dice = Dice("a seed")
    assert [dice.below(100) for _ in range(8)] == [78, 97, 98, 13, 79, 24, 75, 18]
    counts = Counter(Dice(seed).below(3) for seed in range(3000))
    assert all(900 < counts[n] < 1100 for n in range(3))
    assert Dice("friday").pick(FIRST_GAME, 4) == ["Cellar", "Militia", "Village", "Workshop"]
    assert Dice(0).below(1) == 0


def test_the_same_seed_gives_the_same_kingdom_everywhere() -> None:
    program = "from demesne.kingdoms import *; print(random_kingdom(Constraints.parse(['village']), 7).code)"
    runs = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": hash_seed},
            capture_output=True, text=True, check=True,
        ).stdout.strip()
        for hash_seed in ("1", "2")
    }  # fmt: skip
    assert runs == {random_kingdom(Constraints.parse(["village"]), 7).code}


WISHES = (
    "attack<=1", "!attack", "attack>=2", "village", "!village", "+buy", "trashing", "!trashing", "cost2>=1", "cost5+=4",
    "cost3-4>=5", "dark_ages>=5", "base=3", "treasure", "victory>=1", "reaction", "!looter", "draw>=2", "curser=0",
    "Young Witch", "Chapel", "!Witch", "Knights", "sets=base+cornucopia", "sets=dark_ages", "cantrip=1..3",
    "sets<=2", "sets<=1", "potion", "potion=1", "!potion", "Golem", "duration",
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(WISHES), max_size=5, unique=True), seeds)
@pytest.mark.slow
def test_random_kingdoms_meet_their_constraints(wishes: list[str], seed: int) -> None:
    constraints = Constraints.parse(wishes)
    core = conflict(constraints)
    if core:
        with pytest.raises(KingdomError) as caught:
            random_kingdom(constraints, seed)
        assert caught.value.facts["wishes"] == core
        assert set(core) <= set(constraints.wishes)
        for wish in core:
            fewer = Constraints.of(other for other in core if other != wish)
            assert not fewer.broken_by(random_kingdom(fewer, seed))
    else:
        kingdom = random_kingdom(constraints, seed)
        assert not constraints.broken_by(kingdom)
        assert random_kingdom(constraints, seed) == kingdom


def test_every_ten_cards_are_equally_likely_and_then_every_bane() -> None:
    """Few enough kingdoms to count them all: those of Cornucopia with at least two Attacks and no Fairgrounds."""
    constraints = Constraints.parse(["sets=cornucopia", "attack>=2", "!Fairgrounds"])
    pool = [card for card in KINGDOM if CARDS[card].set == "cornucopia"]
    fitting: dict[tuple[str, ...], list[str | None]] = {}
    for cards in combinations(sorted(pool), 10):
        banes: list[str | None] = [None]
        if "Young Witch" in cards:
            banes = [card for card in pool if may_be_bane(CARDS[card]) and card not in cards]
        good = [bane for bane in banes if not constraints.broken_by(Kingdom(cards, bane))]
        if good:
            fitting[cards] = good
    draws = [random_kingdom(constraints, seed) for seed in range(40 * len(fitting))]
    tens = Counter(kingdom.cards for kingdom in draws)
    assert set(tens) == set(fitting)
    # Chi-squared: its mean is the number of degrees of freedom, its spread the root of twice that.
    freedom = len(fitting) - 1
    chi = sum((tens[cards] - 40) ** 2 / 40 for cards in fitting)
    assert chi < freedom + 5 * (2 * freedom) ** 0.5
    pairs = Counter((kingdom.cards, kingdom.bane) for kingdom in draws)
    assert set(pairs) == {(cards, bane) for cards, banes in fitting.items() for bane in banes}


def test_at_most_so_many_sets() -> None:
    for seed in range(60):
        assert len({CARDS[card].set for card in random_kingdom(Constraints.parse(["sets<=2"]), seed).piles}) <= 2
    kingdom = random_kingdom(Constraints.parse(["sets<=1", "Chapel"]), 1)
    assert {CARDS[card].set for card in kingdom.piles} == {"base"}
    with refused("no-sets"):
        Constraints.parse(["sets<=0"])
    with refused("impossible"):
        random_kingdom(Constraints.parse(["sets<=1", "Chapel", "Baker"]), 1)


def test_kingdoms_of_at_most_so_many_sets_are_counted_exactly() -> None:
    """Without Young Witch: those of one set and those that mix two, for three sets."""
    constraints = Constraints.parse(["sets=base+cornucopia+guilds", "sets<=2", "!Young Witch"])
    sizes = [sum(CARDS[card].set == name and card != "Young Witch" for card in KINGDOM) for name in constraints.sets]
    alone = sum(comb(size, 10) for size in sizes)
    mixed = sum(comb(one + other, 10) for one, other in combinations(sizes, 2))
    # Each kingdom of a single set is in two of the pairs.
    _, cases = draw._counted(constraints, draw._Work())
    assert sum(case.total for case in cases) == mixed - alone


def potions_in(kingdom: Kingdom) -> int:
    return sum(CARDS[card].potions for card in kingdom.piles)


def test_potions_come_by_three_or_not_at_all() -> None:
    mixed = [potions_in(random_kingdom(Constraints.parse(["sets=alchemy+base"]), seed)) for seed in range(80)]
    assert min(mixed) == 0
    assert not {1, 2} & set(mixed)
    assert max(mixed) >= 3
    assert potions_in(random_kingdom(Constraints.parse(["Golem"]), 1)) >= 3
    assert potions_in(random_kingdom(Constraints.parse(["potion"]), 1)) >= 3
    # If the constraints give the number, or leave no others, there are fewer.
    assert potions_in(random_kingdom(Constraints.parse(["potion=1"]), 1)) == 1
    assert potions_in(random_kingdom(Constraints.parse(["Golem", "sets=base"]), 1)) == 1


def test_no_potion_is_in_the_cost_of_a_bane() -> None:
    assert not may_be_bane(CARDS["University"])
    with refused("bane-cost"):
        Kingdom(WITCHES, "University")
    assert Kingdom(WITCHES, "Herbalist").extra_piles == ()
    assert Kingdom((*WITCHES[:-1], "Golem"), "Chapel").extra_piles == ("Potion",)


def test_a_bane_keeps_to_bans_sets_and_limits() -> None:
    constraints = Constraints.parse(["Young Witch", "attack<=1", "!Cellar", "!Moat", "sets=base+cornucopia"])
    banes = {random_kingdom(constraints, seed).bane for seed in range(300)}
    assert banes == {"Chapel", "Chancellor", "Village", "Woodcutter", "Workshop", "Hamlet", "Menagerie"}


def test_a_bane_can_be_the_one_village() -> None:
    constraints = Constraints.parse(["Young Witch", "village=1", "Moat", "sets=base"])
    kingdoms = [random_kingdom(constraints, seed) for seed in range(400)]
    assert any(kingdom.bane == "Village" and "Festival" not in kingdom.cards for kingdom in kingdoms)
    assert all(not constraints.broken_by(kingdom) for kingdom in kingdoms)


def test_a_named_bane_brings_young_witch() -> None:
    kingdom = random_kingdom(Constraints(bane="Moat"), 1)
    assert "Young Witch" in kingdom.cards
    assert kingdom.bane == "Moat"


@pytest.mark.parametrize(
    ("wishes", "core"),
    [
        (["village", "attack>=3", "sets=guilds"], {"at least 3 Attack cards", "only cards from Guilds"}),
        (["attack>=2", "!attack", "+buy"], {"at least 2 Attack cards", "no Attack cards"}),
        (["attack>=30"], {"at least 30 Attack cards"}),
        (["Witch", "!Witch", "village"], {"with Witch", "without Witch"}),
        (["Witch", "attack=0"], {"with Witch", "no Attack cards"}),
        (["base>=6", "guilds>=6", "attack<=4"], {"at least 6 Base game cards", "at least 6 Guilds cards"}),
        (
            ["sets=cornucopia", "Young Witch", "Hamlet", "Menagerie", "Fortune Teller"],
            {"only cards from Cornucopia", "with Young Witch", "with Hamlet", "with Menagerie", "with Fortune Teller"},
        ),
        (
            ["sets=cornucopia", "!Fairgrounds", "!Harvest", "!Jester", "!Remake"],
            # Three are enough: the ten left have Young Witch, and no card for the Bane.
            {f"without {card}" for card in ("Fairgrounds", "Harvest", "Jester")} | {"only cards from Cornucopia"},
        ),
    ],
)
def test_an_impossible_wish_is_named(wishes: list[str], core: set[str]) -> None:
    with pytest.raises(KingdomError) as caught:
        random_kingdom(Constraints.parse(wishes), 1)
    named = caught.value.facts["wishes"]
    assert isinstance(named, tuple)
    assert {str(wish) for wish in named} == core
    for words in core:
        assert words in str(caught.value)


@pytest.mark.slow
def test_very_many_constraints_still_give_a_kingdom() -> None:
    constraints = Constraints.parse([
        "cost2>=1", "cost3=1..3", "cost4>=2", "cost5>=2", "attack=1..2", "village=1..2", "+buy=1..3", "trashing=1..3",
        "base=2..4", "dark_ages=2..4", "cornucopia=1..3", "guilds=1..3", "reaction>=1", "victory<=2", "treasure<=2",
    ])  # fmt: skip
    kingdom = random_kingdom(constraints, 5)
    assert not constraints.broken_by(kingdom)


# --- re-rolling a pile ---


def test_rerolling_a_pile_keeps_the_rest() -> None:
    before = find("First Game")
    constraints = Constraints.parse(["sets=base", "attack<=1"])
    others = set()
    for seed in range(60):
        after = reroll(before, ["Smithy"], constraints, seed)
        assert set(before.cards) - set(after.cards) == {"Smithy"}
        others |= set(after.cards) - set(before.cards)
        assert not constraints.broken_by(after)
    assert len(others) > 8
    assert not any(CARDS[card].is_attack or CARDS[card].set != "base" for card in others)


def test_rerolling_the_bane_and_young_witch() -> None:
    before = Kingdom(WITCHES, "Cellar", NONE)
    after = reroll(before, ["Cellar"], seed=1)
    assert after.cards == before.cards
    assert after.bane not in (None, "Cellar")
    assert after.options == NONE
    assert reroll(before, ["Market"], seed=1).bane == "Cellar"
    assert all("Cellar" not in reroll(before, ["Market"], seed=seed).cards for seed in range(100))
    assert reroll(before, ["Young Witch"], seed=1).bane is None
    gained = [reroll(find("First Game"), ["Smithy"], Constraints.parse(["Young Witch"]), seed) for seed in range(5)]
    assert all(kingdom.bane for kingdom in gained)


def test_rerolling_what_is_not_there() -> None:
    with refused("not-in-kingdom"):
        reroll(find("First Game"), ["Witch"])
    with refused("impossible"):
        reroll(find("First Game"), ["Smithy"], Constraints.parse(["attack=0"]))


# --- what people type ---


def test_parsing_names_codes_lists_and_random() -> None:
    kingdom = find("First Game")
    for text in ("First Game", " first-game ", "K000-02VX-S20C", "k00002vxs20c", ", ".join(FIRST_GAME)):
        parsed = parse_kingdom(text)
        assert parsed == kingdom
        assert parsed.name == "First Game"
    drawn = parse_kingdom("random village !attack", seed=4)
    assert drawn == random_kingdom(Constraints.parse(["village", "!attack"]), 4)
    assert parse_kingdom("Random: Young Witch, !Chapel", seed=4).bane
    assert parse_kingdom("random", constraints=Constraints.parse(["sets=guilds"]), seed=1)
    assert parse_kingdom("First Game", options=Options([True])).options["shelters"] is True
    assert parse_kingdom(Kingdom(FIRST_GAME, options=NONE).code, options=Options([True])).options == NONE


def test_constraints_are_checked_on_a_given_kingdom() -> None:
    assert parse_kingdom("First Game", constraints=Constraints.parse(["attack<=1"]))
    with refused("not-met"):
        parse_kingdom("First Game", constraints=Constraints.parse(["attack=0"]))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Frist Game", "unknown-kingdom-near"),
        ("qqqq", "unknown-kingdom"),
        ("", "unknown-kingdom"),
        ("K000-02VX-S20", "code-length"),
    ],
)
def test_parsing_what_is_no_kingdom(text: str, code: str) -> None:
    with refused(code):
        parse_kingdom(text)


def test_parsing_what_is_almost_a_kingdom() -> None:
    assert parse_kingdom("derniers rires").name == "Last Laughs"
    with refused_any("code-mistyped", "code-mistyped-near"):
        parse_kingdom("K000-02VX-S20D")


def test_lists_as_people_write_them() -> None:
    expected = find("The Jester's Workshop")
    names = list(expected.cards)
    assert parse_list("; ".join(names) + "; Bane: Chancellor") == expected
    assert parse_list("\n".join(f"{n}. {name}" for n, name in enumerate(names, 1)) + "\n- Bane Chancellor") == expected
    assert parse_list(", ".join(names).upper() + ", chancellor (bane)") == expected
    assert parse_list("The Jester's Workshop: " + ", ".join(names) + " ; **carte Fléau**: Chancellor.") == expected
    first = "Cellar, Market, Militia, Mine, Moat / Remodel, Smithy, Village, Woodcutter and Workshop."
    assert parse_list(first) == find("First Game")
    assert parse_list("*Dominion*: " + first) == find("First Game")


def test_lists_use_the_finder_they_are_given() -> None:
    french = {"atelier": "Workshop", "forgeron": "Smithy", "fleau": None}
    text = "Atelier, Forgeron, " + ", ".join(card for card in FIRST_GAME if card not in ("Workshop", "Smithy"))
    assert parse_kingdom(text, find=lambda name: french.get(fold(name), CARDS[name].name if name in CARDS else None))


def test_lists_that_are_wrong() -> None:
    with pytest.raises(KingdomError, match=r'There is no card called "Smity"\. Did you mean Smithy'):
        parse_list(", ".join((*FIRST_GAME[:9], "Smity")))
    with refused("unknown-card"):
        parse_list(", ".join((*FIRST_GAME[:9], "Qqqqqq")))
    with pytest.raises(KingdomError, match=r'"Smity" \(Smithy\?\), "Vilage" \(Village\?\)'):
        parse_list(", ".join((*FIRST_GAME[:8], "Smity", "Vilage")))
    with refused("too-few"):
        parse_list("Cellar, Moat")
    with refused("too-many"):
        parse_list(", ".join((*FIRST_GAME, "Chapel")))
    with refused("twice"):
        parse_list(", ".join((*FIRST_GAME[:9], "Cellar")))
    with refused("not-kingdom"):
        parse_list(", ".join((*FIRST_GAME[:9], "Gold")))
    with refused("stray-label"):
        parse_list("Colour: " + ", ".join(FIRST_GAME))
    with refused("two-banes"):
        parse_list(", ".join((*WITCHES, "Bane: Cellar", "Bane: Chapel")))
    with refused("unknown-card-near"):
        parse_list(", ".join((*WITCHES, "Bane: Celar")))
    with refused("bane-missing"):
        parse_list(", ".join(WITCHES))


def test_reading_wishes_takes_work_in_proportion_to_their_length() -> None:
    asked: list[str] = []

    def find(name: str) -> None:
        asked.append(name)

    with refused("unknown-wish"):
        parse_wishes("buy " * 497 + "zzzzzz", find)
    assert len(asked) <= 8 * 498
    assert max(len(name.split()) for name in asked) <= 8


def test_what_is_too_much_is_refused() -> None:
    with refused("too-many-wishes"):
        parse_kingdom("random " + ", ".join(f"cost{low}-{low + more}" for low in range(12) for more in range(12)))
    with refused("too-many-names"):
        parse_list("x," * 900)


@pytest.mark.slow
def test_the_work_for_a_kingdom_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    every = ("attack", "action", "treasure", "victory", "village", "+buy", "trashing", "draw", "gainer", "junker")
    tangled = Constraints.parse([f"{feature}=1..9" for feature in every])
    assert random_kingdom(tangled, seed=1)
    monkeypatch.setattr(draw, "MOST_WORK", 1000)
    with refused("too-tangled"):
        random_kingdom(tangled, seed=1)
    # Without enough time to find the fewest wishes that exclude each other, more of them are named.
    monkeypatch.setattr(draw, "MOST_WORK", 20_000)
    assert {*map(str, conflict(Constraints.parse(["attack>=8", "attack<=2", "village", "+buy"])))} >= {
        "at least 8 Attack cards",
        "at most 2 Attack cards",
    }


def test_folding() -> None:
    assert fold("  L’Âge  des\tTénèbres ") == "l age des tenebres"
    assert tight("Chef-d’Œuvre") == "chefdoeuvre"
    assert tight("The Spice of Life") == "spiceoflife"
    assert nearest("forgron", ["Forgeron", "Forteresse", "Moat"]) == ("Forgeron",)


def test_every_message_is_raised_somewhere() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(codes.__file__).parent.glob("*.py"))
    for key in ENGLISH:
        assert sources.count(f'"{key}"') >= 2, key

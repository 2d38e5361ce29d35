"""Kingdom codes: today's codes mean the same for ever, there is room for many more cards, and typing errors are
noticed.
"""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from demesne.cards import CARDS, KINGDOM
from demesne.engine.options import Options
from demesne.kingdoms import Kingdom, KingdomError, alphabet, codes, find_recommended, may_be_bane, random_kingdom
from demesne.kingdoms.codes import Content

FIRST = sorted((name for name in KINGDOM if CARDS[name].code_number < codes.WITCH), key=lambda n: CARDS[n].code_number)
"""The cards that the first version of codes counts, except Young Witch."""

choices = st.sampled_from(codes.CHOICES)


@st.composite
def contents(draw: st.DrawFn) -> Content:
    """Ten cards of any numbers, with or without a Bane, with all options that there is room for."""
    highest = draw(st.sampled_from((30, codes.WITCH, 120, 200, 500, codes.HIGHEST)))
    numbers = draw(st.lists(st.integers(1, highest), min_size=11, max_size=11, unique=True))
    bane = draw(st.sampled_from((None, numbers[10])))
    options = tuple(draw(choices) for _ in range(codes.OPTIONS))
    return Content(tuple(sorted(numbers[:10])), bane, options)


@st.composite
def first_contents(draw: st.DrawFn) -> Content:
    """What the first version of codes can express."""
    shelters = draw(choices)
    options = (shelters, *(None,) * (codes.OPTIONS - 1))
    numbers = draw(st.lists(st.integers(1, codes.WITCH - 1), min_size=10, max_size=10, unique=True))
    bane = draw(st.sampled_from((None, *codes.BANES)))
    if bane is None:
        return Content(tuple(sorted(numbers)), None, options)
    assume(bane not in numbers[:9])
    return Content((*sorted(numbers[:9]), codes.WITCH), bane, options)


def refused(*keys: str) -> pytest.RaisesExc[KingdomError]:
    return pytest.RaisesExc(KingdomError, check=lambda error: error.key in keys)


def sealed(head: str, number: int) -> str:
    """A code with a valid check for any number."""
    size = codes.LENGTHS.get(head, 12) - 1 - codes.CHECKS
    symbols = [alphabet.ALPHABET.index(head), *alphabet.digits(number, size)]
    return alphabet.written(alphabet.sealed(symbols))


def find(name: str) -> Kingdom:
    entry = find_recommended(name)
    assert entry is not None
    return entry.kingdom


# --- the numbers of cards ---


def test_every_kingdom_card_has_a_number_of_its_own() -> None:
    numbers = Counter(CARDS[name].code_number for name in KINGDOM)
    assert not [name for name in KINGDOM if not 1 <= CARDS[name].code_number <= codes.HIGHEST]
    twice = [name for name in KINGDOM if numbers[CARDS[name].code_number] > 1]
    free = next(number for number in range(1, codes.HIGHEST) if number not in numbers)
    assert not twice, f"{', '.join(twice)}: each needs a code_number of its own; the next free one is {free}"


def test_only_kingdom_cards_have_numbers() -> None:
    assert not [name for name, kind in CARDS.items() if kind.code_number and not kind.kingdom]


def test_numbers_never_change() -> None:
    """Codes with these numbers were shared, so each card keeps its own."""
    assert " ".join(name.replace(" ", "") for name in FIRST) == (
        "Adventurer Bureaucrat Cellar Chancellor Chapel CouncilRoom Feast Festival Gardens Laboratory Library Market "
        "Militia Mine Moat Moneylender Remodel Smithy Spy Thief ThroneRoom Village Witch Woodcutter Workshop "
        "Fairgrounds FarmingVillage FortuneTeller Hamlet Harvest HornofPlenty HorseTraders HuntingParty Jester "
        "Menagerie Remake Tournament "
        "Advisor Baker Butcher CandlestickMaker Doctor Herald Journeyman Masterpiece MerchantGuild Plaza Soothsayer "
        "Stonemason Taxman "
        "Altar Armory BandofMisfits BanditCamp Beggar Catacombs Count Counterfeit Cultist DeathCart Feodum Forager "
        "Fortress Graverobber Hermit HuntingGrounds Ironmonger JunkDealer Knights Marauder MarketSquare Mystic Pillage "
        "PoorHouse Procession Rats Rebuild Rogue Sage Scavenger Squire Storeroom Urchin Vagrant WanderingMinstrel"
    )
    assert CARDS["Young Witch"].code_number == codes.WITCH


def test_the_banes_of_the_first_version_can_be_the_bane() -> None:
    assert [name for name in FIRST if may_be_bane(CARDS[name])] == [FIRST[number - 1] for number in codes.BANES]


# --- what codes say ---


def test_codes_never_change() -> None:
    """These have been shared, so they must mean the same for ever."""
    assert find("First Game").code == "K000-02VX-S20C"
    assert Kingdom.from_code("K000-02VX-S20C") == find("First Game")
    assert find("The Jester's Workshop").code == "K2V3-8RB4-Q5YT"
    assert find("Grim Parade").code == "K0Q1-7D9Y-TD96"
    later = tuple(range(101, 111))
    assert codes.encode(Content(later, None, (None, True, None, None))) == "D00N-AED7-RRSP-04CH"
    assert codes.encode(Content(later, 200, (True, None, None, None))) == "DNAE-D7RR-SP34-817G"
    last = Content(tuple(range(1014, 1024)), 1000, (True, False, None, True))
    assert codes.encode(last) == "F04C-5X19-VEZP-Y98X-20FM-A9K0"


@settings(deadline=None, max_examples=300)
@given(st.integers(0, 2**64), choices)
@pytest.mark.slow
def test_a_code_gives_back_its_kingdom(seed: int, shelters: bool | None) -> None:
    kingdom = random_kingdom(seed=seed, options=Options([shelters]))
    code = kingdom.code
    assert set(code) <= {*alphabet.ALPHABET, "-"}
    assert Kingdom.from_code(code) == kingdom
    assert Kingdom.from_code(code.lower().replace("-", " ").replace("0", "o").replace("1", "l")) == kingdom


@settings(deadline=None, max_examples=500)
@given(contents())
@pytest.mark.slow
def test_there_is_room_for_a_thousand_cards_and_four_options(content: Content) -> None:
    code = codes.encode(content)
    assert codes.decode(code) == content
    assert codes.looks_like_code(code)


@settings(deadline=None)
@given(first_contents())
def test_what_the_first_version_can_say_keeps_its_short_code(content: Content) -> None:
    code = codes.encode(content)
    assert code[0] in "KSN"
    assert len(alphabet.bare(code)) == 12
    assert codes.decode(code) == content


@settings(deadline=None)
@given(contents(), contents())
def test_different_kingdoms_have_different_codes(one: Content, other: Content) -> None:
    assert (codes.encode(one) == codes.encode(other)) == (one == other)


def test_the_first_and_last_number() -> None:
    first = Kingdom(tuple(FIRST[:10]))
    last = Kingdom((*FIRST[-9:], "Young Witch"), "Hermit", Options([True]))
    for kingdom in (first, last, Kingdom(tuple(FIRST[-10:]))):
        assert Kingdom.from_code(kingdom.code) == kingdom


# --- typing errors ---


def mistyped(code: str) -> KingdomError:
    with pytest.raises(KingdomError) as caught:
        codes.decode(code)
    assert caught.value.key in ("code-mistyped", "code-mistyped-near")
    return caught.value


@settings(deadline=None)
@given(contents(), st.data())
def test_a_wrong_character_is_noticed_and_put_right(content: Content, data: st.DataObject) -> None:
    code = codes.encode(content)
    symbols = alphabet.read(alphabet.bare(code))
    symbols[data.draw(st.integers(0, len(symbols) - 1))] ^= data.draw(st.integers(1, 31))
    assert mistyped(alphabet.written(symbols)).facts["code"] == code


@settings(deadline=None)
@given(contents(), st.data())
def test_swapped_characters_are_noticed(content: Content, data: st.DataObject) -> None:
    code = codes.encode(content)
    symbols = alphabet.read(alphabet.bare(code))
    place = data.draw(st.integers(0, len(symbols) - 2))
    symbols[place : place + 2] = symbols[place + 1], symbols[place]
    if alphabet.written(symbols) != code:
        # There is no guess only if another swap would do as well.
        assert mistyped(alphabet.written(symbols)).facts.get("code", code) == code


@settings(deadline=None)
@given(contents(), st.data())
def test_two_wrong_characters_are_noticed(content: Content, data: st.DataObject) -> None:
    symbols = alphabet.read(alphabet.bare(codes.encode(content)))
    places = data.draw(st.lists(st.integers(0, len(symbols) - 1), min_size=2, max_size=2, unique=True))
    for place in places:
        symbols[place] ^= data.draw(st.integers(1, 31))
    mistyped(alphabet.written(symbols))


@settings(deadline=None)
@given(contents(), st.data())
def test_a_missing_or_doubled_character_or_group_is_noticed(content: Content, data: st.DataObject) -> None:
    code = alphabet.bare(codes.encode(content))
    place = data.draw(st.integers(0, len(code) - 1))
    for wrong in (code[:place] + code[place + 1 :], code[:place] + code[place] + code[place:]):
        with pytest.raises(KingdomError) as caught:
            codes.decode(wrong)
        assert caught.value.key == "code-length"
        if place:
            assert caught.value.facts["length"] == len(code)
    for wrong in (code[:-4], code + "0000"):
        with pytest.raises(KingdomError):
            codes.decode(wrong)


# --- what is no code ---


def test_codes_that_are_none() -> None:
    with refused("code-length"):
        Kingdom.from_code("K000-02VX")
    with pytest.raises(KingdomError, match="has 12, 16, 20, 24 letters"):
        Kingdom.from_code("0000")
    with refused("code-letter"):
        Kingdom.from_code("K000-02VX-S20U")
    with refused("code-version"):
        Kingdom.from_code(sealed("Q", 0))
    with refused("code-mistyped"):
        Kingdom.from_code(sealed("K", codes.WITHOUT_WITCH + comb(codes.WITCH - 1, 9) * len(codes.BANES)))
    with refused("code-mistyped"):
        Kingdom.from_code(sealed("K", codes.WITHOUT_WITCH + codes.BANES.index(3)))


@pytest.mark.parametrize(
    ("head", "number"),
    [
        ("D", 3),  # an option that is neither by the rule, yes nor no
        ("D", 1 << 8),  # a Bane without a number
        ("D", (5 << 1 | 1) << 8),  # a Bane that is one of the ten
        ("E", 0),  # a longer code than needed
        ("F", comb(codes.HIGHEST, 10) << 9),  # a card beyond the last
    ],
)
def test_numbers_that_no_kingdom_has(head: str, number: int) -> None:
    with refused("code-mistyped"):
        codes.decode(sealed(head, number))


def test_codes_of_a_later_version() -> None:
    """A card that is not here, or an option that this version does not know."""
    missing = next(
        number for number in range(1, codes.HIGHEST) if number not in {k.code_number for k in CARDS.values()}
    )
    with refused("code-version"):
        Kingdom.from_code(codes.encode(Content((*range(1, 10), missing))))
    later: list[None] = [None] * codes.OPTIONS
    with refused("code-version"):
        Kingdom.from_code(codes.encode(Content(tuple(range(1, 11)), None, (*later[:-1], True))))


def test_a_card_without_a_number_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    kingdom = find("First Game")
    monkeypatch.setattr(CARDS["Moat"], "code_number", 0)
    with pytest.raises(KingdomError, match="Moat has no number"):
        assert kingdom.code

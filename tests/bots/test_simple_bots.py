"""The random bot and the novice: legal, reproducible from a seed, and no fools."""

from __future__ import annotations

from collections import Counter

import pytest

import demesne
from demesne import Decision, Game, Position, Seat, View
from demesne.bots import ENTRIES, Bot, UnknownBot, make_bot
from demesne.bots.random_bot import RandomBot
from demesne.cards import KINGDOM
from demesne.kingdoms import RECOMMENDED, Constraints, Kingdom, random_kingdom

SIMPLE = ("novice", "random")


def deal(kingdom: Kingdom, players: int, seed: int) -> Game:
    return demesne.new_game(kingdom.cards, players, seed, kingdom.bane, kingdom.options)


def play(game: Game, bots: list[Bot]) -> Game:
    while game.decision is not None:
        seat = game.decision.player
        game.choose(bots[seat].decide(game.view(seat)))
    return game


def kingdoms_with_every_card() -> list[Kingdom]:
    found: list[Kingdom] = []
    missing = set(KINGDOM)
    while missing:
        found.append(random_kingdom(Constraints.parse(sorted(missing)[:3]), seed=len(found)))
        missing -= set(found[-1].piles)
    return found


# -- all of them ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SIMPLE)
def test_plays_every_card_to_the_end(name: str) -> None:
    for number, kingdom in enumerate(kingdoms_with_every_card()):
        players = 2 + number % 3
        game = play(deal(kingdom, players, number), [make_bot(name, seat) for seat in range(players)])
        assert game.over
        assert not game.hit_limit


@pytest.mark.parametrize("name", SIMPLE)
def test_the_same_seed_decides_alike(name: str) -> None:
    kingdom = RECOMMENDED[7].kingdom
    games = [play(deal(kingdom, 3, 5), [make_bot(name, f"x/{seat}") for seat in range(3)]) for _ in range(2)]
    assert games[0].answers() == games[1].answers()
    other = play(deal(kingdom, 3, 5), [make_bot(name, f"y/{seat}") for seat in range(3)])
    assert other.answers() != games[0].answers()


@pytest.mark.parametrize("name", SIMPLE)
def test_is_asked_only_when_it_decides(name: str) -> None:
    game = deal(RECOMMENDED[0].kingdom, 2, 1)
    assert game.decision is not None
    with pytest.raises(ValueError, match="not asked"):
        make_bot(name).decide(game.view(1 - game.decision.player))


def test_bots_by_name() -> None:
    assert set(SIMPLE) <= {entry.name for entry in ENTRIES}
    assert all(make_bot(name).name == name for name in SIMPLE)
    with pytest.raises(UnknownBot):
        make_bot("nobody")


# -- random --------------------------------------------------------------------------------------------------------


def asked(decision: Decision) -> View:
    """The view of a seat that is asked this."""
    game = demesne.new_game([], players=2, seed=1)
    game.decision = decision
    return game.view(decision.player)


QUESTIONS = [
    (["Copper"], 0, 1, False),
    (["Copper", "Copper", "Silver"], 1, 1, False),
    (["Copper", "Copper", "Silver"], 0, 1, True),
    (["Copper", "Copper", "Estate", "Gold"], 0, 4, False),
    (["Copper", "Copper", "Estate", "Gold"], 2, 3, False),
    (["Copper", "Copper", "Copper", "Estate"], 2, 2, False),
    (["Copper", "Copper", "Silver"], 0, 3, True),
    (["Copper", "Silver", "Gold", "Gold"], 4, 4, True),
    (["Copper", "Silver", "Gold", "Gold"], 1, 3, True),
]


@pytest.mark.parametrize(("labels", "least", "most", "ordered"), QUESTIONS)
def test_random_is_uniform_over_different_answers(labels: list[str], least: int, most: int, ordered: bool) -> None:
    decision = Decision(0, "discard", labels, None, least, most, ordered)
    answers = set(decision.answers())
    assert len(answers) == decision.count_answers()
    view = asked(decision)
    bot = RandomBot(1)
    each = 300
    given: Counter[tuple[str, ...]] = Counter()
    for _ in range(each * len(answers)):
        chosen = decision.labels(bot.decide(view))
        given[chosen if ordered else tuple(sorted(chosen))] += 1
    expected = answers if ordered else {tuple(sorted(answer)) for answer in answers}
    assert set(given) == expected
    # Six standard deviations: never by chance.
    assert max(abs(count - each) for count in given.values()) < 6 * each**0.5


def test_random_counts_where_listing_would_take_for_ever() -> None:
    labels = [name for name in KINGDOM[:30] for _ in range(2)]
    decision = Decision(0, "topdeck", labels, None, 60, 60, True)
    assert decision.count_answers() > 10**60
    assert sorted(RandomBot(1).decide(asked(decision))) == list(range(60))


# -- novice --------------------------------------------------------------------------------------------------------


def test_novice_beats_random() -> None:
    won = 0
    for number in range(30):
        names = ["novice", "random"] if number % 2 else ["random", "novice"]
        kingdom = RECOMMENDED[number % len(RECOMMENDED)].kingdom
        game = play(deal(kingdom, 2, number), [make_bot(name, number) for name in names])
        won += game.winners() == [names.index("novice")]
    assert won >= 28


def answered(seats: list[Seat], kingdom: list[str], script: list[list[str]] | None = None) -> list[str]:
    """What the novice answers in a position after some answers."""
    game = demesne.from_position(Position(seats), kingdom)
    for labels in script or []:
        game.answer(labels)
    assert game.decision is not None
    seat = game.decision.player
    return list(game.decision.labels(make_bot("novice", 1).decide(game.view(seat))))


MANY = ("Copper",) * 20
GOOD = ("Gold", "Silver", "Estate", "Curse", "Copper")


def test_novice_discards_what_is_useless() -> None:
    seats = [Seat(hand=("Militia",)), Seat(hand=GOOD, deck=MANY)]
    assert sorted(answered(seats, ["Militia"], [["Militia"]])) == ["Curse", "Estate"]


def test_novice_trashes_what_is_a_burden() -> None:
    seats = [Seat(hand=("Chapel", "Gold", "Estate", "Curse", "Silver"), deck=MANY), Seat()]
    assert sorted(answered(seats, ["Chapel"], [["Chapel"]])) == ["Curse", "Estate"]


def test_novice_keeps_enough_money() -> None:
    seats = [Seat(hand=("Chapel", "Copper", "Copper", "Copper", "Copper")), Seat()]
    assert answered(seats, ["Chapel"], [["Chapel"]]) == []


def test_novice_shows_moat() -> None:
    seats = [Seat(hand=("Militia",)), Seat(hand=("Moat", *GOOD))]
    assert answered(seats, ["Militia", "Moat"], [["Militia"]]) == ["Moat"]


def test_novice_plays_villages_first_and_no_empty_throne() -> None:
    seats = [Seat(hand=("Smithy", "Village", "Throne Room")), Seat()]
    assert answered(seats, ["Village", "Smithy", "Throne Room"]) == ["Village"]
    assert answered([Seat(hand=("Throne Room", "Copper")), Seat()], ["Throne Room"]) == []


def test_novice_buys_provinces_and_nothing_bad() -> None:
    treasures = [Seat(hand=("Gold", "Gold", "Silver")), Seat()]
    assert answered(treasures, ["Village"], [["Gold", "Gold", "Silver"]]) == ["Province"]
    assert answered([Seat(hand=("Copper",)), Seat()], ["Village"], [["Copper"]]) == []


def test_novice_buys_one_potion_and_pays_with_it() -> None:
    four = ["Copper"] * 4
    assert answered([Seat(hand=tuple(four)), Seat()], ["Familiar"], [four]) == ["Potion"]
    assert answered([Seat(hand=tuple(four), deck=("Potion",)), Seat()], ["Familiar"], [four]) == ["Silver"]
    with_potion = [*four, "Potion"]
    assert answered([Seat(hand=tuple(with_potion)), Seat()], ["Familiar"], [with_potion]) == ["Familiar"]


def test_novice_takes_the_best_of_others_and_leaves_them_the_worst() -> None:
    seats = [Seat(hand=("Thief",)), Seat(deck=("Copper", "Gold"))]
    assert answered(seats, ["Thief"], [["Thief"]]) == ["Gold"]
    seats = [Seat(hand=("Spy",), deck=("Copper", "Curse")), Seat(deck=("Curse",))]
    assert answered(seats, ["Spy"], [["Spy"]]) == ["Curse"]
    assert answered(seats, ["Spy"], [["Spy"], []]) == []
    seats = [Seat(hand=("Spy",), deck=("Copper", "Curse")), Seat(deck=("Gold",))]
    assert answered(seats, ["Spy"], [["Spy"], []]) == ["Gold"]


def test_novice_answers_what_another_card_set_off() -> None:
    seats = [Seat(hand=("Mountebank",)), Seat(hand=("Watchtower",))]
    assert answered(seats, ["Mountebank", "Watchtower"], [["Mountebank"]]) == ["Watchtower"]
    seats = [Seat(hand=("Loan", "Trader"), deck=("Copper",)), Seat()]
    assert answered(seats, ["Loan", "Trader"], [[], ["Loan"]]) == ["discard"]
    seats = [Seat(hand=("Mint", "Gold", "Trader")), Seat()]
    assert answered(seats, ["Mint", "Trader"], [["Mint"], ["Gold"]]) == []

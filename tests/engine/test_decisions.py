"""Decisions: which answers there are, how many, and which are refused."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import demesne
from demesne import Decision, IllegalAnswer, Position, Seat
from demesne.engine.decision import KINDS, matters
from tests.random_play import Dice, bad_answers, check_decision, random_answer, random_setup, state

LABELS = ["Copper", "Estate", "Moat", "Silver"]


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Questions of all shapes, with few enough answers to list them by brute force."""
    options = draw(st.lists(st.sampled_from(LABELS), max_size=6))
    least = draw(st.integers(0, len(options)))
    most = draw(st.integers(least, len(options)))
    return Decision(0, "discard", options, None, least, most, draw(st.booleans()))


def all_answers(decision: Decision) -> set[tuple[str, ...]]:
    """Every answer by trying every choice of options; unordered ones sorted."""
    choose = permutations if decision.ordered else combinations
    found = set()
    for size in range(decision.min, decision.max + 1):
        for picked in choose(decision.options, size):
            found.add(picked if decision.ordered else tuple(sorted(picked)))
    return found


@given(decisions())
@settings(deadline=None, max_examples=300)
def test_answers_are_counted_without_listing_them(decision: Decision) -> None:
    listed = list(decision.answers())
    canonical = listed if decision.ordered else [tuple(sorted(answer)) for answer in listed]
    assert set(canonical) == all_answers(decision)
    assert len(set(canonical)) == len(listed) == decision.count_answers()


@given(decisions())
@settings(deadline=None, max_examples=300)
def test_a_question_is_asked_only_if_two_answers_differ(decision: Decision) -> None:
    asked = matters(decision.options, decision.min, decision.max, decision.ordered)
    assert asked == (decision.count_answers() >= 2)


@given(decisions())
@settings(deadline=None, max_examples=200)
def test_every_listed_answer_is_picked_and_nothing_else(decision: Decision) -> None:
    for answer in decision.answers():
        picks = decision.pick(answer)
        assert len(set(picks)) == len(picks)
        assert decision.labels(picks) == answer
    for answer in ([*decision.options, "Copper"], ["Gold"], ["Copper"] * 7):
        with pytest.raises(IllegalAnswer, match="allowed: discard"):
            decision.pick(tuple(answer))


@given(decisions(), st.lists(st.integers(-3, 9), max_size=8))
@settings(deadline=None, max_examples=300)
def test_numbers_are_options_or_refused(decision: Decision, picks: list[int]) -> None:
    fits = len(set(picks)) == len(picks) and all(0 <= i < len(decision.options) for i in picks)
    if not fits:
        with pytest.raises(IllegalAnswer, match="allowed: discard"):
            decision.labels(picks)
        return
    labels = decision.labels(picks)
    assert list(labels) == [decision.options[i] for i in picks]
    if decision.min <= len(picks) <= decision.max:
        again = decision.pick(labels)
        assert decision.labels(again) == labels


@given(st.lists(st.sampled_from(LABELS), min_size=1, max_size=40), st.booleans(), st.data())
@settings(deadline=None)
def test_many_answers_are_counted_at_once(options: list[str], ordered: bool, data: st.DataObject) -> None:
    most = data.draw(st.integers(0, len(options)))
    decision = Decision(0, "trash", options, None, 0, most, ordered)
    sizes = [Decision(0, "trash", options, None, n, n, ordered).count_answers() for n in range(most + 1)]
    assert decision.count_answers() == sum(sizes)
    if most == len(options) and not ordered:
        product = 1
        for label in set(options):
            product *= options.count(label) + 1
        assert decision.count_answers() == product


def test_numbers_of_answers_that_are_known() -> None:
    coppers = Decision(0, "treasure", ["Copper"] * 5, None, 0, 5, True)
    assert coppers.count_answers() == 6
    hand = Decision(0, "discard", ["Copper", "Copper", "Estate", "Moat", "Silver"], None, 2, 2, False)
    assert hand.count_answers() == 7
    order = Decision(0, "topdeck", ["Copper", "Copper", "Estate"], None, 3, 3, True)
    assert sorted(order.answers()) == [
        ("Copper", "Copper", "Estate"),
        ("Copper", "Estate", "Copper"),
        ("Estate", "Copper", "Copper"),
    ]


def test_equal_labels_are_one_answer_whichever_number_is_given() -> None:
    first, last = (demesne.new_game(["Village"], seed=3) for _ in range(2))
    assert first.decision is not None
    coppers = [i for i, label in enumerate(first.decision.options) if label == "Copper"]
    first.answer(coppers[:1])
    last.answer(coppers[-1:])
    assert first.past == last.past
    assert state(first) == state(last)


def test_an_answer_may_be_a_list_or_a_tuple_of_labels_or_of_numbers() -> None:
    games = [demesne.new_game(["Village"], seed=3) for _ in range(4)]
    for game, answer in zip(games, (["Copper"], ("Copper",), [0], (0,)), strict=True):
        game.answer(answer)
    assert all(state(game) == state(games[0]) for game in games)


def test_refusals_say_what_is_wrong_and_what_is_allowed() -> None:
    seat = Seat(hand=("Militia",))
    victim = Seat(hand=("Copper", "Copper", "Estate", "Silver", "Gold"))
    game = demesne.from_position(Position([seat, victim]), ["Militia"])
    game.answer(["Militia"])
    cases = {
        ("Gold",): "1 picked; allowed for Militia: discard 2 of Copper x2, Estate, Silver, Gold",
        ("Gold", "Gold"): "'Gold' can't be picked once more; allowed for Militia",
        ("Copper", "Province"): "'Province' can't be picked; allowed for Militia",
        (0, 0): "an option is picked twice; allowed for Militia",
        (0, 7): "option numbers go from 0 to 4; allowed for Militia",
        (0, "Gold"): "labels and option numbers are mixed in one answer; allowed for Militia",
        (0, None): "None is neither a label nor an option number; allowed for Militia",
    }
    for answer, message in cases.items():
        with pytest.raises(IllegalAnswer) as refusal:
            game.answer(list(answer))  # type: ignore[arg-type]
        assert str(refusal.value).startswith(message)
    with pytest.raises(
        IllegalAnswer, match="an answer is a list of labels or of option numbers, not str; allowed for Militia"
    ):
        game.answer("Gold")


@pytest.mark.slow
def test_bad_answers_are_of_every_sort() -> None:
    """The list that random games try: as long as it should be, and without a valid answer."""
    dice = Dice("bad answers")
    game = demesne.new_game(**random_setup(dice))
    shapes: set[tuple[bool, bool]] = set()
    while game.decision is not None and game.number < 400:
        decision = game.decision
        shapes.add((decision.min > 0, decision.max < len(decision.options)))
        legal = all_answers(decision) if len(decision.options) <= 6 else set()
        for bad in bad_answers(decision):
            if isinstance(bad, list) and all(isinstance(item, str) for item in bad):
                assert (tuple(bad) if decision.ordered else tuple(sorted(bad))) not in legal
        game.choose(random_answer(game, dice))
    assert len(bad_answers(Decision(0, "discard", ["Copper", "Moat"], None, 1, 1, False))) > 40
    assert len(shapes) >= 3


@pytest.mark.slow
def test_every_answer_is_taken_by_a_fork_at_small_decisions() -> None:
    tried = 0
    for number in range(6):
        dice = Dice("all answers", number)
        game = demesne.new_game(**random_setup(dice, turn_limit=12))
        while game.decision is not None:
            check_decision(game, dice)
            if game.decision.count_answers() <= 12 and dice.chance(0.3):
                ends = set()
                for answer in game.decision.answers():
                    twin = game.fork()
                    twin.answer(answer)
                    ends.add(repr(state(twin)))
                    tried += 1
                assert len(ends) == game.decision.count_answers()
            game.choose(random_answer(game, dice))
    assert tried > 500


def test_a_decision_as_plain_data_has_every_field_of_the_protocol() -> None:
    game = demesne.new_game(["Village"], seed=1)
    assert game.decision is not None
    data = game.decision.to_dict()
    answering = {"player", "kind", "options", "min", "max", "ordered"}
    assert set(data) == answering | {"source", "event", "step", "target", "about", "zones", "owner"}
    assert data["options"] == game.decision.options
    assert data["options"] is not game.decision.options
    assert data["kind"] in KINDS


def test_a_view_says_what_cards_cost_now_where_that_differs_from_what_is_printed() -> None:
    seats = [Seat(("Princess", "Copper")), Seat()]
    game = demesne.from_position(Position(seats), ["Village", "Tournament"])
    assert game.view(0).to_dict()["costs"] == {}
    game.answer(["Princess"])
    costs = game.view(1).to_dict()["costs"]
    assert (costs["Province"], costs["Village"], costs["Estate"]) == (6, 1, 0)
    assert "Copper" not in costs


@pytest.mark.parametrize("kingdom", [["Smithy"], ["Peddler"], ["Alchemist", "Possession"], ["Grand Market"]])
def test_games_of_a_table_share_the_purchases_that_offer_the_same(kingdom: list[str]) -> None:
    """Also where these depend on more than coins: bots keep what they think of a purchase."""
    game = demesne.new_game(kingdom, seed=1)
    twin = game.fork()
    poorer = game.fork()
    for copy, coppers in ((game, 2), (twin, 2), (poorer, 1)):
        copy.answer(["Copper"] * coppers)
        assert copy.decision is not None
        if copy.decision.kind == "treasure":
            copy.answer([])
    assert game.decision is twin.decision
    assert game.decision is not None
    assert poorer.decision is not None
    assert set(game.decision.options) > set(poorer.decision.options)
    assert poorer.decision.owner == game.decision.owner == game.decision.player


def test_purchases_with_a_copper_in_play_offer_no_grand_market() -> None:
    def offered(*hand: str) -> set[str]:
        at = Position([Seat(hand, ("Copper",)), Seat(("Copper",), ("Copper",))], phase="buy")
        game = demesne.from_position(at, ["Grand Market"], seed=1)
        game.answer(list(hand))
        assert game.decision is not None
        return set(game.decision.options)

    assert offered("Gold", "Gold") - offered("Gold", "Silver", "Copper") == {"Grand Market"}

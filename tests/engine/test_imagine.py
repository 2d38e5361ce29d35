"""Imagined games: they agree with all that a seat knows, contain nothing else of the true game, and are dealt as chance
would.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import comb

import pytest

import demesne
from demesne import Game, Position, Seat
from demesne.cards import CARDS, KINGDOM
from demesne.conform import BadCase, read_cases
from demesne.engine import luck
from demesne.engine.hidden import Chance
from demesne.engine.imagining import Prospect
from demesne.engine.memory import Memory, remember
from demesne.engine.recall import DECK, HIDING, lying
from demesne.engine.save import BadSave
from tests.asked import CONFORMANCE, asked, start
from tests.random_play import (
    Dice,
    census,
    everything_seen,
    passing_answer,
    play_out,
    random_answer,
    random_setup,
    same,
    seats,
    state,
)

GAMES = 30


def names(game: Game, seat: int, zone: str) -> list[str]:
    return [card.kind.name for card in getattr(game.players[seat], zone)]


def by_pile(game: Game) -> Counter[str]:
    """How many cards of each pile there are: which Ruins are in the game is hidden."""
    found: Counter[str] = Counter()
    for name, count in census(game).items():
        found[CARDS[name].pile or name] += count
    return found


def check(game: Game, seat: int | None, seed: int) -> Game:
    """Imagine a game, and check that it agrees with everything the seat may know."""
    seen, cards = everything_seen(game, seat), by_pile(game)
    twin = game.view(seat).imagine(seed)
    assert everything_seen(twin, seat) == seen
    assert by_pile(twin) == cards
    assert everything_seen(game, seat) == seen
    return twin


def check_memory(game: Game, memory: Memory) -> None:
    """What a seat believes to be known is true, and nothing took it by surprise."""
    assert memory.surprises == 0
    for player, recall in zip(game.players, memory.recalls, strict=True):
        for zone in range(len(HIDING)):
            cards = [card.kind.name for card in lying(player, zone)]
            slots = recall.zones[zone]
            assert len(slots) == len(cards)
            if zone == DECK:
                sure = [(i, slot.name) for i, slot in enumerate(slots) if slot.name and not slot.group]
                assert all(cards[i] == name for i, name in sure), (sure, cards)
            else:
                known = Counter(slot.name for slot in slots if slot.name and not slot.group)
                assert not known - Counter(cards), (known, cards)
        together: dict[int, list[tuple[int, int]]] = {}
        for zone in range(len(HIDING)):
            for i, slot in enumerate(recall.zones[zone]):
                if slot.group:
                    together.setdefault(slot.group, []).append((zone, i))
        for group, places in together.items():
            if any(slot.group == group for slot in recall.gone):
                continue
            claimed = Counter(recall.zones[zone][i].name for zone, i in places)
            del claimed[""]
            here = Counter(lying(player, DECK)[i].kind.name for zone, i in places if zone == DECK)
            for zone in {zone for zone, _ in places} - {DECK}:
                here += Counter(card.kind.name for card in lying(player, zone))
            assert not claimed - here, (claimed, here)


# --- it agrees with what is known ---


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES))
def test_a_view_is_the_same_in_the_imagined_game(number: int) -> None:
    """At every decision of random games that together contain all kingdom cards, for its seat and some others. What
    these seats remember is also true.
    """
    share = KINGDOM[number * len(KINGDOM) // GAMES : (number + 1) * len(KINGDOM) // GAMES]
    dice = Dice("imagine", number)
    game = demesne.new_game(**random_setup(dice, share, turn_limit=9))
    while game.decision is not None:
        for seat in [game.decision.player, dice.pick(seats(game))]:
            twin = check(game, seat, dice.below(10**9))
            check_memory(game, remember(game, seat))
        play_out(twin, dice, at_most=2)
        game.choose(random_answer(game, dice, game.setup.kingdom))
    check(game, 0, 1)


@pytest.mark.slow
def test_inside_every_card_that_asks() -> None:
    """In the cases of the rulebook, every card asks everything it can ask."""
    reached: set[str | None] = set()
    for path in sorted(CONFORMANCE.glob("*/*.toml")):
        for _, case in read_cases(path):
            assert not isinstance(case, BadCase)
            game = start(case)
            for step in [*case.steps, ["expect"]]:
                if game.decision is not None and game.effect is not None and step[0] != "expect":
                    seat = game.decision.player
                    twin = check(game, seat, game.number)
                    check(game, None, game.number)
                    reached.add(game.decision.source)
                    # It can be played on, and a fork of it goes the same way.
                    fork = twin.fork()
                    same("the fork differs", state(twin), state(fork))
                    for _ in range(3):
                        if twin.decision is not None:
                            picks = passing_answer(twin)
                            twin.choose(picks)
                            fork.choose(picks)
                    same("the fork went another way", state(twin), state(fork))
                if step[0] != "expect" and step[1] not in ("asked", "refused"):
                    game.answer(step[2:])
    never = {decision.source for decision in asked()} - reached
    assert not never, f"never asked anything here: {sorted(map(str, never))}"


def test_imagined_games_are_played_to_the_end() -> None:
    for number in range(6):
        dice = Dice("to the end", number)
        game = demesne.new_game(**random_setup(dice, turn_limit=20))
        play_out(game, dice, at_most=40 + dice.below(60))
        if game.decision is None:
            continue
        before = state(game)
        for seed in range(3):
            twin = game.view(game.decision.player).imagine(seed)
            cards = census(twin)
            play_out(twin, dice)
            assert twin.over
            assert census(twin) == cards
        same("playing an imagined game changed the true one", before, state(game))


# --- what was seen and is hidden again ---


def known(
    hands: tuple[tuple[str, ...], ...],
    kingdom: list[str],
    answers: list[list[str]],
    deck: tuple[str, ...] = ("Gold", "Silver", "Copper", "Estate", "Duchy", "Province", "Curse", "Copper", "Silver"),
) -> Game:
    """Some hands, above the same deck for everybody, after these answers."""
    game = demesne.from_position(Position([Seat(hand, deck) for hand in hands], actions=5), kingdom, seed=1)
    for answer in answers:
        game.answer(answer)
    return game


def outcomes(game: Game, seat: int | None, look: Callable[[Game], object], seeds: int = 60) -> set[object]:
    """What is found in some imagined games."""
    view = game.view(seat)
    return {look(view.imagine(seed)) for seed in range(seeds)}


def top(seat: int, n: int = 1) -> Callable[[Game], object]:
    """The top cards of a deck, the top one first."""
    return lambda game: tuple(names(game, seat, "deck")[: -n - 1 : -1])


def test_what_you_put_back_lies_there_and_the_others_do_not_know_it() -> None:
    game = known((("Courtyard", "Estate"), ("Copper",)), ["Courtyard"], [["Courtyard"], ["Silver"]])
    assert outcomes(game, 0, top(0)) == {("Silver",)}
    assert len(outcomes(game, 1, top(0))) > 4
    assert len(outcomes(game, 0, top(0, 2))) > 3


def test_what_everybody_saw_put_back_everybody_knows() -> None:
    game = known((("Spy",), ("Copper",)), ["Spy"], [["Spy"], [], []])
    for seat in (0, 1, None):
        assert outcomes(game, seat, top(0)) == {("Silver",)}
        assert outcomes(game, seat, top(1)) == {("Gold",)}
        assert len(outcomes(game, seat, top(1, 2))) > 3


def test_an_order_that_only_its_owner_knows_is_open_for_the_others() -> None:
    game = known((("Rabble",), ("Copper",)), ["Rabble"], [["Rabble"]], deck=("Curse", "Duchy", "Estate", "Gold"))
    assert game.decision is not None
    assert game.decision.kind == "topdeck"
    game.answer(["Estate", "Curse", "Duchy"])
    assert outcomes(game, 1, top(1, 3)) == {("Estate", "Curse", "Duchy")}
    found = outcomes(game, 0, top(1, 3))
    assert len(found) == 6
    assert {tuple(sorted(cards)) for cards in found if isinstance(cards, tuple)} == {("Curse", "Duchy", "Estate")}


def test_a_card_at_the_bottom_is_known_there() -> None:
    game = known((("Pearl Diver", "Copper"), ("Copper",)), ["Pearl Diver"], [["Pearl Diver"], []])
    assert outcomes(game, 0, lambda twin: names(twin, 0, "deck")[0]) == {"Silver"}
    assert len(outcomes(game, 1, lambda twin: names(twin, 0, "deck")[0])) > 3


def test_a_card_at_the_bottom_is_looked_at_again_and_again() -> None:
    """Played twice by a Throne Room, Pearl Diver finds the card that it left there."""
    answers: list[list[str]] = [["Throne Room"], []]
    game = known((("Throne Room", "Pearl Diver"), ("Copper",)), ["Throne Room", "Pearl Diver"], answers)
    check_memory(game, remember(game, 0))
    assert outcomes(game, 0, lambda twin: names(twin, 0, "limbo")[0]) == {"Silver"}
    game.answer([])
    check_memory(game, remember(game, 0))
    assert outcomes(game, 0, lambda twin: names(twin, 0, "deck")[0]) == {"Silver"}
    assert len(outcomes(game, 0, top(0))) > 3


def test_a_card_that_is_played_need_not_be_the_one_that_was_seen() -> None:
    """Two of four known cards are drawn to a hand with three Coppers: the Coppers that are played may be among
    those.
    """
    hands = (("Scout", "Laboratory", "Copper", "Copper", "Copper"), ("Estate",))
    deck = ("Copper", "Duchess", "Copper", "Gold", "Silver", "Silver", "Moat")
    answers = [["Scout"], ["Copper", "Duchess", "Gold", "Copper"], ["Laboratory"], [], ["Copper"] * 3]
    game = known(hands, ["Scout", "Laboratory", "Duchess"], answers, deck)
    check_memory(game, remember(game, 1))
    assert {("Copper",), ("Gold",), ("Duchess",)} <= outcomes(game, 1, top(0), 200)


def test_a_shuffle_forgets() -> None:
    game = known((("Courtyard",), ("Copper",)), ["Courtyard", "Chancellor"], [["Courtyard"], ["Silver"]])
    player = game.players[0]
    while game.players[0].shuffles == 0:
        game.choose(passing_answer(game))
    assert len(outcomes(game, 0, top(0))) > 3, player.deck


def test_a_hand_that_was_shown_is_known_until_its_cards_go() -> None:
    hands = (("Cutpurse", "Cutpurse"), ("Estate", "Duchy", "Gold", "Gold", "Silver"))
    game = known(hands, ["Cutpurse"], [["Cutpurse"]])
    hand: Callable[[Game], object] = lambda twin: tuple(sorted(names(twin, 1, "hand")))  # noqa: E731
    assert outcomes(game, 0, hand) == {("Duchy", "Estate", "Gold", "Gold", "Silver")}
    while game.active == 0:
        game.choose(passing_answer(game))
    assert outcomes(game, 0, hand) == {("Duchy", "Estate", "Gold", "Gold", "Silver")}
    while game.active == 1:
        game.choose(passing_answer(game))
    assert len(outcomes(game, 0, hand)) > 5


def test_a_card_that_was_passed_is_known_to_giver_and_taker_alone() -> None:
    hands = (("Masquerade", "Curse"), ("Estate", "Duchy"), ("Gold", "Copper"))
    game = known(hands, ["Masquerade"], [["Masquerade"], ["Curse"], ["Duchy"], ["Gold"]])
    assert game.decision is not None
    assert game.decision.kind == "trash"
    for answers in ([], [[]]):
        for answer in answers:
            game.answer(answer)
        for seat in (0, 1):
            assert outcomes(game, seat, lambda twin: "Curse" in names(twin, 1, "hand")) == {True}
        assert outcomes(game, 2, lambda twin: "Duchy" in names(twin, 2, "hand")) == {True}
        assert len(outcomes(game, 2, lambda twin: tuple(sorted(names(twin, 1, "hand"))))) > 3


def test_what_came_to_a_hand_says_nothing_about_the_cards_that_were_in_it() -> None:
    """The Copper that was passed is known to be there; the hand's own Coppers may as well lie in the deck."""
    tries = 600
    theirs = Seat(("Gold", "Copper", "Silver"), ("Copper", "Estate", "Curse"))
    game = demesne.from_position(Position([Seat(("Masquerade", "Copper", "Estate")), theirs]), ["Masquerade"], seed=1)
    for answer in (["Masquerade"], ["Copper"], ["Silver"]):
        game.answer(answer)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "trash")
    pool = ("Gold", "Copper", "Copper", "Estate", "Curse")
    counts = Counter(tuple(sorted(("Copper", *two))) for two in combinations(pool, 2))
    shares: dict[object, float] = {hand: tries * count / comb(5, 2) for hand, count in counts.items()}
    view = game.view(0)
    found: Counter[object] = Counter(tuple(sorted(names(view.imagine(seed), 1, "hand"))) for seed in range(tries))
    assert chi_square(found, shares) < beyond_doubt(len(shares) - 1)


def test_one_card_of_a_known_hand_was_passed() -> None:
    """Three of the four cards that were shown are still in that hand, any three; the other player has the fourth."""
    shown = ("Estate", "Duchy", "Gold", "Silver")
    hands = (("Cutpurse", "Masquerade", "Curse"), shown, ("Village", "Copper"))
    answers = [["Cutpurse"], ["Masquerade"], ["Curse"], ["Duchy"], ["Village"]]
    game = known(hands, ["Cutpurse", "Masquerade", "Village"], answers, ("Copper",) * 6)
    for _ in range(2):
        check_memory(game, remember(game, 0))
        assert game.players[1].hand
        found = outcomes(game, 0, lambda twin: tuple(sorted(names(twin, 1, "hand"))), 100)
        assert found == {tuple(sorted(("Curse", *three))) for three in combinations(shown, 3)}
        for seed in range(20):
            twin = check(game, 0, seed)
            (fourth,) = set(shown) - set(names(twin, 1, "hand"))
            assert fourth in names(twin, 2, "hand") + names(twin, 2, "deck")
        game.answer([])


def test_what_lies_face_down_is_known_to_its_owner_alone() -> None:
    game = known((("Haven", "Duchy"), ("Copper",)), ["Haven"], [["Haven"], ["Duchy"]])
    under: Callable[[Game], object] = lambda twin: tuple(names(twin, 0, "under"))  # noqa: E731
    assert outcomes(game, 0, under) == {("Duchy",)}
    assert len(outcomes(game, 1, under)) > 3
    for seed in range(20):
        # What was set aside comes to hand in the next turn, whatever it is.
        twin = game.view(1).imagine(seed)
        (card,) = names(twin, 0, "under")
        while twin.players[0].turns == 1:
            twin.choose(passing_answer(twin))
        assert not twin.players[0].under
        assert card in names(twin, 0, "hand")


def test_a_possessed_hand_is_known_to_the_one_who_decides() -> None:
    game = known((("Possession",), ("Estate", "Duchy", "Chapel")), ["Possession", "Chapel"], [["Possession"], []])
    assert game.decision is not None
    assert (game.active, game.decision.player) == (1, 0)
    hand: Callable[[Game], object] = lambda twin: tuple(names(twin, 1, "hand"))  # noqa: E731
    assert outcomes(game, 0, hand) == {("Estate", "Duchy", "Chapel")}
    game.answer(["Chapel"])
    assert outcomes(game, 0, hand) == {("Estate", "Duchy")}
    twin = game.view(0).imagine(3)
    twin.answer(["Estate"])
    assert names(twin, 1, "returning") == ["Estate"]


def test_what_lies_face_down_is_hidden_from_the_one_who_decides() -> None:
    kingdom = ["Possession", "Native Village", "Haven", "Throne Room"]
    mine, theirs = ("Possession",), ("Haven", "Copper", "Throne Room", "Native Village")
    village: Callable[[Game], object] = lambda twin: tuple(names(twin, 1, "native_village"))  # noqa: E731
    under: Callable[[Game], object] = lambda twin: tuple(names(twin, 1, "under"))  # noqa: E731
    seats = [
        Seat(mine, ("Estate",) * 5),
        Seat(theirs, ("Gold", "Silver", "Estate", "Copper"), native_village=("Duchy",)),
    ]
    game = demesne.from_position(Position(seats), kingdom, seed=1)
    for answer in (["Possession"], [], ["Haven"], ["Copper"]):
        game.answer(answer)
    # The possessor chose the card for the Haven, and never saw the mat.
    assert outcomes(game, 0, under) == {("Copper",)}
    assert len(outcomes(game, 0, village)) > 2
    assert outcomes(game, 1, village) == {("Duchy",)}
    game.answer(["Throne Room"])
    assert len(outcomes(game, 0, village)) > 2
    game.answer(["take"])
    for seed in range(20):
        assert sorted(names(check(game, 0, seed), 1, "hand")) == ["Duchy", "Gold"]


def test_a_card_that_went_back_onto_a_mixed_pile_is_known_there() -> None:
    piles: dict[str, int | tuple[str, ...]] = {
        "Ruins": ("Ruined Library", "Survivors", "Ruined Village", "Ruined Market")
    }
    # Two go back and the other player gains one of them: the other lies on top of the card that lay there before.
    seat = Seat(("Ambassador", "Abandoned Mine", "Abandoned Mine"), ("Copper",) * 5)
    position = Position([seat, Seat(("Copper",) * 3)], piles=piles)
    game = demesne.from_position(position, ["Ambassador", "Cultist"], seed=1)
    for answer in (["Ambassador"], ["Abandoned Mine", "Abandoned Mine"]):
        game.answer(answer)
    assert [kind.name for kind in game.stacks[0]][2:] == ["Survivors", "Ruined Library", "Abandoned Mine"]
    for seat_ in (0, 1, None):
        orders = outcomes(game, seat_, lambda twin: tuple(kind.name for kind in twin.stacks[0]))
        assert {order[3:] for order in orders if isinstance(order, tuple)} == {("Ruined Library", "Abandoned Mine")}
        assert len(orders) == 6


def test_a_player_holds_nothing_that_was_just_played() -> None:
    """Cards that were in play are in the discard pile, and the cards of a new deck are not in a hand drawn before
    it.
    """
    deck = ("Copper", "Copper", "Copper", "Estate", "Estate")
    position = Position([Seat(("Gold", "Silver"), deck), Seat(("Copper",) * 5, ("Copper",) * 9)])
    game = demesne.from_position(position, ["Village"], seed=1)
    game.answer(["Gold", "Silver"])
    while game.active == 0:
        game.answer([])
    for card in ("Gold", "Silver"):
        assert outcomes(game, 1, lambda twin, card=card: card in names(twin, 0, "hand")) == {False}  # type: ignore[misc]
    position = Position([Seat(("Gold", "Silver"), ("Copper", "Estate")), Seat(("Copper",) * 5, ("Copper",) * 9)])
    game = demesne.from_position(position, ["Village"], seed=1)
    game.answer(["Gold", "Silver"])
    game.answer(["Duchy"])
    assert game.active == 1
    # Copper and Estate were drawn before the shuffle, so they are surely there.
    assert len(game.players[0].hand) == 5
    for card in ("Copper", "Estate"):
        assert outcomes(game, 1, lambda twin, card=card: card in names(twin, 0, "hand")) == {True}  # type: ignore[misc]


# --- nothing else of the true game is in it ---


def late_game(seed: int | str = 4) -> Game:
    """A game of big money, some turns in, at the second seat's first decision of a turn, with hidden cards."""
    game = demesne.new_game(["Village", "Smithy", "Knights", "Witch", "Moat"], seed=seed, first=0)
    while game.players[1].turns < 9 or game.active == 0:
        decision = game.decision
        assert decision is not None
        wanted = [name for name in ("Province", "Gold", "Smithy", "Silver") if name in decision.options]
        game.answer(decision.options if decision.kind == "treasure" else wanted[: decision.max])
    return game


@pytest.mark.parametrize("secret", ["", luck.SECRET])
def test_two_seeds_differ_and_one_seed_is_one_game(secret: str) -> None:
    game = late_game(f"{secret}two")
    view = game.view(1)
    same("the same seed, another game", state(view.imagine("a")), state(view.imagine("a")))
    assert len({str(state(view.imagine(seed))["players"]) for seed in range(50)}) == 50
    same("a new view, another game", state(view.imagine(5)), state(game.view(1).imagine(5)))


def shuffled(game: Game, seat: int) -> list[str]:
    """A seat's deck after its next shuffle, if nobody does anything."""
    shuffles = game.players[seat].shuffles
    while game.players[seat].shuffles == shuffles:
        game.choose(passing_answer(game))
    return names(game, seat, "deck")


@pytest.mark.parametrize("seed", [4, "4", luck.SECRET + "x"])
def test_the_future_of_the_true_game_is_not_in_it(seed: int | str) -> None:
    """Its shuffles come out differently, even with the seed of the game itself."""
    game = late_game(seed)
    for seat in (0, 1):
        truth = shuffled(game.fork(), seat)
        found = [shuffled(game.view(1).imagine(other), seat) for other in (seed, *range(20))]
        assert truth not in found
        assert len({tuple(deck) for deck in found}) > 15
    assert game.view(1).imagine(seed).setup.seed != seed


def test_an_imagined_game_tells_nothing_of_the_answers_before_and_cannot_be_saved() -> None:
    game = late_game()
    twin = game.view(1).imagine(1)
    assert twin.number == game.number
    assert not any(twin.past)
    twin.choose([])
    assert twin.answers() == [()]
    with pytest.raises(BadSave):
        demesne.save(twin)


def test_a_game_can_be_imagined_in_an_imagined_one() -> None:
    game = known((("Courtyard", "Estate"), ("Copper",)), ["Courtyard"], [["Courtyard"], ["Silver"]])
    twin = game.view(0).imagine(1)
    assert outcomes(twin, 0, top(0)) == {("Silver",)}
    assert len(outcomes(twin, 0, top(0, 2))) > 3
    twin.choose(passing_answer(twin))
    check(twin, 0, 5)
    check(twin, 1, 5)
    inside = known((("Courtyard", "Estate"), ("Copper",)), ["Courtyard"], [["Courtyard"]]).view(0).imagine(1)
    check(inside, 0, 2)
    check(inside, 1, 2)


def test_the_treasures_that_another_player_is_about_to_play_are_not_known() -> None:
    """Contraband asks before the others follow: how many follow, and which, nobody else knows."""
    hands = (("Contraband", "Gold", "Silver", "Estate"), ("Copper",))
    game = known(hands, ["Contraband"], [["Contraband", "Gold", "Silver"]])
    assert game.decision is not None
    assert game.decision.player == 1
    for seed in range(20):
        twin = check(game, 1, seed)
        twin.answer(["Province"])
        assert twin.decision is None or twin.decision.kind != "treasure" or twin.decision.player == 0
        assert names(twin, 0, "in_play") == ["Contraband"]
    assert names(game.view(0).imagine(1), 0, "hand") == ["Gold", "Silver", "Estate"]


def test_what_another_player_is_asked_can_be_asked_in_the_imagined_game() -> None:
    """A player who is asked for an Action holds one, as the others may conclude."""
    game = known((("Copper",), ("Village", "Copper", "Estate", "Estate")), ["Village"], [["Copper"], []])
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (1, "action")
    for seed in range(50):
        twin = check(game, 0, seed)
        assert twin.decision is not None
        assert twin.decision.options == ["Village"]
        twin.answer(["Village"])
        assert names(twin, 1, "in_play") == ["Village"]


# --- as chance would ---


def chi_square(found: Counter[object], expected: dict[object, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[key] - share) ** 2 / share for key, share in expected.items())


def beyond_doubt(degrees: int) -> float:
    """The chi-square value that chance exceeds once in 10,000 times (Wilson and Hilferty)."""
    share = 2 / (9 * degrees)
    return degrees * (1 - share + 3.719 * share**0.5) ** 3


def test_hidden_cards_are_distributed_as_chance_would() -> None:
    """Over 10,000 games imagined at one position: another player's hand, the seat's own deck, the covered part of a
    mixed pile.
    """
    tries = 10_000
    mine = Seat(("Moat", "Copper"), ("Gold", "Silver", "Estate", "Duchy"))
    theirs = Seat(("Gold", "Copper", "Copper"), ("Silver", "Estate", "Estate", "Province", "Copper"), ("Duchy",))
    piles: dict[str, int | tuple[str, ...]] = {"Knights": ("Sir Martin", "Dame Anna", "Sir Bailey", "Dame Josephine")}
    game = demesne.from_position(Position([mine, theirs], piles=piles), ["Moat", "Knights"], seed=1)
    view = game.view(0)
    hands: Counter[object] = Counter()
    tops: Counter[object] = Counter()
    decks: Counter[object] = Counter()
    knights: Counter[object] = Counter()
    for seed in range(tries):
        twin = view.imagine(seed)
        hands[tuple(sorted(names(twin, 1, "hand")))] += 1
        tops[names(twin, 1, "deck")[-1]] += 1
        decks[tuple(names(twin, 0, "deck"))] += 1
        knights[tuple(kind.name for kind in twin.stacks[0])] += 1
    pool = names(game, 1, "hand") + names(game, 1, "deck")
    expected = Counter(tuple(sorted(hand)) for hand in combinations(pool, 3))
    shares: dict[object, float] = {hand: tries * count / comb(8, 3) for hand, count in expected.items()}
    assert chi_square(hands, shares) < beyond_doubt(len(shares) - 1)
    shares = {name: tries * count / 8 for name, count in Counter(pool).items()}
    assert chi_square(tops, shares) < beyond_doubt(len(shares) - 1)
    shares = dict.fromkeys(decks, tries / 24)
    assert len(shares) == 24
    assert chi_square(decks, shares) < beyond_doubt(23)
    shares = dict.fromkeys(knights, tries / 6)
    assert len(shares) == 6
    assert chi_square(knights, shares) < beyond_doubt(5)


def test_which_ruins_are_in_the_game_is_hidden() -> None:
    """Ten of fifty, of five kinds: beneath the top one may lie any of the others."""
    tries = 1000
    game = demesne.new_game(["Cultist"], players=2, seed=3)
    view = game.view(0)
    top = view.top("Ruins")
    found: Counter[object] = Counter()
    for seed in range(tries):
        twin = view.imagine(seed)
        assert twin.view(0).top("Ruins") == top
        found[twin.stacks[0][0].name] += 1
    kinds = {kind.name for kind in game.table.mixed[0]}
    shares: dict[object, float] = {name: tries * (9 if name == top else 10) / 49 for name in kinds}
    assert chi_square(found, shares) < beyond_doubt(4)


def bureaucrat() -> Game:
    """The third player is asked which Victory card to put onto the deck, so there are two different ones in hand."""
    third = Seat(("Estate", "Duchy", "Copper"), ("Estate", "Gold", "Province", "Silver"))
    position = Position([Seat(("Bureaucrat", "Copper")), Seat(("Copper",) * 3), third])
    game = demesne.from_position(position, ["Bureaucrat"], seed=1)
    game.answer(["Bureaucrat"])
    assert game.decision is not None
    assert game.decision.player == 2
    return game


def hands_of_the_third(game: Game, tries: int) -> dict[object, float]:
    """Which hands allow that question, each as often as chance would deal it."""
    pool = names(game, 2, "hand") + names(game, 2, "deck")
    counts: Counter[object] = Counter()
    for hand in combinations(pool, 3):
        if len({"Estate", "Duchy", "Province"} & set(hand)) > 1:
            counts[tuple(sorted(hand))] += 1
    return {hand: tries * count / sum(counts.values()) for hand, count in counts.items()}


def test_what_was_asked_in_an_effect_shapes_the_distribution() -> None:
    tries = 2000
    game = bureaucrat()
    shares = hands_of_the_third(game, tries)
    view = game.view(0)
    found = Counter(tuple(sorted(names(view.imagine(seed), 2, "hand"))) for seed in range(tries))
    assert chi_square(Counter(found), shares) < beyond_doubt(len(shares) - 1)


def test_a_walk_from_the_true_cards_forgets_them() -> None:
    """The method for positions where hardly any deal agrees, at one where the right result can be counted."""
    tries = 300
    game = bureaucrat()
    shares = hands_of_the_third(game, tries)
    prospect = Prospect(game, remember(game, 0))
    found: Counter[object] = Counter()
    for seed in range(tries):
        replay = prospect.replay(prospect.walk(Chance(luck.imagined_keys(seed)[luck.MIXED])))
        assert replay is not None
        found[tuple(sorted(names(replay.game, 2, "hand")))] += 1
    assert chi_square(found, shares) < beyond_doubt(len(shares) - 1)


def test_what_was_seen_before_a_shuffle_in_an_effect_may_be_anywhere_after_it() -> None:
    """The second player draws two of four cards that are shuffled for it, and the Gold lay on top for all to see. The
    same in games imagined inside an imagined one.
    """
    tries = 600
    cards = ("Gold", "Silver", "Estate", "Copper")
    mine = Seat(("Throne Room", "Throne Room", "Council Room", "Village", "Moat"))
    kingdom = ["Throne Room", "Council Room", "Village", "Moat"]
    game = demesne.from_position(Position([mine, Seat((), (), cards)]), kingdom, seed=1)
    for answer in (["Throne Room"], ["Throne Room"], ["Council Room"]):
        game.answer(answer)
    once = game.view(0).imagine("once")
    for seen in (game, once, once.view(0).imagine("twice")):
        assert seen.effect is not None
        found: Counter[object] = Counter()
        for seed in range(tries):
            found[tuple(sorted(names(seen.view(0).imagine(seed), 1, "hand")))] += 1
        shares: dict[object, float] = {tuple(sorted(hand)): tries / 6 for hand in combinations(cards, 2)}
        assert chi_square(found, shares) < beyond_doubt(5)


def test_a_game_imagined_in_an_imagined_effect_is_dealt_anew() -> None:
    """Looking ahead twice, before and after an answer in the middle of a card."""
    tries = 1000
    third = Seat(("Estate", "Duchy", "Copper"), ("Estate", "Gold", "Province", "Silver"))
    position = Position([Seat(("Bureaucrat",)), third, third])
    game = demesne.from_position(position, ["Bureaucrat"], seed=1)
    game.answer(["Bureaucrat"])
    for seed in range(100):
        once = game.view(0).imagine(seed)
        once.choose(passing_answer(once))
        assert once.decision is not None
        if once.decision.player == 2:
            break
    shares = hands_of_the_third(once, tries)
    view = once.view(0)
    found: Counter[object] = Counter()
    for seed in range(tries):
        twice = view.imagine(seed)
        found[tuple(sorted(names(twice, 2, "hand")))] += 1
    assert chi_square(found, shares) < beyond_doubt(len(shares) - 1)
    fork = twice.fork()
    same("the fork differs", state(twice), state(fork))
    picks = passing_answer(twice)
    twice.choose(picks)
    fork.choose(picks)
    same("the fork went another way", state(twice), state(fork))


def test_the_next_shuffle_of_an_imagined_game_is_fair() -> None:
    tries = 6000
    seat = Seat((), (), ("Gold", "Silver", "Estate", "Duchy"))
    game = demesne.from_position(Position([Seat(("Copper",)), seat]), ["Moat"], seed=1)
    orders: Counter[object] = Counter()
    for seed in range(tries):
        twin = game.view(0).imagine(seed)
        twin.draw(twin.players[1], 4)
        orders[tuple(names(twin, 1, "hand"))] += 1
    assert len(orders) == 24
    assert chi_square(orders, dict.fromkeys(orders, tries / 24)) < beyond_doubt(23)

"""Seeds that nobody can guess, and shuffles that are unrelated to each other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from demesne import api
from demesne.engine import luck

KNIGHTS = [
    "Cultist",
    "Knights",
    "Death Cart",
    "Marauder",
    "Armory",
    "Rats",
    "Rogue",
    "Pillage",
    "Mystic",
    "Junk Dealer",
]


def test_seeds_have_128_bits() -> None:
    drawn = {luck.new_seed() for _ in range(100)} | {luck.new_secret().removeprefix(luck.SECRET) for _ in range(100)}
    assert len(drawn) == 200
    assert all(len(bytes.fromhex(seed)) == 16 for seed in drawn)


def test_a_secret_has_no_keys_to_be_searched_for() -> None:
    assert luck.keys("secret-1")[: luck.CHOICES] == [luck.HIDDEN] * 7
    assert min(luck.keys("another")) >= 0


def test_hidden_shuffles_are_fair() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for n in range(24_000):
        items = [0, 1, 2, 3]
        luck.shuffle_hidden(items, "secret-a", 0, n)
        found[tuple(items)] += 1
    assert set(found) == set(permutations(range(4)))
    # Chi-square with 23 degrees of freedom: beyond 70 once in a million times, and the seed is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 70


def test_hidden_shuffles_of_many_cards_keep_them_all() -> None:
    for size in (0, 1, 2, 255, 257, 600):
        items = list(range(size))
        luck.shuffle_hidden(items, "secret-a", 1, size)
        assert sorted(items) == list(range(size))
        assert size < 3 or items != list(range(size))


def test_a_game_of_a_secret_is_the_same_again_and_another_for_each_seat_and_pile() -> None:
    games = [api.new_game(KNIGHTS, 3, seed) for seed in ("secret-a", "secret-a", "secret-b")]
    decks = [[[card.kind.name for card in player.deck] for player in game.players] for game in games]
    stacks = [[[kind.name for kind in stack] for stack in game.stacks] for game in games]
    assert decks[0] == decks[1] != decks[2]
    assert stacks[0] == stacks[1] != stacks[2]
    assert len({tuple(deck) for deck in decks[0]}) == 3
    assert api.load(api.save(games[0])).view(1).to_dict() == games[0].view(1).to_dict()

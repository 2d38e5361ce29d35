"""Random kingdoms that meet constraints.

Every set of ten cards that can meet them is equally likely, and then every Bane that fits. This is exact because
kingdoms are counted, not tried: cards that no constraint tells apart form a group, and the number of ways to choose
this many from each group follows from the counts still allowed. The same table decides whether constraints can be met
at all, and so which of them exclude each other.

Potions are worth buying only for several cards. So a kingdom has either no card with a Potion in its cost or at least
`POTION_CARDS`, unless a wish limits their number or there is no such kingdom.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from math import comb
from typing import Final

from demesne.cards import CARDS, KINGDOM
from demesne.engine.luck import new_seed
from demesne.engine.options import OPEN, Options
from demesne.engine.setup import may_be_bane
from demesne.kingdoms.constraints import Constraints, Count, Wish
from demesne.kingdoms.errors import KingdomError
from demesne.kingdoms.features import has_feature
from demesne.kingdoms.kingdom import SIZE, WITCH, Kingdom

POTION: Final = "potion"
POTION_CARDS: Final = 3

MOST_STATES: Final = 40_000
MOST_TRIES: Final = 20_000

MOST_WORK: Final = 8_000_000
"""How much may be counted in all for one kingdom. The limit is a count, not a time, so that the same wishes get the
same answer on every machine; the most takes about two seconds.
"""


class _TooMany(Exception):
    """The table of ways has grown beyond what is worth the wait."""


class _Work:
    """What may still be counted for one kingdom."""

    def __init__(self) -> None:
        self.left = MOST_WORK

    def spend(self, amount: int) -> None:
        """Count something. Raises `KingdomError` once it is too much."""
        self.left -= amount
        if self.left < 0:
            raise KingdomError("too-tangled")


class Dice:
    """Random numbers that depend only on the seed: the same in every process, version and platform."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._rolls = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely."""
        bits = (limit - 1).bit_length()
        while True:
            digest = blake2b(f"kingdom|{self._seed}|{self._rolls}".encode(), digest_size=32).digest()
            self._rolls += 1
            number = int.from_bytes(digest, "big") >> 256 - bits
            if number < limit:
                return number

    def pick(self, items: Iterable[str], size: int) -> list[str]:
        """This many of the items, every choice equally likely."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(size)]


def random_kingdom(
    constraints: Constraints | None = None, seed: int | str | None = None, options: Options = OPEN
) -> Kingdom:
    """A kingdom that meets the constraints; the same one for the same seed.

    If the constraints can't be met, raises `KingdomError` with the fewest of them that already exclude each other.
    """
    constraints = constraints or Constraints()
    dice = Dice(new_seed() if seed is None else seed)
    work = _Work()
    counted, cases = _counted(constraints, work)
    total = sum(case.total for case in cases)
    if not total:
        raise _impossible(counted, work)
    tries = 0
    while counted == constraints or tries < MOST_TRIES:
        tries += 1
        work.spend(len(cases[0].groups) * (4 + len(constraints.counts)))
        ticket = dice.below(total)
        case = next(case for case in cases if (ticket := ticket - case.total) < 0)
        cards, bane = case.choose(dice)
        kingdom = Kingdom(tuple(cards), bane, options)
        if counted != constraints and constraints.broken_by(kingdom):
            continue
        # A set of ten that fits several Banes was counted once for each: keep it as often as the others.
        if bane is None or dice.below(len(_banes(constraints, cards))) == 0:
            return kingdom
    raise KingdomError("too-tangled")


def reroll(
    kingdom: Kingdom, cards: Iterable[str], constraints: Constraints | None = None, seed: int | str | None = None
) -> Kingdom:
    """The kingdom with other piles in place of these, meeting the constraints; everything else stays.

    The Bane may be one of them, and stays otherwise, unless Young Witch goes.
    """
    going = set(cards)
    for card in going:
        if card not in kingdom.piles:
            raise KingdomError("not-in-kingdom", card=card)
    kept = [card for card in kingdom.cards if card not in going]
    bane = kingdom.bane if kingdom.bane not in going and WITCH in kept else None
    wanted = (constraints or Constraints()).keeping(kept, bane, sorted(going))
    return random_kingdom(wanted, seed, kingdom.options)


def conflict(constraints: Constraints) -> tuple[Wish, ...]:
    """Wishes that can't be met together, but could if one of them were left out; empty if all can be met."""
    work = _Work()
    return () if _possible(constraints, work) else _core(constraints, work)


def _core(constraints: Constraints, work: _Work) -> tuple[Wish, ...]:
    """The fewest of some wishes that exclude each other; more than the fewest if there is too much to count."""
    core = list(constraints.wishes)
    # The last-named ones are dropped first, so if there are several reasons, an early-named one is found.
    for wish in reversed(constraints.wishes):
        fewer = [other for other in core if other != wish]
        try:
            if not _possible(Constraints.of(fewer), work):
                core = fewer
        except KingdomError:
            break
    return tuple(core)


def _possible(constraints: Constraints, work: _Work) -> bool:
    """Whether a kingdom may meet the constraints: false is certain."""
    return any(case.total for case in _counted(constraints, work)[1])


def _impossible(constraints: Constraints, work: _Work) -> KingdomError:
    wishes = _core(constraints, work)
    return KingdomError("impossible-one" if len(wishes) == 1 else "impossible", wishes=wishes)


@dataclass(frozen=True)
class _Group:
    """Cards that the constraints do not tell apart."""

    cards: tuple[str, ...]
    features: tuple[int, ...]
    may_be_bane: bool
    set: str


State = tuple[int, int, bool, tuple[int, ...], int, bool]
"""The next group, how many of the ten are still to be chosen, whether the Bane is, the counts so far, how many more
sets may be used, and whether the previous group's set has been. If any number of sets is allowed, all cards count as
one set.
"""


class _Case:
    """All ways to complete some cards to ten, either with a Bane to be chosen or not."""

    def __init__(
        self,
        constraints: Constraints,
        counts: tuple[Count, ...],
        fixed: tuple[str, ...],
        bane: str | None,
        pool: list[str],
        choose_bane: bool,
        work: _Work,
    ) -> None:
        self.fixed = fixed
        self._work = work
        self.bane = bane
        limits = _limits(counts)
        self.lows = tuple(low for low, _ in limits.values())
        self.highs = tuple(high for _, high in limits.values())
        piles = fixed if bane is None else (*fixed, bane)
        self._free = {CARDS[card].set for card in piles}
        most_sets = constraints.most_sets
        self.groups = _grouped(pool, tuple(limits), choose_bane, by_set=most_sets is not None)
        self._last = [
            max((n for n, group in enumerate(self.groups) if group.features[i]), default=-1)
            for i in range(len(self.lows))
        ]
        self._ways: dict[State, int] = {}
        counted = tuple(sum(has_feature(CARDS[card], feature) for card in piles) for feature in limits)
        start = self._settled(0, counted)
        sets_left = 1 if most_sets is None else most_sets - len(self._free)
        self.total = 0
        if start is not None and len(fixed) <= SIZE and sets_left >= 0:
            self._start: State = (0, SIZE - len(fixed), choose_bane, start, sets_left, False)
            self.total = self._count(self._start)

    def choose(self, dice: Dice) -> tuple[list[str], str | None]:
        """The ten cards and the Bane of one way, all equally likely."""
        cards = list(self.fixed)
        bane = self.bane
        state = self._start
        for group in self.groups:
            take, takes_bane, state = self._step(state, dice)
            chosen = dice.pick(group.cards, take + takes_bane)
            if takes_bane:
                bane = chosen.pop()
            cards += chosen
        return cards, bane

    def _step(self, state: State, dice: Dice) -> tuple[int, bool, State]:
        """One of the steps from a state, each as likely as there are ways through it."""
        ticket = dice.below(self._count(state))
        for take, takes_bane, ways, after in self._steps(state):
            ticket -= ways * self._count(after)
            if ticket < 0:
                return take, takes_bane, after
        raise AssertionError("a ticket is below the number of ways")

    def _count(self, state: State) -> int:
        """How many ways continue from a state."""
        group, left, wants_bane, _, _, _ = state
        if group == len(self.groups):
            return int(left == 0 and not wants_bane)
        known = self._ways.get(state)
        if known is not None:
            return known
        if len(self._ways) >= MOST_STATES:
            raise _TooMany
        total = sum(ways * self._count(after) for _, _, ways, after in self._steps(state))
        self._ways[state] = total
        return total

    def _steps(self, state: State) -> Iterator[tuple[int, bool, int, State]]:
        """What can be taken from the next group: how many of the ten, whether the Bane, in how many ways, to what."""
        number, left, wants_bane, counts, sets_left, is_used = state
        group = self.groups[number]
        size = len(group.cards)
        if group.set in self._free or (number and self.groups[number - 1].set != group.set):
            is_used = group.set in self._free
        self._work.spend((min(size, left) + 1) * (4 + len(counts)))
        for take in range(min(size, left) + 1):
            for takes_bane in (False, True) if wants_bane and group.may_be_bane and take < size else (False,):
                taken = take + takes_bane
                opens = bool(taken and not is_used)
                if opens and not sets_left:
                    continue
                after = counts
                if taken and any(group.features):
                    after = tuple(n + taken * has for n, has in zip(counts, group.features, strict=True))
                settled = self._settled(number + 1, after)
                if settled is not None:
                    ways = comb(size, take) * (size - take if takes_bane else 1)
                    still = wants_bane and not takes_bane
                    yield take, takes_bane, ways, (
                        number + 1, left - take, still, settled, sets_left - opens, is_used or opens
                    )  # fmt: skip

    def _settled(self, group: int, counts: tuple[int, ...]) -> tuple[int, ...] | None:
        """The counts without differences that no longer matter; None if a limit is or will be broken."""
        settled = []
        for count, low, high, last in zip(counts, self.lows, self.highs, self._last, strict=True):
            if high is not None and count > high:
                return None
            if last < group:
                if count < low:
                    return None
                count = low
            elif high is None and count > low:
                count = low
            settled.append(count)
        return tuple(settled)


def _counted(constraints: Constraints, work: _Work) -> tuple[Constraints, list[_Case]]:
    """The constraints, without the loosest if all are too many to count, and all ways to meet them."""
    while True:
        try:
            return constraints, _cases(constraints, work)
        except _TooMany:
            tightest = sorted(constraints.counts, key=_looseness)
            constraints = replace(constraints, counts=tuple(tightest[: len(tightest) * 2 // 3]))


def _looseness(count: Count) -> float:
    """The chance that ten cards drawn from all meet a count."""
    members = sum(has_feature(CARDS[card], count.feature) for card in KINGDOM)
    others = len(KINGDOM) - members
    high = SIZE if count.high is None else min(count.high, SIZE)
    ways = sum(comb(members, n) * comb(others, SIZE - n) for n in range(count.low, high + 1))
    return ways / comb(len(KINGDOM), SIZE)


def _cases(constraints: Constraints, work: _Work) -> list[_Case]:
    """The ways to meet constraints, each kingdom in one of the cases."""
    required = constraints.required
    if constraints.bane is not None and WITCH not in required:
        required = (*required, WITCH)
    asked = {*required, constraints.bane}
    banned = set(constraints.banned)
    if asked & banned or constraints.bane in required:
        return []
    pool = [card for card in KINGDOM if CARDS[card].set in constraints.sets and card not in asked | banned | {WITCH}]
    by_rule = (
        [
            case
            for potions in (Count(POTION, high=0), Count(POTION, low=POTION_CARDS))
            for case in _cases_of(constraints, (*constraints.counts, potions), required, pool, work)
        ]
        if _potions_by_rule(constraints, (*required, *pool))
        else []
    )
    if any(case.total for case in by_rule):
        return by_rule
    return _cases_of(constraints, constraints.counts, required, pool, work)


def _potions_by_rule(constraints: Constraints, cards: tuple[str, ...]) -> bool:
    """Whether these cards may bring Potions, and no wish says how many at most."""
    unsaid = all(count.feature != POTION or count.high is None for count in constraints.counts)
    return unsaid and any(has_feature(CARDS[card], POTION) for card in cards)


def _cases_of(
    constraints: Constraints, counts: tuple[Count, ...], required: tuple[str, ...], pool: list[str], work: _Work
) -> list[_Case]:
    """The ways with and those without Young Witch."""
    if WITCH in required:
        wants_bane = constraints.bane is None
        return [_Case(constraints, counts, required, constraints.bane, pool, choose_bane=wants_bane, work=work)]
    cases = [_Case(constraints, counts, required, None, pool, choose_bane=False, work=work)]
    if WITCH not in constraints.banned and CARDS[WITCH].set in constraints.sets:
        cases.append(_Case(constraints, counts, (*required, WITCH), None, pool, choose_bane=True, work=work))
    return cases


def _banes(constraints: Constraints, cards: list[str]) -> list[str]:
    """The Banes with which ten cards meet the constraints."""
    if constraints.bane is not None:
        return [constraints.bane]
    candidates = [
        card
        for card in KINGDOM
        if may_be_bane(CARDS[card])
        and CARDS[card].set in constraints.sets
        and card not in cards
        and card not in constraints.banned
    ]
    return [card for card in candidates if not constraints.broken_by(Kingdom(tuple(cards), card))]


def _limits(counts: Iterable[Count]) -> dict[str, tuple[int, int | None]]:
    """The lowest and highest count of each feature, several wishes about one put together."""
    limits: dict[str, tuple[int, int | None]] = {}
    for count in counts:
        low, high = limits.get(count.feature, (0, None))
        if count.high is not None:
            high = count.high if high is None else min(high, count.high)
        limits[count.feature] = (max(low, count.low), high)
    # Features that are rare compared with what is asked of them go first: that keeps the table smallest.
    members = {feature: 1 + sum(has_feature(CARDS[card], feature) for card in KINGDOM) for feature in limits}
    return dict(sorted(limits.items(), key=lambda item: -max(item[1][0], item[1][1] or 0) / members[item[0]]))


def _grouped(pool: list[str], features: tuple[str, ...], choose_bane: bool, by_set: bool) -> list[_Group]:
    """The cards grouped by what the constraints see of them, ordered so that cards of one feature are near each other;
    if the number of sets matters, cards of one set are together.
    """
    groups: dict[tuple[str, tuple[int, ...], bool], list[str]] = {}
    for card in pool:
        kind = CARDS[card]
        seen = tuple(int(has_feature(kind, feature)) for feature in features)
        groups.setdefault((kind.set if by_set else "", seen, choose_bane and may_be_bane(kind)), []).append(card)
    ordered = sorted(groups.items(), reverse=True)
    return [_Group(tuple(sorted(cards)), seen, bane, name) for (name, seen, bane), cards in ordered]

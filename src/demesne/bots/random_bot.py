"""The bot that picks one of all different answers at random, each equally likely."""

from __future__ import annotations

from math import comb
from random import Random

from demesne.bots.bot import Bot
from demesne.engine.decision import Decision
from demesne.engine.view import View


class RandomBot(Bot):
    """Every different answer is equally likely, however many options stand for it."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._random = Random(str(seed))

    def decide(self, view: View) -> list[int]:
        """A random answer to the pending decision."""
        decision = view.decision
        if decision is None:
            raise ValueError("this seat is not asked anything")
        labels = decision.options
        if decision.max > 1:
            return self._several(decision)
        # As a multiset an answer of at most one option is just a label, or nothing.
        different = list(dict.fromkeys(labels))
        pick = self._below(len(different) + (decision.min == 0))
        return [] if pick == len(different) else [labels.index(different[pick])]

    def _several(self, decision: Decision) -> list[int]:
        """Count the answers label by label, then walk back through the counts with one random number."""
        counts = list(decision.counts().items())
        ordered = decision.ordered
        # ways[i][size]: the different answers of this many options that use only the first i labels.
        ways = [[1] + [0] * decision.max]
        for _, copies in counts:
            before = ways[-1]
            after = [0] * (decision.max + 1)
            for size in range(decision.max + 1):
                for taken in range(min(copies, size) + 1):
                    after[size] += before[size - taken] * (comb(size, taken) if ordered else 1)
            ways.append(after)
        ticket = self._below(sum(ways[-1][decision.min :]))
        size = decision.min
        while ticket >= ways[-1][size]:
            ticket -= ways[-1][size]
            size += 1
        chosen: list[str] = []
        for i in range(len(counts) - 1, -1, -1):
            label, _ = counts[i]
            taken = 0
            while True:
                share = ways[i][size - taken] * (comb(size, taken) if ordered else 1)
                if ticket < share:
                    break
                ticket -= share
                taken += 1
            # Within a share, only the ways to choose the rest still have to be told apart.
            ticket %= ways[i][size - taken]
            chosen += [label] * taken
            size -= taken
        if ordered:
            # Shuffling equal and unequal things makes each of their orders equally likely.
            for i in range(len(chosen) - 1, 0, -1):
                j = self._below(i + 1)
                chosen[i], chosen[j] = chosen[j], chosen[i]
        return decision.pick(tuple(chosen))

    def _below(self, limit: int) -> int:
        """A number from 0 to limit - 1, made of single bits, which every version of Python draws alike."""
        bits = (limit - 1).bit_length()
        while True:
            number = self._random.getrandbits(bits) if bits else 0
            if number < limit:
                return number

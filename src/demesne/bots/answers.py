"""Which answers to a decision are worth thinking about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from demesne.bots.questions import gaining
from demesne.bots.tactics import Tactics
from demesne.bots.wisdom import WISDOM
from demesne.engine.decision import AMOUNTS, Decision
from demesne.engine.view import View

MOST_ANSWERS: Final = 24
"""If there are more different answers than this, only those close to the plan's own are compared."""

MOST_CARDS: Final = 8
"""How many of the cards on offer are compared: those that the plan and common sense like best."""

NEVER: Final = -15
"""A card less welcome than this is not even considered, unless it may end the game."""


def possible_answers(decision: Decision) -> list[list[int]]:
    """The different answers, as option numbers; none if there are too many to compare."""
    if decision.count_answers() > MOST_ANSWERS:
        return []
    return [decision.pick(tuple(labels)) for labels in decision.answers()]


def key_of(decision: Decision, picks: Sequence[int]) -> tuple[str, ...]:
    """The same for equivalent answers."""
    labels = decision.labels(list(picks))
    return labels if decision.ordered else tuple(sorted(labels))


def sensible_answers(view: View, decision: Decision, mind: Tactics, usual: list[int]) -> list[list[int]]:
    """The answers besides the `usual` one that are worth comparing with it. `mind` has just given that answer."""
    # Not every label is a card: Tournament offers a Prize even if none is left.
    if decision.kind in ("buy", "gain") and decision.max == 1 and all(label in WISDOM for label in decision.options):
        found = _cards(view, decision, mind)
    elif decision.count_answers() <= MOST_ANSWERS:
        found = possible_answers(decision)
    elif decision.ordered or decision.kind in AMOUNTS:
        return []
    else:
        found = _near(decision, usual)
    taken = key_of(decision, usual)
    return [picks for picks in found if key_of(decision, picks) != taken]


def _cards(view: View, decision: Decision, mind: Tactics) -> list[list[int]]:
    """The best-liked cards, those that may end the game, and none if that is allowed."""
    sight = mind.sight
    last = view.last_piles
    near_end = view.empty_piles + 1 >= view.piles_to_end
    scores: list[tuple[int, int]] = []
    for label in dict.fromkeys(decision.options):
        card = sight.wise(label)
        score = gaining.wish(mind, card)
        if view.left(card.pile) == 1 and (near_end or card.pile in last):
            score = gaining.WISHED
        if score >= NEVER:
            scores.append((score, decision.find(label)))
    scores.sort(key=lambda pair: -pair[0])
    found = [[at] for _, at in scores[:MOST_CARDS]]
    return [*found, []] if decision.min == 0 else found


def _near(decision: Decision, usual: list[int]) -> list[list[int]]:
    """Answers that differ from the usual one by one pick less, one more or one replaced; nothing; and everything of one
    kind.
    """
    have = Counter(decision.labels(usual))
    offered = decision.counts()
    wanted: dict[tuple[str, ...], None] = {}

    def note(labels: Counter[str]) -> None:
        if decision.min <= labels.total() <= decision.max:
            wanted[tuple(sorted(labels.elements()))] = None

    for label in have:
        note(have - Counter((label,)))
    for label, copies in offered.items():
        if copies > have[label]:
            note(have + Counter((label,)))
    note(Counter())
    for label, copies in offered.items():
        note(Counter({label: min(copies, decision.max)}))
    for label, copies in offered.items():
        for other in have:
            if copies > have[label] and other != label:
                note(have + Counter((label,)) - Counter((other,)))
    return [decision.pick(labels) for labels in list(wanted)[:MOST_ANSWERS]]

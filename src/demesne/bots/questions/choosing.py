"""Effects to choose, cards to name, to put onto the deck and to react with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions.discarding import average_worth
from demesne.bots.questions.trashing import trash_worth
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.wisdom.wisdom import Wisdom


def option(decision: Decision, label: str) -> list[int]:
    """The option with a label, or the first one."""
    return [max(0, decision.find(label))]


def mode(mind: Tactics, decision: Decision) -> list[int]:
    """The first effects on offer."""
    return list(range(max(decision.min, 1)))


def name(mind: Tactics, decision: Decision) -> list[int]:
    """Which card to name, by what the asking card knows."""
    return option(decision, mind.sight.wise(decision.source or "").pick_name(mind))


def worst_to_draw(mind: Tactics) -> str:
    """The most frequent and least valuable card of the deck; a Province if nothing is known."""
    best, best_score = "Province", -10_000
    for name, n in mind.sight.unseen().items():
        card = mind.sight.wise(name)
        score = n * (25 - card.keep + (0 if card.kind.is_treasure or card.kind.is_action else 8))
        if score > best_score:
            best, best_score = name, score
    return best


def topdeck(mind: Tactics, decision: Decision) -> list[int]:
    """What to put onto the deck: the best first."""
    return best_first(mind, decision, False)


def best_first(mind: Tactics, decision: Decision, villages_first: bool) -> list[int]:
    """The best cards; on request, those that give Actions before the others."""
    cards = mind.sight.cards_of(decision.options)
    first = 1000 if villages_first else 0
    scores = [card.keep + (first if card.extra > 0 else 0) for card in cards]
    return sorted(range(len(cards)), key=scores.__getitem__, reverse=True)[: decision.min]


def react(mind: Tactics, decision: Decision) -> list[int]:
    """Which reaction to use, or which effect to let happen first."""
    options = decision.options
    best, best_score = 0, 0
    for i in range(len(options)):
        score = mind.sight.wise(options[i]).reacts(mind, decision)
        if score > best_score:
            best, best_score = i, score
    return [best] if best_score or decision.min else []


def seen_well(mind: Tactics, names: tuple[str, ...]) -> bool:
    """Whether the cards looked at are about as good as those that would come instead."""
    seen = sum([mind.sight.wise(name).keep for name in names])
    return seen >= 0.95 * len(names) * average_worth(mind)


def reshuffle_helps(mind: Tactics) -> bool:
    """Whether the deck as a whole is better than what is left to draw from it."""
    sight = mind.sight
    deck = sight.view.own_deck()
    if not deck:
        return False
    return keep_on_average(mind, deck) <= keep_on_average(mind, sight.owned) + 2


def keep_on_average(mind: Tactics, cards: dict[str, int]) -> float:
    """What one of these cards is worth in hand, on average."""
    return sum([mind.sight.wise(name).keep * n for name, n in cards.items()]) / max(1, sum(cards.values()))


def hand_is_junk(mind: Tactics) -> bool:
    """Whether trashing the whole hand would help."""
    hand: list[Wisdom] = mind.sight.hand_cards
    if len(hand) < 2 or mind.sight.ending():
        return False
    return sum([trash_worth(mind, card) for card in hand]) > 20 and max([card.worth for card in hand]) <= 30

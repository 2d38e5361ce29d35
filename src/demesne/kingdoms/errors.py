"""What can be wrong with a kingdom, a code or a wish, in one or two plain sentences."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = {
    "unknown-card": 'There is no card "{text}".',
    "unknown-card-near": 'There is no card "{text}". Did you mean {near}?',
    "unknown-cards": "These are not cards: {texts}.",
    "not-kingdom": "{card} is not a kingdom card.",
    "part-of-pile": "{card} is one card of the pile {pile}. Choose the pile.",
    "twice": "{card} is there twice.",
    "too-few": "A kingdom has ten piles; here are only {count}.",
    "too-many": "A kingdom has ten piles; here are {count}.",
    "bane-missing": 'Young Witch needs a Bane, one more card costing 2 or 3: add for example "Bane: {card}".',
    "bane-unwanted": "There is a Bane ({card}) only when Young Witch is in the kingdom.",
    "bane-cost": "{card} costs {cost}; a Bane costs 2 or 3.",
    "bane-inside": "{card} is one of the ten piles already, so it cannot be the Bane.",
    "two-banes": "There is only one Bane, but {cards} are named.",
    "stray-label": 'What is "{text}"? Before a colon may stand "Bane", the name of a set or of a kingdom.',
    "unknown-kingdom": (
        'No kingdom "{text}": it is neither a recommended kingdom, nor a code, nor a list of ten cards, nor "random".'
    ),
    "unknown-kingdom-near": 'No kingdom "{text}". Did you mean {near}?',
    "not-met": "This kingdom does not have what you ask for: {wishes}.",
    "code-length": 'A kingdom code has {length} letters and digits; "{text}" has {count}.',
    "code-letter": 'A kingdom code has no "{letter}".',
    "code-version": 'The code "{text}" was made by a later version of the game.',
    "code-missing": "{card} has no number in kingdom codes, so a kingdom with it has no code.",
    "code-mistyped": 'The code "{text}" is mistyped.',
    "code-mistyped-near": 'The code "{text}" is mistyped. Did you mean {code}?',
    "unknown-set": 'There is no set "{text}". The sets are {sets}.',
    "unknown-wish": (
        'What does "{text}" ask for? Write for example attack<=1, !attack, cost2>=1, dark_ages>=5, sets<=3, village, '
        "+buy, !trashing, or the name of a card."
    ),
    "unknown-wish-near": 'What does "{text}" ask for? Did you mean {near}?',
    "no-sets": "A kingdom needs cards of at least one set.",
    "too-many-wishes": "That is too much at once: a kingdom can meet {most} wishes at most.",
    "too-many-names": "A kingdom has ten piles; this list has more than {most} names.",
    "empty-range": '"{text}" can never be met: no number is in its range.',
    "not-in-kingdom": "{card} is not in this kingdom.",
    "impossible-one": "This is impossible: {wishes}.",
    "impossible": "These are impossible together: {wishes}.",
    "too-tangled": "That many constraints at once are too many to count through. Leave some out.",
}
"""The messages by key, for those who read English; a client may have its own for the same keys."""


def said(value: object) -> str:
    """A fact as part of a sentence."""
    if isinstance(value, tuple):
        return ", ".join(said(part) for part in value)
    return str(value)


class KingdomError(ValueError):
    """A kingdom, a code or a wish that cannot be: `key` says what is wrong, `facts` are what the message is about.

    In the facts, `card`, `cards` and `pile` are English card names, `sets` names of sets, `wishes` wishes.
    """

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = facts
        super().__init__(ENGLISH[key].format(**{name: said(value) for name, value in facts.items()}))

"""What can be wrong with a kingdom, a code or a wish, in one or two plain sentences."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = {
    "unknown-card": 'There is no card called "{text}".',
    "unknown-card-near": 'There is no card called "{text}". Did you mean {near}?',
    "unknown-cards": "These are not cards: {texts}.",
    "not-kingdom": "{card} is not a kingdom card.",
    "part-of-pile": "{card} is one card of the pile {pile}. Choose the pile.",
    "twice": "{card} is listed twice.",
    "too-few": "A kingdom has ten piles, not {count}.",
    "too-many": "A kingdom has ten piles, not {count}.",
    "bane-missing": 'Young Witch needs a Bane, one more card costing 2 or 3: add for example "Bane: {card}".',
    "bane-unwanted": "A Bane ({card}) is only used with Young Witch.",
    "bane-cost": "{card} costs {cost}; a Bane costs 2 or 3.",
    "bane-inside": "{card} is one of the ten piles already, so it cannot be the Bane.",
    "two-banes": "There is only one Bane, but {cards} are named.",
    "stray-label": 'What is "{text}"? Only "Bane", a set or a kingdom can come before a colon.',
    "unknown-kingdom": (
        'There is no kingdom "{text}": it is not a recommended kingdom, a code, a list of ten cards or "random".'
    ),
    "unknown-kingdom-near": 'There is no kingdom "{text}". Did you mean {near}?',
    "not-met": "This kingdom does not meet these constraints: {wishes}.",
    "code-length": 'A kingdom code has {length} letters and digits; "{text}" has {count}.',
    "code-letter": 'A kingdom code can\'t contain "{letter}".',
    "code-version": 'The code "{text}" was made by a later version of the program.',
    "code-missing": "{card} has no number in kingdom codes, so a kingdom with it has no code.",
    "code-mistyped": 'The code "{text}" is mistyped.',
    "code-mistyped-near": 'The code "{text}" is mistyped. Did you mean {code}?',
    "unknown-set": 'There is no set "{text}". The sets are {sets}.',
    "unknown-wish": (
        '"{text}" is not a constraint. Write for example attack<=1, !attack, cost2>=1, dark_ages>=5, sets<=3, village, '
        "+buy, !trashing, or the name of a card."
    ),
    "unknown-wish-near": '"{text}" is not a constraint. Did you mean {near}?',
    "no-sets": "A kingdom needs cards from at least one set.",
    "too-many-wishes": "Too many constraints: at most {most} are allowed.",
    "too-many-names": "A kingdom has ten piles; this list has more than {most} names.",
    "empty-range": '"{text}" can never be met: no number is in its range.',
    "not-in-kingdom": "{card} is not in this kingdom.",
    "impossible-one": "This is impossible: {wishes}.",
    "impossible": "These are impossible together: {wishes}.",
    "too-tangled": "There are too many constraints to check together. Leave some out.",
}
"""The English messages by key; a client may have its own for the same keys."""


def said(value: object) -> str:
    """A fact as part of a sentence."""
    if isinstance(value, tuple):
        return ", ".join(said(part) for part in value)
    return str(value)


class KingdomError(ValueError):
    """A kingdom, a code or a wish that is impossible: `key` says what is wrong, `facts` are the message's arguments.

    In the facts, `card`, `cards` and `pile` are English card names, `sets` names of sets, `wishes` wishes.
    """

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = facts
        super().__init__(ENGLISH[key].format(**{name: said(value) for name, value in facts.items()}))

"""The conditions in strategy files: a small language of numbers and comparisons, parsed once and evaluated often.

    count(Smithy) < treasures / 11 and left(Province) > 4

Conditions can only look. They consist of the facts in `FACTS`, the questions in `QUESTIONS` with a card in brackets,
numbers, + - * /, comparisons, `and`, `or`, `not` and brackets.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from demesne.bots.sight import HEADINGS, Sight
from demesne.cards import CARDS

FACTS: Final = (
    "coins",
    "buys",
    "actions",
    "money",
    "treasures",
    "cards",
    "terminals",
    "villages",
    "turn",
    "empty",
    "lead",
    "score",
    "tokens",
    "players",
    "hand",
    "action_cards",
)
"""What can be asked without naming a card."""

QUESTIONS: Final = ("count", "left", "theirs", "held", "played", "cost", "trashed")
"""What can be asked of a card: `count(Silver)`."""

PROVINCES_LEFT: Final = -1
OWNED: Final = -2
"""Questions that nearly every strategy asks every turn have a fast path: `left(Province)`, and `count` of a card that
is not a mixed pile.
"""

LONGEST: Final = 2000
"""How many characters a condition may have."""

MOST_TERMS: Final = 200
"""How many numbers, facts and questions a condition may have: evaluation recurses once for each term."""

DEEPEST: Final = 50
"""How deeply brackets, nots and minus signs may be nested."""

_TOKEN: Final = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([a-z_]+)|(<=|>=|==|!=|[-+*/()<>]))")


class BadCondition(ValueError):
    """A condition that can't be parsed: `key` says why, `facts` are the message's arguments, `column` is where, from
    0.
    """

    def __init__(self, key: str, column: int, facts: dict[str, str]) -> None:
        super().__init__(f"{key}: {', '.join(facts.values())}")
        self.key = key
        self.column = column
        self.facts = facts


class Term:
    """A part of a condition. Any value but 0 counts as true."""

    def value(self, sight: Sight) -> float:
        """Its current value."""
        raise NotImplementedError


class Number(Term):
    """A number as written."""

    def __init__(self, number: float) -> None:
        self.number = number

    def value(self, sight: Sight) -> float:
        return self.number


class Fact(Term):
    """One of `FACTS`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.code = FACTS.index(name)

    def value(self, sight: Sight) -> float:
        code = self.code
        view = sight.view
        if code == 0:
            return float(view.coins)
        if code == 1:
            return float(view.buys)
        if code == 2:
            return float(view.actions)
        if code == 3:
            return float(sight.money())
        if code == 4:
            return float(sight.treasures())
        if code == 5:
            return float(sight.cards())
        if code == 6:
            return float(sight.terminals())
        if code == 7:
            return float(sight.villages())
        if code == 8:
            return float(sight.turn())
        if code == 9:
            return float(view.empty_piles)
        if code == 10:
            return float(sight.lead())
        if code == 11:
            return float(view.points(sight.seat))
        if code == 12:
            return float(view.tokens(sight.seat))
        if code == 13:
            return float(sight.players)
        if code == 14:
            return float(len(sight.hand))
        return float(sight.action_cards())


class CardQuery(Term):
    """One of `QUESTIONS` about a card."""

    def __init__(self, name: str, card: str) -> None:
        self.name = name
        self.card = card
        self.number = CARDS[card].number
        self.code = QUESTIONS.index(name)
        if name == "left" and card == "Province":
            self.code = PROVINCES_LEFT
        elif name == "count" and card not in HEADINGS:
            self.code = OWNED

    def value(self, sight: Sight) -> float:
        code = self.code
        if code == PROVINCES_LEFT:
            return float(sight.view.provinces)
        if code == OWNED:
            return float(sight.census[self.number])
        if code == 0:
            return float(sight.count(self.card))
        if code == 1:
            return float(sight.view.left(self.card))
        if code == 2:
            return float(sight.others_have(self.number))
        if code == 3:
            return float(sight.held(self.card))
        if code == 4:
            return float(sight.played(self.card))
        if code == 5:
            return float(sight.view.cost(sight.top(self.card)))
        return float(sight.view.trash.count(self.card))


class Both(Term):
    """Left and right; right is only evaluated if left is true."""

    def __init__(self, left: Term, right: Term) -> None:
        self.left = left
        self.right = right

    def value(self, sight: Sight) -> float:
        return 1.0 if self.left.value(sight) != 0.0 and self.right.value(sight) != 0.0 else 0.0


class Either(Term):
    """Left or right; right is only evaluated if left is false."""

    def __init__(self, left: Term, right: Term) -> None:
        self.left = left
        self.right = right

    def value(self, sight: Sight) -> float:
        return 1.0 if self.left.value(sight) != 0.0 or self.right.value(sight) != 0.0 else 0.0


class Not(Term):
    """True when the other is false."""

    def __init__(self, term: Term) -> None:
        self.term = term

    def value(self, sight: Sight) -> float:
        return 1.0 if self.term.value(sight) == 0.0 else 0.0


OPERATORS: Final = ("<", "<=", ">", ">=", "==", "!=", "+", "-", "*", "/")


class Pair(Term):
    """Two numbers compared or combined."""

    def __init__(self, operator: str, left: Term, right: Term) -> None:
        self.code = OPERATORS.index(operator)
        self.left = left
        self.right = right

    def value(self, sight: Sight) -> float:
        a = self.left.value(sight)
        b = self.right.value(sight)
        code = self.code
        if code == 0:
            return 1.0 if a < b else 0.0
        if code == 1:
            return 1.0 if a <= b else 0.0
        if code == 2:
            return 1.0 if a > b else 0.0
        if code == 3:
            return 1.0 if a >= b else 0.0
        if code == 4:
            return 1.0 if a == b else 0.0
        if code == 5:
            return 1.0 if a != b else 0.0
        if code == 6:
            return a + b
        if code == 7:
            return a - b
        if code == 8:
            return a * b
        return a / b if b != 0.0 else 0.0


class _Reader:
    """Parses a condition from left to right, loosest binding first."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.start = 0
        self.token = ""
        self.depth = 0
        self.terms = 0
        self.next()

    def next(self) -> None:
        """Go on to the next token; "" at the end."""
        rest = self.text[self.at :]
        if not rest.strip():
            self.start = len(self.text)
            self.token = ""
            return
        found = _TOKEN.match(self.text, self.at)
        if found is None:
            column = self.at + len(rest) - len(rest.lstrip())
            sign = self.text[column]
            raise BadCondition("bot-single-equals" if sign == "=" else "bot-bad-sign", column, {"text": sign})
        self.token = found.group(found.lastindex or 0)
        self.start = found.start(found.lastindex or 0)
        self.at = found.end()

    def deeper(self) -> None:
        """Go into a bracket, or past a not or a minus sign."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadCondition("bot-too-deep", self.start, {"most": str(DEEPEST)})

    def either(self) -> Term:
        term = self.both()
        while self.token == "or":
            self.next()
            term = Either(term, self.both())
        return term

    def both(self) -> Term:
        term = self.truth()
        while self.token == "and":
            self.next()
            term = Both(term, self.truth())
        return term

    def truth(self) -> Term:
        if self.token == "not":
            self.deeper()
            self.next()
            denied = Not(self.truth())
            self.depth -= 1
            return denied
        term = self.sum()
        if self.token in ("<", "<=", ">", ">=", "==", "!="):
            operator = self.token
            self.next()
            term = Pair(operator, term, self.sum())
        return term

    def sum(self) -> Term:
        term = self.product()
        while self.token in ("+", "-"):
            operator = self.token
            self.next()
            term = Pair(operator, term, self.product())
        return term

    def product(self) -> Term:
        term = self.atom()
        while self.token in ("*", "/"):
            operator = self.token
            self.next()
            term = Pair(operator, term, self.atom())
        return term

    def atom(self) -> Term:
        token, start = self.token, self.start
        self.terms += 1
        if self.terms > MOST_TERMS:
            raise BadCondition("bot-too-many-terms", start, {"most": str(MOST_TERMS)})
        if token == "(":
            self.deeper()
            self.next()
            term = self.either()
            self.depth -= 1
            if self.token != ")":
                raise BadCondition("bot-no-closing-bracket", self.start, {})
            self.next()
            return term
        if token == "-":
            self.deeper()
            self.next()
            negative = Pair("-", Number(0.0), self.atom())
            self.depth -= 1
            return negative
        if token[:1].isdigit():
            self.next()
            return Number(float(token))
        if token in FACTS:
            self.next()
            return Fact(token)
        if token in QUESTIONS:
            return self.question(token)
        if token == "":
            raise BadCondition("bot-nothing-at-end", start, {})
        near = get_close_matches(token, [*FACTS, *QUESTIONS], 1)
        if near:
            raise BadCondition("bot-no-word-near", start, {"text": token, "near": near[0]})
        raise BadCondition("bot-no-word", start, {"text": token, "names": ", ".join([*FACTS, *QUESTIONS])})

    def question(self, name: str) -> Term:
        # A card's name may contain spaces and an apostrophe, so everything up to the bracket is taken as it is.
        rest = self.text[self.at :]
        opened = rest.lstrip()[:1] == "("
        closing = self.text.find(")", self.at)
        if not opened or closing < 0:
            raise BadCondition("bot-no-card-in-brackets", self.start, {"name": name})
        opening = self.text.index("(", self.at)
        card = self.text[opening + 1 : closing].strip()
        if card not in CARDS:
            near = get_close_matches(card, list(CARDS), 1)
            if near:
                raise BadCondition("bot-no-card-near", opening + 1, {"text": card, "near": near[0]})
            raise BadCondition("bot-no-card", opening + 1, {"text": card})
        self.at = closing + 1
        self.next()
        return CardQuery(name, card)


def read_condition(text: str) -> Term:
    """The condition in a text. Raises BadCondition if there is none."""
    if len(text) > LONGEST:
        raise BadCondition("bot-condition-too-long", LONGEST, {"most": str(LONGEST)})
    reader = _Reader(text)
    term = reader.either()
    if reader.token:
        raise BadCondition("bot-too-much", reader.start, {"text": reader.token})
    return term

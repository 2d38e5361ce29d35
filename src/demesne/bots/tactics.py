"""A bot's answers: what the plan says, else what the asking card knows, else the general rule for the question."""

from __future__ import annotations

from typing import Final

from demesne.bots.plan import Plan, Rule
from demesne.bots.questions import buying, choosing, gaining, paying, playing, trashing
from demesne.bots.sight import Good, Sight
from demesne.bots.wisdom import NOBODY, WISDOM
from demesne.bots.wisdom.wisdom import Wisdom
from demesne.engine.card import Card
from demesne.engine.decision import Decision
from demesne.engine.guide import ASK, NOTHING_MORE, Guide
from demesne.engine.view import View

DECLINED: Final = "nothing"

FOR_EVER: Final = 1_000_000
"""More turns than any game has."""


class Tactics:
    """Answers for one plan. `sight` is turned to the decision before each answer."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.sight = Sight(WISDOM)
        self.spent = 0
        """What was last trashed by a card that asks first what to trash and then what to gain for it."""
        self.moment = 0
        """The number of the decision among those it has answered."""
        self._opinions: list[gaining.Opinion] = []
        self.goods: list[Good] | None = None
        """What can be gained at this decision; see `gaining.goods`."""
        self.gains: dict[int, int] = {}
        """The worth of the best gain by its limit; see `gaining.best_gain`."""
        self.places: dict[int, int] = {}
        """The rule that this many coins would satisfy; see `buying.wish_for`."""

    def action(self, view: View, decision: Decision) -> int:
        """The Action to play, or -1 for none: `answer` without a list."""
        self._turn_to(view, decision)
        return playing.action(self, decision)

    def buy(self, view: View, decision: Decision) -> int:
        """What to buy, or -1 for nothing: `answer` without a list."""
        self._turn_to(view, decision)
        return buying.buy(self, decision)

    def lead(self, view: View, question: Decision, hand: list[Card]) -> int:
        """Which card of a hand to play next, by its place there, or -1 for none: `action` for a question that is not
        built.
        """
        self._turn_to(view, question, hand)
        return playing.best_action(self, hand)

    def _turn_to(self, view: View, decision: Decision, hand: list[Card] | None = None) -> None:
        """Forget everything about the previous decision."""
        self.sight.look(view, decision, hand)
        self.moment += 1
        self.goods = None
        if self.gains:
            self.gains = {}
        if self.places:
            self.places = {}

    def opinion(self, card: Wisdom) -> gaining.Opinion:
        """What it thinks of a card at this decision, as far as it was asked."""
        opinions = self._opinions
        number = card.number
        while len(opinions) <= number:
            opinions.append(gaining.Opinion())
        found = opinions[number]
        if found.moment != self.moment:
            found.renew(self.moment)
        return found

    def answer(self, view: View, decision: Decision) -> list[int]:
        """The options to pick."""
        self._turn_to(view, decision)
        kind = decision.kind
        if kind == "buy":
            at = buying.buy(self, decision)
            return [at] if at >= 0 else []
        if kind == "treasure":
            return paying.treasure(self, decision)
        if kind == "action":
            at = playing.action(self, decision)
            return [at] if at >= 0 else []
        source = decision.source
        if self.plan.answers:
            rules = self.plan.answers.get(f"{source} {kind}")
            if rules is not None:
                picks = self.by_rules(decision, rules)
                if picks is not None:
                    return picks
        card = NOBODY if source is None else self.sight.wise(source)
        if kind == "gain":
            return card.gain(self, decision)
        if kind == "trash":
            return card.trash(self, decision)
        if kind == "discard":
            return card.discard(self, decision)
        if kind == "pass":
            return trashing.pass_on(self, decision)
        if kind == "return":
            return card.give_back(self, decision)
        if kind == "aside":
            return card.set_aside(self, decision)
        if kind == "pile":
            return card.pick_pile(self, decision)
        if kind == "topdeck":
            return card.topdeck(self, decision)
        if kind == "react":
            return choosing.react(self, decision)
        if kind == "play":
            return card.play(self, decision)
        if kind == "mode":
            return card.mode(self, decision)
        if kind == "name":
            return choosing.name(self, decision)
        if kind == "spend":
            return card.spend(self, decision)
        if kind == "overpay":
            return [card.overpay(self, self.sight.view.coins)]
        if kind == "reveal":
            return card.reveal(self, decision)
        return list(range(decision.min))

    def by_rules(self, decision: Decision, rules: list[Rule]) -> list[int] | None:
        """What a plan's rules for this particular question pick; None if they don't settle it."""
        picks: list[int] = []
        options = decision.options
        for rule in rules:
            if len(picks) == decision.max:
                break
            if not rule.holds(self.sight):
                continue
            if rule.label == DECLINED:
                return picks if len(picks) >= decision.min else None
            for i in range(len(options)):
                if options[i] == rule.label and i not in picks and len(picks) < decision.max:
                    picks.append(i)
        return picks if picks and len(picks) >= decision.min else None


class Lead(Guide):
    """Plays a seat's Actions by somebody's tactics, up to a turn after which it asks; see `quick.follow`."""

    def __init__(self, mind: Tactics, view: View, seat: int, last: int) -> None:
        self.mind = mind
        self.view = view
        self.seat = seat
        self.last = last
        self.question: Decision | None = None
        """Stands for those that are not built."""

    def action(self, hand: list[Card]) -> int:
        for card in hand:
            if card.kind.is_action:
                if self.view.turns(self.seat) > self.last:
                    return ASK
                question = self.question
                if question is None:
                    question = Decision(self.seat, "action", [], None, 0, 1, False)
                    self.question = question
                return self.mind.lead(self.view, question, hand)
        return NOTHING_MORE

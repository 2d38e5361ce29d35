"""A review in words, in every language."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.charts.numerals import Numerals
from demesne.engine.decision import AMOUNTS, Decision, card_of
from demesne.review.facts import CandidateFacts, MomentFacts, OutlookFacts, ReviewFacts
from demesne.texts import Texts


def answer_words(texts: Texts, kind: str, source: str | None, labels: Sequence[str]) -> str:
    """An answer to a decision of this kind, in words."""
    if not labels or kind in AMOUNTS:
        decision = Decision(0, kind, list(labels), None, 0, len(labels), ordered=False)
        decision.source = source
        return texts.confirm(decision, labels)
    if kind == "mode":
        cards = texts.join([texts.label(label, kind, source) for label in labels])
    else:
        cards = texts.cards([card_of(label) for label in labels], ordered=kind == "topdeck")
    return texts.message("review-answer", kind=kind, cards=cards)


class Teller(Numerals):
    """Says what a review found. `names` are the players' names."""

    def __init__(self, facts: ReviewFacts, names: Sequence[str], texts: Texts) -> None:
        super().__init__(texts.language)
        self.facts = facts
        self.names = names
        self.texts = texts
        self.say = texts.message

    def answer(self, moment: MomentFacts, labels: Sequence[str]) -> str:
        """An answer given at a moment."""
        return answer_words(self.texts, moment["kind"], moment["source"], labels)

    def place(self, moment: MomentFacts) -> str:
        """Who decided, when, and which card asked."""
        player, turn = self.names[moment["seat"]], str(moment["turn"])
        if moment["seat"] == moment["player"]:
            place = self.say("review-place", player=player, turn=turn)
        else:
            place = self.say("review-place-other", player=player, turn=turn, other=self.names[moment["player"]])
        source = moment["source"]
        return place if source is None else self.say("review-asked-by", place=place, card=self.texts.card(source))

    def verdict(self, verdict: str) -> str:
        """A verdict."""
        return self.say("review-verdict", verdict=verdict.replace(" ", "-"))

    def cost(self, moment: MomentFacts) -> str:
        """What an answer cost, and how it is judged."""
        return self.say(
            "review-cost",
            cost=self.percent(moment["cost"]),
            error=self.percent(moment["error"]),
            verdict=self.verdict(moment["verdict"] or "best"),
        )

    def candidate(self, moment: MomentFacts, candidate: CandidateFacts) -> str:
        """How an answer did in the imagined games."""
        low, high = self.number(candidate["low"] * 100), self.number(candidate["high"] * 100)
        return self.say(
            "review-candidate",
            answer=self.answer(moment, candidate["answer"]),
            chance=self.percent(candidate["chance"], digits=0),
            interval=self.between(low, high),
            games=self.number(candidate["games"]),
        )

    def outlook(self, outlook: Sequence[OutlookFacts]) -> str:
        """What an answer leads to; empty if nothing is gained soon."""
        turns = []
        for later in outlook:
            gains = [
                self.say("review-gain", card=self.texts.card(gain["card"]), share=self.percent(gain["share"], digits=0))
                for gain in later["gains"]
            ]
            turns.append(self.say("review-outlook-turn", turn=later["turn"], gains=", ".join(gains)))
        return self.say("review-outlook", turns="; ".join(turns)) if turns else ""

    @property
    def judged(self) -> int:
        """How many answers have a verdict."""
        return sum(seat["judged"] for seat in self.facts["seats"])

    def no_worst(self) -> str:
        """Why no decision is listed as expensive."""
        return self.say("review-no-worst", count=self.judged)

    def summary(self, kingdom: str) -> str:
        """What was reviewed."""
        return self.say(
            "review-facts",
            kingdom=kingdom,
            count=self.judged,
            judged=self.number(self.judged),
            decisions=self.number(len(self.facts["moments"])),
            games=self.number(self.facts["games"]),
        )

    def balance_notes(self) -> list[str]:
        """How to read luck and play, and how many decisions of people could not be judged."""
        notes = [self.say("review-balance-note")]
        unjudged = sum(moment["judged"] and moment["verdict"] is None for moment in self.facts["moments"])
        if unjudged:
            notes.append(self.say("review-unjudged", count=unjudged))
        return notes

    def balance(self) -> tuple[list[str], list[list[str]]]:
        """Luck and play of each seat as a table: its heads and its rows."""
        columns = ("review-player", "review-start", "review-luck", "review-play", "review-others", "review-end")
        heads = [self.say(name) for name in columns]
        verdicts = list(self.facts["seats"][0]["verdicts"])
        rows = [
            [
                self.names[seat["seat"]],
                self.percent(seat["start"]),
                self.percent(seat["luck"], sign=True),
                self.percent(seat["play"], sign=True),
                self.percent(seat["others"], sign=True),
                self.percent(seat["end"]),
                *[str(seat["verdicts"][verdict]) if seat["judged"] else "" for verdict in verdicts],
            ]
            for seat in self.facts["seats"]
        ]
        return [*heads, *[self.verdict(verdict) for verdict in verdicts]], rows

    def curves(self) -> list[list[float]]:
        """The chances of each seat, from before the first answer to after the last."""
        rows = [self.facts["start"], *[moment["chances"] for moment in self.facts["moments"]]]
        return [list(column) for column in zip(*rows, strict=True)]

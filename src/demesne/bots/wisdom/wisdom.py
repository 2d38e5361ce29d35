"""What a bot can know about a card, and what it assumes about a card that nothing is written about.

Numbers are rough and in tenths of a coin. What is not given follows from the printed facts, and a question that a card
doesn't answer itself is answered by the general rules for that kind of question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.bots.questions import choosing, discarding, gaining, paying, playing, trading, trashing
from demesne.bots.questions.gaining import UNSAID
from demesne.bots.questions.paying import LAYING, SPARED, TOGETHER
from demesne.engine.card import Kind
from demesne.engine.decision import Decision

if TYPE_CHECKING:
    from demesne.bots.tactics import Tactics
    from demesne.bots.thought import Thought


class Wisdom:
    """What bots know about one card. A card's own wisdom is a subclass, named like the card."""

    # -- what it is worth: what is not given follows from the printed facts
    owning: int = UNSAID
    """A copy in the deck; ten times its cost."""
    holding: int = UNSAID
    """A card in hand, if it can be played."""
    playing: int = UNSAID
    """Playing it, if that uses up an Action."""
    yields: int = UNSAID
    """The coins that a Treasure usually gives, if no number is printed or if it brings more."""
    order: int = UNSAID
    """When to play it, if it leaves an Action: the highest number first, all of them before any terminal. Cards that
    look at the deck come before those that draw from it; cards that get better with a fuller or a thinner hand last."""
    twice: int = UNSAID
    """Playing it twice with one card."""
    as_misfits: int = UNSAID
    """Playing a Band of Misfits as this."""
    wished: int = UNSAID
    """Gaining it when the plan asks for it."""
    unwished: int = UNSAID
    """Gaining it when the plan does not."""

    # -- what it does
    brings_cards: bool = False
    """A terminal that draws although no number of cards is printed: played first while there are Actions for more."""
    ponders: bool = False
    """It takes long to compute what playing it `now` is worth, which is never more than its place or its value."""
    trashes: bool = False
    """It trashes a card from hand when it is played."""
    doubles: bool = False
    """It plays another Action twice."""
    trades: bool = False
    """It turns a card from hand into another one."""
    pays_with_tokens: bool = False
    """Coin tokens make the card that it gains better."""
    fleeting: bool = False
    """It leaves the deck when it is played, so trashing it then costs nothing."""
    lost_gladly: bool = False
    """It comes back or pays for itself when an attack trashes it."""
    consolation: int = 0
    """What its owner gets for trashing it from hand."""
    processed: int = 0
    """What its owner gets when Procession trashes it."""
    improving: int = 0
    """How gladly a Treasure is turned into a better one: the highest number first, never if it is 0."""
    junk: bool = False
    """A card that trashers are bought for."""
    bulk: bool = False
    """It counts cards of any kind: two copies of it make Coppers and Estates welcome."""
    cherishes: str = ""
    """The card that is worth holding because this one is in hand."""
    spared: bool = False
    """A Treasure that is played only if it is needed."""

    # -- in a deck about which nothing is known yet
    helps: tuple[int, int] = (0, 0)
    """How much it helps big money, found by playing: copies, and games won in 100 with them (160 games against BMU in a
    kingdom with this card only). Cards that need others look worse here than they are; no copies means untested.
    """
    wanted_if: str = ""
    """The condition, as in a strategy file, under which a plan asks for it."""
    asks_first: str = ""
    """A rule, as in a strategy file, that goes with it, right after the one for the most expensive Victory card."""
    asks_last: str = ""
    """A rule, as in a strategy file, that goes with it, after everything else."""
    wants_copies: bool = False
    """Each copy is worth more the more copies there are, so a deck that includes it buys nothing else."""
    wants_discards: bool = False
    """It pays when it is discarded."""
    discards: bool = False
    """Playing it makes its owner discard cards."""
    alone: bool = True
    """Whether big money with nothing else may work."""
    thinning: int = 0
    """How much better it makes a deck by taking cards out of it."""
    at_once: bool = False
    """It hurts the others for longer the earlier it comes, so it is bought before Gold."""
    spreads: bool = False
    """It fills the deck with copies of itself, so no deck of many parts wants it."""

    # -- what a beginner thinks of it
    beginner: int = UNSAID
    """Owning it; if not given, five for each coin of its cost."""
    beginner_late: int = UNSAID
    """Owning it near the end of the game."""
    last_resort: bool = False
    """Its worth near the end applies only to the very last turns."""
    needs_junk: bool = False
    """It is only worth playing with something to get rid of in hand."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.number = kind.number
        self.name = kind.name
        self.pile = kind.pile or kind.name
        self.coins = 0
        """What it pays, if it is a Treasure."""
        if kind.is_treasure:
            self.coins = kind.coins if self.yields == UNSAID else self.yields
        self.extra = 0
        """How many more Actions there are after playing it than before: -1 for a terminal."""
        if kind.is_action:
            self.extra = 1 if "village" in kind.roles else kind.actions - 1
        self.worth = 10 * kind.cost if self.owning == UNSAID else self.owning
        self.place = self._place()
        """Its place in the order of play; 0 for a terminal or a card that is not an Action."""
        self.terminal = kind.is_action and not self.place
        self.value = 0
        """What playing it is worth, if it is a terminal."""
        if self.terminal:
            self.value = self._value() if self.playing == UNSAID else self.playing
        self.draws = self.terminal and (self.brings_cards or kind.cards > 0)
        self.waits = kind.is_action and self.extra < 0 and (not self.terminal or self.value >= 9)
        """Whether it is worth an Action that another card has to provide."""
        self.keep = self._keep() if self.holding == UNSAID else self.holding
        self.laying = SPARED if self.spared else LAYING.get(kind.laid, TOGETHER)
        """When it is played, if it is a Treasure."""
        self.lies_apart = kind.is_treasure and self.laying != TOGETHER
        self.is_junk = self.junk or kind.is_curse or kind.is_ruins or kind.is_shelter

    def _place(self) -> int:
        kind = self.kind
        if self.order != UNSAID:
            return self.order
        if not kind.is_action or not kind.actions or self.playing != UNSAID:
            return 0
        return 690 if self.extra > 0 else 600 + 20 * kind.cards

    def _value(self) -> int:
        kind = self.kind
        return max(15, 10 + 7 * kind.cards + 6 * kind.coins + 5 * kind.tokens + 2 * kind.buys + 8 * kind.is_attack)

    def _keep(self) -> int:
        kind = self.kind
        if kind.is_treasure:
            return 10 * self.coins
        if not kind.is_action:
            return 0
        if self.terminal:
            return self.value
        return 4 if kind.is_shelter else 14 + 4 * kind.cost + 6 * kind.coins + 4 * kind.cards

    # -- what it is worth now

    def now(self, mind: Tactics) -> int:
        """How strongly to prefer playing it now; 0 or less means not at all. It is in hand."""
        return self.place or self.value

    def useless(self, mind: Tactics) -> bool:
        """Whether it would do nothing if it were played now; it need not be in hand."""
        return False

    def doubled(self, mind: Tactics) -> int:
        """What playing it twice is worth."""
        return playing.double_worth(mind, self) if self.twice == UNSAID else self.twice

    def doubling(self, mind: Tactics, card: Wisdom) -> int:
        """What playing a card twice through this one is worth."""
        return card.doubled(mind)

    def riddance(self, mind: Tactics) -> int:
        """How glad its owner is to be rid of it: above 0 for junk, minus its worth for a card that would be missed."""
        return trashing.loss(mind, self)

    def will_trash(self, mind: Tactics) -> bool:
        """Whether, being in hand, it is going to trash another card."""
        return self.trashes and playing.is_going_to_trash(mind, self)

    def lays(self, mind: Tactics, number: int) -> bool:
        """Whether to play one of this many in hand, if it is a Treasure that is not played with the others."""
        return True

    def reacts(self, mind: Tactics, decision: Decision) -> int:
        """How strongly to prefer its reaction; 0 means not at all."""
        return 0

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        """How good it is to give up a card for what this one brings instead."""
        return -trading.loss(mind, card)

    def reach(self, cost: int) -> int:
        """The most that the card it gains may cost, if one of this cost is given up for it."""
        kind = self.kind
        return kind.gains_up_to if kind.gains_up_to else cost + kind.adds

    # -- its own questions

    def gain(self, mind: Tactics, decision: Decision) -> list[int]:
        """What to gain."""
        return gaining.gain(mind, decision)

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        """What to trash."""
        return trashing.trash(mind, decision)

    def discard(self, mind: Tactics, decision: Decision) -> list[int]:
        """What to discard."""
        return discarding.discard(mind, decision)

    def topdeck(self, mind: Tactics, decision: Decision) -> list[int]:
        """What to put onto the deck, the first one on top."""
        return choosing.topdeck(mind, decision)

    def give_back(self, mind: Tactics, decision: Decision) -> list[int]:
        """What to return to the Supply."""
        return trashing.trash(mind, decision)

    def set_aside(self, mind: Tactics, decision: Decision) -> list[int]:
        """What to set aside: what this turn will miss least."""
        return discarding.discard(mind, decision)

    def pick_pile(self, mind: Tactics, decision: Decision) -> list[int]:
        """Which pile to put a token onto."""
        return [0]

    def reveal(self, mind: Tactics, decision: Decision) -> list[int]:
        """What to show: a Bane always, a Province for a Prize of its own or against another player's."""
        return [0]

    def play(self, mind: Tactics, decision: Decision) -> list[int]:
        """Which card to play through this one."""
        return playing.play(mind, decision)

    def mode(self, mind: Tactics, decision: Decision) -> list[int]:
        """Which of its effects to take."""
        return choosing.mode(mind, decision)

    def pick_name(self, mind: Tactics) -> str:
        """Which card to name."""
        return choosing.worst_to_draw(mind)

    def spend(self, mind: Tactics, decision: Decision) -> list[int]:
        """How many tokens to spend."""
        return paying.spend(mind, decision)

    def overpay(self, mind: Tactics, most: int) -> int:
        """How many coins to overpay."""
        return 0

    # -- a beginner

    def beginner_plays(self, thought: Thought, rest: list[str]) -> bool:
        """Whether a beginner plays it, with these other cards in hand."""
        return not self.needs_junk or thought.has_junk(rest)

    def beginner_reacts(self, thought: Thought) -> bool:
        """Whether a beginner uses its reaction."""
        return True

    def beginner_answers(self, thought: Thought) -> list[str] | None:
        """A beginner's answer to a question of its own; None to answer as any question of that kind."""
        return None


class Trader(Wisdom):
    """A card that trashes one from hand to gain another: not played if it can only do harm."""

    trades = True
    trashes = True
    ponders = True

    def now(self, mind: Tactics) -> int:
        return (self.place or self.value) if trading.pays(mind, self) else 0

    def useless(self, mind: Tactics) -> bool:
        return trading.is_useless(mind, self)

    def exchange(self, mind: Tactics, card: Wisdom) -> int:
        reach = self.reach(mind.sight.view.cost(card.name))
        exact = self.kind.adds_exactly
        brings = gaining.best_costing(mind, reach, 0) if exact else gaining.best_gain(mind, reach)
        return brings - trading.loss(mind, card)

    def trash(self, mind: Tactics, decision: Decision) -> list[int]:
        return trading.give_up(mind, decision, self)

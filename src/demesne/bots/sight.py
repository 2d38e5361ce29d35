"""What a bot knows when it decides: the view, with every count kept until the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.cards import CARDS
from demesne.engine.card import Card, Kind
from demesne.engine.decision import Decision
from demesne.engine.view import View

if TYPE_CHECKING:
    from demesne.bots.plan import Rule
    from demesne.bots.wisdom.wisdom import Wisdom

NONE: Final[list[str]] = []
"""No cards; shared, never changed."""

OF_THE_TURN: Final = ("action", "treasure", "spend", "buy")
"""Questions that only the player whose turn it is has to answer."""

UNREAD: Final = -100_000
"""Marks what nobody has asked for yet."""

HEADINGS: Final = frozenset(name for name, kind in CARDS.items() if kind.heading)
"""Mixed piles, whose cards have names other than the pile's."""


class Good:
    """A card that lies on top of a pile of the Supply, what it costs, and how welcome it is among the others (see
    `gaining.wish`), once somebody has asked.
    """

    def __init__(self, card: Wisdom) -> None:
        self.card = card
        self.cost = 0
        self.wish = UNREAD


class Offer:
    """A pile of the game: its place among all of them, and the card on it; for a mixed pile, the pile's own name."""

    def __init__(self, place: int, card: Wisdom, supply: bool) -> None:
        self.place = place
        self.card = card
        self.pile = card.name
        self.supply = supply
        self.mixed = card.kind.heading
        self.good = Good(card)
        """What is on offer at the decision that it was last asked about; see `gaining.goods`."""


class Sight:
    """One seat's knowledge at one decision. Whatever takes time is computed when first asked for."""

    view: View
    decision: Decision

    def __init__(self, wisdom: dict[str, Wisdom]) -> None:
        """What is known about each card, by name; a card of the game that is missing is assumed to be plain."""
        self._wisdom = wisdom
        self.seat = 0
        self.players = 2
        self._by_number: list[Wisdom] = []
        """What is known about the cards of the table, by the numbers of their kinds; other places hold any card."""
        self._known: View | None = None
        self.offers: list[Offer] = []
        """The piles of the Supply."""
        self.last_offers: list[Offer] = []
        """The piles that end the game as soon as one of them is empty."""
        self._planned: list[Rule] | None = None
        self._offers_of_rules: list[Offer | None] = []
        self._offers: dict[str, Offer] = {}
        self._kinds: list[Kind] = []
        self._treasures: list[Wisdom] = []
        self._actions: list[Wisdom] = []
        self._scorers: list[Wisdom] = []
        self._counters: list[Wisdom] = []
        self._cherishers = False
        self.treasures_act = False
        """Whether there may be Treasures that are not played together with the others."""
        self._census: list[int] | None = None
        self._tally: dict[str, int] | None = None
        self._owned: dict[str, int] | None = None
        self._hand: list[str] | None = None
        self._hand_cards: list[Wisdom] | None = None
        self._shown: list[Card] | None = None
        self._coins_in_hand = -1
        self._money = -1
        self._lead = 0
        self._lead_known = False
        self._ending = False
        self._ending_known = False
        self._terminals = -1
        self._villages = -1

    def look(self, view: View, decision: Decision, hand: list[Card] | None = None) -> None:
        """Turn to a new decision and forget what was counted for the last one. `hand` is the hand that it is about, for
        callers that have it.
        """
        self.view = view
        self.decision = decision
        self._shown = hand
        self._census = None
        self._tally = None
        self._owned = None
        self._hand = None
        self._hand_cards = None
        self._coins_in_hand = -1
        self._money = -1
        self._lead_known = False
        self._ending_known = False
        self._terminals = -1
        self._villages = -1
        if view is not self._known:
            self._known = view
            self.seat = decision.player
            self.players = view.players
            kinds = view.kinds
            if kinds is not self._kinds:
                self._meet(kinds)

    def _meet(self, kinds: list[Kind]) -> None:
        """Sort the cards of a table by what they are, once."""
        self._kinds = kinds
        cards = [self._wisdom[kind.name] for kind in kinds]
        self._by_number = [cards[0]] * (max([kind.number for kind in kinds]) + 1)
        for card in cards:
            self._by_number[card.number] = card
        self._treasures = [card for card in cards if card.kind.is_treasure]
        self._actions = [card for card in cards if card.kind.is_action and not card.kind.is_ruins]
        self._scorers = [card for card in cards if card.kind.scores and not card.kind.points]
        self._counters = [card for card in cards if card.bulk]
        self._cherishers = any(card.cherishes for card in cards)
        self.treasures_act = any(card.lies_apart for card in cards)
        self._offers = {
            pile: Offer(place, self._wisdom[pile], self.view.in_supply(pile))
            for place, pile in enumerate(self.view.piles())
        }
        self.offers = [offer for offer in self._offers.values() if offer.supply]
        self.last_offers = [self._offers[pile] for pile in self.view.last_piles]
        self._planned = None

    def wise(self, name: str) -> Wisdom:
        """What is known about a card."""
        return self._wisdom[name]

    def about(self, kind: Kind) -> Wisdom:
        """`wise` for callers that have the kind of a card at this table."""
        return self._by_number[kind.number]

    def cards_of(self, names: list[str]) -> list[Wisdom]:
        """What is known about some cards, one by one."""
        wisdom = self._wisdom
        return [wisdom[name] for name in names]

    def offer(self, pile: str) -> Offer | None:
        """A pile of this game, in or outside the Supply."""
        return self._offers.get(pile)

    def offers_for(self, rules: list[Rule]) -> list[Offer | None]:
        """The pile that each of these rules is about."""
        if rules is not self._planned:
            self._planned = rules
            self._offers_of_rules = [self._offers.get(rule.label) for rule in rules]
        return self._offers_of_rules

    def on_top(self, offer: Offer) -> Wisdom:
        """The card that can be taken from a pile now."""
        return self._wisdom[self.view.top(offer.pile) or offer.pile] if offer.mixed else offer.card

    @property
    def possesses(self) -> bool:
        """Whether this decision is a possessed player's: it is about that player's hand, everything gained is mine, and
        what is trashed comes back.
        """
        view = self.view
        if view.active == self.seat or view.possessed is None:
            return False
        decision = self.decision
        return decision.kind in OF_THE_TURN or decision.owner != self.seat or decision.target == self.seat

    @property
    def hand(self) -> list[str]:
        """The hand that the decision is about, by names: this seat's own, or a possessed player's."""
        hand = self._hand
        if hand is None:
            hand = self.view.possessed_hand if self.possesses else self.view.hand
            self._hand = hand
        return hand

    @property
    def hand_cards(self) -> list[Wisdom]:
        """What is known about the cards in hand."""
        cards = self._hand_cards
        if cards is None:
            shown = self._shown
            if shown is None:
                cards = self.cards_of(self.hand)
            else:
                known = self._by_number
                cards = [known[card.kind.number] for card in shown]
            self._hand_cards = cards
        return cards

    def coins_in_hand(self) -> int:
        """The coins of this turn with all Treasures in hand."""
        coins = self._coins_in_hand
        if coins < 0:
            coins = self.view.coins
            for card in self.hand_cards:
                coins += card.coins
            self._coins_in_hand = coins
        return coins

    def cherished(self) -> list[str]:
        """The cards that are worth holding because of another one in hand."""
        if not self._cherishers:
            return NONE
        wanted = [card for card in self.hand_cards if card.cherishes]
        return [card.cherishes for card in wanted if self.tally.get(card.cherishes, 0) > (card.cherishes == card.name)]

    @property
    def owned(self) -> dict[str, int]:
        """How many of each card this seat owns, sorted by name."""
        owned = self._owned
        if owned is None:
            owned = self.view.tally(self.seat, True)
            self._owned = owned
            self._tally = owned
        return owned

    @property
    def tally(self) -> dict[str, int]:
        """`owned` in any order: for looking up names, the most frequent use."""
        tally = self._tally
        if tally is None:
            tally = self.view.tally(self.seat)
            self._tally = tally
        return tally

    @property
    def census(self) -> list[int]:
        """`owned` by the numbers of the kinds (`Kind.number`)."""
        census = self._census
        if census is None:
            census = self.view.census(self.seat)
            self._census = census
        return census

    def count(self, name: str) -> int:
        """How many of a card this seat owns; for a mixed pile, how many of its cards."""
        if name in HEADINGS:
            return sum([n for card, n in self.tally.items() if self.wise(card).pile == name])
        return self.tally.get(name, 0)

    def others_have(self, number: int) -> int:
        """How many cards with this number (`Kind.number`) the other players own together."""
        total = 0
        for seat in range(self.players):
            if seat != self.seat:
                total += self.view.census(seat)[number]
        return total

    def money(self) -> int:
        """The coins on all Treasures owned."""
        if self._money < 0:
            census = self.census
            total = 0
            for card in self._treasures:
                total += card.coins * census[card.number]
            self._money = total
        return self._money

    def treasures(self) -> int:
        """How many Treasures this seat owns."""
        census = self.census
        total = 0
        for card in self._treasures:
            total += census[card.number]
        return total

    def cards(self) -> int:
        """How many cards this seat owns."""
        return sum(self.tally.values())

    def action_cards(self) -> int:
        """How many Action cards this seat owns, Ruins and Shelters aside."""
        census = self.census
        total = 0
        for card in self._actions:
            if not card.kind.is_shelter:
                total += census[card.number]
        return total

    def terminals(self) -> int:
        """How many terminals this seat owns, Ruins aside."""
        if self._terminals < 0:
            census = self.census
            total = 0
            for card in self._actions:
                if card.extra < 0:
                    total += census[card.number]
            self._terminals = total
        return self._terminals

    def villages(self) -> int:
        """How many extra Actions the cards owned give."""
        if self._villages < 0:
            census = self.census
            total = 0
            for card in self._actions:
                if card.extra > 0:
                    total += card.extra * census[card.number]
            self._villages = total
        return self._villages

    def counters(self) -> int:
        """How many cards this seat owns that count all its cards."""
        census = self.census
        total = 0
        for card in self._counters:
            total += census[card.number]
        return total

    def points_for(self, name: str) -> int:
        """How many points one more copy of a card brings."""
        return self._points_by(name, 1)

    def points_lost(self, name: str) -> int:
        """How many points the loss of a card costs."""
        card = self.wise(name)
        return -self._points_by(name, -1) if self.census[card.number] > 0 else card.kind.points

    def _points_by(self, name: str, change: int) -> int:
        points = change * self.wise(name).kind.points
        if self._scorers:
            changed = dict(self.tally)
            changed[name] = changed.get(name, 0) + change
            points += self._counted_points(changed) - self._counted_points(self.tally)
        return points

    def _counted_points(self, owned: dict[str, int]) -> int:
        """The points of the cards that count others, for a player who owns these."""
        scorers = [card for card in self._scorers if owned.get(card.name, 0)]
        if not scorers:
            return 0
        kinds: list[Kind] = []
        for name, n in owned.items():
            kinds += [self.wise(name).kind] * n
        return sum([owned[card.name] * card.kind.score(kinds) for card in scorers])

    def left(self, pile: str) -> int:
        """How many cards lie in a pile."""
        return self.view.left(pile)

    def turn(self) -> int:
        """This seat's turn number, from 1."""
        return self.view.turns(self.seat)

    def lead(self) -> int:
        """This seat's points minus those of the best other player."""
        if not self._lead_known:
            view = self.view
            best = -1000
            for seat in range(self.players):
                if seat != self.seat:
                    best = max(best, view.points(seat))
            self._lead = view.points(self.seat) - best
            self._lead_known = True
        return self._lead

    def held(self, name: str) -> int:
        """How many of a card are in hand."""
        return self.hand.count(name)

    def played(self, name: str) -> int:
        """How many of a card the player being decided for has in play."""
        return self.view.in_play(self.view.active if self.possesses else self.seat).count(name)

    def unseen(self) -> dict[str, int]:
        """What the next draws come from: this seat's deck, or what will be shuffled when it is empty; for a possessed
        player, any of the cards owned.
        """
        if self.possesses:
            return self.view.tally(self.view.active)
        deck = self.view.own_deck()
        return deck if deck else self.discarded()

    def discarded(self) -> dict[str, int]:
        """What lies in this seat's own discard pile: everything owned that is nowhere else (a perfect memory knows it).
        For a possessed player, nothing is assumed.
        """
        if self.possesses:
            return {}
        rest = dict(self.owned)
        for name, n in self.view.own_deck().items():
            rest[name] -= n
        for name in self.hand:
            rest[name] -= 1
        for name in self.view.in_play(self.seat):
            if rest.get(name, 0) > 0:
                rest[name] -= 1
        for name in self.view.own_mats():
            rest[name] -= 1
        return {name: n for name, n in rest.items() if n > 0}

    def top(self, pile: str) -> str:
        """The card that a rule about a pile means now: the top card if the pile is mixed."""
        if pile in HEADINGS:
            return self.view.top(pile) or pile
        return pile

    def ending(self) -> bool:
        """Whether the game may be over within a few turns."""
        if not self._ending_known:
            view = self.view
            self._ending = view.to_last <= 2 * self.players or view.empty_piles >= view.piles_to_end - 1
            self._ending_known = True
        return self._ending

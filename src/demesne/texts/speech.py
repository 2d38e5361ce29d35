"""Everything that is said to a person, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from textwrap import shorten
from typing import Final

from demesne.cards import CARDS, TITLES
from demesne.engine import Decision, Kind
from demesne.engine.decision import AMOUNTS
from demesne.engine.price import parts_of
from demesne.kingdoms import (
    ROLES,
    Bane,
    Count,
    From,
    KingdomError,
    Mixing,
    Wish,
    With,
    Without,
    find_recommended,
)
from demesne.kingdoms.features import TYPES, cost_range
from demesne.kingdoms.folding import nearest
from demesne.texts.calling import as_called
from demesne.texts.files import messages, slug
from demesne.texts.language import LANGUAGES, UnknownLanguage
from demesne.texts.names import UnknownName, card_names, known_names

Seen = Mapping[str, object]
"""An event as one reader sees it (`Event.seen_by`)."""

WISHES: Final = "attack<=1, !attack, cost2>=1, dark_ages>=5, sets<=3, village, +buy, !trashing"
"""Examples of wishes, as they are typed in every language."""

MATS: Final = ("island", "native_village")
"""The zones for cards that are set aside on a mat."""

SHORT: Final = 60
"""How many characters fit on a tile."""


def _rules(kind: Kind) -> str:
    """The rules in the docstring of a card's class."""
    return " ".join((type(kind).__doc__ or kind.name).split())


class Texts:
    """The texts of one language. Cards go in by their English names and come out by those of the language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language, "Texts")
        self.language = language
        self._messages = messages(language)

    def message(self, key: str, **args: str | int) -> str:
        """Any message by its id, with its arguments. The commands in it can be typed where the program was started."""
        return as_called(self._messages.format(key, args))

    # -- cards ----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """A card's name."""
        return card_names(self.language)[name]

    def card_text(self, name: str) -> str:
        """A card's rules; until they are written, the docstring of its class."""
        return self._card_text(name, "text") or _rules(CARDS[name])

    def card_short(self, name: str) -> str:
        """A card's rules in a few words, for a tile; until they are written, the first words of its rules."""
        return self._card_text(name, "short") or shorten(self.card_text(name), SHORT, placeholder="…")

    def _card_text(self, name: str, part: str) -> str:
        try:
            return self.message(f"card-{slug(name)}.{part}")
        except KeyError:
            return ""

    def type(self, name: str) -> str:
        """A type of card: "Action"."""
        return self.message(f"type-{slug(name)}")

    def types(self, names: Iterable[str]) -> str:
        """All types of a card, as printed at its foot."""
        return " – ".join(self.type(name) for name in names)

    def set(self, name: str) -> str:
        """A set of cards: "dark_ages"."""
        return TITLES[name][self.language]

    def zone(self, name: str) -> str:
        """A place for cards: "hand", "deck", "discard", "play", "aside", "supply", "trash"."""
        return self.message(f"zone-{slug(name)}")

    def phase(self, name: str) -> str:
        """A phase of the turn: "action", "buy", "clean-up", "over"."""
        return self.message(f"phase-{slug(name)}")

    def next_turn(self, name: str) -> str:
        """What a Duration card does in the turn after the one in which it was played, in a few words; empty for
        others.
        """
        own = f"next-{slug(name)}"
        if own in self._messages:
            return self.message(own)
        kind = CARDS[name]
        bonuses = (
            ("plus-cards", kind.next_cards),
            ("plus-actions", kind.next_actions),
            ("plus-buys", kind.next_buys),
            ("plus-coins", kind.next_coins),
        )
        return ", ".join(self.message(key, count=n) for key, n in bonuses if n)

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of the player at a seat, or a number if there is none."""
        return names[seat] if seat < len(names) else self.message("player-number", number=seat + 1)

    def counters(self, actions: int, buys: int, coins: int, tokens: int = 0, potions: int = 0) -> str:
        """What a player has to spend, in a line; Potions and tokens only if there are any."""
        parts = [
            self.message("counter-actions", count=actions),
            self.message("counter-buys", count=buys),
            self.message("counter-coins", count=coins),
        ]
        if potions:
            parts.append(self.message("counter-potions", count=potions))
        if tokens:
            parts.append(self.message("counter-tokens", count=tokens))
        return ", ".join(parts)

    # -- lists ----------------------------------------------------------------------------------------------------

    def join(self, parts: Sequence[str], last: str = "and") -> str:
        """A list in words: "a, b and c", or with `last` "or": "a, b or c"."""
        if not parts:
            return self.message("cards-none")
        *front, end = parts
        if not front:
            return end
        head = reduce(lambda head, tail: self.message("list-comma", head=head, tail=tail), front)
        return self.message("list-or" if last == "or" else "list-and", head=head, tail=end)

    def colon(self, head: str, tail: str) -> str:
        """A text after what it belongs to: "Bo: Village"."""
        return self.message("list-colon", head=head, tail=tail)

    def cards(self, names: Iterable[str], ordered: bool = False) -> str:
        """Cards in words, equal ones counted: "3 × Copper and Silver"; if their order matters, only neighbours are
        merged.
        """
        groups: list[tuple[str, int]] = []
        for name in names:
            at = len(groups) - 1 if ordered else next((i for i, (seen, _) in enumerate(groups) if seen == name), -1)
            if at >= 0 and groups[at][0] == name:
                groups[at] = name, groups[at][1] + 1
            else:
                groups.append((name, 1))
        return self.join([self.several(name, count) for name, count in groups])

    def several(self, name: str, count: int) -> str:
        """This many copies of a card."""
        shown = self.label(name)
        return shown if count == 1 else self.message("list-several", count=count, card=shown)

    # -- questions --------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, names: Sequence[str] = ()) -> str:
        """The whole question to the player who decides: which card asks, and what for. `names` are the players'."""
        question = self.question(decision, names)
        if decision.source is None:
            return question
        return self.message("ask-by", card=self.card(decision.source), question=question)

    def question(self, decision: Decision, names: Sequence[str] = ()) -> str:
        """The question without the name of the card that asks."""
        target = decision.target
        offered = dict.fromkeys(decision.options)
        args: dict[str, str | int] = {
            "min": decision.min,
            "count": decision.max,
            "amount": self._amount(decision.min, decision.max),
            "option": self.label(next(iter(offered))) if len(offered) == 1 else "",
            "about": self.cards(decision.about),
            "named": len(decision.about),
            "event": decision.event,
            "step": decision.step,
        }
        if decision.kind in AMOUNTS:
            args["top"] = parts_of(decision.options[-1])[0]
            args["price"] = self.price(decision.options[-1])
        if target is not None:
            args["whose"] = "you" if target == decision.player else "other"
            args["target"] = self.player(target, names)
        return self._messages.format(self._ask(decision), args)

    def _ask(self, decision: Decision) -> str:
        kind = decision.kind
        asker = decision.source
        if kind == "react":
            # The question is about the effects, whichever card triggered them.
            asker = decision.options[0] if len(set(decision.options)) == 1 else None
        elif kind == "trash" and decision.min and asker is not None:
            # Every card of a mixed pile makes the same attack; what one lets its own player trash is optional.
            asker = CARDS[asker].pile or asker
        return self._for(f"ask-{kind}", asker)

    def _for(self, key: str, source: str | None) -> str:
        """The message for this card, if it has one of its own."""
        exact = f"{key}-{slug(source)}" if source else key
        return exact if exact in self._messages else key

    def price(self, label: str) -> str:
        """A price in words: "3 coins and 1 Potion"."""
        coins, potions = parts_of(label)
        words = [self.message("amount-coins", count=coins)] if coins or not potions else []
        if potions:
            words.append(self.message("amount-potions", count=potions))
        return self.join(words)

    def _amount(self, least: int, most: int) -> str:
        if least == most:
            return self.message("amount-exact", count=most)
        if least == 0:
            return self.message("amount-up-to", count=most)
        return self.message("amount-range", least=least, count=most)

    def confirm(self, decision: Decision, picks: Sequence[str]) -> str:
        """The text of the button that gives this answer."""
        kind = decision.kind
        if not picks:
            return self.message(self._for(f"decline-{kind}", decision.source))
        numbers = kind in AMOUNTS
        count = sum(parts_of(picks[0])) if numbers else len(picks)
        cards = "" if numbers or kind == "mode" else self.cards(picks)
        price = self.price(picks[0]) if numbers else ""
        key = self._for(f"confirm-{kind}", decision.source)
        return self.message(key, count=count, cards=cards, min=decision.min, price=price)

    def mode(self, label: str, source: str | None = None) -> str:
        """One of the effects that a card offers; the label itself until there are words for it."""
        try:
            return self.message(self._for(f"mode-{slug(label)}", source))
        except KeyError:
            return label

    def label(self, label: str, kind: str = "", source: str | None = None) -> str:
        """The label of an option: a card, a card of the discard pile, a number, an effect.

        The kind of the decision distinguishes effects from cards ("Silver" of Squire gains one); its source makes some
        effects more precise.
        """
        if kind == "mode":
            return self.mode(label, source)
        if kind == "react" and f"react-{slug(label)}" in self._messages:
            return self.message(f"react-{slug(label)}")
        if label in CARDS:
            return self.card(label)
        if label.startswith("discard/"):
            return self.message("option-discard-pile", card=self.card(label.removeprefix("discard/")))
        if label == "Prize":
            return self.message("option-prize")
        if label.isdecimal():
            return label
        return self.price(label) if kind in AMOUNTS else self.mode(label)

    # -- the story ----------------------------------------------------------------------------------------------------

    def log(self, event: Seen, names: Sequence[str] = (), you: int | None = None) -> str:
        """An event as a line, for the player at seat `you` or for a spectator."""
        kind = str(event["type"])
        seat = event["seat"]
        to = event.get("to", "")
        label = str(event.get("label", ""))
        amount = event.get("amount", 0)
        if not isinstance(seat, int) or not isinstance(amount, int):
            raise ValueError(f"not an event: {dict(event)}")
        cards = event.get("cards")
        source = str(cards[0]) if isinstance(cards, (list, tuple)) and cards else None
        key = f"log-{kind}"
        if kind == "pass":
            key = f"log-pass-{label}"
        elif kind == "turn" and label:
            key = "log-turn-extra"
        elif kind == "gain":
            key = f"log-gain-{to}"
        elif (kind, label) == ("reveal", "hand"):
            key = "log-reveal-hand"
        elif kind == "aside" and to in MATS:
            key = f"log-aside-{slug(str(to))}"
        elif (kind, event.get("from")) == ("take", "native_village"):
            key = "log-take-native-village"
        elif kind == "choose":
            own = self._for(f"mode-{slug(label)}", source) + ".log"
            key = own if own in self._messages else key
        args: dict[str, str | int] = {
            "player": self.player(seat, names) if seat >= 0 else "",
            "you": "yes" if seat == you else "no",
            "cards": self._seen_cards(event),
            "count": self._count(event),
            "amount": abs(amount),
            "sign": "minus" if amount < 0 else "plus",
            "label": self._log_label(kind, label, source),
            "price": self.price(label or str(amount)) if kind == "overpay" else "",
        }
        return self._messages.format(key, args)

    def _log_label(self, kind: str, label: str, source: str | None) -> str:
        if kind == "choose":
            return self.mode(label, source)
        if kind == "lasting" and source is not None:
            return self.next_turn(source)
        return self.card(label) if kind == "turn" and label else ""

    def _count(self, event: Seen) -> int:
        count = event.get("count", 0)
        return count if isinstance(count, int) else 0

    def _seen_cards(self, event: Seen) -> str:
        """The cards of an event, or as much as is known about them."""
        cards = event.get("cards", ())
        known = [str(card) for card in cards] if isinstance(cards, (list, tuple)) else []
        count = self._count(event)
        if known and len(known) < count:
            return self.message("cards-partial", count=count, cards=self.cards(known))
        if count and not known:
            return self.message("cards-hidden", count=count)
        return self.cards(known, ordered=event["type"] == "topdeck")

    def score(self, player: str, points: int, turns: int, cards: Mapping[str, tuple[int, int]]) -> list[str]:
        """A player's result: a line with the points, then one for each kind of card (copies, points) that scores."""
        lines = [self.message("log-score", player=player, points=points, turns=turns)]
        for name, (copies, worth) in cards.items():
            lines.append(self.message("log-score-card", card=self.several(name, copies), points=worth))
        return lines

    # -- kingdoms ---------------------------------------------------------------------------------------------------

    def role(self, role: str) -> str:
        """What players call a card of this use: "village"."""
        return self.message(f"role-{slug(role)}")

    def feature(self, feature: str, count: int) -> str:
        """This many cards with a feature, without the number: "Attack card", "cards costing 2 to 4"."""
        if feature in TYPES:
            return self.message("feature-type", count=count, name=self.type(feature))
        if feature in TITLES:
            return self.message("feature-set", count=count, name=self.set(feature))
        if feature in ROLES:
            return self.message("feature-role", count=count, name=self.role(feature))
        low, high = cost_range(feature)
        if high is None:
            return self.message("feature-cost-from", count=count, low=low)
        if low == high:
            return self.message("feature-cost", count=count, low=low)
        return self.message("feature-cost-range", count=count, low=low, high=high)

    def wish(self, wish: Wish) -> str:
        """A table's constraints on a kingdom, in words."""
        match wish:
            case With(card):
                return self.message("wish-with", card=self.card(card))
            case Without(card):
                return self.message("wish-without", card=self.card(card))
            case Bane(card):
                return self.message("wish-bane", card=self.card(card))
            case From(sets):
                return self.message("wish-from", sets=self.join([self.set(name) for name in sets]))
            case Mixing(most):
                return self.message("wish-mixing", count=most)
            case Count(name, low, high):
                if high == 0:
                    return self.message("wish-none", feature=self.feature(name, 1))
                feature = self.feature(name, low if high is None else high)
                if high is None:
                    return self.message("wish-least", feature=feature, low=low)
                if low == 0:
                    return self.message("wish-most", feature=feature, high=high)
                if low == high:
                    return self.message("wish-exactly", feature=feature, low=low)
                return self.message("wish-range", feature=feature, low=low, high=high)

    def kingdom_name(self, name: str) -> str:
        """The name of a recommended kingdom, given in any language; other names stay as they are."""
        entry = find_recommended(name)
        return name if entry is None else entry.names[self.language]

    def kingdom_error(self, error: KingdomError) -> str:
        """What is wrong with a kingdom, a code or a wish."""
        facts = {name: self._fact(name, value) for name, value in error.facts.items()}
        return self.message(f"kingdom-{error.key}", examples=WISHES, **facts)

    def _fact(self, name: str, value: object) -> str | int:
        if isinstance(value, int):
            return value
        if not isinstance(value, tuple):
            shown = str(value)
            if name in ("card", "pile"):
                return self.card(shown)
            return self.kingdom_name(shown) if name == "name" else shown
        if name == "cards":
            return self.cards([str(card) for card in value])
        if name == "sets":
            return self.join([self.set(str(part)) for part in value])
        if name == "wishes":
            wishes = [self.wish(wish) for wish in value]
            return reduce(lambda head, tail: self.message("list-semicolon", head=head, tail=tail), wishes)
        return self.join([str(part) for part in value], "or")

    # -- errors -----------------------------------------------------------------------------------------------------

    def unknown_name(self, error: UnknownName) -> str:
        """That there is no such card, and which ones may have been meant: in this language, otherwise in English."""
        near = nearest(error.text, known_names((self.language,))) or nearest(error.text, known_names(("en",)))
        if not near:
            return self.message("kingdom-unknown-card", text=error.text)
        return self.message("kingdom-unknown-card-near", text=error.text, near=self.join(near, "or"))

"""How cards are written: in the colour of their type, and with letters so that they can be read without colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.theme import Theme

from demesne.cards import CARDS
from demesne.seats.lettering import colour_type, counted, letters, price, styled
from demesne.seats.log_lines import Seen, told
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts

NIGHT: Final = Theme(
    name="night",
    primary="#b5475f",
    secondary="#c9a227",
    accent="#e0b84c",
    foreground="#ece3d0",
    background="#1a1613",
    surface="#241e19",
    panel="#2f2720",
    success="#84c07a",
    warning="#e0b84c",
    error="#ef6f6c",
    dark=True,
    variables={"footer-key-foreground": "#e0b84c", "footer-description-foreground": "#b9ad98"},
)

DAY: Final = Theme(
    name="day",
    primary="#8c2740",
    secondary="#8a6a10",
    accent="#8a6a10",
    foreground="#2b2420",
    background="#f7f1e3",
    surface="#efe6d2",
    panel="#e5d9c0",
    success="#2f6b2a",
    warning="#8a6a10",
    error="#a82020",
    dark=False,
    variables={"footer-key-foreground": "#8c2740", "footer-description-foreground": "#5b4f42"},
)

COLOURS: Final = {
    "Curse": ("#c99be0", "#7a2f96"),
    "Ruins": ("#b39a7d", "#74583a"),
    "Attack": ("#ef7f7a", "#a82020"),
    "Reaction": ("#8bbdf0", "#1f5a96"),
    "Treasure": ("#e6c15c", "#7d5f00"),
    "Victory": ("#90cc86", "#2a6625"),
}
"""The colour of a card on dark and on light, by the type that determines it."""

FAINT: Final = ("#8d8272", "#85796a")
GAP: Final = "  "


def fit(text: str, width: int) -> str:
    """A text no wider than this; a cut is marked."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return f"{text.rstrip()}…" if width > 0 else ""


class Styler:
    """Writes in one language, on dark or light."""

    def __init__(self, texts: Texts, night: bool = True, coloured: bool = True) -> None:
        self.texts = texts
        self.night = night
        self.coloured = coloured
        self._eyes: tuple[tuple[str, ...], int | None, bool] | None = None
        self._lines: dict[str, Text] = {}
        """The log lines already built for each point of view."""

    @property
    def faint(self) -> str:
        """The colour of unimportant text."""
        return FAINT[0 if self.night else 1] if self.coloured else "dim"

    @property
    def accent(self) -> str:
        """The colour of what can be done."""
        return str((NIGHT if self.night else DAY).accent) if self.coloured else ""

    def colour(self, card: str) -> str:
        """The colour of a card; none for a plain Action."""
        if not self.coloured:
            return ""
        night, day = COLOURS.get(colour_type(card) or "", ("", ""))
        return night if self.night else day

    def letters(self, card: str) -> str:
        """The types of a card, a letter each."""
        return letters(self.texts, card)

    def card(self, card: str, width: int | None = None) -> Text:
        """A card's name."""
        name = self.texts.label(card)
        return styled(name if width is None else fit(name, width), self.colour(card))

    def cards(self, cards: Iterable[str]) -> Text:
        """Cards separated by commas, equal ones counted, sorted the way people hold them."""
        written = Text()
        for name, count in counted(self.texts, cards).items():
            if written:
                written.append(", ")
            written.append(self.texts.several(name, count), self.colour(name))
        return written

    def cost(self, view: SeatView | None, card: str) -> str:
        """The current cost of a card, with "↓" if it is cheaper than printed."""
        cheaper = view is not None and view.cost(card) < CARDS[card].cost
        return f"{price(view, card)}{'↓' if cheaper else ''}"

    def short(self, card: str, view: SeatView | None = None) -> Text:
        """A card in a line: name, cost, types, its text in a few words."""
        line = self.card(card)
        line.append(f" ({self.cost(view, card)}) ", "bold")
        line.append(self.texts.colon(self.texts.types(CARDS[card].types), ""), self.faint)
        line.append(self.texts.card_short(card))
        return line

    def whole(self, card: str, view: SeatView | None = None) -> Text:
        """A card with its whole text."""
        kind = CARDS[card]
        text = self.card(card)
        text.stylize("bold")
        text.append(f"  {self.letters(card)}\n", "bold")
        cost = self.texts.message("cli-cost", cost=self.cost(view, card))
        text.append(f"{self.texts.types(kind.types)} · {cost}\n\n", self.faint)
        text.append(self.texts.card_text(card))
        members = [member.name for member in CARDS.values() if member.pile == card]
        for member in members:
            text.append("\n\n").append_text(self.card(member)).append(f" {self.texts.card_short(member)}")
        return text

    def score(self, lines: Sequence[str]) -> Text:
        """A player's points: the first line shows them, the others where they came from."""
        first, *rest = lines
        return styled(f"\n{first}\n", "bold").append("".join(f"  {line}\n" for line in rest))

    def story(self, events: Sequence[Seen], names: Sequence[str], you: int | None, start: bool) -> list[Text]:
        """What happened, one line each: a heading for every turn, effects indented below their cause."""
        eyes = (tuple(names), you, self.night)
        if eyes != self._eyes:
            self._eyes, self._lines = eyes, {}
        lines: list[Text] = []
        for event, indent in told(events, from_start=start):
            # The log is shown again at every decision, and everything but its end was shown before.
            key = f"{indent} {event}"
            line = self._lines.get(key)
            if line is None:
                line = self._lines[key] = self._line(event, indent, names, you)
            lines.append(line)
        return lines

    def _line(self, event: Seen, indent: int, names: Sequence[str], you: int | None) -> Text:
        said = self.texts.log(event, names, you)
        if event["type"] == "turn":
            return Text(said, style="bold reverse" if event["seat"] == you else "bold underline")
        line = Text(f"{GAP * indent}{said}")
        cards = event.get("cards")
        for card in dict.fromkeys(cards) if isinstance(cards, (list, tuple)) else ():
            if colour := self.colour(str(card)):
                line.highlight_words([self.texts.card(str(card))], colour)
        return line

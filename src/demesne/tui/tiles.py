"""The places on the table that can be pointed at: piles, cards in hand, and options next to the question."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.containers import Grid
from textual.message import Message
from textual.widget import Widget

from demesne.cards import CARDS
from demesne.seats.lettering import styled, tokens_on
from demesne.seats.seat_view import SeatView
from demesne.tui.styles import Styler, fit

ROOMY: Final = 30
"""From this many columns on, the parts of a pile are aligned in columns."""


@dataclass(frozen=True)
class TileContent:
    """What a tile shows: the text and the card, and its option if it can be picked at present."""

    key: str
    text: str
    card: str | None = None
    pile: str | None = None
    option: int | None = None
    mark: str = " "
    tail: str = ""
    """What follows the text and is never cut off."""


class Tile(Widget, can_focus=True):
    """One place. It can be pressed, by mouse or key, and looked at."""

    DEFAULT_CSS = """
    Tile { height: 100%; width: 1fr; color: $foreground; }
    Tile:focus { background: $accent 35%; text-style: bold; }
    Tile:hover { background: $panel; }
    Tile.picked { background: $primary; color: white; text-style: bold; }
    Tile.picked:focus { background: $primary-lighten-1; }
    """

    class Pressed(Message):
        """Somebody picked this one."""

        def __init__(self, tile: Tile) -> None:
            super().__init__()
            self.tile = tile

    class Looked(Message):
        """Somebody points at a card."""

        def __init__(self, card: str | None) -> None:
            super().__init__()
            self.card = card

    def __init__(self, styler: Styler) -> None:
        super().__init__()
        self.styler = styler
        self.item = TileContent("", "")
        self.view: SeatView | None = None
        self.asked = False
        self.look: tuple[object, ...] = ()

    def put(self, item: TileContent, view: SeatView | None, asked: bool) -> None:
        """Put something here. `asked` says that a question is pending, so what can't be picked is dimmed."""
        look = self._look_of(item, view, asked)
        self.item, self.view, self.asked = item, view, asked
        if look == self.look:
            return
        self.look = look
        self.set_class(item.mark not in (" ", "›"), "picked")
        self.refresh()

    def _look_of(self, item: TileContent, view: SeatView | None, asked: bool) -> tuple[object, ...]:
        """Everything it is drawn from. If none of it changes, nothing is drawn."""
        now = None
        if view is not None and item.pile is not None and item.card is not None:
            now = view.left(item.pile), view.cost(item.card), tokens_on(view, item.pile)
        return item, now, asked, self.styler.night

    @property
    def is_quiet(self) -> bool:
        """Whether it is dimmed behind what can be picked."""
        return self.asked and self.item.option is None

    def mark(self) -> Text:
        """The mark before the name."""
        return styled(f"{self.item.mark} ", f"bold {self.styler.accent}")

    def finish(self, text: Text) -> Text:
        """The text as drawn: dimmed if it can't be picked, plain if it is."""
        if self.has_class("picked"):
            text = Text(text.plain)
        elif self.is_quiet:
            text.stylize("dim")
        text.no_wrap = True
        return text

    def render(self) -> Text:
        return self.finish(self.mark() + self.name_text(self.size.width - 2))

    def name_text(self, width: int) -> Text:
        """What it is."""
        shown = fit(self.item.text, width)
        return styled(shown, self.styler.colour(self.item.card or ""))

    def rows(self, card: str, width: int, most: int) -> list[str]:
        """What a card does, in at most this many lines: the whole text if it fits, else a few words."""
        texts = self.styler.texts
        width = max(8, width)
        whole = textwrap.wrap(texts.card_text(card), width)
        return (
            whole
            if len(whole) <= most
            else textwrap.wrap(texts.card_short(card), width, max_lines=most, placeholder=" …")
        )

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.focus(scroll_visible=False)
        self.post_message(self.Pressed(self))

    def on_key(self, event: events.Key) -> None:
        if event.key in ("enter", "space"):
            event.stop()
            self.post_message(self.Pressed(self))

    def on_focus(self) -> None:
        self.post_message(self.Looked(self.item.card))

    def on_enter(self) -> None:
        self.post_message(self.Looked(self.item.card))


class PileTile(Tile):
    """A pile: cost, name, types, how many are left; with more room its text in a few words."""

    def render(self) -> Text:
        view, card, pile = self.view, self.item.card, self.item.pile
        if view is None or card is None or pile is None:
            return Text()
        width, height = self.size
        left = view.left(pile)
        cost = self.styler.cost(view, card)
        # If there is room, the letters are placed one below the other.
        letters = self.styler.letters(card)
        end = f" {letters:<3} {left:>2}" if width >= ROOMY else f" {letters} {left:>2}"
        end = tokens_on(view, pile) + end
        line = styled(self.item.mark, f"bold {self.styler.accent}")
        line.append(f"{cost:>2} ", "bold")
        tail = self.item.tail
        name = fit(self.item.text, width - cell_len(line.plain) - len(end) - cell_len(tail)) + tail
        line.append(name, f"{self.styler.colour(card)} strike" if not left else self.styler.colour(card))
        line.append(" " * max(0, width - cell_len(line.plain) - len(end)))
        line.append(f"{end[:-2]}", self.styler.faint)
        line.append(end[-2:], "bold")
        if height > 1:
            for row in self.rows(card, width - 5, height - 1):
                line.append(f"\n    {row}", "" if self.has_class("picked") else self.styler.faint)
        if not left:
            line.stylize("dim")
        return self.finish(line)


class HandTile(Tile):
    """A card in hand: its name and types; with more room also its text in a few words."""

    def put(self, item: TileContent, view: SeatView | None, asked: bool) -> None:
        """Put a card here; its frame shows whether it can be picked."""
        super().put(item, view, asked)
        self.set_class(item.option is not None, "legal")

    def render(self) -> Text:
        card = self.item.card
        if card is None:
            return Text()
        width, height = self.size
        letters = f" {self.styler.letters(card)}" if card in CARDS else ""
        line = self.mark()
        line.append_text(self.name_text(width - 2 - len(letters)))
        line.append(letters, self.styler.faint)
        if height > 1 and card in CARDS:
            for row in self.rows(card, width - 2, height - 1):
                line.append(f"\n  {row}", "" if self.has_class("picked") else self.styler.faint)
        return self.finish(line)


class TileGrid(Grid):
    """Tiles in columns, as many as there are things to show. Tiles are kept and refilled, never recreated."""

    DEFAULT_CSS = "TileGrid { height: auto; grid-gutter: 0 1; grid-rows: 1; }"
    SORT: ClassVar[type[Tile]] = Tile

    def __init__(self, styler: Styler, id: str) -> None:
        super().__init__(id=id)
        self.styler = styler
        self.tiles: list[Tile] = []
        self.shape = (0, 0)

    async def put(
        self, items: Sequence[TileContent], view: SeatView | None, asked: bool, columns: int, lines: int = 1
    ) -> None:
        """Arrange these in this many columns, each this many lines high."""
        if not self.is_attached:
            # Somebody left while the table was being drawn: nothing more can be put on it.
            return
        if (columns, lines) != self.shape:
            self.shape = columns, lines
            self.styles.grid_size_columns = max(1, columns)
            self.styles.grid_rows = f"{lines}"
        fresh = [self.SORT(self.styler) for _ in range(len(items) - len(self.tiles))]
        if fresh:
            self.tiles += fresh
            await self.mount(*fresh)
        for number, tile in enumerate(self.tiles):
            if tile.display is not (number < len(items)):
                tile.display = number < len(items)
            if number < len(items):
                tile.put(items[number], view, asked)
        if self.display is not bool(items):
            self.display = bool(items)


class PileGrid(TileGrid):
    """Piles side by side."""

    SORT = PileTile


class HandGrid(TileGrid):
    """The cards in hand; with more room, in frames."""

    DEFAULT_CSS = """
    HandGrid { max-height: 3; overflow-y: auto; scrollbar-size-vertical: 1; }
    HandGrid { scrollbar-color: $panel-lighten-2; scrollbar-background: $surface; }
    HandGrid.framed { max-height: 12; }
    HandGrid.framed HandTile { border: round $panel; }
    HandGrid.framed HandTile.legal { border: round $accent 60%; }
    HandGrid.framed HandTile.picked { border: round $primary; }
    HandGrid.framed HandTile:focus { border: heavy $accent; }
    """
    SORT = HandTile

    async def put(
        self, items: Sequence[TileContent], view: SeatView | None, asked: bool, columns: int, lines: int = 1
    ) -> None:
        """Lay these cards."""
        self.set_class(lines > 1, "framed")
        await super().put(items, view, asked, columns, lines)

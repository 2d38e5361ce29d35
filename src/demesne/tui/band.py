"""The question: what is asked, the options that are not on the table, and the button that gives the answer."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Button

from demesne.cards import CARDS
from demesne.engine.decision import card_of
from demesne.tui.lines import Line
from demesne.tui.naming import Naming
from demesne.tui.picker import Picker
from demesne.tui.shown import Shown
from demesne.tui.styles import Styler
from demesne.tui.tiles import TileContent, TileGrid


class Band(Vertical):
    """The question to this player, or who is being asked."""

    DEFAULT_CSS = """
    Band { height: auto; max-height: 16; border-left: thick $primary; background: $surface; padding: 0 1; }
    Band.idle { border-left: thick $panel; }
    Band #recap { height: auto; max-height: 5; color: $text-muted; display: none; }
    Band #question { height: auto; max-height: 9; text-style: bold; }
    Band #offers { max-height: 6; overflow-y: auto; scrollbar-size-vertical: 1; }
    Band #offers { scrollbar-color: $panel-lighten-2; scrollbar-background: $surface; }
    Band #bar { height: 1; }
    Band #confirm { margin-right: 2; min-width: 10; }
    Band #count { width: auto; margin-right: 2; color: $text-muted; }
    Band #note { width: 1fr; height: 1; color: $accent; }
    """

    class Confirmed(Message):
        """The button was pressed."""

    def __init__(self, styler: Styler) -> None:
        super().__init__(id="band")
        self.styler = styler
        self.note = ""

    def compose(self) -> ComposeResult:
        yield Line(id="recap")
        yield Line(id="question")
        yield TileGrid(self.styler, id="offers")
        yield Naming(self.styler)
        with Horizontal(id="bar"):
            yield Button(id="confirm", variant="primary", compact=True)
            yield Line(id="count")
            yield Line(id="note")

    @property
    def button(self) -> Button:
        """The button that gives the answer."""
        return self.query_one("#confirm", Button)

    @property
    def naming(self) -> Naming:
        """Where cards are named."""
        return self.query_one(Naming)

    def ask(self, question: str, recap: Text | None = None) -> None:
        """Show a sentence, and above it what happened since this seat last answered."""
        self.query_one("#question", Line).write(Text(question))
        line = self.query_one("#recap", Line)
        line.display = recap is not None
        line.write(recap or Text())

    async def show(self, shown: Shown) -> None:
        """Show the options of a question."""
        picker = shown.picker
        self.set_class(picker is None, "idle")
        naming = picker is not None and picker.decision.kind == "name"
        items = [] if picker is None or naming else self._items(picker)
        widest = max((cell_len(item.text) for item in items), default=0) + 4
        columns = max(1, (shown.layout.width - 4) // widest)
        offers = self.query_one("#offers", TileGrid)
        await offers.put(items, shown.view, shown.asks, min(columns, len(items)))
        self.naming.show(picker)
        self.show_bar(picker)

    def _items(self, picker: Picker) -> list[TileContent]:
        labels = picker.decision.options
        items: list[TileContent] = []
        for option in picker.offers:
            label = card_of(labels[option])
            card = label if label in CARDS and picker.decision.kind != "mode" else None
            items.append(TileContent(f"{option}", picker.label(option), card, None, option, picker.mark(option)))
        return items

    def show_bar(self, picker: Picker | None) -> None:
        """Show the button, how many options are picked, and the note."""
        self.button.display = picker is not None
        if picker is not None:
            self.button.label = Content(picker.button)
            self.button.disabled = not picker.is_valid
        self.query_one("#count", Line).write(Text("" if picker is None else picker.count))
        self.query_one("#note", Line).write(Text(self.note, no_wrap=True, overflow="ellipsis"), layout=False)

    @on(Button.Pressed, "#confirm")
    def _pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.post_message(self.Confirmed())

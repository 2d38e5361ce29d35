"""Naming a card: a field to type into, and the cards that fit, those of this game first."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from demesne.kingdoms.folding import tight
from demesne.seats.lettering import styled
from demesne.tui.picker import Picker
from demesne.tui.styles import Styler


class Naming(Vertical):
    """Asks for the name of a card."""

    DEFAULT_CSS = """
    Naming { height: auto; display: none; }
    Naming Input { width: 1fr; }
    Naming OptionList { height: 5; scrollbar-size-vertical: 1; border: none; padding: 0; }
    Naming OptionList { scrollbar-color: $panel-lighten-2; scrollbar-background: $surface; }
    """

    class Chosen(Message):
        """An option was chosen."""

        def __init__(self, option: int) -> None:
            super().__init__()
            self.option = option

    class Looked(Message):
        """The cursor is on a card."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    def __init__(self, styler: Styler) -> None:
        super().__init__(id="names")
        self.styler = styler
        self.picker: Picker | None = None

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.styler.texts.message("table-name-hint"), compact=True)
        yield OptionList(compact=True)

    @property
    def field(self) -> Input:
        """Where names are typed."""
        return self.query_one(Input)

    def show(self, picker: Picker | None) -> None:
        """Ask for a name, with an empty field for every question; or hide."""
        naming = picker is not None and picker.decision.kind == "name"
        fresh = naming and picker is not self.picker
        self.picker = picker if naming else None
        self.display = naming
        if fresh:
            self.field.value = ""
        if naming:
            self.list_names()

    def list_names(self) -> None:
        """List the cards that fit what was typed."""
        picker = self.picker
        options = self.query_one(OptionList)
        options.clear_options()
        if picker is None:
            return
        found = picker.named_like(tight(self.field.value))
        for n in found:
            label = picker.decision.options[n]
            line = styled(f"{picker.mark(n)} ", "bold") + self.styler.card(label)
            line.append(f"  {self.styler.letters(label)}", self.styler.faint)
            options.add_option(Option(line, id=str(n)))
        if found:
            options.highlighted = 0
        else:
            text = self.styler.texts.message("table-no-name", text=self.field.value)
            options.add_option(Option(styled(f"  {text}", self.styler.faint), disabled=True))

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        self.list_names()

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        event.stop()
        self.choose_highlighted()

    def choose_highlighted(self) -> None:
        """Choose the card under the cursor."""
        options = self.query_one(OptionList)
        if options.highlighted is not None:
            self._choose(options.get_option_at_index(options.highlighted).id)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._choose(event.option_id)

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if self.picker is not None and event.option_id is not None:
            self.post_message(self.Looked(self.picker.decision.options[int(event.option_id)]))

    def _choose(self, option: str | None) -> None:
        if option is not None:
            self.post_message(self.Chosen(int(option)))

"""What briefly covers the table: texts to read, a question to the others, passing on the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from demesne.texts import Texts

BOX = """
    align: center middle;
    & > Vertical {
        width: 76; max-width: 96%; height: auto; max-height: 92%;
        background: $surface; border: round $primary; padding: 0 2;
    }
    & VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    & .buttons { height: 1; margin-top: 1; align-horizontal: center; }
    & Button { margin: 0 2; }
"""


class Reading(ModalScreen[None]):
    """A text to read. Any of the usual keys ends it."""

    CSS = "Reading {" + BOX + "}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,f1,x,l,space", "dismiss", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, text: Text, texts: Texts, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.texts = texts
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = Content(self.heading)
            box.border_subtitle = Content(self.texts.message("table-key-close"))
            with VerticalScroll(can_focus=False):
                yield Static(self.text)

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            _ = self.dismiss()

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Choosing(ModalScreen[str]):
    """A question with a button for each answer; each has its own key."""

    CSS = "Choosing {" + BOX + "}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, title: str, text: Text, answers: Sequence[tuple[str, str, str]]) -> None:
        """`answers` has the value, the key and the words of each."""
        super().__init__()
        self.heading = title
        self.text = text
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = Content(self.heading)
            with VerticalScroll(can_focus=False):
                yield Static(self.text)
            with Horizontal(classes="buttons"):
                for value, key, words in self.answers:
                    yield Button(Content(f"{key.upper() if len(key) > 1 else key} {words}"), id=value, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        _ = self.dismiss(event.button.id or "")

    def on_key(self, event: events.Key) -> None:
        for value, key, _ in self.answers:
            if key in (event.key, event.character):
                event.stop()
                _ = self.dismiss(value)


def undo_wish(player: str, others: str, texts: Texts) -> Choosing:
    """Asks others whether a player may undo; the answers are "yes" and "no"."""
    say = texts.message
    answers = (
        ("yes", say("table-words-yes").split()[0], say("table-agree")),
        ("no", say("table-words-no").split()[0], say("table-refuse")),
    )
    return Choosing(say("table-key-undo"), Text(say("table-undo-wish", player=player, others=others)), answers)


class LinePrompt(ModalScreen[str | None]):
    """A line to write."""

    CSS = "LinePrompt {" + BOX + "}"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, most: int) -> None:
        super().__init__()
        self.heading = title
        self.most = most

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = Content(self.heading)
            yield Input(max_length=self.most, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        _ = self.dismiss(event.value.strip())


class Passing(Screen[str]):
    """The keyboard passes from one person to the next; nobody's hand is visible."""

    CSS = """
    Passing { align: center middle; background: $background; }
    Passing Static { width: auto; max-width: 90%; text-align: center; margin-bottom: 1; }
    Passing Center { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "dismiss('take')", show=False)]

    def __init__(self, player: str, texts: Texts, can_undo: bool) -> None:
        super().__init__()
        self.player = player
        self.texts = texts
        self.can_undo = can_undo

    def compose(self) -> ComposeResult:
        say = self.texts.message
        with Center():
            yield Static(Text(say("table-pass", player=self.player), style="bold"))
        with Center():
            yield Button(Content(say("table-take-seat", player=self.player)), id="take", variant="primary")
        hints = [say("table-pass-undo")] if self.can_undo else []
        with Center():
            yield Static(Text(" · ".join([*hints, say("table-pass-quit")]), style="dim"))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        _ = self.dismiss("take")

    def on_key(self, event: events.Key) -> None:
        if event.key == "q" or (event.key == "u" and self.can_undo):
            event.stop()
            _ = self.dismiss("quit" if event.key == "q" else "undo")

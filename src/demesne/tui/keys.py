"""The keys of a table: their names, and the last line, which lists those that do something at present."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from demesne.tui.lines import Line
from demesne.tui.styles import Styler

NAMES: Final = {
    "backspace": "Backspace",
    "comma": ",",
    "end": "End",
    "enter": "Enter",
    "escape": "Esc",
    "f1": "F1",
    "full_stop": ".",
    "home": "Home",
    "pagedown": "PgDn",
    "pageup": "PgUp",
    "question_mark": "?",
    "slash": "/",
    "space": "Space",
}
"""Key names as people know them; the others are named as they are typed."""

MAY_BE_MISSED: Final = ("log", "all", "confirm", "card", "point_of_view", "number")
"""Keys that the last line leaves out when it is too short, in this order."""


def _called(key: str) -> str:
    return f"Ctrl-{key[5:].upper()}" if key.startswith("ctrl+") else NAMES.get(key, key)


@dataclass(frozen=True)
class Key:
    """Keys separated by commas, what they do, the words for it, and whether the last line lists them."""

    keys: str
    action: str
    words: str
    listed: bool = True

    @property
    def names(self) -> str:
        """All of them, by the names people know."""
        return ", ".join(_called(key) for key in self.keys.split(","))

    @property
    def name(self) -> str:
        """The first of them."""
        return self.names.split(", ")[0] or ","


class KeyLine(Line):
    """Which keys do something at present; they can be clicked, too."""

    DEFAULT_CSS = """
    KeyLine { height: 1; background: $panel; color: $text-muted; link-style: none; link-color: $text-muted; }
    KeyLine { link-style-hover: bold; link-background-hover: $primary; }
    """

    def __init__(self, styler: Styler) -> None:
        super().__init__(id="keys")
        self.styler = styler

    def show(self, keys: Sequence[Key], width: int) -> None:
        """List these keys, as many as fit."""
        entries: dict[str, Text] = {}
        for key in keys:
            click = {"@click": f"app.{key.action if '(' in key.action else f'{key.action}()'}"}
            entry = Text.assemble((f" {key.name} ", Style(bold=True, color=self.styler.accent or None, meta=click)))
            entry.append(f"{self.styler.texts.message(key.words)} ", Style(meta=click))
            entries[key.action] = entry
        # If they don't all fit, those that the help also lists are left out first.
        for action in MAY_BE_MISSED:
            if sum(cell_len(entry.plain) for entry in entries.values()) > width:
                entries.pop(action, None)
        line = Text.assemble(*entries.values())
        line.no_wrap = True
        self.write(line, layout=False)

"""The help of a command in every language: the argument parser has some English words of its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.inline_text import InlineText
from cyclopts.help.specs import DefaultStyled, get_default_parameter_columns
from rich.text import Text

if TYPE_CHECKING:
    from cyclopts.help.specs import ColumnSpec
    from rich.console import Console, ConsoleOptions

    from demesne.texts import Texts

PLACES: Final = {
    "STR": "cli-place-text",
    "INT": "cli-place-number",
    "FLOAT": "cli-place-number",
    "PATH": "cli-place-path",
    "CHOICE": "cli-place-choice",
    "OPTIONS": "cli-place-options",
    "ARGS": "cli-place-arguments",
    "COMMAND": "cli-place-command",
}
"""The parser's own words for a value, or for the rest of the line."""


class SpokenHelp:
    """A help formatter for cyclopts with the layout of its default one."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._commands = DefaultFormatter()
        self._options = DefaultFormatter(column_specs=self._columns)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print a panel."""
        if panel.format == "command":
            self._commands(console, options, panel)
        else:
            entries = [entry.copy(metavar=entry.metavar and self._places(entry.metavar)) for entry in panel.entries]
            self._options(console, options, panel.copy(entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print the line that shows how the command is typed."""
        if usage:
            line = self.texts.message("cli-usage", line=self._places(str(usage)).rstrip())
            console.print(DefaultStyled(Text(f"{line}\n", style="cyclopts.usage")))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print what the command is for."""
        self._commands.render_description(console, options, description)

    def _places(self, words: str) -> str:
        return re.sub(rf"\b({'|'.join(PLACES)})\b", lambda found: self.texts.message(PLACES[found[0]]), words)

    def _columns(self, console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
        *others, description = get_default_parameter_columns(console, options, entries)
        return (*others, description.copy(renderer=self._describe))

    def _describe(self, entry: HelpEntry) -> InlineText:
        """What an option does, which values it takes, and its default."""
        say = self.texts.message
        shown = entry.description if isinstance(entry.description, InlineText) else InlineText(Text())
        if entry.choices:
            shown.append(Text(f"[{say('cli-choices', names=', '.join(entry.choices))}]", "cyclopts.choices"))
        if entry.default is not None:
            value = entry.default.removesuffix(".0")
            shown.append(Text(f"[{say('cli-default', value=value)}]", "cyclopts.default"))
        if entry.required:
            shown.append(Text(f"[{say('cli-required')}]", "cyclopts.required"))
        return shown

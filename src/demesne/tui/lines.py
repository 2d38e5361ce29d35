"""Zones that are texts: the first line, the players, the log, the card under the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from demesne.engine.facts import NAMED
from demesne.seats.belongings import Area, areas_of, tokens_of
from demesne.seats.lettering import styled
from demesne.tui.shown import Shown
from demesne.tui.styles import Styler

RECENT: Final = 120
"""How many lines of the log are on the table; the whole log can be opened."""


class Line(Static):
    """A text that is redrawn only when it changes."""

    written: Text | None = None

    def write(self, text: Text, layout: bool = True) -> bool:
        """Show a text. Returns whether it is a new one. `layout` says that its height may change."""
        if self.written is not None and (self.written.plain, self.written.spans) == (text.plain, text.spans):
            return False
        self.written = text
        self.update(text, layout=layout)
        return True


class LogPane(VerticalScroll, can_focus=False):
    """What happened, the newest at the bottom."""

    DEFAULT_CSS = """
    LogPane { height: 1fr; min-height: 0; scrollbar-size-vertical: 1; }
    LogPane { scrollbar-color: $panel-lighten-2; scrollbar-background: $surface; }
    LogPane > Static { width: 1fr; }
    """

    def compose(self) -> ComposeResult:
        yield Line()

    def tell(self, lines: Sequence[Text]) -> None:
        """Show these lines, from the end."""
        if self.query_one(Line).write(Text("\n").join(lines[-RECENT:])):
            self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self) -> None:
        """Keep the newest in sight."""
        self.scroll_end(animate=False)


class Head(Line):
    """Whose turn it is, what is left of it, and the kingdom."""

    DEFAULT_CSS = "Head { height: 1; background: $panel; padding: 0 1; }"

    def __init__(self, styler: Styler, kingdom: str) -> None:
        super().__init__(id="head")
        self.styler = styler
        self.kingdom = kingdom

    def show(self, shown: Shown, width: int) -> None:
        """Show a table."""
        view, texts = shown.view, self.styler.texts
        line = styled(texts.log(view.heading, shown.names, view.seat), "bold")
        left = texts.counters(view.actions, view.buys, view.coins, view.tokens(view.active), view.potions)
        left = "" if view.over else left
        between = f" · {texts.phase(view.phase)} · "
        # What is left of the turn must be seen whole: where there is no room, the phase goes first.
        if cell_len(line.plain + between + left) > width - 2:
            between = " · "
            line.truncate(width - 2 - cell_len(between + left), overflow="ellipsis")
        line.append(between, "")
        line.append(left, f"bold {self.styler.accent}")
        room = width - 2 - cell_len(line.plain)
        if room > cell_len(self.kingdom) + 2:
            line.append(" " * (room - cell_len(self.kingdom)))
            line.append(self.kingdom, self.styler.faint)
        self.write(line, layout=False)


class Trash(Line):
    """What lies in the trash."""

    DEFAULT_CSS = "Trash { height: 1; }"

    def __init__(self, styler: Styler) -> None:
        super().__init__(id="trash")
        self.styler = styler

    def show(self, shown: Shown) -> None:
        """Show a table's trash."""
        cards = shown.view.trash
        line = styled(f"{self.styler.texts.zone('trash')} ", "bold")
        line.no_wrap, line.overflow = True, "ellipsis"
        if cards:
            line.append(f"{len(cards)}: ", self.styler.faint)
            line.append_text(self.styler.cards(cards))
        else:
            line.append("–", self.styler.faint)
        if shown.view.trade_route:
            texts = self.styler.texts
            mat = texts.message("table-mat", card=texts.card(NAMED["trade_route"]))
            line = styled(f"{mat} {shown.view.trade_route} · ", "bold") + line
        self.write(line, layout=False)


class Players(Line):
    """Everyone's cards, in turn order from the viewer; two to a line if space is short and there are many players."""

    DEFAULT_CSS = "Players { height: auto; }"

    def __init__(self, styler: Styler) -> None:
        super().__init__(id="players")
        self.styler = styler

    def show(self, shown: Shown) -> None:
        """Show the players of a table."""
        view = shown.view
        first = view.seat or 0
        order = [(first + step) % view.players for step in range(view.players)]
        self.write(Text("\n").join(self._crowd(shown, order) if shown.layout.crowded else self._rows(shown, order)))

    def _rows(self, shown: Shown, order: Sequence[int]) -> list[Text]:
        return [self._player(shown, seat, self._areas(shown, seat)) for seat in order]

    def _crowd(self, shown: Shown, order: Sequence[int]) -> list[Text]:
        lines: list[Text] = []
        half = shown.layout.width // 2
        for left, right in zip(order[::2], [*order[1::2], -1], strict=False):
            line = self._player(shown, left, [])
            line.truncate(half - 1, pad=True)
            if right >= 0:
                other = self._player(shown, right, [])
                other.truncate(half - 1)
                line.append(" ").append_text(other)
            lines.append(line)
        for seat in order:
            areas = self._areas(shown, seat)
            if areas:
                lines.append(styled(f"{shown.names[seat]} ", "bold") + Text(" · ").join(areas))
        return lines

    def _player(self, shown: Shown, seat: int, areas: list[Text]) -> Text:
        view, names, say = shown.view, shown.names, self.styler.texts.message
        facts = view.seats[seat]
        width = max(cell_len(name) for name in names)
        name = names[seat]
        line = styled("▶ " if seat == view.active else "  ", "bold")
        line.append(name + " " * (width - cell_len(name)), "bold")
        top = facts["discard_top"]
        zones = [Text(say("table-hand", count=facts["hand"])), Text(say("table-deck", count=facts["deck"]))]
        lead = "" if shown.layout.crowded else f"{say('table-discard')} "
        zones.append(Text(lead) + (self.styler.card(top) if top else Text("–")))
        zones += [Text(words) for words in tokens_of(view, seat, self.styler.texts)]
        points = view.facts.get("points")
        if points is not None:
            zones.append(Text(say("table-points", count=points[seat])))
        return line + Text("  ") + styled(" · ", self.styler.faint).join([*zones, *areas])

    def _areas(self, shown: Shown, seat: int) -> list[Text]:
        """What lies in front of a player."""
        say = self.styler.texts.message
        areas = [self._area(area) for area in areas_of(shown.view, seat, self.styler.texts)]
        held = shown.view.facts.get("open")
        if held is not None:
            for zone, title in (("hand", "table-cards-hand"), ("deck", "table-cards-deck")):
                areas.append(Text(f"{say(title)} ") + self.styler.cards(held[seat][zone]))
        return areas

    def _area(self, area: Area) -> Text:
        shown = Text(f"{area.title} ")
        if not area.cards:
            return shown + Text(str(area.count))
        for place, (card, count, note) in enumerate(area.cards):
            shown.append(", " if place else "")
            shown.append(self.styler.texts.several(card, count), self.styler.colour(card))
            shown.append(f" ({note})" if note else "", self.styler.faint)
        return shown

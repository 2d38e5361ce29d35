"""The table on the whole terminal: its parts, where the cursor is, and what can be read there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Sequence
from io import StringIO
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from demesne.cards import CARDS
from demesne.seats.belongings import areas_of, possession
from demesne.seats.card_rulings import rulings_of
from demesne.seats.lettering import legend
from demesne.seats.log_lines import Seen
from demesne.seats.ordering import hand_key
from demesne.seats.recap import others_turns, recap
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts
from demesne.tui.band import Band
from demesne.tui.cursor import next_place
from demesne.tui.keys import Key, KeyLine
from demesne.tui.layout import Contents, lay_out
from demesne.tui.lines import RECENT, Head, Line, LogPane, Players, Trash
from demesne.tui.naming import Naming
from demesne.tui.picker import Picker
from demesne.tui.screens import Reading
from demesne.tui.shown import Shown
from demesne.tui.styles import DAY, NIGHT, Styler
from demesne.tui.supply import Supply, sort_piles
from demesne.tui.tiles import HandGrid, Tile, TileContent

SIGNALS: Final = {"SIGINT": 130, "SIGTERM": 143, "SIGHUP": 129}
"""The signals that end the program, and the exit code for each."""


class Surface(Screen[None]):
    """The table's surface. When the cursor moves, only the places it leaves and enters are redrawn."""

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)


class BoardApp(App[int]):
    """Shows a table from one seat's point of view, for reading."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    TITLE = "Demesne"
    CSS = """
    Screen { layout: vertical; }
    #main { height: 1fr; }
    #left { width: 1fr; padding: 0 1; }
    #side { width: 38; display: none; border-left: solid $panel; padding: 0 0 0 1; }
    #card { height: auto; max-height: 14; border-top: solid $panel; }
    #story { background: $surface; }
    #space { display: none; height: 1fr; }
    #info { height: 1; color: $text-muted; }
    #too-small { display: none; width: 1fr; height: 1fr; content-align: center middle; text-align: center; }
    .-wide #side, .-wide #space { display: block; }
    .-wide #story, .-wide #info { display: none; }
    .-small #head, .-small #main, .-small #keys { display: none; }
    .-small #too-small { display: block; }
    .-possession Head { background: $error; color: $background; }
    .-possession Band { border-left: thick $error; }
    .-plain.-possession Head { text-style: reverse; }
    .-plain Tile:focus { text-style: reverse bold; }
    .-plain Tile.picked { text-style: bold underline; }
    """
    KEYS: ClassVar[tuple[Key, ...]] = ()
    """Keys of this sort of table."""

    MORE_KEYS: Final = (
        Key("question_mark", "card", "table-key-card"),
        Key("l", "log", "table-key-log"),
        Key("x", "trash", "table-key-trash", listed=False),
        Key("d", "day", "table-key-day", listed=False),
        Key("f1,h", "help", "table-key-help"),
        Key("q,ctrl+q", "leave", "table-key-quit"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, texts: Texts, names: Sequence[str], title: str) -> None:
        # Without this, Textual would turn all colours into greys, and some text into black on black.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.texts = texts
        self.styler = Styler(texts, coloured=not self.no_color)
        self.names = list(names)
        self.kingdom = title
        self.view: SeatView | None = None
        self.picker: Picker | None = None
        self.story: list[Seen] = []
        self.lines: list[Text] = []
        self.said: list[Text] = []
        """Lines below the story that are not part of it, such as a chat."""
        self.window = Size(80, 24)
        self.looked: str | None = None
        self.shape = lay_out(80, 24, Contents(7, 10, 0, 2, 5, 8))
        self.question = ""
        self.advice = ""
        """The hint about the question."""
        self.recapped = -1
        """How far in the log the others' turns have been seen: this seat has answered since."""
        for key in (*self.KEYS, *self.MORE_KEYS):
            self.bind(key.keys, key.action, description=texts.message(key.words), show=False)
        for way in ("up", "down", "left", "right"):
            self.bind(way, f"move('{way}')", show=False)
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name
        # The caller reports internal errors, in one line.
        self.error_console = Console(file=StringIO(), width=1000, markup=False, highlight=False)

    # -- what is on the screen ----------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Head(self.styler, self.kingdom)
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield Supply(self.styler)
                yield Trash(self.styler)
                yield Line(id="space")
                yield Players(self.styler)
                yield LogPane(id="story")
                yield Band(self.styler)
                yield HandGrid(self.styler, id="hand")
                yield Line(id="info")
            with Vertical(id="side"):
                yield LogPane(id="side-story")
                yield Line(id="card")
        yield KeyLine(self.styler)
        yield Line(id="too-small")

    def get_default_screen(self) -> Screen[None]:
        """The screen under all others."""
        return Surface(id="_default")

    async def on_mount(self) -> None:
        self.window = self.size
        loop = asyncio.get_running_loop()
        for name, code in SIGNALS.items():
            # Another loop's program, such as a test, keeps its own signals.
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.stop, code)
        self.screen_stack[0].set_class(self.no_color, "-plain")
        await self.begin()

    @property
    def failure(self) -> str | None:
        """The internal error in one line, if there was one."""
        stream = self.error_console.file
        lines = stream.getvalue().splitlines() if isinstance(stream, StringIO) else []
        # The last line of a traceback names the error; a note about further errors may follow.
        named = [line for line in lines if line[:1].isalpha() and ": " in line and not line.startswith("NOTE")]
        return named[-1].strip() if named else None

    async def begin(self) -> None:
        """Show the first view."""

    def stop(self, code: int) -> None:
        """Leave because the program was asked to end; nothing may be lost."""
        self.exit(code)

    async def show(
        self, view: SeatView, story: Sequence[Seen], picker: Picker | None = None, question: str = ""
    ) -> None:
        """Show the current state, and the question if there is one."""
        if self.view is None or self.view.number != view.number:
            self.advice = ""
        self.view = view
        self.picker = picker
        self.question = question
        self.told(story)
        await self.draw()
        self.place_cursor()
        self.show_keys()

    def told(self, story: Sequence[Seen]) -> None:
        """Take over what has happened, for the next drawing."""
        self.story = list(story)
        seat = None if self.view is None else self.view.seat
        self.lines = self.styler.story(self.story, self.names, seat, start=True)

    def place_cursor(self) -> None:
        """Put the cursor where it belongs."""

    async def draw(self) -> None:
        """Redraw everything for the space available."""
        view = self.view
        if view is None or not self.is_running:
            return
        self._arrange(view)
        shown = self.shown_now(view)
        self.query_one(Head).show(shown, self.window.width)
        self.query_one(Trash).show(shown)
        self.query_one(Players).show(shown)
        self.tell()
        told = possession(view, self.names, self.texts)
        self.screen_stack[0].set_class(bool(told), "-possession")
        question = self.question or self.idle_line(view)
        self.band.ask(f"{told}\n{question}" if told else question, self._recap())
        await self.draw_options(shown)
        self.look(self.looked)

    def shown_now(self, view: SeatView) -> Shown:
        """What the zones are drawn from."""
        return Shown(view, self.names, self.shape, self.picker)

    async def draw_options(self, shown: Shown) -> None:
        """Draw what can be picked: piles, options next to the question, the hand."""
        await self.query_one(Supply).show(shown)
        await self.band.show(shown)
        picker = shown.picker
        cards = picker.cards if picker is not None else sorted(shown.view.hand, key=hand_key(self.texts))
        items: list[TileContent] = []
        for place, card in enumerate(cards):
            option = None if picker is None else picker.hand.get(place)
            items.append(TileContent(f"{place}", self.texts.card(card), card, None, option, shown.mark(option)))
        hand = self.query_one("#hand", HandGrid)
        await hand.put(items, shown.view, shown.asks, self.shape.hand, self.shape.card)

    @property
    def band(self) -> Band:
        """Where questions are asked."""
        return self.screen_stack[0].query_one(Band)

    def tell(self) -> None:
        """Show the newest lines of the log."""
        for story in self.query(LogPane):
            story.tell([*self.lines[-RECENT:], *self.said[-RECENT // 4 :]])

    def say(self, note: str) -> None:
        """Show something next to the question, until the next one."""
        if self.is_running:
            self.band.note = note
            self.band.show_bar(self.picker)

    def _recap(self) -> Text | None:
        """What the others did, until this seat has answered; once there is a hint, the hint."""
        if self.advice and self.picker is not None:
            return Text(self.advice, self.styler.accent)
        seat = None if self.picker is None else self.picker.decision.player
        if seat is None or not self.shape.recap or self._decides_for_another:
            return None
        if others_turns(self.story, seat)[1] == self.recapped:
            return None
        lines = recap(self.story, seat, self.names, self.texts)[-self.shape.recap :]
        return Text("\n").join(Text(line, no_wrap=True, overflow="ellipsis") for line in lines) if lines else None

    @property
    def _decides_for_another(self) -> bool:
        return self.view is not None and self.view.decider is not None and self.view.decider == self.view.seat

    def _arrange(self, view: SeatView) -> None:
        """Choose the sizes for the space available."""
        screen = self.screen_stack[0]
        basic, kingdom, beside = sort_piles(view, self.texts, 3)
        names = [cell_len(self.texts.card(card)) + len(self.styler.letters(card)) + 3 for card in view.hand]
        hand = len(view.hand)
        possessed = view.decider is not None
        laden = sum(bool(areas_of(view, seat, self.texts)) for seat in range(view.players))
        widest = max(names, default=8)
        contents = Contents(len(basic), len(kingdom), len(beside), view.players, hand, widest, possessed, laden)
        before, self.shape = self.shape, lay_out(*self.window, contents)
        layout = self.shape
        screen.set_class(layout.wide, "-wide")
        screen.set_class(layout.too_small, "-small")
        if layout.too_small:
            width, height = self.window
            told = self.texts.message("table-too-small", width=width, height=height)
            self.query_one("#too-small", Line).write(Text(told))
        if layout != before:
            self.query_one("#side").styles.width = layout.side or 1
            for part in ("#kingdom", "#trash", "#players"):
                self.query_one(part).styles.margin = (layout.gap, 0, 0, 0)

    def idle_line(self, view: SeatView) -> str:
        """What is shown instead of a question to another seat."""
        if view.over:
            return self.texts.phase("over")
        waiting = view.waiting_for
        return "" if waiting is None else self.texts.message("table-waiting", player=self.names[waiting])

    async def on_resize(self, event: events.Resize) -> None:
        """Use the space available."""
        self.window = event.size
        await self.draw()
        self.show_keys()

    # -- keys ---------------------------------------------------------------------------------------------------------

    @property
    def working_keys(self) -> tuple[Key, ...]:
        """The keys available at present."""
        return (*self.KEYS, *self.MORE_KEYS)

    def show_keys(self) -> None:
        """List in the last line the keys that do something at present."""
        keys = self.working_keys
        working = [key for key in keys if key.listed and self.check_action(key.action.partition("(")[0], ()) is True]
        self.query_one(KeyLine).show(working, self.window.width)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys make sense at present; the others are not shown."""
        if len(self.screen_stack) > 1:
            # Screens over the table have their own keys; only leaving always works.
            return action in ("interrupt", "dismiss", "scroll", "focus_next", "focus_previous", "focus")
        return self.looked is not None if action == "card" else self.can(action)

    def can(self, action: str) -> bool:
        """Whether something can be done at present."""
        return True

    # -- pointing -----------------------------------------------------------------------------------------------------

    @property
    def tiles(self) -> list[Tile]:
        """Every visible place."""
        return [tile for tile in self.screen_stack[0].query(Tile) if tile.display and tile.region]

    def action_move(self, way: str) -> None:
        """Move the cursor to the next place in a direction."""
        here = self.focused
        places = [place for place in (*self.tiles, self.band.button) if place.display and not place.disabled]
        found = next_place(here, places, way) if here is not None and here.region else next(iter(places), None)
        if found is not None:
            found.focus()

    @on(Tile.Looked)
    def _looked(self, event: Tile.Looked) -> None:
        self.look(event.card)

    @on(Naming.Looked)
    def _name_looked_at(self, event: Naming.Looked) -> None:
        self.look(event.card)

    def look(self, card: str | None) -> None:
        """Show a card; if the cursor is not on one, the card that asks."""
        source = None if self.picker is None else self.picker.decision.source
        self.looked = next((name for name in (card, source) if name in CARDS), None)
        # Only while it is visible: a text of another height would lay out the whole table again.
        if self.shape.wide:
            whole = Text() if self.looked is None else self.styler.whole(self.looked, self.view)
            self.query_one("#card", Line).write(whole)
        else:
            short = Text() if self.looked is None else self.styler.short(self.looked, self.view)
            self.query_one("#info", Line).write(short, layout=False)

    @on(Tile.Pressed)
    async def _tile_pressed(self, event: Tile.Pressed) -> None:
        await self.press(event.tile.item)

    async def press(self, item: TileContent) -> None:
        """Somebody picked what lies there."""
        self.look(item.card)

    # -- reading ------------------------------------------------------------------------------------------------------

    async def action_card(self) -> None:
        """What the card under the cursor does."""
        if self.looked is not None:
            await self.push_screen(Reading(self.texts.card(self.looked), self._whole_card(self.looked), self.texts))

    def _whole_card(self, card: str) -> Text:
        """A card with its text and the rulings about it."""
        text = self.styler.whole(card, self.view)
        sentences = rulings_of(card, () if self.view is None else self.view.met())
        if sentences:
            text.append(f"\n\n{self.texts.message('cli-rulings')}", "bold")
        for sentence in sentences:
            text.append(f"\n· {sentence}")
        return text

    async def action_log(self) -> None:
        """The whole story."""
        text = Text("\n").join([*self.lines, *self.said])
        await self.push_screen(Reading(self.texts.message("table-story"), text, self.texts, at_end=True))

    async def action_trash(self) -> None:
        """All trashed cards."""
        if self.view is not None:
            cards = self.styler.cards(self.view.trash) if self.view.trash else Text("–")
            await self.push_screen(Reading(self.texts.zone("trash"), cards, self.texts))

    def action_day(self) -> None:
        """Switch between dark and light."""
        self.styler.night = not self.styler.night
        self.theme = (NIGHT if self.styler.night else DAY).name
        self.told(self.story)
        self.call_later(self.draw)

    async def action_help(self) -> None:
        """The list of keys."""
        await self.push_screen(Reading(self.texts.message("table-key-help"), self._help(), self.texts))

    def _help(self) -> Text:
        say = self.texts.message
        text = Text()
        rows = [("↑ ↓ ← →, Tab", say("table-key-move")), ("Enter, Space", say("table-key-pick"))]
        rows += [(key.names, say(key.words)) for key in (*self.KEYS, *self.MORE_KEYS)]
        for keys, words in rows:
            text.append(f"{keys:<14}", "bold").append(f"{words}\n")
        text.append(f"\n{say('table-mouse')}\n", self.styler.faint)
        if self.view is not None:
            tops = [self.view.top(pile) or pile for pile in self.view.piles()]
            text.append("\n" + legend(self.texts, tops), self.styler.faint)
        return text

    def action_leave(self) -> None:
        """Leave."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Leave by Ctrl-C."""
        self.stop(SIGNALS["SIGINT"])

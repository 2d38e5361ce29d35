"""The table as a full-screen program: what it is put together from, and how questions and answers go through it.

Where views come from and answers go to is for its three sorts to say: a game played here, one on a server, one that is
over."""

from __future__ import annotations

import asyncio
import contextlib
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
from textual.widgets import OptionList

from demesne import Decision
from demesne.cards import CARDS
from demesne.seats.lettering import legend
from demesne.seats.log_lines import Seen
from demesne.seats.ordering import hand_key, treasure_key
from demesne.seats.recap import others_turns, recap
from demesne.seats.refusals import not_an_option
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
from demesne.tui.tiles import HandGrid, Item, Tile

SIGNALS: Final = {"SIGINT": 130, "SIGTERM": 143, "SIGHUP": 129}
"""What ends the program from outside, and the exit code that says so."""


class Surface(Screen[None]):
    """What the table lies on. When the cursor moves, only the places that it leaves and enters are drawn."""

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)


class TableApp(App[int]):
    """Shows a table from one seat's point of view."""

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
    .-plain Tile:focus { text-style: reverse bold; }
    .-plain Tile.picked { text-style: bold underline; }
    """
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("t", "treasures", "table-key-treasures"),
        Key("e", "end_phase", "table-key-end"),
        Key("E", "end_turn", "table-key-end-turn", listed=False),
        Key("c", "confirm", "table-key-confirm"),
        Key("a", "all", "table-key-all"),
        Key("escape", "clear", "table-key-clear", listed=False),
        Key("u,ctrl+z", "undo", "table-key-undo"),
    )
    """Keys for decisions."""

    MORE_KEYS: Final = (
        Key("question_mark", "card", "table-key-card"),
        Key("l", "log", "table-key-log"),
        Key("x", "trash", "table-key-trash", listed=False),
        Key("d", "day", "table-key-day", listed=False),
        Key("f1,h", "help", "table-key-help"),
        Key("q,ctrl+q", "leave", "table-key-quit"),
    )
    NAMING_KEYS: Final = (
        Key("enter", "confirm", "table-key-confirm"),
        Key("escape", "clear", "table-key-clear-name"),
        Key("ctrl+z", "undo", "table-key-undo"),
        Key("f1", "help", "table-key-help"),
        Key("ctrl+q", "leave", "table-key-quit"),
    )
    """What works while letters go into the field for a name."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, texts: Texts, names: Sequence[str], title: str) -> None:
        super().__init__()
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
        self.intent = ""
        """What is to be done with the next questions too: "treasures", "end turn" or nothing."""
        self.looked: str | None = None
        self.shape = lay_out(80, 24, Contents(7, 10, 0, 2, 5, 8))
        self.question = ""
        self.recapped = -1
        """Up to which place in the log the others' turns were seen: this seat has answered since."""
        for key in (*self.KEYS, *self.MORE_KEYS):
            self.bind(key.keys, key.action, description=texts.message(key.words), show=False)
        for way in ("up", "down", "left", "right"):
            self.bind(way, f"move('{way}')", show=False)
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name
        if self.no_color:
            self.ansi_color = True
        # What goes wrong inside is for the caller to tell, in a line.
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
        """What went wrong inside, in a line, if anything did."""
        stream = self.error_console.file
        lines = stream.getvalue().splitlines() if isinstance(stream, StringIO) else []
        # The last line of a traceback names the error; a note about further errors may follow.
        named = [line for line in lines if line[:1].isalpha() and ": " in line and not line.startswith("NOTE")]
        return named[-1].strip() if named else None

    async def begin(self) -> None:
        """Show the first view."""

    def stop(self, code: int) -> None:
        """Leave because the program is told to; nothing may be lost by it."""
        self.exit(code)

    async def show(
        self, view: SeatView, story: Sequence[Seen], picker: Picker | None = None, question: str = ""
    ) -> None:
        """Show how things stand, and the question if there is one."""
        self.view = view
        self.picker = picker
        self.question = question
        self.story = list(story)
        self.lines = self.styler.story(self.story, self.names, view.seat, start=True)
        await self.draw()
        if picker is not None:
            self._point_at_likely()
        self.show_keys()

    async def draw(self) -> None:
        """Draw everything anew, for the room that there is."""
        view = self.view
        if view is None or not self.is_running:
            return
        self._arrange(view)
        shown = self._shown(view)
        self.query_one(Head).show(shown, self.window.width)
        self.query_one(Trash).show(shown)
        self.query_one(Players).show(shown)
        self.tell()
        self.band.ask(self.question or self.idle_line(view), self._recap())
        await self._draw_options(shown)
        self._look(self.looked)

    def _shown(self, view: SeatView) -> Shown:
        return Shown(view, self.names, self.shape, self.picker)

    async def _draw_options(self, shown: Shown) -> None:
        """Draw what can be picked: piles, options beside the question, the hand."""
        await self.query_one(Supply).show(shown)
        await self.band.show(shown)
        picker = shown.picker
        cards = picker.cards if picker is not None else sorted(shown.view.hand, key=hand_key(self.texts))
        items: list[Item] = []
        for place, card in enumerate(cards):
            option = None if picker is None else picker.hand.get(place)
            items.append(Item(f"{place}", self.texts.card(card), card, None, option, shown.mark(option)))
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
        """Tell something beside the question, until the next one."""
        if self.is_running:
            self.band.note = note
            self.band.show_bar(self.picker)

    def _recap(self) -> Text | None:
        """What the others did, until this seat has answered."""
        seat = None if self.picker is None else self.picker.decision.player
        if seat is None or others_turns(self.story, seat)[1] == self.recapped:
            return None
        lines = recap(self.story, seat, self.names, self.texts)[-self.shape.recap :]
        return Text("\n").join(Text(line, no_wrap=True, overflow="ellipsis") for line in lines) if lines else None

    def _arrange(self, view: SeatView) -> None:
        """Choose the sizes for the room that there is."""
        screen = self.screen_stack[0]
        basic, kingdom, beside = sort_piles(view, self.texts, 3)
        names = [cell_len(self.texts.card(card)) + len(self.styler.letters(card)) + 3 for card in view.hand]
        hand = len(view.hand)
        contents = Contents(len(basic), len(kingdom), len(beside), view.players, hand, max(names, default=8))
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
        """What stands in the place of a question that is not this seat's."""
        if view.over:
            return self.texts.phase("over")
        waiting = view.waiting_for
        return "" if waiting is None else self.texts.message("table-waiting", player=self.names[waiting])

    async def on_resize(self, event: events.Resize) -> None:
        """Use the room that there is now."""
        self.window = event.size
        await self.draw()
        self.show_keys()

    # -- keys ---------------------------------------------------------------------------------------------------------

    @property
    def is_naming(self) -> bool:
        """Whether letters go into the field for a name."""
        return self.picker is not None and self.picker.decision.kind == "name"

    def show_keys(self) -> None:
        """List in the last line which keys do something now."""
        keys = self.NAMING_KEYS if self.is_naming else (*self.KEYS, *self.MORE_KEYS)
        working = [key for key in keys if key.listed and self.check_action(key.action.partition("(")[0], ()) is True]
        self.query_one(KeyLine).show(working, self.window.width)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys make sense now; the others are not shown."""
        if len(self.screen_stack) > 1:
            # What lies over the table has keys of its own; only leaving always works.
            return action in ("interrupt", "dismiss", "scroll", "focus_next", "focus_previous", "focus")
        picker = self.picker
        decision = None if picker is None else picker.decision
        own = decision is not None and decision.source is None
        if action in ("end_phase", "end_turn"):
            return own and decision is not None and decision.kind in ("action", "treasure", "buy", "spend")
        if action == "treasures":
            held = self.view is not None and any(CARDS[card].is_treasure for card in self.view.hand)
            return own and decision is not None and decision.kind in ("action", "treasure") and held
        if action == "confirm":
            return picker is not None and (self.is_naming or picker.is_valid)
        if action == "all":
            return decision is not None and decision.max > 1
        if action == "clear":
            return decision is not None
        if action == "card":
            return self.looked is not None
        return True

    # -- pointing -----------------------------------------------------------------------------------------------------

    @property
    def tiles(self) -> list[Tile]:
        """Every place that is to be seen."""
        return [tile for tile in self.screen_stack[0].query(Tile) if tile.display and tile.region]

    def _point_at_likely(self) -> None:
        """Put the cursor where the player most likely wants it. Nothing is carried over from another question."""
        picker = self.picker
        if picker is None or len(self.screen_stack) > 1:
            return
        if self.is_naming:
            self.band.naming.field.focus()
            return
        likely = picker.likely
        label = None if likely is None else picker.decision.options[likely]
        for tile in self.query(Tile):
            option = tile.item.option if tile.display else None
            if option is not None and label == picker.decision.options[option]:
                tile.focus(scroll_visible=True)
                self._look(tile.item.card)
                return
        self.band.button.focus()
        self._look(None)

    def action_move(self, way: str) -> None:
        """Move the cursor to the next place in a direction."""
        here = self.focused
        if self.is_naming and way in ("up", "down"):
            names = self.band.naming.query_one(OptionList)
            (names.action_cursor_up if way == "up" else names.action_cursor_down)()
            return
        places = [place for place in (*self.tiles, self.band.button) if place.display and not place.disabled]
        found = next_place(here, places, way) if here is not None and here.region else next(iter(places), None)
        if found is not None:
            found.focus()

    @on(Tile.Looked)
    def _looked(self, event: Tile.Looked) -> None:
        self._look(event.card)

    @on(Naming.Looked)
    def _name_looked_at(self, event: Naming.Looked) -> None:
        self._look(event.card)

    def _look(self, card: str | None) -> None:
        """Show a card; where the cursor is at none, the one that asks."""
        source = None if self.picker is None else self.picker.decision.source
        self.looked = next((name for name in (card, source) if name in CARDS), None)
        # Only where it is to be seen: a text of another height lays out the whole table anew.
        if self.shape.wide:
            whole = Text() if self.looked is None else self.styler.whole(self.looked, self.view)
            self.query_one("#card", Line).write(whole)
        else:
            short = Text() if self.looked is None else self.styler.short(self.looked, self.view)
            self.query_one("#info", Line).write(short, layout=False)

    # -- answering ----------------------------------------------------------------------------------------------------

    async def give(self, labels: tuple[str, ...]) -> None:
        """Answer the pending decision."""
        raise NotImplementedError

    async def answer(self, labels: tuple[str, ...]) -> None:
        """Answer the question that is shown."""
        if self.picker is not None:
            self.recapped = others_turns(self.story, self.picker.decision.player)[1]
        self.picker = None
        self.band.note = ""
        await self.give(labels)

    async def _press(self, option: int) -> None:
        if self.picker is None:
            return
        if self.picker.press(option):
            await self.answer(self.picker.labels)
        else:
            await self._redraw_picks()

    @on(Tile.Pressed)
    async def _tile_pressed(self, event: Tile.Pressed) -> None:
        item = event.tile.item
        if self.picker is None or item.option is None:
            self._look(item.card)
            if self.picker is not None and self.view is not None and item.card is not None:
                self.say(not_an_option(item.card, self.picker.decision, self.view, self.texts))
        else:
            await self._press(item.option)

    @on(Naming.Chosen)
    async def _name_chosen(self, event: Naming.Chosen) -> None:
        if self.picker is not None:
            self.picker.picks = [event.option]
            await self.answer(self.picker.labels)

    async def _redraw_picks(self) -> None:
        self.band.note = ""
        if self.view is not None:
            await self._draw_options(self._shown(self.view))
            self.show_keys()

    @on(Band.Confirmed)
    async def action_confirm(self) -> None:
        """Give the answer as it stands."""
        if self.is_naming:
            self.band.naming.choose_highlighted()
        elif self.picker is not None and self.picker.is_valid:
            await self.answer(self.picker.labels)

    async def action_all(self) -> None:
        """Pick everything, or nothing."""
        if self.picker is not None:
            self.picker.all()
            await self._redraw_picks()

    async def action_clear(self) -> None:
        """Drop what was picked, or typed."""
        if self.picker is not None:
            self.picker.picks = []
            self.band.naming.field.value = ""
            await self._redraw_picks()

    # -- several questions at once ------------------------------------------------------------------------------------

    def follow(self, decision: Decision) -> tuple[str, ...] | None:
        """The answer that was already asked for with a key; None when the player is to be asked."""
        intent, self.intent = self.intent, ""
        if decision.source is not None or not intent:
            return None
        if intent == "treasures":
            if decision.kind == "action":
                self.intent = intent
                return ()
            return tuple(sorted(decision.options, key=treasure_key)) if decision.kind == "treasure" else None
        if decision.kind in ("action", "treasure", "spend"):
            self.intent = intent
            return ("0",) if decision.kind == "spend" else ()
        return () if decision.kind == "buy" else None

    async def _pursue(self, intent: str) -> None:
        if self.picker is not None:
            self.intent = intent
            labels = self.follow(self.picker.decision)
            if labels is not None:
                await self.answer(labels)

    async def action_treasures(self) -> None:
        """Play all Treasures, and end the Action phase first if need be."""
        if self.view is not None and any(CARDS[card].is_treasure for card in self.view.hand):
            await self._pursue("treasures")
        else:
            self.say(self.texts.message("table-no-treasures"))

    async def action_end_phase(self) -> None:
        """End the phase."""
        if self.picker is not None:
            await self.answer(("0",) if self.picker.decision.kind == "spend" else ())

    async def action_end_turn(self) -> None:
        """End the turn, whatever is left to do."""
        await self._pursue("end turn")

    async def action_undo(self) -> None:
        """Take back the last decision."""

    # -- reading ------------------------------------------------------------------------------------------------------

    async def action_card(self) -> None:
        """What the card under the cursor does."""
        if self.looked is not None:
            await self.push_screen(
                Reading(self.texts.card(self.looked), self.styler.whole(self.looked, self.view), self.texts)
            )

    async def action_log(self) -> None:
        """The whole story."""
        text = Text("\n").join([*self.lines, *self.said])
        await self.push_screen(Reading(self.texts.message("table-story"), text, self.texts, at_end=True))

    async def action_trash(self) -> None:
        """All that was trashed."""
        if self.view is not None:
            cards = self.styler.cards(self.view.trash) if self.view.trash else Text("–")
            await self.push_screen(Reading(self.texts.zone("trash"), cards, self.texts))

    def action_day(self) -> None:
        """From night to day, or back."""
        self.styler.night = not self.styler.night
        self.theme = (NIGHT if self.styler.night else DAY).name
        if self.view is not None:
            self.lines = self.styler.story(self.story, self.names, self.view.seat, start=True)
        self.call_later(self.draw)

    async def action_help(self) -> None:
        """Which keys there are."""
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

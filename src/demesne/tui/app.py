"""The table as a full-screen program. It shows scenes and collects answers; where they come from and go to is for its
three sorts to say: a game played here, one on a server, one that is over."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from demesne import Decision
from demesne.cards import CARDS
from demesne.kingdoms.folding import tight
from demesne.seats.lettering import legend, styled
from demesne.seats.log_lines import Seen
from demesne.seats.ordering import BASIC, hand_key, treasure_key
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts, sort_key
from demesne.tui.layout import Contents, share
from demesne.tui.picker import Picker
from demesne.tui.screens import Reading
from demesne.tui.styles import DAY, NIGHT, Styler
from demesne.tui.tiles import HandGrid, HandTile, Item, PileGrid, Tile, TileGrid

RECENT: Final = 120
"""How many lines of the story lie on the table; all of it can be called up."""

MAY_BE_MISSED: Final = ("log", "all", "confirm", "card", "eyes", "number")
"""Keys that the last line leaves out when it is too short, in this order."""

SIGNALS: Final = {"SIGINT": 130, "SIGTERM": 143, "SIGHUP": 129}
"""What ends the program from outside, and the exit code that tells of it."""


class Line(Static):
    """A text that is drawn anew only when it changes."""

    written: Text | None = None

    def write(self, text: Text, layout: bool = True) -> bool:
        """Show a text; whether it is a new one. `layout`: its height may change."""
        if self.written is not None and (self.written.plain, self.written.spans) == (text.plain, text.spans):
            return False
        self.written = text
        self.update(text, layout=layout)
        return True


class Story(VerticalScroll, can_focus=False):
    """What happened, the newest at the bottom."""

    DEFAULT_CSS = "Story { scrollbar-size-vertical: 1; } Story > Static { width: 1fr; }"

    def compose(self) -> ComposeResult:
        yield Line()

    def tell(self, lines: Sequence[Text]) -> None:
        """Show these lines, from the end."""
        if self.query_one(Line).write(Text("\n").join(lines[-RECENT:])):
            self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self) -> None:
        """Keep the newest in sight."""
        self.scroll_end(animate=False)


class Surface(Screen[None]):
    """What the table lies on. When the cursor moves, only the places that it leaves and enters are drawn."""

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)


class TableApp(App[int]):
    """Shows a table from one seat's eyes."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    TITLE = "Demesne"
    CSS = """
    Screen { layout: vertical; }
    #head { height: 1; background: $panel; padding: 0 1; }
    #main { height: 1fr; }
    #left { width: 1fr; padding: 0 1; }
    #side { width: 38; display: none; border-left: solid $panel; padding: 0 0 0 1; }
    #side Story { height: 1fr; }
    #card { height: auto; max-height: 14; border-top: solid $panel; }
    #beside { margin: 0; }
    #trash { height: 1; }
    #players { height: auto; }
    #story { height: 1fr; min-height: 0; margin: 0; background: $surface; }
    #space { display: none; height: 1fr; }
    #band { height: auto; max-height: 14; border-left: thick $primary; background: $surface; padding: 0 1; }
    #band.idle { border-left: thick $panel; }
    #question { height: auto; max-height: 3; text-style: bold; }
    #offers { max-height: 6; overflow-y: auto; scrollbar-size-vertical: 1; }
    #names { height: auto; display: none; }
    #names Input { width: 1fr; }
    #names OptionList { height: 5; scrollbar-size-vertical: 1; border: none; padding: 0; }
    #bar { height: 1; }
    #confirm { margin-right: 2; min-width: 10; }
    #count { width: auto; margin-right: 2; color: $text-muted; }
    #note { width: 1fr; height: 1; color: $accent; }
    #hand { max-height: 3; overflow-y: auto; scrollbar-size-vertical: 1; }
    #info { height: 1; color: $text-muted; }
    #keys { height: 1; background: $panel; color: $text-muted; link-style: none; link-color: $text-muted; }
    #keys { link-style-hover: bold; link-background-hover: $primary; }
    .-wide #side { display: block; }
    .-wide #story { display: none; }
    .-wide #space { display: block; }
    .-wide #info { display: none; }
    .-cards #hand { max-height: 12; }
    .-cards #hand HandTile { border: round $panel; }
    .-cards #hand HandTile.legal { border: round $accent 60%; }
    .-cards #hand HandTile.picked { border: round $primary; }
    .-cards #hand HandTile:focus { border: heavy $accent; }
    Story, #offers, #hand, OptionList { scrollbar-color: $panel-lighten-2; scrollbar-background: $surface; }
    """
    KEYS: ClassVar[tuple[tuple[str, str, str, bool], ...]] = (
        ("t", "treasures", "table-key-treasures", True),
        ("e", "end_phase", "table-key-end", True),
        ("E", "end_turn", "table-key-end-turn", False),
        ("c", "confirm", "table-key-confirm", True),
        ("a", "all", "table-key-all", True),
        ("escape", "clear", "table-key-clear", False),
        ("u", "undo", "table-key-undo", True),
    )
    """Keys for decisions: what they do, their words, and whether the last line shows them."""

    MORE_KEYS: Final = (
        ("question_mark", "card", "table-key-card", True),
        ("l", "log", "table-key-log", True),
        ("x", "trash", "table-key-trash", False),
        ("d", "day", "table-key-day", False),
        ("f1,h", "help", "table-key-help", True),
        ("q,ctrl+q", "leave", "table-key-quit", True),
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, texts: Texts, names: Sequence[str], title: str) -> None:
        super().__init__()
        self.texts = texts
        self.styler = Styler(texts)
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
        self.shape = share(1, 1, Contents(7, 10, 0, 2, 5, 8))
        self.question = ""
        self.note = ""
        for key, action, words, _ in (*self.KEYS, *self.MORE_KEYS):
            self.bind(key, action, description=texts.message(words), show=False)
        for key in ("up", "down", "left", "right"):
            self.bind(key, f"move('{key}')", show=False)
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name

    @staticmethod
    def _key_name(key: str) -> str | None:
        return {"question_mark": "?", "f1,h": "F1", "q,ctrl+q": "q"}.get(key)

    # -- what is on the screen ----------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Line(id="head")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield PileGrid(self.styler, id="basic")
                yield PileGrid(self.styler, id="kingdom")
                yield PileGrid(self.styler, id="beside")
                yield Line(id="trash")
                yield Line(id="space")
                yield Line(id="players")
                yield Story(id="story")
                with Vertical(id="band"):
                    yield Line(id="question")
                    yield TileGrid(self.styler, id="offers")
                    with Vertical(id="names"):
                        yield Input(placeholder=self.texts.message("table-name-hint"), compact=True)
                        yield OptionList(compact=True)
                    with Horizontal(id="bar"):
                        yield Button(id="confirm", variant="primary", compact=True)
                        yield Line(id="count")
                        yield Line(id="note")
                yield HandGrid(self.styler, id="hand")
                yield Line(id="info")
            with Vertical(id="side"):
                yield Story(id="side-story")
                yield Line(id="card")
        yield Line(id="keys")

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
        await self.begin()

    @property
    def failure(self) -> Exception | None:
        """What went wrong inside, if anything did."""
        return self._exception

    def _fatal_error(self) -> None:
        # Whoever runs the table tells what went wrong, in a line; nobody is shown the insides.
        self._close_messages_no_wait()

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
            self._focus_something()
        self.show_keys()

    def show_keys(self) -> None:
        """Tell in the last line which keys do something now; they can be clicked, too."""
        entries: dict[str, Text] = {}
        for key, action, words, is_shown in (*self.KEYS, *self.MORE_KEYS):
            name = action.partition("(")[0]
            if not is_shown or self.check_action(name, ()) is not True:
                continue
            click = {"@click": f"app.{action if '(' in action else f'{action}()'}"}
            entry = Text.assemble(
                (f" {self._key_name(key) or key} ", Style(bold=True, color=self.styler.accent, meta=click))
            )
            entry.append(f"{self.texts.message(words)} ", Style(meta=click))
            entries[action] = entry
        # Where they do not all fit, those go first that the help tells as well.
        for action in MAY_BE_MISSED:
            if sum(cell_len(entry.plain) for entry in entries.values()) > self.window.width:
                entries.pop(action, None)
        line = Text.assemble(*entries.values())
        line.no_wrap = True
        self.query_one("#keys", Line).write(line, layout=False)

    async def draw(self) -> None:
        """Draw everything anew, for the room that there is."""
        view = self.view
        if view is None or not self.is_running:
            return
        self._arrange(view)
        self._draw_head(view)
        await self._draw_piles(view)
        self.query_one("#trash", Line).write(self._trash_line(view), layout=False)
        self.query_one("#players", Line).write(self._players(view))
        self._tell()
        await self._draw_band(view)
        await self._draw_hand(view)
        self._look(self.looked)

    def _tell(self) -> None:
        for story in self.query(Story):
            story.tell([*self.lines[-RECENT:], *self.said[-RECENT // 4 :]])

    def _arrange(self, view: SeatView) -> None:
        """Choose the sizes for the room that there is."""
        screen = self.screen_stack[0]
        basic, kingdom, beside = self._sorted_piles(view, 3)
        name = max(
            (cell_len(self.texts.card(card)) + len(self.styler.letters(card)) + 3 for card in view.hand), default=8
        )
        contents = Contents(len(basic), len(kingdom), len(beside), view.players, len(view.hand), name)
        before, self.shape = self.shape, share(*self.window, contents)
        room = self.shape
        screen.set_class(room.wide, "-wide")
        screen.set_class(room.card > 1, "-cards")
        if room != before:
            self.query_one("#side").styles.width = room.side or 1
            for part in ("#kingdom", "#trash", "#players"):
                self.query_one(part).styles.margin = (room.gap, 0, 0, 0)

    def _sorted_piles(self, view: SeatView, columns: int) -> tuple[list[str], list[str], list[str]]:
        """The basic piles in rows of so many, the kingdom by cost, and the piles beside the Supply."""
        money, land, curse = BASIC
        if columns == 4:
            basic = [*money, *curse, *land, "Ruins"]
        else:
            basic = [*money, *land, *curse, "Ruins"]
        basic = [name for name in basic if view.in_supply(name)]
        kingdom = [name for name in view.piles() if view.in_supply(name) and name not in basic]
        kingdom.sort(key=lambda name: (CARDS[name].cost, sort_key(self.texts.card(name))))
        beside = [name for name in view.piles() if not view.in_supply(name)]
        return basic, kingdom, [name for name in beside if view.left(name) or not CARDS[name].is_prize]

    def _draw_head(self, view: SeatView) -> None:
        texts = self.texts
        left = texts.counters(view.actions, view.buys, view.coins, view.tokens(view.active))
        title = texts.log(
            {"type": "turn", "seat": view.active, "amount": view.turns(view.active)}, self.names, view.seat
        )
        line = styled(title, "bold")
        line.append(f" · {texts.phase(view.phase)} · ", "")
        line.append(left if not view.over else "", f"bold {NIGHT.accent if self.styler.night else DAY.accent}")
        name = self.kingdom
        room = self.window.width - 2 - cell_len(line.plain)
        if room > cell_len(name) + 2:
            line.append(" " * (room - cell_len(name)))
            line.append(name, self.styler.faint)
        self.query_one("#head", Line).write(line, layout=False)

    # -- piles --------------------------------------------------------------------------------------------------------

    async def _draw_piles(self, view: SeatView) -> None:
        room = self.shape
        basic, kingdom, beside = self._sorted_piles(view, room.basic)
        for part, piles, columns, lines in (
            ("#basic", basic, room.basic, 1),
            ("#kingdom", kingdom, room.kingdom, room.tile),
            ("#beside", beside, room.basic, 1),
        ):
            await self.query_one(part, PileGrid).put(self._items(piles, view), view, self.asks, columns, lines)

    @property
    def asks(self) -> bool:
        """Whether a question is open."""
        return self.picker is not None

    def _items(self, piles: Sequence[str], view: SeatView) -> list[Item]:
        items: list[Item] = []
        for pile in piles:
            top = view.top(pile) or pile
            name = self.texts.card(top)
            if top != pile and pile != "Ruins":
                name = f"{name} ({self.texts.card(pile)})"
            elif pile == view.bane:
                name = f"{name} ({self.texts.message('cli-bane')})"
            option = None if self.picker is None else self.picker.piles.get(pile)
            items.append(Item(pile, name, top, pile, option, self._mark(option)))
        return items

    def _mark(self, option: int | None) -> str:
        return " " if self.picker is None else self.picker.mark(option)

    def _trash_line(self, view: SeatView) -> Text:
        line = styled(f"{self.texts.zone('trash')} ", "bold")
        line.no_wrap, line.overflow = True, "ellipsis"
        if view.trash:
            line.append(f"{len(view.trash)}: ", self.styler.faint)
            line.append_text(self.styler.cards(view.trash))
        else:
            line.append("–", self.styler.faint)
        return line

    # -- players ------------------------------------------------------------------------------------------------------

    def _players(self, view: SeatView) -> Text:
        """Everyone's cards, in turn order from the one who looks; where it is narrow and many play, two to a line."""
        first = view.seat or 0
        order = [(first + step) % view.players for step in range(view.players)]
        if not self.shape.crowded:
            return Text("\n").join(self._player(view, seat, self._areas(view, seat)) for seat in order)
        lines: list[Text] = []
        half = self.shape.width // 2
        for left, right in zip(order[::2], [*order[1::2], -1], strict=False):
            line = self._player(view, left, [])
            line.truncate(half - 1, pad=True)
            if right >= 0:
                other = self._player(view, right, [])
                other.truncate(half - 1)
                line.append(" ").append_text(other)
            lines.append(line)
        for seat in order:
            areas = self._areas(view, seat)
            if areas:
                lines.append(styled(f"{self.names[seat]} ", "bold") + Text(" · ").join(areas))
        return Text("\n").join(lines)

    def _player(self, view: SeatView, seat: int, areas: list[Text]) -> Text:
        say = self.texts.message
        facts = view.seats[seat]
        width = max(cell_len(name) for name in self.names)
        name = self.names[seat]
        line = styled("▶ " if seat == view.active else "  ", "bold")
        line.append(name + " " * (width - cell_len(name)), "bold")
        top = facts["discard_top"]
        zones = [Text(say("table-hand", count=facts["hand"])), Text(say("table-deck", count=facts["deck"]))]
        lead = "" if self.shape.crowded else f"{say('table-discard')} "
        zones.append(Text(lead) + (self.styler.card(top) if top else Text("–")))
        if facts["tokens"]:
            zones.append(Text(say("counter-tokens", count=facts["tokens"])))
        points = view.facts.get("points")
        if points is not None:
            zones.append(Text(say("table-points", count=points[seat])))
        return line + Text("  ") + styled(" · ", self.styler.faint).join([*zones, *areas])

    def _areas(self, view: SeatView, seat: int) -> list[Text]:
        """What lies before a player."""
        areas: list[Text] = []
        for zone, title in (("in_play", "table-in-play"), ("aside", "table-aside"), ("shown", "table-shown")):
            cards = view.seats[seat][zone]
            if cards:
                areas.append(Text(f"{self.texts.message(title)} ") + self.styler.cards(cards))
        held = view.facts.get("open")
        if held is not None:
            for zone, title in (("hand", "table-cards-hand"), ("deck", "table-cards-deck")):
                areas.append(Text(f"{self.texts.message(title)} ") + self.styler.cards(held[seat][zone]))
        return areas

    # -- the question -------------------------------------------------------------------------------------------------

    def idle_line(self, view: SeatView) -> str:
        """What stands in the place of a question that is not this seat's."""
        if view.over:
            return self.texts.phase("over")
        waiting = view.waiting_for
        return "" if waiting is None else self.texts.message("table-waiting", player=self.names[waiting])

    async def _draw_band(self, view: SeatView) -> None:
        picker = self.picker
        self.query_one("#band").set_class(picker is None, "idle")
        self.query_one("#question", Line).write(Text(self.question or self.idle_line(view)))
        naming = picker is not None and picker.decision.kind == "name"
        names = self.query_one("#names")
        if naming and not names.display:
            self.query_one("#names Input", Input).value = ""
        names.display = naming
        items: list[Item] = []
        if picker is not None and not naming:
            labels = picker.decision.options
            for option in picker.offers:
                label = labels[option].removeprefix("discard/")
                card = label if label in CARDS and picker.decision.kind != "mode" else None
                items.append(Item(f"{option}", picker.label(option), card, None, option, picker.mark(option)))
        widest = max((cell_len(item.text) for item in items), default=0) + 4
        columns = max(1, (self.shape.width - 4) // widest)
        await self.query_one("#offers", TileGrid).put(items, view, self.asks, min(columns, len(items)))
        if naming:
            self._list_names()
        self._draw_bar()

    def _draw_bar(self) -> None:
        picker = self.picker
        button = self.query_one("#confirm", Button)
        button.display = picker is not None
        if picker is not None:
            button.label = Content(picker.button)
            button.disabled = not picker.is_valid
        self.query_one("#count", Line).write(Text("" if picker is None else picker.count))
        self.query_one("#note", Line).write(Text(self.note, no_wrap=True, overflow="ellipsis"), layout=False)

    def say(self, note: str) -> None:
        """Tell something beside the question, until the next one."""
        self.note = note
        if self.is_running:
            self._draw_bar()

    def _list_names(self) -> None:
        picker = self.picker
        if picker is None:
            return
        typed = tight(self.query_one("#names Input", Input).value)
        labels = picker.decision.options
        found = [n for n in picker.offers if typed in tight(picker.label(n)) or typed in tight(labels[n])]
        found.sort(key=lambda n: not tight(picker.label(n)).startswith(typed) if typed else False)
        options = self.query_one("#names OptionList", OptionList)
        options.clear_options()
        for n in found:
            label = picker.decision.options[n]
            line = styled(f"{picker.mark(n)} ", "bold") + self.styler.card(label)
            line.append(f"  {self.styler.letters(label)}", self.styler.faint)
            options.add_option(Option(line, id=str(n)))
        if found:
            options.highlighted = 0

    async def _draw_hand(self, view: SeatView) -> None:
        cards = self.picker.cards if self.picker is not None else sorted(view.hand, key=hand_key(self.texts))
        items: list[Item] = []
        for place, card in enumerate(cards):
            option = None if self.picker is None else self.picker.hand.get(place)
            items.append(Item(f"{place}", self.texts.card(card), card, None, option, self._mark(option)))
        await self.query_one("#hand", HandGrid).put(items, view, self.asks, self.shape.hand, self.shape.card)

    # -- pointing -----------------------------------------------------------------------------------------------------

    @property
    def tiles(self) -> list[Tile]:
        """Every place that is to be seen."""
        return [tile for tile in self.screen_stack[0].query(Tile) if tile.display and tile.region]

    def _focus_something(self) -> None:
        """Put the cursor where something can be picked, unless it is there already."""
        picker = self.picker
        if picker is None or len(self.screen_stack) > 1:
            return
        if picker.decision.kind == "name":
            self.query_one("#names Input", Input).focus()
            return
        focused = self.focused
        if isinstance(focused, Tile) and focused.display and focused.item.option is not None:
            self._look(focused.item.card)
            return
        legal = [tile for tile in self.query(Tile) if tile.display and tile.item.option is not None]
        for zone in (HandTile, Tile):
            for tile in legal:
                if type(tile) is zone:
                    tile.focus(scroll_visible=True)
                    return
        if legal and self.view is not None:
            # Of piles, the dearest: it is what people want most often.
            costs = [self.view.cost(tile.item.card) if tile.item.card else 0 for tile in legal]
            legal[costs.index(max(costs))].focus(scroll_visible=True)
            return
        self.query_one("#confirm", Button).focus()

    def action_move(self, way: str) -> None:
        """Move the cursor to the next place in a direction."""
        here = self.focused
        if isinstance(here, OptionList) and way in ("up", "down"):
            (here.action_cursor_up if way == "up" else here.action_cursor_down)()
            return
        places: list[Widget] = [*self.tiles, *self.query("#confirm").results(Button)]
        places = [place for place in places if place.display and not place.disabled]
        if here is None or not here.region:
            if places:
                places[0].focus()
            return
        x, y = here.region.x + 1, here.region.y + here.region.height / 2
        best: tuple[float, Widget] | None = None
        for place in places:
            if place is here:
                continue
            dx, dy = place.region.x + 1 - x, place.region.y + place.region.height / 2 - y
            along, across = (dx, dy) if way in ("left", "right") else (dy, dx)
            along = -along if way in ("left", "up") else along
            if along < 0.5:
                continue
            away = along + abs(across) * (3 if way in ("left", "right") else 0.3)
            if way in ("left", "right") and abs(across) >= 1:
                continue
            if best is None or away < best[0]:
                best = away, place
        if best is not None:
            best[1].focus()

    @on(Tile.Looked)
    def _looked(self, event: Tile.Looked) -> None:
        self._look(event.card)

    def _look(self, card: str | None) -> None:
        self.looked = card if card in CARDS else None
        if self.looked is None:
            return
        # Only where it is to be seen: a text of another height lays out the whole table anew.
        if self.shape.wide:
            self.query_one("#card", Line).write(self.styler.whole(self.looked, self.view))
        else:
            self.query_one("#info", Line).write(self.styler.short(self.looked, self.view), layout=False)

    # -- answering ----------------------------------------------------------------------------------------------------

    async def give(self, labels: tuple[str, ...]) -> None:
        """Answer the pending decision."""
        raise NotImplementedError

    async def _answer(self, labels: tuple[str, ...]) -> None:
        self.picker = None
        self.note = ""
        await self.give(labels)

    @on(Tile.Pressed)
    async def _pressed(self, event: Tile.Pressed) -> None:
        picker, option = self.picker, event.tile.item.option
        if picker is None or option is None:
            self._look(event.tile.item.card)
            return
        if picker.press(option):
            await self._answer(picker.labels)
        else:
            await self._redraw_picks()

    async def _redraw_picks(self) -> None:
        if self.view is not None:
            await self._draw_piles(self.view)
            await self._draw_band(self.view)
            await self._draw_hand(self.view)

    @on(Button.Pressed, "#confirm")
    async def _confirm(self, event: Button.Pressed) -> None:
        event.stop()
        await self.action_confirm()

    async def action_confirm(self) -> None:
        """Give the answer as it stands."""
        if self.picker is not None and self.picker.is_valid:
            await self._answer(self.picker.labels)

    async def action_all(self) -> None:
        """Pick everything, or nothing."""
        if self.picker is not None:
            self.picker.all()
            await self._redraw_picks()

    async def action_clear(self) -> None:
        """Drop what was picked."""
        if self.picker is not None:
            self.picker.picks = []
            await self._redraw_picks()

    @on(Input.Changed, "#names Input")
    def _name_typed(self, event: Input.Changed) -> None:
        event.stop()
        self._list_names()

    @on(Input.Submitted, "#names Input")
    async def _name_entered(self, event: Input.Submitted) -> None:
        event.stop()
        options = self.query_one("#names OptionList", OptionList)
        if options.highlighted is not None:
            await self._take_name(options.get_option_at_index(options.highlighted).id)

    @on(OptionList.OptionSelected, "#names OptionList")
    async def _name_chosen(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        await self._take_name(event.option_id)

    @on(OptionList.OptionHighlighted, "#names OptionList")
    def _name_looked_at(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if self.picker is not None and event.option_id is not None:
            self._look(self.picker.decision.options[int(event.option_id)])

    async def _take_name(self, option: str | None) -> None:
        if self.picker is None or option is None:
            return
        if self.picker.press(int(option)):
            await self._answer(self.picker.labels)
        else:
            self._list_names()
            self._draw_bar()
            self.query_one("#names Input", Input).value = self.picker.label(int(option))

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
                await self._answer(labels)

    async def action_treasures(self) -> None:
        """Play all Treasures, and end the Action phase first if need be."""
        if self.view is not None and any(CARDS[card].is_treasure for card in self.view.hand):
            await self._pursue("treasures")
        else:
            self.say(self.texts.message("table-no-treasures"))

    async def action_end_phase(self) -> None:
        """End the phase."""
        if self.picker is not None:
            await self._answer(("0",) if self.picker.decision.kind == "spend" else ())

    async def action_end_turn(self) -> None:
        """End the turn, whatever is left to do."""
        await self._pursue("end turn")

    async def action_undo(self) -> None:
        """Take back the last decision."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys make sense now; the others are not shown."""
        if len(self.screen_stack) > 1:
            # What lies over the table has keys of its own; only leaving always works.
            return action in ("interrupt", "dismiss", "scroll", "focus_next", "focus_previous", "focus")
        decision = None if self.picker is None else self.picker.decision
        own = decision is not None and decision.source is None
        if action in ("end_phase", "end_turn"):
            return own and decision is not None and decision.kind in ("action", "treasure", "buy", "spend")
        if action == "treasures":
            return own and decision is not None and decision.kind in ("action", "treasure")
        if action == "confirm":
            return decision is not None
        if action == "all":
            return decision is not None and decision.max > 1
        return True

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
        for key, _, words, _ in (*self.KEYS, *self.MORE_KEYS):
            name = (self._key_name(key) or key).replace("escape", "Esc").replace("ctrl+", "Ctrl-")
            rows.append((name, say(words)))
        for key, words in rows:
            text.append(f"{key:<14}", "bold").append(f"{words}\n")
        text.append(f"\n{say('table-mouse')}\n", self.styler.faint)
        if self.view is not None:
            tops = [self.view.top(pile) or pile for pile in self.view.piles()]
            text.append("\n" + legend(self.texts, tops), self.styler.faint)
        return text

    async def on_resize(self, event: events.Resize) -> None:
        """Use the room that there is now."""
        self.window = event.size
        await self.draw()

    def action_leave(self) -> None:
        """Leave."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Leave by Ctrl-C."""
        self.stop(SIGNALS["SIGINT"])

"""The table as a full-screen program: how questions and answers pass through it.

Its two subclasses say where views come from and answers go: a local game, and one on a server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import on
from textual.widgets import OptionList

from demesne import Decision
from demesne.cards import CARDS
from demesne.review import HintFacts
from demesne.review.hints import say
from demesne.seats.ordering import treasure_key
from demesne.seats.recap import others_turns
from demesne.seats.refusals import not_an_option
from demesne.texts import Texts
from demesne.tui.band import Band
from demesne.tui.board import BoardApp
from demesne.tui.keys import Key
from demesne.tui.naming import Naming
from demesne.tui.tiles import Tile, TileContent


class TableApp(BoardApp):
    """Asks what a seat has to decide."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("t", "treasures", "table-key-treasures"),
        Key("e", "end_phase", "table-key-end"),
        Key("E", "end_turn", "table-key-end-turn", listed=False),
        Key("c", "confirm", "table-key-confirm"),
        Key("a", "all", "table-key-all"),
        Key("escape", "clear", "table-key-clear", listed=False),
        Key("u,ctrl+z", "undo", "table-key-undo"),
        Key("i", "hint", "table-key-hint"),
    )
    """Keys for decisions."""

    NAMING_KEYS: Final = (
        Key("enter", "confirm", "table-key-confirm"),
        Key("escape", "clear", "table-key-clear-name"),
        Key("ctrl+z", "undo", "table-key-undo"),
        Key("f1", "help", "table-key-help"),
        Key("ctrl+q", "leave", "table-key-quit"),
    )
    """Keys that work while letters go into the field for a name."""

    def __init__(self, texts: Texts, names: Sequence[str], title: str) -> None:
        super().__init__(texts, names, title)
        self.intent = ""
        """What to do with the following questions too: "treasures", "end turn" or nothing."""

    # -- keys ---------------------------------------------------------------------------------------------------------

    @property
    def is_naming(self) -> bool:
        """Whether letters go into the field for a name."""
        return self.picker is not None and self.picker.decision.kind == "name"

    @property
    def working_keys(self) -> tuple[Key, ...]:
        """The keys available at present."""
        return self.NAMING_KEYS if self.is_naming else super().working_keys

    def can(self, action: str) -> bool:
        """Whether something can be done at present."""
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
        return True

    def place_cursor(self) -> None:
        """Put the cursor where the player most likely wants it. Nothing carries over from another question."""
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
                self.look(tile.item.card)
                return
        self.band.button.focus()
        self.look(None)

    def action_move(self, way: str) -> None:
        """Move the cursor to the next place in a direction, or to the next name."""
        if self.is_naming and way in ("up", "down"):
            names = self.band.naming.query_one(OptionList)
            (names.action_cursor_up if way == "up" else names.action_cursor_down)()
        else:
            super().action_move(way)

    # -- answering ----------------------------------------------------------------------------------------------------

    async def give(self, labels: tuple[str, ...]) -> None:
        """Answer the pending decision."""
        raise NotImplementedError

    async def answer(self, labels: tuple[str, ...]) -> None:
        """Answer the question on screen."""
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

    async def press(self, item: TileContent) -> None:
        """Pick an option; if it is not one, say why."""
        if self.picker is None or item.option is None:
            await super().press(item)
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
            await self.draw_options(self.shown_now(self.view))
            self.show_keys()

    @on(Band.Confirmed)
    async def action_confirm(self) -> None:
        """Give the current answer."""
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
        """The answer already requested with a key; None if the player must be asked."""
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

    async def advise(self, hint: HintFacts) -> None:
        """Show a hint, whole, until the question is answered."""
        self.advice = say(hint, self.texts)
        self.band.note = ""
        await self.draw()
        self.show_keys()

    async def action_hint(self) -> None:
        """Ask for a hint."""

    async def action_undo(self) -> None:
        """Take back the last decision."""

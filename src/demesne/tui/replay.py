"""A game that was played, to step through."""

from __future__ import annotations

from typing import ClassVar

from demesne.seats.recording import PointOfView, Recording
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts
from demesne.tui.board import BoardApp
from demesne.tui.keys import Key
from demesne.tui.screens import LinePrompt


class ReplayApp(BoardApp):
    """Shows a game decision by decision, as a seat or a spectator sees it, or with all cards visible."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("n,full_stop,space", "step(1)", "table-key-next"),
        Key("p,comma,backspace", "step(-1)", "table-key-previous"),
        Key("N,pagedown", "turn(1)", "table-key-next-turn"),
        Key("P,pageup", "turn(-1)", "table-key-previous-turn"),
        Key("home", "place(0)", "table-key-first", listed=False),
        Key("end", "place(-1)", "table-key-last", listed=False),
        Key("g", "number", "table-key-number"),
        Key("s", "point_of_view", "table-key-view"),
    )

    def __init__(self, recording: Recording, point: PointOfView, texts: Texts) -> None:
        title = texts.kingdom_name(recording.seating.kingdom or texts.message("cli-kingdom"))
        super().__init__(texts, recording.seating.names, title)
        self.recording = recording
        self.point = point

    async def begin(self) -> None:
        """Show the recording's current position."""
        await self._show_place()

    async def _show_place(self) -> None:
        recording = self.recording
        view = recording.view(self.point)
        await self.show(view, recording.story(self.point), None, self._told(view))
        called = recording.called(self.point, self.texts)
        self.say(self.texts.message("table-place", number=recording.at, last=recording.length, view=called))

    def _told(self, view: SeatView) -> str:
        """What was asked and answered here, as far as it is visible from this point of view."""
        recording = self.recording
        decision = recording.decision
        if decision is None:
            winners = [] if recording.game.result is None else recording.game.result.winners
            names = self.texts.join([self.names[seat] for seat in winners])
            return f"{self.texts.phase('over')}. {self.texts.message('table-winners', names=names)}"
        who = self.names[decision.player]
        if not self.point.all_open and decision.player != self.point.seat:
            return self.texts.message("table-decides", player=who)
        asked = self.texts.colon(who, self.texts.prompt(decision, self.names))
        return asked if recording.answer is None else f"{asked}\n→ {recording.answer_text(self.texts)}"

    async def action_step(self, way: int) -> None:
        """One decision forward, or back."""
        await self.action_place(max(0, self.recording.at + way))

    async def action_turn(self, way: int) -> None:
        """One turn forward, or back."""
        await self.action_place(self.recording.next_turn() if way > 0 else self.recording.last_turn())

    async def action_place(self, place: int) -> None:
        """To the position after this many answers; -1 is the end."""
        self.recording.go(self.recording.length if place < 0 else place)
        await self._show_place()

    async def action_number(self) -> None:
        """To a position that is typed."""

        async def typed(text: str | None) -> None:
            if text and text.isascii() and text.isdecimal():
                await self.action_place(min(int(text[:6]), self.recording.length))

        title = self.texts.message("table-go-to", last=self.recording.length)
        await self.push_screen(LinePrompt(title, 6), typed)

    async def action_point_of_view(self) -> None:
        """To the next point of view: each seat's, a spectator's, all cards visible."""
        self.point = self.recording.next_point(self.point)
        await self._show_place()

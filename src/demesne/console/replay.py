"""A saved game line by line: what is typed steps through it."""

from __future__ import annotations

from demesne.console.menu import spoken, words
from demesne.console.picture import Picture
from demesne.console.reader import PROMPT, Leave, LineReader
from demesne.console.screen import Screen
from demesne.seats.recording import PointOfView, Recording
from demesne.texts import Texts


class ReplaySession:
    """Prints the current position of a recording, then reads where to go."""

    def __init__(self, recording: Recording, point: PointOfView, texts: Texts) -> None:
        self.recording = recording
        self.point = point
        self.texts = texts
        self.screen = Screen(texts)
        self.lines = LineReader()
        self.told = 0

    def run(self) -> int:
        """Step until the reader leaves. Returns the exit code."""
        self.screen.line(self.texts.message("table-replay-hint"))
        self._show(whole=True)
        try:
            while True:
                self._obey(spoken(self.lines.read(PROMPT).strip()))
        except Leave:
            return 0
        except KeyboardInterrupt:
            self.screen.blank()
            return 130

    def _is(self, typed: str, key: str) -> bool:
        return typed in words(self.texts, key) | words(Texts("en"), key)

    def _obey(self, typed: str) -> None:
        recording = self.recording
        if self._is(typed, "table-words-quit"):
            raise Leave
        if self._is(typed, "table-words-table"):
            self._show(whole=True)
        elif not typed or self._is(typed, "table-words-next"):
            self._go(recording.at + 1)
        elif self._is(typed, "table-words-previous"):
            self._go(recording.at - 1)
        elif self._is(typed, "table-words-turn"):
            self._go(recording.next_turn())
        elif self._is(typed, "table-words-turn-back"):
            self._go(recording.last_turn())
        elif typed.isascii() and typed.isdecimal():
            self._go(min(int(typed[:6]), recording.length))
        elif self._is(typed, "table-words-view"):
            self.point = recording.next_point(self.point)
            self._show(whole=True)
        else:
            self.screen.line(self.texts.message("table-replay-hint"))

    def _go(self, place: int) -> None:
        recording = self.recording
        turn = recording.game.active, recording.game.players[recording.game.active].turns
        if place < recording.at:
            self.told = 0
        far = abs(place - recording.at) > 1
        recording.go(place)
        self._show(whole=far or turn != (recording.game.active, recording.game.players[recording.game.active].turns))

    def _show(self, whole: bool) -> None:
        recording, texts, names = self.recording, self.texts, self.recording.seating.names
        view = recording.view(self.point)
        picture = Picture(self.screen, view, names)
        self.screen.blank()
        place = texts.message(
            "table-place", number=recording.at, last=recording.length, view=recording.called(self.point, texts)
        )
        self.screen.rule(place)
        events = recording.story(self.point)
        if whole:
            picture.table()
            last = max((n for n, event in enumerate(events) if event["type"] == "turn"), default=0)
            self.told = max(self.told, last) if self.told <= len(events) else last
        picture.story(events[self.told :], from_start=self.told == 0)
        self.told = len(events)
        for seat, held in enumerate(view.facts.get("open", ())):
            self.screen.line(
                texts.message("table-open-hand", player=names[seat], cards=texts.cards(held["hand"])), 2, 2
            )
        if self.point.seat is not None:
            picture.status(in_play=False)
        decision = recording.decision
        if decision is None:
            self.screen.line(texts.phase("over"))
        elif self.point.all_open or decision.player == self.point.seat:
            self.screen.line(texts.colon(names[decision.player], texts.prompt(decision, names)))
            if recording.answer is not None:
                self.screen.line(f"→ {recording.answer_text(texts)}", 2, 2)
        else:
            self.screen.line(texts.message("table-decides", player=names[decision.player]))

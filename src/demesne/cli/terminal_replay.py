"""A saved game line by line: what is typed steps through it."""

from __future__ import annotations

from demesne.cli.reel import Reel
from demesne.cli.terminal import PROMPT, Leave, Lines
from demesne.cli.terminal_menu import spoken, words
from demesne.cli.terminal_screen import Picture, Screen
from demesne.texts import Texts


class ReplaySession:
    """Prints the place where a reel stands, then reads where to go."""

    def __init__(self, reel: Reel, seat: int | None, all_open: bool, texts: Texts) -> None:
        self.reel = reel
        self.seat = seat
        self.all_open = all_open
        self.texts = texts
        self.screen = Screen(texts)
        self.lines = Lines()
        self.told = 0

    def run(self) -> int:
        """Step until one leaves; the exit code."""
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
        reel = self.reel
        if self._is(typed, "table-words-quit"):
            raise Leave
        if self._is(typed, "table-words-table"):
            self._show(whole=True)
        elif not typed or self._is(typed, "table-words-next"):
            self._go(reel.at + 1)
        elif self._is(typed, "table-words-previous"):
            self._go(reel.at - 1)
        elif self._is(typed, "table-words-turn"):
            self._go(reel.next_turn())
        elif self._is(typed, "table-words-turn-back"):
            self._go(reel.last_turn())
        elif typed.isascii() and typed.isdecimal():
            self._go(min(int(typed[:6]), reel.length))
        elif self._is(typed, "table-words-eyes"):
            self.seat, self.all_open = reel.next_eyes(self.seat, self.all_open)
            self._show(whole=True)
        else:
            self.screen.line(self.texts.message("table-replay-hint"))

    def _go(self, place: int) -> None:
        reel = self.reel
        turn = reel.game.active, reel.game.players[reel.game.active].turns
        if place < reel.at:
            self.told = 0
        far = abs(place - reel.at) > 1
        reel.go(place)
        self._show(whole=far or turn != (reel.game.active, reel.game.players[reel.game.active].turns))

    def _show(self, whole: bool) -> None:
        reel, texts, names = self.reel, self.texts, self.reel.table.names
        scene = reel.scene(self.seat, self.all_open)
        picture = Picture(self.screen, scene, names)
        eyes = texts.message("table-eyes-all") if self.all_open else texts.message("table-eyes-spectator")
        if not self.all_open and self.seat is not None:
            eyes = names[self.seat]
        self.screen.blank()
        place = texts.message("table-place", number=reel.at, last=reel.length, eyes=eyes)
        self.screen.rule(place)
        events = reel.game.view(scene.seat).events()
        if whole:
            picture.table()
            last = max((n for n, event in enumerate(events) if event["type"] == "turn"), default=0)
            self.told = max(self.told, last) if self.told <= len(events) else last
        picture.story(events[self.told :], from_start=self.told == 0)
        self.told = len(events)
        for seat, held in enumerate(scene.facts.get("open", ())):
            self.screen.line(
                texts.message("table-open-hand", player=names[seat], cards=texts.cards(held["hand"])), 2, 2
            )
        if not self.all_open and scene.seat is not None:
            picture.status(in_play=False)
        decision = reel.decision
        if decision is None:
            self.screen.line(texts.phase("over"))
        elif self.all_open or decision.player == self.seat:
            self.screen.line(f"{names[decision.player]}: {texts.prompt(decision, names)}")
            if reel.answer is not None:
                self.screen.line(f"→ {reel.answer_text(texts)}", 2, 2)
        else:
            self.screen.line(texts.message("table-decides", player=names[decision.player]))

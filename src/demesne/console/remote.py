"""A table on a server, line by line: for pipes, screen readers and plain terminals."""

from __future__ import annotations

import queue
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from demesne import Decision
from demesne.client import ClientError, TableSocket
from demesne.console.menu import Menu, spoken, words
from demesne.console.picture import Picture
from demesne.console.reader import PROMPT, BadLine, Leave, Obey, Reader
from demesne.review.hints import say
from demesne.seats.listener import Listener, Update
from demesne.seats.log_lines import Seen
from demesne.seats.names import seat_names
from demesne.seats.ordering import treasure_key
from demesne.seats.seat_view import SeatView
from demesne.seats.server_seat import refusal, spoken_line, table_notes, told_result
from demesne.texts import Texts


class RemoteSession(Reader):
    """A seat at a server's table, or a spectator's view, until the game is over or the player leaves."""

    MORE_HELP = "table-help-remote"

    def __init__(self, socket: TableSocket, table: dict[str, Any], texts: Texts) -> None:
        super().__init__(texts, seat_names(table, texts))
        self.heard: queue.SimpleQueue[Update] = queue.SimpleQueue()
        self.listener = Listener(socket, self.heard.put)
        self.news: Update | None = None
        self.view: SeatView | None = None
        self.sent = -1
        """The number of the decision that was answered last."""
        self.treasures = False
        self.chatted = 0
        self.was_lost = False
        self.waited = ""
        self.noted: list[str] = []
        """What has been said at the table."""
        self.consented = False
        self.started = False
        self.hinted = -1
        """The number of the decision that stays on screen while a hint about it is on its way."""

    def run(self) -> int:
        """Play, or watch, to the end. Returns the exit code."""
        self.listener.start()
        try:
            while self._hear():
                pass
        except Leave:
            return 0
        except BadLine as bad:
            print(f"demesne: {bad}", file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            self.screen.blank()
            return 130
        finally:
            self.listener.close()
        return 0

    # -- listening ----------------------------------------------------------------------------------------------------

    def _hear(self) -> bool:
        """Wait for news and do what they ask for. Returns whether there will be more."""
        news = self.heard.get()
        if news.refused is not None:
            raise news.refused
        if news.lost:
            if not self.was_lost:
                self.screen.line(self.texts.message("table-lost"))
            self.was_lost = True
            # What was sent last may be lost, too.
            self.sent = self.hinted = -1
            return True
        if self.was_lost:
            # The state that follows says what the table has heard.
            self.was_lost = False
            return True
        self.news = news
        if news.table:
            self.names = seat_names(news.table, self.texts)
            notes = table_notes(news.table, self.names, self.texts)
            for note in notes:
                if note not in self.noted:
                    self.screen.line(note)
            self.noted = notes
        for line in news.chat[self.chatted :]:
            self.screen.line(spoken_line(line))
        self.chatted = len(news.chat)
        if news.message["type"] == "error":
            self.sent = -1
            if news.message["code"] != "stale":
                self.screen.line(refusal(news.message["code"], str(news.message["message"]), self.texts))
        elif "hint" in news.message:
            self.sent = -1
            self.screen.whole(say(news.message["hint"], self.texts))
        if not self.heard.empty():
            # Something newer has already arrived.
            return True
        self._consent(news)
        if news.view is None:
            self._tell_waiting()
            if self.listener.socket.can_start and not self.started:
                self._start()
            return True
        return self._show(news, SeatView(news.view))

    def _tell_waiting(self) -> None:
        say = self.texts.message
        told = f"{say('table-not-begun')} {say('table-players', names=', '.join(self.names))}"
        if told != self.waited:
            self.screen.line(told)
        self.waited = told

    def _start(self) -> None:
        """Let the host of a full table start the game."""
        typed = self.lines.read(self.texts.message("table-press-start") + " ").strip()
        if spoken(typed) in words(self.texts, "table-words-quit"):
            raise Leave
        socket = self.listener.socket
        try:
            socket.server.start(socket.id)
        except ClientError as error:
            self.screen.line(refusal(error.code, error.message, self.texts))
        else:
            self.started = True

    def _show(self, news: Update, view: SeatView) -> bool:
        self.view = view
        decision = view.decision
        if news.result is not None:
            self._tell_news(view)
            self.screen.blank()
            self.screen.rule(self.texts.phase("over"))
            for line, indent in told_result(news.result, self.names, self.texts):
                self.screen.line(line, 2 * indent)
            return False
        if decision is None:
            self._tell_news(view)
        elif view.number != self.sent:
            self._decide(decision, view)
        return True

    def _tell_news(self, view: SeatView) -> None:
        """What happened while somebody else decides."""
        key = -1 if view.seat is None else view.seat
        since = min(self.seen.get(key, 0), len(self.events(view.seat)))
        Picture(self.screen, view, self.names).story(self.events(view.seat, since), from_start=since == 0)
        self.seen[key] = len(self.events(view.seat))

    def _consent(self, news: Update) -> None:
        """Ask whether another player may undo, if requested."""
        wish = news.table.get("undo") if news.table else None
        if wish is None or news.seat is None or wish["seat"] == news.seat or news.seat in wish["agreed"]:
            self.consented = False
            return
        if self.consented:
            return
        self.consented = True
        question = self.texts.message("table-undo-agree", player=self.names[wish["seat"]], others=self.names[news.seat])
        agree = spoken(self.lines.read(question + " ").strip()) in words(self.texts, "table-words-yes")
        self.listener.send({"type": "consent", "agree": agree})

    # -- deciding -----------------------------------------------------------------------------------------------------

    def events(self, seat: int | None, since: int = 0) -> Sequence[Seen]:
        """What happened, as the server reported it."""
        return [] if self.news is None else self.news.log[since:]

    def answer(self, labels: Sequence[str]) -> None:
        """Send an answer; the table sends what follows."""
        if self.view is not None:
            self.sent = self.view.number
            self.listener.send({"type": "answer", "number": self.sent, "answer": list(labels)})

    def _decide(self, decision: Decision, view: SeatView) -> None:
        if self.treasures and decision.kind == "treasure":
            self.treasures = False
            self.answer(sorted(decision.options, key=treasure_key))
            return
        self.treasures = False
        menu = Menu(decision, view, self.texts)
        self.seen[decision.player] = min(self.seen.get(decision.player, 0), len(self.events(view.seat)))
        if self.hinted != view.number:
            self.show(view, menu)
        self.hinted = -1
        while self.sent != view.number:
            self.obey(self.lines.read(PROMPT).strip(), menu, view)

    def all_treasures(self, decision: Decision) -> None:
        """Play all Treasures, and end the Action phase first if need be."""
        if decision.kind == "action":
            self.treasures = True
            self.answer(())
        else:
            self.answer(sorted(decision.options, key=treasure_key))

    # -- commands -----------------------------------------------------------------------------------------------------

    def own_commands(self) -> Iterable[tuple[str, Obey]]:
        """Undo, hints, chat, resigning, and taking the seat back from a bot."""
        return (
            ("table-words-undo", self._undo),
            ("table-words-hint", self._hint),
            ("table-words-say", self._say),
            ("table-words-resign", self._resign),
            ("table-words-back", self._back),
        )

    def takes_words(self) -> Iterable[Obey]:
        """The commands that take an argument."""
        return (*super().takes_words(), self._say)

    def _undo(self, rest: str, menu: Menu, view: SeatView) -> None:
        self.listener.send({"type": "undo", "number": view.number})
        self.sent = view.number

    def _hint(self, rest: str, menu: Menu, view: SeatView) -> None:
        """Ask the server which answer to give, and why; when it has said so, the same question goes on."""
        self.screen.line(self.texts.message("table-hint-coming"))
        self.listener.send({"type": "hint", "number": view.number})
        self.sent = self.hinted = view.number

    def _say(self, rest: str, menu: Menu, view: SeatView) -> None:
        if rest:
            self.listener.send({"type": "say", "text": rest})

    def _resign(self, rest: str, menu: Menu, view: SeatView) -> None:
        question = self.texts.message("table-resign-sure")
        if spoken(self.lines.read(question + " ").strip()) in words(self.texts, "table-words-yes"):
            self.listener.send({"type": "resign"})
            self.sent = view.number

    def _back(self, rest: str, menu: Menu, view: SeatView) -> None:
        self.listener.send({"type": "take-back"})
        self.sent = view.number

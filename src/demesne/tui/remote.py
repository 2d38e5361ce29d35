"""A table on a server, from your seat or as a spectator."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from rich.text import Text

from demesne.client import ClientError, Server, TableSocket
from demesne.seats.lettering import styled
from demesne.seats.listener import Listener, Update
from demesne.seats.names import clean_name, seat_names
from demesne.seats.seat_view import SeatView
from demesne.seats.server_seat import hints_taken, refusal, spoken_line, table_notes
from demesne.texts import Texts
from demesne.tui.app import TableApp
from demesne.tui.keys import Key
from demesne.tui.picker import Picker
from demesne.tui.screens import Choosing, LinePrompt, undo_wish

LONGEST_LINE = 500
"""How long a line of chat may be."""


class JoinApp(TableApp):
    """Plays a seat, or watches, until the game is over or the player leaves."""

    KEYS: ClassVar[tuple[Key, ...]] = (
        *TableApp.KEYS,
        Key("slash", "chat", "table-key-chat"),
        Key("s", "start", "table-key-start"),
        Key("b", "take_seat", "table-key-take-seat"),
        Key("R", "resign", "table-key-resign", listed=False),
    )

    def __init__(
        self, server: Server, socket: TableSocket, table: dict[str, Any], texts: Texts, link: str = ""
    ) -> None:
        kingdom = table["kingdom"]["name"]
        title = table["title"] or (texts.kingdom_name(kingdom) if kingdom else texts.message("cli-kingdom"))
        super().__init__(texts, seat_names(table, texts), clean_name(title))
        self.server = server
        self.listener = Listener(socket, lambda news: self.post_news(news))
        self.news: Update | None = None
        self.table = table
        self.asked_undo = False
        self.hinting: int | None = None
        """The number of the decision about which a hint is on its way."""
        self.link = link
        """The link by which others join."""
        self.told_end = False
        self.refused: ClientError | None = None

    def post_news(self, news: Update) -> None:
        """Bring what was heard to the screen; called by the listening thread."""
        self.call_later(self.hear, news)

    async def begin(self) -> None:
        """Connect."""
        await self._show_waiting()
        self.listener.start()

    # -- listening ----------------------------------------------------------------------------------------------------

    async def hear(self, news: Update) -> None:
        """Show what a table sends."""
        if news.refused is not None:
            self.refused = news.refused
            self.exit(1)
            return
        if news.lost:
            self.hinting = None
            self.say(self.texts.message("table-lost"))
            return
        self.news = news
        kind = news.message["type"]
        if news.table:
            self.table = news.table
            self.names = seat_names(news.table, self.texts)
        notes = [styled(note, "bold") for note in table_notes(self.table, self.names, self.texts)]
        self.said = [*notes, *(styled(spoken_line(line), "italic") for line in news.chat)]
        if kind == "error":
            await self._refuse(news.message)
        elif kind == "ok":
            if news.message.get("done") is False:
                self.say(self.texts.message("table-others-asked"))
            elif "hint" in news.message:
                await self._hinted(news)
        elif kind == "welcome":
            self.say("")
        elif news.view is None:
            await self._show_waiting()
        elif kind == "chat":
            self.tell()
        else:
            await self._show_state(news)

    async def _refuse(self, message: dict[str, Any]) -> None:
        """A message was refused: the table has not changed, so ask again, unless the question still stands."""
        self.hinting = None
        if self.picker is None and self.news is not None and self.news.view is not None:
            await self._show_state(self.news)
        if message["code"] != "stale":
            self.say(refusal(message["code"], str(message["message"]), self.texts))

    async def _show_waiting(self) -> None:
        """Who is here before the game starts."""
        say = self.texts.message
        lines = [say("table-not-begun"), say("table-players", names=", ".join(self.names))]
        host = self.table.get("host")
        if host is not None:
            lines.append(say("table-host-begins", player=self.names[host]))
        cards = self.table["kingdom"].get("cards") or ()
        if cards:
            lines.append(self.texts.colon(self.kingdom, ", ".join(self.texts.card(card) for card in cards)))
        lines += table_notes(self.table, self.names, self.texts)
        if self.link and self.seat == host:
            lines.append(say("table-invite", link=self.link))
        self.band.ask("\n".join(lines))
        self.band.show_bar(None)
        self.tell()
        self.show_keys()

    async def _show_state(self, news: Update) -> None:
        assert news.view is not None
        view = SeatView(news.view)
        decision = view.decision
        if decision is not None and self.picker is not None and self.view is not None:
            if self.view.number == view.number and news.message["type"] == "table":
                # Somebody came or went: what is picked so far stays.
                await self.draw()
                await self._ask_consent()
                return
        if decision is None:
            await self.show(view, news.log)
        else:
            labels = self.follow(decision)
            if labels is not None:
                self.view = view
                await self.give(labels)
                return
            await self.show(view, news.log, Picker(decision, view, self.texts), self.texts.prompt(decision, self.names))
        await self._ask_consent()
        if news.result is not None and not self.told_end:
            self.told_end = True
            await self._show_end(news.result)
        elif self.is_driven:
            self.say(self.texts.message("table-driven"))

    @property
    def seat(self) -> int | None:
        """This client's own seat; None for a spectator."""
        return None if self.news is None else self.news.seat

    @property
    def is_driven(self) -> bool:
        """Whether a bot plays for this seat."""
        return self.seat is not None and bool(self.table["seats"][self.seat]["driven"])

    async def _ask_consent(self) -> None:
        """Ask whether another player may undo, if requested."""
        wish = self.table.get("undo")
        mine = wish is not None and (wish["seat"] == self.seat or self.seat in wish["agreed"])
        if wish is None or mine or self.seat is None:
            self.asked_undo = False
            return
        if self.asked_undo:
            return
        self.asked_undo = True

        def answered(answer: str | None) -> None:
            self.listener.send({"type": "consent", "agree": answer == "yes"})

        await self.push_screen(undo_wish(self.names[wish["seat"]], self.names[self.seat], self.texts), answered)

    # -- acting -------------------------------------------------------------------------------------------------------

    async def give(self, labels: tuple[str, ...]) -> None:
        """Send the answer; the table shows what follows."""
        if self.view is not None:
            self.listener.send({"type": "answer", "number": self.view.number, "answer": list(labels)})
            await self.draw()

    async def action_hint(self) -> None:
        """Ask the server which answer to give, and why."""
        if self.view is not None:
            self.hinting = self.view.number
            self.listener.send({"type": "hint", "number": self.hinting})
            self.say(self.texts.message("table-hint-coming"))
            self.show_keys()

    async def _hinted(self, news: Update) -> None:
        """Show a hint and its mark in the log, unless the question was answered meanwhile."""
        asked, self.hinting = self.hinting, None
        if self.view is not None and self.picker is not None and self.view.number == asked:
            self.told(news.log)
            await self.advise(news.message["hint"])

    async def action_undo(self) -> None:
        """Ask to undo the last decision."""
        if self.view is not None:
            self.listener.send({"type": "undo", "number": self.view.number})

    async def action_chat(self) -> None:
        """Say something to the table."""

        def written(text: str | None) -> None:
            if text:
                self.listener.send({"type": "say", "text": text})

        await self.push_screen(LinePrompt(self.texts.message("table-key-chat"), LONGEST_LINE), written)

    async def action_start(self) -> None:
        """Start the game, as the host of the table."""
        try:
            await asyncio.to_thread(self.server.start, self.table["id"])
        except ClientError as error:
            self.say(refusal(error.code, error.message, self.texts))

    async def action_take_seat(self) -> None:
        """Take the seat back from the bot that played."""
        self.listener.send({"type": "take-back"})

    async def action_resign(self) -> None:
        """Resign, after confirmation."""
        say = self.texts.message
        answers = (("no", "escape", say("table-play-on")), ("yes", "R", say("table-key-resign")))

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.listener.send({"type": "resign"})

        await self.push_screen(Choosing(say("table-key-resign"), Text(say("table-resign-sure")), answers), answered)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys make sense for a seat, and for a spectator."""
        if len(self.screen_stack) == 1:
            playing = self.seat is not None and self.view is not None and not self.view.over
            if action in ("undo", "resign"):
                return playing
            if action == "hint":
                return self.picker is not None and self.hinting is None and bool(self.table.get("may_hint"))
            if action == "chat":
                return self.seat is not None
            if action == "start":
                return self.view is None and self.seat is not None and self.table.get("host") == self.seat
            if action == "take_seat":
                return self.is_driven
        return super().check_action(action, parameters)

    def stop(self, code: int) -> None:
        """Leave; the seat is kept."""
        self.listener.close()
        self.exit(code)

    def action_leave(self) -> None:
        """Leave; the seat is kept."""
        self.stop(0)

    async def _show_end(self, result: dict[str, Any]) -> None:
        text = Text()
        text.append(
            self.texts.message("table-winners", names=self.texts.join([self.names[n] for n in result["winners"]]))
        )
        text.append("\n")
        hints = hints_taken(result, self.texts)
        if hints:
            text.append(f"{hints}\n")
        ranked = sorted(range(len(self.names)), key=lambda n: (n not in result["winners"], -result["scores"][n]))
        for seat in ranked:
            cards = {name: (found[0], found[1]) for name, found in result["cards"][seat].items()}
            lines = self.texts.score(self.names[seat], result["scores"][seat], result["turns"][seat], cards)
            text.append_text(self.styler.score(lines))
        answers = (
            ("look", "enter", self.texts.message("table-look")),
            ("quit", "q", self.texts.message("table-key-quit")),
        )

        def answered(answer: str | None) -> None:
            if answer == "quit":
                self.action_leave()

        await self.push_screen(Choosing(self.texts.phase("over"), text, answers), answered)

"""A game played at this terminal: against bots, or with others who share the keyboard."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from demesne.bots import BotError
from demesne.review import HintFacts
from demesne.seats.local_game import LocalGame
from demesne.seats.log_lines import Seen
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts
from demesne.tui.app import TableApp
from demesne.tui.picker import Picker
from demesne.tui.screens import Choosing, Passing, undo_wish


class PlayApp(TableApp):
    """One local game from where it stands to its end. Its exit code is 0, or that of the signal that ended it."""

    def __init__(self, local: LocalGame, texts: Texts) -> None:
        super().__init__(texts, local.seating.names, local.title(texts))
        self.local = local
        self.at_keyboard: int | None = None
        self.could_save = True
        self.kept: Path | None = None
        """Where the finished game is kept."""
        self.again = False
        """Whether the players want another game."""
        self.thinking: threading.Thread | None = None
        self.bot_failure: BotError | None = None
        """Why the table closed, if a player's own bot failed."""
        self.round = 0
        """Counts what makes a bot's thoughts obsolete: a bot that answers late is ignored."""

    async def begin(self) -> None:
        """Show the first question, or the end."""
        people = self.local.seating.people
        if len(people) == 1:
            self.at_keyboard = people[0]
        await self.go_on()

    # -- the game -----------------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Let the bot or the person that has to decide do so."""
        decision = self.local.game.decision
        if decision is None:
            await self._finish()
            return
        # Every decision is on disk before anybody, even a bot, thinks about what comes next.
        self._keep()
        if decision.player in self.local.bots:
            await self._show_table()
            self._think()
        elif decision.player != self.at_keyboard:
            await self._pass_to(decision.player)
        else:
            labels = self.follow(decision)
            if labels is not None:
                await self.give(labels)
                return
            view, story = self._see(self.at_keyboard)
            picker = Picker(decision, view, self.texts)
            await self.show(view, story, picker, self.texts.prompt(decision, self.names))

    def _see(self, seat: int | None) -> tuple[SeatView, Sequence[Seen]]:
        return self.local.view(seat), self.local.story(seat)

    async def _show_table(self) -> None:
        """Show the state while nobody is asked; before anybody has sat down, only what all may see."""
        await self.show(*self._see(self.at_keyboard))

    async def give(self, labels: tuple[str, ...]) -> None:
        """Answer, and go on."""
        if self.thinking is not None:
            self.say(self.texts.message("table-hint-coming"))
            return
        self.local.answer(labels)
        await self.go_on()

    def _think(self) -> None:
        """Let bots decide in a separate thread until a person is asked; meanwhile nothing else touches the game."""
        local, number = self.local, self.round

        def work() -> None:
            failure: Exception | None = None
            try:
                while number == self.round and local.let_bot_answer():
                    pass
            except Exception as error:
                failure = error
            if number == self.round:
                self.call_later(self._thought, number, failure)

        self.thinking = threading.Thread(target=work, name="bot", daemon=True)
        self.thinking.start()

    async def _thought(self, number: int, failure: Exception | None) -> None:
        if number != self.round:
            return
        self.thinking = None
        if isinstance(failure, BotError):
            self.bot_failure = failure
            self.exit(1)
            return
        if failure is not None:
            raise failure
        await self.go_on()

    # -- passing the keyboard -----------------------------------------------------------------------------------------

    async def _pass_to(self, seat: int) -> None:
        """Cover the table until the next person is ready. The previous person may still undo."""
        before = self.at_keyboard

        async def taken(what: str | None) -> None:
            if what == "quit":
                self.action_leave()
            elif what == "undo" and before is not None:
                await self._take_back(before)
            else:
                self.at_keyboard = seat
                self.intent = ""
                await self.go_on()

        can_undo = before is not None and self.local.undo_point(before) is not None
        await self.push_screen(Passing(self.names[seat], self.texts, can_undo), taken)

    # -- hints --------------------------------------------------------------------------------------------------------

    async def action_hint(self) -> None:
        """Say which answer to give, and why. It is computed in a thread; meanwhile nothing else touches the game."""
        number = self.round
        self.say(self.texts.message("table-hint-coming"))

        def work() -> None:
            found, failure = None, None
            try:
                found = self.local.hint()
            except Exception as error:
                failure = error
            self.call_later(self._hinted, number, found, failure)

        self.thinking = threading.Thread(target=work, name="hint", daemon=True)
        self.thinking.start()

    async def _hinted(self, number: int, found: HintFacts | None, failure: Exception | None) -> None:
        if number == self.round:
            self.thinking = None
            if failure is not None:
                raise failure
            self._keep()
            if found is None:
                self.say(self.texts.message("table-no-hint"))
            else:
                self.told(self._see(self.at_keyboard)[1])
                await self.advise(found)

    # -- taking back --------------------------------------------------------------------------------------------------

    async def action_undo(self) -> None:
        """Take back the last decision of the person at the keyboard."""
        if self.at_keyboard is not None:
            await self._take_back(self.at_keyboard)

    async def _take_back(self, me: int) -> None:
        if self.thinking is not None:
            self.say(self.texts.message("table-bot-thinking"))
            return
        local = self.local
        number = local.undo_point(me)
        if number is None:
            self.say(self.texts.message("table-nothing-to-undo"))
            return
        others = local.others_touched(number, me)
        if not others:
            await self._taken_back(number, "yes")
            return
        names = self.texts.join([self.names[seat] for seat in others])

        async def agreed(answer: str | None) -> None:
            await self._taken_back(number, answer or "no")

        await self.push_screen(undo_wish(self.names[me], names, self.texts), agreed)

    async def _taken_back(self, number: int, answer: str) -> None:
        self.intent = ""
        if answer == "yes":
            self.local.take_back(number)
            decision = self.local.game.decision
            if decision is not None:
                # The person who undoes has the keyboard, and continues with the same hand.
                self.at_keyboard = decision.player
        await self.go_on()
        self.say(self.texts.message("table-undone" if answer == "yes" else "table-undo-refused"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Undo is available whenever something can be taken back."""
        if action == "undo" and len(self.screen_stack) == 1:
            me = self.at_keyboard
            return me is not None and self.thinking is None and self.local.undo_point(me) is not None
        if action == "hint":
            return self.local.may_hint and self.picker is not None and self.thinking is None
        return super().check_action(action, parameters)

    # -- saving and leaving -------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        try:
            self.local.keep()
        except OSError as error:
            self._tell_failure(error)
        else:
            self.could_save = True

    def _tell_failure(self, error: OSError) -> None:
        if self.could_save:
            reason = error.strerror or str(error)
            self.notify(
                self.texts.message("table-not-saved", file=str(self.local.file), reason=reason), severity="error"
            )
        self.could_save = False

    def stop(self, code: int) -> None:
        """Leave. Every decision is on disk already; a thinking bot is not waited for."""
        self.round += 1
        if self.thinking is None and self.kept is None:
            self._keep()
        self.exit(code)

    def action_leave(self) -> None:
        """Leave; the game can be resumed."""
        self.stop(0)

    # -- the end ------------------------------------------------------------------------------------------------------

    async def _finish(self) -> None:
        people = self.local.seating.people
        alone = people[0] if len(people) == 1 else None
        self.at_keyboard = alone
        await self.show(*self._see(alone))
        try:
            self.kept = self.local.finish()
        except OSError as error:
            self._tell_failure(error)
        say = self.texts.message
        answers = (
            ("look", "enter", say("table-look")),
            ("again", "n", say("table-again")),
            ("quit", "q", say("table-key-quit")),
        )
        await self.push_screen(Choosing(self.texts.phase("over"), self._scores(alone), answers), self._ended)

    def _ended(self, answer: str | None) -> None:
        if answer in ("again", "quit"):
            self.again = answer == "again"
            self.exit(0)

    def _scores(self, you: int | None) -> Text:
        """Every player's points and where they came from, the winner's first."""
        game = self.local.game
        text = Text()
        if self.local.seating.hints:
            text.append(f"{self.texts.message('table-hints', count=len(self.local.seating.hints))}\n")
        for event in game.view(you).events():
            if event["type"] in ("over", "limit"):
                text.append(f"{self.texts.log(event, self.names, you)}\n", "bold")
        for seat in self.local.ranking():
            player = game.players[seat]
            lines = self.texts.score(self.names[seat], game.score(player), player.turns, game.score_by_card(player))
            text.append_text(self.styler.score(lines))
        return text

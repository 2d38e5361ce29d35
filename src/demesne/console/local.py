"""A game at this keyboard, line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from demesne import Decision
from demesne.console.menu import Menu, spoken, words
from demesne.console.picture import Picture
from demesne.console.reader import PROMPT, BadLine, Leave, Obey, Reader
from demesne.review.hints import say
from demesne.seats.local_game import LocalGame
from demesne.seats.log_lines import Seen
from demesne.seats.ordering import treasure_key
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts


class Session(Reader):
    """One game at one keyboard, from where it stands to its end."""

    MORE_HELP = "table-help-local"

    def __init__(self, local: LocalGame, texts: Texts) -> None:
        self.local = local
        self.seating = local.seating
        super().__init__(texts, local.seating.names)
        self.at_keyboard: int | None = None
        self.could_save = True

    # -- the game -----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or everybody leaves. Returns the exit code."""
        local = self.local
        try:
            self._greet()
            while (decision := local.game.decision) is not None:
                if not local.let_bot_answer():
                    self._keep()
                    self._decide(decision)
        except Leave:
            self._leave()
            return 0
        except BadLine as bad:
            self._leave()
            print(f"demesne: {bad}", file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            # It may have come in the middle of an answer: what was answered so far counts.
            local.go_to(local.game.answers())
            self.screen.blank()
            self._leave()
            return 130
        self._finish()
        return 0

    # -- one decision -------------------------------------------------------------------------------------------------

    def _decide(self, decision: Decision) -> None:
        """Ask a person until the game has moved."""
        if self.at_keyboard != decision.player and not self._pass_to(decision.player):
            return
        view = self.local.view(decision.player)
        menu = Menu(decision, view, self.texts)
        self.show(view, menu)
        game = self.local.game
        while self.local.game is game and game.number == view.number:
            self.obey(self.lines.read(PROMPT).strip(), menu, view)

    def events(self, seat: int | None, since: int = 0) -> Sequence[Seen]:
        """What happened, as far as a seat may know it."""
        return self.local.story(seat)[since:]

    def answer(self, labels: Sequence[str]) -> None:
        """Answer the pending decision."""
        self.local.answer(labels)

    def own_commands(self) -> Iterable[tuple[str, Obey]]:
        """Undo, hints, and saving under a name."""
        return (
            ("table-words-undo", self._undo),
            ("table-words-hint", self._hint),
            ("table-words-save", self._save),
        )

    def takes_words(self) -> Iterable[Obey]:
        """The commands that take an argument."""
        return (*super().takes_words(), self._save)

    def _pass_to(self, seat: int) -> bool:
        """Pass the keyboard on, with nothing of one hand left for the next person to see. Returns whether it was taken.
        The previous person may still undo.
        """
        before = self.at_keyboard
        if len(self.seating.people) > 1:
            name = self.seating.names[seat]
            if before is not None:
                self.screen.clear()
                self.lines.forget()
            self.screen.blank()
            self.screen.rule(self.texts.message("table-pass", player=name))
            typed = spoken(self.lines.read(self.texts.message("table-ready", player=name) + " ").strip())
            command = self.commands.get(typed)
            if command == self._quit:
                raise Leave
            if command == self._undo and before is not None:
                self._take_back(before)
                return False
            self.screen.clear()
            self.pictured.pop(seat, None)
        self.at_keyboard = seat
        return True

    def all_treasures(self, decision: Decision) -> None:
        """Play all Treasures, and end the Action phase first if need be."""
        if decision.kind == "action":
            self.answer(())
        pending = self.local.game.decision
        if pending is not None and pending.kind == "treasure":
            self.answer(sorted(pending.options, key=treasure_key))

    def _hint(self, rest: str, menu: Menu, view: SeatView) -> None:
        """Say which answer to give, and why; the game records that a hint was taken."""
        found = self.local.hint()
        self._keep()
        text = self.texts.message("table-no-hint") if found is None else say(found, self.texts)
        self.screen.whole(text)

    # -- taking back --------------------------------------------------------------------------------------------------

    def _undo(self, rest: str, menu: Menu, view: SeatView) -> None:
        self._take_back(menu.decision.player)

    def _take_back(self, me: int) -> None:
        """Go back to this person's previous decision: freely if that affects nobody else at the keyboard."""
        local = self.local
        number = local.undo_point(me)
        if number is None:
            self.screen.line(self.texts.message("table-nothing-to-undo"))
            return
        others = local.others_touched(number, me)
        if others and not self._agree(others, me):
            self.screen.line(self.texts.message("table-undo-refused"))
            return
        local.take_back(number)
        for seat in self.seen:
            self.seen[seat] = min(self.seen[seat], local.events)
        self.pictured.clear()
        self.screen.line(self.texts.message("table-undone"))

    def _agree(self, others: Sequence[int], me: int) -> bool:
        """Ask the others whether a decision that affects them may be taken back."""
        names = self.texts.join([self.seating.names[seat] for seat in others])
        question = self.texts.message("table-undo-agree", player=self.seating.names[me], others=names)
        return spoken(self.lines.read(question + " ").strip()) in words(self.texts, "table-words-yes")

    # -- saving -------------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write the game to its file, so that nothing that happens to the program can lose it."""
        try:
            self.local.keep()
        except OSError as error:
            if self.could_save:
                self.screen.whole(self._failed(self.local.file, error))
            self.could_save = False
        else:
            self.could_save = True

    def _failed(self, file: Path, error: OSError) -> str:
        return self.texts.message("table-not-saved", file=str(file), reason=error.strerror or str(error))

    def _save(self, rest: str, menu: Menu, view: SeatView) -> None:
        file = Path(rest).expanduser() if rest else self.local.file
        if file != self.local.file and file.exists():
            self.screen.line(self.texts.message("table-file-exists", file=str(file)))
            return
        try:
            self.local.keep(file)
        except OSError as error:
            self.screen.line(self._failed(file, error))
        else:
            self._tell_saved(file)

    def _tell_saved(self, file: Path) -> None:
        self.screen.whole(self.texts.message("table-saved", file=str(file)))
        self.screen.whole(self.texts.message("table-resume", command=self.local.resume_command(file)))

    def _leave(self) -> None:
        self._keep()
        if self.could_save:
            self._tell_saved(self.local.file)

    # -- beginning and end --------------------------------------------------------------------------------------------

    def _greet(self) -> None:
        """Which game this is, and who plays it."""
        setup = self.local.game.setup
        code = self.local.code()
        parts = [self.local.title(self.texts), *([] if code is None else [code])]
        parts.append(self.texts.message("cli-seed", seed=str(setup.seed)))
        self.screen.line(" · ".join(parts))
        order = [(setup.first + step) % setup.players for step in range(setup.players)]
        self.screen.line(
            self.texts.message("table-players", names=", ".join(self.seating.names[seat] for seat in order))
        )

    def _finish(self) -> None:
        """Show the end of the game and where every point came from, and move the game to the finished ones."""
        alone = self.seating.people[0] if len(self.seating.people) == 1 else None
        since = self.seen.get(alone, 0) if alone is not None else max(self.seen.values(), default=0)
        picture = Picture(self.screen, self.local.view(alone), self.seating.names)
        self.screen.blank()
        news = [event for event in self.events(alone, since) if event["type"] != "over"]
        if picture.story(news, from_start=since == 0):
            self.screen.blank()
        self.screen.rule(self.texts.phase("over"))
        self._scores()
        for event in self.events(alone):
            if event["type"] == "over":
                self.screen.line(self.texts.log(event, self.seating.names, alone))
        if self.local.seating.hints:
            self.screen.line(self.texts.message("table-hints", count=len(self.local.seating.hints)))
        try:
            file = self.local.finish()
        except OSError as error:
            self.screen.line(self._failed(self.local.file, error))
        else:
            self.screen.whole(self.texts.message("table-kept", file=str(file)))
            self.screen.whole(self.texts.message("table-review", command=self.local.review_command(file)))

    def _scores(self) -> None:
        """Every player's points, the winner's first."""
        game = self.local.game
        for seat in self.local.ranking():
            player = game.players[seat]
            first, *rest = self.texts.score(
                self.seating.names[seat], game.score(player), player.turns, game.score_by_card(player)
            )
            self.screen.line(first)
            for line in rest:
                self.screen.line(line, 2)

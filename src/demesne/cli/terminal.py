"""The table in the terminal, line by line: it shows what a person may see, asks, and never loses a game."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from demesne import Decision
from demesne.cards import CARDS
from demesne.cli.scene import Scene
from demesne.cli.sitting import Sitting
from demesne.cli.terminal_menu import Menu, Unclear, spoken, treasure_key, words
from demesne.cli.terminal_screen import Picture, Question, Screen, Seen
from demesne.texts import Texts, UnknownName, find_card

PROMPT: Final = "> "

Obey = Callable[[str, Menu, Scene], None]
"""A command: what is typed after it, the question and the table."""


class Leave(Exception):
    """The person at the keyboard leaves, or there is nothing more to read."""


class Lines:
    """What is typed, line by line, at a terminal or through a pipe."""

    def __init__(self) -> None:
        self.typed = bool(sys.stdin and sys.stdin.isatty() and sys.stdout.isatty())
        if self.typed:
            # Editing and the history of the line, where the system has it.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def read(self, prompt: str) -> str:
        """The next line. Leave when there is none."""
        sys.stdout.flush()
        try:
            if self.typed:
                return input(prompt)
            sys.stdout.write(prompt)
            line = sys.stdin.readline() if sys.stdin else ""
        except (EOFError, OSError, ValueError):
            # The end of the input, a terminal that has gone, or a closed stream: nobody is there any more.
            line = ""
        if not line:
            sys.stdout.write("\n")
            raise Leave
        # Through a pipe nobody sees what is typed; with it, the output reads like a table at which somebody sat.
        shown = "".join(c if c.isprintable() else " " for c in line).strip()
        sys.stdout.write(f"{shown}\n")
        return line

    def forget(self) -> None:
        """Let the next person not call up what this one typed."""
        if self.typed and "readline" in sys.modules:
            sys.modules["readline"].clear_history()


class Reader:
    """Shows a table in lines, and does what is typed as far as that is the same at every table."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = list(names)
        self.screen = Screen(texts)
        self.lines = Lines()
        self.seen: dict[int, int] = {}
        self.pictured: dict[int, tuple[int, int]] = {}
        self.explained = False
        self.commands = self._commands()

    # -- what a table has its own way of ------------------------------------------------------------------------------

    def events(self, seat: int | None, since: int = 0) -> list[Seen]:
        """What happened, as far as a seat may know it."""
        raise NotImplementedError

    def answer(self, labels: Sequence[str]) -> None:
        """Answer the pending decision."""
        raise NotImplementedError

    def own_commands(self) -> Iterable[tuple[str, Obey]]:
        """What can be typed at this sort of table only."""
        return ()

    def takes_words(self) -> Iterable[Obey]:
        """The commands after which something else may follow."""
        return (self._help, self._log)

    # -- one decision -------------------------------------------------------------------------------------------------

    def obey(self, typed: str, menu: Menu, view: Scene) -> None:
        """Do what a line says: answer, or something else, or explain why it can't be done."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        try:
            if menu.label_of(typed) is None:
                command = self.commands.get(spoken(word))
                if command is not None and (not rest or command in self.takes_words()):
                    command(rest.strip(), menu, view)
                    return
            self.answer(menu.read(typed))
        except Unclear as unclear:
            self.screen.line(str(unclear))

    def show(self, view: Scene, menu: Menu) -> None:
        """What a person needs to know for a decision: the whole table once a turn, in between what is new."""
        seat = menu.decision.player
        say = self.texts.message
        turn = view.active, view.turns(view.active)
        whole = self.pictured.get(seat) != turn
        since = self.seen.get(seat, 0)
        news = events = self.events(seat, since)
        picture = Picture(self.screen, view, self.names)
        self.screen.blank()
        if whole:
            title = {"type": "turn", "seat": view.active, "amount": turn[1]}
            self.screen.rule(self.texts.log(title, self.names, seat))
            picture.supply(legend=not self.explained)
            picture.trash()
            picture.players()
            self.screen.blank()
            if events and events[-1]["type"] == "turn":
                # The heading has said it.
                events = events[:-1]
        if picture.story(events, from_start=since == 0) and whole:
            self.screen.blank()
        picture.status(in_play=not whole)
        question = Question(self.screen, view, menu)
        question.show(self.texts.prompt(menu.decision, self.names))
        if not self.explained:
            self.screen.line(say("table-first-hint"), 2, 2)
        self.explained = True
        self.pictured[seat] = turn
        self.seen[seat] = since + len(news)

    # -- commands -----------------------------------------------------------------------------------------------------

    def _commands(self) -> dict[str, Obey]:
        """What can be typed beside answers; the English words work in every language."""
        english = Texts("en")
        found: dict[str, Obey] = {}
        for key, command in (
            ("table-words-help", self._help),
            ("table-words-treasures", self._treasures),
            ("table-words-all", self._all),
            ("table-words-log", self._log),
            ("table-words-supply", self._supply),
            ("table-words-trash", self._trash),
            ("table-words-table", self._table),
            ("table-words-quit", self._quit),
            *self.own_commands(),
        ):
            for word in words(self.texts, key) | words(english, key):
                found.setdefault(word, command)
        return found

    def _help(self, rest: str, menu: Menu, view: Scene) -> None:
        if rest:
            self._explain(rest, menu)
            return
        self.screen.blank()
        for line in self.texts.message("table-help").splitlines():
            self.screen.line(line, 0, line.rfind("  ") + 2 if "  " in line else 0)
        letters = self.screen.legend(view.top(pile) or pile for pile in view.piles())
        self.screen.line(self.texts.message("table-legend", letters=letters), 0, 2)

    def _explain(self, typed: str, menu: Menu) -> None:
        """Tell what a card does, by its name or by the number of an option."""
        label = (menu.label_of(typed) or "").removeprefix("discard/")
        try:
            name = label if label in CARDS else find_card(typed)
        except UnknownName as error:
            self.screen.line(self.texts.unknown_name(error))
            return
        kind = CARDS[name]
        head = self.screen.card(name)
        head.append(f" · {self.texts.types(kind.types)} · ")
        head.append(self.texts.message("cli-cost", cost=f"{kind.cost}{'+' if kind.overpays else ''}"))
        self.screen.line(head)
        self.screen.line(self.texts.card_text(name), 2)

    def _all(self, rest: str, menu: Menu, view: Scene) -> None:
        self.answer(menu.all())

    def _treasures(self, rest: str, menu: Menu, view: Scene) -> None:
        """Play all Treasures, and end the Action phase first if need be."""
        held = any(CARDS[name].is_treasure for name in view.hand)
        if not held or menu.decision.kind not in ("action", "treasure"):
            self.screen.line(self.texts.message("table-no-treasures"))
            return
        self.all_treasures(menu.decision)

    def all_treasures(self, decision: Decision) -> None:
        """Play all Treasures from an Action phase or a Buy phase on."""
        raise NotImplementedError

    def _log(self, rest: str, menu: Menu, view: Scene) -> None:
        """The story since one's own previous turn, or every event."""
        picture = Picture(self.screen, view, self.names)
        events = self.events(view.seat)
        if rest:
            picture.log(events)
            return
        mine = [i for i, event in enumerate(events) if event["type"] == "turn" and event["seat"] == view.seat]
        start = mine[-2] if len(mine) > 1 else 0
        picture.story(events[start:], from_start=start == 0)

    def _supply(self, rest: str, menu: Menu, view: Scene) -> None:
        Picture(self.screen, view, self.names).supply(legend=True)

    def _trash(self, rest: str, menu: Menu, view: Scene) -> None:
        Picture(self.screen, view, self.names).trash()

    def _table(self, rest: str, menu: Menu, view: Scene) -> None:
        self.pictured.pop(menu.decision.player, None)
        self.show(view, menu)

    def _quit(self, rest: str, menu: Menu, view: Scene) -> None:
        raise Leave


class Session(Reader):
    """One game at one keyboard, from where it stands to its end."""

    def __init__(self, sitting: Sitting, texts: Texts) -> None:
        self.sitting = sitting
        self.table = sitting.table
        super().__init__(texts, sitting.table.names)
        self.at_keyboard: int | None = None
        self.could_save = True

    # -- the game -----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or everybody leaves; the exit code."""
        sitting = self.sitting
        try:
            self._greet()
            while (decision := sitting.game.decision) is not None:
                if not sitting.let_bot_answer():
                    self._keep()
                    self._decide(decision)
        except Leave:
            self._leave()
            return 0
        except KeyboardInterrupt:
            # It may have come in the middle of an answer: what counts is what was answered.
            sitting.go_to(sitting.game.answers())
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
        view = self.sitting.scene(decision.player)
        menu = Menu(decision, view, self.texts)
        self.show(view, menu)
        game = self.sitting.game
        while self.sitting.game is game and game.number == view.number:
            self.obey(self.lines.read(PROMPT).strip(), menu, view)

    def events(self, seat: int | None, since: int = 0) -> list[Seen]:
        """What happened, as far as a seat may know it."""
        return self.sitting.game.view(seat).events(since)

    def answer(self, labels: Sequence[str]) -> None:
        """Answer the pending decision."""
        self.sitting.answer(labels)

    def own_commands(self) -> Iterable[tuple[str, Obey]]:
        """Taking back, and saving under a name."""
        return (("table-words-undo", self._undo), ("table-words-save", self._save))

    def takes_words(self) -> Iterable[Obey]:
        """The commands after which something else may follow."""
        return (*super().takes_words(), self._save)

    def _pass_to(self, seat: int) -> bool:
        """Hand the keyboard on, with nothing of one hand left for the next pair of eyes; whether it was taken. Whoever
        had it before may still take back."""
        before = self.at_keyboard
        if len(self.table.people) > 1:
            name = self.table.names[seat]
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
        pending = self.sitting.game.decision
        if pending is not None and pending.kind == "treasure":
            self.answer(sorted(pending.options, key=treasure_key))

    # -- taking back --------------------------------------------------------------------------------------------------

    def _undo(self, rest: str, menu: Menu, view: Scene) -> None:
        self._take_back(menu.decision.player)

    def _take_back(self, me: int) -> None:
        """Go back to this person's previous decision: freely when nobody else at the keyboard is touched by it."""
        sitting = self.sitting
        number = sitting.undo_point(me)
        if number is None:
            self.screen.line(self.texts.message("table-nothing-to-undo"))
            return
        others = sitting.others_touched(number, me)
        if others and not self._agree(others, me):
            self.screen.line(self.texts.message("table-undo-refused"))
            return
        sitting.take_back(number)
        for seat in self.seen:
            self.seen[seat] = min(self.seen[seat], sitting.events)
        self.pictured.clear()
        self.screen.line(self.texts.message("table-undone"))

    def _agree(self, others: Sequence[int], me: int) -> bool:
        """Ask the others whether a decision that they are touched by may be taken back."""
        names = self.texts.join([self.table.names[seat] for seat in others])
        question = self.texts.message("table-undo-agree", player=self.table.names[me], others=names)
        return spoken(self.lines.read(question + " ").strip()) in words(self.texts, "table-words-yes")

    # -- saving -------------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write the game to its file, so that nothing that happens to the program can lose it."""
        try:
            self.sitting.keep()
        except OSError as error:
            if self.could_save:
                self.screen.whole(self._failed(self.sitting.file, error))
            self.could_save = False
        else:
            self.could_save = True

    def _failed(self, file: Path, error: OSError) -> str:
        return self.texts.message("table-not-saved", file=str(file), reason=error.strerror or str(error))

    def _save(self, rest: str, menu: Menu, view: Scene) -> None:
        file = Path(rest).expanduser() if rest else self.sitting.file
        if file != self.sitting.file and file.exists():
            self.screen.line(self.texts.message("table-file-exists", file=str(file)))
            return
        try:
            self.sitting.keep(file)
        except OSError as error:
            self.screen.line(self._failed(file, error))
        else:
            self._tell_saved(file)

    def _tell_saved(self, file: Path) -> None:
        self.screen.whole(self.texts.message("table-saved", file=str(file)))
        self.screen.whole(self.texts.message("table-resume", command=self.sitting.resume_command(file)))

    def _leave(self) -> None:
        self._keep()
        if self.could_save:
            self._tell_saved(self.sitting.file)

    # -- beginning and end --------------------------------------------------------------------------------------------

    def _greet(self) -> None:
        """Which game it is, and who plays it."""
        setup = self.sitting.game.setup
        code = self.sitting.code()
        parts = [self.sitting.title(self.texts), *([] if code is None else [code])]
        parts.append(self.texts.message("cli-seed", seed=str(setup.seed)))
        self.screen.line(" · ".join(parts))
        order = [(setup.first + step) % setup.players for step in range(setup.players)]
        self.screen.line(self.texts.message("table-players", names=", ".join(self.table.names[seat] for seat in order)))

    def _finish(self) -> None:
        """Tell the end of the game and what every point came from, and put the game where finished ones lie."""
        alone = self.table.people[0] if len(self.table.people) == 1 else None
        since = self.seen.get(alone, 0) if alone is not None else max(self.seen.values(), default=0)
        picture = Picture(self.screen, self.sitting.scene(alone), self.table.names)
        self.screen.blank()
        news = [event for event in self.events(alone, since) if event["type"] != "over"]
        if picture.story(news, from_start=since == 0):
            self.screen.blank()
        self.screen.rule(self.texts.phase("over"))
        self._scores()
        for event in self.events(alone):
            if event["type"] == "over":
                self.screen.line(self.texts.log(event, self.table.names, alone))
        try:
            file = self.sitting.finish()
        except OSError as error:
            self.screen.line(self._failed(self.sitting.file, error))
        else:
            self.screen.whole(self.texts.message("table-kept", file=str(file)))

    def _scores(self) -> None:
        """Every player's points, the winner's first."""
        game = self.sitting.game
        for seat in self.sitting.ranking():
            player = game.players[seat]
            first, *rest = self.texts.score(
                self.table.names[seat], game.score(player), player.turns, game.score_by_card(player)
            )
            self.screen.line(first)
            for line in rest:
                self.screen.line(line, 2)

"""The table in the terminal, line by line: it shows what a person may see, asks, and never loses a game."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final

from demesne import Decision
from demesne.cards import CARDS
from demesne.console.menu import Menu, Unclear, spoken, words
from demesne.console.picture import Picture
from demesne.console.question import Question
from demesne.console.screen import Screen
from demesne.engine.decision import card_of
from demesne.kingdoms.folding import tight
from demesne.seats.card_rulings import rulings_of
from demesne.seats.lettering import legend, price
from demesne.seats.log_lines import Seen
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts, UnknownName, find_card, seek_card

MOST_RULINGS: Final = 12
PROMPT: Final = "> "

Obey = Callable[[str, Menu, SeatView], None]
"""A command: its argument, the question and the table."""


class Leave(Exception):
    """The person at the keyboard leaves, or there is nothing left to read."""


class BadLine(Exception):
    """A line from a file or a pipe that does not fit: the lines after it were meant for other questions."""


class LineReader:
    """Typed lines, from a terminal or a pipe."""

    def __init__(self) -> None:
        self.live = bool(sys.stdin and sys.stdin.isatty())
        """Whether a person is typing, who can read what is wrong and try again."""
        self.typed = self.live and sys.stdout.isatty()
        self.number = 0
        """How many lines were read."""
        if self.typed:
            # Line editing and history, if the system has them.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def read(self, prompt: str) -> str:
        """The next line. Raises Leave if there is none."""
        sys.stdout.flush()
        self.number += 1
        try:
            if self.typed:
                return input(prompt)
            sys.stdout.write(prompt)
            line = sys.stdin.readline() if sys.stdin else ""
        except (EOFError, OSError, ValueError):
            # The end of the input, a terminal that has gone, or a closed stream: nobody is there.
            line = ""
        if not line:
            sys.stdout.write("\n")
            raise Leave
        # Through a pipe nobody sees what is typed; echoing it makes the output read like a game that somebody played.
        shown = "".join(c if c.isprintable() else " " for c in line).strip()
        sys.stdout.write(f"{shown}\n")
        return line

    def forget(self) -> None:
        """Keep the next person from recalling what this one typed."""
        if self.typed and "readline" in sys.modules:
            sys.modules["readline"].clear_history()


class Reader:
    """Shows a table in lines, and handles the commands that work at every table."""

    MORE_HELP: ClassVar[str]
    """The text about what can be typed only at this sort of table."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = list(names)
        self.screen = Screen(texts)
        self.lines = LineReader()
        self.seen: dict[int, int] = {}
        self.pictured: dict[int, tuple[int, int, str]] = {}
        self.explained = False
        self.commands = self._commands()

    # -- what differs between tables ---------------------------------------------------------------------------------

    def events(self, seat: int | None, since: int = 0) -> Sequence[Seen]:
        """What happened, as far as a seat may know it."""
        raise NotImplementedError

    def answer(self, labels: Sequence[str]) -> None:
        """Answer the pending decision."""
        raise NotImplementedError

    def own_commands(self) -> Iterable[tuple[str, Obey]]:
        """What can be typed only at this sort of table."""
        return ()

    def takes_words(self) -> Iterable[Obey]:
        """The commands that take an argument."""
        return (self._help, self._log)

    # -- one decision -------------------------------------------------------------------------------------------------

    def obey(self, typed: str, menu: Menu, view: SeatView) -> None:
        """Do what a line says: answer, run a command, or explain why it can't be done."""
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
            if not self.lines.live:
                raise BadLine(
                    self.texts.message("table-bad-line", number=self.lines.number, why=str(unclear))
                ) from None
            self.screen.line(str(unclear))

    def show(self, view: SeatView, menu: Menu) -> None:
        """What a person needs to know for a decision: the whole table once a turn, otherwise what is new."""
        seat = menu.decision.player
        say = self.texts.message
        turn = view.active, view.turns(view.active), view.extra
        whole = self.pictured.get(seat) != turn
        since = self.seen.get(seat, 0)
        news = events = self.events(seat, since)
        picture = Picture(self.screen, view, self.names)
        self.screen.blank()
        if whole:
            self.screen.rule(self.texts.log(view.heading, self.names, seat))
            picture.supply(explained=not self.explained)
            picture.trash()
            picture.players()
            self.screen.blank()
            if events and events[-1]["type"] == "turn":
                # The heading has already said so.
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
        """What can be typed besides answers; the English words work in every language."""
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

    def _help(self, rest: str, menu: Menu, view: SeatView) -> None:
        if rest:
            self._explain(rest, menu, view)
            return
        self.screen.blank()
        for line in [line for key in ("table-help", self.MORE_HELP) for line in self.texts.message(key).splitlines()]:
            self.screen.line(line, 0, line.rfind("  ") + 2 if "  " in line else 0)
        self.screen.line(legend(self.texts, (view.top(pile) or pile for pile in view.piles())), 0, 2)

    def _explain(self, typed: str, menu: Menu, view: SeatView) -> None:
        """Say what a card does, given its name, the beginning of it, or the number of an option."""
        label = card_of(menu.label_of(typed) or "")
        begun = [card for card in sorted(view.met()) if tight(self.texts.card(card)).startswith(tight(typed))]
        try:
            name = label if label in CARDS else seek_card(typed) or (begun[0] if len(begun) == 1 else find_card(typed))
        except UnknownName as error:
            self.screen.line(self.texts.unknown_name(error))
            return
        kind = CARDS[name]
        head = self.screen.card(name)
        head.append(f" · {self.texts.types(kind.types)} · ")
        head.append(self.texts.message("cli-cost", cost=price(None, name)))
        self.screen.line(head)
        self.screen.line(self.texts.card_text(name), 2)
        sentences = rulings_of(name, view.met())
        if sentences:
            self.screen.line(self.texts.message("cli-rulings"))
        for sentence in sentences[:MOST_RULINGS]:
            self.screen.line(f"- {sentence}", 2, 2)
        if len(sentences) > MOST_RULINGS:
            more = len(sentences) - MOST_RULINGS
            self.screen.line(self.texts.message("table-more-rulings", count=more, card=name), 2)

    def _all(self, rest: str, menu: Menu, view: SeatView) -> None:
        self.answer(menu.all())

    def _treasures(self, rest: str, menu: Menu, view: SeatView) -> None:
        """Play all Treasures, and end the Action phase first if need be."""
        held = any(CARDS[name].is_treasure for name in view.hand)
        if not held or menu.decision.kind not in ("action", "treasure"):
            self.screen.line(self.texts.message("table-no-treasures"))
            return
        self.all_treasures(menu.decision)

    def all_treasures(self, decision: Decision) -> None:
        """Play all Treasures, from an Action phase or a Buy phase."""
        raise NotImplementedError

    def _log(self, rest: str, menu: Menu, view: SeatView) -> None:
        """The story since this player's previous turn, or every event."""
        picture = Picture(self.screen, view, self.names)
        events = self.events(view.seat)
        if rest:
            picture.log(events)
            return
        mine = [i for i, event in enumerate(events) if event["type"] == "turn" and event["seat"] == view.seat]
        start = mine[-2] if len(mine) > 1 else 0
        picture.story(events[start:], from_start=start == 0)

    def _supply(self, rest: str, menu: Menu, view: SeatView) -> None:
        Picture(self.screen, view, self.names).supply(explained=True)

    def _trash(self, rest: str, menu: Menu, view: SeatView) -> None:
        Picture(self.screen, view, self.names).trash()

    def _table(self, rest: str, menu: Menu, view: SeatView) -> None:
        self.pictured.pop(menu.decision.player, None)
        self.show(view, menu)

    def _quit(self, rest: str, menu: Menu, view: SeatView) -> None:
        raise Leave

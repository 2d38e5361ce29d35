"""One game at one keyboard: the game, who plays it, what can be undone, and the file that keeps it safe."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from demesne import Game, api
from demesne.bots import make_bot
from demesne.bots.bot import Bot
from demesne.engine.log import may_take_back
from demesne.kingdoms import Kingdom, KingdomError
from demesne.review import HintFacts, hint
from demesne.seats.files import Seating, deal_again, finished_folder, games_folder, pack, write
from demesne.seats.log_lines import Seen, with_hints
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts


class LocalGame:
    """A game from where it stands to its end."""

    def __init__(self, game: Game, seating: Seating, file: Path) -> None:
        self.seating = seating
        self.file = file
        self.bots: dict[int, Bot] = {}
        self.marks: list[tuple[int, int]] = []
        """For each decision so far: whose it was, and how many events came before it."""
        self.game = game
        self.go_to(game.answers())

    @property
    def events(self) -> int:
        """How many events there were."""
        return 0 if self.game.log is None else len(self.game.log)

    def view(self, seat: int | None) -> SeatView:
        """What a seat may see."""
        return SeatView.of(self.game.view(seat))

    def story(self, seat: int | None) -> Sequence[Seen]:
        """What happened, as far as a seat may know it, and which hints were taken."""
        decision = self.game.decision
        marks = self.marks if decision is None else [*self.marks, (decision.player, self.events)]
        hints = [marks[number] for number in self.seating.hints if number < len(marks)]
        return with_hints(self.game.view(seat).events(), hints)

    def answer(self, labels: Sequence[str]) -> None:
        """Answer the pending decision, and record whose it was."""
        decision = self.game.decision
        if decision is not None:
            self.marks.append((decision.player, self.events))
            try:
                self.game.answer(tuple(labels))
            except ValueError:
                self.marks.pop()
                raise

    def let_bot_answer(self) -> bool:
        """Let the bot that has to decide do so. Returns whether there was one."""
        decision = self.game.decision
        bot = None if decision is None else self.bots.get(decision.player)
        if decision is None or bot is None:
            return False
        self.answer(decision.labels(bot.decide(self.game.view(decision.player))))
        return True

    def go_to(self, answers: Sequence[tuple[str, ...]]) -> None:
        """Restart the same game and give these answers. The bots restart too, so that they remember nothing that did
        not happen.
        """
        setup = self.game.setup
        self.game = deal_again(self.game)
        self.marks = []
        for labels in answers:
            self.answer(labels)
        self.bots = {
            seat: make_bot(name, f"{setup.seed}/{seat}")
            for seat, name in enumerate(self.seating.bots)
            if name is not None
        }

    # -- hints --------------------------------------------------------------------------------------------------------

    @property
    def may_hint(self) -> bool:
        """Whether hints may be taken: one person plays, against bots."""
        return len(self.seating.people) == 1

    def hint(self) -> HintFacts | None:
        """Which answer to give, or None if no person is asked. It takes a moment, and the game records that a hint was
        taken, whatever is answered or undone afterwards.
        """
        decision = self.game.decision
        if decision is None or not self.may_hint or decision.player not in self.seating.people:
            return None
        found = hint(self.game.view(decision.player), seed=f"{self.game.setup.seed}/hint")
        self.seating = replace(self.seating, hints=tuple(sorted({*self.seating.hints, self.game.number})))
        return found

    # -- taking back ------------------------------------------------------------------------------------------------

    def undo_point(self, me: int) -> int | None:
        """The number of this seat's last decision, if there is one."""
        return max((number for number, (player, _) in enumerate(self.marks) if player == me), default=None)

    def others_touched(self, number: int, me: int) -> list[int]:
        """The other people who must agree to undoing this decision: all of them if somebody else has decided since or
        something hidden was revealed. Bots always agree.
        """
        others = [seat for seat in self.seating.people if seat != me]
        deciders = [player for player, _ in self.marks[number:]]
        return [] if may_take_back(self.game, me, deciders, self.marks[number][1]) else others

    def take_back(self, number: int) -> None:
        """Go back to before this decision."""
        self.go_to(self.game.answers()[:number])

    # -- saving -----------------------------------------------------------------------------------------------------

    def keep(self, file: Path | None = None) -> None:
        """Write the game to its file, or to another one. Raises OSError."""
        write(file or self.file, pack(self.game, self.seating))

    def finish(self) -> Path:
        """Move a finished game to the finished ones. Returns the file. Raises OSError."""
        file = self.file
        if file.parent == games_folder():
            finished_folder().mkdir(parents=True, exist_ok=True)
            file = finished_folder() / file.name
        self.keep(file)
        if file != self.file:
            self.file.unlink(missing_ok=True)
        return file

    def resume_command(self, file: Path | None = None) -> str:
        """The command that continues this game."""
        file = file or self.file
        return "demesne resume" if file.parent == games_folder() else f"demesne resume {shlex.quote(str(file))}"

    @staticmethod
    def review_command(file: Path) -> str:
        """The command that reviews this game once it is kept in a file."""
        return f"demesne review {shlex.quote(str(file))}"

    # -- what it is ---------------------------------------------------------------------------------------------------

    def title(self, texts: Texts) -> str:
        """What the kingdom is called."""
        return texts.kingdom_name(self.seating.kingdom or texts.message("cli-kingdom"))

    def code(self) -> str | None:
        """The kingdom's code, if it has one; it includes the options only if the seed would decide otherwise."""
        setup = self.game.setup
        natural = api.new_game(setup.kingdom, setup.players, setup.seed, setup.bane).setup.options
        with contextlib.suppress(KingdomError):
            return Kingdom(setup.kingdom, setup.bane, setup.options.where_not(natural)).code
        return None

    def ranking(self) -> list[int]:
        """The seats, the winner's first."""
        game = self.game
        ranked = sorted(game.players, key=lambda player: (-game.score(player), player.turns))
        return [player.seat for player in ranked]

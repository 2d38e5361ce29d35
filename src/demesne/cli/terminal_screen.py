"""The table in lines of text: what a seat may see of it, drawn for any width, with colour only where there is any."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from demesne.cards import CARDS
from demesne.cli.scene import Scene
from demesne.cli.terminal_menu import NUMBERS, Menu, hand_key
from demesne.texts import Texts, sort_key

STYLES: Final = (
    ("Curse", "magenta"),
    ("Ruins", "bright_black"),
    ("Attack", "red"),
    ("Reaction", "bright_blue"),
    ("Treasure", "yellow"),
    ("Victory", "green"),
)
"""The colour of a card: that of the first of these types which it has."""

LETTERS: Final = {
    "Action": "table-letter-action",
    "Attack": "table-letter-attack",
    "Curse": "table-letter-curse",
    "Knight": "table-letter-knight",
    "Looter": "table-letter-looter",
    "Prize": "table-letter-prize",
    "Reaction": "table-letter-reaction",
    "Ruins": "table-letter-ruins",
    "Shelter": "table-letter-shelter",
    "Treasure": "table-letter-treasure",
    "Victory": "table-letter-victory",
}
"""The letter that stands for each type of card."""

BASIC: Final = (("Copper", "Silver", "Gold"), ("Estate", "Duchy", "Province"), ("Curse",))
"""The basic piles, column by column."""

NARROWEST: Final = 40
GAP: Final = 3
LINED: Final = ("action", "mode", "play", "react", "reveal")
"""Kinds of questions whose options stand one below the other."""

TOLD: Final = ("action", "play")
"""Kinds of questions whose options come with what the card does."""

FROM_ELSEWHERE: Final = ("Graverobber", "Rogue", "Thief", "Tournament")
"""Cards that let players gain what is not, or not always, in the Supply."""

FOLLOWS_PLAY: Final = ("draw", "shuffle", "tokens")
"""What a card's plain bonuses do: it is told as part of the card."""

Seen = dict[str, object]


def style(name: str) -> str:
    """The colour of a card."""
    kind = CARDS.get(name)
    types = () if kind is None else kind.types
    return next((colour for of, colour in STYLES if of in types), "")


def styled(text: str, how: str) -> Text:
    """A text of which no style passes to what is added to it."""
    return Text.assemble((text, how))


def letter(texts: Texts, of: str) -> str:
    """The letter of a type. French puts a space before its exclamation marks, but this one stands for a word."""
    return texts.message(LETTERS[of]).strip()


class Screen:
    """Prints lines, wrapped to the width of the terminal."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        plain = bool(os.environ.get("NO_COLOR"))
        self.console = Console(
            color_system=None if plain else "auto", highlight=False, markup=False, emoji=False, soft_wrap=True
        )

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max(self.console.width, NARROWEST)

    @property
    def is_terminal(self) -> bool:
        """Whether there is a terminal that can be cleared."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def blank(self) -> None:
        """An empty line."""
        self.console.print()

    def whole(self, text: str) -> None:
        """A text that the terminal may wrap but that stays one line, for files and commands that people copy."""
        self.console.print(Text(text))

    def line(self, text: Text | str, indent: int = 0, hang: int = 0) -> None:
        """A text, wrapped; its further lines are indented by `hang` more."""
        whole = Text(text) if isinstance(text, str) else text
        room = self.width - indent
        first, rest = self._break(whole, room)
        self.console.print(Text(" " * indent) + first)
        while rest.plain:
            first, rest = self._break(rest, room - hang)
            self.console.print(Text(" " * (indent + hang)) + first)

    def _break(self, text: Text, room: int) -> tuple[Text, Text]:
        """As many words as fit, and the rest."""
        if len(text) <= room:
            return text, Text()
        at = text.plain.rfind(" ", 0, room + 1)
        start = text.plain[: max(at, 0)].strip()
        if not start:
            return text[:room], text[room:]
        return text[:at], text[at + 1 :]

    def rule(self, title: str) -> None:
        """A heading: as wide as a terminal, short where the lines go elsewhere."""
        end = "─" * (self.width - len(title) - 5) if self.console.is_terminal else "──"
        self.console.print(styled(f"── {title} {end}", "bold"))

    def grid(self, cells: Sequence[Text], indent: int = 2) -> None:
        """Cells in as many columns as fit, to be read column by column."""
        if not cells:
            return
        widest = max(len(cell) for cell in cells)
        columns = max(1, (self.width - indent + GAP) // (widest + GAP))
        rows = -(-len(cells) // columns)
        self.columns([cells[start : start + rows] for start in range(0, len(cells), rows)], indent)

    def columns(self, columns: Sequence[Sequence[Text]], indent: int = 2) -> None:
        """Columns of cells side by side; below each other where they do not fit."""
        widths = [max(len(cell) for cell in column) for column in columns]
        if indent + sum(widths) + GAP * (len(columns) - 1) > self.width:
            for column in columns:
                for cell in column:
                    self.line(cell, indent, 2)
            return
        for row in range(max(len(column) for column in columns)):
            line = Text(" " * indent)
            for column, width in zip(columns, widths, strict=True):
                cell = column[row] if row < len(column) else Text()
                line += cell + Text(" " * (width - len(cell) + GAP))
            line.rstrip()
            self.console.print(line)

    def clear(self) -> None:
        """Hide everything that was printed, from scrolling back too."""
        if self.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        elif self.console.is_terminal:
            self.console.print("\n" * self.console.height)

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> Text:
        """A card's name in its colour."""
        return styled(self.texts.label(name), style(name.removeprefix("discard/")))

    def cards(self, names: Iterable[str]) -> Text:
        """Cards with commas between them, equal ones counted, sorted as people hold them."""
        counts: dict[str, int] = {}
        for name in sorted(names, key=hand_key(self.texts)):
            counts[name] = counts.get(name, 0) + 1
        shown = Text()
        for name, count in counts.items():
            if shown:
                shown += Text(", ")
            shown += styled(self.texts.several(name, count), style(name))
        return shown

    def letters(self, name: str) -> str:
        """The types of a card, a letter each."""
        return "".join(letter(self.texts, of) for of in CARDS[name].types)

    def legend(self, names: Iterable[str]) -> str:
        """What the letters of these cards mean."""
        types = dict.fromkeys(of for name in names for of in CARDS[name].types)
        return ", ".join(f"{letter(self.texts, of)} {self.texts.type(of)}" for of in types)

    def cost(self, view: Scene, name: str) -> str:
        """The current cost of a card, with a "+" where more can be paid."""
        return f"{view.cost(name)}{'+' if CARDS[name].overpays else ''}"


class Picture:
    """The table as one seat sees it."""

    def __init__(self, screen: Screen, view: Scene, names: Sequence[str]) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.view = view
        self.names = names

    def table(self) -> None:
        """Everything that lies on the table, and how many cards everyone has."""
        self.supply()
        self.trash()
        self.players()

    # -- piles --------------------------------------------------------------------------------------------------------

    def supply(self, legend: bool = False) -> None:
        """The Supply, basic cards apart and the kingdom by cost, and the piles beside it."""
        view = self.view
        piles = [name for name in view.piles() if view.in_supply(name)]
        basic = [[name for name in column if name in piles] for column in BASIC]
        kingdom = [name for name in piles if not any(name in column for column in BASIC)]
        kingdom.sort(key=lambda name: (view.cost(view.top(name) or name), sort_key(self.texts.card(name))))
        widest = max(len(self.texts.card(name)) for name in piles)
        self.screen.line(styled(self.texts.zone("supply"), "bold"))
        self.screen.columns([self._cells(column) for column in basic])
        self.screen.blank()
        if widest + 12 > self.screen.width // 2:
            self.screen.columns([self._cells(kingdom)])
        else:
            self.screen.grid(self._cells(kingdom))
        beside = [name for name in view.piles() if not view.in_supply(name)]
        if beside:
            self._row(self.texts.message("table-beside"), self._beside(beside))
        if legend:
            tops = [view.top(name) or name for name in view.piles()]
            self.screen.line(self.texts.message("table-legend", letters=self.screen.legend(tops)), 2, 2)

    def _cells(self, piles: Sequence[str]) -> list[Text]:
        """One cell for each pile: cost, card, how many are left, types; the same width for each part."""
        shown: list[tuple[Text, str, Text, str]] = []
        for pile in piles:
            top = self.view.top(pile)
            name = styled(self.texts.card(pile), style(top or pile))
            if top is not None and top != pile:
                name += Text(f" ({self.texts.card(top)})")
            if pile == self.view.bane:
                name += Text(f" ({self.texts.message('cli-bane')})")
            cost = styled(self.screen.cost(self.view, top or pile), "bold")
            shown.append((cost, f"×{self.view.left(pile)}", name, self.screen.letters(top or pile)))
        if not shown:
            return []
        costs = max(len(cost) for cost, _, _, _ in shown)
        names = max(len(name) for _, _, name, _ in shown)
        counts = max(len(count) for _, count, _, _ in shown)
        cells: list[Text] = []
        for cost, count, name, letters in shown:
            # An overpay card has its "+" after the column of the numbers.
            start = Text(" " * (costs - len(cost))) + cost
            gone = count == "×0"
            cell = start + Text(" ") + name + Text(" " * (names - len(name) + 1))
            cell += Text(f"{count:<{counts}} {letters}")
            if gone:
                cell.stylize("dim")
            cells.append(cell)
        return cells

    def _beside(self, piles: Sequence[str]) -> Text:
        shown = Text()
        for pile in piles:
            if shown:
                shown += Text(", ")
            shown += self.screen.card(pile)
            if not CARDS[pile].is_prize:
                shown += Text(f" ×{self.view.left(pile)}")
            elif not self.view.left(pile):
                shown += Text(" ×0")
        return shown

    def trash(self) -> None:
        """What lies in the trash."""
        gone = self.view.trash
        self._row(self.texts.zone("trash"), self.screen.cards(gone) if gone else Text("–"))

    def _row(self, title: str, content: Text) -> None:
        self.screen.line(styled(title, "bold") + Text("  ") + content, 0, 2)

    # -- players ------------------------------------------------------------------------------------------------------

    def players(self) -> None:
        """A line for each player, in turn order from the one who looks."""
        first = self.view.seat or 0
        width = max(len(name) for name in self.names)
        for step in range(self.view.players):
            seat = (first + step) % self.view.players
            start = styled(f"{self.names[seat]:<{width}}", "bold")
            line = start + Text("  ") + Text(" · ").join(self._zones(seat))
            self.screen.line(line, 0, width + 2 if self.screen.width >= 60 else 2)

    def _zones(self, seat: int) -> list[Text]:
        say = self.texts.message
        facts = self.view.seats[seat]
        top = facts["discard_top"]
        zones = [
            Text(say("table-hand", count=facts["hand"])),
            Text(say("table-deck", count=facts["deck"])),
            Text(say("table-discard") + " ") + (self.screen.card(top) if top else Text("–")),
        ]
        if facts["tokens"]:
            zones.append(Text(say("counter-tokens", count=facts["tokens"])))
        for zone, title in (
            ("in_play", "table-in-play"),
            ("aside", "table-aside"),
            ("shown", "table-shown"),
        ):
            if facts[zone]:
                zones.append(Text(say(title) + " ") + self.screen.cards(facts[zone]))
        return zones

    def status(self, in_play: bool) -> None:
        """What the turn has left, what is in play if that is asked for, and the hand of the one who looks."""
        view = self.view
        whose = view.active
        left = self.texts.counters(view.actions, view.buys, view.coins, view.tokens(whose))
        if whose != view.seat:
            left = self.texts.message("table-their-turn", player=self.names[whose], counters=left)
        self.screen.line(styled(left, "bold"))
        played = view.in_play(whose)
        if played and in_play:
            self._row(self.texts.zone("play"), self.screen.cards(played))
        self._row(self.texts.zone("hand"), self.screen.cards(view.hand) if view.hand else Text("–"))

    # -- the story ----------------------------------------------------------------------------------------------------

    def story(self, events: Sequence[Seen], from_start: bool = False) -> bool:
        """What happened, a line each, indented below its cause, without what goes without saying; whether that is
        anything."""
        lines = list(told(events, from_start))
        for event, indent in lines:
            self._tell(event, indent)
        return bool(lines)

    def log(self, events: Sequence[Seen]) -> None:
        """Every event, a line each, indented below its cause."""
        for event in events:
            self._tell(event, depth(event))

    def _tell(self, event: Seen, indent: int) -> None:
        said = self.texts.log(event, self.names, self.view.seat)
        self.screen.line(styled(said, "bold" if event["type"] == "turn" else ""), 2 * indent, 2)


def depth(event: Seen) -> int:
    """Inside how many effects an event happened."""
    found = event["depth"]
    return found if isinstance(found, int) else 0


def told(events: Sequence[Seen], from_start: bool = False) -> Iterator[tuple[Seen, int]]:
    """The events worth telling to someone who knows the game, and how far to indent each.

    Left out are the end of a turn with the draw of the next hand, the deal when the events are told `from_start`, and
    the gain of a card that was just bought. A card's plain bonuses are told below it.
    """
    between_turns = from_start
    under_play = False
    before: Seen = {}
    for event in events:
        kind = event["type"]
        deep = depth(event)
        if kind in ("turn", "clean-up"):
            between_turns = kind == "clean-up"
        if kind in ("play", "play-again"):
            under_play = not deep
        elif not deep and kind not in FOLLOWS_PLAY:
            under_play = False
        same = (event["seat"], event.get("cards")) == (before.get("seat"), before.get("cards"))
        bought = kind == "gain" and before.get("type") == "buy" and same and event.get("to") == "discard"
        if not (bought or kind in ("clean-up", "pass") or (between_turns and kind == "draw")):
            yield event, deep + (under_play and not deep and kind in FOLLOWS_PLAY)
        before = event


class Question:
    """A question and its menu."""

    def __init__(self, screen: Screen, view: Scene, menu: Menu) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.view = view
        self.menu = menu

    def show(self, prompt: str) -> None:
        """The question, the numbered options, and what can be typed beside their numbers."""
        decision = self.menu.decision
        self.screen.line(styled(prompt, "bold"))
        if decision.kind in NUMBERS:
            self.screen.line(self.texts.message("table-amounts", most=self.menu.choices[-1].number), 2, 2)
        elif decision.kind in LINED or self.menu.is_offer:
            self._lines()
        else:
            self.screen.grid([self._cell(number) for number in range(len(self.menu.choices))])
        self._hints()

    def _number(self, place: int) -> Text:
        width = len(str(self.menu.choices[-1].number))
        return styled(f"{self.menu.choices[place].number:>{width}}", "bold cyan") + Text(" ")

    def _cell(self, place: int) -> Text:
        choice = self.menu.choices[place]
        cell = self._number(place) + styled(choice.shown, style(choice.label))
        if self.menu.decision.kind in ("buy", "gain") and choice.label in CARDS:
            pile = CARDS[choice.label].pile or choice.label
            cell += Text(f" ({self.screen.cost(self.view, choice.label)})")
            if self.view.in_supply(pile) and self.menu.decision.source not in FROM_ELSEWHERE:
                cell += Text(f" ×{self.view.left(pile)}")
        return cell

    def _lines(self) -> None:
        choices = self.menu.choices
        width = max(len(choice.shown) for choice in choices)
        for place, choice in enumerate(choices):
            number = self._number(place)
            line = number + styled(choice.shown, style(choice.label))
            if self.menu.decision.kind in TOLD and choice.label in CARDS:
                line += Text(" " * (width - len(choice.shown) + 2) + self.texts.card_short(choice.label))
            self.screen.line(line, 2, len(number) + (width + 2 if self.screen.width > width + 40 else 2))

    def _hints(self) -> None:
        decision = self.menu.decision
        say = self.texts.message
        hints: list[str] = []
        if decision.min == 0:
            hints.append(say("table-hint-enter", nothing=self.texts.confirm(decision, ())))
        if decision.kind == "treasure":
            hints.append(say("table-hint-treasures"))
        elif decision.max > 1:
            hints.append(say("table-hint-several"))
            if decision.max >= len(self.menu.choices):
                hints.append(say("table-hint-all"))
        if decision.kind == "name":
            hints.append(say("table-hint-name"))
        if hints:
            self.screen.line(" · ".join(hints), 2, 2)

"""The table as one seat sees it, in lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from demesne.cards import CARDS
from demesne.console.screen import Screen, style
from demesne.engine.facts import NAMED
from demesne.seats.belongings import Area, areas_of, possession, tokens_of
from demesne.seats.lettering import legend, letters, styled, tokens_on
from demesne.seats.log_lines import Seen, depth, told
from demesne.seats.ordering import BASIC
from demesne.seats.seat_view import SeatView
from demesne.texts import sort_key


class Picture:
    """The table as one seat sees it."""

    def __init__(self, screen: Screen, view: SeatView, names: Sequence[str]) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.view = view
        self.names = names

    def table(self) -> None:
        """Everything on the table, and how many cards everyone has."""
        self.supply()
        self.trash()
        self.players()

    # -- piles --------------------------------------------------------------------------------------------------------

    def supply(self, explained: bool = False) -> None:
        """The Supply, with basic cards separate and the kingdom by cost, and the piles outside it."""
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
        if explained:
            tops = [view.top(name) or name for name in view.piles()]
            self.screen.line(legend(self.texts, tops), 2, 2)

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
            name += Text(tokens_on(self.view, pile))
            cost = styled(self.screen.cost(self.view, top or pile), "bold")
            shown.append((cost, f"×{self.view.left(pile)}", name, letters(self.texts, top or pile)))
        if not shown:
            return []
        costs = max(len(cost) for cost, _, _, _ in shown)
        names = max(len(name) for _, _, name, _ in shown)
        counts = max(len(count) for _, count, _, _ in shown)
        cells: list[Text] = []
        for cost, count, name, types in shown:
            # An overpay card has its "+" after the column of the numbers.
            start = Text(" " * (costs - len(cost))) + cost
            gone = count == "×0"
            cell = start + Text(" ") + name + Text(" " * (names - len(name) + 1))
            cell += Text(f"{count:<{counts}} {types}")
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
        if self.view.trade_route:
            card = self.texts.card(NAMED["trade_route"])
            self._row(self.texts.message("table-mat", card=card), Text(str(self.view.trade_route)))

    def _row(self, title: str, content: Text) -> None:
        self.screen.line(styled(title, "bold") + Text("  ") + content, 0, 2)

    # -- players ------------------------------------------------------------------------------------------------------

    def players(self) -> None:
        """A line for each player, in turn order from the viewer."""
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
        zones += [Text(words) for words in tokens_of(self.view, seat, self.texts)]
        return zones + [self._area(area) for area in areas_of(self.view, seat, self.texts)]

    def _area(self, area: Area) -> Text:
        shown = Text(f"{area.title} ")
        if not area.cards:
            return shown + Text(str(area.count))
        for place, (card, count, note) in enumerate(area.cards):
            shown += Text(", " if place else "") + styled(self.texts.several(card, count), style(card))
            shown += Text(f" ({note})" if note else "")
        return shown

    def status(self, in_play: bool) -> None:
        """What is left of the turn, what is in play if requested, and the viewer's hand."""
        view = self.view
        whose = view.active
        left = self.texts.counters(view.actions, view.buys, view.coins, view.tokens(whose), view.potions)
        if told := possession(view, self.names, self.texts):
            self.screen.line(styled(told, "bold reverse"))
        if whose != view.seat:
            left = self.texts.message("table-their-turn", player=self.names[whose], counters=left)
        self.screen.line(styled(left, "bold"))
        played = view.in_play(whose)
        if played and in_play:
            self._row(self.texts.zone("play"), self.screen.cards(played))
        owner = view.hand_owner
        title = self.texts.zone("hand")
        if owner is not None and owner != view.seat:
            title = self.texts.message("table-hand-of", player=self.names[owner])
        self._row(title, self.screen.cards(view.hand) if view.hand else Text("–"))

    # -- the story ----------------------------------------------------------------------------------------------------

    def story(self, events: Sequence[Seen], from_start: bool = False) -> bool:
        """What happened, one line each, indented below its cause, without the obvious. Returns whether there was
        anything.
        """
        lines = list(told(events, from_start))
        for event, indent in lines:
            self._tell(event, indent)
        return bool(lines)

    def log(self, events: Sequence[Seen]) -> None:
        """Every event, one line each, indented below its cause."""
        for event in events:
            self._tell(event, depth(event))

    def _tell(self, event: Seen, indent: int) -> None:
        said = self.texts.log(event, self.names, self.view.seat)
        self.screen.line(styled(said, "bold" if event["type"] == "turn" else ""), 2 * indent, 2)

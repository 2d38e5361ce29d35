"""The piles: basic cards, the kingdom by cost, and those outside the Supply."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical

from demesne.cards import CARDS
from demesne.seats.ordering import BASIC
from demesne.seats.seat_view import SeatView
from demesne.texts import Texts, sort_key
from demesne.tui.shown import Shown
from demesne.tui.styles import Styler
from demesne.tui.tiles import PileGrid, TileContent


def sort_piles(view: SeatView, texts: Texts, columns: int) -> tuple[list[str], list[str], list[str]]:
    """The basic piles in rows of this many, then piles that kingdom cards bring; the kingdom by cost; and the piles
    outside the Supply.
    """
    money, land, curse = BASIC
    supply = [name for name in view.piles() if view.in_supply(name)]
    basic = [*money, *curse, *land] if columns == 4 else [*money, *land, *curse]
    brought = [name for name in supply if not CARDS[name].kingdom and name not in basic]
    basic = [*(name for name in basic if name in supply), *brought]
    kingdom = [name for name in supply if CARDS[name].kingdom]
    kingdom.sort(key=lambda name: (CARDS[name].cost, sort_key(texts.card(name))))
    beside = [name for name in view.piles() if not view.in_supply(name)]
    return basic, kingdom, [name for name in beside if view.left(name) or not CARDS[name].is_prize]


class Supply(Vertical):
    """All piles of a game."""

    DEFAULT_CSS = "Supply { height: auto; }"

    def __init__(self, styler: Styler) -> None:
        super().__init__(id="supply")
        self.styler = styler

    def compose(self) -> ComposeResult:
        for part in ("basic", "kingdom", "beside"):
            yield PileGrid(self.styler, id=part)

    async def show(self, shown: Shown) -> None:
        """Show the piles of a table."""
        layout = shown.layout
        basic, kingdom, beside = sort_piles(shown.view, self.styler.texts, layout.basic)
        for part, piles, columns, lines in (
            ("#basic", basic, layout.basic, 1),
            ("#kingdom", kingdom, layout.kingdom, layout.tile),
            ("#beside", beside, layout.basic, 1),
        ):
            grid = self.query_one(part, PileGrid)
            await grid.put(self._items(piles, shown), shown.view, shown.asks, columns, lines)

    def _items(self, piles: Sequence[str], shown: Shown) -> list[TileContent]:
        texts, view, picker = self.styler.texts, shown.view, shown.picker
        items: list[TileContent] = []
        for pile in piles:
            top = view.top(pile) or pile
            name = texts.card(top)
            if top != pile and CARDS[pile].kingdom:
                name = f"{name} ({texts.card(pile)})"
            bane = f" ({texts.message('cli-bane')})" if pile == view.bane else ""
            option = None if picker is None else picker.piles.get(pile)
            items.append(TileContent(pile, name, top, pile, option, shown.mark(option), bane))
        return items

"""The table on a whole terminal, through Textual's pilot: every kind of decision, every size, every language."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import cache, partialmethod
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static

import demesne
from demesne import Decision, Game
from demesne.bots import Bot, make_bot
from demesne.cards import CARDS
from demesne.cli import play_command
from demesne.engine import KINDS
from demesne.kingdoms import RECOMMENDED, parse_kingdom
from demesne.review import HintFacts
from demesne.review.hints import say
from demesne.seats import files
from demesne.seats.files import Seating
from demesne.seats.local_game import LocalGame
from demesne.seats.recording import ALL_OPEN, PointOfView, Recording
from demesne.seats.seat_view import SeatView
from demesne.texts import LANGUAGES, Texts
from demesne.tui.app import TableApp
from demesne.tui.layout import Contents, lay_out
from demesne.tui.lines import Head
from demesne.tui.local import PlayApp
from demesne.tui.picker import Picker
from demesne.tui.replay import ReplayApp
from demesne.tui.screens import Choosing, Passing, Reading
from demesne.tui.styles import fit
from demesne.tui.tiles import HandGrid, Tile
from tests.patience import LONG
from tests.stillness import still, wait_only_until_still

SIZES = [(80, 24), (120, 40), (160, 50)]
Story = Callable[[PlayApp, Pilot[int]], Awaitable[None]]


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DEMESNE_DATA", str(tmp_path / "data"))
    files.games_folder().mkdir(parents=True)
    wait_only_until_still(monkeypatch)


def new_game(
    kingdom: str = "First Game", seed: int = 1, people: int = 1, bots: Sequence[str] = ("novice",), language: str = "en"
) -> LocalGame:
    found = parse_kingdom(kingdom, seed=seed)
    players = people + len(bots)
    game = demesne.new_game(found.cards, players, seed, found.bane, found.options, first=0, log=True)
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")[:players]
    table = Seating(names, (*[None] * people, *bots), kingdom, language)
    return LocalGame(game, table, files.games_folder() / "game.json")


def run(local: LocalGame, story: Story, size: tuple[int, int] = (80, 24)) -> PlayApp:
    """Show a local game and run the script there."""
    app = PlayApp(local, Texts(local.seating.language))

    async def show() -> None:
        async with app.run_test(size=size) as pilot:
            # A button that was just pressed can't be pressed again for a moment; these hands are faster.
            app.query_one("#confirm", Button).active_effect_duration = 0
            await settled(app, pilot)
            await story(app, pilot)

    asyncio.run(show())
    return app


async def settled(app: PlayApp, pilot: Pilot[int]) -> None:
    """Wait until no bot is thinking and everything is drawn. A bot may start thinking meanwhile."""
    await pilot.pause()
    while app.thinking is not None:
        await asyncio.sleep(0.002)
        await pilot.pause()


def shown(app: TableApp) -> str:
    """What is on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def text_of(app: TableApp, part: str) -> str:
    return str(app.query_one(part, Static).render())


async def point(app: TableApp, place: Widget) -> None:
    """Put the cursor there."""
    place.focus()
    await still()
    assert app.focused is place


BY_HAND = 4
"""How many questions of a kind are answered by hand; the hundreds of others in a game are no different."""


class Hands:
    """Answers decisions as a person does: with the cursor and keys, or with the mouse."""

    def __init__(self, app: PlayApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot
        self.by_mouse = False
        self.kinds: Counter[str] = Counter()

    async def answer(self, labels: Sequence[str]) -> None:
        """Give this answer to the open question."""
        picker = self.app.picker
        assert picker is not None
        self.kinds[picker.decision.kind] += 1
        number = self.app.local.game.number
        if self.kinds[picker.decision.kind] > BY_HAND:
            await self.app.answer(tuple(labels))
            await settled(self.app, self.pilot)
            return
        if picker.decision.kind == "name":
            await self.name(labels[0])
            await settled(self.app, self.pilot)
            return
        if picker.picks:
            await self.pilot.press("escape")
        for label in labels:
            await self.pick(self.free_option(picker, label))
        assert picker.labels == tuple(labels)
        button = self.app.query_one("#confirm", Button)
        assert str(button.label) == picker.button
        if picker.decision.kind != "mode":
            assert picker.button == self.app.texts.confirm(picker.decision, labels)
        if self.by_mouse:
            assert await self.pilot.click("#confirm")
        else:
            await point(self.app, button)
            await self.pilot.press("enter")
        self.by_mouse = not self.by_mouse
        await settled(self.app, self.pilot)
        assert self.app.local.game.number > number, shown(self.app)

    def free_option(self, picker: Picker, label: str) -> int:
        places = [*picker.hand.values(), *picker.piles.values(), *picker.offers]
        return next(n for n in places if picker.decision.options[n] == label and n not in picker.picks)

    async def pick(self, option: int) -> None:
        tile = next(tile for tile in self.app.tiles if tile.item.option == option)
        if self.by_mouse:
            tile.scroll_visible(animate=False, immediate=True)
            await self.pilot.pause()
            assert await self.pilot.click(tile)
        else:
            await point(self.app, tile)
            await self.pilot.press("space")
        assert self.app.picker is not None
        assert option in self.app.picker.picks, shown(self.app)

    async def name(self, label: str) -> None:
        field = self.app.query_one("#names Input", Input)
        assert self.app.focused is field
        field.value = self.app.texts.card(label)[:-1]
        await self.pilot.pause()
        options = self.app.query_one("#names OptionList", OptionList)
        wanted = str(self.app.picker.decision.options.index(label)) if self.app.picker else ""
        place = next(n for n in range(options.option_count) if options.get_option_at_index(n).id == wanted)
        options.highlighted = place
        await point(self.app, options)
        await self.pilot.press("enter")
        await self.pilot.pause()


def advance(local: LocalGame, bot: Bot, most: int) -> None:
    """Let programs play until the only person has decided this many times, before anybody looks."""
    while local.let_bot_answer() or most:
        decision = local.game.decision
        assert decision is not None
        if most and decision.player not in local.bots:
            local.answer(decision.labels(bot.decide(local.game.view(decision.player))))
            most -= 1


async def play_like(bot: Bot, app: PlayApp, pilot: Pilot[int], most: int = 10_000, hands: Hands | None = None) -> Hands:
    """Play on with a program's choices and a person's hands."""
    hands = hands or Hands(app, pilot)
    while most and isinstance(app.screen, Choosing | Passing) is False and app.picker is not None:
        decision = app.picker.decision
        pending = app.local.game.decision
        assert pending is not None
        assert pending.to_dict() == decision.to_dict()
        picks = bot.decide(app.local.game.view(decision.player))
        await hands.answer(pending.labels(picks))
        most -= 1
    return hands


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.timeout(LONG)
@pytest.mark.parametrize(
    ("language", "kingdom", "seed", "player", "size"),
    [("en", "First Game", 2, "novice", (80, 24)), ("fr", "Grim Parade", 3, "regent", (160, 50))],
)
def test_a_whole_game(language: str, kingdom: str, seed: int, player: str, size: tuple[int, int]) -> None:
    local = new_game(kingdom, seed, language=language)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await play_like(make_bot(player, 1), app, pilot)
        assert local.game.over
        assert isinstance(app.screen, Choosing)
        screen = shown(app)
        assert app.texts.phase("over") in screen
        await pilot.press("q")

    app = run(local, story, size)
    assert app.return_value == 0
    assert not local.file.exists()
    (file,) = files.finished_folder().iterdir()
    assert file == app.kept
    assert demesne.load(file.read_text(encoding="utf-8")).answers() == local.game.answers()


EXAMPLES = 4
"""How many questions of each kind are answered, from as many different cards as possible."""


NEW_KINGDOMS = [
    "Ambassador, Embargo, Haven, Island, Lookout, Native Village, Navigator, Masquerade, Warehouse, Village",
    "Ambassador, Embargo, Haven, Island, Masquerade, Swindler, Torturer, Scheme, Trader, Tunnel",
]
"""Kingdoms with questions that only few cards ask."""


@cache
def positions() -> dict[str, list[tuple[str, int, tuple[tuple[str, ...], ...]]]]:
    """For each kind of question, random games that have reached one: kingdom, seed and the answers so far."""
    found: dict[str, list[tuple[str, int, tuple[tuple[str, ...], ...]]]] = {kind: [] for kind in KINDS}
    askers: set[tuple[str, str | None]] = set()
    kingdoms = [*(entry.name for entry in RECOMMENDED), *NEW_KINGDOMS]
    for number in range(60):
        kingdom = kingdoms[-1 - number % len(kingdoms)]
        local = new_game(kingdom, number, bots=("random",))
        game = local.game
        bots = [make_bot("random", f"{number}/{seat}") for seat in range(2)]
        while (decision := game.decision) is not None and game.number < 250:
            new = (decision.kind, decision.source) not in askers and len(found[decision.kind]) < EXAMPLES
            if decision.player == 0 and new:
                askers.add((decision.kind, decision.source))
                found[decision.kind].append((kingdom, number, tuple(game.answers())))
            game.choose(bots[decision.player].decide(game.view(decision.player)))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision(kind: str) -> None:
    """Each is answered by hand, by mouse and by keys in turn, with as much as is allowed."""
    examples = positions()[kind]
    assert examples
    for number, (kingdom, seed, answers) in enumerate(examples):
        local = new_game(kingdom, seed, bots=("random",), language=LANGUAGES[number % 3])
        local.go_to(answers)

        async def story(app: PlayApp, pilot: Pilot[int], number: int = number) -> None:
            hands = Hands(app, pilot)
            hands.by_mouse = bool(number % 2)
            assert app.picker is not None
            decision = app.picker.decision
            assert decision.kind == kind
            labels = decision.options[: decision.max][::-1]
            given = len(app.local.game.answers())
            await hands.answer(labels)
            assert app.local.game.answers()[given] == tuple(labels)

        run(local, story, SIZES[number % 3])


ODD: list[tuple[str, list[str], int, int, bool, str | None]] = [
    ("reveal", ["Copper"], 0, 1, False, "Young Witch"),
    ("mode", ["+2 Cards", "+2 Actions", "+2 Coins", "4 Silvers"], 2, 2, False, "Trusty Steed"),
    ("overpay", ["0", "1", "2", "3"], 1, 1, False, "Masterpiece"),
    ("spend", ["0", "1", "2"], 1, 1, False, None),
    ("topdeck", ["Gold", "Estate", "Silver"], 3, 3, True, "Survivors"),
    ("trash", ["discard/Estate", "Estate"], 0, 1, False, "Hermit"),
    ("gain", ["Gold", "Silver"], 0, 2, False, "Thief"),
    ("react", ["Moat", "Beggar"], 0, 1, False, "Militia"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_questions_that_come_seldom(language: str, size: tuple[int, int]) -> None:
    """Shown without a game that asks them: all options are there, and picking all of them counts."""
    local = new_game(language=language)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        view = local.view(0)
        for kind, options, least, most, ordered, source in ODD:
            decision = Decision(0, kind, options, None, least, most, ordered)
            decision.source = source
            if kind == "topdeck":
                decision.about = tuple(options)
            picker = Picker(decision, view, app.texts)
            await app.show(view, [], picker, app.texts.prompt(decision, app.names))
            await pilot.pause()
            for option in picker.offers:
                tile = next(tile for tile in app.tiles if tile.item.option == option)
                if not picker.mark(option).strip("› "):
                    await point(app, tile)
                    await pilot.press("space")
                    await pilot.pause()
                if most == 1:
                    break
            assert picker.is_valid
            if ordered:
                assert [picker.mark(option) for option in picker.offers] == ["1", "2", "3"]
            assert str(app.query_one("#confirm", Button).label) == picker.button
            for option in picker.offers:
                assert picker.label(option) in shown(app)
            assert text_of(app, "#question").split() == app.texts.prompt(decision, app.names).split()

    run(local, story, size)


# -- what is to be seen ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("kingdom", "players"), [("First Game", 2), ("To the Victor", 6), ("The Jester's Workshop", 4)]
)
def test_everything_essential_fits(language: str, size: tuple[int, int], kingdom: str, players: int) -> None:
    local = new_game(kingdom, 2, bots=("random",) * (players - 1), language=language)
    person = make_bot("novice", 2)
    advance(local, person, 20)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await play_like(person, app, pilot, most=4)
        width, height = size
        screen = shown(app)
        lines = screen.splitlines()
        assert len(lines) == height
        view = app.view
        assert view is not None
        texts = app.texts
        everything = {tile.item.card for tile in app.tiles if tile.item.pile}
        assert everything == {
            view.top(pile) or pile for pile in view.piles() if view.left(pile) or not CARDS[pile].is_prize
        }
        for tile in app.tiles:
            region = tile.region
            if tile.item.pile:
                assert 0 <= region.x < region.right <= width
                assert 0 < region.y < region.bottom < height
        for name in app.names:
            assert name in screen
        assert texts.zone("trash") in screen
        assert texts.counters(view.actions, view.buys, view.coins, view.tokens(view.active)) in lines[0]
        assert str(app.query_one("#confirm", Button).label) in screen
        assert app.query_one("#confirm").region.bottom <= height
        assert {app.texts.card(card) for card in view.hand} == set(hand_names(app))
        assert app.query_one("#hand").region.bottom < height
        assert app.query_one("#keys").region.bottom == height
        assert texts.message("table-key-quit") in lines[-1]
        assert texts.message("table-key-help") in lines[-1]

    run(local, story, size)


def hand_names(app: TableApp) -> list[str]:
    return [tile.item.text for tile in app.query_one("#hand").query(Tile) if tile.display]


def test_types_read_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        rows = shown(app).splitlines()
        assert any("Militia" in row and "A!" in row for row in rows)
        assert any("Moat" in row and "AR" in row for row in rows)
        assert any("Gold" in row and " T " in row for row in rows)
        assert any("1 Copper" in row for row in rows)
        for strip in app.screen._compositor.render_strips():
            segments = list(strip)
            for line_filter in app.get_line_filters():
                segments = line_filter.apply(segments, app.screen.styles.background)
            colours = {style.color for _, style, _ in segments if style} | {
                style.bgcolor for _, style, _ in segments if style
            }
            assert all(colour is None or colour.is_default for colour in colours)
        await pilot.press("escape")
        await pilot.pause()
        assert any("›" in row and "Copper" in row for row in shown(app).splitlines())

    run(new_game(), story)


def test_more_room_shows_more() -> None:
    contents = Contents(7, 10, 0, 2, 5, 10)
    small, medium, large = (lay_out(*size, contents) for size in SIZES)
    assert not small.wide
    assert (small.tile, small.card) == (1, 1)
    assert medium.wide
    assert medium.card > 1
    assert large.tile > 1
    assert large.kingdom >= medium.kingdom

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "+1 Card, +2 Actions" in shown(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "+1 Card, +2 Actions" not in shown(app)
        assert "Village" in shown(app)

    run(new_game(), story, (160, 50))


def test_what_is_cut_off_leaves_a_mark() -> None:
    assert fit("Province", 8) == "Province"
    assert fit("Province", 5) == "Prov…"
    assert fit("Province", 0) == ""


def test_changed_costs_and_empty_piles_are_marked() -> None:
    game = demesne.new_game(RECOMMENDED[0].cards, seed=1, first=0)
    facts = game.view(0).to_dict()
    for pile in facts["supply"]:  # type: ignore[attr-defined]
        pile["cost"] = max(0, pile["cost"] - 2)
        if pile["pile"] == "Moat":
            pile.update(count=0, top=None)
    view = SeatView(facts)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await app.show(view, [])
        await pilot.pause()
        rows = shown(app).splitlines()
        assert any("6↓ Province" in row for row in rows)
        assert any(
            ("Moat" in row and row.rstrip().endswith(" 0")) or ("Moat" in row and "AR   0" in row) for row in rows
        )

    run(new_game(), story)


def test_a_decision_survives_plain_data() -> None:
    game = demesne.new_game(["Militia", "Moat"], seed=4, first=0)
    assert game.decision is not None
    facts = game.decision.to_dict()
    assert Decision.from_dict(facts).to_dict() == facts


# -- keys ------------------------------------------------------------------------------------------------------------


def test_the_keys_of_a_turn() -> None:
    local = new_game(seed=2)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        assert app.picker is not None
        await pilot.press("t")
        await settled(app, pilot)
        assert app.picker is not None
        assert app.picker.decision.kind == "buy"
        await pilot.press("e")
        await settled(app, pilot)
        turns = local.game.players[0].turns
        assert turns == 2
        await pilot.press("E")
        await settled(app, pilot)
        assert local.game.players[0].turns == 3

    run(local, story)


def test_picking_again_is_the_answer() -> None:
    local = new_game(seed=2)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("t")
        await settled(app, pilot)
        tile = next(tile for tile in app.tiles if tile.item.pile == "Silver")
        await point(app, tile)
        await pilot.press("enter")
        await pilot.pause()
        assert app.picker is not None
        assert app.picker.labels == ("Silver",)
        assert app.picker.button == "Buy Silver"
        await pilot.press("escape")
        assert app.picker.picks == []
        await pilot.press("enter", "enter")
        await settled(app, pilot)
        assert local.game.answers()[1] == ("Silver",)

    run(local, story)


def test_the_cursor_goes_where_the_arrows_point() -> None:
    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        assert app.focused is app.query_one("#confirm")
        await pilot.press("down")
        first = app.focused
        assert isinstance(first, Tile)
        await pilot.press("right")
        assert app.focused is not first
        assert app.focused is not None
        assert app.focused.region.y == first.region.y
        for _ in range(30):
            await pilot.press("up")
        assert isinstance(app.focused, Tile)
        assert app.focused.item.pile in ("Copper", "Silver", "Gold")
        for _ in range(30):
            await pilot.press("down")
        assert isinstance(app.focused, Tile)
        assert app.focused.item.pile is None

    run(new_game(), story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_to_read(language: str) -> None:
    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        texts = app.texts
        tile = next(tile for tile in app.tiles if tile.item.pile == "Militia")
        await point(app, tile)
        await pilot.pause()
        assert texts.card_short("Militia")[:30] in shown(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert " ".join(texts.card_text("Militia").split()[:4]) in shown(app)
        await pilot.press("escape")
        for key, words in (("f1", "table-key-move"), ("l", "table-story"), ("x", "table-key-close")):
            await pilot.press(key)
            await pilot.pause()
            assert texts.message(words)[:40] in shown(app)
            await pilot.press("escape")
            await pilot.pause()
        assert not isinstance(app.screen, Reading)
        await pilot.press("d")
        await pilot.pause()
        assert app.theme == "day"

    run(new_game(language=language), story)


# -- bots ------------------------------------------------------------------------------------------------------------


def test_the_table_lives_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    local = new_game(seed=2)
    go_on = threading.Event()
    slow = local.bots[1]
    decide = slow.decide

    class Slow(Bot):
        def decide(self, view: demesne.View) -> list[int]:
            go_on.wait(60)
            return decide(view)

    local.bots[1] = Slow()

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("E")
        await pilot.pause()
        assert app.thinking is not None
        assert "Ben" in text_of(app, "#question")
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        await pilot.press("escape", "u")
        await pilot.pause()
        assert local.game.players[0].turns == 1
        # The person's decision is on disk while the bot is still thinking.
        saved = demesne.load(local.file.read_text(encoding="utf-8"))
        assert saved.decision is not None
        assert saved.decision.player == 1
        go_on.set()
        await settled(app, pilot)
        assert app.picker is not None

    run(local, story)


@pytest.mark.parametrize("level", ["random", "novice", "steward", "regent", "sovereign", "double-witch"])
def test_bots_of_every_level(level: str) -> None:
    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await play_like(make_bot("random", 1), app, pilot, most=6)
        assert app.picker is not None

    run(new_game(bots=(level,)), story)


# -- several people --------------------------------------------------------------------------------------------------


def test_hot_seat_hides_hands_between_turns() -> None:
    local = new_game(people=2, bots=("novice",), seed=5)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, Passing)
        assert "Ann" in shown(app)
        assert "Copper" not in shown(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.view is not None
        assert app.view.seat == 0
        await pilot.press("E")
        await settled(app, pilot)
        assert isinstance(app.screen, Passing)
        assert "Ben" in shown(app)
        assert "Copper" not in shown(app)
        assert "Estate" not in shown(app)
        await pilot.press("space")
        await settled(app, pilot)
        assert app.view.seat == 1
        assert sorted(hand_names(app)) == sorted(local.game.view(1).hand)

    run(local, story)


@pytest.mark.parametrize("people", [2, 3, 6])
def test_hot_seat_goes_round(people: int) -> None:
    local = new_game(people=people, bots=(), seed=people)
    bots = [make_bot("novice", seat) for seat in range(people)]

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        while local.game.players[0].turns < 2:
            assert isinstance(app.screen, Passing)
            await pilot.press("enter")
            await settled(app, pilot)
            assert app.at_keyboard is not None
            await play_like(bots[app.at_keyboard], app, pilot)

    run(local, story)
    assert all(player.turns for player in local.game.players)


# -- taking back -----------------------------------------------------------------------------------------------------


def test_undo_alone() -> None:
    local = new_game(seed=2)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("u")
        await pilot.pause()
        assert local.game.number == 0
        await play_like(make_bot("novice", 1), app, pilot, most=6)
        steps = [number for number, (player, _) in enumerate(local.marks) if player == 0]
        for number in reversed(steps):
            await pilot.press("u")
            await settled(app, pilot)
            assert local.game.number == number
        assert app.texts.message("table-undone") in shown(app)
        await play_like(make_bot("novice", 1), app, pilot, most=6)
        assert [n for n, (player, _) in enumerate(local.marks) if player == 0] == steps

    run(local, story)


@pytest.mark.parametrize(("key", "number"), [("y", 1), ("n", 2)])
def test_undo_asks_the_others_where_they_are_touched(key: str, number: int) -> None:
    local = new_game(people=2, bots=(), seed=2)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        await settled(app, pilot)
        await pilot.press("t")
        await settled(app, pilot)
        await pilot.press("u")
        await settled(app, pilot)
        assert local.game.number == 0
        await pilot.press("t")
        await settled(app, pilot)
        await pilot.press("e")
        await settled(app, pilot)
        assert isinstance(app.screen, Passing)
        await pilot.press("u")
        await settled(app, pilot)
        assert isinstance(app.screen, Choosing)
        assert "Ben" in shown(app)
        await pilot.press(key)
        await settled(app, pilot)
        assert local.game.number == number
        assert isinstance(app.screen, Passing) is (key == "n")

    run(local, story)


# -- saving ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "code"), [("q", 0), ("ctrl+c", 130)])
def test_leaving_and_going_on(key: str, code: int) -> None:
    local = new_game("Bad Omens", seed=6)

    async def leave(app: PlayApp, pilot: Pilot[int]) -> None:
        await play_like(make_bot("novice", 1), app, pilot, most=9)
        await pilot.press(key)
        await pilot.pause()

    assert run(local, leave).return_value == code
    game, table = files.unpack(local.file.read_text(encoding="utf-8"))
    assert game.answers() == local.game.answers()
    assert table == local.seating

    async def go_on(app: PlayApp, pilot: Pilot[int]) -> None:
        await play_like(make_bot("novice", 1), app, pilot, most=3)

    assert table is not None
    again = LocalGame(game, table, local.file)
    run(again, go_on)
    assert again.game.number > local.game.number


def test_leaving_while_the_table_is_drawn() -> None:
    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        hand = app.query_one("#hand", HandGrid)
        app.stop(0)
        await hand.put([hand.tiles[0].item] * (len(hand.tiles) + 1), app.view, False, 5)

    assert run(new_game(), story).return_value == 0


def test_a_disk_that_fills_up_is_told_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("demesne.seats.local_game.write", full)

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await play_like(make_bot("novice", 1), app, pilot, most=4)
        assert not app.could_save

    run(new_game(), story)


@pytest.mark.parametrize("size", [(50, 14), (59, 30), (100, 19)])
def test_a_window_that_is_too_small_says_so(size: tuple[int, int]) -> None:
    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        assert f"{size[0]} × {size[1]}" in shown(app)
        assert "Copper" not in shown(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Copper" in shown(app)

    run(new_game(), story, size)


def test_the_last_line_lists_only_keys_that_work() -> None:
    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        assert app.picker is not None
        assert app.picker.decision.kind == "treasure"
        assert "t play all Treasures" in text_of(app, "#keys")
        assert "undo" not in text_of(app, "#keys")
        await pilot.press("t")
        await settled(app, pilot)
        keys = text_of(app, "#keys")
        assert "u undo" in keys
        assert "Treasures" not in keys
        view = app.local.view(0)
        decision = Decision(0, "name", list(CARDS), None, 1, 1, False)
        decision.source = "Mystic"
        await app.show(view, [], Picker(decision, view, app.texts), "?")
        await pilot.pause()
        keys = text_of(app, "#keys")
        assert "Enter confirm" in keys
        assert "Ctrl-Z undo" in keys
        assert " u " not in keys
        assert " l " not in keys
        await pilot.press("u", "c", "l")
        await pilot.pause()
        assert app.query_one("#names Input", Input).value == "ucl"
        assert "No card is called “ucl”." in shown(app)
        await pilot.press("escape")
        assert app.query_one("#names Input", Input).value == ""

    run(new_game(), story)


@pytest.mark.parametrize("size", [(60, 20), *SIZES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_shown_whole_until_the_answer(
    monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    found: HintFacts = {
        "kind": "buy",
        "source": None,
        "answer": ["Moat"],
        "chance": 0.5123,
        "other": ["Cellar"],
        "other_chance": 0.4123,
        "sure": True,
        "games": 100,
    }

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("t")
        await settled(app, pilot)
        monkeypatch.setattr(app.local, "hint", lambda: found)
        await pilot.press("i")
        await settled(app, pilot)
        lines = (line[: app.shape.width + 1].strip(" █") for line in shown(app).splitlines())
        text = " ".join(" ".join(lines).split())
        assert f"{' '.join(say(found, app.texts).split())} {app.question}" in text
        await pilot.press("e")
        await settled(app, pilot)
        assert app.advice == ""

    run(new_game(language=language), story, size)


def test_the_cursor_is_never_where_another_question_left_it() -> None:
    """Doctor: after the third amount, the cursor is not at the third of its effects."""

    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        view = app.local.view(0)
        for kind, options in (("overpay", ["0", "1", "2"]), ("mode", ["trash", "discard", "keep"])):
            decision = Decision(0, kind, options, None, 1, 1, False)
            decision.source = "Doctor"
            await app.show(view, [], Picker(decision, view, app.texts), "?")
            await pilot.pause()
            assert isinstance(app.focused, Tile)
            assert app.focused.item.option == 0
            assert text_of(app, "#info").startswith("Doctor")
            await pilot.press("right", "down")
            assert app.focused.item.option != 0

    run(new_game(), story)


def test_what_the_others_did_stays_until_the_next_answer() -> None:
    async def story(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("E")
        await settled(app, pilot)
        assert app.local.game.players[0].turns == 2
        recap = text_of(app, "#recap")
        assert recap.startswith("Ben: ")
        await pilot.press("down")
        assert text_of(app, "#recap") == recap
        assert app.picker is not None
        await app.answer(() if app.picker.decision.min == 0 else app.picker.labels)
        await settled(app, pilot)
        assert not app.query_one("#recap").display

    run(new_game(bots=("random",)), story)


def test_a_mistake_of_the_program_is_a_line(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    local = new_game()
    app = PlayApp(local, Texts("en"))

    def broken(*_: object) -> None:
        raise RuntimeError("oh dear")

    async def play(pilot: Pilot[int]) -> None:
        await settled(app, pilot)
        monkeypatch.setattr(Head, "show", broken)
        await pilot.press("t")

    app.run(headless=True, auto_pilot=play)
    assert app.failure == "RuntimeError: oh dear"
    assert "Traceback" not in "".join(capfd.readouterr())
    assert demesne.load(local.file.read_text(encoding="utf-8")).number == 1


def test_a_bot_that_fails_is_named_and_the_game_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bot = tmp_path / "mybot.py"
    bot.write_text("class Silent:\n    def decide(self, view):\n        return None\n")
    seating = Seating(("Robby", "Ann"), (f"{bot}:Silent", None), "First Game", "it")
    game = demesne.new_game("First Game", 2, 1, first=0, log=True)
    file = files.games_folder() / "game.json"
    monkeypatch.setattr(play_command, "has_terminal", lambda: True)
    monkeypatch.setattr(PlayApp, "run", partialmethod(PlayApp.run, headless=True))
    assert play_command.sit(game, seating, Texts("it"), file, plain=False) == 1
    told = capsys.readouterr().err
    assert told.startswith("demesne: Errore di Silent: ")
    assert told.endswith(f"La tua partita è al sicuro in {file}.\n")
    assert demesne.load(file.read_text(encoding="utf-8")).number == 0


# -- stepping through --------------------------------------------------------------------------------------------------


def played(kingdom: str = "Bad Omens", seed: int = 3) -> tuple[Game, Seating]:
    found = parse_kingdom(kingdom, seed=seed)
    game = demesne.new_game(found.cards, 2, seed, found.bane, found.options, log=True)
    bots = [make_bot("novice", seat) for seat in range(2)]
    while game.decision is not None:
        game.choose(bots[game.decision.player].decide(game.view(game.decision.player)))
    return game, Seating(("Ann", "Ben"), (None, None), kingdom)


def test_stepping_through_a_game() -> None:
    game, table = played()
    recording = Recording(game, table)
    app = ReplayApp(recording, ALL_OPEN, Texts("en"))

    async def show() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert "all cards open" in text_of(app, "#note")
            for key, place in (
                ("n", 1),
                ("n", 2),
                ("p", 1),
                ("N", recording.turns[1]),
                ("P", 0),
                ("end", recording.length),
            ):
                await pilot.press(key)
                await pilot.pause()
                assert recording.at == place
                assert text_of(app, "#note").startswith(f"{place} of {recording.length}")
            assert "won" in text_of(app, "#question")
            await pilot.press("g", "1", "2", "enter")
            await pilot.pause()
            assert recording.at == 12
            seen = []
            for _ in range(4):
                seen.append(text_of(app, "#note").rpartition("· ")[2])
                await pilot.press("s")
                await pilot.pause()
            assert seen == ["all cards open", "Ann", "Ben", "a spectator"]
            await pilot.press("q")

    asyncio.run(show())


def test_others_see_no_hand() -> None:
    game, table = played()
    recording = Recording(game, table)
    for place in range(0, recording.length, 7):
        recording.go(place)
        assert recording.view(PointOfView()).hand == []
        assert recording.view(PointOfView(0)).hand == game_at(recording, place).view(0).hand
        assert "open" not in recording.view(PointOfView(0)).facts
        assert recording.view(ALL_OPEN).facts["open"][1]["hand"] == game_at(recording, place).view(1).hand


def game_at(recording: Recording, place: int) -> Game:
    setup = recording.setup
    game = demesne.new_game(
        setup.kingdom, setup.players, setup.seed, setup.bane, setup.options, setup.first, setup.turn_limit
    )
    for labels in recording.answers[:place]:
        game.answer(labels)
    return game

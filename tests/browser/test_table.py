"""What the table owes its players: everything visible, a log that can be followed, no waiting."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.player import Player, Way
from tests.browser.visitor import SIZES, Visitor
from tests.server.running import Running

CROWDED = {
    "dark-ages": (
        "Band of Misfits, Bandit Camp, Cultist, Graverobber, Hermit, Knights, Marauder, Rats, Sage, Urchin",
        5,
    ),
    "both": (
        "Cultist, Hermit, Jester, Knights, Marauder, Rats, Sage, Tournament, Urchin, Young Witch, Bane: Hamlet",
        5,
    ),
    "nine-sets": (
        "Embargo, Hermit, Marauder, Native Village, Pirate Ship, Possession, Tournament, Trade Route, Urchin, "
        "Young Witch, Bane: Hamlet",
        5,
    ),
}
"""Tables with much outside the Supply: their kingdoms, and how many bots sit there."""

BELOW = "((log) => log.scrollHeight - log.scrollTop - log.clientHeight)(document.querySelector('.lines'))"
"""How much of the log is below its visible part."""

PEACEFUL = "Cellar, Chapel, Festival, Laboratory, Market, Mine, Remodel, Smithy, Village, Workshop"

FOLLOW = """
window.told = []
window.seen = []
const Socket = WebSocket
window.WebSocket = class extends Socket {
  constructor(...args) {
    super(...args)
    this.addEventListener('message', ({ data }) => {
      const { type, view } = JSON.parse(data)
      if (type !== 'state' || view.number === window.told.at(-1)) return
      window.told.push(view.number)
      window.asks = view.decision !== null
    })
  }
}
new MutationObserver(() => {
  const number = Number(document.querySelector('.table[data-number]')?.dataset.number ?? -1)
  if (number >= 0 && number !== window.seen.at(-1)) window.seen.push(number)
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-number'] })
"""
"""Records the numbers of the states that the server sent and of those that the table showed."""


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("name", CROWDED)
def test_a_crowded_table_is_in_sight(visit: Welcome, house: Running, name: str, width: int) -> None:
    visitor = visit(house, width=width)
    kingdom, bots = CROWDED[name]
    visitor.sit(kingdom, ("novice",) * bots, seed=8, point_counter=True, colonies=name == "nine-sets")
    player = Player(visitor.page, "touch" if width < 600 else "mouse", seed=1)
    player.wait()
    visitor.picture(f"crowded-{name}-{width}")
    for _ in range(4):
        player.wait()
        assert visitor.amiss() == []
        player.answer()


SQUEEZED = """() => {
  const box = (element) => element.getBoundingClientRect()
  const zones = ['header', '.seats', '#supply', '.middle', '#hand'].map((name) => box(document.querySelector(name)))
  const piles = [...document.querySelectorAll('#supply .pile')]
  const hidden = (pile) => {
    pile.scrollIntoView({ block: 'nearest' })
    return box(pile).bottom > box(pile.closest('#supply')).bottom + 1
  }
  const outside = piles.filter(hidden).map((pile) => pile.dataset.card)
  const card = document.querySelector('#hand li:last-child')
  card.scrollIntoView({ block: 'end' })
  return {
    overlaps: zones.some((zone, place) => place > 0 && zone.top < zones[place - 1].bottom - 1),
    flat: piles.filter((pile) => box(pile).height < 24).map((pile) => pile.dataset.card),
    outside,
    reached: box(card).bottom <= innerHeight + 1,
  }
}"""
"""How the zones are laid out in a window that is too low for all of them."""


@pytest.mark.parametrize("size", [(1366, 650), (960, 600), (720, 450), (844, 390)])
def test_a_low_window_keeps_the_zones_apart(visit: Welcome, house: Running, size: tuple[int, int]) -> None:
    visitor = visit(house)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.sit(CROWDED["both"][0], ("novice",), seed=8)
    Player(visitor.page).wait()
    visitor.picture(f"low-{size[0]}x{size[1]}")
    assert visitor.page.evaluate(SQUEEZED) == {"overlaps": False, "flat": [], "outside": [], "reached": True}


def test_a_reaction_is_confirmed(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit("Cellar, Chapel, Festival, Market, Militia, Mine, Moat, Remodel, Smithy, Village", ("novice",), seed=2)
    player = Player(visitor.page, seed=2)
    for _ in range(200):
        seen = player.wait()
        moats = [one["option"] for one in seen["options"] if one["card"] == "Moat"]
        if seen["asked"] == "react":
            break
        if seen["asked"] == "buy" and moats:
            player.pick(moats[0])
            player.wait(seen["number"])
        else:
            player.answer()
    player.press("[data-option]", None)
    expect(visitor.page.get_by_text("Used against Novice: Moat")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_nothing_that_opens_beside_the_table_is_objected_to(visit: Welcome, house: Running, theme: str) -> None:
    visitor = visit(house, width=390, theme=theme)
    visitor.sit(seed=8, point_counter=True, deck_tracker=True)
    page = visitor.page
    Player(page).answer()
    page.locator("[data-drawer]").click()
    for side in ("log", "chat", "decks", "settings"):
        page.locator(f"[data-side={side}]").click()
        drawer = page.get_by_role("tabpanel")
        expect(drawer.locator(":scope > *").first).to_be_visible()
        page.wait_for_function("() => document.getAnimations().length === 0")
        visitor.picture(f"drawer-{side}-{theme}-390")
        assert visitor.objections() == []
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    visitor.picture(f"menu-{theme}-390")
    assert visitor.objections() == []
    page.get_by_role("button", name="Give up").click()
    assert visitor.objections() == []
    page.set_viewport_size({"width": 1440, "height": SIZES[1440]})
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+?")
    expect(page.get_by_role("region", name="Keys")).to_be_visible()
    visitor.picture(f"keys-{theme}-1440")
    assert visitor.objections() == []


def test_a_menu_closes_with_a_click_elsewhere(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit(seed=8)
    page = visitor.page
    Player(page).wait()
    give_up = page.get_by_role("button", name="Give up")
    page.get_by_role("button", name="Menu").click()
    expect(give_up).to_be_visible()
    page.locator("header h1").click()
    expect(give_up).to_have_count(0)


TYPE = """() => {
  const size = (element) => {
    const zoom = element.getBoundingClientRect().height / element.offsetHeight || 1
    return parseFloat(getComputedStyle(element).fontSize) * zoom
  }
  const texts = [...document.querySelectorAll('#supply .tile .text, #hand .text, #supply .name, #hand .name')]
  return Math.min(...texts.filter((one) => one.getClientRects().length > 0).map(size))
}"""
"""The smallest letters of the cards, in pixels of the screen."""


@pytest.mark.parametrize(
    ("width", "size", "least"), [(1920, "medium", 15), (1440, "large", 13.5), (1024, "medium", 11.9)]
)
def test_type_grows_with_the_screen(visit: Welcome, house: Running, width: int, size: str, least: float) -> None:
    visitor = visit(house, width=width, size=size)
    visitor.sit(CROWDED["both"][0], ("novice",) * 3, seed=8, point_counter=True)
    Player(visitor.page).wait()
    assert visitor.page.evaluate(TYPE) >= least
    assert visitor.amiss() == []
    visitor.picture(f"type-{size}-{width}")


def test_the_large_card_opens_only_for_a_pointer_that_moved(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit(seed=8)
    page = visitor.page
    Player(page).wait()
    visitor.settle()
    large = page.locator("#inspector")
    box = page.locator("#hand li").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    expect(large).to_be_visible()
    page.mouse.move(5, 300)
    expect(large).to_have_count(0)
    # The hand moves under a resting pointer.
    page.mouse.move(box["x"] + 30, box["y"] - 40)
    page.evaluate("() => document.querySelector('#hand').style.setProperty('translate', '0 -80px')")
    page.wait_for_function("() => document.querySelector('#hand li:hover')")
    # Longer than a card takes to open.
    page.wait_for_timeout(800)
    expect(large).to_have_count(0)


def reach_purchase(player: Player) -> int:
    """Play nothing up to the Buy phase. Returns the number of the buy question."""
    seen = player.wait()
    while seen["asked"] != "buy":
        player.press("[data-end]", "e")
        seen = player.wait(seen["number"])
    return int(seen["number"])


def end_turn(player: Player) -> int:
    """Buy nothing, and let the others play. Returns the number of the question answered."""
    mine = reach_purchase(player)
    player.press("[data-end]", "e")
    player.page.wait_for_function(
        """(mine) => {
          const { asked, number } = document.querySelector('.table').dataset
          return !asked || Number(number) !== mine
        }""",
        arg=mine,
    )
    return mine


def watch_bots(visitor: Visitor, bots: int = 3) -> tuple[Player, int]:
    """Sit down with bots that attack nobody, record what is sent and shown, and end the first turn.

    Also returns the number of the question that ended it.
    """
    visitor.context.add_init_script(FOLLOW)
    visitor.sit(PEACEFUL, ("novice",) * bots, seed=4)
    player = Player(visitor.page)
    return player, end_turn(player)


def test_turns_of_bots_are_seen_state_by_state(visit: Welcome, house: Running) -> None:
    player, mine = watch_bots(visit(house, speed="fast"))
    player.wait(mine)
    told, seen = player.page.evaluate("() => [window.told, window.seen]")
    assert seen == told
    assert len([number for number in told if number > mine]) > 1


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_player_who_acts_does_not_wait_for_the_turns_of_bots(visit: Welcome, house: Running, by: str) -> None:
    visitor = visit(house, speed="normal")
    page = visitor.page
    visitor.context.add_init_script(FOLLOW)
    page.clock.install()
    visitor.sit(PEACEFUL, ("novice",) * 3, seed=4)
    player = Player(page)
    mine = reach_purchase(player)
    # No time passes for the page while the bots play: it can't have shown everything before anybody acts.
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    player.press("[data-end]", "e")
    page.wait_for_function("(mine) => window.asks && window.told.at(-1) > mine", arg=mine)
    if by == "click":
        page.locator("header h1").click()
    else:
        page.keyboard.press("Shift")
    page.clock.resume()
    player.wait(mine)
    told, seen = page.evaluate("() => [window.told, window.seen]")
    assert seen == [*told[: len(seen) - 1], told[-1]]
    assert len(seen) < len(told)


BAND = """
window.band = []
new MutationObserver(() => {
  const band = document.querySelector('#question')
  const says = band?.matches('.idle') ? band.querySelector('.told')?.textContent.trim() : band && 'asked'
  if (says && says !== window.band.at(-1)) window.band.push(says)
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
"""Records what the band says, in order."""


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_purchase_is_seen_before_the_next_question(visit: Welcome, house: Running, by: Way) -> None:
    visitor = visit(house, speed="normal")
    visitor.context.add_init_script(BAND)
    visitor.sit(PEACEFUL, ("novice",), seed=4)
    player = Player(visitor.page, by)
    player.wait(end_turn(player))
    said = visitor.page.evaluate("() => window.band")
    purchase = next(place for place, line in enumerate(said) if line.startswith("Novice buys"))
    assert "asked" in said[:purchase]
    assert said[purchase:].index("asked") == len(said[purchase:]) - 1
    assert not any("gains" in line for line in said)


def test_a_press_goes_on_where_every_step_waits_for_one(visit: Welcome, house: Running) -> None:
    visitor = visit(house, speed="slow")
    player, _ = watch_bots(visitor, bots=1)
    page = visitor.page
    more = page.get_by_role("button", name="Go on")
    presses = 0
    while not player.look()["asked"]:
        expect(more.or_(page.locator("[data-end]:enabled"))).to_be_visible()
        if more.is_visible():
            before = page.locator("#question .told").text_content()
            more.click()
            page.wait_for_function(
                "(before) => document.querySelector('#question .told')?.textContent !== before", arg=before
            )
            presses += 1
    assert presses
    assert page.evaluate("() => window.seen.length") == page.evaluate("() => window.told.length")


def test_what_the_others_did_stays_until_the_next_answer(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit(PEACEFUL, ("novice", "novice"), seed=4)
    page = visitor.page
    player = Player(page)
    end_turn(player)
    seen = player.wait()
    recap = page.get_by_role("region", name="What the others did")
    expect(recap.get_by_role("button")).to_have_count(2)
    expect(recap).to_contain_text("bought")
    visitor.picture("recap-1440")
    assert visitor.objections() == []
    recap.get_by_role("button").first.click()
    expect(page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".play")).to_contain_text("Copper")
    page.keyboard.press("Escape")
    expect(recap).to_be_visible()
    player.press("[data-treasures]", "t")
    player.wait(seen["number"])
    expect(recap).to_have_count(0)


def test_the_log_stays_at_its_end_at_a_late_table_of_dark_ages(visit: Welcome, house: Running) -> None:
    visitor = visit(house, width=1024)
    cards = "Altar, Band of Misfits, Counterfeit, Cultist, Knights, Marauder, Market Square, Procession, Rats, Urchin"
    visitor.sit(cards, ("novice", "novice", "random"), seed=3, shelters=True, point_counter=True, deck_tracker=True)
    player = Player(visitor.page, "mouse", seed=5)
    for _ in range(25):
        if player.wait()["asked"] == "over":
            break
        player.answer()
    visitor.picture("table-dark-ages-1024")
    assert len(player.answered) >= 3
    visitor.page.wait_for_function(f"() => {BELOW} < 5")


READ = """async (lines) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const { top, height } = lines.getBoundingClientRect()
  const place = (line) => line.getBoundingClientRect().top
  window.read ??= [...lines.querySelectorAll('section > .line')].find((line) => place(line) > top + height / 3)
  return [window.read.textContent, place(window.read)]
}"""
"""A line in the middle of the log, always the same one, and where it is once everything is drawn."""


def test_who_reads_back_in_the_log_is_left_there(visit: Welcome, house: Running) -> None:
    visitor = visit(house)
    visitor.sit(PEACEFUL, ("novice",) * 3, seed=4)
    page = visitor.page
    player = Player(page)
    lines, new = page.locator(".lines"), page.locator(".log .new")
    for _ in range(5):
        end_turn(player)
    player.wait()
    visitor.settle()
    page.wait_for_function(f"() => {BELOW} < 5")
    lines.hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => {BELOW} >= 400")
    expect(new).to_have_count(0)
    before = lines.evaluate(READ)
    # More turns than the log draws for a reader at the end of a long game.
    for _ in range(3):
        end_turn(player)
    player.wait()
    expect(new).to_be_visible()
    visitor.settle()
    visitor.picture("log-new-1440")
    assert lines.evaluate(READ) == before
    new.click()
    expect(new).to_have_count(0)
    page.wait_for_function(f"() => {BELOW} < 5")

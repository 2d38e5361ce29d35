"""A player that knows only the interface: it looks at what is highlighted on the page and clicks, types or taps
there.
"""

from __future__ import annotations

import random
from typing import Any, Literal

from playwright.sync_api import Page, expect

Way = Literal["mouse", "keyboard", "touch"]

LOOK = """(before) => {
  const table = document.querySelector('.table')
  if (!table?.dataset.asked || Number(table.dataset.number) === before) return null
  const shown = (element) => element.getClientRects().length > 0 && !element.disabled
  const options = [...document.querySelectorAll('[data-option]')].filter(shown)
  return {
    number: Number(table.dataset.number),
    asked: table.dataset.asked,
    options: options.map((element) => ({
      option: Number(element.dataset.option),
      card: element.dataset.card ?? '',
      zone: element.dataset.zone ?? '',
      picked: element.getAttribute('aria-pressed') === 'true',
    })),
    end: [...document.querySelectorAll('[data-end]')].some(shown),
    treasures: [...document.querySelectorAll('[data-treasures]')].some(shown),
    confirm: [...document.querySelectorAll('[data-confirm]')].some(shown),
    decline: [...document.querySelectorAll('[data-decline]')].some(shown),
    naming: document.querySelector('#naming') !== null,
  }
}"""

REACH = """(selector) => {
  const place = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0 && !one.disabled)
  if (!place) return null
  place.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = place.getBoundingClientRect()
  const middle = [x + width / 2, y + height / 2]
  const rests = String(middle) === window.reached
  window.reached = String(middle)
  return rests && place.contains(document.elementFromPoint(...middle)) ? middle : null
}"""
"""Where to press, once it is still there and nothing covers it."""

AWAIT_CLICK = """() => {
  window.clicked = false
  addEventListener('click', () => setTimeout(() => (window.clicked = true)), { capture: true, once: true })
}"""
"""A touch becomes a click only after a delay."""

DEAR = ("Province", "Gold", "Silver", "Duchy")


class Player:
    """Plays at the table that a page shows: all Treasures at once, Provinces whenever it can, the rest at random.

    It tries as many kingdom cards as `curious` says, and money after that, so that games end.
    """

    def __init__(self, page: Page, way: Way = "mouse", seed: int = 0, curious: int = 10) -> None:
        self.page = page
        self.way = way
        self.curious = curious
        self.chance = random.Random(seed)
        self.answered: dict[str, int] = {}

    def look(self) -> dict[str, Any]:
        """What the page shows when it asks something."""
        seen = self.page.evaluate(LOOK)
        return seen or {"number": -1, "asked": "", "options": []}

    def wait(self, before: int = -1) -> dict[str, Any]:
        """Wait until something is asked, after the question with the number `before`, or the game is over."""
        seen: dict[str, Any] = self.page.wait_for_function(LOOK, arg=before).json_value()
        return seen

    def play(self, most: int = 2_000) -> int:
        """Play until the game is over. Returns how many questions were answered."""
        seen = self.wait()
        for count in range(most):
            if seen["asked"] == "over":
                return count
            self._act(seen)
            seen = self.wait(seen["number"])
        raise AssertionError(f"no end after {most} answers")

    def answer(self) -> str:
        """Answer the pending question, whatever it is, and check that it was accepted. Returns its kind."""
        seen = self.wait()
        self._act(seen)
        self._moved(seen["number"])
        return str(seen["asked"])

    def _act(self, seen: dict[str, Any]) -> None:
        kind = str(seen["asked"])
        assert kind != "over", "nothing is asked any more"
        self.answered[kind] = self.answered.get(kind, 0) + 1
        if seen.get("treasures") or (kind in ("action", "treasure", "buy")):
            self._turn(seen)
        elif seen.get("naming"):
            self._name(seen["number"])
        else:
            self._choose()

    def _moved(self, number: int) -> None:
        self.page.wait_for_function(
            "(number) => Number(document.querySelector('.table').dataset.number) !== number", arg=number
        )

    def _turn(self, seen: dict[str, Any]) -> None:
        if seen["asked"] == "treasure" and seen["treasures"]:
            self.press("[data-treasures]", "t")
            return
        options = seen["options"]
        if not options or (seen["asked"] == "treasure" and self.chance.random() < 0.5):
            self.press("[data-end]", "e")
            return
        wanted = [option for name in DEAR for option in options if option["card"] == name]
        if seen["asked"] == "buy" and not (wanted and (wanted[0]["card"] == "Province" or self.chance.random() < 0.5)):
            kingdom = [option for option in options if option["card"] not in ("Copper", "Curse", "Estate", *DEAR)]
            if kingdom and self.curious:
                self.curious -= 1
                wanted = [self.chance.choice(kingdom)]
        elif seen["asked"] != "buy":
            wanted = [self.chance.choice(options)]
        if not wanted:
            self.press("[data-end]", "e")
            return
        self.pick(wanted[0]["option"])

    def _name(self, number: int) -> None:
        # With the keyboard you just type: the letters find the field.
        if self.way != "keyboard":
            self.page.locator("#naming").focus()
        self.page.keyboard.type(self.chance.choice(["Cop", "Est", "Gol"]))
        expect(self.page.locator("#named [data-option]").first).to_be_visible()
        self.page.keyboard.press("Enter")
        seen = self.look()
        if seen["number"] == number and seen.get("confirm"):
            self.press("[data-confirm]", "Enter")

    def _choose(self) -> None:
        """Pick options until the answer may be given, then give it, or take an alternative that is offered."""
        begun = self.look()
        for _ in range(60):
            seen = self.look()
            if seen["number"] != begun["number"] or not seen["asked"]:
                return
            if seen.get("confirm") and self.chance.random() < 0.7:
                self.press("[data-confirm]", "Enter")
                return
            if seen.get("decline") and self.chance.random() < 0.3:
                self.press("[data-decline]", None)
                return
            free = [option for option in seen["options"] if not option["picked"]]
            if free:
                self.pick(self.chance.choice(free)["option"])
            elif seen.get("confirm"):
                self.press("[data-confirm]", "Enter")
                return
            elif seen.get("decline"):
                self.press("[data-decline]", None)
                return
            elif seen.get("end"):
                self.press("[data-end]", "e")
                return
        raise AssertionError(f"could not answer {self.look()}")

    def pick(self, option: int) -> None:
        """Pick an option where it is shown."""
        self.press(f'[data-option="{option}"]', None, "Space")

    def press(self, button: str, key: str | None, there: str = "Enter") -> None:
        """Press a button: by keyboard with its own key if it has one, else with the key for the focused element."""
        if self.way == "keyboard":
            if key in (None, "Enter"):
                self.page.locator(button).locator("visible=true").first.focus()
            self.page.keyboard.press(key or there)
            return
        x, y = self.page.wait_for_function(REACH, arg=button).json_value()
        if self.way == "touch":
            self.page.evaluate(AWAIT_CLICK)
            self.page.touchscreen.tap(x, y)
            self.page.wait_for_function("() => window.clicked")
        else:
            self.page.mouse.click(x, y)

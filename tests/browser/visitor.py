"""People with a browser, and tables for them to sit at."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from demesne.client import Server
from tests.browser.chrome import ROOT
from tests.patience import PATIENCE, wait_until

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"
SIZES = {1920: 1080, 1440: 900, 1024: 768, 390: 844}

PREFER = """(wishes) => {
  const kept = JSON.parse(localStorage.getItem('demesne-settings'))
  localStorage.setItem('demesne-settings', JSON.stringify({ ...kept, ...wishes }))
}"""

AMISS = """() => {
  const found = []
  const slack = 1.5
  const inside = (box, around) =>
    box.left >= around.left - slack && box.right <= around.right + slack &&
    box.top >= around.top - slack && box.bottom <= around.bottom + slack
  const apart = (box, other) =>
    box.left > other.right - slack || box.right < other.left + slack ||
    box.top > other.bottom - slack || box.bottom < other.top + slack
  const shown = (element) => element.getClientRects().length > 0
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const phone = innerWidth <= 640

  const extent = (part) => {
    if (!part.matches('.name, .label')) return part.getBoundingClientRect()
    const letters = document.createRange()
    letters.selectNodeContents(part)
    // No letter is as high as its line.
    const { left, right, top, bottom } = letters.getBoundingClientRect()
    return { left, right, top: top + 2, bottom: bottom - 2 }
  }
  const parts = '.name, .label, .mark, .cost, .count, .strip b, .facts > *, .points, .top'
  const legible = (thing) => {
    const boxes = [...thing.querySelectorAll(parts)].filter(shown).map(extent)
    return boxes.every((box, place) => inside(box, thing.getBoundingClientRect())
      && boxes.slice(place + 1).every((other) => apart(box, other)))
  }
  const unsteady = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return (element.scrollLeft && overflowX === 'hidden') || (element.scrollTop && overflowY === 'hidden')
  }

  let top = document.querySelector('header').getBoundingClientRect().bottom
  for (const name of ['.seats', '#supply', '#question', '#hand']) {
    const zone = document.querySelector(name)
    const place = zone.getBoundingClientRect()
    if (!shown(zone) || !inside(place, screen)) found.push(`${name} is not on the screen`)
    if (place.top < top - slack) found.push(`${name} lies on what is above it`)
    top = place.bottom
    if (!phone && (zone.scrollHeight > zone.clientHeight + slack || zone.scrollWidth > zone.clientWidth + slack))
      found.push(`${name} has to be scrolled`)
    for (const thing of [...zone.querySelectorAll('li, button')].filter(shown)) {
      const called = `${thing.dataset.card ?? thing.textContent.trim().slice(0, 20)} of ${name}`
      if (phone) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const box = thing.getBoundingClientRect()
      // Under the thumb, what ends a phase stands above the hand.
      if (!inside(box, phone ? screen : place)) found.push(`${called} is cut`)
      const at = (x) => document.elementFromPoint(box.left + x, box.top + box.height / 2)
      if (![4, box.width / 2, box.width - 4].some((x) => thing.contains(at(x)))) found.push(`${called} is covered`)
      if (thing.matches('.pile, .place') && !legible(thing)) found.push(`${called} can't be read`)
    }
  }
  for (const element of document.querySelectorAll('*'))
    if (unsteady(element)) found.push(`${element.className} can't be scrolled by hand`)
  return found
}"""


SETTLE = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  await document.fonts.ready
  // The log is drawn some frames after everything else.
  for (let frames = 0; frames < 8; frames++) await frame()
  const ends = ({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)
  while (document.getAnimations().some((one) => one.playState === 'running' && ends(one))) await frame()
}"""


class Visitor:
    """A person with a browser. The page's complaints are recorded."""

    def __init__(self, context: BrowserContext, base: str, name: str) -> None:
        self.context = context
        self.base = base
        self.name = name
        self.known = False
        self.complaints: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000 / 2)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def open(self, path: str) -> Page:
        """Go to a page of the server."""
        self.page.goto(self.base + path)
        return self.page

    def prefer(self, **wishes: Any) -> None:
        """Change some settings, and reload the page."""
        self.page.evaluate(PREFER, wishes)
        self.page.reload()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request of this person, as the page would make it."""
        answer = self.context.request.fetch(
            self.base + path,
            method=method,
            headers={"origin": self.base, "content-type": "application/json"},
            data=None if body is None else json.dumps(body),
        )
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def meet(self) -> None:
        """Set a name on the server, once."""
        if not self.known:
            self.ask("POST", "/api/guests", {"name": self.name})
            self.known = True

    def sit(self, kingdom: str = "First Game", bots: tuple[str, ...] = ("novice",), **wishes: Any) -> str:
        """Open a table with bots, start it and go there. Returns its id."""
        self.meet()
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        opened = self.ask("POST", "/api/tables", {"seats": seats, "kingdom": kingdom, "first": 0, **wishes})
        table = str(opened["table"]["id"])
        self.ask("POST", f"/api/tables/{table}/start", {})
        self.open(f"/table/{table}")
        return table

    def resign(self) -> None:
        """Resign through the table's menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Give up").click()
        self.page.get_by_role("button", name="Yes").click()

    def settle(self) -> None:
        """Wait until everything on the page is drawn and still."""
        self.page.evaluate(SETTLE)

    def forgive(self, *words: str) -> None:
        """Forget complaints: all of them must be about these."""
        assert all(any(word in line for word in words) for line in self.complaints), self.complaints
        self.complaints.clear()

    def picture(self, name: str) -> None:
        """Keep a picture of the page for people to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def amiss(self) -> list[str]:
        """What can't be seen of a table that asks something: without scrolling, on a phone with scrolling."""
        self.page.mouse.move(0, 0)
        self.settle()
        found: list[str] = self.page.evaluate(AMISS)
        return found

    def objections(self) -> list[tuple[str, list[str]]]:
        """What axe objects to on the page: each rule with the elements that break it."""
        self.settle()
        # Evaluated rather than added as a script: the page's policy forbids foreign scripts.
        self.page.evaluate(AXE.read_text("utf-8") + "; null")
        found: dict[str, Any] = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [(rule["id"], [node["html"][:160] for node in rule["nodes"][:4]]) for rule in found["violations"]]


def enter(browser: Browser, base: str, width: int = 1440, name: str = "Ada", **wishes: Any) -> Visitor:
    """A new person in a window of this width, with English, light, still pages unless other settings are given."""
    settings = {"language": "en", "theme": "light", "speed": "off", "name": name, **wishes}
    context = browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        has_touch=width < 600,
        locale="en-GB",
        reduced_motion="no-preference",
    )
    # Once: changes made on a page must survive a reload.
    kept = f"'demesne-settings', {json.dumps(json.dumps(settings))}"
    context.add_init_script(f"localStorage.getItem('demesne-settings') ?? localStorage.setItem({kept})")
    return Visitor(context, base, name)


def together(people: list[Visitor], seed: int = 3, start: bool = True) -> str:
    """A table with these people in its seats, the first of whom begins; all of them look at it. Returns its id."""
    for person in people:
        person.meet()
    wish = {"seats": [{"kind": "person"} for _ in people], "kingdom": "First Game", "seed": seed, "first": 0}
    opened = people[0].ask("POST", "/api/tables", wish)
    table = str(opened["table"]["id"])
    for person in people[1:]:
        person.ask("POST", "/api/join", {"code": opened["links"]["join"]})
    if start:
        people[0].ask("POST", f"/api/tables/{table}/start", {})
    for person in people:
        person.open(f"/table/{table}")
    return table


def finish(server: Server, kingdom: str, bots: tuple[str, ...], seed: int) -> str:
    """A game between bots only, played to its end. Returns its id."""
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    table = str(server.open(seats=seats, kingdom=kingdom, seed=seed, sit=False)["table"]["id"])
    server.start(table)
    wait_until(
        lambda: server.ask("GET", f"/api/tables/{table}")["table"]["status"] == "over", "the bots do not come to an end"
    )
    return table

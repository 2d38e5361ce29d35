"""The browser client: what is fetched, how soon a table is seen, how soon a click shows, whether frames drop."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.browser.chrome import ARGS, find_chromium
from tests.browser.player import Player
from tests.server.running import Running, Zygote

WATCH = """
const Socket = WebSocket
window.WebSocket = class extends Socket {
  constructor(...args) {
    super(...args)
    this.addEventListener('open', () => (window.opened = performance.now()))
  }
}
new MutationObserver(() => {
  const table = document.querySelector('.table')
  if (table?.dataset.number === undefined) return
  window.seen ??= performance.now()
  if (table.dataset.number === window.number) return
  window.number = table.dataset.number
  const started = window.clicked
  window.clicked = undefined
  if (started !== undefined) requestAnimationFrame(() => window.effects.push(performance.now() - started))
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-number'] })
window.effects = []
addEventListener('click', () => (window.clicked = performance.now()), true)
"""

FRAMES = """(seconds) => new Promise((done) => {
  const gaps = []
  let last = performance.now()
  const end = last + seconds * 1000
  const tick = (now) => {
    gaps.push(now - last)
    last = now
    now < end ? requestAnimationFrame(tick) : done(gaps)
  }
  requestAnimationFrame(tick)
})"""


def main() -> None:
    """Print the numbers, each with its bar."""
    chromium = find_chromium()
    zygote = Zygote()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(zygote, Path(folder))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=chromium.path, args=list(ARGS), env=dict(chromium.env) or None
        )
        try:
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            context.add_init_script(WATCH)
            _fetched(context, server.base)
            _table(context, server.base)
            _frames(context, server.base)
        finally:
            browser.close()
            server.stop()
            zygote.close()


def _page(context: BrowserContext, speed: str) -> Page:
    page = context.new_page()
    kept = f'{{"language":"en","theme":"light","speed":"{speed}","name":"Ada"}}'
    page.add_init_script(f"localStorage.setItem('demesne-settings', '{kept}')")
    return page


def _sit(context: BrowserContext, base: str, bots: list[str]) -> str:
    def ask(path: str, body: object) -> Any:
        return context.request.post(base + path, data=body, headers={"origin": base}).json()

    ask("/api/guests", {"name": "Ada"})
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    table = ask("/api/tables", {"seats": seats, "kingdom": "First Game", "seed": 2, "first": 0})["table"]["id"]
    ask(f"/api/tables/{table}/start", {})
    return f"{base}/table/{table}"


def _fetched(context: BrowserContext, base: str) -> None:
    address = _sit(context, base, ["novice"])
    page = _page(context, "off")
    page.goto(address)
    Player(page).wait()
    page.wait_for_load_state("networkidle")
    files = page.evaluate(
        "() => performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])"
    )
    sizes = {"code, styles and texts": 0, "icons": 0, "fonts": 0}
    for name, size in files:
        if "/api/" in name:
            continue
        kind = (
            "fonts" if name.endswith((".woff2", ".woff")) else "icons" if ".svg" in name else "code, styles and texts"
        )
        sizes[kind] += size
    for kind, size in sizes.items():
        print(f"  {kind} that a table fetches: {size / 1000:.1f} kB as sent")
    shown = (sizes["code, styles and texts"] + sizes["icons"]) / 1000
    print(f"  without the fonts {shown:.1f} kB (bar 150)")
    page.close()


def _table(context: BrowserContext, base: str) -> None:
    address = _sit(context, base, ["novice"])
    firsts = []
    for _ in range(7):
        page = _page(context, "off")
        page.goto(address)
        Player(page).wait()
        firsts.append(page.evaluate("() => window.seen - window.opened"))
        page.close()
    print(f"  first view of a table after its socket opens: median {statistics.median(firsts):.0f} ms (bar 300)")
    page = _page(context, "off")
    page.goto(address)
    player = Player(page, seed=4)
    for _ in range(60):
        if player.wait()["asked"] == "over":
            break
        player.answer()
    effects = sorted(page.evaluate("() => window.effects"))
    tail = effects[int(len(effects) * 0.95)]
    print(
        f"  a click to its visible effect, animation off: median {statistics.median(effects):.0f} ms, "
        f"95 % within {tail:.0f} ms, {len(effects)} clicks (bar 100)"
    )
    page.close()


def _frames(context: BrowserContext, base: str) -> None:
    address = _sit(context, base, ["novice", "novice", "novice"])
    page = _page(context, "normal")
    page.goto(address)
    player = Player(page, seed=4)
    for _ in range(40):
        if player.wait()["asked"] == "over":
            break
        player.answer()
    gaps: list[float] = []
    for _ in range(12):
        if player.wait()["asked"] == "over":
            break
        page.evaluate("() => { window.frames_seen = null }")
        page.evaluate(f"() => {{ ({FRAMES})(0.8).then((gaps) => (window.frames_seen = gaps)) }}")
        player.answer()
        page.wait_for_function("() => window.frames_seen")
        gaps += page.evaluate("() => window.frames_seen")
    late = [gap for gap in gaps if gap > 25]
    print(
        f"  frames while cards fly at a table of four, late in the game: {len(gaps)}, "
        f"{len(late)} later than 25 ms, the longest {max(gaps):.0f} ms"
    )
    page.close()

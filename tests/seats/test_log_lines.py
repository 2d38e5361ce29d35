"""Which events of the log are shown in the terminal."""

from __future__ import annotations

from demesne.seats.log_lines import told


def kinds(*events: dict[str, object]) -> list[object]:
    return [event["type"] for event, _ in told([{"seat": 0, "depth": 1, **event} for event in events])]


def test_a_choice_is_told_once() -> None:
    gain = {"type": "gain", "cards": ["Silver"], "to": "discard"}
    assert kinds({"type": "choose", "label": "Silver", "cards": ["Squire"]}, gain) == ["gain"]
    assert kinds({"type": "choose", "label": "Silver", "cards": ["Squire"]}) == ["choose"]
    assert kinds({"type": "choose", "label": "+2 Cards", "cards": ["Steward"]}, {"type": "draw"}) == ["choose", "draw"]
    after = {"type": "gain", "cards": ["Silver"], "to": "discard", "depth": 0}
    assert kinds({"type": "choose", "label": "keep", "cards": ["Doctor"]}, after) == ["choose", "gain"]

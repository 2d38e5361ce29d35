"""Workers of the lab's service: which owner's turn it is."""

from __future__ import annotations

from demesne.lab_service.pool import FairQueue, _Job


def job(name: str) -> _Job:
    return _Job(str, (name,))


def test_owners_take_turns_and_what_somebody_waits_for_comes_first() -> None:
    queue = FairQueue()
    for name in ("a1", "a2", "a3"):
        queue.put("a", job(name))
    for name in ("b1", "b2"):
        queue.put("b", job(name))
    queue.put("c", job("first"), urgent=True)
    taken = [queue.get() for _ in range(6)]
    assert [found.arguments[0] for found in taken if found is not None] == ["first", "a1", "b1", "a2", "b2", "a3"]
    queue.close()
    assert queue.get() is None

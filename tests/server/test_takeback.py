"""Others agree to an undo, all at the same moment; and what is free without their consent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import demesne
from demesne.engine.log import may_take_back
from demesne.server import seats, takeback
from demesne.server.backend import Backend
from demesne.server.play import Refused
from demesne.server.table import LiveTable
from demesne.server.wire import NewTable, SeatWish
from tests.server.backends import with_backend


async def three_people(backend: Backend) -> LiveTable:
    """A table at which the first player asks for an undo that the others have to agree to."""
    people = [(await backend.services.people.guest(name))[0] for name in ("Ann", "Bob", "Cid")]
    wish = NewTable(seats=[SeatWish()] * 3, kingdom="First Game", first=0)
    table = await backend.opening.open(people[0], "here", wish)
    for person in people[1:]:
        await seats.join(table, person, None)
    await seats.begin(table, people[0], None)
    await table.answer(0, 0, [])
    await table.answer(0, 1, [])
    assert await takeback.undo(table, 0, 2) is False
    return table


def test_two_consents_at_the_same_moment_take_back(tmp_path: Path) -> None:
    async def work(backend: Backend) -> None:
        for _ in range(10):
            table = await three_people(backend)
            await asyncio.gather(takeback.consent(table, 1, True), takeback.consent(table, 2, True))
            assert table.play is not None
            assert table.play.number == 3
            assert len(table.play.line) == 1

    with_backend(tmp_path, work)


def test_a_no_at_the_same_moment_is_a_no(tmp_path: Path) -> None:
    async def work(backend: Backend) -> None:
        table = await three_people(backend)
        outcomes = await asyncio.gather(
            takeback.consent(table, 1, False), takeback.consent(table, 2, True), return_exceptions=True
        )
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Refused)
        assert table.play is not None
        assert table.play.number == 2
        assert table.record.affairs.undo is None

    with_backend(tmp_path, work)


def test_asking_twice_forgets_no_consent(tmp_path: Path) -> None:
    async def work(backend: Backend) -> None:
        table = await three_people(backend)
        await takeback.consent(table, 1, True)
        assert await takeback.undo(table, 0, 2) is False
        await takeback.consent(table, 2, True)
        assert table.play is not None
        assert table.play.number == 3

    with_backend(tmp_path, work)


def test_a_vote_and_an_answer_of_one_moment_both_count(tmp_path: Path) -> None:
    async def work(backend: Backend) -> None:
        table = await three_people(backend)
        assert table.play is not None
        with pytest.raises(Refused, match="not your decision"):
            await table.answer(0, 2, [])
        await asyncio.gather(takeback.consent(table, 1, True), table.answer(1, 2, []))
        # The game went on, so the request is void.
        with pytest.raises(Refused, match="nobody has asked"):
            await takeback.consent(table, 2, True)

    with_backend(tmp_path, work)


@pytest.mark.parametrize(
    ("card", "free"),
    [
        ("Taxman", False),
        ("Rogue", False),
        ("Mercenary", False),
        ("Dame Anna", False),
        ("Militia", False),
        ("Moneylender", True),
    ],
)
@pytest.mark.parametrize("theirs", ["Moat", "Copper"])
def test_an_attack_that_somebody_could_have_reacted_to_is_not_taken_back_for_free(
    card: str, free: bool, theirs: str
) -> None:
    """Whether a Reaction is used shows whether there is one."""
    mine = demesne.Seat((card, "Copper", "Copper"), deck=("Copper",) * 8)
    position = demesne.Position([mine, demesne.Seat((theirs, "Estate"))], trash=("Silver", "Smithy"))
    kingdom = ["Taxman", "Rogue", "Urchin", "Knights", "Moat", "Militia", "Moneylender"]
    game = demesne.from_position(position, kingdom, log=True)
    before = len(game.log or [])
    game.answer([card])
    while game.decision is not None and game.decision.player != 0:
        game.answer([])
    assert may_take_back(game, 0, [0], before) == free


@pytest.mark.parametrize("theirs", ["Cellar", "Copper"])
def test_a_bane_that_could_have_been_shown_counts_too(theirs: str) -> None:
    mine = demesne.Seat(("Young Witch", "Copper", "Copper"), deck=("Estate",) * 8)
    position = demesne.Position([mine, demesne.Seat((theirs, "Estate"))])
    game = demesne.from_position(position, ["Young Witch", "Village"], bane="Cellar", log=True)
    game.answer(["Young Witch"])
    before = len(game.log or [])
    assert game.decision is not None
    game.answer(game.decision.options[:2])
    while game.decision is not None and game.decision.player != 0:
        game.answer([])
    assert not may_take_back(game, 0, [0], before)

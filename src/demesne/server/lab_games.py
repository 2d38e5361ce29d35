"""Games of the lab to step through like finished tables, although no table was ever opened for them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from demesne import api
from demesne.engine.save import RULES
from demesne.lab_service.messages import PlayedGame
from demesne.server import messages, wire
from demesne.server.bots import OWN
from demesne.server.play import Play
from demesne.server.records import Affairs, Move, SeatRecord, Settings, TableRecord
from demesne.server.replays import Replay
from demesne.server.wire.lab import LabGame

KEPT: Final = 8
"""How many games are kept in memory."""


class LabRecording:
    """One game, played through."""

    def __init__(self, number: int, found: PlayedGame) -> None:
        game = api.load(found.save)
        self.found = found
        self.play = Play(game.setup)
        for at, labels in enumerate(game.answers()):
            decision = self.play.decision
            assert decision is not None
            self.play.apply(Move(at, "answer", decision.player, list(labels), 0.0, 0.0))
        self.replay = Replay(self.play)
        self.info = LabGame(number, self._table(), found.rules)

    def _table(self) -> wire.TableInfo:
        found, affairs = self.found, Affairs()
        names = zip(found.players, found.bots, strict=True)
        record = TableRecord(
            id="0" * 16,
            version=1,
            status="over",
            created=0.0,
            host="",
            address="",
            join_code="",
            watch_code="",
            listed=False,
            settings=Settings(title=" – ".join(found.players), kingdom=found.kingdom),
            setup=self.play.setup,
            rules=RULES,
            affairs=affairs,
            seats=[SeatRecord("bot", name, bot or OWN) for name, bot in names],
            result=self.play.result(affairs),
        )
        return messages.table_info(record, self.play, None, [True] * len(record.seats))


class LabRecordings:
    """The games that somebody is stepping through."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], LabRecording] = OrderedDict()

    def get(self, run: str, number: int) -> LabRecording | None:
        """A recording, if it is kept."""
        return self._kept.get((run, number))

    def keep(self, run: str, number: int, recording: LabRecording) -> None:
        """Keep one, for a while."""
        self._kept[run, number] = recording
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

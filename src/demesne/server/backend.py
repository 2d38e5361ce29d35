"""One server process behind its HTTP interface: starting and stopping everything."""

from __future__ import annotations

import asyncio

from demesne.server.logs import log
from demesne.server.looking_back import LookingBack
from demesne.server.opening import Opening
from demesne.server.options import ServerOptions
from demesne.server.resuming import resume
from demesne.server.services import Services
from demesne.server.sweeping import Sweeper
from demesne.server.tables import Tables


class Backend:
    """All parts of one server process. Opens the store; raises StoreError if that fails."""

    def __init__(self, options: ServerOptions) -> None:
        self.services = Services(options)
        self.tables = Tables(self.services)
        self.opening = Opening(self.services, self.tables)
        self.looking_back = LookingBack(self.services)
        self.sweeper = Sweeper(self.services, self.tables)

    def start(self) -> None:
        """Start work in the running event loop."""
        services = self.services
        services.store.start(self.tables.hear)
        services.tasks.keep("load", services.load.watch)
        services.tasks.keep("sweep", self.sweeper.run)
        services.tasks.keep("resume", lambda: resume(services, self.tables))
        services.tasks.keep("lab", services.lab.tend)
        services.tasks.keep("reviews", services.reviews.tend)
        log("started", store="postgresql" if services.store.shared else "sqlite", process=services.process)

    async def stop(self) -> None:
        """Stop everything; whatever was accepted is in the store."""
        services = self.services
        services.tasks.closing.set()
        self.tables.close()
        await services.tasks.stop()
        await services.bot_workers.close()
        await services.lab.close()
        for computing in (services.drawing, services.opening, services.looking_back):
            computing.close()
        await asyncio.to_thread(services.store.close)
        log("stopped", process=services.process)

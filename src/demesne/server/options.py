"""How a server is run: where its data is, how much it allows, and who may use it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal


@dataclass(frozen=True)
class Limits:
    """Limits. Rates are per second; ten or thirty seconds' worth may come at once."""

    requests: float = 10.0
    """Requests from one address."""
    openings: float = 0.5
    """Tables, guests, accounts and logins from one address."""
    messages: float = 10.0
    """Messages on one socket."""
    chat: float = 0.5
    """Lines of chat from one seat."""
    chat_burst: float = 8.0
    """Lines of chat from one seat that may come at once."""
    sockets: int = 64
    """Sockets from one address."""
    tables: int = 50
    """Tables of one address that are not finished."""
    watchers: int = 50
    """Spectators of one table."""
    tabs: int = 8
    """Sockets of one seat."""
    head_seconds: float = 10.0
    """From connecting to the end of a request's headers."""
    body_seconds: float = 20.0
    """For the body of a request."""
    write_seconds: float = 20.0
    """For reading any of what was sent."""
    connections: int = 128
    """Connections from one address, including those without a request."""
    unread_bytes: int = 4 * 2**20
    """Data sent to one address that it has not read yet."""
    lab_runs: int = 2
    """Lab runs of one person that are running or waiting."""
    lab_address_runs: int = 4
    """The same, from one address."""
    lab_games: float = 2_000_000.0
    """Lab games from one address per hour."""
    reviews: int = 2
    """Reviews of one person that are running or waiting."""
    address_reviews: int = 4
    """The same, from one address."""
    hour_reviews: float = 60.0
    """Reviews from one address per hour."""
    hints: float = 0.2
    """Hints for one address."""
    hint_burst: float = 10.0
    """Hints for one address that may come at once."""
    head_bytes: int = 65536
    message_bytes: int = 16384
    body_bytes: int = 65536


@dataclass(frozen=True)
class ServerOptions:
    """Everything that a server is started with."""

    store: str = "demesne.db"
    migrate: bool = False
    """Whether a PostgreSQL database of an earlier version may be migrated: there is a backup."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """The origins that people play at, such as "https://play.example"; without any, this machine's own addresses."""
    secure: bool = False
    """Whether people come over HTTPS: cookies are then sent over nothing else."""
    proxies: str = ""
    """Proxies whose word on the client's address is trusted."""
    bot_seconds: float = 5.0
    """How long a bot may think about one decision, not counting the wait for a process."""
    bot_processes: int = 0
    """How many processes there are for bots that take their time; 0 for one less than there are processors."""
    bot_maker: str = "demesne.server.bots:seat_bot"
    """The function that makes the bots in those processes."""
    idle_seconds: float = 600.0
    """After this long without a visitor, a table is removed from memory."""
    open_seconds: float = 86400.0
    """A table that has not started after this long is closed."""
    absent_seconds: float = 30.0
    """After this long without a connection, others may let a bot play."""
    lab: Literal["off", "local", "on"] = "local"
    """Who may use the lab: nobody, visitors from this machine, everybody."""
    lab_at: str = ""
    """The address of another process of this server that has the lab: requests for it are forwarded there."""
    lab_processes: int = 0
    """How many processes play the lab's games; 0 for one less than there are processors."""
    lab_cluster: str | None = None
    """The address of a Dask cluster that plays them instead."""
    lab_idle_seconds: float = 60.0
    """After this long without a viewer, a lab run is stopped."""
    lab_forget_seconds: float = 900.0
    """After this long it is forgotten."""
    reviews: Literal["off", "on"] = "on"
    """Whether people may have their finished games reviewed."""
    review_seconds: float = 10.0
    """How long a review may think, in seconds of processor time."""
    review_games: int | None = None
    """How many games it may imagine instead, however long that takes."""
    review_processes: int = 1
    """How many reviews are computed at a time."""
    review_idle_seconds: float = 10.0
    """After this long with nobody waiting for it, a review is cancelled."""
    version: str = ""
    """The program's, for the lab's reports."""
    client: Path | None = None
    """A folder with a built browser client to serve instead of the packaged one."""
    limits: Limits = field(default_factory=Limits)

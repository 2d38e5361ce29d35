"""How a server is run: where its data is, how much it allows, and to whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal


@dataclass(frozen=True)
class Limits:
    """How much is allowed. Rates are per second, with as much at once as ten seconds allow, or thirty."""

    requests: float = 10.0
    """Requests from one address."""
    openings: float = 0.5
    """Tables, guests, accounts and logins from one address."""
    messages: float = 10.0
    """Messages on one socket."""
    chat: float = 0.5
    """Lines of chat of one seat."""
    chat_burst: float = 8.0
    """Lines of chat of one seat that may come at once."""
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
    """For reading some of what was sent."""
    connections: int = 128
    """Connections from one address, those without a request included."""
    unread_bytes: int = 4 * 2**20
    """What one address has not read yet of all that was sent to it."""
    lab_runs: int = 2
    """Runs of the lab of one person that are played or wait."""
    lab_address_runs: int = 4
    """The same, from one address."""
    lab_games: float = 2_000_000.0
    """Games of the lab from one address in an hour."""
    reviews: int = 2
    """Reviews of one person that are computed or wait."""
    address_reviews: int = 4
    """The same, from one address."""
    hour_reviews: float = 60.0
    """Reviews from one address in an hour."""
    hints: float = 0.2
    """Hints for one address."""
    hint_burst: float = 10.0
    """Hints for one address that may be asked for at once."""
    head_bytes: int = 65536
    message_bytes: int = 16384
    body_bytes: int = 65536


@dataclass(frozen=True)
class ServerOptions:
    """Everything that a server is started with."""

    store: str = "demesne.db"
    migrate: bool = False
    """Whether a PostgreSQL database of an earlier version may be changed: there is a copy."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """The origins that people play at, such as "https://play.example"; without any, this machine's own addresses."""
    secure: bool = False
    """Whether people come over HTTPS: cookies are then sent over nothing else."""
    proxies: str = ""
    """Addresses whose word on the client's address is taken."""
    bot_seconds: float = 5.0
    """How long a bot may think about one decision, from when its turn has come."""
    bot_processes: int = 0
    """In how many processes bots think that take their time; 0 for one less than there are processors."""
    bot_maker: str = "demesne.server.bots:seat_bot"
    """The function that makes the bots, in those processes."""
    idle_seconds: float = 600.0
    """After so long without a visitor, a table is put out of memory."""
    open_seconds: float = 86400.0
    """A table that was not started after so long is closed."""
    absent_seconds: float = 30.0
    """After so long without a connection, others may let a bot play."""
    lab: Literal["off", "local", "on"] = "local"
    """Who may use the lab: nobody, visitors from this machine, everybody."""
    lab_at: str = ""
    """The address of another process of this server that has the lab: what is asked of it here is passed on."""
    lab_processes: int = 0
    """In how many processes the games of the lab are played; 0 for one less than there are processors."""
    lab_cluster: str | None = None
    """The address of a Dask cluster that plays them instead."""
    lab_idle_seconds: float = 60.0
    """After so long without anybody who watches it, a run of the lab is stopped."""
    lab_forget_seconds: float = 900.0
    """After so long it is forgotten."""
    reviews: Literal["off", "on"] = "on"
    """Whether people may have their finished games reviewed."""
    review_seconds: float = 10.0
    """How long a review may think, in seconds of a processor."""
    review_games: int | None = None
    """How many games it may imagine instead, whatever time that takes."""
    review_processes: int = 1
    """How many reviews are computed at a time."""
    review_idle_seconds: float = 10.0
    """After so long without anybody who waits for it, a review is cancelled."""
    version: str = ""
    """Of the program, for the lab's reports."""
    client: Path | None = None
    """A folder with a built browser client to serve in the place of the one that comes with the package."""
    limits: Limits = field(default_factory=Limits)

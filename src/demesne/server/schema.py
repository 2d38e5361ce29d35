"""What is stored, as tables of a database. `migrations` makes and changes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD: Final = "0004"
"""The newest migration. An existing database at this one needs no further check."""

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(256)),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("likeness", String(64), index=True),
)
"""All players. Guests have no login, no password and no likeness (what an account's name looks like)."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)
"""Sessions: a hash of the secret, never the secret."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("host", String(32), nullable=False),
    Column("address", String(64), nullable=False),
    Column("join_code", String(32), nullable=False, unique=True),
    Column("watch_code", String(32), nullable=False, unique=True),
    Column("listed", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("doc", Text, nullable=False),
    Column("result", Text),
    Column("luck", String(16), nullable=False),
    Column("luck_by", String(64)),
    Index("tables_status", "status", "listed"),
    Index("tables_address", "address", "status"),
)
"""The set-up and the affairs of a table. Every change of a row or its seats raises the version.
`luck`: where the seed comes from; `luck_by`: the name of who brought it."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("person", String(32), index=True),
    Column("driven", Boolean, nullable=False),
    Column("extra", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""The seats of a table. `driven`: a bot plays for the person; `extra`: seconds added to the clock."""

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("game", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False),
    Column("fingerprint", String(16)),
    Column("by", String(64)),
)
"""Every step of a game, in order: answers, undos, resignations. Rows are only ever added, each with its own number. A
fingerprint is of the position before the move. `by`: the bot that decided in the
place of the seat's own.
"""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("game", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What was said at a table."""

STRATEGIES: Final = Table(
    "strategies",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(128), nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
    UniqueConstraint("person", "name", name="strategies_name"),
)
"""Strategies that people keep with their accounts, each under a name of its own."""

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("game", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""Reviews of finished games, as JSON of this version of its shape."""

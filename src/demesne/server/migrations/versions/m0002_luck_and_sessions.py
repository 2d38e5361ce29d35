"""Where a table's luck comes from, when a session was last used, what a name looks like, and who decided for a bot."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from demesne.server.names import likeness

revision = "0002"
down_revision = "0001"

SHORT = 2**40
"""Numbers below this were hardly ever drawn by a server, which drew them below 2**48."""


def upgrade() -> None:
    """Add the columns, and fill them from the existing rows."""
    op.add_column("people", sa.Column("likeness", sa.String(64)))
    op.create_index("ix_people_likeness", "people", ["likeness"])
    op.add_column("sessions", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("luck", sa.String(16), nullable=False, server_default="secret"))
    op.add_column("tables", sa.Column("luck_by", sa.String(64)))
    op.add_column("moves", sa.Column("by", sa.String(64)))
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE sessions SET used = created"))
    people = {row[0]: row for row in connection.execute(sa.text("SELECT id, name, login FROM people"))}
    for person, name, login in people.values():
        if login is not None:
            change = sa.text("UPDATE people SET likeness = :likeness WHERE id = :id")
            connection.execute(change, {"likeness": likeness(name), "id": person})
    tables = connection.execute(sa.text("SELECT id, host, setup, doc FROM tables")).all()
    known = {table: (setup, doc) for table, _, setup, doc in tables}
    for table, host, _, _ in tables:
        luck = _luck(table, known)
        if luck != "secret":
            by = people[host][1] if host in people else None
            change = sa.text("UPDATE tables SET luck = :luck, luck_by = :by WHERE id = :id")
            connection.execute(change, {"luck": luck, "by": by, "id": table})


def _luck(table: str, known: dict[str, tuple[str, str]]) -> str:
    """Where the luck of a table came from, as far as is known. Empty for an unreadable row."""
    try:
        setup, doc = known[table]
        seed = json.loads(setup)["seed"]
        origin = json.loads(doc).get("origin")
        if origin is None:
            return "chosen" if isinstance(seed, str) or seed < SHORT else "secret"
        earlier, affairs = known[origin]
        if json.loads(affairs).get("rematch") != table:
            return "continued"
        return "repeated" if json.loads(earlier)["seed"] == seed else "secret"
    except (ValueError, KeyError, TypeError, AttributeError):
        return "secret"


def downgrade() -> None:
    """Drop the columns."""
    for table, column in (("moves", "by"), ("tables", "luck_by"), ("tables", "luck"), ("sessions", "used")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
    op.drop_index("ix_people_likeness", "people")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("likeness")

"""What alembic runs to migrate a database. The connection comes from the store, in a transaction of its own."""

from __future__ import annotations

from alembic import context

from demesne.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()

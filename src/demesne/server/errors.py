"""What can go wrong with what is stored."""

from __future__ import annotations


class StoreError(Exception):
    """The store could not do what was asked. Whether it was written is not known; read again before going on."""


class Unreadable(Exception):
    """A row of the database does not say what it should. It concerns one table and no other."""

    def __init__(self, table: str) -> None:
        super().__init__(f"what is stored of table {table} can't be read")
        self.table = table

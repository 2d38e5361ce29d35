"""Errors of the store."""

from __future__ import annotations


class StoreError(Exception):
    """The store could not do what was asked. It is unknown whether it was written; read again before going on."""


class Unreadable(Exception):
    """A row of the database is malformed. It affects one table and no other."""

    def __init__(self, table: str) -> None:
        super().__init__(f"what is stored of table {table} can't be read")
        self.table = table

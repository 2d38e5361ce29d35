"""A seat at a table, independent of how it is displayed: a local game, a seat at a server, a finished game.

Both terminal tables are built on it: the line-based one (`demesne.console`) and the full-screen one (`demesne.tui`).
"""

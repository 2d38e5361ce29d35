"""A seat at a table, whatever shows it: a game played here, a seat at a server, a game that is over.

Both tables of the terminal stand on it: the one in lines (`demesne.console`) and the full-screen one (`demesne.tui`).
"""

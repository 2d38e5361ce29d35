"""The table server: people and bots play together over HTTP and WebSocket, and no game is ever lost.

`store` keeps what happened, `play` is a game made of it, `table` lets people and bots go on with it, `house` knows all
tables, `web` and `socket` are the doors.
"""

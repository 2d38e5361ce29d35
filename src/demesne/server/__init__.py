"""The table server: people and bots play together over HTTP and WebSocket, and no game is ever lost.

`store` keeps what happened, `play` is a game made of it, `table` lets people and bots go on with it, and `tables` knows
all that are in memory. `takeback`, `absence`, `chat`, `clock`, `bot_turns`, `seats`, `rematch` and `branching` each do
one thing at a table. People come in by `endpoints` (HTTP) and `sockets`; `wire` has the types of everything they send
and are sent. `backend` starts and stops it all.
"""

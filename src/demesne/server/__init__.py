"""The table server: people and bots play together over HTTP and WebSocket, and no game is ever lost.

`store` keeps what happened in a `database`, `play` is a game rebuilt from it, `table` lets people and bots continue it,
and `tables` knows all those in memory. `takeback`, `absence`, `chat`, `clock`, `bot_turns`, `seats`, `rematch` and
`branching` each do one thing at a table. People connect through `endpoints` (HTTP) and `sockets`; `handshake` has
what all sockets share, `wire` the types of everything sent and received. `backend` starts and stops it all.
"""

"""A client of the table server, for bots and scripts.

    from demesne.client import play

    class Robby:
        def decide(self, view):
            return view.decision.options[: view.decision.min]

    result = play("http://localhost:8000/join/CODE", "Robby", Robby())

The messages are described in docs/server-protocol.md; if you write in another language, that page is all you need.
"""

from demesne.client.client import ClientError, Gone, Server, TableSocket
from demesne.client.playing import play, play_seat

__all__ = ["ClientError", "Gone", "Server", "TableSocket", "play", "play_seat"]

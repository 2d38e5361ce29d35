"""A client of the table server, for bots and scripts. It needs the standard library and `websockets`, nothing else.

    from demesne.client import play

    def decide(view):
        return view["decision"]["options"][: view["decision"]["min"]]

    result = play("http://localhost:8000/join/CODE", "Robby", decide)

The messages are described in docs/server-protocol.md; whoever writes in another language needs only that page.
"""

from demesne.client.client import ClientError, Gone, Server, TableSocket, play

__all__ = ["ClientError", "Gone", "Server", "TableSocket", "play"]

"""The lab as a service: a process that plays runs of many games for a server, with worker processes of its own.

`messages` has the messages between the two; the server imports nothing else of it.
"""

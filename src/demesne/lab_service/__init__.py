"""The lab as a service: a process that plays runs of many games for a server, and worker processes that play for it.

`messages` is what is said between the two; the server imports nothing else of it.
"""

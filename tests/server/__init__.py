"""What the tests of the table server share: real server processes, a real PostgreSQL, and clients on real sockets."""

"""What the tests in a real browser share: a Chromium, visitors in it, and a player that uses only the interface."""

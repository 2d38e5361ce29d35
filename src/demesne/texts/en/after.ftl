### After the game, and replaying it.

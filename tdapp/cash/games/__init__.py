"""Opening a game at a table, changing what its sign says, and closing it."""

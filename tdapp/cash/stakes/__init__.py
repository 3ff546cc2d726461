"""Players and their stakes: sitting down, buying more, taking off, changing tables, leaving."""

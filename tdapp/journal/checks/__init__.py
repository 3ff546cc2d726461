"""Looking the record over: its file, its chains, what follows from them, and its seals."""

"""Help: what a page is for, every action with its key, and what a key waits for."""

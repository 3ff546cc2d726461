"""The page of the clock: the structure as it runs, and what is done to it."""

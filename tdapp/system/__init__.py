"""The operating system's edges: clocks, chance, locks, folders and the log of what went wrong."""

"""The page of the jackpots: pools and their tables, hits, and what has to add up."""

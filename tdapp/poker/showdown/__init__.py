"""Who shows in which order, and how the pots are given."""

"""The projected clock, painted."""

"""A table between rounds of play, whoever plays there."""

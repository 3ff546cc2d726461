"""Hands that are followed card by card: entered, ruled in, with their games and kill pots."""

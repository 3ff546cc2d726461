"""Tournaments: conditions, entries, seats, clock, exits and prizes, each a small fold."""

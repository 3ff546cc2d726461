"""Seats, buttons and balance as numbers alone."""

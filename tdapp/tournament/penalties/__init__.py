"""Penalties that players serve away from the table."""

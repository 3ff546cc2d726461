"""Time to act: a player's clock, and time that is bought."""

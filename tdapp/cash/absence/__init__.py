"""Players away from their cash tables: seats reserved, chips picked up."""

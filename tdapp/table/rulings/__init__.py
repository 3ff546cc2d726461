"""Rulings and penalties: given, reviewed, served."""

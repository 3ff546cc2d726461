"""Prizes on their way to the players: posted, given slips, paid or kept."""

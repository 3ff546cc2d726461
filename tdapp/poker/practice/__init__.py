"""Hands that the program deals from a seed and plays: for training and demonstration."""

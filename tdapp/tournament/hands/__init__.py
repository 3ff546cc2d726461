"""Hands of an event that are followed: how they begin, and what they tell of places."""

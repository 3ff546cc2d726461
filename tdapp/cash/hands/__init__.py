"""Hands of cash tables that are followed: how they begin, and what their end means to the room."""

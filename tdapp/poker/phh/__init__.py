"""Hands in the public hand-history format (PHH): read, played through the engine, and written."""

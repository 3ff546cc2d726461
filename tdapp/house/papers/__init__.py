"""Numbered papers: their kinds, what was issued, and those of the house itself."""

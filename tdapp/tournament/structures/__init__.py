"""Structures made for a field: levels, breaks, colour-ups, formats, and drafts that are tried."""

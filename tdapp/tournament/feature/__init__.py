"""Hands of a feature table, entered as they happen; what they end in feeds the event."""

"""Chips moved by hand, counted, reported and coloured up."""

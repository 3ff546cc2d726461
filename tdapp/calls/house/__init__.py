"""The calls of the house stream, and the watches that make them."""

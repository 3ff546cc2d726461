"""The calls of an event, and the watches that make them."""

"""What stands in the way of an act, asked by acts of every subject."""

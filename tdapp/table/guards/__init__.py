"""What stands in the way of an act at a table."""

"""What the house takes for a hand, for time or for a seat, and why, line by line."""

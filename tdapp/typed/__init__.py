"""What is typed: one reader each for an amount, a count, a seat, a duration, a time and a date."""

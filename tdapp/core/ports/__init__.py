"""What the program wants of the outside, as protocols."""

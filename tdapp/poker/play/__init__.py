"""What is done in a round of play, what may be done, and how it continues."""

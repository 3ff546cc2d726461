"""What an event can be asked for, and those who ask it on their own."""

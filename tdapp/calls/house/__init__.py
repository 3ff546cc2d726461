"""What the house's own stream can be asked for, and those who ask it on their own."""

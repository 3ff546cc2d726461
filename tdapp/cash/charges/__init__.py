"""What the house takes at cash tables: of pots, of players for time and seats, and money back."""

"""What the facts of jackpots fold to."""

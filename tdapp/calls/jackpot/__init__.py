"""What can be asked for of jackpots."""

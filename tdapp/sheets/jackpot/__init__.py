"""What is printed of jackpots: the report of a hit, a receipt for each winner, the meter sheet."""

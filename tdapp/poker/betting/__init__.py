"""One betting round: whose turn it is, what may be bet, and what an act makes of it."""

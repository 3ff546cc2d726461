"""Texas Hold'em Bonus: the round against the dealer, its settlement and its jackpot."""

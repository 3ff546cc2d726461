"""The chips in the middle: main and side pots, uncalled bets, and shares of what is split."""

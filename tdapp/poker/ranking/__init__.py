"""Who has the best hand: tables of strengths for each deck and house's order, high and low."""

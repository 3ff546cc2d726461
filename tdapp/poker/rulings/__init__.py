"""What a floor supervisor rules, by the house's book: of chips, words, turns and irregularities."""

"""One round of play: cards, rankings, games as data, betting, pots, showdown and commission."""

"""One round of play as a value: what was dealt and done so far, and what each act makes of it."""

"""The parts of a price that go somewhere of their own; every other part is kept by the house."""

POOL, FEE, BOUNTY = "pool", "fee", "bounty"

"""The memory of the house: the append-only record, its registries, copies and checks."""

"""The registries of people: the only tables that know a name, and how they grow and forget."""

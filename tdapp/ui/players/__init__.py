"""The people of the registry: found, told about, put right and taken in as lists."""

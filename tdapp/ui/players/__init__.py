"""The people of the registry: found, told about, put right, taken in as lists and given out."""

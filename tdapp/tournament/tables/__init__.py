"""The tables of an event: what the floor does next, and what an absent player posts."""

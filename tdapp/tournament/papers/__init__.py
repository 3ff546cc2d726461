"""The papers of an event: which were issued, and what they say without a name."""

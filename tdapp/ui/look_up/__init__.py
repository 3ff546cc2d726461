"""A rule looked up as a walk from question to question."""

"""The floor in the window: what is due, the tables, and who sits where."""

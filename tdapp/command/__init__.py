"""The command bar: what is typed of the floor, what it would do in words, and doing it."""

"""The log of rulings: what was decided at which table, by whom, and who reviewed it."""

"""Progressive pools: funded by what is played, won at a table, confirmed, and paid once."""

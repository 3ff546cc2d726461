"""Who sits where, who moves, and what is known of a table between the hands."""

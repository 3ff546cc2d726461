"""A disk that can lose its power, fill up or break, and SQLite upon it."""

"""The event as a whole: announced, given tables, finished, done with."""

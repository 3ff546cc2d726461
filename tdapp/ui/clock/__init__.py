"""The clock, on the projector and in the console's strip."""

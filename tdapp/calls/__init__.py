"""The calls, in one folder for each kind of stream."""

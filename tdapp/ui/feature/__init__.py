"""The hand of a feature table in the window: followed with keys, its end told to the event."""

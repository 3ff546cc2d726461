"""Acts on tables, seats and chips of the event in view."""

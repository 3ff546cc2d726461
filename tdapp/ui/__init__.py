"""The windows: the director's console, the projected screens and what they are painted with."""

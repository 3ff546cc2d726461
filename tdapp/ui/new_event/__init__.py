"""A new event: a format, a few answers, and the levels and prizes that follow from them."""

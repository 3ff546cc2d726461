"""Who is out, in which order, and the corrections to it."""

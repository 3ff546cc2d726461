"""The cash games of the room: tables, waiting lists, what is due, and the acts on them."""

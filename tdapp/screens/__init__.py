"""What a projected screen shows, as values: a window and a web page paint the same."""

"""Acts that write to streams of two kinds at once."""

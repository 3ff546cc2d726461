"""What a packed program tries of itself, to see that it is whole."""

"""What can be asked for in the window, and how it is asked and answered."""

"""What the windows are given from outside."""

"""What can be printed, a folder for each kind of stream."""

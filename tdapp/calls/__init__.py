"""What can be asked for, a folder for each kind of stream."""

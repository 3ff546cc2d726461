"""What is published of an event before it begins, and the file that it is read from."""

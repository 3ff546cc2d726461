"""Event files: read, checked and written."""

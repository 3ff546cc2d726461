"""The one list: its rows, cells and head."""

"""The command bar itself: its field, its card and the ways on."""

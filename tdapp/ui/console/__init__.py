"""The one main window around the pages."""

"""Boards of rows for projected screens, page by page."""

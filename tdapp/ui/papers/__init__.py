"""Papers at the window: looked at before they are printed, printed page by page, kept as PDF."""

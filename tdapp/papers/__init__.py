"""Papers: sheets as plain data, laid out in points, painted alike to PDF, preview and printer."""

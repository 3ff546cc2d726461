"""Chinese poker: thirteen cards set in three hands, compared, and paid in units (CROWN 13)."""

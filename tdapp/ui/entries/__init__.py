"""The list of entries and what is said of the one that is selected."""

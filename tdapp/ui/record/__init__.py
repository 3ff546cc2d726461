"""What happened, by whom, and what can still be taken back: the page of the record."""

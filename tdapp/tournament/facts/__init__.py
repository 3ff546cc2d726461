"""What the record of an event says happened: its events by subject."""

"""The page of the events: drafts, what is on, and what is over."""

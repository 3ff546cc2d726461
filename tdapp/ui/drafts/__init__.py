"""Drafts of events: the form, the text and their faults."""

"""The papers of an event."""

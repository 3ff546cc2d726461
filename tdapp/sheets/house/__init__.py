"""The papers of the house's own stream."""

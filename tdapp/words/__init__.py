"""What the house says: refusals and facts as sentences, in the voice that is handed in."""

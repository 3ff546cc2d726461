"""Acts on prizes, bounties and their slips."""
